// Games of an evaluation against itself or another: the material for training, and its judge.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "damier/foresight.hpp"
#include "damier/sample.hpp"
#include "damier/search.hpp"
#include "damier/unusual.hpp"

namespace damier {

struct SelfplayOptions {
    std::uint64_t nodes = 1200;
    int opening_plies = 8;
    double perturbed = 0;    // share of positions that no game came to, see Unusual
    double king_starts = 0;  // share of games that begin with kings on the board
    Score balanced = 80;     // openings beyond this score are thrown away, while others can be found
    Score decided = 900;     // a game is over once both sides agree on this much
    int longest = 240;       // plies, then it is drawn
    int quiet_plies = 50;    // of kings alone, then it is drawn
    int settled_plies = 8;   // to go on once endgame tables tell the result
    // Of games for samples: a draw after so many plies of kings alone that neither side values at more than `level`;
    // and while kings alone go on moving, one position in so many is kept, as they are much alike.
    int level_plies = 20;
    Score level = 20;
    int thinned = 4;
    double foresight = 0.9;  // how much the searches that follow count in what is learnt of a position
};

// Plays games between two evaluations, each with a table and a worker of its own.
template <class Layout, class R = Rules>
class Arena {
public:
    using Bits = typename Layout::Bits;
    using Pos = Position<Bits>;

    Arena(const Board<Layout>& board, const Rules& rules, bool no_move_wins, const Evaluation<Layout>& white_first,
          const Evaluation<Layout>& black_first, const SelfplayOptions& options,
          const typename SearchSetting<Layout>::Probe& probe = {}, int probe_pieces = 0)
        : board_(board), rules_(rules), no_move_wins_(no_move_wins), options_(options) {
        const std::array evaluations{&white_first, &black_first};
        for (const std::size_t i : {0U, 1U}) {
            tables_[i] = std::make_unique<TranspositionTable>(2);
            DrawLimits draws;
            draws.quiet_plies = options.quiet_plies;
            settings_[i].reset(
                new SearchSetting<Layout>{board, rules, *evaluations[i], *tables_[i], stop_, draws, no_move_wins});
            settings_[i]->probe = probe;
            settings_[i]->probe_pieces = probe_pieces;
            workers_[i] = std::make_unique<Worker<Layout, R>>(*settings_[i]);
        }
    }

    SearchSetting<Layout>& setting(std::size_t player) { return *settings_[player]; }

    // A random opening that leaves a balanced position; where none is found, a less balanced one.
    Pos opening(const Pos& start, Random& random) {
        for (int tries = 0; tries < 400; ++tries) {
            const Score balanced = tries < 100 ? options_.balanced : 4 * options_.balanced;
            if (const auto found = try_opening(start, balanced, random)) return *found;
        }
        return start;
    }

    // Play a game of player 0 against itself for its samples, and add what it never came to.
    void play_for_samples(const Pos& start, Random& random, std::vector<Sample>& samples) {
        const std::size_t first = samples.size();
        const bool with_kings = options_.king_starts > 0 && random.unit() < options_.king_starts;
        const auto crowned = with_kings ? king_start(samples, random) : std::nullopt;
        play(crowned ? *crowned : opening(start, random), true, &samples);
        const std::size_t last = samples.size();
        if (crowned) {
            for (std::size_t i = first; i < last; ++i) samples[i].kind = SampleKind::king_start;
        }
        if (options_.perturbed <= 0) return;
        const double for_each_sample = options_.perturbed / (1 - options_.perturbed);
        for (std::size_t i = first; i < last; ++i) {
            double wanted = for_each_sample;
            for (; random.unit() < wanted; --wanted) perturb(samples, i, random);
        }
    }

