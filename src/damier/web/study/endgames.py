"""What the endgame tables say about a position that is being studied."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from damier.engine.endgame import shared_tables
from damier.engine.endgame.shared import AT_ONCE
from damier.web.study.shapes import MoveShape, line_shapes

if TYPE_CHECKING:
    from damier.position import Position

_LONGEST = 40  # moves of a line


@dataclass(frozen=True, slots=True)
class TableShape:
    """How a position ends with best play, for the side to move, and a line that shows it."""

    result: Literal["win", "draw", "loss"]
    plies: int | None
    line: list[MoveShape]


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
