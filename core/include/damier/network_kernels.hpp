// The loops of the network: for every processor, and for those with AVX2, with the same results.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

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
    alignas(32) std::array<std::int8_t, 2 * hidden_size * second_size> second;  // by output
    alignas(32) std::array<std::int16_t, second_size> second_bias;
    alignas(32) std::array<std::int16_t, second_size> output;
};

// Rows of the first layer to be added and taken away, for both views.
struct Changes {
    static constexpr std::size_t most = 112;  // no board has more squares, and none is in both
    std::array<std::array<const std::int16_t*, 2>, most> added;
    std::array<std::array<const std::int16_t*, 2>, most> removed;
    std::size_t additions = 0;
    std::size_t removals = 0;
};

namespace portable {

inline void apply_changes(const Changes& changes, std::array<Hidden, 2>& hidden) {
    for (const std::size_t view : {0U, 1U}) {
        for (std::size_t j = 0; j < hidden_size; ++j) {
            int sum = hidden[view][j];
            for (std::size_t i = 0; i < changes.additions; ++i) sum += changes.added[i][view][j];
            for (std::size_t i = 0; i < changes.removals; ++i) sum -= changes.removed[i][view][j];
            hidden[view][j] = static_cast<std::int16_t>(sum);
        }
    }
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
        for (std::size_t j = 0; j < active.size(); ++j) sum += active[j] * head.second[i * active.size() + j];
        total += std::clamp(sum >> 6, 0, 127) * head.output[i];
    }
    return total;
}

}  // namespace portable

#if defined(DAMIER_AVX2)

namespace avx2 {

inline constexpr std::size_t registers = hidden_size / 16;  // of a row of the first layer

[[gnu::target("avx2")]] inline void apply_changes(const Changes& changes, std::array<Hidden, 2>& hidden) {
    for (const std::size_t view : {0U, 1U}) {
        auto* const at = reinterpret_cast<__m256i*>(hidden[view].data());
        __m256i sums[registers];
        for (std::size_t k = 0; k < registers; ++k) sums[k] = _mm256_load_si256(at + k);
        const auto row = [&](const auto& rows, std::size_t i, std::size_t k) __attribute__((target("avx2"))) {
            return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(rows[i][view]) + k);
        };
        for (std::size_t i = 0; i < changes.additions; ++i) {
            for (std::size_t k = 0; k < registers; ++k) sums[k] = _mm256_add_epi16(sums[k], row(changes.added, i, k));
        }
        for (std::size_t i = 0; i < changes.removals; ++i) {
            for (std::size_t k = 0; k < registers; ++k) sums[k] = _mm256_sub_epi16(sums[k], row(changes.removed, i, k));
        }
        for (std::size_t k = 0; k < registers; ++k) _mm256_store_si256(at + k, sums[k]);
    }
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
    constexpr std::size_t inputs = hidden_size / 32;  // registers of activations of one view
    __m256i input[2 * inputs];
    for (std::size_t k = 0; k < inputs; ++k) {
        input[k] = active(ours.data() + 32 * k);
        input[inputs + k] = active(theirs.data() + 32 * k);
    }
    const __m256i ones = _mm256_set1_epi16(1);
    const auto* weights = reinterpret_cast<const __m256i*>(head.second.data());
    __m128i total = _mm_setzero_si128();
    for (std::size_t i = 0; i < second_size; i += 4) {
        __m256i sums[4];
        for (auto& sum : sums) {
            sum = _mm256_setzero_si256();
            for (const __m256i& part : input) {
                // Two products of 127 by 127 fit in 16 bits: nothing saturates.
                const __m256i products = _mm256_maddubs_epi16(part, _mm256_load_si256(weights++));
                sum = _mm256_add_epi32(sum, _mm256_madd_epi16(products, ones));
            }
        }
        const __m256i four =
            _mm256_hadd_epi32(_mm256_hadd_epi32(sums[0], sums[1]), _mm256_hadd_epi32(sums[2], sums[3]));
        const __m128i bias =
            _mm_cvtepi16_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(head.second_bias.data() + i)));
        __m128i out =
            _mm_add_epi32(_mm_add_epi32(_mm256_castsi256_si128(four), _mm256_extracti128_si256(four, 1)), bias);
        out = _mm_min_epi32(_mm_max_epi32(_mm_srai_epi32(out, 6), _mm_setzero_si128()), _mm_set1_epi32(127));
        const __m128i by =
            _mm_cvtepi16_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(head.output.data() + i)));
        total = _mm_add_epi32(total, _mm_mullo_epi32(out, by));
    }
    total = _mm_hadd_epi32(total, total);
    return _mm_cvtsi128_si32(_mm_hadd_epi32(total, total));
}

}  // namespace avx2

inline const bool has_avx2 = __builtin_cpu_supports("avx2") != 0;

inline void apply_changes(const Changes& changes, std::array<Hidden, 2>& hidden) {
    has_avx2 ? avx2::apply_changes(changes, hidden) : portable::apply_changes(changes, hidden);
}
inline int head_sum(const Head& head, const Hidden& ours, const Hidden& theirs) {
    return has_avx2 ? avx2::head_sum(head, ours, theirs) : portable::head_sum(head, ours, theirs);
}

#else

using portable::apply_changes;
using portable::head_sum;

#endif

}  // namespace damier