    // Play a game out; player 0 has White if `first_is_white`. Return White's result.
    int play(const Pos& start, bool first_is_white, std::vector<Sample>* samples) {
        tables_[0]->clear();
        tables_[1]->clear();
        Pos p = start;
        std::vector<std::uint64_t> past;
        const std::size_t first_sample = samples ? samples->size() : 0;
        int result = 0;
        int agreed = 0;
        int quiet = 0;
        int level = 0;
        int settled = 0;
        Foresight foresight(options_.foresight);
        for (int ply = 0; ply < options_.longest; ++ply) {
            const std::size_t player = (p.turn == Side::white) == first_is_white ? 0 : 1;
            const int sign = p.turn == Side::white ? 1 : -1;
            // Tables tell the result; a few more positions of such endings are worth learning.
            if (const auto known = settings_[0]->known(p)) {
                result = *known > 0 ? sign : *known < 0 ? -sign : 0;
                if (++settled > options_.settled_plies || !samples) break;
            }
            const auto lines = think(player, p, past);
            if (lines.empty()) {
                result = no_move_wins_ ? sign : -sign;
                break;
            }
            const Score score = sign * lines[0].score;
            const Score kept = std::clamp(score, -options_.decided, options_.decided);
            foresight.searched(kept);
            agreed = score > options_.decided    ? std::max(agreed, 0) + 1
                     : score < -options_.decided ? std::min(agreed, 0) - 1
                                                 : 0;
            if (std::abs(agreed) >= 4) {
                result = agreed > 0 ? 1 : -1;
                break;
            }
            const Move<Bits> move = lines[0].moves[0];
            const bool reversible = !move.is_capture() && any(p.kings & one_bit<Bits>(move.from));
            quiet = reversible ? quiet + 1 : 0;
            level = reversible && std::abs(score) <= options_.level ? level + 1 : 0;
            // Also what a search has won: else endings would be known by those alone that are not.
            const bool alike = quiet > options_.thinned && quiet % options_.thinned != 0;
            if (samples && !move.is_capture() && !alike) {
                if (add(*samples, p, kept)) foresight.sampled();
            }
            const std::uint64_t key = hash(p);
            if (reversible) {
                past.push_back(key);
            } else {
                past.clear();
            }
            p = after(rules_, p, move);
            if (quiet >= options_.quiet_plies || (samples && level >= options_.level_plies)) break;
            if (std::count(past.begin(), past.end(), hash(p)) >= 2) break;
        }
        if (samples) {
            const auto of_game = std::span(*samples).subspan(first_sample);
            for (Sample& sample : of_game) sample.result = static_cast<std::int8_t>(result);
            foresight.tell(of_game);
        }
        return result;
    }

private:
    std::optional<Pos> try_opening(const Pos& start, Score balanced, Random& random) {
        Pos p = start;
        const int plies = options_.opening_plies - static_cast<int>(random.below(2));
        for (int i = 0; i < plies; ++i) {
            MoveList<Bits> moves;
            generate(board_, rules_, p, moves);
            if (moves.empty()) return std::nullopt;
            p = after(rules_, p, moves[random.below(moves.size())]);
        }
        const auto lines = think(0, p, {});
        if (lines.empty() || std::abs(lines[0].score) > balanced) return std::nullopt;
        return p;
    }

    std::vector<Variation<Bits>> think(std::size_t player, const Pos& p, const std::vector<std::uint64_t>& past) {
        tables_[player]->new_search();
        Limits limits;
        limits.nodes = options_.nodes;
        return workers_[player]->run(p, past, limits, 1, [](const auto&, std::uint64_t) {});
    }

    // False where there is something to capture: such positions are no samples.
    bool add(std::vector<Sample>& samples, const Pos& p, Score score) const {
        const bool loud = for_side_to_move(p, [&]<Side Us> { return may_capture<Layout, Us>(board_, rules_, p); });
        const bool king_may_not = any(p.kings & p.own());
        if (loud && !king_may_not) return false;
        samples.push_back(sample_of(p, score));
        return true;
    }

    // A position of the games so far with kings put on it, neither side far ahead; none: not found.
    std::optional<Pos> king_start(const std::vector<Sample>& samples, Random& random) {
        for (int tries = 0; tries < 50 && !samples.empty(); ++tries) {
            const Pos base = position_of<Bits>(samples[random.below(samples.size())]);
            const auto made = unusual_.crowned(base, random);
            if (!made) continue;
            const auto lines = think(0, *made, {});
            if (!lines.empty() && std::abs(lines[0].score) <= 2 * options_.balanced) return made;
        }
        return std::nullopt;
    }

    // Add a position a few random plies beside a sample, judged by the search alone.
    void perturb(std::vector<Sample>& samples, std::size_t at, Random& random) {
        for (int tries = 0; tries < 4; ++tries) {
            const auto made = unusual_.perturbed(position_of<Bits>(samples[at]), random);
            if (!made) continue;
            const auto lines = think(0, *made, {});
            if (lines.empty()) continue;
            const Score white = made->turn == Side::white ? lines[0].score : -lines[0].score;
            Sample sample = sample_of(*made, std::clamp(white, -options_.decided, options_.decided));
            sample.result = drawn_result(sample.score, random);
            sample.kind = SampleKind::perturbed;
            samples.push_back(sample);
            return;
        }
    }

    const Board<Layout>& board_;
    const Rules& rules_;
    bool no_move_wins_;
    SelfplayOptions options_;
    Unusual<Layout> unusual_{board_, rules_};
    std::atomic<bool> stop_{false};
    std::array<std::unique_ptr<TranspositionTable>, 2> tables_;
    std::array<std::unique_ptr<SearchSetting<Layout>>, 2> settings_;
    std::array<std::unique_ptr<Worker<Layout, R>>, 2> workers_;
};

}  // namespace damier
