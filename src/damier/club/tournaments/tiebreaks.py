"""Tie-breaks: what parts players with the same points.

A round that was not played at the board (a bye, an opponent who did not come, a round before one
came or after one left) counts as one against somebody with one's own points. In a round robin an
opponent who did not come is an opponent, and a free round is none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.club.tournaments.rounds import part_in
from damier.club.tournaments.scoring import scores

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from damier.club.tournaments.rounds import RoundPart
    from damier.club.tournaments.terms import Points, TieBreak
    from damier.club.tournaments.tournament import Tournament

QUARTERS: Mapping[int, str] = {0: "", 1: "¼", 2: "½", 3: "¾"}


class TieBreaks:
    """The values of one state of a tournament, computed once."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.points = scores(tournament)
        self._parts = {player: self._parts_of(player) for player in tournament.competitors}

    def _parts_of(self, player: int) -> list[RoundPart]:
        rounds = self.tournament.rounds
        parts = [part_in(each, player) for each in rounds]
        if self.tournament.terms.system != "swiss":
            return [part for part in parts if part.opponent and not part.is_pending]
        return [part for part in parts if not part.is_pending]

    def value(self, name: TieBreak, player: int) -> int:
        """Return a tie-break of one player: a higher one goes first."""
        return _VALUES[name](self, player)

    def _opposed(self, player: int) -> list[tuple[int, int]]:
        """Return what a player has of each round, and the points of who was opposite."""
        robin = self.tournament.terms.system == "round-robin"
        return [
            (
                part.points,
                self.points[part.opponent if part.is_played or robin else player],
            )
            for part in self._parts[player]
        ]

    def solkoff(self, player: int) -> int:
        """Return the sum of the opponents' points."""
        return sum(points for _, points in self._opposed(player))

    def solkoff_cut(self, player: int) -> int:
        """Return the sum of the opponents' points but for the lowest."""
        points = [points for _, points in self._opposed(player)]
        return sum(points) - min(points, default=0)

    def sonneborn_berger(self, player: int) -> int:
        """Return the points of those beaten and half of those drawn with, twice."""
        return sum(own * points for own, points in self._opposed(player))

    def wins(self, player: int) -> int:
        """Return how many games were won at the board."""
        return sum(each.wins(player) for each in self.tournament.encounters_of(player))

    def game_points(self, player: int) -> int:
        """Return the points of all games of all matches."""
        return sum(each.game_points(player) for each in self.tournament.encounters_of(player))

    def direct(self, group: list[int]) -> dict[int, int] | None:
        """Return what each has of the rounds against the others; None unless all have met."""
        points, met = dict.fromkeys(group, 0), set()
        for player in group:
            for part in self._parts[player]:
                robin = self.tournament.terms.system == "round-robin"
                if part.opponent in points and (part.is_played or robin):
                    points[player] += part.points
                    met.add(frozenset((player, part.opponent)))
        wanted = len(group) * (len(group) - 1) // 2
        return points if len(met) == wanted else None


_VALUES: Mapping[TieBreak, Callable[[TieBreaks, int], int]] = {
    "solkoff": TieBreaks.solkoff,
    "solkoff-cut": TieBreaks.solkoff_cut,
    "sonneborn-berger": TieBreaks.sonneborn_berger,
    "wins": TieBreaks.wins,
    "game-points": TieBreaks.game_points,
}


def tiebreak_text(name: TieBreak, value: int | None, points: Points) -> str:
    """Write a tie-break as the tournament shows points; a direct result that is none is a dash."""
    if value is None:
        return "–"
    if name == "wins":
        return str(value)
    quarters = value * (1 if name == "sonneborn-berger" else 2)
    whole, rest = divmod(quarters * (2 if points == "2-1-0" else 1), 4)
    return f"{whole if whole or not rest else ''}{QUARTERS[rest]}"
