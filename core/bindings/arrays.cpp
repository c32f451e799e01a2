// Arrays for Python: filled in place, without the interpreter's lock.
#include "damier/arrays.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/vector.h>

#include <cstring>
#include <stdexcept>

#include "codec.hpp"
#include "damier/evaluation.hpp"
#include "position.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace damier;

namespace {

template <class T>
using Array = nb::ndarray<T, nb::c_contig, nb::device::cpu>;

std::vector<const PyPosition*> positions_of(const nb::list& list) {
    std::vector<const PyPosition*> made;
    for (const nb::handle item : list) made.push_back(&nb::cast<const PyPosition&>(item));
    for (const PyPosition* one : made) {
        if (one->play->size() != made.front()->play->size() ||
            one->play->all_squares() != made.front()->play->all_squares())
            throw std::invalid_argument("expected positions of one board");
    }
    return made;
}

template <class T>
T* rows(const Array<T>& array, std::size_t count, std::size_t width) {
    if (array.size() < count * width) throw std::invalid_argument("expected a larger array");
    return array.data();
}

void fill_planes(const nb::list& list, const Array<std::uint8_t>& out, bool whole_board) {
    const auto positions = positions_of(list);
    if (positions.empty()) return;
    const Planes planes(*positions.front()->play, whole_board);
    std::uint8_t* at = rows(out, positions.size(), planes.size());
    const nb::gil_scoped_release unlocked;
    for (const PyPosition* one : positions) {
        planes.fill(one->position, at);
        at += planes.size();
    }
}

nb::list read_planes(const PyPosition& board, const Array<const std::uint8_t>& array, bool whole_board) {
    const Planes planes(*board.play, whole_board);
    nb::list made;
    for (std::size_t at = 0; at + planes.size() <= array.size(); at += planes.size()) {
        made.append(nb::cast(PyPosition{board.play, planes.read(array.data() + at)}));
    }
    return made;
}

void fill_masks(const nb::list& list, const Array<std::uint8_t>& out) {
    const auto positions = positions_of(list);
    if (positions.empty()) return;
    const auto size = static_cast<std::size_t>(MoveNumbers(*positions.front()->play).size());
    std::uint8_t* at = rows(out, positions.size(), size);
    const nb::gil_scoped_release unlocked;
    for (const PyPosition* one : positions) {
        MoveNumbers(*one->play).mask(one->position, at);
        at += size;
    }
}

void fill_features(const nb::list& list, const Array<std::uint16_t>& patterns, const Array<std::int16_t>& terms) {
    const auto positions = positions_of(list);
    if (positions.empty()) return;
    const Play& play = *positions.front()->play;
    Play::with_layout(play.size(), play.all_squares(), [&]<class Layout>() {
        using Bits = typename Layout::Bits;
        const Board<Layout> board(play.size());
        const WindowMap<Layout> map(play.size());
        const DenseTerms<Layout> dense(board, play.rules(), play.size());
        std::uint16_t* windows = rows(patterns, positions.size(), static_cast<std::size_t>(map.count));
        std::int16_t* numbers = rows(terms, positions.size(), dense_terms);
        const nb::gil_scoped_release unlocked;
        for (const PyPosition* one : positions) {
            const auto p = narrowed<Bits>(one->position);
            map.for_each(p.pieces[0] & ~p.kings, p.pieces[1] & ~p.kings,
                         [&](int w, int pattern) { windows[w] = static_cast<std::uint16_t>(pattern); });
            for (const int term : dense(p)) *numbers++ = static_cast<std::int16_t>(term);
            windows += map.count;
        }
    });
}

int windows_of(const PyPosition& board) {
    return Play::with_layout(board.play->size(), board.play->all_squares(),
                             [&]<class Layout>() { return WindowMap<Layout>(board.play->size()).count; });
}

void fill_samples(const PyPosition& board, const nb::bytes& data, const Array<std::uint8_t>& out, bool whole_board) {
    const Planes planes(*board.play, whole_board);
    const std::size_t count = data.size() / sizeof(Sample);
    std::uint8_t* at = rows(out, count, planes.size());
    const char* from = data.c_str();
    const nb::gil_scoped_release unlocked;
    for (std::size_t i = 0; i < count; ++i) {
        Sample sample;
        std::memcpy(&sample, from + i * sizeof(Sample), sizeof(Sample));
        planes.fill(position_of<Bits128>(sample), at);
        at += planes.size();
    }
}

struct PyUnroller {
    Unroller unroller;
    Planes planes;
    MoveNumbers numbers;

