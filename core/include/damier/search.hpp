// Best moves by principal variation search. One worker is one thread; workers share the table.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "damier/draws.hpp"
#include "damier/evaluation.hpp"
#include "damier/hash.hpp"
#include "damier/movegen.hpp"
#include "damier/ordering.hpp"
#include "damier/team.hpp"
#include "damier/transposition.hpp"

namespace damier {

inline constexpr Score infinite = 32000;
inline constexpr Score win_score = 30000;  // minus the number of plies to it
inline constexpr Score known_win = 20000;  // from here on the end is in sight

struct Limits {
    int depth = 100;
    std::uint64_t nodes = 0;  // 0: any
    double soft_seconds = 0;  // no new iteration after about this, see `Doubt`; 0: any
    double hard_seconds = 0;  // stop at once after this; 0: any
};

// Parts of the search that matches have to prove their worth.
struct Features {
    bool reductions = true;
    bool single_reply = true;
    bool sacrifices = true;
    bool margins = true;
    bool probcut = true;
    bool killers = true;
    bool history = true;
    bool aspiration = true;
};

inline constexpr std::pair<const char*, bool Features::*> feature_names[] = {
    {"reductions", &Features::reductions}, {"single-reply", &Features::single_reply},
    {"sacrifices", &Features::sacrifices}, {"margins", &Features::margins},
    {"probcut", &Features::probcut},       {"killers", &Features::killers},
    {"history", &Features::history},       {"aspiration", &Features::aspiration},
};

template <class Bits>
struct Variation {
    Score score = 0;
    int depth = 0;
    std::vector<Move<Bits>> moves;
};

// How much of its share of a clock a move deserves: next to nothing where there is no choice, less while one move
// stays the best, more when the search has just changed its mind or finds that things are worse than they looked.
template <class Bits>
class Doubt {
public:
    explicit Doubt(std::size_t choices) : choices_(choices) {}

    // Take the best line of one more iteration; return how many times the usual time it is worth to go on.
    double after(const Variation<Bits>& best) {
        const bool same = last_ && last_->moves[0] == best.moves[0];
        const bool worse = last_ && best.score < last_->score - fall;
        steady_ = same ? steady_ + 1 : 0;
        last_ = best;
        if (choices_ == 1) return 0.02;
        return (same ? steady_ >= long_steady ? 0.75 : 1.0 : 1.5) * (worse ? 1.6 : 1.0);
    }

private:
    static constexpr Score fall = 25;  // a quarter of a man
    static constexpr int long_steady = 6;

    std::size_t choices_;
    int steady_ = 0;
    std::optional<Variation<Bits>> last_;
};

// What all workers of a search have in common.
template <class Layout>
struct SearchSetting {
    const Board<Layout>& board;
    const Rules& rules;
    const Evaluation<Layout>& evaluation;
    TranspositionTable& table;
    const std::atomic<bool>& stop;
    DrawLimits draws{};
    bool no_move_wins = false;
    Features features{};
    // Asked for positions with few pieces: the score if it is known with certainty.
    using Probe = std::function<std::optional<Score>(const Position<typename Layout::Bits>&)>;
    Probe probe{};
    int probe_pieces = 0;
    Team* team = nullptr;           // of a search by several threads
    bool follows = false;           // another thread of it leads
    std::function<void()> watch{};  // called now and then; may throw to give up

    bool may_know(const Position<typename Layout::Bits>& p) const { return count(p.occupied()) <= probe_pieces; }
    std::optional<Score> known(const Position<typename Layout::Bits>& p) const {
        return probe && may_know(p) ? probe(p) : std::nullopt;
    }
};

template <class Layout, class R = Rules>
class Worker {
public:
    using Bits = typename Layout::Bits;
    using Pos = Position<Bits>;
    using List = MoveList<Bits>;

