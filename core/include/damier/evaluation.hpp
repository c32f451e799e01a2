// What a position is worth: by tables over windows of squares and a few dense terms, and by a network beside them.
//
// A window is four rows high and two squares wide, at every place on the board. Each of its eight
// squares is empty or holds a man of one side or the other: 6561 patterns. A window turned by 180
// degrees with the colours swapped is worth the opposite, so only half of the tables are stored,
// and the score of a position is exactly minus that of its rotated twin.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

#if defined(__SSE4_1__)
#include <smmintrin.h>
#endif

#include "damier/geometry.hpp"
#include "damier/network.hpp"
#include "damier/position.hpp"
#include "damier/rules.hpp"

namespace damier {

inline constexpr int window_rows = 4;
inline constexpr int patterns = 6561;

// Columns of weights. Opening and ending are interpolated by the number of pieces; positions with
// any king have a column of their own.
enum Phase : int { opening, ending, with_kings, phases };

enum DenseTerm : int { man, first_king, more_kings, king_mobility, king_on_main_road, to_move, imbalance, dense_terms };

using Weight = std::int16_t;
using Score = int;  // hundredths of a man, for the side to move

inline constexpr int weight_unit = 16;  // weights are finer than scores by this factor

// Division of numbers below 2^28, as scores of all boards are, by one from 17 to 2^11: a multiplication.
class Quotient {
public:
    explicit Quotient(int by) : inverse_((std::uint64_t{1} << bits) / static_cast<std::uint64_t>(by) + 1) {}

    int operator()(int of) const {
        const auto size = static_cast<std::uint64_t>(std::abs(std::int64_t{of}));
        const int quotient = static_cast<int>(size * inverse_ >> bits);
        return of < 0 ? -quotient : quotient;
    }

private:
    static constexpr int bits = 40;  // enough to be exact, and few enough for the product
    std::uint64_t inverse_;
};

namespace window {

// The pattern seen from the other side: squares in reverse order, colours swapped.
constexpr int rotated(int pattern) {
    int result = 0;
    for (int square = 0; square < 8; ++square) {
        const int state = pattern % 3;
        result = result * 3 + (state == 0 ? 0 : 3 - state);
        pattern /= 3;
    }
    return result;
}

// Four neighbouring pairs of a row of five squares, each as a number from 0 to 8, in lanes of 16 bits.
struct PairCodes {
    std::array<std::uint64_t, 1024> lanes{};

    constexpr PairCodes() {
        for (unsigned row = 0; row < 1024; ++row) {
            const auto state = [row](unsigned slot) -> std::uint64_t {
                if (row >> slot & 1) return 1;
                return (row >> (slot + 5) & 1) ? 2 : 0;
            };
            for (unsigned lane = 0; lane < 4; ++lane) {
                lanes[row] |= (state(lane) * 3 + state(lane + 1)) << (16 * lane);
            }
        }
    }
};

inline constexpr PairCodes pair_codes{};

}  // namespace window

// Where the windows of a board lie and which of them share a table.
template <class Layout>
class WindowMap {
public:
    using Bits = typename Layout::Bits;
    static constexpr int max_rows = Layout::max_height;
    static constexpr int max_slots = Layout::all_squares ? Layout::max_width : Layout::max_width / 2;
    static constexpr int max_chunks = (max_slots - 1 + 3) / 4;

    explicit WindowMap(Size size)
        : rows(size.height), slots(Layout::all_squares ? size.width : size.width / 2), count((rows - 3) * (slots - 1)) {
        for (int row = 0; row < rows; ++row) {
            row_start[row] = Layout::bit(row, 0);
        }
    }

    int twin(int window) const { return count - 1 - window; }
    int tables() const { return (count + 1) / 2; }

    // Call f(window, pattern) for every window of a position's men, in order.
    template <class F>
    [[gnu::always_inline]] void for_each(Bits white_men, Bits black_men, F&& f) const {
        for_each_group(white_men, black_men,
                       [&](int first, std::uint64_t group, auto lanes) __attribute__((always_inline)) {
                           for (int lane = 0; lane < lanes; ++lane, group >>= 16)
                               f(first + lane, static_cast<int>(group & 0xFFFF));
                       });
    }

    // Call f(window, patterns, n) for groups of n windows side by side, four at most: their patterns in
    // lanes of 16 bits. On the usual boards n and the window are known to the compiler.
    template <class F>
    [[gnu::always_inline]] void for_each_group(Bits white_men, Bits black_men, F&& f) const {
        if constexpr (!Layout::all_squares && max_rows == 10) {
            if (rows == 10 && slots == 5) return unrolled<10, 4>(white_men, black_men, f);
            if (rows == 8 && slots == 4) return unrolled<8, 3>(white_men, black_men, f);
        }
        by_rows(white_men, black_men, f);
    }

