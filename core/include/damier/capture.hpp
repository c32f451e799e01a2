// All captures of a position, each followed to its end and ranked by the sheet's priorities.
//
// What goes wrong in such code, and is watched here:
// - captured pieces stay on the board until the move ends (unless the sheet removes them at once):
//   they stop the capturing piece and cannot be jumped again; the starting square is empty;
// - where there is no majority rule a flying king must still land where the capture goes on;
// - a man crowned in passing may end elsewhere as a king, so a move carries its crowning.
#pragma once

#include <cstdint>

#include "damier/geometry.hpp"
#include "damier/limits.hpp"
#include "damier/move.hpp"
#include "damier/position.hpp"
#include "damier/rules.hpp"

namespace damier {

// The landing squares and captured squares of one route, in order, as bit indices.
struct Route {
    static constexpr int longest = 100;  // no board has more squares
    int jumps = 0;
    std::uint8_t landing[longest];
    std::uint8_t captured[longest];
};

template <class Bits, class R>
constexpr Bits targets_of_man(const R& rules, const Position<Bits>& position, Bits enemy) {
    return rules.man_captures_kings ? enemy : enemy & ~position.kings;
}

// The pieces of `men` that can jump one of `targets` in direction D.
template <class Layout, Direction D, class Bits>
constexpr Bits jumpers(Bits men, Bits targets, Bits free) {
    return men & shift<Layout, opposite(D)>(targets & shift<Layout, opposite(D)>(free));
}

// Whether there may be a capture; certain for men, a king has to be looked at.
template <class Layout, Side Us, class R>
[[gnu::always_inline]] constexpr bool may_capture(const Board<Layout>& board, const R& rules,
                                                  const Position<typename Layout::Bits>& position) {
    using Bits = typename Layout::Bits;
    const Bits own = position.pieces[index(Us)];
    const Bits targets = targets_of_man(rules, position, position.pieces[index(other(Us))]);
    const Bits free = board.playable & ~position.occupied();
    Bits starters = own & position.kings;
    for_each_direction(rules.man_captures[index(Us)],
                       [&]<Direction D> { starters |= jumpers<Layout, D>(own & ~position.kings, targets, free); });
    return any(starters);
}

// Sink: `static constexpr bool traced`, `static constexpr std::uint64_t most_jumps`, `clear()`, `add(move, route)`.
template <class Layout, Side Us, class Sink, class R = Rules>
class CaptureSearch {
public:
    using Bits = typename Layout::Bits;

    CaptureSearch(const Board<Layout>& board, const R& rules, const Position<Bits>& position, Sink& sink)
        : board_(board), rules_(rules), position_(position), sink_(sink) {
        enemy_ = position.pieces[index(other(Us))];
        free_ = board.playable & ~position.occupied();
    }

    // Hand every required capture to the sink; return whether there is any.
    bool run() {
        const Bits own = position_.pieces[index(Us)];
        const Bits targets = targets_of_man(rules_, position_, enemy_);
        for_each_direction(rules_.man_captures[index(Us)], [&]<Direction D> {
            for_each_square(jumpers<Layout, D>(own & ~position_.kings, targets, free_), [&](int from) {
                start(from, false);
                const Bits over = one_bit<Bits>(from + Layout::step(D));
                const Bits at = one_bit<Bits>(from + 2 * Layout::step(D));
                man_lands(jumped({}, 0, over, at), 1, D);
            });
        });
        for_each_square(own & position_.kings, [&](int from) {
            start(from, true);
            jump_from({one_bit<Bits>(from), {}}, 0, rules_.king_captures);
        });
        return found_;
    }

    int longest() const { return longest_; }

private:
    struct State {
        Bits at;
        Bits captured;
    };

    void start(int from, bool with_king) {
        from_ = static_cast<std::uint8_t>(from);
        with_king_ = with_king;
        crowned_ = false;
        empty_ = free_ | one_bit<Bits>(from);
    }

    // Squares a piece may land on or cross, and pieces it may still jump, within a capture.
    Bits empty(const State& s) const { return rules_.removes_at_once ? empty_ | s.captured : empty_; }
    Bits left(Bits targets, const State& s) const { return targets & ~s.captured; }

    State jumped(State s, int taken, Bits over, Bits at) {
        if constexpr (Sink::traced) {
            route_.captured[taken] = static_cast<std::uint8_t>(index_of_lowest(over));
            route_.landing[taken] = static_cast<std::uint8_t>(index_of_lowest(at));
        }
        // Neither of the two usual priorities asks which came first.
        if (!rules_.only_most_pieces() && !rules_.free_choice() && taken < 32) {
            const std::uint32_t bit = std::uint32_t{1} << 31 >> taken;
            kings_met_ = any(over & position_.kings) ? kings_met_ | bit : kings_met_ & ~bit;
        }
        return {at, s.captured | over};
    }

    void man_jumps(State s, int taken) {
        const Bits targets = left(targets_of_man(rules_, position_, enemy_), s);
        const Bits room = empty(s);
        // All landings at once first: most captures end here, and one branch is guessed more easily than four.
        Bits landings{};
        for_each_direction(rules_.man_captures[index(Us)],
                           [&]<Direction D> { landings |= shift<Layout, D>(shift<Layout, D>(s.at) & targets) & room; });
        if (any(landings)) {
            for_each_direction(rules_.man_captures[index(Us)], [&]<Direction D> {
                const Bits over = shift<Layout, D>(s.at) & targets;
                const Bits at = shift<Layout, D>(over) & room;
                if (!any(at)) return;
                if (++jumps_ > Sink::most_jumps)
                    throw TooManyCaptures(Sink::most_jumps, "jumps in all captures of a position");
                man_lands(jumped(s, taken, over, at), taken + 1, D);
            });
            if (rules_.finish) return;
        }
        finish(s, taken, any(s.at & board_.crown_row[index(Us)]));
    }

