"""A round robin: everybody meets everybody, by the Berger table of those who began."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.club.tournaments.facts import Pairing, RoundPaired, SitsOut
from damier.club.tournaments.pairing.berger import berger_table

if TYPE_CHECKING:
    from damier.club.tournaments.tournament import Tournament


def robin_rounds(tournament: Tournament) -> int:
    """Return how many rounds are played."""
    players = len(beginners(tournament))
    return (players + players % 2 - 1) * tournament.terms.cycles


def beginners(tournament: Tournament) -> list[int]:
    """Return those whom the table is made of, in the order of the list."""
    if not tournament.rounds:
        return tournament.active
    first = tournament.rounds[0]
    there = {player for each in first.encounters.values() for player in each.players}
    there |= {each.player for each in first.sitting_out}
    return [player for player in tournament.seeded() if player in there]


def pair_robin(tournament: Tournament, number: int) -> RoundPaired:
    """Return the round as the table has it; whoever has left is still in it."""
    order = beginners(tournament)
    pairs = berger_table(len(order), tournament.terms.cycles)[number - 1]
    turned = tournament.terms.first_colour == "black"
    pairings: list[Pairing] = []
    free: list[SitsOut] = []
    for one, other in pairs:
        if max(one, other) > len(order):
            free.append(SitsOut(order[min(one, other) - 1], "zero"))
            continue
        white, black = (other, one) if turned else (one, other)
        pairings.append(Pairing(len(pairings) + 1, order[white - 1], order[black - 1]))
    return RoundPaired(number, tuple(pairings), tuple(free))