    int rows;
    int slots;
    int count;
    std::array<int, max_rows> row_start{};

private:
    template <class F>
    [[gnu::noinline]] void by_rows(Bits white_men, Bits black_men, F&& f) const {
        std::array<std::uint64_t, max_rows> codes;
        for (int first = 0; first < slots - 1; first += 4) {
            const int lanes = std::min(4, slots - 1 - first);
            for (int row = 0; row < rows; ++row) codes[row] = code(white_men, black_men, row_start[row] + first);
            for (int row = 0; row + window_rows <= rows; ++row) {
                const std::uint64_t group =
                    ((codes[row] * 9 + codes[row + 1]) * 9 + codes[row + 2]) * 9 + codes[row + 3];
                f(row * (slots - 1) + first, group, lanes);
            }
        }
    }

    // The same for the usual boards, with every place known to the compiler.
    template <int Rows, int Lanes, class F>
    [[gnu::always_inline]] static void unrolled(Bits white_men, Bits black_men, F&& f) {
        std::array<std::uint64_t, Rows> codes;
        std::array<std::uint64_t, Rows - 1> pairs;  // of rows
        const auto times = []<std::size_t... I>(std::index_sequence<I...>, auto&& each) {
            (each(std::integral_constant<std::size_t, I>{}), ...);
        };
        times(std::make_index_sequence<Rows>{},
              [&](auto row) { codes[row] = code(white_men, black_men, Layout::bit(static_cast<int>(row()), 0)); });
        times(std::make_index_sequence<Rows - 1>{}, [&](auto row) { pairs[row] = codes[row] * 9 + codes[row + 1]; });
        times(std::make_index_sequence<Rows - 3>{}, [&](auto row) {
            f(static_cast<int>(row * Lanes), pairs[row] * 81 + pairs[row + 2], std::integral_constant<int, Lanes>{});
        });
    }

    static std::uint64_t code(Bits white, Bits black, int start) {
        return window::pair_codes.lanes[five(white, start) | five(black, start) << 5];
    }

    static unsigned five(Bits bits, int start) {
        if constexpr (sizeof(Bits) == 8) {
            return static_cast<unsigned>(bits >> start) & 31;
        } else {
            if (start >= 64) return static_cast<unsigned>(bits.hi >> (start - 64)) & 31;
            const std::uint64_t high = start ? bits.hi << (64 - start) : 0;
            return static_cast<unsigned>(bits.lo >> start | high) & 31;
        }
    }
};

// Where weights stand as they are trained and stored: one table for each pair of windows, then the
// dense terms.
struct Weights {
    static std::size_t size(int tables) { return static_cast<std::size_t>(tables * patterns + dense_terms) * phases; }
    static std::size_t pattern_at(int table, int pattern, int phase) {
        return (static_cast<std::size_t>(table) * patterns + static_cast<std::size_t>(pattern)) * phases +
               static_cast<std::size_t>(phase);
    }
    static std::size_t dense_at(int tables, int term, int phase) {
        return (static_cast<std::size_t>(tables) * patterns + static_cast<std::size_t>(term)) * phases +
               static_cast<std::size_t>(phase);
    }
};

// The dense terms of a position, White's minus Black's.
template <class Layout>
class DenseTerms {
public:
    using Bits = typename Layout::Bits;

    DenseTerms(const Board<Layout>& board, const Rules& rules, Size size) : board_(board), rules_(rules) {
        // The longest diagonals, and the columns left and right of the middle.
        int longest = 0;
        for (int column = 0; column < size.width; ++column) {
            for (const int step : {-1, 1}) longest = std::max(longest, diagonal(size, column, step).second);
        }
        for (int column = 0; column < size.width; ++column) {
            for (const int step : {-1, 1}) {
                const auto [squares, length] = diagonal(size, column, step);
                if (length == longest) main_road_ |= squares;
            }
        }
        for (int row = 0; row < size.height; ++row) {
            for (int column = 0; column < size.width / 2; ++column) {
                const Bits at = one_bit<Bits>(Layout::bit(row, column));
                if (any(at & board.playable) && is_square(row, column)) left_ |= at;
            }
        }
    }

    // The same, inline, for a position without kings.
    [[gnu::always_inline]] std::array<int, dense_terms> of_men(const Position<Bits>& p) const {
        std::array<int, dense_terms> terms{};
        const int white = count(p.pieces[0]);
        const int black = count(p.pieces[1]);
        terms[to_move] = p.turn == Side::white ? 1 : -1;
        terms[man] = white - black;
        terms[imbalance] =
            std::abs(2 * count(p.pieces[0] & left_) - white) - std::abs(2 * count(p.pieces[1] & left_) - black);
        return terms;
    }

