"""Games of a match as PDN."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.pdn.commands import Time
from damier.pdn.result import Result
from damier.protocols.records import record_game

if TYPE_CHECKING:
    from damier.pdn import Record
    from damier.protocols.match.players import Choice
    from damier.protocols.match.runner import MatchGame


def record_of(result: MatchGame) -> Record:
    """Return the record of one game: score, depth and seconds are comments of its moves."""
    report = result.report
    ending = Result("draw") if report.winner is None else Result("win", report.winner)
    number, why = str(result.number), report.reason
    record = record_game(
        report.game, "damier match", result.names, ending, Round=number, Termination=why
    )
    for node, choice in zip(record.nodes, report.choices, strict=False):
        node.add(_said(choice))
    if report.why:
        (record.nodes[-1].add if record.nodes else _nowhere)(_plain(report.why))
    return record


def _said(choice: Choice) -> str:
    """Say of a move what its program said: +0.35/14, with the seconds it took."""
    seconds = str(Time.of("emt", round(choice.seconds, 2)))
    if choice.score is None:
        return seconds
    depth = "" if choice.depth is None else f"/{choice.depth}"
    return f"{choice.score:+.2f}{depth} {seconds}"


def _plain(text: str) -> str:
    return text.replace("{", "(").replace("}", ")").replace("[%", "[ %")


def _nowhere(_text: str) -> None:
    """Drop the comment of a game without moves."""
