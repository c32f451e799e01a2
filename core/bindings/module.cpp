// The Python face of the core: a sheet compiled for play, positions and moves as frozen values.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <span>
#include <stdexcept>

#include "damier/fen.hpp"
#include "damier/hash.hpp"
#include "damier/play.hpp"
#include "position.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace damier;

void bind_replay(nb::module_& m);
void bind_tally(nb::module_& m);
void bind_collection(nb::module_& m);
void bind_arrays(nb::module_& m);
void bind_engine(nb::module_& m);
void bind_endgame(nb::module_& m);

namespace {

using Runs = std::pair<std::pair<int, int>, std::pair<int, int>>;

nb::tuple squares_tuple(std::span<const std::uint8_t> squares, int before = 0) {
    nb::list items;
    if (before) items.append(before);
    for (const int square : squares) items.append(square);
    return nb::tuple(items);
}

std::string joined(const NumberedMove& m) {
    std::string text = std::to_string(m.start);
    for (const int square : m.landings) text += "x" + std::to_string(square);
    return text;
}

std::string short_text(const NumberedMove& m) {
    return std::to_string(m.start) + (m.captured.empty() ? "-" : "x") + std::to_string(m.end);
}

std::uint64_t hash_of(const NumberedMove& m) {
    std::uint64_t state = m.move.captured.lo ^ m.move.captured.hi << 1 ^ std::uint64_t{m.move.from} << 32 ^
                          std::uint64_t{m.move.to} << 40 ^ std::uint64_t{m.move.crowns} << 48;
    return splitmix(state) >> 1;
}

KingRun run_of(const Play& play, std::pair<int, int> run) {
    if (run.second == 0) return {};
    if (run.first < 1 || run.first > play.squares() || run.second < 0 || run.second > 255) {
        throw std::invalid_argument("expected a run of (square, moves)");
    }
    return {static_cast<std::uint8_t>(play.bit_of(run.first)), static_cast<std::uint8_t>(run.second)};
}

std::pair<int, int> run_pair(const Play& play, KingRun run) {
    return run.moves ? std::pair{play.square_of(run.at), int{run.moves}} : std::pair{0, 0};
}

// Which moves of a list are wanted: all, or those between two of these squares.
struct Ends {
    int start = 0;
    std::vector<int> ends;

    bool fit(int from, int to) const {
        return !start || (from == start && std::find(ends.begin(), ends.end(), to) != ends.end());
    }
};

// The Python objects of quiet moves, made once a sheet: a move is a value, and these come up again
// and again.
struct QuietObjects {
    explicit QuietObjects(int squares) : row(squares + 1), objects(static_cast<std::size_t>(2 * row * row)) {}

    nb::object& at(int start, int end, bool crowns) {
        return objects[static_cast<std::size_t>((start * row + end) * 2 + crowns)];
    }

