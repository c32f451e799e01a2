// The rules of a sheet that decide which moves there are, as the generator asks them.
#pragma once

#include <array>
#include <cstdint>

#include "damier/geometry.hpp"

namespace damier {

enum class Landing : std::uint8_t { anywhere, next, next_behind_last_king };
enum class Crowning : std::uint8_t { at_end, stops, goes_on };
enum class Criterion : std::uint8_t { none, most_pieces, highest_value, with_king, most_kings, king_first };

struct Rules {
    std::array<DirectionMask, 2> man_moves{};     // by side
    std::array<DirectionMask, 2> man_captures{};  // by side
    DirectionMask king_moves = 0;
    DirectionMask king_captures = 0;
    bool man_captures_kings = true;
    bool king_flies = true;
    Landing landing = Landing::anywhere;
    std::uint8_t king_limit = 0;
    bool compulsory = true;
    bool finish = true;
    bool removes_at_once = false;
    bool turns_back = true;
    Crowning crowning = Crowning::at_end;
    std::array<Criterion, 5> priority{};
    bool first_king_wins = false;

    constexpr bool operator==(const Rules&) const = default;

    constexpr bool free_choice() const { return priority[0] == Criterion::none; }
    constexpr bool only_most_pieces() const {
        return priority[0] == Criterion::most_pieces && priority[1] == Criterion::none;
    }

    // The same pieces, free to choose among all captures that are carried to their end.
    constexpr Rules without_priority() const {
        Rules relaxed = *this;
        relaxed.priority = {};
        return relaxed;
    }

    // The same pieces without any duty: what a hand could do on the board.
    constexpr Rules without_duties() const {
        Rules relaxed = without_priority();
        relaxed.compulsory = relaxed.finish = false;
        relaxed.king_limit = 0;
        return relaxed;
    }
};

}  // namespace damier
