// Number the positions of one material: each number is one position, each position has one number.
//
// Squares are counted in the order of their bits, so that a board and its mirror image, whose
// squares only bear other names, have the same numbers and can share tables.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <stdexcept>

#include "damier/position.hpp"

namespace damier {

inline constexpr int most_endgame_pieces = 7;

// How many men and kings each side has.
struct Material {
    std::array<std::uint8_t, 2> men{};    // by side
    std::array<std::uint8_t, 2> kings{};  // by side

    constexpr bool operator==(const Material&) const = default;

    constexpr int of(Side side) const { return men[index(side)] + kings[index(side)]; }
    constexpr int pieces() const { return of(Side::white) + of(Side::black); }
    constexpr Material swapped() const { return {{men[1], men[0]}, {kings[1], kings[0]}}; }
    constexpr bool even() const { return *this == swapped(); }
    // Only the stronger White is stored: more pieces, or as many and more kings.
    constexpr bool stored() const {
        return of(Side::white) != of(Side::black) ? of(Side::white) > of(Side::black) : kings[0] >= kings[1];
    }
    constexpr std::size_t key() const { return ((men[0] * 8U + kings[0]) * 8U + men[1]) * 8U + kings[1]; }
    static constexpr std::size_t keys = 8 * 8 * 8 * 8;

    template <class Bits>
    static constexpr Material of(const Position<Bits>& p) {
        const auto number = [](Bits bits) { return static_cast<std::uint8_t>(count(bits)); };
        return {{number(p.pieces[0] & ~p.kings), number(p.pieces[1] & ~p.kings)},
                {number(p.pieces[0] & p.kings), number(p.pieces[1] & p.kings)}};
    }
};

// Sets of k among n squares: [k][n]; a column is sorted, which unranking uses.
struct Binomials {
    static constexpr int most = 128;
    std::array<std::array<std::uint64_t, most + 1>, most_endgame_pieces + 1> of{};

    constexpr Binomials() {
        for (int n = 0; n <= most; ++n) {
            of[0][n] = 1;
            for (int k = 1; k <= most_endgame_pieces && n > 0; ++k) of[k][n] = of[k][n - 1] + of[k - 1][n - 1];
        }
    }
};
inline constexpr Binomials binomials{};
constexpr std::uint64_t choose(int n, int k) { return binomials.of[k][n]; }

// A few squares in ascending order.
struct SquareList {
    int size = 0;
    std::array<std::uint8_t, most_endgame_pieces> at{};

    constexpr void add(int square) { at[size++] = static_cast<std::uint8_t>(square); }
    constexpr int below(int square) const {
        int n = 0;
        for (int i = 0; i < size; ++i) n += at[i] < square;
        return n;
    }
    // The number of the set among `first`..., not counting the squares of `taken`.
    constexpr std::uint64_t rank(int from, int to, int first, const SquareList& taken) const {
        std::uint64_t sum = 0;
        for (int i = from; i < to; ++i) sum += choose(at[i] - first - taken.below(at[i]), i - from + 1);
        return sum;
    }
    // Append the set of this number; the inverse of rank. `taken` must be in ascending order.
    constexpr void add_ranked(std::uint64_t rank, int n, int first, const SquareList& taken) {
        const int start = size;
        size += n;
        for (int k = n; k > 0; --k) {
            const auto& column = binomials.of[k];
            const auto above = std::upper_bound(column.begin(), column.end(), rank);
            int square = static_cast<int>(above - column.begin()) - 1;
            rank -= column[square];
            square += first;
            for (int i = 0; i < taken.size; ++i) square += taken.at[i] <= square;
            at[start + k - 1] = static_cast<std::uint8_t>(square);
        }
    }
    constexpr SquareList merged(const SquareList& o) const {
        SquareList all;
        all.size = size + o.size;
        std::merge(at.begin(), at.begin() + size, o.at.begin(), o.at.begin() + o.size, all.at.begin());
        return all;
    }
};

template <class Layout>
struct SquareOrder {
    using Bits = typename Layout::Bits;
    int squares = 0;
    int row = 0;                               // squares in a crown row
    std::array<std::uint8_t, 128> order_of{};  // by bit
    std::array<std::uint8_t, 128> bit_of{};    // by order

    explicit SquareOrder(const Board<Layout>& board) : row(count(board.crown_row[0])) {
        for_each_square(board.playable, [&](int bit) {
            order_of[bit] = static_cast<std::uint8_t>(squares);
            bit_of[squares++] = static_cast<std::uint8_t>(bit);
        });
    }

    SquareList list(Bits bits, bool turned) const {
        SquareList found;
        for_each_square(bits, [&](int bit) { found.add(turned ? squares - 1 - order_of[bit] : order_of[bit]); });
        if (turned) std::reverse(found.at.begin(), found.at.begin() + found.size);
        return found;
    }
    Bits bits(const SquareList& list) const {
        Bits all{};
        for (int i = 0; i < list.size; ++i) all |= one_bit<Bits>(bit_of[list.at[i]]);
        return all;
    }
};

// The run of a king changes what may be moved only while its owner has men too.
template <class Bits>
constexpr bool run_counts(const Rules& rules, const Position<Bits>& p, Side side) {
    const Bits own = p.pieces[index(side)];
    return rules.king_limit && any(own & p.kings) && any(own & ~p.kings);
}

template <class Layout>
class EndgameIndex {
public:
    using Bits = typename Layout::Bits;
    using Pos = Position<Bits>;

