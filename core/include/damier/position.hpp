// Where the pieces stand and whose turn it is; an immutable value.
#pragma once

#include <array>
#include <cstdint>

#include "damier/geometry.hpp"
#include "damier/move.hpp"
#include "damier/rules.hpp"

namespace damier {

// The quiet moves one king has made in a row, for rules that limit them.
struct KingRun {
    std::uint8_t at = 0;  // bit index of the king; meaningless while moves is 0
    std::uint8_t moves = 0;

    constexpr bool operator==(const KingRun&) const = default;
};

template <class Bits>
struct Position {
    std::array<Bits, 2> pieces{};  // by side
    Bits kings{};
    Side turn = Side::white;
    std::array<KingRun, 2> runs{};  // by side

    constexpr bool operator==(const Position&) const = default;

    constexpr Bits own() const { return pieces[index(turn)]; }
    constexpr Bits enemy() const { return pieces[index(other(turn))]; }
    constexpr Bits occupied() const { return pieces[0] | pieces[1]; }
};

// Return the position after a legal move.
template <class Bits, class R>
constexpr Position<Bits> after(const R& rules, const Position<Bits>& before, const Move<Bits>& move) {
    const Side us = before.turn;
    const Bits from = one_bit<Bits>(move.from);
    const Bits to = one_bit<Bits>(move.to);
    const bool was_king = any(before.kings & from);

    // Field by field: a copy of the whole would wait for what was written to it just before.
    Position<Bits> next;
    next.pieces[index(us)] = (before.pieces[index(us)] & ~from) | to;
    next.pieces[index(other(us))] = before.pieces[index(other(us))] & ~move.captured;
    next.kings = before.kings & ~(from | move.captured);
    if (was_king || move.crowns) next.kings |= to;
    next.turn = other(us);
    next.runs = before.runs;

    if (rules.king_limit) {
        KingRun& run = next.runs[index(us)];
        const bool has_men = any(next.pieces[index(us)] & ~next.kings);
        if (!was_king || move.is_capture() || !has_men) {
            run = {};
        } else {
            const bool same = run.moves && run.at == move.from;
            run = {move.to, static_cast<std::uint8_t>(same ? run.moves + 1 : 1)};
        }
        KingRun& theirs = next.runs[index(other(us))];
        const Bits their_pieces = next.pieces[index(other(us))];
        const bool gone = theirs.moves && !any(their_pieces & one_bit<Bits>(theirs.at));
        if (gone || !any(their_pieces & ~next.kings)) theirs = {};
    }
    return next;
}

}  // namespace damier