    int row;
    std::vector<nb::object> objects;
};

QuietObjects& quiet_objects(const Play& play) {
    if (!play.attachment) play.attachment = std::make_shared<QuietObjects>(play.squares());
    return *static_cast<QuietObjects*>(play.attachment.get());
}

// Letting others run costs more than nearly every list. What turns out to be long begins anew without
// the interpreter's lock.
void list_unlocked(const PyPosition& p, Listing listing, std::vector<NumberedMove>& captures,
                   MoveList<Bits128>& quiet) {
    try {
        p.play->list(p.position, listing, captures, quiet, Haste::quick);
    } catch (const TooManyCaptures&) {
        const nb::gil_scoped_release unlocked;
        captures.clear();
        p.play->list(p.position, listing, captures, quiet);
    }
}

nb::list list(const PyPosition& p, Listing listing, const Ends& ends = {}) {
    std::vector<NumberedMove> captures;
    MoveList<Bits128> quiet;
    list_unlocked(p, listing, captures, quiet);
    nb::list moves;
    for (NumberedMove& move : captures) {
        if (ends.fit(move.start, move.end)) moves.append(nb::cast(std::move(move)));
    }
    if (!quiet.empty()) {
        QuietObjects& known = quiet_objects(*p.play);
        for (const AnyMove& move : quiet) {
            const int start = p.play->square_of(move.from);
            const int end = p.play->square_of(move.to);
            if (!ends.fit(start, end)) continue;
            nb::object& object = known.at(start, end, move.crowns);
            if (!object.is_valid()) object = nb::cast(p.play->numbered(move));
            moves.append(object);
        }
    }
    return moves;
}

// The longest ways on which a hand could jump more than once. They are shown after every move, so
// positions that take long, as games never have them, have none.
nb::list ways(const PyPosition& p) {
    std::vector<NumberedMove> captures;
    MoveList<Bits128> quiet;
    nb::list longest;
    try {
        p.play->list(p.position, Listing::without_duties, captures, quiet, Haste::quick);
    } catch (const TooManyCaptures&) {
        return longest;
    }
    std::vector<std::vector<std::uint8_t>> paths;
    for (const NumberedMove& move : captures) {
        if (move.landings.size() < 2) continue;
        paths.emplace_back(1, move.start).insert(paths.back().end(), move.landings.begin(), move.landings.end());
    }
    std::ranges::sort(paths);
    for (std::size_t i = 0; i < paths.size(); ++i) {
        const auto& path = paths[i];
        const bool goes_on = i + 1 < paths.size() && paths[i + 1].size() >= path.size() &&
                             std::equal(path.begin(), path.end(), paths[i + 1].begin());
        if (!goes_on) longest.append(squares_tuple(path));
    }
    return longest;
}

using MoveState = std::tuple<std::uint64_t, std::uint64_t, int, int, bool, int, int, std::vector<std::uint8_t>,
                             std::vector<std::uint8_t>>;

MoveState state_of(const NumberedMove& m) {
    return {m.move.captured.lo, m.move.captured.hi, m.move.from, m.move.to, m.move.crowns, m.start, m.end,
            m.landings,         m.captured};
}

void set_state(NumberedMove& m, const MoveState& state) {
    const auto& [lo, hi, from, to, crowns, start, end, landings, captured] = state;
    const auto byte = [](int value) { return static_cast<std::uint8_t>(value); };
    new (&m) NumberedMove{{Bits128(lo, hi), byte(from), byte(to), crowns}, byte(start), byte(end), landings, captured};
}

// A move as somebody tells it: no rule is asked, so what the rules forbid today can be told, too.
NumberedMove told(const PyPosition& p, const std::vector<int>& path, const std::vector<int>& captured, bool crowns) {
    const auto square = [&p](int number) {
        if (number < 1 || number > p.play->squares()) throw std::out_of_range("expected squares of the board");
        return static_cast<std::uint8_t>(number);
    };
    if (path.size() < 2) throw std::out_of_range("expected a path of two squares or more");
    const auto bit = [&](int number) { return static_cast<std::uint8_t>(p.play->bit_of(square(number))); };
    NumberedMove made{
        {{}, bit(path.front()), bit(path.back()), crowns}, square(path.front()), square(path.back()), {}, {}};
    for (const int taken : captured) {
        made.move.captured |= one_bit<Bits128>(bit(taken));
        made.captured.push_back(square(taken));
    }
    if (!captured.empty()) {
        for (auto landing = path.begin() + 1; landing != path.end(); ++landing)
            made.landings.push_back(square(*landing));
    }
    return made;
}

}  // namespace

