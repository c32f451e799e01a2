// A position as Python holds it: with the sheet it belongs to.
#pragma once

#include <memory>

#include "damier/play.hpp"

struct PyPosition {
    std::shared_ptr<const damier::Play> play;
    damier::AnyPosition position;

    bool operator==(const PyPosition& o) const {
        return position == o.position && (play == o.play || play->plays_like(*o.play));
    }
};