    std::array<int, dense_terms> operator()(const Position<Bits>& p) const {
        if (!any(p.kings)) return of_men(p);
        std::array<int, dense_terms> terms{};
        terms[to_move] = p.turn == Side::white ? 1 : -1;
        for (const int side : {0, 1}) {
            const int sign = side == 0 ? 1 : -1;
            const Bits men = p.pieces[side] & ~p.kings;
            const Bits kings = p.pieces[side] & p.kings;
            const int king_count = count(kings);
            terms[man] += sign * count(men);
            terms[first_king] += sign * (king_count > 0);
            terms[more_kings] += sign * std::max(0, king_count - 1);
            if (king_count) {
                terms[king_mobility] += sign * mobility(kings, board_.playable & ~p.occupied());
                terms[king_on_main_road] += sign * count(kings & main_road_);
            }
            const int left = count(men & left_);
            terms[imbalance] += sign * std::abs(2 * left - count(men));
        }
        return terms;
    }

private:
    static bool is_square(int row, int column) { return Layout::all_squares || ((row ^ column) & 1) != 0; }

    std::pair<Bits, int> diagonal(Size size, int column, int step) const {
        Bits squares{};
        int length = 0;
        for (int row = 0; row < size.height && column >= 0 && column < size.width; ++row, column += step) {
            if (!is_square(row, column)) return {Bits{}, 0};
            squares |= one_bit<Bits>(Layout::bit(row, column));
            ++length;
        }
        return {squares, length};
    }

    int mobility(Bits kings, Bits empty) const {
        int squares = 0;
        for_each_direction(rules_.king_moves, [&]<Direction D> {
            Bits to = shift<Layout, D>(kings) & empty;
            while (any(to)) {
                squares += count(to);
                if (!rules_.king_flies) break;
                to = shift<Layout, D>(to) & empty;
            }
        });
        return squares;
    }

    const Board<Layout>& board_;
    const Rules& rules_;
    Bits main_road_{};
    Bits left_{};
};

// A trained evaluation of one sheet; the number of weights says which form they have.
template <class Layout>
class Evaluation {
public:
    using Bits = typename Layout::Bits;

    Evaluation(const Board<Layout>& board, const Rules& rules, Size size, std::span<const Weight> weights)
        : rules_(rules), map_(size), dense_(board, rules, size), full_(board.squares * 4 / 5) {
        const int tables = map_.tables();
        const std::size_t windows = Weights::size(tables);
        if (weights.size() == windows + NetworkShape{board.squares}.size()) {
            network_ = std::make_unique<Network<Layout>>(board, weights.subspan(windows));
        } else if (weights.size() != windows) {
            throw std::invalid_argument("weights of another board");
        }
        men_.resize(static_cast<std::size_t>(map_.count) * patterns);
        kings_.resize(men_.size());
        for (int w = 0; w < map_.count; ++w) {
            const int twin = map_.twin(w);
            for (int pattern = 0; pattern < patterns; ++pattern) {
                const auto value = [&](Phase phase) {
                    int sum = 0;
                    if (w <= twin) sum += weights[Weights::pattern_at(w, pattern, phase)];
                    if (w >= twin) sum -= weights[Weights::pattern_at(twin, window::rotated(pattern), phase)];
                    return static_cast<Weight>(std::clamp(sum, -32767, 32767));
                };
                men_[place(w, pattern)] = {value(opening), value(ending)};
                kings_[place(w, pattern)] = value(with_kings);
            }
        }
        for (int term = 0; term < dense_terms; ++term) {
            for (int phase = 0; phase < phases; ++phase) {
                dense_weights_[term][phase] = weights[Weights::dense_at(tables, term, phase)];
            }
        }
    }

    // What a search remembers of the positions on its way, for the network; none for windows.
    using Slots = std::vector<typename Network<Layout>::Slot>;
    Slots slots(std::size_t plies) const { return Slots(network_ ? plies : 0); }

    // The score of a position at a ply of a search that asks whether it lies between two others. Where the
    // windows alone are far from both, the network is not asked.
    Score operator()(const Position<Bits>& p, Slots& slots, int ply, Score low, Score high) const {
        const Score windows = by_windows(p);
        if (!network_ || windows <= low - doubt || windows >= high + doubt) return final(p, windows);
        const auto at = static_cast<std::size_t>(ply);
        network_->refresh(slots[at], slots[at ? at - 1 : 0], p);
        return final(p, windows + network_->score(slots[at], p.turn));
    }

