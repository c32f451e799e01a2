// A game as a collection keeps it: what is asked of games first, then its moves, then its tags.
//
//     flags, sheet, year, plies, [a position], size of moves, moves, shape of tags, values of tags
//
// All but the flags are numbers of seven bits a byte. A value is an even number and that many halves
// of bytes of text, or an odd one: a word that the collection keeps elsewhere.
#pragma once

#include <cstdint>
#include <span>

#include "damier/codec.hpp"

namespace damier {

enum class GameScore : std::uint8_t { open, white, draw, black };

struct PackedGame {
    static constexpr std::uint8_t has_setup = 4;
    static constexpr std::uint8_t has_text = 8;

    std::uint8_t flags = 0;  // the score, then the two above, then how the result is written
    std::uint64_t sheet = 0;
    std::uint64_t year = 0;  // 0: not known
    std::uint64_t plies = 0;
    std::span<const std::uint8_t> setup;
    std::span<const std::uint8_t> moves;
    std::uint64_t shape = 0;
    std::span<const std::uint8_t> values;

    GameScore score() const { return static_cast<GameScore>(flags & 3); }
    int token() const { return flags >> 4 & 7; }
};

// The bytes of a position on a board of so many squares.
constexpr std::size_t setup_size(int squares) { return 1 + static_cast<std::size_t>(squares + 1) / 2; }

// Read one game; false if it is damaged. `squares_of(sheet)` is the size of that sheet's board, 0: none.
template <class F>
bool read_packed(std::span<const std::uint8_t> bytes, F&& squares_of, PackedGame& game) {
    ByteReader in(bytes);
    game.flags = in.byte();
    game.sheet = in.number();
    game.year = in.number();
    game.plies = in.number();
    game.setup = {};
    if (game.flags & PackedGame::has_setup) {
        const int squares = squares_of(game.sheet);
        if (!squares) return false;
        game.setup = in.take(setup_size(squares));
    }
    game.moves = in.take(in.number());
    game.shape = in.number();
    game.values = in.take(static_cast<std::uint64_t>(in.end - in.at));
    return in.fine;
}

inline void write_packed(const PackedGame& game, Bytes& out) {
    out.push_back(game.flags);
    put_number(out, game.sheet);
    put_number(out, game.year);
    put_number(out, game.plies);
    out.insert(out.end(), game.setup.begin(), game.setup.end());
    put_number(out, game.moves.size());
    out.insert(out.end(), game.moves.begin(), game.moves.end());
    put_number(out, game.shape);
    out.insert(out.end(), game.values.begin(), game.values.end());
}

// Call f(bytes) for each of games that follow one another, each after its size; false if damaged.
template <class F>
bool for_each_packed(std::span<const std::uint8_t> games, F&& f) {
    ByteReader in(games);
    while (!in.empty()) {
        const auto bytes = in.take(in.number());
        if (!in.fine) return false;
        f(bytes);
    }
    return true;
}

// Call f(word, text) for each value: a word's number and nothing, or -1 and a text.
template <class F>
bool for_each_value(std::span<const std::uint8_t> values, F&& f) {
    ByteReader in(values);
    while (!in.empty()) {
        const std::uint64_t head = in.number();
        if (head & 1) {
            f(static_cast<std::int64_t>(head >> 1), std::span<const std::uint8_t>{});
        } else {
            f(std::int64_t{-1}, in.take(head >> 1));
        }
        if (!in.fine) return false;
    }
    return true;
}

}  // namespace damier
