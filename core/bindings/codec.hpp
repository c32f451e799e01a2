// A sheet of a collection as Python holds it.
#pragma once

#include "damier/collection.hpp"

struct PyBook {
    damier::Book book;
};
