"""The systems: each pairs the next round of a tournament, or says that it cannot be paired."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.club.tournaments.pairing.arena import pair_arena
from damier.club.tournaments.pairing.knockout import knockout_rounds, pair_knockout
from damier.club.tournaments.pairing.robin import pair_robin, robin_rounds
from damier.club.tournaments.pairing.swiss import pair_swiss

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from damier.club.tournaments.facts import RoundPaired
    from damier.club.tournaments.terms import System
    from damier.club.tournaments.tournament import Tournament

PAIR: Mapping[System, Callable[[Tournament, int], RoundPaired]] = {
    "swiss": pair_swiss,
    "round-robin": pair_robin,
    "knockout": pair_knockout,
    "arena": pair_arena,
}


def last_round(tournament: Tournament) -> int | None:
    """Return the number of the last round: that of an arena nobody knows."""
    match tournament.terms.system:
        case "swiss":
            return tournament.terms.rounds
        case "round-robin":
            return robin_rounds(tournament)
        case "knockout":
            return knockout_rounds(tournament)
        case _:
            return None
