#include "damier/engine.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/function.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <iterator>

#include "position.hpp"

namespace nb = nanobind;
using namespace nb::literals;

using namespace damier;

namespace {

// What ends one search: set by any thread, once.
struct Stop {
    std::atomic<bool> asked{false};
};

template <class T>
std::vector<T> from_bytes(const nb::bytes& bytes) {
    if (bytes.size() % sizeof(T)) throw std::invalid_argument("expected a whole number of records");
    std::vector<T> values(bytes.size() / sizeof(T));
    if (!values.empty()) std::memcpy(values.data(), bytes.c_str(), bytes.size());
    return values;
}

template <class T>
nb::bytes to_bytes(const std::vector<T>& values) {
    return nb::bytes(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T));
}

Features features_without(const std::vector<std::string>& off) {
    Features features;
    for (const std::string& name : off) {
        const auto* const found = std::find_if(std::begin(feature_names), std::end(feature_names),
                                               [&](const auto& known) { return name == known.first; });
        if (found == std::end(feature_names)) throw std::invalid_argument("unknown feature " + name);
        features.*found->second = false;
    }
    return features;
}

// (score, depth, [moves]) of each line, moves as found in the position they are played from.
nb::list lines_list(const Play& play, const AnyPosition& root, const std::vector<EngineLine>& lines) {
    nb::list result;
    for (const EngineLine& line : lines) {
        nb::list moves;
        AnyPosition position = root;
        for (const AnyMove& move : line.moves) {
            for (const NumberedMove& legal : play.moves(position, Listing::legal)) {
                if (legal.move == move) {
                    moves.append(legal);
                    break;
                }
            }
            position = play.after(position, move);
        }
        result.append(nb::make_tuple(line.score, line.depth, moves));
    }
    return result;
}

// Least and most men and kings of one side, then of the other, then pieces; plies, and those done.
MaterialLimit material_limit(const std::vector<int>& facts) {
    if (facts.size() != 12) throw std::invalid_argument("expected 12 numbers of a material");
    return {{facts[0], facts[1]},
            {facts[2], facts[3]},
            {facts[4], facts[5]},
            {facts[6], facts[7]},
            {facts[8], facts[9]},
            facts[10],
            facts[11]};
}

std::vector<Sample> all_samples(const std::vector<nb::bytes>& parts) {
    std::vector<Sample> all;
    for (const nb::bytes& part : parts) {
        const auto records = from_bytes<Sample>(part);
        all.insert(all.end(), records.begin(), records.end());
    }
    return all;
}

FitOptions fit_options(int epochs, double trust, int threads, double logit) {
    FitOptions options;
    options.epochs = epochs;
    options.trust = trust;
    options.threads = threads;
    options.logit = logit;
    options.watch = [] {
        const nb::gil_scoped_acquire gil;
        if (PyErr_CheckSignals() != 0) throw nb::python_error();
    };
    return options;
}

SelfplayOptions options_of(std::uint64_t nodes, int opening_plies, int quiet_plies) {
    SelfplayOptions options;
    options.quiet_plies = quiet_plies;
    options.nodes = nodes;
    options.opening_plies = opening_plies;
    return options;
}

}  // namespace

