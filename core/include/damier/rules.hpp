// The rules of a sheet that decide which moves there are, as the generator asks them.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

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

// The rules of the commonest sheets, which the generator and the search are compiled for.
inline constexpr Rules international_rules{
    .man_moves = {mask_of(NW, NE), mask_of(SW, SE)},
    .man_captures = {diagonals, diagonals},
    .king_moves = diagonals,
    .king_captures = diagonals,
    .priority = {Criterion::most_pieces},
};
inline constexpr Rules russian_rules{
    .man_moves = {mask_of(NW, NE), mask_of(SW, SE)},
    .man_captures = {diagonals, diagonals},
    .king_moves = diagonals,
    .king_captures = diagonals,
    .crowning = Crowning::goes_on,
};
inline constexpr Rules english_rules{
    .man_moves = {mask_of(NW, NE), mask_of(SW, SE)},
    .man_captures = {mask_of(NW, NE), mask_of(SW, SE)},
    .king_moves = diagonals,
    .king_captures = diagonals,
    .king_flies = false,
    .landing = Landing::next,
    .crowning = Crowning::stops,
};

// Rules as constants: wherever code takes its rules as a type, these cost nothing to ask.
template <const Rules& R>
struct KnownRules {
    static constexpr auto man_moves = R.man_moves;
    static constexpr auto man_captures = R.man_captures;
    static constexpr auto king_moves = R.king_moves;
    static constexpr auto king_captures = R.king_captures;
    static constexpr auto man_captures_kings = R.man_captures_kings;
    static constexpr auto king_flies = R.king_flies;
    static constexpr auto landing = R.landing;
    static constexpr auto king_limit = R.king_limit;
    static constexpr auto compulsory = R.compulsory;
    static constexpr auto finish = R.finish;
    static constexpr auto removes_at_once = R.removes_at_once;
    static constexpr auto turns_back = R.turns_back;
    static constexpr auto crowning = R.crowning;
    static constexpr auto priority = R.priority;
    static constexpr auto first_king_wins = R.first_king_wins;

    static constexpr bool free_choice() { return R.free_choice(); }
    static constexpr bool only_most_pieces() { return R.only_most_pieces(); }
};

// Rules of type R: those given, or, where they are known, nothing at all.
template <class R>
using RulesKept = std::conditional_t<std::is_same_v<R, Rules>, const Rules&, R>;

template <class R>
constexpr RulesKept<R> kept(const Rules& rules) {
    if constexpr (std::is_same_v<R, Rules>) {
        return rules;
    } else {
        return R{};
    }
}

// Call f.operator()<R>() with the type that knows these rules, or Rules where none does: on the small
// boards, where they are played.
template <class Layout, class F>
decltype(auto) with_known(const Rules& rules, F&& f) {
    if constexpr (std::is_same_v<Layout, Compact>) {
        if (rules == international_rules) return f.template operator()<KnownRules<international_rules>>();
        if (rules == russian_rules) return f.template operator()<KnownRules<russian_rules>>();
        if (rules == english_rules) return f.template operator()<KnownRules<english_rules>>();
    }
    return f.template operator()<Rules>();
}

}  // namespace damier
