// The engine of every sheet: the same lines twice with one thread, playable lines with two, scores
// that turn with the board, and self-play, all short enough for the sanitizers.
#include <set>

#include "cases.hpp"
#include "check.hpp"
#include "damier/engine.hpp"

using namespace damier;

namespace {

SearchRequest request(const AnyPosition& root, int depth, int threads) {
    SearchRequest made;
    made.root = root;
    made.limits.depth = depth;
    made.threads = threads;
    made.lines = 2;
    return made;
}

void check_lines(const Play& play, const AnyPosition& root, const std::vector<EngineLine>& lines) {
    std::set<std::pair<int, int>> firsts;
    for (const EngineLine& line : lines) {
        CHECK(!line.moves.empty());
        AnyPosition position = root;
        for (const AnyMove& move : line.moves) {
            bool legal = false;
            for (const NumberedMove& m : play.moves(position, Listing::legal)) legal |= m.move == move;
            CHECK(legal);
            position = play.after(position, move);
        }
        firsts.insert({line.moves[0].from, line.moves[0].to});
    }
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
    check_lines(*c.play, root, first);
    check_lines(*c.play, root, engine->search(request(root, 5, 2), {}));

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
    if (!samples.empty()) engine->fit(samples, fit, weights);
}

}  // namespace

int main(int argc, char** argv) {
    std::set<std::string> seen;
    for (const test::Case& c : test::read_cases(argc, argv)) {
        if (c.counts.empty() || !seen.insert(c.name).second) continue;
        const test::Count& start = c.counts.front();
        check_engine(c, c.play->parse(start.board, start.turn, {}));
    }
    CHECK(!seen.empty());
}
