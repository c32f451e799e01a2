"""Standings: points first, then the tie-breaks of the terms in their order."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from damier.club.tournaments.encounter import DRAW, WIN
from damier.club.tournaments.rounds import part_in
from damier.club.tournaments.tiebreaks import TieBreaks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.club.tournaments.terms import TieBreak
    from damier.club.tournaments.tournament import Tournament


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """A line of the standings; points and tie-breaks are in halves of a win.

    `rank` is shared by those whom nothing parts. `tiebreaks` are in the order of the terms; the
    Sonneborn–Berger is twice that, and a direct result is None where there is nothing to compare.
    In a knockout `points` count the matches won, and nothing else parts anybody.
    """

    rank: int
    player: int
    points: int
    tiebreaks: tuple[int | None, ...] = ()
    won: int = 0
    drawn: int = 0
    lost: int = 0


def standings(tournament: Tournament) -> tuple[StandingsRow, ...]:
    """Return the standings as they are now: games that are being played count for nothing yet."""
    order = tournament.seeded()
    if tournament.terms.system == "knockout":
        won = _matches_won(tournament)
        keys: dict[int, tuple[int | None, ...]] = {player: (won[player],) for player in order}
    else:
        keys = _keys(tournament)
    order.sort(key=lambda player: tuple(-(each or 0) for each in keys[player]))
    rows: list[StandingsRow] = []
    for place, player in enumerate(order, start=1):
        same = rows and keys[rows[-1].player] == keys[player]
        rank = rows[-1].rank if same else place
        points, *tiebreaks = keys[player]
        rows.append(
            StandingsRow(rank, player, points or 0, tuple(tiebreaks), *_tally(tournament, player))
        )
    return tuple(rows)


def _keys(tournament: Tournament) -> dict[int, tuple[int | None, ...]]:
    """Return what each is ranked by: points, then tie-break by tie-break."""
    ties = TieBreaks(tournament)
    keys: dict[int, tuple[int | None, ...]] = {
        player: (points,) for player, points in ties.points.items()
    }
    for name in tournament.terms.tiebreaks:
        values = _direct(ties, keys) if name == "direct" else _plain(ties, name)
        keys = {player: (*key, values[player]) for player, key in keys.items()}
    return keys


def _plain(ties: TieBreaks, name: TieBreak) -> dict[int, int | None]:
    return {player: ties.value(name, player) for player in ties.points}


def _direct(ties: TieBreaks, keys: dict[int, tuple[int | None, ...]]) -> dict[int, int | None]:
    """Compare those whom nothing has parted so far with each other."""
    values: dict[int, int | None] = dict.fromkeys(keys)
    ranked = sorted(keys, key=lambda player: tuple(each or 0 for each in keys[player]))
    for _, same in groupby(ranked, key=lambda player: keys[player]):
        group = list(same)
        found = ties.direct(group) if len(group) > 1 else None
        values.update(found or {})
    return values


def _matches_won(tournament: Tournament) -> dict[int, int]:
    won = dict.fromkeys(tournament.competitors, 0)
    for each in tournament.rounds:
        through: Sequence[int | None] = [
            *(bye.player for bye in each.sitting_out),
            *map(tournament.winner_of, each.encounters.values()),
        ]
        for player in through:
            if player is not None:
                won[player] += WIN
    return won


def _tally(tournament: Tournament, player: int) -> tuple[int, int, int]:
    """Return how many rounds were won, drawn and lost at the board."""
    parts = [part_in(each, player) for each in tournament.rounds]
    points = [part.points for part in parts if part.is_played]
    return points.count(WIN), points.count(DRAW), points.count(0)
