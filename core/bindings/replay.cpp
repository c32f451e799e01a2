// Whole lines of moves for Python: its objects are made only for what is asked.
#include "damier/replay.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>

#include "position.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace damier;

namespace {

template <class T>
const T& item(const std::vector<T>& items, nb::ssize_t index) {
    const auto size = static_cast<nb::ssize_t>(items.size());
    if (index < 0) index += size;
    if (index < 0 || index >= size) throw nb::index_error("no such move in this line");
    return items[static_cast<std::size_t>(index)];
}

}  // namespace

void bind_replay(nb::module_& m) {
    nb::class_<Line>(m, "Line", nb::is_final(), "Moves that were read and played from a position.")
        .def("__len__", [](const Line& line) { return line.moves.size(); })
        .def_ro("read", &Line::read, "How many characters of the text were read.")
        .def(
            "move", [](const Line& line, nb::ssize_t index) { return item(line.moves, index); }, "index"_a,
            "Return one of the moves.")
        .def(
            "position",
            [](const Line& line, nb::ssize_t index) { return PyPosition{line.play, item(line.positions, index)}; },
            "index"_a, "Return the position before the move of this index; -1: after the last.")
        .def_prop_ro("moves", [](const Line& line) { return line.moves; }, "All moves.");

    m.def(
        "replay",
        [](const PyPosition& start, std::string_view text, nb::bytes names) {
            if (names.size() != SquareNames::size) throw std::invalid_argument("expected a table of 2176 squares");
            const SquareNames squares{{names.c_str(), names.size()}};
            const nb::gil_scoped_release unlocked;
            return replay(start.play, start.position, text, squares);
        },
        "start"_a, "text"_a, "names"_a,
        "Play moves such as `1. 32-28 19x28 c3:e5` up to the first that is no legal and clear one.\n\n"
        "`names` gives the square of each name: 128 numbers, then 128 for each letter from a to p; 0: none.");
}
