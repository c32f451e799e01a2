// Directions, the three bit layouts, and the board a game is played on.
//
// Each layout leaves ghost bits between rows, so that a step off the board lands on a bit that is
// on no board and every step in one direction is the same shift.
#pragma once

#include <array>
#include <cstdint>
#include <stdexcept>

#include "damier/bits.hpp"

namespace damier {

enum class Side : std::uint8_t { white, black };
constexpr Side other(Side side) { return side == Side::white ? Side::black : Side::white; }
constexpr int index(Side side) { return static_cast<int>(side); }

// Clockwise from White's straight ahead, so that opposite directions differ by four.
enum Direction : int { N, NE, E, SE, S, SW, W, NW };
constexpr int direction_count = 8;
constexpr Direction opposite(Direction d) { return static_cast<Direction>((d + 4) % 8); }

using DirectionMask = std::uint8_t;
constexpr DirectionMask mask_of(auto... directions) {
    return static_cast<DirectionMask>(((1 << directions) | ... | 0));
}
constexpr bool has(DirectionMask mask, Direction d) { return (mask >> d & 1) != 0; }

inline constexpr DirectionMask diagonals = mask_of(NE, SE, SW, NW);
inline constexpr DirectionMask orthogonals = mask_of(N, E, S, W);

template <Direction... D, class F>
[[gnu::always_inline]] constexpr void for_each_of(DirectionMask mask, F&& f) {
    ((has(mask, D) ? f.template operator()<D>() : void()), ...);
}

// Call f.operator()<D>() for every direction of the mask, with D known at compile time.
template <class F>
[[gnu::always_inline]] constexpr void for_each_direction(DirectionMask mask, F&& f) {
    if (mask & diagonals) for_each_of<NE, SE, SW, NW>(mask, f);
    if (mask & orthogonals) for_each_of<N, E, S, W>(mask, f);
}

// The dark squares of a board up to 2*Slots wide: a row is Slots bits and one or two ghosts.
// N, E, S and W go to the next dark square of the same column or row, two squares away.
template <class BitsType, int Slots, int Rows>
struct DarkLayout {
    using Bits = BitsType;
    static constexpr int max_width = 2 * Slots;
    static constexpr int max_height = Rows;
    static constexpr bool all_squares = false;
    static constexpr int step(Direction d) {
        constexpr int south = 2 * Slots + 3;
        constexpr int steps[] = {-south, -(Slots + 1), 1, Slots + 2, south, Slots + 1, -1, -(Slots + 2)};
        return steps[d];
    }
    static constexpr int bit(int row, int column) {
        return (2 * Slots + 3) * (row / 2) + (Slots + 1) * (row & 1) + column / 2;
    }
};

// All squares of a board up to Columns wide: a row is Columns bits and one ghost.
template <class BitsType, int Columns, int Rows>
struct FullLayout {
    using Bits = BitsType;
    static constexpr int max_width = Columns;
    static constexpr int max_height = Rows;
    static constexpr bool all_squares = true;
    static constexpr int step(Direction d) {
        constexpr int south = Columns + 1;
        constexpr int steps[] = {-south, -south + 1, 1, south + 1, south, south - 1, -1, -south - 1};
        return steps[d];
    }
    static constexpr int bit(int row, int column) { return (Columns + 1) * row + column; }
};

using Compact = DarkLayout<std::uint64_t, 5, 10>;
using Wide = DarkLayout<Bits128, 7, 14>;
using Full = FullLayout<Bits128, 10, 10>;

template <class Layout, Direction D>
constexpr typename Layout::Bits shift(typename Layout::Bits bits) {
    constexpr int step = Layout::step(D);
    if constexpr (step > 0) {
        return bits << step;
    } else {
        return bits >> -step;
    }
}

struct Size {
    int width;
    int height;
    bool mirrored;  // the dark corner is at each player's right

    constexpr bool operator==(const Size&) const = default;
};

// Squares are numbered from 1 at White's upper left, row by row over the playable squares.
template <class Layout>
struct Board {
    using Bits = typename Layout::Bits;

    int squares = 0;
    Bits playable{};
    std::array<Bits, 2> crown_row{};            // by the side that is crowned there
    std::array<std::uint8_t, 128> square_of{};  // by bit; 0 where there is no square
    std::array<std::uint8_t, 128> bit_of{};     // by square

    explicit constexpr Board(Size size) {
        if (size.width < 2 || size.width > Layout::max_width || size.height < 2 || size.height > Layout::max_height) {
            throw std::invalid_argument("board too large for its layout");
        }
        for (int row = 0; row < size.height; ++row) {
            for (int column = 0; column < size.width; ++column) {
                if (!is_playable(size, row, column)) continue;
                // A mirrored board is stored as its mirror image: only the numbers differ.
                const int stored = size.mirrored ? size.width - 1 - column : column;
                add(row, Layout::bit(row, stored), size.height);
            }
        }
    }

private:
    static constexpr bool is_playable(Size size, int row, int column) {
        if constexpr (Layout::all_squares) return true;
        const bool dark_left = ((size.height - 1 - row) + column) % 2 == 0;
        return dark_left != size.mirrored;
    }

    constexpr void add(int row, int bit, int height) {
        const Bits at = one_bit<Bits>(bit);
        ++squares;
        playable |= at;
        if (row == 0) crown_row[index(Side::white)] |= at;
        if (row == height - 1) crown_row[index(Side::black)] |= at;
        square_of[bit] = static_cast<std::uint8_t>(squares);
        bit_of[squares] = static_cast<std::uint8_t>(bit);
    }
};

}  // namespace damier
