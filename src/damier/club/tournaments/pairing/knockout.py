"""A knockout: a tree of seeds, in which whoever wins a match goes on.

The seeds stand so that the best two can meet in the last round only, the best four in the one
before it. Where the number is not a power of two the best are free in the first round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.club.tournaments.facts import Pairing, RoundPaired, SitsOut

if TYPE_CHECKING:
    from damier.club.tournaments.tournament import Tournament


def seed_order(size: int) -> list[int]:
    """Return the seeds of a tree from top to bottom; `size` is a power of two."""
    order = [1]
    while len(order) < size:
        full = 2 * len(order) + 1
        order = [seed for each in order for seed in (each, full - each)]
    return order


def knockout_rounds(tournament: Tournament) -> int:
    """Return how many rounds the tree has."""
    if not tournament.rounds:
        return max(len(tournament.active) - 1, 0).bit_length()
    first = tournament.rounds[0]
    return (len(first.encounters) + len(first.sitting_out)).bit_length()


def pair_knockout(tournament: Tournament, number: int) -> RoundPaired:
    """Return the next round of the tree; whoever meets nobody goes on without a game."""
    here = {player for player, each in tournament.competitors.items() if each.is_here}
    places = _seeds(tournament) if number == 1 else _went_on(tournament)
    pairings, free = [], []
    for table, (one, other) in enumerate(zip(places[::2], places[1::2], strict=True), start=1):
        both = [player for player in (one, other) if player in here]
        if len(both) == 2:
            white, black = _colours(tournament, both[0], both[1])
            pairings.append(Pairing(table, white, black))
        elif both:
            free.append(SitsOut(both[0], "bye", table))
    return RoundPaired(number, tuple(pairings), tuple(free))


def _seeds(tournament: Tournament) -> list[int | None]:
    order = tournament.active
    size = 1 << knockout_rounds(tournament)
    return [order[seed - 1] if seed <= len(order) else None for seed in seed_order(size)]


def _went_on(tournament: Tournament) -> list[int | None]:
    """Return who came out of each place of the last round."""
    last = tournament.rounds[-1]
    width = 1 << (knockout_rounds(tournament) - last.number)
    places: list[int | None] = [None] * width
    for each in last.sitting_out:
        places[each.table - 1] = each.player
    for match in last.encounters.values():
        places[match.table - 1] = tournament.winner_of(match)
    return places


def _colours(tournament: Tournament, one: int, other: int) -> tuple[int, int]:
    """Return White and Black: White goes to whoever had it less often, then to the better seed."""
    order = tournament.seeded()

    def claim(player: int) -> tuple[int, int]:
        return sum(each.white == player for each in tournament.encounters_of(player)), order.index(
            player
        )

    best, second = sorted((one, other), key=claim)
    return best, second
