"""Games of a match as PDN."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from damier.pdn import Record
from damier.pdn.result import Result as PdnResult
from damier.pdn.result import format_result

if TYPE_CHECKING:
    from damier.protocols.match.runner import Result


def record_of(result: Result) -> Record:
    """Return the record of one game."""
    report, game = result.report, result.report.game
    won = report.winner is not None
    ending = PdnResult("win", report.winner) if won else PdnResult("draw")
    tags = {
        "Event": "damier match",
        "Date": datetime.now(UTC).strftime("%Y.%m.%d"),
        "Round": str(result.number),
        "White": result.names["white"],
        "Black": result.names["black"],
        "Result": format_result(ending, game.sheet),
        "Termination": report.reason,
    }
    record = Record(game.sheet, tags, start=game.start)
    for move in game.moves:
        record.play(move)
    if report.why:
        (record.nodes[-1].add if record.nodes else _nowhere)(_plain(report.why))
    return record


def _plain(text: str) -> str:
    return text.replace("{", "(").replace("}", ")").replace("[%", "[ %")


def _nowhere(_text: str) -> None:
    """Drop the comment of a game without moves."""
