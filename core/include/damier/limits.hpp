// How much one position may ask of the generator.
//
// A few crafted positions have billions of ways to capture. In half a million positions of games none
// needs more than 257 jumps, among a hundred thousand of pieces thrown on the board none more than
// 9,579.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>

namespace damier {

inline constexpr std::uint64_t most_jumps = 100'000;             // tried in all captures of one position
inline constexpr std::uint64_t few_jumps = 1'000;                // take less than a tenth of a millisecond
inline constexpr std::size_t most_moves = std::size_t{1} << 16;  // in one list

// A position that nobody has time for.
struct TooManyCaptures : std::length_error {
    TooManyCaptures(std::uint64_t most, const char* what);
};

}  // namespace damier