    explicit Worker(const SearchSetting<Layout>& setting) : set_(setting), rules_(kept<R>(setting.rules)) {
        for (std::size_t depth = 1; depth < reductions_.size(); ++depth) {
            for (std::size_t n = 1; n < reductions_[depth].size(); ++n) {
                reductions_[depth][n] =
                    static_cast<std::int16_t>(35 + 102 * std::log(double(depth)) * std::log(double(n)));
            }
        }
    }

    // Search deeper and deeper; report each finished iteration; return the best lines found.
    // `past` are the keys of the positions before the root, back to the last capture or man's move.
    template <class Report>
    std::vector<Variation<Bits>> run(const Pos& root_position, std::span<const std::uint64_t> past,
                                     const Limits& limits, int lines, Report&& report) {
        root_ = root_position;
        soonest_draw_ = std::numeric_limits<int>::max();
        for (const MaterialLimit& limit : set_.draws.materials)
            soonest_draw_ = std::min(soonest_draw_, limit.plies - limit.done);
        path_.assign(past.begin(), past.end());
        root_ply_ = past.size();
        path_.resize(root_ply_ + max_ply + 8);
        started_ = Clock::now();
        nodes_ = look_at_ = 0;
        stopped_ = overtaken_ = false;
        limits_ = limits;
        order_.use(set_.features.killers, set_.features.history);
        List moves;
        generate(set_.board, rules_, root_, moves);
        root_moves_.assign(moves.begin(), moves.end());
        std::vector<Variation<Bits>> best;
        if (root_moves_.empty()) return best;
        lines = std::min<int>(lines, static_cast<int>(root_moves_.size()));
        Doubt<Bits> doubt(root_moves_.size());
        for (int depth = 1; depth <= limits.depth; ++depth) {
            depth_ = depth;
            std::vector<Variation<Bits>> found;
            excluded_.clear();
            for (int i = 0; i < lines && !stopped(); ++i) {
                const Score expected = i < static_cast<int>(best.size()) ? best[i].score : 0;
                Variation<Bits> line = window_search(depth, expected, depth > 4 && i < static_cast<int>(best.size()));
                if (line.moves.empty()) break;
                excluded_.push_back(line.moves[0]);
                found.push_back(std::move(line));
            }
            // An unfinished iteration still counts if it finished its first moves.
            if (!found.empty()) {
                keep_unfinished(found, best, static_cast<std::size_t>(lines));
                best = std::move(found);
                report(best, nodes_);
                try_first(best);
            }
            if (overtaken_) {
                best = {leading_line()};
                depth = best[0].depth;
                try_first(best);
                overtaken_ = stopped_ = false;
                continue;
            }
            if (stopped()) break;
            if (set_.team && !set_.follows && lines == 1)
                set_.team->pace.set({depth, best[0].score, move_code(best[0].moves[0])});
            if (std::abs(best[0].score) > known_win && win_score - std::abs(best[0].score) <= depth) break;
            if (limits_.soft_seconds > 0 && seconds() > limits_.soft_seconds * doubt.after(best[0])) break;
        }
        return best;
    }

    std::uint64_t nodes() const { return nodes_; }
    double seconds() const { return std::chrono::duration<double>(Clock::now() - started_).count(); }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr auto pause = std::chrono::milliseconds(20);

    struct Frame {
        std::array<Move<Bits>, max_ply + 1> pv{};
        int pv_length = 0;
        int reversible = 0;  // plies since the last capture or man's move, before the root too
        int unchanged = 0;   // plies with this material, after the root
    };

