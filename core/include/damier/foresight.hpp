// What the searches of a whole game say of each of its positions: those to come see further than the present one.
#pragma once

#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "damier/sample.hpp"

namespace damier {

class Foresight {
public:
    // What counts of a search is `1 - later` of it and `later` of what those after it say, ply by ply.
    explicit Foresight(double later) : later_(later) {}

    // The next ply of the game is searched, with this score for White.
    void searched(int score) { expected_.push_back(expected_of(score)); }

    // The position that was searched last is a sample.
    void sampled() { plies_.push_back(expected_.size() - 1); }

    // Let the samples of the game, now at its end, know what came of them.
    void tell(std::span<Sample> samples) {
        for (std::size_t ply = expected_.size(); ply-- > 1;)
            expected_[ply - 1] += later_ * (expected_[ply] - expected_[ply - 1]);
        for (std::size_t i = 0; i < samples.size(); ++i) {
            samples[i].foresighted = 1;
            samples[i].foresight = static_cast<std::int16_t>(std::lround(score_of(expected_[plies_[i]])));
        }
    }

private:
    double later_;
    std::vector<double> expected_;    // by ply, for White
    std::vector<std::size_t> plies_;  // by sample
};

}  // namespace damier
