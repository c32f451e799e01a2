// Games of an evaluation against itself or another: the material for training, and its judge.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "damier/search.hpp"

namespace damier {

// A quiet position of a game, how the game ended and what the search said; results and scores are
// White's.
struct Sample {
    std::array<Bits128, 2> pieces;
    Bits128 kings;
    std::int8_t black_to_move;
    std::int8_t result;  // 1 White won, 0 drawn, -1 Black won
    std::int16_t score;
    std::int32_t unused = 0;
};

struct SelfplayOptions {
    std::uint64_t nodes = 1200;
    int opening_plies = 8;
    Score balanced = 80;  // openings beyond this score are thrown away, while others can be found
    Score decided = 900;  // a game is over once both sides agree on this much
    int longest = 240;    // plies, then it is drawn
    int quiet_plies = 50;
    int settled_plies = 8;  // to go on once endgame tables tell the result
};

class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(splitmix(state_) % n); }

private:
    std::uint64_t state_;
};

// Plays games between two evaluations, each with a table and a worker of its own.
template <class Layout>
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
            workers_[i] = std::make_unique<Worker<Layout>>(*settings_[i]);
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
        int settled = 0;
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
            agreed = score > options_.decided    ? std::max(agreed, 0) + 1
                     : score < -options_.decided ? std::min(agreed, 0) - 1
                                                 : 0;
            if (std::abs(agreed) >= 4) {
                result = agreed > 0 ? 1 : -1;
                break;
            }
            const Move<Bits> move = lines[0].moves[0];
            if (samples && !move.is_capture() && (settled || std::abs(score) < known_win)) {
                add(*samples, p, std::clamp(score, -options_.decided, options_.decided));
            }
            const std::uint64_t key = hash(p);
            const bool reversible = !move.is_capture() && any(p.kings & one_bit<Bits>(move.from));
            quiet = reversible ? quiet + 1 : 0;
            if (reversible) {
                past.push_back(key);
            } else {
                past.clear();
            }
            p = after(rules_, p, move);
            if (quiet >= options_.quiet_plies || std::count(past.begin(), past.end(), hash(p)) >= 2) break;
        }
        if (samples) {
            for (std::size_t i = first_sample; i < samples->size(); ++i)
                (*samples)[i].result = static_cast<std::int8_t>(result);
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
        return workers_[player]->run(p, past, limits, 1, 1, [](const auto&, std::uint64_t) {});
    }

    void add(std::vector<Sample>& samples, const Pos& p, Score score) const {
        const bool loud = for_side_to_move(p, [&]<Side Us> { return may_capture<Layout, Us>(board_, rules_, p); });
        const bool king_may_not = any(p.kings & p.own());
        if (loud && !king_may_not) return;
        samples.push_back({{widen(p.pieces[0]), widen(p.pieces[1])},
                           widen(p.kings),
                           static_cast<std::int8_t>(p.turn == Side::black),
                           0,
                           static_cast<std::int16_t>(score)});
    }

    const Board<Layout>& board_;
    const Rules& rules_;
    bool no_move_wins_;
    SelfplayOptions options_;
    std::atomic<bool> stop_{false};
    std::array<std::unique_ptr<TranspositionTable>, 2> tables_;
    std::array<std::unique_ptr<SearchSetting<Layout>>, 2> settings_;
    std::array<std::unique_ptr<Worker<Layout>>, 2> workers_;
};

}  // namespace damier
