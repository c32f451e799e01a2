// A small network that says what windows do not see: each side's view of the board through one hidden layer.
//
// An input is a man or a king, own or the enemy's, on a square as that side sees it. Both views share
// the first layer; the mover's comes first in the second. So the score, which is the mover's, is the
// same for a position and its rotated twin, whatever the weights are. All arithmetic is in whole
// numbers, and every processor computes the same ones.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

#include "damier/geometry.hpp"
#include "damier/network_kernels.hpp"
#include "damier/position.hpp"
#include "damier/sample.hpp"

namespace damier {

// Where the weights of a network stand as they are trained and stored, and what one is made of.
struct NetworkShape {
    static constexpr int planes = 4;  // own men, own kings, enemy men, enemy kings
    static constexpr int one = 127;   // an activation of 1, and the unit of the first layer
    static constexpr int second_unit = 64;
    static constexpr int score_unit = 16;  // of the output, for hundredths of a man

    int squares;

    std::size_t inputs() const { return static_cast<std::size_t>(planes * squares); }
    std::size_t first_bias() const { return inputs() * hidden_size; }
    std::size_t second() const { return first_bias() + hidden_size; }
    std::size_t second_bias() const { return second() + 2 * hidden_size * second_size; }
    std::size_t output() const { return second_bias() + second_size; }
    std::size_t output_bias() const { return output() + second_size; }
    std::size_t linear() const { return output_bias() + 1; }  // one for each input of the mover
    std::size_t size() const { return linear() + inputs(); }

    // What a trained weight is multiplied by to be stored, and the largest that can be stored.
    double unit(std::size_t at) const {
        if (at < second()) return one;
        if (at < second_bias()) return second_unit;
        if (at < output()) return one * second_unit;
        return score_unit * score_logit;
    }
    int largest(std::size_t at) const { return at >= second() && at < second_bias() ? 127 : 32000; }
};

// Weights as they are stored, 16 bits each, from weights as they are trained (outputs in logits).
inline std::vector<std::int16_t> quantised(const NetworkShape& shape, std::span<const float> trained) {
    if (trained.size() != shape.size()) throw std::invalid_argument("network of another board");
    std::vector<std::int16_t> stored(shape.size());
    for (std::size_t i = 0; i < stored.size(); ++i) {
        const double most = shape.largest(i);
        stored[i] = static_cast<std::int16_t>(std::lround(std::clamp(trained[i] * shape.unit(i), -most, most)));
    }
    return stored;
}

// Weights to go on training with, from weights as they are stored.
inline std::vector<float> unquantised(const NetworkShape& shape, std::span<const std::int16_t> stored) {
    if (stored.size() != shape.size()) throw std::invalid_argument("network of another board");
    std::vector<float> trained(shape.size());
    for (std::size_t i = 0; i < trained.size(); ++i) trained[i] = static_cast<float>(stored[i] / shape.unit(i));
    return trained;
}

// The planes of a position: men and kings of White, then of Black.
template <class Bits>
std::array<Bits, 4> planes_of(const Position<Bits>& p) {
    return {p.pieces[0] & ~p.kings, p.pieces[0] & p.kings, p.pieces[1] & ~p.kings, p.pieces[1] & p.kings};
}

template <class Layout>
class Network {
public:
    using Bits = typename Layout::Bits;

    Network(const Board<Layout>& board, std::span<const std::int16_t> weights) : shape_{board.squares} {
        if (weights.size() != shape_.size()) throw std::invalid_argument("network of another board");
        const auto* const w = weights.data();
        first_.rows.resize(shape_.inputs());
        for (std::size_t input = 0; input < shape_.inputs(); ++input)
            std::copy_n(w + input * hidden_size, hidden_size, first_.rows[input].hidden.begin());
        first_.linear.assign(w + shape_.linear(), w + shape_.size());
        for (Hidden& hidden : empty_.hidden) std::copy_n(w + shape_.first_bias(), hidden_size, hidden.begin());
        empty_.linear.fill(w[shape_.output_bias()]);
        for (std::size_t i = 0; i < second_size; ++i) {
            for (std::size_t j = 0; j < 2 * hidden_size; ++j)
                head_.second[Head::at(i, j)] = static_cast<std::int8_t>(w[shape_.second() + i * 2 * hidden_size + j]);
        }
        std::copy_n(w + shape_.second_bias(), second_size, head_.second_bias.begin());
        std::copy_n(w + shape_.output(), second_size, head_.output.begin());
        for (const int plane : {0, 1, 2, 3}) {
            for (int square = 1; square <= board.squares; ++square) {
                // Planes 2 and 3 are Black's: seen from there they are the first two.
                rows_[static_cast<std::size_t>(plane)][board.bit_of[square]] = {
                    static_cast<std::uint16_t>(plane * board.squares + square - 1),
                    static_cast<std::uint16_t>((plane ^ 2) * board.squares + board.squares - square)};
            }
        }
    }

    // What both views make of one position, and that position.
    struct Slot {
        std::array<Bits, 4> planes{};
        Views views{};
        bool filled = false;
    };

    // Make `slot` that of a position, from the nearer of what it was and what `other` is.
    void refresh(Slot& slot, const Slot& other, const Position<Bits>& p) const {
        const auto planes = planes_of(p);
        const int from_slot = slot.filled ? distance(slot.planes, planes) : far;
        const int from_other = other.filled ? distance(other.planes, planes) : far;
        const int from_nothing = count(p.occupied());
        if (from_nothing <= std::min(from_slot, from_other)) {
            slot.planes = {};
            slot.views = empty_;
            slot.filled = true;
        } else if (from_other < from_slot) {
            slot = other;
        }
        advance(slot, planes);
    }

    // The score of a slot's position for the side to move, in hundredths of a man.
    int score(const Slot& slot, Side turn) const {
        const auto us = static_cast<std::size_t>(index(turn));
        const int sum = head_sum(head_, slot.views.hidden[us], slot.views.hidden[1 - us]);
        return (sum / NetworkShape::one + slot.views.linear[us]) / NetworkShape::score_unit;
    }

    int score(const Position<Bits>& p) const {
        Slot slot;
        refresh(slot, slot, p);
        return score(slot, p.turn);
    }

private:
    static constexpr int far = 1000;

    static int distance(const std::array<Bits, 4>& from, const std::array<Bits, 4>& to) {
        int n = 0;
        for (const std::size_t plane : {0U, 1U, 2U, 3U}) n += count(from[plane] ^ to[plane]);
        return n;
    }

    void advance(Slot& slot, const std::array<Bits, 4>& planes) const {
        Changes changes;
        for (const std::size_t plane : {0U, 1U, 2U, 3U}) {
            const auto& rows = rows_[plane];
            for_each_square(planes[plane] & ~slot.planes[plane],
                            [&](int at) { changes.added[changes.additions++] = rows[static_cast<std::size_t>(at)]; });
            for_each_square(slot.planes[plane] & ~planes[plane],
                            [&](int at) { changes.removed[changes.removals++] = rows[static_cast<std::size_t>(at)]; });
            slot.planes[plane] = planes[plane];
        }
        apply_changes(first_, changes, slot.views);
    }

    NetworkShape shape_;
    FirstLayer first_;
    Views empty_{};
    Head head_{};
    std::array<std::array<RowPair, 128>, 4> rows_{};  // by plane and bit
};

}  // namespace damier
