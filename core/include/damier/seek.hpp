// Which games of a collection are wanted, by what is written about them and by what stood on the board.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "damier/collection.hpp"

namespace damier {

// Pieces that have to stand on squares, whatever else does.
struct Pattern {
    std::array<Bits128, 2> men{}, kings{};  // by side
    Bits128 empty{};
    int turn = -1;  // a Side; -1: either

    bool holds(const AnyPosition& position) const;
};

// White's men and kings, Black's men and kings; -1: any number.
struct Material {
    std::array<int, 4> counts{-1, -1, -1, -1};

    bool holds(const AnyPosition& position) const;
};

// What one side plays on turns that follow one another: the bits a piece leaves and reaches.
using Manoeuvre = std::vector<std::array<std::uint8_t, 2>>;

// Where the values of a shape of tags stand; -1: it has none.
struct Roles {
    int white = -1;
    int black = -1;
    int event = -1;
};

struct Query {
    std::vector<bool> sheets;                          // by number; empty: all
    std::vector<std::uint64_t> white, black, players;  // words in order; see `asks`
    std::vector<std::uint64_t> events;
    bool asks_white = false, asks_black = false, asks_player = false, asks_event = false;
    std::uint64_t first_year = 0, last_year = ~std::uint64_t{0};
    std::uint64_t least_plies = 0, most_plies = ~std::uint64_t{0};
    std::array<bool, 4> scores{true, true, true, true};  // by GameScore
    // Of each list that is not empty, one has to hold: a pattern and a material at once.
    std::vector<AnyPosition> positions;
    std::vector<Pattern> patterns;
    std::vector<Material> materials;
    std::vector<Manoeuvre> manoeuvres;

    bool asks_board() const {
        return !positions.empty() || !patterns.empty() || !materials.empty() || !manoeuvres.empty();
    }
};

struct Hit {
    std::uint64_t game;
    std::uint64_t ply;  // after so many plies the last of what was asked for held
};

class Seeker {
public:
    Seeker(Books books, std::vector<Roles> roles, Query query)
        : books_(std::move(books)), roles_(std::move(roles)), query_(std::move(query)) {}

    // Append the hits among the games of a block; `wanted`: only these, in order; empty: all.
    void seek(std::span<const std::uint8_t> block, std::uint64_t first, std::span<const std::uint64_t> wanted,
              std::vector<Hit>& hits) const;

    const Books& books() const { return books_; }

private:
    bool is_wanted(const PackedGame& game) const;
    bool is_told(const PackedGame& game) const;
    bool is_played(const Book& book, const PackedGame& game, std::uint64_t& ply) const;

    Books books_;
    std::vector<Roles> roles_;
    Query query_;
};

// Add what was played in a position in those of the games of a block that are wanted.
void add_played(const Books& books, std::uint64_t sheet, const AnyPosition& position,
                std::span<const std::uint8_t> block, std::uint64_t first, std::span<const std::uint64_t> wanted,
                Continuations& played);

}  // namespace damier
