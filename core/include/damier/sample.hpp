// What training learns from: a position, how its game ended and what the search said of it.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>

#include "damier/hash.hpp"
#include "damier/position.hpp"

namespace damier {

// Hundredths of a man that make one logit, where no games tell it better.
inline constexpr double score_logit = 120;

enum class SampleKind : std::uint8_t {
    played,      // of a game from a random opening
    perturbed,   // a few random plies beside a game; its result was drawn by lot from the score
    king_start,  // of a game that began with kings on the board
};

// A quiet position; result and score are White's. Files hold these bytes (docs/howto/train.md).
struct Sample {
    std::array<Bits128, 2> pieces;
    Bits128 kings;
    std::int8_t black_to_move;
    std::int8_t result;  // 1 White won, 0 drawn, -1 Black won
    std::int16_t score;
    SampleKind kind = SampleKind::played;
    std::uint8_t foresighted = 0;  // 1 if `foresight` is known; files of before have none
    std::int16_t foresight = 0;    // as `score`, by the searches of the game from here on, see Foresight
};
static_assert(sizeof(Sample) == 56);

class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(splitmix(state_) % n); }
    double unit() { return static_cast<double>(splitmix(state_) >> 11) * 0x1p-53; }

private:
    std::uint64_t state_;
};

template <class Bits>
Sample sample_of(const Position<Bits>& p, int score) {
    return {{widen(p.pieces[0]), widen(p.pieces[1])},
            widen(p.kings),
            static_cast<std::int8_t>(p.turn == Side::black),
            0,
            static_cast<std::int16_t>(score)};
}

// The position of a sample; what its kings did before is not in it.
template <class Bits>
Position<Bits> position_of(const Sample& sample) {
    Position<Bits> p;
    p.pieces = {narrow<Bits>(sample.pieces[0]), narrow<Bits>(sample.pieces[1])};
    p.kings = narrow<Bits>(sample.kings);
    p.turn = sample.black_to_move ? Side::black : Side::white;
    return p;
}

// What White can expect of a score, from 0 to 1, where so many hundredths of a man make one logit.
inline double expected_of(double score, double logit = score_logit) { return 1 / (1 + std::exp(-score / logit)); }

// The score of which White can expect so much.
inline double score_of(double expected, double logit = score_logit) {
    return logit * std::log(expected / (1 - expected));
}

// What White is to expect of a sample: `trust` of it by the result, the rest by what searches say, those
// that followed too if that is known. A result by lot says nothing that the score does not.
inline double target_of(const Sample& sample, double trust, double logit) {
    const double searched = expected_of(sample.foresighted ? sample.foresight : sample.score, logit);
    if (sample.kind == SampleKind::perturbed) return searched;
    return trust * (sample.result + 1) / 2.0 + (1 - trust) * searched;
}

// A result by lot: a draw or a win of the side ahead, so that its mean is what the score expects.
inline std::int8_t drawn_result(int score, Random& random) {
    const double lead = 2 * expected_of(score) - 1;
    if (random.unit() >= std::abs(lead)) return 0;
    return lead > 0 ? 1 : -1;
}

}  // namespace damier
