"""The published counts in tests/data/perft.json, and the positions they start from."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import damier

if TYPE_CHECKING:
    from damier.rules.sheet import Board

FILE = Path(__file__).parent / "data" / "perft.json"


@dataclass(frozen=True)
class Table:
    """The counts of one position, for one way of counting equal captures."""

    sheet: str
    board: str
    fen: str
    duplicates: str
    counts: tuple[int, ...]
    source: str
    note: str = ""

    @property
    def name(self) -> str:
        return f"{self.sheet}-{self.board.replace(' ', '-')}-{self.duplicates}"

    @property
    def kept(self) -> bool:
        return self.duplicates == "kept"

    def depth_within(self, nodes: int) -> int:
        """Return the last depth that has at most so many leaves."""
        return sum(count <= nodes for count in self.counts)

    def rules(self) -> damier.Sheet:
        """Return the sheet, on the board and with the men of this table."""
        sheet = damier.sheet(self.sheet)
        return replace(sheet, board=self._board(sheet.board))

    def position(self) -> damier.Position:
        return damier.Position.from_fen(self.fen, self.rules())

    def _board(self, board: Board) -> Board:
        size, _, mirrored = self.board.partition(" ")
        width, height = map(int, size.split("x"))
        first, last = map(int, self.fen.rpartition(":B")[2].split("-"))
        rows = (last - first + 1) // (width // 2)
        return replace(
            board,
            width=width,
            height=height,
            dark_corner="right" if mirrored else "left",
            men_rows=tuple(range(1, rows + 1)),
        )


@cache
def tables() -> tuple[Table, ...]:
    entries = json.loads(FILE.read_text(encoding="utf-8"))
    return tuple(Table(**{**entry, "counts": tuple(entry["counts"])}) for entry in entries)
