// The positions after every legal move, made while the moves are found.
#pragma once

#include "damier/movegen.hpp"

namespace damier {

template <class Bits>
using PositionList = SmallList<Position<Bits>>;

// Append the positions after each quiet move; must agree with after() for each move of QuietMoves.
template <Side Us, class Layout, class R>
[[gnu::always_inline]] inline void add_quiet_successors(const Board<Layout>& board, const R& rules,
                                                        const Position<typename Layout::Bits>& position,
                                                        PositionList<typename Layout::Bits>& list) {
    using Bits = typename Layout::Bits;
    const Bits own = position.pieces[index(Us)];
    const Bits empty = board.playable & ~position.occupied();
    const auto fill = [&](Position<Bits>& next, Bits pieces, Bits kings) {
        next.pieces[index(Us)] = pieces;
        next.pieces[index(other(Us))] = position.pieces[index(other(Us))];
        next.kings = kings;
        next.turn = other(Us);
        next.runs = position.runs;
    };
    for_each_direction(rules.man_moves[index(Us)], [&]<Direction D> {
        Bits targets = shift<Layout, D>(own & ~position.kings) & empty;
        Position<Bits>* next = list.room(static_cast<std::size_t>(count(targets)));
        for (; any(targets); drop_lowest(targets)) {
            const Bits to = lowest(targets);
            fill(*next++, own ^ to ^ shift<Layout, opposite(D)>(to),
                 position.kings | (to & board.crown_row[index(Us)]));
        }
        list.filled_to(next);
    });
    for (Bits kings = own & position.kings; any(kings); drop_lowest(kings)) {
        const Bits from = lowest(kings);
        for_each_direction(rules.king_moves, [&]<Direction D> {
            Bits to = shift<Layout, D>(from) & empty;
            while (any(to)) {
                fill(list.next(), own ^ from ^ to, position.kings ^ from ^ to);
                if (!rules.king_flies) break;
                to = shift<Layout, D>(to) & empty;
            }
        });
    }
}

// List the positions after every legal move.
template <Side Us, class Layout, class R>
[[gnu::always_inline]] inline void list_successors(const Board<Layout>& board, const R& rules,
                                                   const Position<typename Layout::Bits>& position,
                                                   PositionList<typename Layout::Bits>& list,
                                                   Duplicates duplicates = Duplicates::removed) {
    if (lost_to_first_king<Us>(rules, position)) return;
    const bool capture = may_capture<Layout, Us>(board, rules, position);
    // Runs of a king are counted by after() alone.
    if (capture || rules.king_limit) {
        MoveList<typename Layout::Bits> moves;
        const bool captures = capture && list_captures<Us>(board, rules, position, moves, duplicates);
        const bool quiet = !captures || !rules.compulsory;
        if (quiet && rules.king_limit) QuietMoves<Layout, Us, R>(board, rules, position).generate(moves);
        for (const auto& move : moves) list.make([&] { return after(rules, position, move); });
        if (!quiet || rules.king_limit) return;
    }
    add_quiet_successors<Us>(board, rules, position, list);
}

}  // namespace damier
