// The loops of the network: for every processor, and for those with AVX2, with the same results.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#if defined(__GNUC__) && defined(__x86_64__)
#define DAMIER_AVX2 1
#include <immintrin.h>
#endif

namespace damier {

inline constexpr std::size_t hidden_size = 32;  // for each view
inline constexpr std::size_t second_size = 16;
static_assert(hidden_size % 32 == 0);  // whole registers of AVX2, as 16 and as 8 bits

struct alignas(32) Hidden : std::array<std::int16_t, hidden_size> {};

// What comes after the hidden layers.
struct Head {
    // Four inputs of one output side by side, then those of the next output: a register holds eight outputs.
    static constexpr std::size_t at(std::size_t output, std::size_t input) {
        return (input / 4 * second_size + output) * 4 + input % 4;
    }

    alignas(32) std::array<std::int8_t, 2 * hidden_size * second_size> second;  // see `at`
    alignas(32) std::array<std::int16_t, second_size> second_bias;
    alignas(32) std::array<std::int16_t, second_size> output;
};

// What one input of the network is worth: a row of the first layer, and its place in the linear part.
struct FirstLayer {
    struct Row {
        alignas(32) std::array<std::int16_t, hidden_size> hidden;
    };
    std::vector<Row> rows;
    std::vector<std::int16_t> linear;
};

// The rows of one square, as White's view and as Black's has them.
struct RowPair {
    std::uint16_t white;
    std::uint16_t black;
};

// The hidden layers of both views, and the linear parts of their scores.
struct Views {
    std::array<Hidden, 2> hidden;
    std::array<int, 2> linear;
};

// Which rows to add and to take away.
struct Changes {
    static constexpr std::size_t most = 112;  // no board has more squares, and none is in both
    std::array<RowPair, most> added;
    std::array<RowPair, most> removed;
    std::size_t additions = 0;
    std::size_t removals = 0;
};

namespace portable {

inline void apply_changes(const FirstLayer& first, const Changes& changes, Views& views) {
    const auto add = [&](RowPair pair, int sign) {
        for (const std::size_t view : {0U, 1U}) {
            const std::size_t row = view == 0 ? pair.white : pair.black;
            for (std::size_t j = 0; j < hidden_size; ++j) {
                std::int16_t& value = views.hidden[view][j];
                value = static_cast<std::int16_t>(value + sign * first.rows[row].hidden[j]);
            }
            views.linear[view] += sign * first.linear[row];
        }
    };
    for (std::size_t i = 0; i < changes.additions; ++i) add(changes.added[i], 1);
    for (std::size_t i = 0; i < changes.removals; ++i) add(changes.removed[i], -1);
}

// The output for the mover's hidden layer and the other one, in units of an activation.
inline int head_sum(const Head& head, const Hidden& ours, const Hidden& theirs) {
    std::array<int, 2 * hidden_size> active;
    for (std::size_t j = 0; j < hidden_size; ++j) {
        active[j] = std::clamp<int>(ours[j], 0, 127);
        active[hidden_size + j] = std::clamp<int>(theirs[j], 0, 127);
    }
    int total = 0;
    for (std::size_t i = 0; i < second_size; ++i) {
        int sum = head.second_bias[i];
        for (std::size_t j = 0; j < active.size(); ++j) sum += active[j] * head.second[Head::at(i, j)];
        total += std::clamp(sum >> 6, 0, 127) * head.output[i];
    }
    return total;
}

}  // namespace portable

#if defined(DAMIER_AVX2)

namespace avx2 {

inline constexpr std::size_t registers = hidden_size / 16;  // of a row of the first layer

[[gnu::target("avx2")]] inline void apply_changes(const FirstLayer& first, const Changes& changes, Views& views) {
    __m256i sums[2][registers];
    for (const std::size_t view : {0U, 1U}) {
        const auto* const at = reinterpret_cast<const __m256i*>(views.hidden[view].data());
        for (std::size_t k = 0; k < registers; ++k) sums[view][k] = _mm256_load_si256(at + k);
    }
    std::array<int, 2> linear = views.linear;
    for (std::size_t i = 0; i < changes.additions; ++i) {
        const RowPair pair = changes.added[i];
        const auto* const white = reinterpret_cast<const __m256i*>(first.rows[pair.white].hidden.data());
        const auto* const black = reinterpret_cast<const __m256i*>(first.rows[pair.black].hidden.data());
        for (std::size_t k = 0; k < registers; ++k) {
            sums[0][k] = _mm256_add_epi16(sums[0][k], white[k]);
            sums[1][k] = _mm256_add_epi16(sums[1][k], black[k]);
        }
        linear[0] += first.linear[pair.white];
        linear[1] += first.linear[pair.black];
    }
    for (std::size_t i = 0; i < changes.removals; ++i) {
        const RowPair pair = changes.removed[i];
        const auto* const white = reinterpret_cast<const __m256i*>(first.rows[pair.white].hidden.data());
        const auto* const black = reinterpret_cast<const __m256i*>(first.rows[pair.black].hidden.data());
        for (std::size_t k = 0; k < registers; ++k) {
            sums[0][k] = _mm256_sub_epi16(sums[0][k], white[k]);
            sums[1][k] = _mm256_sub_epi16(sums[1][k], black[k]);
        }
        linear[0] -= first.linear[pair.white];
        linear[1] -= first.linear[pair.black];
    }
    for (const std::size_t view : {0U, 1U}) {
        auto* const at = reinterpret_cast<__m256i*>(views.hidden[view].data());
        for (std::size_t k = 0; k < registers; ++k) _mm256_store_si256(at + k, sums[view][k]);
    }
    views.linear = linear;
}

// 32 activations, in order.
[[gnu::target("avx2")]] inline __m256i active(const std::int16_t* from) {
    const auto* const at = reinterpret_cast<const __m256i*>(from);
    const __m256i most = _mm256_set1_epi16(127);
    const __m256i low = _mm256_min_epi16(_mm256_load_si256(at), most);
    const __m256i high = _mm256_min_epi16(_mm256_load_si256(at + 1), most);
    return _mm256_permute4x64_epi64(_mm256_packus_epi16(low, high), 0xD8);
}

[[gnu::target("avx2")]] inline int head_sum(const Head& head, const Hidden& ours, const Hidden& theirs) {
    constexpr std::size_t outputs = second_size / 8;                  // registers of eight
    alignas(32) std::array<std::int32_t, 2 * hidden_size / 4> fours;  // of activations
    for (std::size_t k = 0; k < hidden_size; k += 32) {
        auto* const into = reinterpret_cast<__m256i*>(fours.data() + k / 4);
        _mm256_store_si256(into, active(ours.data() + k));
        _mm256_store_si256(into + hidden_size / 32, active(theirs.data() + k));
    }
    const __m256i ones = _mm256_set1_epi16(1);
    const auto eight = [](const auto& from, std::size_t k) __attribute__((target("avx2"))) {
        return _mm256_cvtepi16_epi32(_mm_load_si128(reinterpret_cast<const __m128i*>(from.data()) + k));
    };
    const auto* const weights = reinterpret_cast<const __m256i*>(head.second.data());
    __m256i sums[outputs];
    for (std::size_t k = 0; k < outputs; ++k) sums[k] = eight(head.second_bias, k);
#pragma GCC unroll 16
    for (std::size_t i = 0; i < fours.size(); ++i) {
        const __m256i input = _mm256_set1_epi32(fours[i]);
        for (std::size_t k = 0; k < outputs; ++k) {
            // Two products of 127 by 127 fit in 16 bits: nothing saturates.
            const __m256i products = _mm256_maddubs_epi16(input, _mm256_load_si256(weights + outputs * i + k));
            sums[k] = _mm256_add_epi32(sums[k], _mm256_madd_epi16(products, ones));
        }
    }
    __m256i total = _mm256_setzero_si256();
    for (std::size_t k = 0; k < outputs; ++k) {
        const __m256i out = _mm256_min_epi32(_mm256_max_epi32(_mm256_srai_epi32(sums[k], 6), _mm256_setzero_si256()),
                                             _mm256_set1_epi32(127));
        total = _mm256_add_epi32(total, _mm256_mullo_epi32(out, eight(head.output, k)));
    }
    __m128i half = _mm_add_epi32(_mm256_castsi256_si128(total), _mm256_extracti128_si256(total, 1));
    half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0x4E));
    return _mm_cvtsi128_si32(_mm_add_epi32(half, _mm_shuffle_epi32(half, 0xB1)));
}

}  // namespace avx2

inline const bool has_avx2 = __builtin_cpu_supports("avx2") != 0;

inline void apply_changes(const FirstLayer& first, const Changes& changes, Views& views) {
    has_avx2 ? avx2::apply_changes(first, changes, views) : portable::apply_changes(first, changes, views);
}
inline int head_sum(const Head& head, const Hidden& ours, const Hidden& theirs) {
    return has_avx2 ? avx2::head_sum(head, ours, theirs) : portable::head_sum(head, ours, theirs);
}

#else

using portable::apply_changes;
using portable::head_sum;

#endif

}  // namespace damier
