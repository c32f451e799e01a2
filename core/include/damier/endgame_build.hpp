// Find the value of every position of a slice, backwards from the ends of games.
//
// Moves that leave the slice (captures, crownings) lead into slices that are finished, so each
// position first learns from the legal moves what those are worth, and how many moves stay inside.
// Then, ply by ply, each position that has just been decided tells those before it: one move to a
// lost position wins; a position all of whose moves lead to won ones is lost. Whatever is never told
// is a draw. Only quiet moves that stay inside are ever taken back.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <stdexcept>
#include <utility>
#include <vector>

#include "damier/endgame_crew.hpp"
#include "damier/endgame_file.hpp"
#include "damier/endgame_index.hpp"
#include "damier/movegen.hpp"

namespace damier {

// What a code says; `lost` and `won` are for the side to move. The last position of a game has
// code 1, and results alternate ply by ply, so parity tells them apart.
struct EndgameScale {
    bool no_move_wins = false;

    constexpr bool lost(EndgameCode code) const { return code && (code & 1) != no_move_wins; }
    constexpr bool won(EndgameCode code) const { return code && !lost(code); }
};

// The best of the values that moves lead to.
class EndgameChoice {
public:
    explicit EndgameChoice(EndgameScale scale) : scale_(scale) {}

    void add(EndgameCode after_move) {
        if (!after_move) {
            draws_ = true;
        } else if (scale_.lost(after_move)) {
            win_ = win_ ? std::min(win_, next(after_move)) : next(after_move);
        } else {
            loss_ = std::max(loss_, next(after_move));
        }
    }
    EndgameCode win() const { return win_; }
    bool draws() const { return draws_; }
    EndgameCode loss() const { return loss_; }
    EndgameCode value() const { return win_ ? win_ : draws_ ? EndgameCode{0} : loss_; }

    static EndgameCode next(EndgameCode code) {
        if (code >= 0x7FFE) throw std::overflow_error("an end farther away than a table can say");
        return static_cast<EndgameCode>(code + 1);
    }

private:
    EndgameScale scale_;
    EndgameCode win_ = 0;
    EndgameCode loss_ = 0;
    bool draws_ = false;
};

template <class Bits>
bool stays_in_slice(const Move<Bits>& move) {
    return !move.is_capture() && !move.crowns;
}

// Call f(position) for every position from which a quiet move inside the slice may have led here.
template <class Layout, class F>
void for_each_before(const Board<Layout>& board, const Rules& rules, const Position<typename Layout::Bits>& p, F&& f) {
    using Bits = typename Layout::Bits;
    const Side us = other(p.turn);  // who has moved
    const int me = index(us);
    const Bits own = p.pieces[me];
    const Bits empty = board.playable & ~p.occupied();
    const bool counts = run_counts(rules, p, us);
    const KingRun run = p.runs[me];
    Position<Bits> before = p;
    before.turn = us;

    // Any run of a king but the one that moved, or none.
    const auto with_other_runs = [&](Bits kings) {
        before.runs[me] = {};
        f(before);
        for_each_square(kings, [&](int at) {
            for (int moves = 1; moves <= rules.king_limit; ++moves) {
                before.runs[me] = {static_cast<std::uint8_t>(at), static_cast<std::uint8_t>(moves)};
                f(before);
            }
        });
    };

    if (!counts || !run.moves) {
        for_each_direction(rules.man_moves[me], [&]<Direction D> {
            const Bits men = own & ~p.kings;
            for_each_square(shift<Layout, opposite(D)>(men) & empty & ~board.crown_row[me], [&](int from) {
                const Bits to = one_bit<Bits>(from + Layout::step(D));
                before.pieces[me] = (own & ~to) | one_bit<Bits>(from);
                with_other_runs(counts ? own & p.kings : Bits{});
            });
        });
    }
    Bits kings = own & p.kings;
    if (counts) kings &= run.moves ? one_bit<Bits>(run.at) : Bits{};
    for_each_square(kings, [&](int at) {
        const Bits to = one_bit<Bits>(at);
        for_each_direction(rules.king_moves, [&]<Direction D> {
            for (Bits from = shift<Layout, D>(to) & empty; any(from); from = shift<Layout, D>(from) & empty) {
                before.pieces[me] = (own & ~to) | from;
                before.kings = (p.kings & ~to) | from;
                if (run.moves > 1) {
                    before.runs[me] = {static_cast<std::uint8_t>(index_of_lowest(from)),
                                       static_cast<std::uint8_t>(run.moves - 1)};
                    f(before);
                } else {
                    with_other_runs(counts ? own & p.kings & ~to : Bits{});
                }
                if (!rules.king_flies) break;
            }
        });
    });
}

// Known: `EndgameCode operator()(position)` for positions of finished slices.
template <class Layout, class Known>
class EndgameBuilder {
public:
    using Bits = typename Layout::Bits;
    using Pos = Position<Bits>;