NB_MODULE(_core, m) {
    m.doc() = "damier's core: compiled sheets, positions and moves";
    nb::set_leak_warnings(false);
    nb::register_exception_translator([](const std::exception_ptr& thrown, void*) {
        try {
            std::rethrow_exception(thrown);
        } catch (const TooManyCaptures& error) {
            nb::object type = nb::module_::import_("damier.errors").attr("TooManyMoves");
            PyErr_SetString(type.ptr(), error.what());
        }
    });

    nb::class_<Play>(m, "Play", "One sheet compiled for play.")
        .def_static(
            "make",
            [](int width, int height, bool mirrored, bool all_squares, std::array<int, 2> man_moves,
               std::array<int, 2> man_captures, int king_moves, int king_captures, bool man_captures_kings,
               bool king_flies, int landing, int king_limit, bool compulsory, bool finish, bool removes_at_once,
               bool turns_back, int crowning, const std::vector<int>& priority, bool first_king_wins) {
                Rules rules;
                for (const int side : {0, 1}) {
                    rules.man_moves[side] = static_cast<DirectionMask>(man_moves[side]);
                    rules.man_captures[side] = static_cast<DirectionMask>(man_captures[side]);
                }
                rules.king_moves = static_cast<DirectionMask>(king_moves);
                rules.king_captures = static_cast<DirectionMask>(king_captures);
                rules.man_captures_kings = man_captures_kings;
                rules.king_flies = king_flies;
                rules.landing = static_cast<Landing>(landing);
                rules.king_limit = static_cast<std::uint8_t>(king_limit);
                rules.compulsory = compulsory;
                rules.finish = finish;
                rules.removes_at_once = removes_at_once;
                rules.turns_back = turns_back;
                rules.crowning = static_cast<Crowning>(crowning);
                if (priority.size() > rules.priority.size()) throw std::invalid_argument("too many priorities");
                for (std::size_t i = 0; i < priority.size(); ++i) {
                    rules.priority[i] = static_cast<Criterion>(priority[i]);
                }
                rules.first_king_wins = first_king_wins;
                return Play::make({width, height, mirrored}, all_squares, rules);
            },
            nb::kw_only(), "width"_a, "height"_a, "mirrored"_a, "all_squares"_a, "man_moves"_a, "man_captures"_a,
            "king_moves"_a, "king_captures"_a, "man_captures_kings"_a, "king_flies"_a, "landing"_a, "king_limit"_a,
            "compulsory"_a, "finish"_a, "removes_at_once"_a, "turns_back"_a, "crowning"_a, "priority"_a,
            "first_king_wins"_a, "Compile rules; directions are bit masks, clockwise from White's straight ahead.")
        .def_prop_ro("squares", &Play::squares, "The number of playable squares.");

    nb::class_<NumberedMove>(m, "Move", nb::is_final(),
                             "A legal move: a frozen value, equal to any move with the same ends, captured pieces "
                             "and crowning.")
        .def_ro("start", &NumberedMove::start, "The square the piece leaves.")
        .def_ro("end", &NumberedMove::end, "The square where it comes to rest.")
        .def_prop_ro(
            "crowns", [](const NumberedMove& v) { return v.move.crowns; }, "Whether a man becomes a king by it.")
        .def_prop_ro(
            "is_capture", [](const NumberedMove& v) { return !v.captured.empty(); }, "Whether it captures anything.")
        .def_prop_ro(
            "path",
            [](const NumberedMove& v) {
                return v.captured.empty() ? nb::make_tuple(v.start, v.end) : squares_tuple(v.landings, v.start);
            },
            nb::sig("def path(self) -> tuple[int, ...]"), "The start and every landing square, in order.")
        .def_prop_ro(
            "captured", [](const NumberedMove& v) { return squares_tuple(v.captured); },
            nb::sig("def captured(self) -> tuple[int, ...]"), "The captured squares, in order of capture.")
        .def_prop_ro(
            "long", [](const NumberedMove& v) { return v.captured.empty() ? short_text(v) : joined(v); },
            "The move with every landing square: 47x38x24x13x36.")
        .def("__str__", &short_text)
        .def("__repr__",
             [](const NumberedMove& v) { return "<Move " + (v.captured.empty() ? short_text(v) : joined(v)) + ">"; })
        .def("__hash__", &hash_of)
        .def("__copy__", [](nb::handle self) { return nb::borrow(self); })
        .def(
            "__deepcopy__", [](nb::handle self, nb::handle) { return nb::borrow(self); }, nb::arg("memo").none())
        .def("__getstate__", &state_of)
        .def("__setstate__", &set_state)
        .def(
            "__eq__",
            [](const NumberedMove& a, nb::handle b) {
                return nb::isinstance<NumberedMove>(b) && a.move == nb::cast<const NumberedMove&>(b).move;
            },
            nb::arg().none(), nb::sig("def __eq__(self, arg: object, /) -> bool"));

    nb::class_<PyPosition>(m, "Position", nb::is_final(),
                           "Pieces, the side to move and the kings' runs; a frozen value.")
        .def(
            "__init__",
            [](PyPosition* self, std::shared_ptr<Play> play, const std::string& board, bool black_to_move,
               const Runs& runs) {
                const Side turn = black_to_move ? Side::black : Side::white;
                const AnyPosition made =
                    play->parse(board, turn, {run_of(*play, runs.first), run_of(*play, runs.second)});
                new (self) PyPosition{std::move(play), made};
            },
            "play"_a, "board"_a, "black_to_move"_a, "runs"_a)
        .def_static(
            "read_fen",
            [](std::shared_ptr<Play> play, std::string_view text, int most) -> std::optional<PyPosition> {
                const std::optional<AnyPosition> found = parse_fen(*play, text, most);
                if (!found) return {};
                return PyPosition{std::move(play), *found};
            },
            "play"_a, "text"_a, "most"_a,
            "Read a FEN in its plain form; None for any other text, and where pieces cannot stand so: more than `most` "
            "of a side, a man on its crown row.")
        .def(
            "fen", [](const PyPosition& p) { return format_fen(*p.play, p.position); }, "Write the plain FEN.")
        .def_prop_ro(
            "counts",
            [](const PyPosition& p) {
                const auto& [white, black] = p.position.pieces;
                const Bits128 kings = p.position.kings;
                return nb::make_tuple(count(white & ~kings), count(white & kings), count(black & ~kings),
                                      count(black & kings));
            },
            nb::sig("def counts(self) -> tuple[int, int, int, int]"), "White's men and kings, Black's men and kings.")
        .def_prop_ro(
            "board", [](const PyPosition& p) { return p.play->format(p.position); },
            "One of w b W B e for each square, from the first.")
        .def_prop_ro("black_to_move", [](const PyPosition& p) { return p.position.turn == Side::black; })
        .def_prop_ro(
            "runs",
            [](const PyPosition& p) {
                return Runs{run_pair(*p.play, p.position.runs[0]), run_pair(*p.play, p.position.runs[1])};
            },
            "White's and Black's (square, moves) of quiet moves in a row with one king; (0, 0): none.")
        .def(
            "legal_moves", [](const PyPosition& p) { return list(p, Listing::legal); },
            nb::sig("def legal_moves(self) -> list[Move]"), "List the legal moves.")
        .def(
            "is_legal",
            [](const PyPosition& p, const NumberedMove& move) { return p.play->is_legal(p.position, move.move); },
            "move"_a, "Tell whether a move is legal here.")
        .def(
            "has_moves", [](const PyPosition& p) { return p.play->has_moves(p.position); },
            "Tell whether there is a legal move.")
        .def(
            "routes", [](const PyPosition& p) { return list(p, Listing::routes); },
            nb::sig("def routes(self) -> list[Move]"), "List every legal route, also those that make equal moves.")
        .def(
            "routes_between",
            [](const PyPosition& p, int start, std::vector<int> ends) {
                return list(p, Listing::routes, {start, std::move(ends)});
            },
            "start"_a, "ends"_a, nb::sig("def routes_between(self, start: int, ends: Sequence[int]) -> list[Move]"),
            "List the routes from one square to one of `ends`.")
        .def(
            "complete", [](const PyPosition& p) { return list(p, Listing::without_priority); },
            nb::sig("def complete(self) -> list[Move]"),
            "List what would be legal if no capture had priority over another.")
        .def(
            "attempts", [](const PyPosition& p) { return list(p, Listing::without_duties); },
            nb::sig("def attempts(self) -> list[Move]"),
            "List what a hand could do, by every route: moves and captures of any length, without duties.")
        .def(
            "attempts_between",
            [](const PyPosition& p, int start, std::vector<int> ends) {
                return list(p, Listing::without_duties, {start, std::move(ends)});
            },
            "start"_a, "ends"_a, nb::sig("def attempts_between(self, start: int, ends: Sequence[int]) -> list[Move]"),
            "List the attempts from one square to one of `ends`.")
        .def("ways", &ways, nb::sig("def ways(self) -> list[tuple[int, ...]]"),
             "List the longest paths of attempts that jump more than once; none where they are beyond number.")
        .def("told", &told, "path"_a, "captured"_a, "crowns"_a,
             "Return a move as it is told, by its squares; no rule is asked.")
        .def(
            "after",
            [](const PyPosition& p, const NumberedMove& move) {
                return PyPosition{p.play, p.play->after(p.position, move.move)};
            },
            "move"_a, "Return the position after a legal move; the move is not checked.")
        .def(
            "perft",
            [](const PyPosition& p, int depth, bool played, bool duplicates) {
                return p.play->perft(p.position, depth, played ? Leaves::played : Leaves::counted,
                                     duplicates ? Duplicates::kept : Duplicates::removed);
            },
            "depth"_a, nb::kw_only(), "played"_a = false, "duplicates"_a = false,
            nb::call_guard<nb::gil_scoped_release>(),
            "Count the leaves `depth` moves ahead; `played` makes every last move, `duplicates` counts routes.")
        .def_prop_ro(
            "key", [](const PyPosition& p) { return hash(p.position); }, "The Zobrist key.")
        .def("__hash__", [](const PyPosition& p) { return hash(p.position) >> 1; })
        .def(
            "__eq__",
            [](const PyPosition& a, nb::handle b) {
                return nb::isinstance<PyPosition>(b) && a == nb::cast<const PyPosition&>(b);
            },
            nb::arg().none(), nb::sig("def __eq__(self, arg: object, /) -> bool"));
    bind_replay(m);
    bind_tally(m);
    bind_collection(m);
    bind_arrays(m);
    bind_endgame(m);
    bind_engine(m);
}
