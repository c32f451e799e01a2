// How a sheet draws games, as far as a search can mind it.
#pragma once

#include <vector>

#include "damier/position.hpp"

namespace damier {

struct Range {
    int least = 0;
    int most = 0;

    bool holds(int n) const { return least <= n && n <= most; }
};

// Drawn after so many plies with this material: either side may be the first.
struct MaterialLimit {
    Range first_men, first_kings;
    Range second_men, second_kings;
    Range pieces;
    int plies = 0;
    int done = 0;  // at the root

    template <class Bits>
    bool holds(const Position<Bits>& p) const {
        return holds_for(p, 0) || holds_for(p, 1);
    }

    // Whether this side is the first.
    template <class Bits>
    bool holds_for(const Position<Bits>& p, int first) const {
        const Bits one = p.pieces[first];
        const Bits other = p.pieces[1 - first];
        return pieces.holds(count(p.occupied())) && first_men.holds(count(one & ~p.kings)) &&
               first_kings.holds(count(one & p.kings)) && second_men.holds(count(other & ~p.kings)) &&
               second_kings.holds(count(other & p.kings));
    }
};

struct DrawLimits {
    int quiet_plies = 0;  // without a capture or a man's move; 0: no such rule
    std::vector<MaterialLimit> materials;
};

}  // namespace damier
