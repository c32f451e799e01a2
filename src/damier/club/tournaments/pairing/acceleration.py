"""Accelerated rounds (Baku): the upper half of the list is counted as having more points at first.

Half of the rounds, rounded up, are accelerated: the first half of them, rounded up, by the points
of a win, the others by those of a draw. The upper half is that of the first round, rounded up to an
even number; whoever comes late belongs to it if he stands above its last player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.club.tournaments.encounter import DRAW, WIN

if TYPE_CHECKING:
    from damier.club.tournaments.tournament import Tournament


def lift_of(tournament: Tournament, number: int) -> tuple[frozenset[int], int]:
    """Return who is lifted in a round, and by how many halves of a win."""
    rounds = -(-tournament.terms.rounds // 2)
    if not tournament.terms.accelerated or number > rounds:
        return frozenset(), 0
    height = WIN if number <= -(-rounds // 2) else DRAW
    return _upper(tournament), height


def _upper(tournament: Tournament) -> frozenset[int]:
    order = tournament.seeded()
    if not tournament.rounds:
        active = tournament.active
        return frozenset(active[: 2 * -(-len(active) // 4)])
    first = tournament.rounds[0].lifted
    last = max((order.index(player) for player in first), default=-1)
    return frozenset(order[: last + 1])
