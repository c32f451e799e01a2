// Random games on every sheet, from random positions full of kings: what must agree, agrees.
#include <algorithm>
#include <set>

#include "cases.hpp"
#include "check.hpp"
#include "damier/endgame.hpp"
#include "damier/hash.hpp"
#include "damier/successors.hpp"

using namespace damier;

namespace {

class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}
    int below(int n) { return static_cast<int>(splitmix(state_) % static_cast<std::uint64_t>(n)); }

private:
    std::uint64_t state_;
};

// Men never stand on their crown row; `kings` in ten pieces are kings.
AnyPosition random_position(const Play& play, Dice& dice, int kings) {
    const int squares = play.squares();
    const int row = std::max(4, squares / 8);  // no board's first or last row is longer
    std::string board(squares, 'e');
    const int pieces = 2 + dice.below(std::min(squares * 2 / 3, 40));
    for (int i = 0; i < pieces; ++i) {
        const int at = dice.below(squares);
        const bool white = dice.below(2) == 0;
        const bool far = white ? at < 2 * row : at >= squares - 2 * row;
        const bool king = far || dice.below(10) < kings;
        board[at] = white ? (king ? 'W' : 'w') : (king ? 'B' : 'b');
    }
    return play.parse(board, dice.below(2) ? Side::white : Side::black, {});
}

// A king's run is part of the position: no two have one key.
void check_run_keys() {
    std::set<std::uint64_t> keys;
    for (const int side : {0, 1}) {
        for (int moves = 1; moves < 256; ++moves) {
            for (int at = 0; at < 128; ++at)
                keys.insert(run_key(side, {static_cast<std::uint8_t>(at), static_cast<std::uint8_t>(moves)}));
        }
    }
    CHECK_EQUAL(keys.size(), std::size_t{2} * 255 * 128);
}

using Key = std::tuple<int, int, bool, std::uint64_t, std::uint64_t>;

Key key_of(const AnyMove& m) { return {m.from, m.to, m.crowns, m.captured.lo, m.captured.hi}; }

std::set<Key> keys_of(const std::vector<NumberedMove>& moves) {
    std::set<Key> keys;
    for (const NumberedMove& m : moves) keys.insert(key_of(m.move));
    return keys;
}

void check_numbers(const Play& play, const AnyPosition& position, const NumberedMove& m) {
    CHECK_EQUAL(play.bit_of(m.start), int{m.move.from});
    CHECK_EQUAL(play.bit_of(m.end), int{m.move.to});
    CHECK_EQUAL(m.captured.size(), m.landings.size());
    CHECK_EQUAL(static_cast<int>(m.captured.size()), count(m.move.captured));
    if (!m.landings.empty()) CHECK_EQUAL(m.landings.back(), m.end);
    Bits128 captured;
    for (const int square : m.captured) captured |= one_bit<Bits128>(play.bit_of(square));
    CHECK(captured == m.move.captured);
    CHECK(!any(captured & ~position.enemy()));
}

// All listings and both ways of counting, against each other.
void check_lists(const test::Case& c, const AnyPosition& position, const std::vector<NumberedMove>& legal) {
    const Play& play = *c.play;
    const std::set<Key> keys = keys_of(legal);
    CHECK_EQUAL(keys.size(), legal.size());
    const auto routes = play.moves(position, Listing::routes);
    CHECK(keys_of(routes) == keys);
    CHECK_EQUAL(play.perft(position, 1, Leaves::counted, Duplicates::removed), legal.size());
    CHECK_EQUAL(play.perft(position, 1, Leaves::played, Duplicates::removed), legal.size());
    CHECK_EQUAL(play.perft(position, 1, Leaves::counted, Duplicates::kept), routes.size());
    const std::set<Key> complete = keys_of(play.moves(position, Listing::without_priority));
    CHECK(std::includes(complete.begin(), complete.end(), keys.begin(), keys.end()));
    for (const NumberedMove& m : routes) check_numbers(play, position, m);
}

// Whatever a hand could do contains what is legal; long lists of it are what tries the memory.
void check_attempts(const test::Case& c, const AnyPosition& position, const std::vector<NumberedMove>& legal) {
    try {
        const std::set<Key> attempts = keys_of(c.play->moves(position, Listing::without_duties));
        const std::set<Key> keys = keys_of(legal);
        CHECK(std::includes(attempts.begin(), attempts.end(), keys.begin(), keys.end()));
    } catch (const TooManyCaptures&) {
        return;  // said so, as it should
    }
}

void check_after(const test::Case& c, const AnyPosition& before, std::uint64_t key, const AnyMove& move) {
    const AnyPosition next = c.play->after(before, move);
    CHECK(next.turn == other(before.turn));
    CHECK(!any(next.pieces[0] & next.pieces[1]));
    CHECK(!any(next.kings & ~next.occupied()));
    CHECK_EQUAL(count(next.own()), count(before.enemy()) - count(move.captured));
    CHECK_EQUAL(count(next.enemy()), count(before.own()));
    CHECK_EQUAL(hash_after(c.rules, key, before, next, move), hash(next));
    CHECK(c.play->parse(c.play->format(next), next.turn, next.runs) == next);
}

// The positions made while moves are found are those after the moves.
void check_successors(const Play& play, const AnyPosition& position, const std::vector<NumberedMove>& legal) {
    std::vector<AnyPosition> expected;
    for (const NumberedMove& m : legal) expected.push_back(play.after(position, m.move));
    Play::with_layout(play.size(), play.all_squares(), [&]<class Layout>() {
        using Bits = typename Layout::Bits;
        const Board<Layout> board(play.size());
        const auto narrow_position = narrowed<Bits>(position);
        PositionList<Bits> made;
        for_side_to_move(narrow_position,
                         [&]<Side Us> { list_successors<Us>(board, play.rules(), narrow_position, made); });
        CHECK_EQUAL(made.size(), expected.size());
        for (const auto& next : made)
            CHECK(std::find(expected.begin(), expected.end(), widened(next)) != expected.end());
    });
}

void play_out(const test::Case& c, AnyPosition position, Dice& dice, int plies) {
    std::uint64_t key = hash(position);
    for (int ply = 0; ply < plies; ++ply) {
        const std::vector<NumberedMove> legal = c.play->moves(position, Listing::legal);
        check_lists(c, position, legal);
        check_successors(*c.play, position, legal);
        if (ply < 2) check_attempts(c, position, legal);
        if (legal.empty()) return;
        for (const NumberedMove& m : legal) check_after(c, position, key, m.move);
        const AnyMove& move = legal[dice.below(static_cast<int>(legal.size()))].move;
        const AnyPosition next = c.play->after(position, move);
        key = hash_after(c.rules, key, position, next, move);
        position = next;
    }
}

}  // namespace

int main(int argc, char** argv) {
    check_run_keys();
    Dice dice(2024);
    for (const test::Case& c : test::read_cases(argc, argv)) {
        for (int game = 0; game < 40; ++game) {
            const int kings = game % 4 == 3 ? 10 : 3 * (game % 4);
            play_out(c, random_position(*c.play, dice, kings), dice, 40);
        }
        for (const test::Count& start : c.counts) play_out(c, c.play->parse(start.board, start.turn, {}), dice, 150);
    }
}
