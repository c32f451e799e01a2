// Count the leaves of the tree of legal moves.
#pragma once

#include <cstdint>

#include "damier/movegen.hpp"

namespace damier {

enum class Leaves { counted, played };

// `counted` takes the number of moves one ply above the leaves; `played` makes every last move.
template <Side Us, class Layout>
std::uint64_t perft_for(const Board<Layout>& board, const Rules& rules, const Position<typename Layout::Bits>& position,
                        int depth, Leaves leaves, Duplicates duplicates) {
    if (depth == 0) return 1;
    if (depth == 1 && leaves == Leaves::counted) return count_for<Us>(board, rules, position, duplicates);
    MoveList<typename Layout::Bits> list;
    generate_for<Us>(board, rules, position, list, duplicates);
    std::uint64_t nodes = 0;
    for (const auto& move : list) {
        nodes += perft_for<other(Us)>(board, rules, after(rules, position, move), depth - 1, leaves, duplicates);
    }
    return nodes;
}

template <class Layout>
std::uint64_t perft(const Board<Layout>& board, const Rules& rules, const Position<typename Layout::Bits>& position,
                    int depth, Leaves leaves = Leaves::counted, Duplicates duplicates = Duplicates::removed) {
    return for_side_to_move(position,
                            [&]<Side Us> { return perft_for<Us>(board, rules, position, depth, leaves, duplicates); });
}

}  // namespace damier
