// Lists of moves: growth, the limit, and equal moves.
#include <set>

#include "check.hpp"
#include "damier/hash.hpp"
#include "damier/movegen.hpp"

using namespace damier;

namespace {

template <class Bits>
Move<Bits> numbered(std::size_t i) {
    return {one_bit<Bits>(static_cast<int>(i % 60)), static_cast<std::uint8_t>(i % 50),
            static_cast<std::uint8_t>(i / 50 % 250), i % 3 == 0};
}

template <class Bits>
void check_growth() {
    for (const std::size_t size : {0, 1, 63, 64, 65, 255, 256, 257, 5000}) {
        MoveList<Bits> list;
        for (std::size_t i = 0; i < size; ++i) list.add(numbered<Bits>(i));
        CHECK_EQUAL(list.size(), size);
        CHECK_EQUAL(list.empty(), size == 0);
        std::size_t i = 0;
        for (const Move<Bits>& move : list) CHECK(move == numbered<Bits>(i++));
        list.clear();
        list.add(numbered<Bits>(7));
        CHECK_EQUAL(list.size(), std::size_t{1});
        CHECK(list[0] == numbered<Bits>(7));
    }
}

template <class Bits>
void check_limit() {
    MoveList<Bits> list;
    for (std::size_t i = 0; i < most_moves; ++i) list.add({});
    CHECK_THROWS(list.add({}), TooManyCaptures);
    CHECK_EQUAL(list.size(), most_moves);
}

// Both ways of removing: by comparing all in a short list, by sorting a long one.
template <class Bits>
void check_duplicates() {
    using Key = std::tuple<int, int, bool, std::uint64_t, std::uint64_t>;
    std::uint64_t seed = 5;
    for (const std::size_t size : {0, 1, 2, 47, 48, 49, 64, 65, 400}) {
        MoveList<Bits> list;
        std::set<Key> different;
        for (std::size_t i = 0; i < size; ++i) {
            const Move<Bits> move = numbered<Bits>(splitmix(seed) % (size / 2 + 1));
            const Bits128 captured = widen(move.captured);
            list.add(move);
            different.insert({move.from, move.to, move.crowns, captured.lo, captured.hi});
        }
        remove_duplicates(list);
        CHECK_EQUAL(list.size(), different.size());
        for (const Move<Bits>& move : list) {
            const Bits128 captured = widen(move.captured);
            CHECK_EQUAL(different.erase({move.from, move.to, move.crowns, captured.lo, captured.hi}), std::size_t{1});
        }
    }
}

template <class Bits>
void check_equality() {
    const Move<Bits> move{one_bit<Bits>(3), 1, 2, false};
    CHECK(move == (Move<Bits>{one_bit<Bits>(3), 1, 2, false}));
    CHECK(move != (Move<Bits>{one_bit<Bits>(4), 1, 2, false}));
    CHECK(move != (Move<Bits>{one_bit<Bits>(3), 5, 2, false}));
    CHECK(move != (Move<Bits>{one_bit<Bits>(3), 1, 5, false}));
    CHECK(move != (Move<Bits>{one_bit<Bits>(3), 1, 2, true}));
    CHECK(move.is_capture());
    CHECK(!Move<Bits>{}.is_capture());
}

template <class Bits>
void check_all() {
    check_growth<Bits>();
    check_limit<Bits>();
    check_duplicates<Bits>();
    check_equality<Bits>();
}

}  // namespace

int main() {
    check_all<std::uint64_t>();
    check_all<Bits128>();
}
