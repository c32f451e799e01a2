// The draw rules of a game for Python: what they count, and with which moves a draw can be claimed.
#include "damier/tally.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>

#include "position.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace damier;

namespace {

// (kind, needed, claimed, by king, materials as ten numbers each, squares of the road)
using Facts = std::tuple<int, int, bool, bool, std::vector<std::array<int, 10>>, std::vector<int>>;
// (done, plies, black's, square, start of the last move of a run; 0, 0: no run)
using CountFacts = std::tuple<int, int, bool, int, int>;

DrawRule rule_of(const Play& play, const Facts& facts) {
    const auto& [kind, needed, claimed, by_king, materials, road] = facts;
    DrawRule rule{static_cast<Counted>(kind), needed, claimed, by_king, {}, {}};
    for (const auto& f : materials) {
        rule.materials.push_back({{f[0], f[1]}, {f[2], f[3]}, {f[4], f[5]}, {f[6], f[7]}, {f[8], f[9]}});
    }
    for (const int square : road) {
        if (square < 1 || square > play.squares()) throw std::invalid_argument("expected squares of the board");
        rule.road |= one_bit<Bits128>(play.bit_of(square));
    }
    return rule;
}

CountFacts facts_of(const Tally& tally, const DrawRule& rule) {
    const Count c = tally.count(rule);
    if (!c.run) return {c.done, c.plies, false, 0, 0};
    const Play& play = tally.play();
    return {c.done, c.plies, c.by == Side::black, play.square_of(c.last.to), play.square_of(c.last.from)};
}

}  // namespace

void bind_tally(nb::module_& m) {
    nb::class_<Tally>(m, "Tally", nb::is_final(), "How far the draw rules of a game have come, kept move by move.")
        .def(
            "__init__",
            [](Tally* self, const PyPosition& start, int quiet, const std::vector<Facts>& rules) {
                std::vector<DrawRule> made;
                for (const Facts& facts : rules) made.push_back(rule_of(*start.play, facts));
                new (self) Tally(start.play, start.position, quiet, std::move(made));
            },
            "start"_a, "quiet"_a, "rules"_a,
            "Rules are (kind, needed, claimed, by king, materials, squares of the road); kinds in the order of the "
            "core.")
        .def("__copy__", [](const Tally& tally) { return Tally(tally); })
        .def(
            "push",
            [](Tally& tally, const NumberedMove& move, const PyPosition& after) {
                tally.push(move.move, after.position);
            },
            "move"_a, "after"_a, "Count a move of the side to move.")
        .def("pop", &Tally::pop, "Take the last move away.")
        .def(
            "set_huffed",
            [](Tally& tally, bool huffed, const PyPosition& now) { tally.set_huffed(huffed, now.position); },
            "huffed"_a, "now"_a, "Note that a piece was taken off for the last move, or put back.")
        .def(
            "reached", [](const Tally& tally, bool claimed) { return tally.reached(claimed); }, "claimed"_a,
            "Return the first rule that is reached, of those to claim or of the others; -1: none.")
        .def(
            "counts",
            [](const Tally& tally) {
                std::vector<CountFacts> found;
                for (const DrawRule& rule : tally.rules()) found.push_back(facts_of(tally, rule));
                return found;
            },
            "Return (done, plies, black's, end, start) for every rule; the ends of the last move of a run, else 0.")
        .def(
            "claiming",
            [](Tally& tally, const PyPosition& now, const std::vector<NumberedMove>& moves) {
                std::vector<bool> found;
                for (const NumberedMove& move : moves) {
                    tally.push(move.move, now.play->after(now.position, move.move));
                    found.push_back(tally.reached(true) >= 0);
                    tally.pop();
                }
                return found;
            },
            "now"_a, "moves"_a, "Tell of each move whether a draw can be claimed with it.");
}
