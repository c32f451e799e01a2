// Which moves to try first: the table's, those that refuted sister positions, those that did well.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <span>

#include "damier/geometry.hpp"
#include "damier/move.hpp"
#include "damier/transposition.hpp"

namespace damier {

inline constexpr int max_ply = 128;

// The moves of a node by their promise, found one at a time: most nodes are done after the first.
// Moves of equal promise come in the order of their list, and those beyond `most` at the end.
class Ranking {
public:
    static constexpr std::size_t most = 256;

    Ranking() noexcept {}  // NOLINT: ranks are set when they are known

    // The place in the list of the next best move.
    std::size_t next() {
        std::size_t at = taken_;
        if (taken_ < ranked_) {
            std::uint32_t best = 0;  // in a register: the loop waits for nothing
            for (std::size_t i = 0; i < ranked_; ++i) best = std::max(best, ranks_[i]);
            at = most - 1 - (best & (most - 1));
            ranks_[at] = 0;
            tried_[taken_] = static_cast<std::uint8_t>(at);
        }
        ++taken_;
        return at;
    }

    // Come in this order instead.
    void follow(std::span<const std::uint8_t> order, std::size_t moves) {
        for (std::size_t n = 0; n < moves; ++n)
            ranks_[order[n]] = static_cast<std::uint32_t>((moves - n) << 8 | (most - 1 - order[n]));
    }

    // The place of the n-th of those found so far.
    std::size_t tried(std::size_t n) const { return n < ranked_ ? tried_[n] : n; }

private:
    template <class Bits>
    friend class MoveOrder;

    std::size_t ranked_ = 0;
    std::size_t taken_ = 0;
    std::array<std::uint32_t, most> ranks_;  // a promise, and in its last byte which place; 0: taken
    std::array<std::uint8_t, most> tried_;
};

template <class Bits>
class MoveOrder {
public:
    void use(bool killers, bool history) {
        use_killers_ = killers;
        use_history_ = history;
    }

    // Rank the moves of a node; `first` is the code of the table's move.
    void rank(const MoveList<Bits>& moves, std::uint32_t first, int ply, Side side, Ranking& ranking) const {
        ranking.ranked_ = std::min(moves.size(), Ranking::most);
        for (std::size_t i = 0; i < ranking.ranked_; ++i) {
            const auto worth = static_cast<std::uint32_t>(worth_of(moves[i], first, ply, side) + least_worth);
            ranking.ranks_[i] = worth << 8 | static_cast<std::uint32_t>(Ranking::most - 1 - i);
        }
    }

    // The n-th move, a quiet one, refuted the position: remember it, and trust those tried before it a little less.
    void credit(const MoveList<Bits>& moves, const Ranking& ranking, std::size_t n, int depth, int ply, Side side) {
        const Move<Bits>& best = moves[ranking.tried(n)];
        const std::uint32_t code = move_code(best);
        auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (killers[0] != code) killers = {code, killers[0]};
        const int weight = std::min(depth * depth, 400);
        adjust(best, side, 12 * weight);
        for (std::size_t i = 0; i < n; ++i) adjust(moves[ranking.tried(i)], side, -10 * weight);
    }

    int history(const Move<Bits>& move, Side side) const { return history_[index(side)][move.from][move.to]; }

private:
    static constexpr int least_worth = 1 << 15;  // no history is as bad

    int worth_of(const Move<Bits>& move, std::uint32_t first, int ply, Side side) const {
        const std::uint32_t code = move.is_capture() ? move_code(move) : quiet_code(move);
        if (code == first) return 1 << 23;
        int value = use_history_ ? history_[index(side)][move.from][move.to] : 0;
        if (move.is_capture()) value += 1000 * count(move.captured);
        if (move.crowns) value += 1 << 22;
        const auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (use_killers_ && code == killers[0]) value += 1 << 21;
        if (use_killers_ && code == killers[1]) value += 1 << 20;
        return value;
    }

    void adjust(const Move<Bits>& move, Side side, int amount) {
        int& value = history_[index(side)][move.from][move.to];
        value += amount - value * std::abs(amount) / 16384;
    }

    bool use_killers_ = true;
    bool use_history_ = true;
    std::array<std::array<std::uint32_t, 2>, max_ply + 2> killers_{};
    std::array<std::array<std::array<int, 128>, 128>, 2> history_{};
};

}  // namespace damier