    // Fill the lines that an unfinished iteration did not reach with those of the last one.
    static void keep_unfinished(std::vector<Variation<Bits>>& found, const std::vector<Variation<Bits>>& last,
                                std::size_t lines) {
        for (const Variation<Bits>& old : last) {
            const auto same = [&](const Variation<Bits>& line) { return line.moves[0] == old.moves[0]; };
            if (found.size() < lines && std::none_of(found.begin(), found.end(), same)) found.push_back(old);
        }
        std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
            return std::pair(a.depth, a.score) > std::pair(b.depth, b.score);
        });
    }

    // Begin the next iteration with the best moves of this one, in their order.
    void try_first(const std::vector<Variation<Bits>>& best) {
        for (auto line = best.rbegin(); line != best.rend(); ++line) to_front(line->moves[0]);
    }

    // What the leading thread begins its next iteration with.
    Variation<Bits> leading_line() const {
        const Pace::Step step = set_.team->pace.last();
        const auto led = [&](const Move<Bits>& move) { return move_code(move) == step.move; };
        return {step.score, step.depth, {*std::find_if(root_moves_.begin(), root_moves_.end() - 1, led)}};
    }

    void to_front(const Move<Bits>& move) {
        const auto at = std::find(root_moves_.begin(), root_moves_.end(), move);
        std::rotate(root_moves_.begin(), at, at + 1);
    }

    // The root, in a narrow window around the expected score first.
    Variation<Bits> window_search(int depth, Score expected, bool narrow) {
        Score margin = 11;
        Score alpha = narrow && set_.features.aspiration ? expected - margin : -infinite;
        Score beta = narrow && set_.features.aspiration ? expected + margin : infinite;
        for (;;) {
            const Score score = root(alpha, beta, depth);
            if (stopped()) break;
            if (score > alpha && score < beta) break;
            margin *= 3;
            if (score <= alpha) alpha = margin > 500 ? -infinite : std::max(-infinite, score - margin);
            if (score >= beta) beta = margin > 500 ? infinite : std::min(infinite, score + margin);
        }
        Variation<Bits> line{root_score_, depth, {}};
        const Frame& frame = frames_[0];
        if (root_found_) line.moves.assign(frame.pv.begin(), frame.pv.begin() + frame.pv_length);
        return line;
    }

    Score root(Score alpha, Score beta, int depth) {
        root_found_ = false;
        Frame& frame = frames_[0];
        const std::uint64_t key = hash(root_);
        path_[root_ply_] = key;
        frame.reversible = static_cast<int>(root_ply_);
        frame.unchanged = 0;
        Score best = -infinite;
        bool first = true;
        const std::vector<Move<Bits>> moves = root_moves_;
        PutOff later;
        for (std::size_t n = 0; n < moves.size() + later.size(); ++n) {
            const bool again = n >= moves.size();
            const std::size_t i = again ? later.take() : n;
            const Move<Bits>& move = moves[i];
            if (std::find(excluded_.begin(), excluded_.end(), move) != excluded_.end()) continue;
            const std::uint64_t mark = set_.team && !first && depth >= Team::shallowest ? mark_of(key, move) : 0;
            if (mark && !again && set_.team->marks.has(mark) && later.add(i)) continue;
            if (mark) set_.team->marks.set(mark);
            const Score score =
                child(root_, after(rules_, root_, move), key, move, std::max(alpha, best), beta, depth - 1, 0, first,
                      first ? 0 : root_reduction(depth, static_cast<int>(i), move));
            if (mark) set_.team->marks.remove(mark);
            if (stopped() && !first) break;
            if (stopped() && depth > 1) break;
            if (first || score > best) {
                best = score;
                if (first || score > alpha) {
                    root_score_ = score;
                    root_found_ = true;
                    update_pv(0, move);
                    to_front(move);
                }
                if (score >= beta) break;
            }
            first = false;
        }
        return best;
    }

    // How much less deep a late move is searched at first: more for those that did badly before, less where it is
    // asked exactly and where the opponent may capture. Reckoned in hundredths of a ply.
    int reduction_of(const Move<Bits>& move, int depth, std::size_t n, const Pos& next, bool pv_node) const {
        if (n == 0 || depth < 2 || move.crowns || !set_.features.reductions) return 0;
        int hundredths = reductions_[static_cast<std::size_t>(std::min(depth, 63))][std::min<std::size_t>(n, 63)];
        if (set_.features.history) hundredths -= order_.history(move, other(next.turn)) / 455;
        hundredths -= 76 * pv_node + 42 * may_capture(next);
        return std::clamp(hundredths / 100, 0, depth - 1);
    }

    Plan made_plan(const Pos& p, const List& moves, Ranking ranking, int depth, bool pv_node) const {
        Plan plan;
        plan.moves = moves.size();
        for (std::size_t n = 0; n < plan.moves; ++n) {
            const std::size_t at = ranking.next();
            plan.order[n] = static_cast<std::uint8_t>(at);
            plan.reductions[n] =
                static_cast<std::int8_t>(reduction_of(moves[at], depth, n, after(rules_, p, moves[at]), pv_node));
        }
        return plan;
    }

    int root_reduction(int depth, int n, const Move<Bits>& move) const {
        return set_.features.reductions && depth >= 4 && n >= 6 && !move.is_capture() ? 1 : 0;
    }

    // Search the position after a move: the first with the full window, others to refute them.
    Score child(const Pos& before, const Pos& next, std::uint64_t key, const Move<Bits>& move, Score alpha, Score beta,
                int depth, int ply, bool full, int reduction) {
        const bool quiet_king = !move.is_capture() && any(before.kings & one_bit<Bits>(move.from));
        frames_[ply + 1].reversible = quiet_king ? frames_[ply].reversible + 1 : 0;
        frames_[ply + 1].unchanged = move.is_capture() || move.crowns ? 0 : frames_[ply].unchanged + 1;
        Score score = 0;
        // Nobody asks for the key of a leaf that cannot repeat a position.
        const bool at_leaf = depth <= reduction && !quiet_king;
        if (at_leaf) {
            score = -leaf(next, full ? -beta : -alpha - 1, -alpha, ply + 1);
            if (depth <= 0 && (full || score <= alpha || score >= beta)) return score;
            if (score <= alpha) return score;
        }
        const std::uint64_t next_key = hash_after(rules_, key, before, next, move);
        if (depth > reduction) set_.table.prefetch(next_key);
        path_[root_ply_ + static_cast<std::size_t>(ply) + 1] = next_key;
        if (full) return -search(next, next_key, -beta, -alpha, depth, ply + 1);
        if (!at_leaf) score = -search(next, next_key, -alpha - 1, -alpha, depth - reduction, ply + 1);
        if (score > alpha && reduction > 0) score = -search(next, next_key, -alpha - 1, -alpha, depth, ply + 1);
        if (score > alpha && score < beta) score = -search(next, next_key, -beta, -alpha, depth, ply + 1);
        return score;
    }

    // What is left of a search at depth 0, where no position is repeated.
    Score leaf(const Pos& p, Score alpha, Score beta, int ply) {
        frames_[ply].pv_length = 0;
        if (is_drawn_material(p, ply)) return 0;
        if (ply >= max_ply - 2) return evaluate(p, ply, alpha, beta);
        if (set_.may_know(p)) {
            if (const auto known = probe(p, ply)) return *known;
        }
        return quiet_search(p, alpha, beta, 0, ply);
    }

    Score search(const Pos& p, std::uint64_t key, Score alpha, Score beta, int depth, int ply) {
        Frame& frame = frames_[ply];
        frame.pv_length = 0;
        if (is_draw(key, ply)) return 0;
        if (depth <= 0) return leaf(p, alpha, beta, ply);
        if (is_drawn_material(p, ply)) return 0;
        if (ply >= max_ply - 2) return evaluate(p, ply, alpha, beta);
        if (set_.may_know(p)) {
            if (const auto known = probe(p, ply)) return *known;
        }
        if (count_node()) return 0;

        const bool pv_node = beta - alpha > 1;
        List moves;
        generate(set_.board, rules_, p, moves);  // while the table's answer is on its way
        if (moves.empty()) return no_move(ply);
        const bool forced = moves[0].is_capture();

        Found found;
        bool hit = set_.table.find(key, found);
        if (hit && !pv_node && found.depth >= depth) {
            const Score score = from_table(found.score, ply);
            if (found.bound == Bound::exact || (found.bound == Bound::lower && score >= beta) ||
                (found.bound == Bound::upper && score <= alpha)) {
                return score;
            }
        }

        if (moves.size() == 1 && set_.features.single_reply) {
            const Score score = child(p, after(rules_, p, moves[0]), key, moves[0], alpha, beta, depth, ply, true, 0);
            if (!stopped() && score > alpha) update_pv(ply, moves[0]);
            return score;
        }

        if (!pv_node && !forced && std::abs(beta) < known_win) {
            if (set_.features.margins && depth <= 5) {
                const Score bar = beta + 66 * depth - 13;
                const Score standing = evaluate(p, ply, bar, bar);
                if (standing >= bar) return standing;
            }
            if (set_.features.probcut && depth >= 7) {
                const Score bar = beta + 14 + 19 * depth / 5;
                const Score score = search(p, key, bar - 1, bar, depth * 29 / 100, ply);
                if (stopped()) return 0;
                if (score >= bar) return score;
                frame.pv_length = 0;
                if (!hit) hit = set_.table.find(key, found);  // the move that this search thought best
            }
        }

        Ranking ranking;
        order_.rank(moves, hit ? found.move : 0, ply, p.turn, ranking);
        Team* const team = depth >= Team::shallowest ? set_.team : nullptr;
        Plan plan;
        if (team && !forced && moves.size() <= Plan::most) {
            const std::uint64_t node = key ^ static_cast<std::uint64_t>(2 * depth + pv_node) * 0x9E3779B97F4A7C15U;
            plan = team->plans.of(node, moves.size(), [&] { return made_plan(p, moves, ranking, depth, pv_node); });
            ranking.follow(plan.order, plan.moves);
        }
        PutOff later;
        const Score old_alpha = alpha;
        Score best = -infinite;
        Move<Bits> best_move{};
        for (std::size_t n = 0; n < moves.size() + later.size(); ++n) {
            const bool again = n >= moves.size();
            const std::size_t i = again ? later.take() : n;
            const Move<Bits>& move = moves[again ? ranking.tried(i) : ranking.next()];
            const std::uint64_t mark = team && i > 0 ? mark_of(key, move) : 0;
            if (mark && !again && team->marks.has(mark) && later.add(i)) continue;
            const Pos next = after(rules_, p, move);
            const int reduction = plan.moves ? plan.reductions[i]
                                  : forced   ? 0
                                             : reduction_of(move, depth, i, next, pv_node);
            if (mark) team->marks.set(mark);
            const Score score =
                child(p, next, key, move, std::max(alpha, best), beta, depth - 1, ply, i == 0, reduction);
            if (mark) team->marks.remove(mark);
            if (stopped()) return 0;
            if (score > best) {
                best = score;
                best_move = move;
                if (score > alpha) {
                    update_pv(ply, move);
                    if (score >= beta) {
                        if (!forced) order_.credit(moves, ranking, i, depth, ply, p.turn);
                        break;
                    }
                    alpha = score;
                }
            }
        }
        const Bound bound = best >= beta ? Bound::lower : best > old_alpha ? Bound::exact : Bound::upper;
        set_.table.store(key, {move_code(best_move), to_table(best, ply), depth, bound});
        return best;
    }

    static std::uint64_t mark_of(std::uint64_t key, const Move<Bits>& move) {
        return key ^ (move_code(move) + 1) * 0x9E3779B97F4A7C15U;
    }

    // Play captures out; else the position may stand, or be improved by giving a piece away.
    Score quiet_search(const Pos& p, Score alpha, Score beta, int depth, int ply) {
        frames_[ply].pv_length = 0;
        if (count_node()) return 0;
        if (ply >= max_ply - 2) return evaluate(p, ply, alpha, beta);
        if (depth < 0 && set_.may_know(p)) {
            if (const auto known = probe(p, ply)) return *known;
        }
        if (!may_capture(p)) return stand(p, alpha, beta, depth, ply);
        return play_captures(p, alpha, beta, depth, ply);
    }

    Score stand(const Pos& p, Score alpha, Score beta, int depth, int ply) {
        if (!has_quiet_move(p)) return no_move(ply);
        const Score best = evaluate(p, ply, alpha, beta);
        if (best >= beta || depth < 0 || !set_.features.sacrifices) return best;
        return try_sacrifices(p, best, std::max(alpha, best), beta, ply);
    }

    Score play_captures(const Pos& p, Score alpha, Score beta, int depth, int ply) {
        List moves;
        const bool forced = for_side_to_move(p, [&]<Side Us> {
            return !lost_to_first_king<Us>(rules_, p) &&
                   list_captures<Us>(set_.board, rules_, p, moves, Duplicates::removed);
        });
        if (!forced) return stand(p, alpha, beta, depth, ply);
        Score best = -infinite;
        if (!rules_.compulsory) {
            best = evaluate(p, ply, alpha, beta);
            if (best >= beta) return best;
            alpha = std::max(alpha, best);
        }
        for (const Move<Bits>& move : moves) {
            best = std::max(best, -quiet_search(after(rules_, p, move), -beta, -alpha, depth - 1, ply + 1));
            if (stopped()) return 0;
            if (best >= beta) break;
            alpha = std::max(alpha, best);
        }
        return best;
    }

    Score try_sacrifices(const Pos& p, Score best, Score alpha, Score beta, int ply) {
        List moves;
        for_side_to_move(p, [&]<Side Us> { QuietMoves<Layout, Us, R>(set_.board, rules_, p).generate(moves); });
        for (const Move<Bits>& move : moves) {
            const Pos next = after(rules_, p, move);
            if (!may_capture(next) || !every_reply_opens_a_capture(next)) continue;
            best = std::max(best, -quiet_search(next, -beta, -alpha, -1, ply + 1));
            if (stopped()) return 0;
            if (best >= beta) break;
            alpha = std::max(alpha, best);
        }
        return best;
    }

    bool every_reply_opens_a_capture(const Pos& p) const {
        List replies;
        const bool forced = for_side_to_move(p, [&]<Side Us> {
            return !lost_to_first_king<Us>(rules_, p) &&
                   list_captures<Us>(set_.board, rules_, p, replies, Duplicates::removed);
        });
        if (!forced) return false;
        return std::all_of(replies.begin(), replies.end(),
                           [&](const Move<Bits>& reply) { return may_capture(after(rules_, p, reply)); });
    }

    bool may_capture(const Pos& p) const {
        return for_side_to_move(p, [&]<Side Us> { return damier::may_capture<Layout, Us>(set_.board, rules_, p); });
    }

    bool has_quiet_move(const Pos& p) const {
        return for_side_to_move(p, [&]<Side Us> {
            return !lost_to_first_king<Us>(rules_, p) && QuietMoves<Layout, Us, R>(set_.board, rules_, p).any();
        });
    }

    Score evaluate(const Pos& p, int ply, Score low, Score high) { return set_.evaluation(p, slots_, ply, low, high); }

    Score no_move(int ply) const { return set_.no_move_wins ? win_score - ply : ply - win_score; }

    std::optional<Score> probe(const Pos& p, int ply) const {
        auto known = set_.known(p);
        if (!known || std::abs(*known) <= known_win) return known;
        // Tables do not know the draw rules: a win has to come in time.
        if (is_drawn_material(p, ply, win_score - std::abs(*known))) return std::nullopt;
        *known += *known > 0 ? -ply : ply;
        return known;
    }

    bool is_draw(std::uint64_t key, int ply) const {
        const int reversible = frames_[ply].reversible;
        if (set_.draws.quiet_plies && reversible >= set_.draws.quiet_plies) return true;
        const std::size_t now = root_ply_ + static_cast<std::size_t>(ply);
        const std::size_t back = std::min<std::size_t>(static_cast<std::size_t>(reversible), now);
        for (std::size_t i = 4; i <= back; i += 2) {
            if (path_[now - i] == key) return true;
        }
        return false;
    }

    // Whether the material draws the game, now or in so many more plies.
    bool is_drawn_material(const Pos& p, int ply, int more = 0) const {
        return frames_[ply].unchanged + more >= soonest_draw_ && is_drawn_by_material(p, ply, more);
    }
    [[gnu::noinline]] bool is_drawn_by_material(const Pos& p, int ply, int more) const {
        const int unchanged = frames_[ply].unchanged;
        return std::any_of(set_.draws.materials.begin(), set_.draws.materials.end(), [&](const MaterialLimit& limit) {
            return unchanged + (unchanged == ply ? limit.done : 0) + more >= limit.plies && limit.holds(p);
        });
    }

    void update_pv(int ply, const Move<Bits>& move) {
        Frame& frame = frames_[ply];
        const Frame& below = frames_[ply + 1];
        frame.pv[0] = move;
        const int length = std::min(below.pv_length, max_ply);
        std::copy_n(below.pv.begin(), length, frame.pv.begin() + 1);
        frame.pv_length = length + 1;
    }

    static Score to_table(Score score, int ply) {
        return score > known_win ? score + ply : score < -known_win ? score - ply : score;
    }
    static Score from_table(Score score, int ply) {
        return score > known_win ? score - ply : score < -known_win ? score + ply : score;
    }

    // Count a node and look at the limits, at the clock now and then; true when the search has to stop.
    bool count_node() {
        if (++nodes_ >= look_at_) [[unlikely]]
            look_at_limits();
        return stopped_;
    }
    [[gnu::noinline]] void look_at_limits() {
        look_at_ = (nodes_ | 63) + 1;
        if (limits_.nodes) look_at_ = std::min(look_at_, limits_.nodes);
        if (limits_.nodes && nodes_ >= limits_.nodes) stopped_ = true;
        if (set_.stop.load(std::memory_order_relaxed)) stopped_ = true;
        if (set_.follows && !stopped_ && set_.team->pace.depth() >= depth_) stopped_ = overtaken_ = true;
        const Clock::time_point now = Clock::now();
        if (limits_.hard_seconds > 0 && std::chrono::duration<double>(now - started_).count() > limits_.hard_seconds)
            stopped_ = true;
        if (set_.watch && now - watched_ > pause) {
            watched_ = now;
            set_.watch();
        }
    }
    bool stopped() const { return stopped_; }

    const SearchSetting<Layout>& set_;
    RulesKept<R> rules_;
    Pos root_{};
    std::vector<std::uint64_t> path_;
    std::size_t root_ply_ = 0;
    Clock::time_point started_{};
    Clock::time_point watched_{};
    Limits limits_;
    int soonest_draw_ = 0;  // plies with one material that any rule may draw by
    int depth_ = 0;         // of this iteration
    bool stopped_ = false;
    bool overtaken_ = false;  // stopped, because the leading thread has finished this iteration
    std::uint64_t nodes_ = 0;
    std::uint64_t look_at_ = 0;  // the node at which to look at the limits
    std::vector<Move<Bits>> root_moves_;
    std::vector<Move<Bits>> excluded_;
    bool root_found_ = false;
    Score root_score_ = 0;
    std::vector<Frame> frames_ = std::vector<Frame>(max_ply + 2);
    typename Evaluation<Layout>::Slots slots_ = set_.evaluation.slots(max_ply + 2);
    MoveOrder<Bits> order_;
    std::array<std::array<std::int16_t, 64>, 64> reductions_{};  // hundredths of a ply
};

}  // namespace damier
