// Positions and moves as numbers in a row, for programs that learn from them.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "damier/collection.hpp"
#include "damier/sample.hpp"

namespace damier {

// White's men and kings, Black's men and kings, and a plane of ones if Black is to move. A plane has a
// byte for each field of the board, row by row from White's far left, or for each square.
class Planes {
public:
    static constexpr int channels = 5;

    Planes(const Play& play, bool whole_board);

    std::size_t plane() const { return plane_; }
    std::size_t size() const { return channels * plane_; }
    void fill(const AnyPosition& position, std::uint8_t* out) const;
    AnyPosition read(const std::uint8_t* planes) const;

private:
    const Play& play_;
    std::size_t plane_;
    std::array<std::uint16_t, 128> place_{};  // by bit
};

// Every move has a number: its start and its end among the squares, counted from 0. Other captures
// with the same ends have one of 64 more, in their order.
class MoveNumbers {
public:
    static constexpr int beside = 64;

    explicit MoveNumbers(const Play& play) : play_(play), pairs_(play.squares() * play.squares()) {}

    int size() const { return pairs_ + beside; }
    int number(const AnyPosition& position, const AnyMove& move) const;  // -1: none is left
    void mask(const AnyPosition& position, std::uint8_t* out) const;
    bool find(const AnyPosition& position, int number, NumberedMove& found) const;

private:
    int pair(const AnyMove& move) const;
    // Call f(number, move) for each legal move, in an order that only the board decides.
    template <class F>
    void for_each(const AnyPosition& position, F&& f) const;

    const Play& play_;
    int pairs_;
};

// What stands in a row of arrays beside the planes.
struct Row {
    int move = -1;   // its number; -1: the game ends here, or the move has none
    int result = 2;  // 1 White won, 0 drawn, -1 Black won, 2 not known
    std::int64_t game = 0;
    int ply = 0;
};

// Goes through packed games position by position.
class Unroller {
public:
    Unroller(Book book, std::uint64_t sheet, Bytes games, std::int64_t first);

    // Go to the next position; false at the end.
    bool next();
    const AnyPosition& position() const { return position_; }
    const Row& row() const { return row_; }

private:
    bool next_game();

    Book book_;
    Books books_;
    std::uint64_t sheet_;
    Bytes games_;
    MoveNumbers numbers_;
    ByteReader in_;
    std::int64_t number_;
    PackedGame game_;
    ByteReader moves_;
    AnyPosition position_, after_;
    bool more_ = false;  // there is a position after this one
    Row row_;
};

}  // namespace damier