    void man_lands(State s, int taken, Direction came) {
        if (rules_.crowning == Crowning::at_end || !any(s.at & board_.crown_row[index(Us)])) {
            man_jumps(s, taken);
        } else if (rules_.crowning == Crowning::stops) {
            finish(s, taken, true);
        } else {
            crowned_ = true;
            const bool went_on = jump_from(s, taken, turns(came));
            if (!went_on || !rules_.finish) finish(s, taken, true);
            crowned_ = false;
        }
    }

    DirectionMask turns(Direction came) const {
        const DirectionMask back = rules_.turns_back ? 0 : mask_of(opposite(came));
        return rules_.king_captures & static_cast<DirectionMask>(~back);
    }

    // Try to capture as a king from one square; return whether any capture was possible.
    bool jump_from(State s, int taken, DirectionMask directions) {
        bool went_on = false;
        for_each_direction(directions, [&]<Direction D> { went_on |= king_jump<D>(s, taken); });
        return went_on;
    }

    template <Direction D>
    bool king_jump(State s, int taken) {
        const Bits room = empty(s);
        Bits ahead = shift<Layout, D>(s.at);
        if (rules_.king_flies) {
            while (any(ahead & room)) ahead = shift<Layout, D>(ahead);
        }
        const Bits over = ahead & left(enemy_, s);
        const Bits at = shift<Layout, D>(over) & room;
        if (!any(at)) return false;
        if (++jumps_ > Sink::most_jumps) throw TooManyCaptures(Sink::most_jumps, "jumps in all captures of a position");
        const State next = jumped(s, taken, over, at);
        if (rules_.king_flies && rules_.landing != Landing::next) {
            lands_anywhere<D>(next, taken + 1, over);
        } else {
            const bool went_on = jump_from(next, taken + 1, turns(D));
            if (!went_on || !rules_.finish) finish(next, taken + 1, crowned_);
        }
        return true;
    }

    // The capture may go on from any square behind the piece; straight on, and straight back where
    // that is possible at all, are the same capture from each of them.
    template <Direction D>
    void lands_anywhere(State s, int taken, Bits over) {
        constexpr DirectionMask straight = mask_of(D, opposite(D));
        const Bits room = empty(s);
        const Bits first = s.at;
        bool went_on = jump_from(s, taken, turns(D) & straight);
        for (Bits at = first; any(at & room); at = shift<Layout, D>(at)) {
            move_landing(s, taken, at);
            went_on |= jump_from(s, taken, turns(D) & static_cast<DirectionMask>(~straight));
        }
        if (went_on && rules_.finish) return;
        const bool next_only = rules_.landing == Landing::next_behind_last_king && any(over & position_.kings);
        for (Bits at = first; any(at & room); at = shift<Layout, D>(at)) {
            move_landing(s, taken, at);
            finish(s, taken, crowned_);
            if (next_only) break;
        }
    }

    void move_landing(State& s, [[maybe_unused]] int taken, Bits at) {
        s.at = at;
        if constexpr (Sink::traced) {
            route_.landing[taken - 1] = static_cast<std::uint8_t>(index_of_lowest(at));
        }
    }

    void finish(State s, int taken, bool crowns) {
        const std::uint64_t rank = rank_of(s, taken);
        if (found_ && rank < best_) return;
        if (!found_ || rank > best_) {
            sink_.clear();
            best_ = rank;
            found_ = true;
            longest_ = 0;
        }
        if (taken > longest_) longest_ = taken;
        route_.jumps = taken;
        const auto to = static_cast<std::uint8_t>(index_of_lowest(s.at));
        sink_.add(Move<Bits>{s.captured, from_, to, crowns}, route_);
    }

    // The sheet's priorities as one number: a capture of a higher number excludes the lower ones.
    std::uint64_t rank_of(State s, int jumps) const {
        const auto taken = static_cast<std::uint64_t>(jumps);
        if (rules_.only_most_pieces()) return taken;
        if (rules_.free_choice()) return 0;
        const auto kings = static_cast<std::uint64_t>(count(s.captured & position_.kings));
        std::uint64_t rank = 0;
        for (const Criterion criterion : rules_.priority) {
            switch (criterion) {
                case Criterion::none: return rank;
                case Criterion::most_pieces: rank = rank << 8 | taken; break;
                // A king is worth a little less than two men.
                case Criterion::highest_value: rank = rank << 14 | (50 * (taken + kings) - kings); break;
                case Criterion::with_king: rank = rank << 1 | (with_king_ ? 1 : 0); break;
                case Criterion::most_kings: rank = rank << 8 | kings; break;
                case Criterion::king_first: rank = rank << 32 | first_bits(kings_met_, jumps); break;
            }
        }
        return rank;
    }

    static std::uint32_t first_bits(std::uint32_t bits, int n) {
        return n < 32 ? bits & ~(~std::uint32_t{0} >> n) : bits;
    }

    const Board<Layout>& board_;
    RulesKept<R> rules_;
    const Position<Bits>& position_;
    Sink& sink_;
    Bits enemy_{};
    Bits free_{};   // empty squares of the position
    Bits empty_{};  // and the capturing piece's own starting square
    std::uint8_t from_ = 0;
    bool with_king_ = false;
    bool crowned_ = false;  // a man has become a king on the way
    bool found_ = false;
    std::uint64_t best_ = 0;
    std::uint64_t jumps_ = 0;      // all but the first of a man, of which no position has many
    std::uint32_t kings_met_ = 0;  // one bit each for the first 32 captured pieces, the first highest
    int longest_ = 0;
    Route route_;
};

}  // namespace damier
