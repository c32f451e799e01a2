// Zobrist keys: the same position has the same key in every process and on every machine.
#pragma once

#include <array>
#include <cstdint>

#include "damier/position.hpp"

namespace damier {

constexpr std::uint64_t splitmix(std::uint64_t& state) {
    std::uint64_t z = state += 0x9E3779B97F4A7C15U;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9U;
    z = (z ^ z >> 27) * 0x94D049BB133111EBU;
    return z ^ z >> 31;
}

struct ZobristKeys {
    std::array<std::array<std::array<std::uint64_t, 128>, 2>, 2> piece{};  // by side, king, bit
    std::uint64_t black_to_move = 0;

    constexpr ZobristKeys() {
        std::uint64_t state = 0x64616D696572U;  // "damier"
        for (auto& side : piece)
            for (auto& kind : side)
                for (auto& key : kind) key = splitmix(state);
        black_to_move = splitmix(state);
    }
};

inline constexpr ZobristKeys zobrist{};

// A sheet may limit runs to any number, so their keys are made, not looked up.
constexpr std::uint64_t run_key(int side, KingRun run) {
    if (!run.moves) return 0;
    std::uint64_t state = std::uint64_t{0x72756EU} << 32 | static_cast<std::uint64_t>(side) << 16 |
                          std::uint64_t{run.moves} << 8 | run.at;  // "run"
    return splitmix(state);
}

template <class Bits>
std::uint64_t hash(const Position<Bits>& position) {
    std::uint64_t key = position.turn == Side::black ? zobrist.black_to_move : 0;
    for (const int side : {0, 1}) {
        for_each_square(position.pieces[side] & ~position.kings, [&](int at) { key ^= zobrist.piece[side][0][at]; });
        for_each_square(position.pieces[side] & position.kings, [&](int at) { key ^= zobrist.piece[side][1][at]; });
        key ^= run_key(side, position.runs[side]);
    }
    return key;
}

// The key after a move, from the key before it; must agree with hash(after(...)).
template <class Bits, class R>
[[gnu::always_inline]] inline std::uint64_t hash_after(const R& rules, std::uint64_t key, const Position<Bits>& before,
                                                       const Position<Bits>& next, const Move<Bits>& move) {
    const int us = index(before.turn);
    const int them = 1 - us;
    const bool was_king = any(before.kings & one_bit<Bits>(move.from));
    key ^= zobrist.black_to_move;
    key ^= zobrist.piece[us][was_king][move.from];
    key ^= zobrist.piece[us][was_king || move.crowns][move.to];
    if (move.is_capture()) {
        for_each_square(move.captured & ~before.kings, [&](int at) { key ^= zobrist.piece[them][0][at]; });
        for_each_square(move.captured & before.kings, [&](int at) { key ^= zobrist.piece[them][1][at]; });
    }
    if (!rules.king_limit) return key;
    for (const int side : {0, 1}) {
        if (before.runs[side] != next.runs[side])
            key ^= run_key(side, before.runs[side]) ^ run_key(side, next.runs[side]);
    }
    return key;
}

}  // namespace damier