    EndgameIndex(const SquareOrder<Layout>& order, const Rules& rules, Material material)
        : order_(order), rules_(rules), material_(material), n_(order.squares), row_(order.row) {
        for (int home = 0; home <= material.men[0]; ++home) {
            home_offset_[home] = men_size_;
            men_size_ += sets(row_, home) * sets(n_ - 2 * row_, material.men[0] - home) *
                         sets(n_ - row_ - (material.men[0] - home), material.men[1]);
        }
        const int men = material.men[0] + material.men[1];
        white_kings_ = sets(n_ - men, material.kings[0]);
        black_kings_ = sets(n_ - men - material.kings[0], material.kings[1]);
        for (const int side : {0, 1}) {
            const bool limited = rules.king_limit && material.men[side] && material.kings[side];
            runs_[side] = limited ? 1 + std::uint64_t{material.kings[side]} * rules.king_limit : 1;
        }
        size_ = men_size_ * white_kings_ * black_kings_ * runs_[0] * runs_[1];
    }

    const Material& material() const { return material_; }
    // Where both sides have the same, Black to move is White to move seen from the other side.
    int turns() const { return material_.even() ? 1 : 2; }
    std::uint64_t size() const { return size_; }  // for each side to move
    std::uint64_t total() const { return size_ * static_cast<std::uint64_t>(turns()); }

    // The number of a position of this material, or of the same with the colours swapped.
    std::uint64_t of(const Pos& p) const {
        const Material given = Material::of(p);
        return of(p, given != material_ || (material_.even() && p.turn == Side::black));
    }

    std::uint64_t of(const Pos& p, bool turned) const {
        const int white = turned;
        const SquareList wm = order_.list(p.pieces[white] & ~p.kings, turned);
        const SquareList bm = order_.list(p.pieces[1 - white] & ~p.kings, turned);
        const SquareList wk = order_.list(p.pieces[white] & p.kings, turned);
        const SquareList bk = order_.list(p.pieces[1 - white] & p.kings, turned);
        const int away = wm.below(n_ - row_);  // White's men that have left Black's crown row
        const int home = wm.size - away;
        std::uint64_t rank = home_offset_[home];
        rank += (wm.rank(away, wm.size, n_ - row_, {}) * sets(n_ - 2 * row_, away) + wm.rank(0, away, row_, {})) *
                    sets(n_ - row_ - away, bm.size) +
                bm.rank(0, bm.size, 0, wm);
        const SquareList men = wm.merged(bm);
        rank = rank * white_kings_ + wk.rank(0, wk.size, 0, men);
        rank = rank * black_kings_ + bk.rank(0, bk.size, 0, men.merged(wk));
        if (runs_[0] > 1) rank = rank * runs_[0] + run_state(p.runs[white], wk, turned);
        if (runs_[1] > 1) rank = rank * runs_[1] + run_state(p.runs[1 - white], bk, turned);
        return (p.turn == Side::black) != turned ? rank + size_ : rank;
    }

    Pos position(std::uint64_t number) const {
        Pos p;
        p.turn = number < size_ ? Side::white : Side::black;
        std::uint64_t rank = number < size_ ? number : number - size_;
        const auto take = [&](std::uint64_t base) {
            const std::uint64_t digit = rank % base;
            rank /= base;
            return digit;
        };
        const std::uint64_t black_run = take(runs_[1]);
        const std::uint64_t white_run = take(runs_[0]);
        const std::uint64_t bk_rank = take(black_kings_);
        const std::uint64_t wk_rank = take(white_kings_);

        int home = material_.men[0];
        while (home_offset_[home] > rank) --home;
        rank -= home_offset_[home];
        const int away = material_.men[0] - home;
        const std::uint64_t bm_rank = take(sets(n_ - row_ - away, material_.men[1]));
        SquareList wm, bm, wk, bk;
        wm.add_ranked(take(sets(n_ - 2 * row_, away)), away, row_, {});
        wm.add_ranked(rank, home, n_ - row_, {});
        bm.add_ranked(bm_rank, material_.men[1], 0, wm);
        const SquareList men = wm.merged(bm);
        wk.add_ranked(wk_rank, material_.kings[0], 0, men);
        bk.add_ranked(bk_rank, material_.kings[1], 0, men.merged(wk));

        p.kings = order_.bits(wk) | order_.bits(bk);
        p.pieces = {order_.bits(wm) | order_.bits(wk), order_.bits(bm) | order_.bits(bk)};
        p.runs = {run(white_run, wk), run(black_run, bk)};
        return p;
    }

private:
    // No set of more squares than there are; sets of nothing: one.
    static constexpr std::uint64_t sets(int n, int k) { return k < 0 || n < k ? 0 : choose(n, k); }

    std::uint64_t run_state(KingRun run, const SquareList& kings, bool turned) const {
        if (!run.moves) return 0;
        const int order = order_.order_of[run.at];
        const int king = kings.below(turned ? n_ - 1 - order : order);
        return 1 + static_cast<std::uint64_t>(king) * rules_.king_limit + std::min(run.moves, rules_.king_limit) - 1;
    }
    KingRun run(std::uint64_t state, const SquareList& kings) const {
        if (!state) return {};
        const auto king = (state - 1) / rules_.king_limit;
        return {order_.bit_of[kings.at[king]], static_cast<std::uint8_t>((state - 1) % rules_.king_limit + 1)};
    }

    const SquareOrder<Layout>& order_;
    const Rules& rules_;
    Material material_;
    int n_;
    int row_;
    std::array<std::uint64_t, most_endgame_pieces + 1> home_offset_{};
    std::uint64_t men_size_ = 0;
    std::uint64_t white_kings_ = 1;
    std::uint64_t black_kings_ = 1;
    std::array<std::uint64_t, 2> runs_{1, 1};
    std::uint64_t size_ = 0;
};

}  // namespace damier