    EndgameBuilder(const Board<Layout>& board, const Rules& rules, EndgameScale scale,
                   const EndgameIndex<Layout>& numbers, const Known& known, Crew& crew)
        : board_(board), rules_(rules), scale_(scale), numbers_(numbers), known_(known), crew_(crew) {}

    std::vector<EndgameCode> run() {
        const std::uint64_t total = numbers_.total();
        codes_.resize(total);
        left_.resize(total);
        crew_.run(total, {0, 0.5}, [&](std::uint64_t from, std::uint64_t to) {
            EndgameCode highest = 0;
            for (std::uint64_t i = from; i < to; ++i) highest = std::max(highest, look_outside(i));
            raise(highest);
        });
        // How many plies there are is known at the end only: each takes a part of what is left.
        double done = 0.5;
        for (EndgameCode code = 1; code <= highest_.load(); code = EndgameChoice::next(code)) {
            const double before = std::exchange(done, done + (1 - done) / 8);
            crew_.run(total, {before, done}, [&](std::uint64_t from, std::uint64_t to) {
                bool told = false;
                for (std::uint64_t i = from; i < to; ++i) told |= decided(i, code) && tell(i, code);
                if (told) raise(EndgameChoice::next(code));
            });
        }
        crew_.run(total, {done, 1}, [&](std::uint64_t from, std::uint64_t to) {
            for (std::uint64_t i = from; i < to; ++i) {
                if (!scale_.won(codes_[i]) && left_[i] && left_[i] != closed) codes_[i] = 0;
            }
        });
        return std::move(codes_);
    }

private:
    static constexpr std::uint8_t closed = 255;  // no move stays inside, or none may be made

    // Value the moves that leave the slice and count the others.
    EndgameCode look_outside(std::uint64_t i) {
        const Pos p = numbers_.position(i);
        MoveList<Bits> moves;
        generate(board_, rules_, p, moves);
        if (moves.empty()) {
            left_[i] = closed;
            return codes_[i] = 1;
        }
        EndgameChoice outside(scale_);
        std::size_t inside = 0;
        for (const Move<Bits>& move : moves) {
            if (stays_in_slice(move)) {
                ++inside;
            } else {
                outside.add(known_(after(rules_, p, move)));
            }
        }
        if (inside == 0) {
            left_[i] = closed;
            return codes_[i] = outside.value();
        }
        // A draw outside counts as a move that never turns out to lose.
        inside += outside.draws();
        if (inside >= closed) throw std::overflow_error("more moves than a table can count");
        left_[i] = static_cast<std::uint8_t>(inside);
        // The best win, or the longest loss so far: it holds once every move inside has lost, too.
        return codes_[i] = outside.win() ? outside.win() : outside.loss();
    }

    bool decided(std::uint64_t i, EndgameCode code) {
        if (std::atomic_ref(codes_[i]).load(std::memory_order_relaxed) != code) return false;
        const std::uint8_t left = std::atomic_ref(left_[i]).load(std::memory_order_relaxed);
        return scale_.won(code) || left == 0 || left == closed;
    }

    // Tell the positions before this one; return whether any of them is decided by it. All that is
    // told in one ply is of one kind, so wins and losses never race.
    bool tell(std::uint64_t i, EndgameCode code) {
        const EndgameCode next = EndgameChoice::next(code);
        bool news = false;
        for_each_before(board_, rules_, numbers_.position(i), [&](const Pos& before) {
            const std::uint64_t b = numbers_.of(before);
            const std::atomic_ref left(left_[b]);
            const std::atomic_ref value(codes_[b]);
            if (left.load(std::memory_order_relaxed) == closed) return;
            EndgameCode now = value.load(std::memory_order_relaxed);
            if (scale_.lost(code)) {
                while (!scale_.won(now) || now > next) {
                    if (!value.compare_exchange_weak(now, next, std::memory_order_relaxed)) continue;
                    news = true;
                    break;
                }
            } else if (left.fetch_sub(1, std::memory_order_relaxed) == 1 && !scale_.won(now)) {
                value.store(std::max(now, next), std::memory_order_relaxed);
                news = true;
            }
        });
        return news;
    }

    void raise(EndgameCode code) {
        EndgameCode now = highest_.load();
        while (now < code && !highest_.compare_exchange_weak(now, code)) {}
    }

    const Board<Layout>& board_;
    const Rules& rules_;
    EndgameScale scale_;
    const EndgameIndex<Layout>& numbers_;
    const Known& known_;
    Crew& crew_;
    std::vector<EndgameCode> codes_;
    std::vector<std::uint8_t> left_;
    std::atomic<EndgameCode> highest_{0};
};

}  // namespace damier
