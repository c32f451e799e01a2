#include "damier/endgame.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>

#include "position.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace damier;

namespace {

// Men and kings of White, then of Black.
using Four = std::array<int, 4>;

Material material_of(const Four& four) {
    const auto small = [](int n) {
        if (n < 0 || n > most_endgame_pieces) throw std::invalid_argument("expected few pieces");
        return static_cast<std::uint8_t>(n);
    };
    return {{small(four[0]), small(four[2])}, {small(four[1]), small(four[3])}};
}

Four four_of(const Material& m) { return {m.men[0], m.kings[0], m.men[1], m.kings[1]}; }

// The watch of a long loop: it lets Ctrl-C through and tells Python how far it is.
Endgame::Watch watch_of(const nb::object& report) {
    return [&report](double part) {
        const nb::gil_scoped_acquire gil;
        if (PyErr_CheckSignals() != 0) throw nb::python_error();
        if (!report.is_none()) report(part);
    };
}

}  // namespace

void bind_endgame(nb::module_& m) {
    nb::class_<Endgame>(m, "Endgame",
                        "Endgame tables of one sheet; materials are (men, kings) of White, then of Black.")
        .def_static(
            "make",
            [](std::shared_ptr<Play> play, bool no_move_wins, const std::string& play_hash) {
                return Endgame::make(std::move(play), no_move_wins, play_hash);
            },
            "play"_a, nb::kw_only(), "no_move_wins"_a, "play_hash"_a, "Make tables that know nothing yet.")
        .def(
            "materials",
            [](const Endgame& tables, int pieces) {
                std::vector<Four> found;
                for (const Material& material : tables.materials(pieces)) found.push_back(four_of(material));
                return found;
            },
            "pieces"_a, "List what has a table of its own, each after those it needs.")
        .def(
            "build",
            [](const Endgame& tables, const Four& material, int threads, const nb::object& report) {
                std::vector<std::byte> file;
                {
                    const Endgame::Watch watch = watch_of(report);
                    const nb::gil_scoped_release release;
                    file = tables.build(material_of(material), threads, watch);
                }
                return nb::bytes(file.data(), file.size());
            },
            "material"_a, nb::kw_only(), "threads"_a, "report"_a.none(),
            nb::sig("def build(self, material: collections.abc.Sequence[int], *, threads: int, report: "
                    "collections.abc.Callable[[float], object] | None) -> bytes"),
            "Return the file of a table; those that its moves lead into must be mounted.")
        .def(
            "mount",
            [](Endgame& tables, const Four& material, const std::string& path) {
                const nb::gil_scoped_release release;
                tables.mount(material_of(material), FileBytes::open(path));
            },
            "material"_a, "path"_a, "Use a file; raise RuntimeError, saying why, if it is not this table.")
        .def(
            "mount_bytes",
            [](Endgame& tables, const Four& material, const nb::bytes& file) {
                const auto* first = static_cast<const std::byte*>(file.data());
                tables.mount(material_of(material), FileBytes::hold({first, first + file.size()}));
            },
            "material"_a, "file"_a, "Use the bytes of a file, as mount does.")
        .def(
            "unmount", [](Endgame& tables, const Four& material) { tables.unmount(material_of(material)); },
            "material"_a, "Do not use a table any more.")
        .def(
            "mounted",
            [](const Endgame& tables, const Four& material) { return tables.mounted(material_of(material)); },
            "material"_a, "Say whether a table is in use.")
        .def(
            "sound",
            [](const Endgame& tables, const Four& material) {
                const nb::gil_scoped_release release;
                return tables.slice(material_of(material)).sound();
            },
            "material"_a, "Read a mounted file to its end; say whether every page is as it was written.")
        .def(
            "counts",
            [](const Endgame& tables, const Four& material) {
                const EndgameHeader& header = tables.slice(material_of(material)).header();
                std::vector<std::array<std::uint64_t, 5>> counts;
                for (int turn = 0; turn < header.turns; ++turn) {
                    const EndgameCounts& c = header.counts[static_cast<std::size_t>(turn)];
                    counts.push_back({c.wins, c.draws, c.losses, c.longest_win, c.longest_loss});
                }
                return counts;
            },
            "material"_a,
            "Return (wins, draws, losses, longest win, longest loss) for each side to move that is stored.")
        .def_prop_ro("pieces", &Endgame::pieces, "The most pieces in any mounted table.")
        .def(
            "probe",
            [](const Endgame& tables, const PyPosition& p) -> std::optional<std::pair<int, int>> {
                const auto value = tables.probe(p.position);
                if (!value) return std::nullopt;
                return std::pair{value->result, value->plies};
            },
            "position"_a, "Return (1 won, 0 drawn, -1 lost; plies to the end) for the side to move; None if unknown.")
        .def(
            "score", [](const Endgame& tables, const PyPosition& p) { return tables.score(p.position); }, "position"_a,
            "Return the score that the search gives the position; None if unknown.")
        .def(
            "contradictions",
            [](const Endgame& tables, const Four& material, int threads, const nb::object& report) {
                const Endgame::Watch watch = watch_of(report);
                const nb::gil_scoped_release release;
                return tables.contradictions(material_of(material), threads, watch);
            },
            "material"_a, nb::kw_only(), "threads"_a, "report"_a.none(),
            nb::sig("def contradictions(self, material: collections.abc.Sequence[int], *, threads: int, report: "
                    "collections.abc.Callable[[float], object] | None) -> int"),
            "Count the values that do not follow from those that the legal moves lead to.")
        .def(
            "size", [](const Endgame& tables, const Four& material) { return tables.size(material_of(material)); },
            "material"_a, "Return how many positions a table has, for all sides to move that are stored.")
        .def(
            "number", [](const Endgame& tables, const PyPosition& p) { return tables.number(p.position); },
            "position"_a, "Return the number of a position within its table.")
        .def(
            "position",
            [](const Endgame& tables, std::shared_ptr<Play> play, const Four& material, std::uint64_t number) {
                return PyPosition{std::move(play), tables.position(material_of(material), number)};
            },
            "play"_a, "material"_a, "number"_a, "Return the position of a number.");
}
