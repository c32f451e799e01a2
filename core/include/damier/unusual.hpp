// Positions that good play does not come to: the search visits little else, so training must see them.
#pragma once

#include <optional>

#include "damier/movegen.hpp"
#include "damier/sample.hpp"

namespace damier {

template <class Layout>
class Unusual {
public:
    using Bits = typename Layout::Bits;
    using Pos = Position<Bits>;

    Unusual(const Board<Layout>& board, const Rules& rules) : board_(board), rules_(rules) {}

    // One to four random plies later, captures played out; none if the game ends or little is left.
    std::optional<Pos> perturbed(Pos p, Random& random) const {
        for (std::size_t plies = 1 + random.below(4); plies > 0; --plies) {
            if (!play_any(p, random)) return std::nullopt;
        }
        return played_out(p, random);
    }

    // Some men of one side or both replaced by kings, each on any empty square; a side that gets
    // kings for nothing pays with men. None if the position is too full or too empty for that.
    std::optional<Pos> crowned(Pos p, Random& random) const {
        const int pieces = count(p.occupied());
        if (rules_.first_king_wins || pieces < board_.squares / 4 || pieces > board_.squares * 3 / 5)
            return std::nullopt;
        const std::size_t who = random.below(4);  // White, Black, and twice as often both
        for (const int side : {0, 1}) {
            if (who < 2 && static_cast<int>(who) != side) continue;
            for (std::size_t kings = 1 + random.below(2); kings > 0; --kings) {
                if (!take_man(p, side, random)) return std::nullopt;
                const Bits at = any_of(board_.playable & ~p.occupied(), random);
                p.pieces[side] |= at;
                p.kings |= at;
            }
            for (std::size_t paid = who < 2 ? 1 + random.below(3) : random.below(2); paid > 0; --paid) {
                if (!take_man(p, side, random)) return std::nullopt;
            }
        }
        return played_out(p, random);
    }

private:
    static constexpr int fewest = 5;  // pieces; endings with less are for tables

    bool play_any(Pos& p, Random& random) const {
        MoveList<Bits> moves;
        generate(board_, rules_, p, moves);
        if (moves.empty()) return false;
        p = after(rules_, p, moves[random.below(moves.size())]);
        return true;
    }

    std::optional<Pos> played_out(Pos p, Random& random) const {
        for (int plies = 0; plies < 12 && count(p.occupied()) >= fewest; ++plies) {
            MoveList<Bits> moves;
            generate(board_, rules_, p, moves);
            if (moves.empty()) return std::nullopt;
            if (!moves[0].is_capture()) return p;
            p = after(rules_, p, moves[random.below(moves.size())]);
        }
        return std::nullopt;
    }

    static bool take_man(Pos& p, int side, Random& random) {
        const Bits men = p.pieces[side] & ~p.kings;
        if (!any(men)) return false;
        p.pieces[side] &= ~any_of(men, random);
        return true;
    }

    static Bits any_of(Bits squares, Random& random) {
        for (std::size_t skipped = random.below(static_cast<std::size_t>(count(squares))); skipped > 0; --skipped)
            drop_lowest(squares);
        return one_bit<Bits>(index_of_lowest(squares));
    }

    const Board<Layout>& board_;
    const Rules& rules_;
};

}  // namespace damier
