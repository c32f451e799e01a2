// The engine of every sheet: the same lines twice with one thread, playable lines with two, a search
// that is given up, scores that turn with the board, and self-play; short enough for the sanitizers.
#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>

#include "cases.hpp"
#include "check.hpp"
#include "damier/engine.hpp"
#include "damier/transposition.hpp"

using namespace damier;

namespace {

const std::atomic<bool> never{false};

SearchRequest request(const AnyPosition& root, int depth, int threads) {
    SearchRequest made{never, root, {}, {}, {}, 2, threads, {}, {}};
    made.limits.depth = depth;
    return made;
}

// The position turned by 180 degrees, colours swapped.
AnyPosition rotated(const Play& play, const AnyPosition& position) {
    std::string board = play.format(position);
    std::reverse(board.begin(), board.end());
    const std::string pieces = "wbWB";
    for (char& square : board) {
        if (const auto at = pieces.find(square); at != std::string::npos) square = pieces[at ^ 1];
    }
    return play.parse(board, other(position.turn), {});
}

void check_lines(const Engine& engine, const Play& play, const AnyPosition& root,
                 const std::vector<EngineLine>& lines) {
    for (auto line = lines.begin(); line != lines.end(); ++line) {
        CHECK(!line->moves.empty());
        CHECK(std::none_of(lines.begin(), line,
                           [&](const EngineLine& better) { return better.moves[0] == line->moves[0]; }));
        AnyPosition position = root;
        for (const AnyMove& move : line->moves) {
            bool legal = false;
            for (const NumberedMove& m : play.moves(position, Listing::legal)) legal |= m.move == move;
            CHECK(legal);
            position = play.after(position, move);
            CHECK_EQUAL(engine.evaluate(position), engine.evaluate(rotated(play, position)));
        }
    }
}

// The windows of a position, added up one by one, are what the evaluation makes of them in groups.
void check_windows(const Play& play) {
    Play::with_layout(play.size(), play.all_squares(), [&]<class Layout> {
        const Board<Layout> board(play.size());
        Random random(3);
        std::vector<Weight> weights(Weights::size(WindowMap<Layout>(play.size()).tables()));
        for (Weight& weight : weights) weight = static_cast<Weight>(random.below(801)) - 400;
        const Evaluation<Layout> evaluation(board, play.rules(), play.size(), weights);
        const auto& map = evaluation.map();
        for (int tries = 0; tries < 20; ++tries) {
            Position<typename Layout::Bits> p;
            for_each_square(board.playable, [&](int at) {
                const std::size_t side = random.below(3);
                if (side < 2) p.pieces[side] |= one_bit<typename Layout::Bits>(at);
            });
            std::array<int, 2> sums{};
            for (const Phase phase : {opening, ending}) {
                map.for_each(p.pieces[0], p.pieces[1], [&](int w, int pattern) {
                    const int twin = map.twin(w);
                    if (w <= twin) sums[phase] += weights[Weights::pattern_at(w, pattern, phase)];
                    if (w >= twin) sums[phase] -= weights[Weights::pattern_at(twin, window::rotated(pattern), phase)];
                });
                const auto terms = evaluation.dense()(p);
                for (int term = 0; term < dense_terms; ++term)
                    sums[phase] += terms[term] * weights[Weights::dense_at(map.tables(), term, phase)];
            }
            const int pieces = evaluation.phase(p);
            const int full = evaluation.full();
            CHECK_EQUAL(evaluation(p), (sums[opening] * pieces + sums[ending] * (full - pieces)) / full / weight_unit);
        }
    });
}

// A clock's time goes where the search is in doubt.
void check_doubt() {
    const auto line = [](int from, Score score) {
        Move<std::uint64_t> move{};
        move.from = static_cast<decltype(move.from)>(from);
        return Variation<std::uint64_t>{score, 1, {move}};
    };
    CHECK(Doubt<std::uint64_t>(1).after(line(3, 0)) < 0.1);
    Doubt<std::uint64_t> doubt(9);
    double least = doubt.after(line(3, 10));
    for (int depth = 2; depth < 12; ++depth) {
        const double now = doubt.after(line(3, 10));
        CHECK(now <= least);
        least = now;
    }
    CHECK(least < 1);
    CHECK(doubt.after(line(3, -40)) > least);
    const double changed = doubt.after(line(4, -40));
    CHECK(changed > 1);
    CHECK(doubt.after(line(5, -90)) > changed);
}

void check_given_up(Engine& engine, const AnyPosition& root) {
    int heard = 0;
    const auto enough = [] { throw std::runtime_error("enough"); };
    SearchRequest watched = request(root, 60, 2);
    watched.watch = enough;
    try {
        engine.search(request(root, 5, 3), [&](const auto&, std::uint64_t, double) { enough(); });
    } catch (const std::runtime_error&) {
        ++heard;
    }
    try {
        engine.search(watched, {});
    } catch (const std::runtime_error&) {
        ++heard;
    }
    CHECK_EQUAL(heard, 2);
    CHECK(!engine.search(request(root, 2, 1), {}).empty());
}

void check_engine(const test::Case& c, const AnyPosition& root) {
    const auto engine = Engine::make(c.play, false, {}, 1);
    const auto first = engine->search(request(root, 5, 1), {});
    engine->clear();
    const auto again = engine->search(request(root, 5, 1), {});
    CHECK_EQUAL(first.size(), again.size());
    for (std::size_t i = 0; i < first.size(); ++i) {
        CHECK_EQUAL(first[i].score, again[i].score);
        CHECK(first[i].moves == again[i].moves);
    }
    check_lines(*engine, *c.play, root, first);
    check_lines(*engine, *c.play, root, engine->search(request(root, 5, 2), {}));
    check_given_up(*engine, root);

    SelfplayOptions options;
    options.nodes = 60;
    options.longest = 60;
    options.balanced = infinite;
    std::vector<Sample> samples;
    engine->selfplay(root, 2, 7, options, samples);
    const MatchResult result = engine->match(root, *engine, 1, 7, options, {}, {});
    CHECK_EQUAL(result.wins + result.draws + result.losses, 2);
    FitOptions fit;
    fit.epochs = 1;
    fit.threads = 2;
    std::vector<double> weights(engine->weights().size());
    if (!samples.empty()) CHECK(std::isfinite(engine->fit(samples, fit, weights).last_loss));
}

void check_sharing() {
    Marks marks;
    const std::uint64_t key = 0x123456789ABCDEF0;
    marks.set(key);
    CHECK(marks.has(key));
    marks.set(key + 1);  // in the same place: the older one is lost
    CHECK(!marks.has(key));
    marks.remove(key);
    CHECK(marks.has(key + 1));
    marks.remove(key + 1);
    CHECK(!marks.has(key + 1));

    PutOff later;
    CHECK(!later.add(256));
    std::size_t most = 0;
    while (later.add(most + 1)) ++most;
    CHECK_EQUAL(later.size(), most);
    for (std::size_t rank = 1; rank <= most; ++rank) CHECK_EQUAL(later.take(), rank);

    Plans plans;
    const auto plan_with = [](std::uint8_t first) {
        return [first] {
            Plan plan;
            plan.moves = 2;
            plan.order = {first, static_cast<std::uint8_t>(1 - first)};
            plan.reductions = {0, 1};
            return plan;
        };
    };
    CHECK_EQUAL(plans.of(key, 2, plan_with(1)).order[0], 1);
    CHECK_EQUAL(plans.of(key, 2, plan_with(0)).order[0], 1);      // whoever comes second does as the first
    CHECK_EQUAL(plans.of(key + 1, 2, plan_with(0)).order[0], 0);  // in the same place: the older one is lost
    CHECK_EQUAL(plans.of(key, 2, plan_with(0)).order[0], 0);
    CHECK_EQUAL(plans.of(key, 3, plan_with(1)).order[0], 1);  // of another position, whatever its key
}

// Moves come by their promise, or as a plan says.
void check_order() {
    MoveList<std::uint64_t> moves;
    for (int from = 0; from < 5; ++from) {
        Move<std::uint64_t> move{};
        move.from = static_cast<std::uint8_t>(from);
        move.to = static_cast<std::uint8_t>(from + 10);
        moves.next() = move;
    }
    const MoveOrder<std::uint64_t> order;
    Ranking ranking;
    order.rank(moves, move_code(moves[3]), 0, Side::white, ranking);
    CHECK_EQUAL(ranking.next(), 3U);
    CHECK_EQUAL(ranking.next(), 0U);
    const std::array<std::uint8_t, 5> plan{4, 2, 0, 3, 1};
    ranking = Ranking{};
    order.rank(moves, move_code(moves[3]), 0, Side::white, ranking);
    ranking.follow(plan, plan.size());
    for (std::size_t n = 0; n < plan.size(); ++n) {
        CHECK_EQUAL(ranking.next(), plan[n]);
        CHECK_EQUAL(ranking.tried(n), plan[n]);
    }
}

// A table takes up room as it fills, up to its size, and forgets next to nothing meanwhile.
void check_room() {
    constexpr std::uint64_t entries = 160'000;  // more than it begins with has room for
    const auto key_of = [](std::uint64_t i) { return (i + 1) * 0x9E3779B97F4A7C15U; };
    TranspositionTable table(4);
    const auto known = [&] {
        std::uint64_t n = 0;
        for (std::uint64_t i = 0; i < entries; ++i) {
            Found found;
            if (!table.find(key_of(i), found)) continue;
            CHECK_EQUAL(found.score, static_cast<Score>(i % 1000));
            ++n;
        }
        return n;
    };
    const auto fill = [&] {
        for (std::uint64_t i = 0; i < entries; ++i)
            table.store(key_of(i), {1, static_cast<Score>(i % 1000), 5, Bound::exact});
    };
    for (const bool again : {false, true}) {
        table.new_search();
        fill();
        CHECK(known() > (again ? entries * 98 / 100 : entries * 85 / 100));
    }
    table.clear();
    CHECK_EQUAL(known(), std::uint64_t{0});
    std::thread other(fill);
    known();  // and nothing that is wrong while it grows
    fill();
    other.join();
    CHECK(known() > entries * 85 / 100);
}

}  // namespace

int main(int argc, char** argv) {
    std::set<std::string> seen;
    for (const test::Case& c : test::read_cases(argc, argv)) {
        if (c.counts.empty() || !seen.insert(c.name).second) continue;
        const test::Count& start = c.counts.front();
        check_windows(*c.play);
        check_engine(c, c.play->parse(start.board, start.turn, {}));
    }
    CHECK(!seen.empty());
    check_doubt();
    check_sharing();
    check_order();
    check_room();
}
