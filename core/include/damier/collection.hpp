// The games of a collection walked through: which positions stand in them, and what was played there.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "damier/hash.hpp"
#include "damier/packed.hpp"

namespace damier {

// A sheet of a collection. `salt` keeps its positions apart from those of other sheets.
struct Book {
    std::shared_ptr<const Codec> codec;
    AnyPosition start;
    std::uint64_t salt = 0;
};

// By the number that games have for their sheet; some may be empty.
using Books = std::vector<Book>;

inline const Book* book_of(const Books& books, std::uint64_t sheet) {
    return sheet < books.size() && books[sheet].codec ? &books[sheet] : nullptr;
}

inline bool read_packed(std::span<const std::uint8_t> bytes, const Books& books, PackedGame& game) {
    const auto squares = [&](std::uint64_t sheet) {
        const Book* book = book_of(books, sheet);
        return book ? book->codec->play().squares() : 0;
    };
    return read_packed(bytes, squares, game);
}

// The key of a position: pieces and turn, not the runs of kings.
std::uint64_t key_of(const Book& book, AnyPosition position);

// A game on its way from the first position to the last.
class Walk {
public:
    Walk(const Book& book, const PackedGame& game, bool keyed);

    const AnyPosition& now() const { return now_; }
    std::uint64_t key() const { return key_; }
    int ply() const { return ply_; }

    // Play the next move; false at the end. `move()` and `code()` are then what was played.
    bool next();
    const AnyMove& move() const { return move_; }
    bool was_setup() const { return move_.from == move_.to && !any(move_.captured); }
    std::string_view code() const { return {reinterpret_cast<const char*>(code_.data()), code_.size()}; }

private:
    void rekey(const AnyPosition& before);

    const Book& book_;
    ByteReader in_;
    bool keyed_;
    AnyPosition now_;
    AnyMove move_{};
    std::span<const std::uint8_t> code_;
    std::uint64_t key_ = 0;
    int ply_ = 0;
};

// How games went on: how many, who won, and when they were played.
struct Tallied {
    static constexpr std::size_t most_samples = 3;

    std::uint64_t games = 0;
    std::uint64_t scores[4] = {};  // by GameScore
    std::uint64_t dated = 0, years = 0, last = 0;
    std::vector<std::uint64_t> samples;  // of games

    void add(const PackedGame& game, std::uint64_t id);
    void add(const Tallied& other);
    void put(Bytes& out) const;
    void get(ByteReader& in);
};

// What was played in one position: the moves as bytes, and what came of them.
struct Continuations {
    Tallied all;
    std::vector<std::pair<std::string, Tallied>> moves;
    std::uint64_t last_game = 0;  // a game counts once

    void add(std::string_view move, const PackedGame& game, std::uint64_t id);
    void add(const Continuations& other);
    Bytes format() const;
    bool parse(std::span<const std::uint8_t> bytes);

private:
    Tallied& of(std::string_view move);
};

// The index of games that follow one another: postings by the first bits of a position's key, each
// list the numbers (the next bits, the game) in order; and what was played in positions that many of
// the games share.
struct Index {
    int bucket_bits = 0;
    int rest_bits = 0;
    int game_bits = 0;
    std::vector<Bytes> buckets;
    std::vector<std::pair<std::uint64_t, Bytes>> shared;  // by key
};

// Positions with White to move are listed, the last of each game, and those from which a game goes
// on to a shared one or by no move; any other is found by where the moves from it lead.
Index build_index(const Books& books, const std::vector<std::span<const std::uint8_t>>& blocks, std::uint64_t first,
                  std::uint64_t games, std::uint64_t shared_by);

// The games of one list that may have the key's position, counted from the first of the index.
std::vector<std::uint64_t> postings(std::span<const std::uint8_t> bucket, std::uint64_t key, const Index& shape);

inline std::uint64_t bucket_of(std::uint64_t key, int bits) { return bits ? key >> (64 - bits) : 0; }

}  // namespace damier