    Score operator()(const Position<Bits>& p) const {
        return final(p, by_windows(p) + (network_ ? network_->score(p) : 0));
    }

    static constexpr Score doubt = 100;  // about what a network may add or take away

    // What the windows and the dense terms say, for the side to move.
    Score by_windows(const Position<Bits>& p) const {
        const Bits white_men = p.pieces[0] & ~p.kings;
        const Bits black_men = p.pieces[1] & ~p.kings;
        Score score = 0;
        if (any(p.kings)) {
            int sum = 0;
            map_.for_each(white_men, black_men, [&](int w, int pattern) { sum += kings_[place(w, pattern)]; });
            const auto terms = dense_(p);
            for (int term = 0; term < dense_terms; ++term) sum += terms[term] * dense_weights_[term][with_kings];
            score = sum / weight_unit;
        } else {
            const int pieces = phase(p);
            const auto terms = dense_.of_men(p);
            int early = 0;
            int late = 0;
            for (const int term : {man, to_move, imbalance}) {
                early += terms[term] * dense_weights_[term][opening];
                late += terms[term] * dense_weights_[term][ending];
            }
            score = in_full_(men_windows(white_men, black_men, pieces) + early * pieces + late * (full_ - pieces));
        }
        return p.turn == Side::white ? score : -score;
    }

    const WindowMap<Layout>& map() const { return map_; }
    const DenseTerms<Layout>& dense() const { return dense_; }

    // How much a position without kings counts as an opening, of `full`.
    int phase(const Position<Bits>& p) const { return std::min(full_, count(p.occupied())); }
    int full() const { return full_; }

    // Where kings fly, three pieces rarely beat a king: such a lead is worth a part of itself.
    static constexpr int drawish = 8;
    bool is_drawish(const Position<Bits>& p, Side stronger) const {
        if (!rules_.king_flies) return false;
        return any(p.pieces[index(other(stronger))] & p.kings) && count(p.pieces[index(stronger)]) <= 3;
    }

private:
    using MenWeights = std::array<Weight, 2>;  // opening and ending
    static_assert(sizeof(MenWeights) == 4);

    // The sum over all windows of the opening's weights times `pieces` and the ending's times the rest.
    int men_windows(Bits white_men, Bits black_men, int pieces) const {
        const MenWeights* const men = men_.data();
#if defined(__SSE4_1__)
        const __m128i phase_pair = _mm_set1_epi32(pieces | (full_ - pieces) << 16);
        __m128i sums = _mm_setzero_si128();
        map_.for_each_group(
            white_men, black_men, [&](int first, std::uint64_t group, auto lanes) __attribute__((always_inline)) {
                const auto both = [&](int lane) {
                    int weights;
                    std::memcpy(&weights, men + place(first + lane, static_cast<int>(group >> (16 * lane) & 0xFFFF)),
                                4);
                    return weights;
                };
                __m128i four = _mm_cvtsi32_si128(both(0));
                if (lanes > 1) four = _mm_insert_epi32(four, both(1), 1);
                if (lanes > 2) four = _mm_insert_epi32(four, both(2), 2);
                if (lanes > 3) four = _mm_insert_epi32(four, both(3), 3);
                sums = _mm_add_epi32(sums, _mm_madd_epi16(four, phase_pair));
            });
        sums = _mm_add_epi32(sums, _mm_shuffle_epi32(sums, 0x4E));
        return _mm_cvtsi128_si32(_mm_add_epi32(sums, _mm_shuffle_epi32(sums, 0xB1)));
#else
        int early = 0;
        int late = 0;
        map_.for_each(white_men, black_men, [&](int w, int pattern) {
            early += men[place(w, pattern)][0];
            late += men[place(w, pattern)][1];
        });
        return early * pieces + late * (full_ - pieces);
#endif
    }

    // Less of a lead that cannot be won.
    Score final(const Position<Bits>& p, Score score) const {
        if (!any(p.kings)) return score;
        return is_drawish(p, score >= 0 ? p.turn : other(p.turn)) ? score / drawish : score;
    }

    static std::size_t place(int w, int pattern) {
        return static_cast<std::size_t>(w) * patterns + static_cast<std::size_t>(pattern);
    }

    const Rules& rules_;
    WindowMap<Layout> map_;
    DenseTerms<Layout> dense_;
    int full_;
    Quotient in_full_{full_ * weight_unit};
    // Apart, so that what a search reads is small enough for the processor's caches.
    std::vector<MenWeights> men_;
    std::vector<Weight> kings_;
    std::array<std::array<int, phases>, dense_terms> dense_weights_{};
    std::unique_ptr<const Network<Layout>> network_;  // beside all that, if there is one
};

}  // namespace damier
