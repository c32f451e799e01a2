"""The rounds of a report: each player's line says a half of every game, and both must agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.club.tournaments import facts as f
from damier.club.tournaments.errors import TrfError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from damier.club.tournaments.facts import ByeKind, GameResult, KnownTournamentFact
    from damier.club.tournaments.trf.reading import PlayerLine, RoundCell, WrittenReport

_RESULTS: Mapping[tuple[str, str], GameResult | None] = {
    ("1", "0"): "white",
    ("=", "="): "draw",
    ("0", "1"): "black",
    ("+", "-"): "black-absent",
    ("-", "+"): "white-absent",
    ("-", "-"): "both-absent",
    (" ", " "): None,
}
_BYES: Mapping[str, ByeKind] = {"U": "bye", "F": "full", "H": "half"}


def read_rounds(report: WrittenReport) -> list[KnownTournamentFact]:
    """Return the facts of all rounds."""
    found: list[KnownTournamentFact] = []
    rounds = max(len(each.cells) for each in report.players.values())
    for number in range(1, rounds + 1):
        found += _round(report, number)
    return found


def _round(report: WrittenReport, number: int) -> list[KnownTournamentFact]:
    pairings: list[f.Pairing] = []
    free: list[f.SitsOut] = []
    results: list[f.GameScored] = []
    for each in sorted(report.players.values(), key=lambda each: each.number):
        cell = _cell_of(each, number)
        if cell is None:
            continue
        if not cell.opponent:
            kind = _BYES.get(cell.mark)
            if kind or report.is_robin:
                free.append(f.SitsOut(each.number, kind or "zero"))
            continue
        other = _other(report, each, cell, number)
        if each.number > cell.opponent:
            continue  # said by the other line
        white, black = (each, other) if cell.colour == "white" else (other, each)
        table = len(pairings) + 1
        pairings.append(f.Pairing(table, white.number, black.number))
        result = _result(white, black, number)
        if result is not None:
            results.append(f.GameScored(number, table, result))
    lifted, lift = _lift(report, number)
    return [f.RoundPaired(number, tuple(pairings), tuple(free), lifted, lift), *results]


def _cell_of(player: PlayerLine, number: int) -> RoundCell | None:
    return player.cells[number - 1] if number <= len(player.cells) else None


def _other(report: WrittenReport, player: PlayerLine, cell: RoundCell, number: int) -> PlayerLine:
    """Return the opponent, whose line must say the same game."""
    other = report.players.get(cell.opponent)
    answer = None if other is None else _cell_of(other, number)
    if other is None or answer is None or answer.opponent != player.number or other is player:
        raise TrfError(
            f"expected {cell.opponent} to have met {player.number} in round {number}, too",
            line=player.line,
        )
    if answer.colour == cell.colour:
        raise TrfError(
            f"expected two colours in round {number}, got {cell.colour} twice", line=player.line
        )
    return other


def _result(white: PlayerLine, black: PlayerLine, number: int) -> GameResult | None:
    cells = white.cells[number - 1], black.cells[number - 1]
    marks = cells[0].mark, cells[1].mark
    if marks not in _RESULTS:
        raise TrfError(
            f"expected results of round {number} that go together, got {marks[0]} and {marks[1]}",
            line=white.line,
        )
    return _RESULTS[marks]


def _lift(report: WrittenReport, number: int) -> tuple[tuple[int, ...], int]:
    """Return who is lifted in a round, and by how many halves of a win."""
    heights = {
        player: lifts[number - 1]
        for player, lifts in sorted(report.lifts.items())
        if number <= len(lifts) and lifts[number - 1] and player in report.players
    }
    different = set(heights.values())
    if not different:
        return (), 0
    if len(different) > 1:
        raise TrfError(f"expected one acceleration in round {number}, got {sorted(different)}")
    return tuple(heights), round(different.pop() * 2 / report.win)
