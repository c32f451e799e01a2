// How far the draw rules of a game have come, kept move by move.
//
// Whatever looks back does so over numbers that lie side by side, so that the hundredth move costs
// what the first did.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "damier/draws.hpp"
#include "damier/play.hpp"

namespace damier {

enum class Counted : std::uint8_t {
    same_move,
    returning,
    repetition,
    quiet_moves,
    material,
    balance,
    one_each,
    at_once
};

// A draw rule that counts: `needed` times, or moves by each side.
struct DrawRule {
    Counted counted;
    int needed = 0;
    bool claimed = false;                  // a player may claim it; otherwise it ends the game
    bool by_king = false;                  // only a king's returns count
    std::vector<MaterialLimit> materials;  // any of them
    Bits128 road{};                        // where the weaker side must have a king; none: anywhere
};

// `plies` where `needed` is in moves by each side; `square` and `by` of whose run was counted.
struct Count {
    int done = 0;
    int plies = 0;
    bool run = false;
    Side by = Side::white;
    AnyMove last{};
};

class Tally {
public:
    // `quiet` plies without progress came before the start.
    Tally(std::shared_ptr<const Play> play, const AnyPosition& start, int quiet, std::vector<DrawRule> rules);

    const Play& play() const { return *play_; }
    const std::vector<DrawRule>& rules() const { return rules_; }

    // A move of the side to move. `after`: the position that it makes.
    void push(const AnyMove& move, const AnyPosition& after);
    void pop();
    // A piece was taken off for the last move, or is put back; a huff breaks runs as a capture does.
    void set_huffed(bool huffed, const AnyPosition& now);

    Count count(const DrawRule& rule) const;
    // The first rule of its kind that is reached, -1: none.
    int reached(bool claimed) const;

private:
    struct Ply {
        AnyPosition before;
        AnyMove move;
        bool man = false;  // moved
        bool huffed = false;
        int quiet = 0;  // plies without progress up to this one
    };

    void count_last();
    bool reached(const DrawRule& rule) const;
    int times_stood() const;
    int spell(const DrawRule& rule) const;
    template <class F>
    void for_each_of_run(F&& f) const;

    std::shared_ptr<const Play> play_;
    std::vector<DrawRule> rules_;
    int quiet_;
    AnyPosition now_;
    std::vector<Ply> plies_;
    std::vector<std::uint64_t> stood_;  // keys of the positions before each ply
    std::vector<int> spells_;           // for each ply and rule: plies in a row in which it held
};

}  // namespace damier