    std::size_t fill(const Array<std::uint8_t>& out, const Array<std::int32_t>& moves,
                     const Array<std::int8_t>& results, const Array<std::int64_t>& games,
                     const Array<std::int32_t>& plies, const Array<std::uint8_t>& masks) {
        const std::size_t count = out.size() / planes.size();
        const auto size = static_cast<std::size_t>(numbers.size());
        std::uint8_t* at = out.data();
        std::int32_t* move = rows(moves, count, 1);
        std::int8_t* result = rows(results, count, 1);
        std::int64_t* game = rows(games, count, 1);
        std::int32_t* ply = rows(plies, count, 1);
        std::uint8_t* mask = masks.size() ? rows(masks, count, size) : nullptr;
        const nb::gil_scoped_release unlocked;
        std::size_t made = 0;
        for (; made < count && unroller.next(); ++made) {
            planes.fill(unroller.position(), at);
            at += planes.size();
            move[made] = unroller.row().move;
            result[made] = static_cast<std::int8_t>(unroller.row().result);
            game[made] = unroller.row().game;
            ply[made] = unroller.row().ply;
            if (mask) numbers.mask(unroller.position(), mask + made * size);
        }
        return made;
    }
};

}  // namespace

void bind_arrays(nb::module_& m) {
    m.def("fill_planes", &fill_planes, "positions"_a, "out"_a, "whole_board"_a,
          nb::sig("def fill_planes(positions: list[Position], out: object, whole_board: bool) -> None"),
          "Write five planes for each position.");
    m.def("read_planes", &read_planes, "board"_a, "planes"_a, "whole_board"_a,
          nb::sig("def read_planes(board: Position, planes: object, whole_board: bool) -> list[Position]"),
          "Return the positions of planes, unchecked; `board`: any position of their sheet.");
    m.def("fill_masks", &fill_masks, "positions"_a, "out"_a,
          nb::sig("def fill_masks(positions: list[Position], out: object) -> None"),
          "Write for each position which moves are legal.");
    m.def("fill_features", &fill_features, "positions"_a, "patterns"_a, "terms"_a,
          nb::sig("def fill_features(positions: list[Position], patterns: object, terms: object) -> None"),
          "Write what the evaluation looks at: the pattern in each window, and the other terms.");
    m.def("windows_of", &windows_of, "board"_a, "Count the windows of a board.");
    m.def("fill_samples", &fill_samples, "board"_a, "data"_a, "out"_a, "whole_board"_a,
          nb::sig("def fill_samples(board: Position, data: bytes, out: object, whole_board: bool) -> None"),
          "Write five planes for each sample of a training.");
    m.def(
        "move_number",
        [](const PyPosition& p, const NumberedMove& move) {
            return MoveNumbers(*p.play).number(p.position, move.move);
        },
        "position"_a, "move"_a, "Return the number of a legal move; -1 if it has none.");
    m.def(
        "move_of_number",
        [](const PyPosition& p, int number) -> nb::object {
            NumberedMove found;
            if (!MoveNumbers(*p.play).find(p.position, number, found)) return nb::none();
            return nb::cast(std::move(found));
        },
        "position"_a, "number"_a, nb::sig("def move_of_number(position: Position, number: int) -> Move | None"),
        "Return the legal move of a number, None if there is none.");

    nb::class_<PyUnroller>(m, "Unroller", nb::is_final(), "Packed games as arrays, position by position.")
        .def(
            "__init__",
            [](PyUnroller* self, const PyBook& book, std::uint64_t sheet, const nb::bytes& games, std::int64_t first,
               bool whole_board) {
                const auto* data = reinterpret_cast<const std::uint8_t*>(games.c_str());
                new (self)
                    PyUnroller{Unroller(book.book, sheet, Bytes(data, data + games.size()), first),
                               Planes(book.book.codec->play(), whole_board), MoveNumbers(book.book.codec->play())};
            },
            "codec"_a, "sheet"_a, "games"_a, "first"_a, "whole_board"_a,
            "`sheet`: the number of those games that count; `first`: the number of the first game.")
        .def("fill", &PyUnroller::fill, "planes"_a, "moves"_a, "results"_a, "games"_a, "plies"_a, "masks"_a,
             nb::sig("def fill(self, planes: object, moves: object, results: object, games: object, plies: object, "
                     "masks: object) -> int"),
             "Write as many positions as there is room for; return how many. No masks are written to an empty array.");
}
