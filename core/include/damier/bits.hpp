// Sets of squares: a 64-bit word where it suffices, else two of them.
#pragma once

#include <bit>
#include <cstdint>

namespace damier {

struct Bits128 {
    std::uint64_t lo = 0;
    std::uint64_t hi = 0;

    constexpr Bits128() = default;
    constexpr explicit Bits128(std::uint64_t low, std::uint64_t high = 0) : lo(low), hi(high) {}

    constexpr explicit operator bool() const { return (lo | hi) != 0; }
    constexpr bool operator==(const Bits128&) const = default;

    constexpr Bits128 operator~() const { return Bits128(~lo, ~hi); }
    constexpr Bits128 operator&(Bits128 o) const { return Bits128(lo & o.lo, hi & o.hi); }
    constexpr Bits128 operator|(Bits128 o) const { return Bits128(lo | o.lo, hi | o.hi); }
    constexpr Bits128 operator^(Bits128 o) const { return Bits128(lo ^ o.lo, hi ^ o.hi); }
    constexpr Bits128& operator&=(Bits128 o) { return *this = *this & o; }
    constexpr Bits128& operator|=(Bits128 o) { return *this = *this | o; }
    constexpr Bits128& operator^=(Bits128 o) { return *this = *this ^ o; }

    // Steps on a board are shorter than a word; one_bit() handles the rest.
    constexpr Bits128 operator<<(int n) const { return Bits128(lo << n, hi << n | lo >> (64 - n)); }
    constexpr Bits128 operator>>(int n) const { return Bits128(lo >> n | hi << (64 - n), hi >> n); }
};

template <class Bits>
constexpr Bits one_bit(int index) {
    if constexpr (sizeof(Bits) == 8) {
        return Bits{1} << index;
    } else {
        return index < 64 ? Bits(std::uint64_t{1} << index) : Bits(0, std::uint64_t{1} << (index - 64));
    }
}

constexpr bool any(std::uint64_t bits) { return bits != 0; }
constexpr bool any(Bits128 bits) { return (bits.lo | bits.hi) != 0; }

constexpr int count(std::uint64_t bits) { return std::popcount(bits); }
constexpr int count(Bits128 bits) { return std::popcount(bits.lo) + std::popcount(bits.hi); }

constexpr int index_of_lowest(std::uint64_t bits) { return std::countr_zero(bits); }
constexpr int index_of_lowest(Bits128 bits) {
    return bits.lo ? std::countr_zero(bits.lo) : 64 + std::countr_zero(bits.hi);
}

constexpr void drop_lowest(std::uint64_t& bits) { bits &= bits - 1; }
constexpr void drop_lowest(Bits128& bits) {
    if (bits.lo) {
        bits.lo &= bits.lo - 1;
    } else {
        bits.hi &= bits.hi - 1;
    }
}

constexpr std::uint64_t lowest(std::uint64_t bits) { return bits & -bits; }
constexpr Bits128 lowest(Bits128 bits) {
    return bits.lo ? Bits128(bits.lo & -bits.lo) : Bits128(0, bits.hi & -bits.hi);
}

constexpr Bits128 widen(std::uint64_t bits) { return Bits128(bits); }
constexpr Bits128 widen(Bits128 bits) { return bits; }

template <class Bits>
constexpr Bits narrow(Bits128 bits) {
    if constexpr (sizeof(Bits) == 8) {
        return bits.lo;
    } else {
        return bits;
    }
}

// Call f(index) for every square of the set, lowest first.
template <class Bits, class F>
constexpr void for_each_square(Bits bits, F&& f) {
    for (; any(bits); drop_lowest(bits)) f(index_of_lowest(bits));
}

}  // namespace damier
