"""Points, in halves of a win: what each has of each round, and of all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.club.tournaments.encounter import WIN
from damier.club.tournaments.rounds import BYE_POINTS

if TYPE_CHECKING:
    from damier.club.tournaments.terms import Points
    from damier.club.tournaments.tournament import Tournament

ON_FIRE = 2  # wins in a row after which points count double


def scores(tournament: Tournament) -> dict[int, int]:
    """Return the points of all who ever took part."""
    return {player: sum(points) for player, points in round_points(tournament).items()}


def round_points(tournament: Tournament) -> dict[int, list[int]]:
    """Return what each has of each round; in an arena with what a streak doubles."""
    points = {player: [0] * len(tournament.rounds) for player in tournament.competitors}
    for index, each in enumerate(tournament.rounds):
        for bye in each.sitting_out:
            points[bye.player][index] = BYE_POINTS[bye.kind]
        for encounter in each.encounters.values():
            for player in encounter.players:
                points[player][index] = encounter.points(player)
    if tournament.terms.system == "arena" and tournament.terms.streaks:
        _double(tournament, points)
    return points


def _double(tournament: Tournament, points: dict[int, list[int]]) -> None:
    """Let points count double for whoever has won the last two games; anything else ends it."""
    won = dict.fromkeys(points, 0)
    for index, each in enumerate(tournament.rounds):
        for encounter in each.encounters.values():
            if not encounter.is_complete:
                continue
            for player in encounter.players:
                gained = points[player][index]
                if won[player] >= ON_FIRE:
                    points[player][index] *= 2
                won[player] = won[player] + 1 if gained == WIN else 0


def points_text(halves: int, points: Points) -> str:
    """Write points as the tournament shows them: 3 or 1½."""
    if points == "2-1-0":
        return str(halves)
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)
