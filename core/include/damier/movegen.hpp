// Legal moves: generate them, or only count them.
#pragma once

#include <algorithm>
#include <tuple>

#include "damier/capture.hpp"
#include "damier/geometry.hpp"
#include "damier/move.hpp"
#include "damier/position.hpp"
#include "damier/rules.hpp"

namespace damier {

enum class Duplicates { removed, kept };

template <class Bits>
struct ListSink {
    static constexpr bool traced = false;
    static constexpr std::uint64_t most_jumps = damier::most_jumps;
    MoveList<Bits>& list;
    void clear() { list.clear(); }
    void add(const Move<Bits>& move, const Route&) { list.add(move); }
};

// Keep one of each set of equal moves; their order among themselves may change.
template <class Bits>
void remove_duplicates(MoveList<Bits>& list) {
    constexpr std::size_t few = 48;
    auto* const begin = list.begin();
    auto* last = begin;
    if (list.size() <= few) {
        for (const Move<Bits>& move : list) {
            if (std::find(begin, last, move) == last) *last++ = move;
        }
    } else {
        const auto key = [](const Move<Bits>& m) {
            const Bits128 captured = widen(m.captured);
            return std::tuple(m.from, m.to, m.crowns, captured.hi, captured.lo);
        };
        std::sort(begin, list.end(), [&](const auto& a, const auto& b) { return key(a) < key(b); });
        last = std::unique(begin, list.end());
    }
    list.truncate(static_cast<std::size_t>(last - begin));
}

template <class Layout, Side Us, class R = Rules>
class QuietMoves {
public:
    using Bits = typename Layout::Bits;

    QuietMoves(const Board<Layout>& board, const R& rules, const Position<Bits>& position)
        : board_(board), rules_(rules), empty_(board.playable & ~position.occupied()) {
        const Bits own = position.pieces[index(Us)];
        men_ = own & ~position.kings;
        kings_ = own & position.kings;
        const KingRun run = position.runs[index(Us)];
        // A king at its limit stands still while its owner has men left.
        if (rules.king_limit && run.moves >= rules.king_limit && damier::any(men_)) {
            kings_ &= ~one_bit<Bits>(run.at);
        }
    }

    void generate(MoveList<Bits>& list) const {
        const Bits crown_row = board_.crown_row[index(Us)];
        for_each_direction(rules_.man_moves[index(Us)], [&]<Direction D> {
            const Bits targets = shift<Layout, D>(men_) & empty_;
            Move<Bits>* next = list.room(static_cast<std::size_t>(damier::count(targets)));
            for_each_square(targets, [&](int to) {
                const bool crowns = damier::any(one_bit<Bits>(to) & crown_row);
                *next++ = {{}, static_cast<std::uint8_t>(to - Layout::step(D)), static_cast<std::uint8_t>(to), crowns};
            });
            list.filled_to(next);
        });
        for_each_king_step([&](Bits from, Bits to) {
            list.add({{},
                      static_cast<std::uint8_t>(index_of_lowest(from)),
                      static_cast<std::uint8_t>(index_of_lowest(to)),
                      false});
        });
    }

    bool any() const {
        Bits steps{};
        for_each_direction(rules_.man_moves[index(Us)], [&]<Direction D> { steps |= shift<Layout, D>(men_) & empty_; });
        if (damier::any(steps)) return true;
        for_each_direction(rules_.king_moves, [&]<Direction D> { steps |= shift<Layout, D>(kings_) & empty_; });
        return damier::any(steps);
    }

    std::size_t count() const {
        std::size_t n = 0;
        for_each_direction(rules_.man_moves[index(Us)], [&]<Direction D> {
            n += static_cast<std::size_t>(damier::count(shift<Layout, D>(men_) & empty_));
        });
        for_each_king_step([&](Bits, Bits) { ++n; });
        return n;
    }

private:
    template <class F>
    void for_each_king_step(F&& f) const {
        for (Bits kings = kings_; damier::any(kings); drop_lowest(kings)) {
            const Bits from = one_bit<Bits>(index_of_lowest(kings));
            for_each_direction(rules_.king_moves, [&]<Direction D> {
                Bits to = shift<Layout, D>(from) & empty_;
                while (damier::any(to)) {
                    f(from, to);
                    if (!rules_.king_flies) break;
                    to = shift<Layout, D>(to) & empty_;
                }
            });
        }
    }

    const Board<Layout>& board_;
    RulesKept<R> rules_;
    Bits empty_;
    Bits men_;
    Bits kings_;
};

// A game that the first king wins is over once the opponent has one.
template <Side Us, class Bits, class R>
bool lost_to_first_king(const R& rules, const Position<Bits>& position) {
    return rules.first_king_wins && any(position.kings & position.pieces[index(other(Us))]);
}

// List the captures; return whether there are any. Positions without one are told at once.
template <Side Us, class Layout, class R>
bool list_captures(const Board<Layout>& board, const R& rules, const Position<typename Layout::Bits>& position,
                   MoveList<typename Layout::Bits>& list, Duplicates duplicates) {
    if (!may_capture<Layout, Us>(board, rules, position)) return false;
    ListSink<typename Layout::Bits> sink{list};
    CaptureSearch<Layout, Us, decltype(sink), R> search(board, rules, position, sink);
    const bool found = search.run();
    if (duplicates == Duplicates::removed && search.longest() > 1 && list.size() > 1) remove_duplicates(list);
    return found;
}

template <Side Us, class Layout, class R>
void generate_for(const Board<Layout>& board, const R& rules, const Position<typename Layout::Bits>& position,
                  MoveList<typename Layout::Bits>& list, Duplicates duplicates = Duplicates::removed) {
    if (lost_to_first_king<Us>(rules, position)) return;
    const bool can_capture = list_captures<Us>(board, rules, position, list, duplicates);
    if (!can_capture || !rules.compulsory) QuietMoves<Layout, Us, R>(board, rules, position).generate(list);
}

template <Side Us, class Layout, class R>
std::size_t count_captures(const Board<Layout>& board, const R& rules, const Position<typename Layout::Bits>& position,
                           Duplicates duplicates) {
    MoveList<typename Layout::Bits> captures;
    list_captures<Us>(board, rules, position, captures, duplicates);
    return captures.size();
}

template <Side Us, class Layout, class R>
std::size_t count_for(const Board<Layout>& board, const R& rules, const Position<typename Layout::Bits>& position,
                      Duplicates duplicates = Duplicates::removed) {
    if (lost_to_first_king<Us>(rules, position)) return 0;
    std::size_t captures = 0;
    if (may_capture<Layout, Us>(board, rules, position)) {
        captures = count_captures<Us>(board, rules, position, duplicates);
        if (captures && rules.compulsory) return captures;
    }
    return captures + QuietMoves<Layout, Us, R>(board, rules, position).count();
}

// Call f.operator()<Side>() for the side to move.
template <class Bits, class F>
decltype(auto) for_side_to_move(const Position<Bits>& position, F&& f) {
    return position.turn == Side::white ? f.template operator()<Side::white>() : f.template operator()<Side::black>();
}

template <class Layout, class R>
void generate(const Board<Layout>& board, const R& rules, const Position<typename Layout::Bits>& position,
              MoveList<typename Layout::Bits>& list, Duplicates duplicates = Duplicates::removed) {
    for_side_to_move(position, [&]<Side Us> { generate_for<Us>(board, rules, position, list, duplicates); });
}

}  // namespace damier
