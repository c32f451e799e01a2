// Which moves to try first: the table's, those that refuted sister positions, those that did well.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "damier/geometry.hpp"
#include "damier/move.hpp"
#include "damier/transposition.hpp"

namespace damier {

inline constexpr int max_ply = 128;

template <class Bits>
class MoveOrder {
public:
    void use(bool killers, bool history) {
        use_killers_ = killers;
        use_history_ = history;
    }

    // Put the most promising moves first; `first` is the code of the table's move.
    void sort(MoveList<Bits>& moves, std::uint32_t first, int ply, Side side) const {
        std::array<int, 256> worth;
        const std::size_t n = std::min<std::size_t>(moves.size(), worth.size());
        auto* const list = moves.begin();
        for (std::size_t i = 0; i < n; ++i) worth[i] = worth_of(list[i], first, ply, side);
        for (std::size_t i = 1; i < n; ++i) {
            const Move<Bits> move = list[i];
            const int value = worth[i];
            std::size_t j = i;
            for (; j > 0 && worth[j - 1] < value; --j) {
                list[j] = list[j - 1];
                worth[j] = worth[j - 1];
            }
            list[j] = move;
            worth[j] = value;
        }
    }

    // A quiet move refuted the position: remember it, and trust those tried before it a little less.
    void credit(const MoveList<Bits>& moves, std::size_t best, int depth, int ply, Side side) {
        const std::uint32_t code = move_code(moves[best]);
        auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (killers[0] != code) killers = {code, killers[0]};
        const int bonus = 16 * std::min(depth * depth, 400);
        adjust(moves[best], side, bonus);
        for (std::size_t i = 0; i < best; ++i) adjust(moves[i], side, -bonus);
    }

    int history(const Move<Bits>& move, Side side) const { return history_[index(side)][move.from][move.to]; }

private:
    int worth_of(const Move<Bits>& move, std::uint32_t first, int ply, Side side) const {
        const std::uint32_t code = move_code(move);
        if (code == first) return 1 << 24;
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
