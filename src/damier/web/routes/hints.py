"""Hints against the computer: which piece, its first step, the whole move and what it is for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fastapi import APIRouter, Response

from damier.engine import Limit
from damier.learn import purpose
from damier.learn.solving import HINTS, hint_squares
from damier.live.thinking.jobs import AnalysisJob
from damier.position.movetext import shortest_text
from damier.texts.catalogue import text
from damier.web.errors import ApiError
from damier.web.routes.people import Address, Lang, Parts, Visitor, json_of
from damier.web.routes.tables import REFUSALS, TableId, Token

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.live.room import Room
    from damier.position import Move, Position

_GLANCE = Limit(nodes=20_000)  # enough for any shot that a person could find

router = APIRouter(prefix="/api", tags=["tables"])


@dataclass(frozen=True, slots=True)
class HintStep:
    """What one hint shows: squares in the order of the move, and a sentence or two."""

    squares: list[int]
    says: str


@dataclass(frozen=True, slots=True)
class TableHints:
    """The hints for one turn, each telling more than the one before; `events` is that turn."""

    events: int
    steps: list[HintStep]


@router.post("/tables/{table}/hints", response_model=TableHints, responses=REFUSALS)
async def hints(
    *, table: TableId, token: Token, lang: Lang, parts: Parts, visitor: Visitor, address: Address
) -> Response:
    """Think for whoever is to move against the computer; nobody else gets a hint."""
    parts.limits.check("heavy", address)
    room = await parts.rooms.enter(table, address)
    if room is None:
        raise ApiError("no-table")
    try:
        _check(room, await parts.rooms.role(table, token))
        events, position = len(room.table.game.entries), room.table.game.position
        job = AnalysisJob(position, _GLANCE, memory=parts.settings.analysis_memory)
        best = await parts.rooms.host.run(job, address, visitor=visitor)
    finally:
        parts.rooms.leave(room)
    line = best.lines[0].moves if best.lines else ()
    if not line:
        raise ApiError("game-over")
    return await json_of(
        parts, address, lambda: TableHints(events, _steps(position, line, lang)), owed=True
    )


def _check(room: Room, role: str | None) -> None:
    """Refuse hints to whoever does not play the computer, or is not to move."""
    table = room.table
    if role not in ("white", "black") or table.computer in (None, role):
        raise ApiError("bad-token")
    if table.is_over:
        raise ApiError("game-over")
    if table.is_rated:
        raise ApiError("rated")
    if table.game.turn != role:
        raise ApiError("not-your-turn")


def _steps(position: Position, line: Sequence[Move], lang: str) -> list[HintStep]:
    move = line[0]
    labels = [str(square) for square in move.path]
    why = purpose(position, line)
    said = [
        text("puzzle-said-1", lang, square=labels[0]),
        text("puzzle-said-2", lang, **{"from": labels[0], "to": labels[1]}),
        text("puzzle-said-3", lang, move=shortest_text(move, position.legal_moves)),
    ]
    if why is not None:
        said[-1] += f" {why.reason(lang)}"
    return [
        HintStep(list(hint_squares(move, step)), said[step - 1]) for step in range(1, HINTS + 1)
    ]
