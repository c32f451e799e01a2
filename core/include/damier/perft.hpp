// Count the leaves of the tree of legal moves.
#pragma once

#include <cstdint>

#include "damier/successors.hpp"

namespace damier {

enum class Leaves { counted, played };

// `counted` takes the number of moves one ply above the leaves; `played` makes every last position.
template <Side Us, class Layout, class R>
std::uint64_t perft_for(const Board<Layout>& board, const R& rules, const Position<typename Layout::Bits>& position,
                        int depth, Leaves leaves, Duplicates duplicates) {
    if (depth == 0) return 1;
    if (depth == 1 && leaves == Leaves::counted) return count_for<Us>(board, rules, position, duplicates);
    PositionList<typename Layout::Bits> list;
    list_successors<Us>(board, rules, position, list, duplicates);
    if (depth == 1) return list.size();
    std::uint64_t nodes = 0;
    for (const auto& next : list) nodes += perft_for<other(Us)>(board, rules, next, depth - 1, leaves, duplicates);
    return nodes;
}

template <class Layout, class R>
std::uint64_t perft(const Board<Layout>& board, const R& rules, const Position<typename Layout::Bits>& position,
                    int depth, Leaves leaves = Leaves::counted, Duplicates duplicates = Duplicates::removed) {
    return for_side_to_move(position,
                            [&]<Side Us> { return perft_for<Us>(board, rules, position, depth, leaves, duplicates); });
}

}  // namespace damier
