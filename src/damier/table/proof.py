"""The proof that nobody can win: the endgame tables of a sheet, asked once few pieces are left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.board.setup import EMPTY
from damier.engine.endgame import shared_tables
from damier.engine.endgame.tables import MOST_PIECES

if TYPE_CHECKING:
    from damier.engine.endgame import Tables
    from damier.game.arbiter import Verdict
    from damier.position import Position
    from damier.rules import Sheet


class Proof:
    """What a game asks about "nobody can win"; it knows nothing until its tables are loaded."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._tables: Tables | None = None

    def __call__(self, position: Position) -> Verdict | None:
        """Return who wins with best play, None where no table says so."""
        return self._tables.judge(position) if self._tables is not None else None

    def is_due(self, position: Position) -> bool:
        """Tell whether the tables are wanted now and have not been loaded."""
        pieces = len(position.board) - position.board.count(EMPTY)
        return self._tables is None and pieces <= MOST_PIECES

    def load(self) -> None:
        """Open the tables, and make the small ones: seconds the first time, so use a thread."""
        if self._tables is None:
            self._tables = shared_tables(self._sheet, house=True)


def proof_for(sheet: Sheet) -> Proof | None:
    """Return the judge of games by a sheet, None where no player can claim that nobody wins."""
    claimed = any(draw.rule == "nobody-can-win" and draw.how == "claim" for draw in sheet.draws)
    return Proof(sheet) if claimed else None
