"""What the endgame tables say about a position that is being studied."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from damier.engine.endgame import shared_tables
from damier.engine.endgame.shared import AT_ONCE
from damier.live.thinking.errors import Busy
from damier.live.thinking.rounds import Rounds
from damier.live.thinking.work import be_modest
from damier.table.wire import WrittenMove  # noqa: TC001  FastAPI reads annotations
from damier.web.study.shapes import line_shapes

if TYPE_CHECKING:
    from damier.position import Position

_LONGEST = 40  # moves of a line
_WAITS = 10  # questions of one address that may wait


@dataclass(frozen=True, slots=True)
class TableShape:
    """How a position ends with best play, for the side to move, and a line that shows it."""

    result: Literal["win", "draw", "loss"]
    plies: int | None
    line: list[WrittenMove]


def suits(position: Position) -> bool:
    """Tell whether a position has so few pieces that a table is worth asking."""
    return len(position.board) - position.board.count("e") <= AT_ONCE


def ask(position: Position) -> TableShape | None:
    """Return what the tables say; the first question about a sheet takes some seconds."""
    if not suits(position) or not position.legal_moves:
        return None
    tables = shared_tables(position.sheet, house=True)
    found = tables.probe(position)
    if found is None:
        return None
    line = tables.line(position)
    return TableShape(found.result, found.plies, line_shapes(position, line[:_LONGEST]))


class Archivist:
    """Asks the tables for visitors, in a thread of its own.

    Nobody but those who want a sheet's tables waits for them to be made.
    """

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "endgames", be_modest)
        self._rounds = Rounds(1, waits=_WAITS)

    async def ask(self, position: Position, address: str = "") -> TableShape | None:
        """Return what the tables say; None where they have no answer, or too many ask."""
        if not suits(position):
            return None
        loop = asyncio.get_running_loop()
        try:
            async with self._rounds.turn(address):
                return await loop.run_in_executor(self._pool, ask, position)
        except Busy:
            return None  # the engine's answer will do

    def close(self) -> None:
        """Let the thread end."""
        self._pool.shutdown(wait=False, cancel_futures=True)