void bind_engine(nb::module_& m) {
    nb::class_<Stop>(m, "Stop", "What ends one search.")
        .def(nb::init<>())
        .def(
            "set", [](Stop& stop) { stop.asked.store(true, std::memory_order_relaxed); },
            "End the search that was given this, within milliseconds.")
        .def(
            "is_set", [](const Stop& stop) { return stop.asked.load(std::memory_order_relaxed); },
            "Say whether the end was asked for.");
    nb::class_<Engine>(m, "Engine", "Searches and learns positions of one sheet.")
        .def_static(
            "make",
            [](std::shared_ptr<Play> play, bool no_move_wins, const nb::bytes& weights, std::size_t megabytes) {
                return Engine::make(std::move(play), no_move_wins, from_bytes<Weight>(weights), megabytes);
            },
            "play"_a, nb::kw_only(), "no_move_wins"_a, "weights"_a, "megabytes"_a,
            "Make an engine; empty weights: it counts pieces and mobility.")
        .def(
            "search",
            [](Engine& engine, const PyPosition& root, const std::vector<PyPosition>& past, int depth,
               std::uint64_t nodes, double soft_seconds, double hard_seconds, int quiet_plies,
               const std::vector<std::vector<int>>& materials, int lines, int threads,
               const std::vector<std::string>& without, const Stop& stop, bool heed_signals, const nb::object& report) {
                SearchRequest request{stop.asked, root.position, {}, {}, {}, 1, 1, {}, {}};
                for (const PyPosition& position : past) request.past.push_back(position.position);
                request.limits = {depth, nodes, soft_seconds, hard_seconds};
                request.draws.quiet_plies = quiet_plies;
                for (const std::vector<int>& facts : materials)
                    request.draws.materials.push_back(material_limit(facts));
                request.lines = lines;
                request.threads = threads;
                request.features = features_without(without);
                if (heed_signals) {
                    request.watch = [] {
                        const nb::gil_scoped_acquire gil;
                        if (PyErr_CheckSignals() != 0) throw nb::python_error();
                    };
                }
                Engine::Report tell;
                if (!report.is_none()) {
                    tell = [&](const std::vector<EngineLine>& found, std::uint64_t searched, double seconds) {
                        const nb::gil_scoped_acquire gil;
                        report(lines_list(*root.play, root.position, found), searched, seconds);
                    };
                }
                std::vector<EngineLine> found;
                {
                    const nb::gil_scoped_release release;
                    found = engine.search(request, tell);
                }
                return lines_list(*root.play, root.position, found);
            },
            "root"_a, nb::kw_only(), "past"_a, "depth"_a, "nodes"_a, "soft_seconds"_a, "hard_seconds"_a,
            "quiet_plies"_a, "materials"_a, "lines"_a, "threads"_a, "without"_a, "stop"_a, "heed_signals"_a,
            "report"_a.none(),
            nb::sig("def search(self, root: Position, *, past: collections.abc.Sequence[Position], depth: int, nodes: "
                    "int, soft_seconds: float, "
                    "hard_seconds: float, quiet_plies: int, materials: "
                    "collections.abc.Sequence[collections.abc.Sequence[int]], lines: int, threads: int, without: "
                    "collections.abc.Sequence[str], stop: Stop, heed_signals: bool, "
                    "report: collections.abc.Callable[[list[tuple[int, int, list[Move]]], int, float], object] | None) "
                    "-> list[tuple[int, int, list[Move]]]"),
            "Search; return (score, depth, moves) of the best lines, scores in hundredths of a man.")
        .def(
            "use_tables", [](Engine& engine, std::shared_ptr<Endgame> tables) { engine.use_tables(std::move(tables)); },
            "tables"_a.none(), "Ask these endgame tables about positions with few pieces; None: no more.")
        .def("clear", &Engine::clear, "Forget what earlier searches found.")
        .def(
            "evaluate", [](const Engine& engine, const PyPosition& p) { return engine.evaluate(p.position); },
            "position"_a, "Score a position without searching, for the side to move.")
        .def_prop_ro(
            "weights", [](const Engine& engine) { return to_bytes(engine.weights()); },
            "The weights it plays by, 16 bits each.")
        .def(
            "selfplay",
            [](const Engine& engine, const PyPosition& start, int games, std::uint64_t seed, std::uint64_t nodes,
               int opening_plies, int quiet_plies, double perturbed, double king_starts) {
                SelfplayOptions options = options_of(nodes, opening_plies, quiet_plies);
                if (!(perturbed >= 0 && perturbed < 1) || !(king_starts >= 0 && king_starts <= 1))
                    throw std::invalid_argument("expected shares from 0 to 1");
                options.perturbed = perturbed;
                options.king_starts = king_starts;
                std::vector<Sample> samples;
                {
                    const nb::gil_scoped_release release;
                    engine.selfplay(start.position, games, seed, options, samples);
                }
                return to_bytes(samples);
            },
            "start"_a, nb::kw_only(), "games"_a, "seed"_a, "nodes"_a, "opening_plies"_a, "quiet_plies"_a, "perturbed"_a,
            "king_starts"_a,
            "Play games against itself; return their quiet positions, and as many others as told, as records.")
        .def(
            "match",
            [](const Engine& engine, const PyPosition& start, const Engine& opponent, int pairs, std::uint64_t seed,
               std::uint64_t nodes, int opening_plies, int quiet_plies, const std::vector<std::string>& without,
               const std::vector<std::string>& opponent_without) {
                const Features mine = features_without(without);
                const Features theirs = features_without(opponent_without);
                const nb::gil_scoped_release release;
                const MatchResult result = engine.match(start.position, opponent, pairs, seed,
                                                        options_of(nodes, opening_plies, quiet_plies), mine, theirs);
                return std::tuple(result.wins, result.draws, result.losses);
            },
            "start"_a, "opponent"_a, nb::kw_only(), "pairs"_a, "seed"_a, "nodes"_a, "opening_plies"_a, "quiet_plies"_a,
            "without"_a, "opponent_without"_a, "Play pairs of games, colours swapped; return wins, draws and losses.")
        .def(
            "fit",
            [](const Engine& engine, const std::vector<nb::bytes>& samples, const nb::bytes& weights, int epochs,
               double pull, double trust, int threads, double logit, bool keep) {
                const std::vector<Sample> all = all_samples(samples);
                std::vector<double> values = from_bytes<double>(weights);
                FitOptions options = fit_options(epochs, trust, threads, logit);
                options.pull = pull;
                options.keep = keep;
                FitReport report;
                {
                    const nb::gil_scoped_release release;
                    report = engine.fit(all, options, values);
                }
                return nb::make_tuple(to_bytes(values), report.first_loss, report.last_loss);
            },
            "samples"_a, "weights"_a, nb::kw_only(), "epochs"_a, "pull"_a, "trust"_a, "threads"_a,
            "logit"_a = score_logit, "keep"_a = false,
            nb::sig("def fit(self, samples: collections.abc.Sequence[bytes], weights: bytes, *, epochs: int, pull: "
                    "float, trust: float, "
                    "threads: int, logit: float = 120.0, keep: bool = False) -> tuple[bytes, float, float]"),
            "Fit the windows of weights (doubles) to records; return all of them with the first and the last mean "
            "loss. They are pulled towards zero or, if they are to `keep`, towards what they were.")
        .def(
            "fit_network",
            [](const Engine& engine, const std::vector<nb::bytes>& samples, const nb::bytes& trained, int epochs,
               double rate, double trust, int threads, double logit) {
                const std::vector<Sample> all = all_samples(samples);
                std::vector<float> values = from_bytes<float>(trained);
                FitOptions options = fit_options(epochs, trust, threads, logit);
                options.batch = 1024;  // many small steps: with fewer a network of a small pool stays unlearnt
                options.rate = rate;
                FitReport report;
                {
                    const nb::gil_scoped_release release;
                    report = engine.fit_network(all, options, values);
                }
                return nb::make_tuple(to_bytes(values), report.first_loss, report.last_loss);
            },
            "samples"_a, "trained"_a, nb::kw_only(), "epochs"_a, "rate"_a, "trust"_a, "threads"_a,
            "logit"_a = score_logit,
            nb::sig("def fit_network(self, samples: collections.abc.Sequence[bytes], trained: bytes, *, epochs: int, "
                    "rate: float, trust: float, threads: int, logit: float = 120.0) -> tuple[bytes, float, float]"),
            "Train a network (floats; empty: from the beginning) beside this engine's windows on records; return it "
            "with the "
            "first and the last mean loss.")
        .def(
            "network_weights",
            [](const Engine& engine, const nb::bytes& trained) {
                return to_bytes(engine.network_weights(from_bytes<float>(trained)));
            },
            "trained"_a,
            "This engine's windows and a trained network: the weights that an engine plays by, 16 bits each.")
        .def(
            "trained_network", [](const Engine& engine) { return to_bytes(engine.trained_network()); },
            "The network that this engine plays by, as floats to go on training with; empty: it has none.");
    m.attr("SAMPLE_SIZE") = sizeof(Sample);
    m.attr("LEAST_LOGIT") = least_logit;
    m.attr("MOST_LOGIT") = most_logit;
    m.def(
        "logit_of", [](const std::vector<nb::bytes>& samples) { return logit_of(all_samples(samples)); }, "samples"_a,
        nb::sig("def logit_of(samples: collections.abc.Sequence[bytes]) -> float"),
        "Hundredths of a man that make one logit in the games of these records.");
    m.def(
        "features",
        [] {
            std::vector<std::string> names;
            for (const auto& [name, _] : feature_names) names.emplace_back(name);
            return names;
        },
        "The parts of the search that can be switched off.");
}
