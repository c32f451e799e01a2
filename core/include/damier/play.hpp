// One sheet compiled for play: the layout is chosen once, behind one interface.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "damier/movegen.hpp"
#include "damier/perft.hpp"
#include "damier/position.hpp"
#include "damier/rules.hpp"

namespace damier {

using AnyPosition = Position<Bits128>;
using AnyMove = Move<Bits128>;

template <class Bits>
constexpr Position<Bits> narrowed(const AnyPosition& wide) {
    return {
        {narrow<Bits>(wide.pieces[0]), narrow<Bits>(wide.pieces[1])}, narrow<Bits>(wide.kings), wide.turn, wide.runs};
}

// A move with the squares it touches, as people name them.
struct NumberedMove {
    AnyMove move;
    std::uint8_t start = 0;
    std::uint8_t end = 0;
    std::vector<std::uint8_t> landings;  // of a capture, the last is `end`; empty for a quiet move
    std::vector<std::uint8_t> captured;  // in the order of capture
};

// Which moves to list: the legal ones; every legal route (equal moves by other ways included); those
// that would be legal if captures had no priority; or whatever a hand could do, free of all duties,
// by every route.
enum class Listing { legal, routes, without_priority, without_duties };

// `quick` gives up after few jumps.
enum class Haste { none, quick };

class Play {
public:
    static std::shared_ptr<const Play> make(Size size, bool all_squares, const Rules& rules);

    // Call f with the layout that a board of this size takes.
    template <class F>
    static decltype(auto) with_layout(Size size, bool all_squares, F&& f) {
        if (all_squares) return f.template operator()<Full>();
        if (size.width <= Compact::max_width && size.height <= Compact::max_height)
            return f.template operator()<Compact>();
        return f.template operator()<Wide>();
    }
    virtual ~Play() = default;

    Size size() const { return size_; }
    bool all_squares() const { return all_squares_; }
    const Rules& rules() const { return rules_; }

    virtual int squares() const = 0;
    // Quiet moves are the same value wherever they are legal, so they come without their numbers.
    virtual void list(const AnyPosition& position, Listing listing, std::vector<NumberedMove>& captures,
                      MoveList<Bits128>& quiet, Haste haste = Haste::none) const = 0;
    std::vector<NumberedMove> moves(const AnyPosition& position, Listing listing) const;
    NumberedMove numbered(const AnyMove& quiet) const;
    virtual bool is_legal(const AnyPosition& position, const AnyMove& move) const = 0;
    // Count the legal moves between two bits; `found` is one of them.
    virtual int between(const AnyPosition& position, int from, int to, AnyMove& found) const = 0;
    virtual bool has_moves(const AnyPosition& position) const = 0;
    // Whether no man stands where it would be a king.
    virtual bool may_stand(const AnyPosition& position) const = 0;
    virtual std::uint64_t perft(const AnyPosition& position, int depth, Leaves leaves, Duplicates duplicates) const = 0;

    AnyPosition after(const AnyPosition& position, const AnyMove& move) const {
        return damier::after(rules_, position, move);
    }

    // A board as text: one of w b W B e for each square, from the first.
    AnyPosition parse(const std::string& board, Side turn, std::array<KingRun, 2> runs) const;
    std::string format(const AnyPosition& position) const;

    bool plays_like(const Play& other) const {
        return size_ == other.size_ && all_squares_ == other.all_squares_ && rules_ == other.rules_;
    }

    // Room for what a binding keeps with a sheet.
    mutable std::shared_ptr<void> attachment;

    virtual int bit_of(int square) const = 0;
    virtual int square_of(int bit) const = 0;

protected:
    Play(Size size, bool all_squares, const Rules& rules)
        : size_(size),
          all_squares_(all_squares),
          rules_(rules),
          without_priority_(rules.without_priority()),
          without_duties_(rules.without_duties()) {}

    const Rules& rules_for(Listing listing) const {
        switch (listing) {
            case Listing::without_priority: return without_priority_;
            case Listing::without_duties: return without_duties_;
            default: return rules_;
        }
    }

    Size size_;
    bool all_squares_;
    Rules rules_;
    Rules without_priority_;
    Rules without_duties_;
};

}  // namespace damier
