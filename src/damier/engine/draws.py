"""The draw rules in force as numbers that the search minds.

Rules that ask where a piece stands or who moved it before are left to the game; the search finds
repetitions itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.game.draws import materials as facts_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from damier.game.draws import Counter
    from damier.rules.sheet import Draw


def quiet_plies(rules: Iterable[Draw]) -> int:
    """Return after how many quiet plies a game is drawn by the strictest rule; 0: never."""
    limits = [2 * draw.moves for draw in rules if draw.rule == "quiet-moves"]
    return min(limits, default=0)


def materials(rules: Iterable[Draw], counted: Sequence[Counter] = ()) -> list[list[int]]:
    """Return the limits of rules by material, as the core takes them.

    Each is the least and most men and kings of one side, of the other, and of all pieces, then the
    plies that draw and those done, which `counted` tells.
    """
    found = []
    for draw in rules:
        if draw.main_road:
            continue
        done = next((counter.plies for counter in counted if counter.rule == draw), 0)
        found += [[*facts, 2 * draw.moves, done] for facts in facts_of(draw)]
    return found
