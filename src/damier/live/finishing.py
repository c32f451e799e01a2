"""What lists of somebody's games know of a game that is over: read from its table, by no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.storage.finished import FinishedGame
from damier.table import facts as f
from damier.table.speed import speed_of

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from damier.rules.sheet import Colour
    from damier.table.facts import Event
    from damier.table.table import Table

_OPENING = 4  # plies of an opening: names are given by three


def finished_games(
    table_id: str, table: Table, event: Event, visitors: Mapping[Colour, str | None]
) -> tuple[FinishedGame, ...]:
    """Return a game that an event has ended, as each who played it sees it."""
    for fact in event.facts:
        if isinstance(fact, f.Ended):
            return _seen(table_id, table, event.at, fact, visitors)
    return ()


def score_of(end: f.Ended) -> float:
    """Return White's score."""
    return 0.5 if end.winner is None else float(end.winner == "white")


def is_played(movers: Collection[f.By]) -> bool:
    """Tell whether a game counts for ratings, however it ended: both have made a move."""
    return len(movers) > 1


def _seen(
    table_id: str, table: Table, ended: float, end: f.Ended, visitors: Mapping[Colour, str | None]
) -> tuple[FinishedGame, ...]:
    who = {side: visitor for side, visitor in visitors.items() if visitor}
    both = table.is_shared or (len(who) > 1 and len(set(who.values())) == 1)
    computer, score = table.computer, score_of(end)
    common = {
        "table_id": table_id,
        "ended": ended,
        "sheet": table.terms.sheet,
        "rated": table.is_rated and is_played(table.movers),
        "speed": speed_of(table.terms.control) or "",
        "level": str(table.seats[computer].level) if computer else "",
        "opening": _opening(table),
    }
    sides: list[tuple[str, str]] = sorted(who.items(), reverse=True)
    if both:
        return tuple(
            FinishedGame(**common, side="both", visitor=visitor, score=None, taken=0)  # type: ignore[arg-type]
            for _, visitor in sides[:1]
        )
    return tuple(
        FinishedGame(
            **common,  # type: ignore[arg-type]
            side=side,
            visitor=visitor,
            score=score if side == "white" else 1 - score,
            taken=_most_taken(table, side),
        )
        for side, visitor in sides
    )


def _most_taken(table: Table, side: str) -> int:
    """Return the most pieces that a side took by one move."""
    before = table.game.positions
    return max(
        (
            len(move.captured)
            for position, move in zip(before, table.game.moves, strict=False)
            if position.turn == side
        ),
        default=0,
    )


def _opening(table: Table) -> str:
    """Return the first moves as squares; nothing where pieces were set up."""
    if table.terms.start_fen is not None:
        return ""
    return " ".join(
        f"{move.start}{'x' if move.captured else '-'}{move.end}"
        for move in table.game.moves[:_OPENING]
    )
