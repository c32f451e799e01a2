"""Endgame tables of the sheets that are being studied: made on first use, never in the way."""

from __future__ import annotations

import tempfile
import threading
from collections import OrderedDict
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal

from damier.engine.endgame import Tables
from damier.rules import sheet as sheet_named
from damier.rules import sheets
from damier.web.study.shapes import MoveShape, line_shapes

if TYPE_CHECKING:
    from damier.position import Position
    from damier.rules import Sheet

PIECES = 3
_MOST_SHEETS = 8
_LARGEST = 4_000_000  # positions that tables of PIECES may have together: some seconds of work


@dataclass(frozen=True, slots=True)
class TableShape:
    """How a position ends with best play, for the side to move, and a line that shows it."""

    result: Literal["win", "draw", "loss"]
    plies: int | None
    line: list[MoveShape]


@cache
def _known_play() -> frozenset[str]:
    return frozenset(sheet_named(id_).play_hash for id_ in sheets())


class Endgames:
    """The tables in use, those of the last few sheets; call it from a worker thread."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Tables | None] = OrderedDict()
        self._folders: dict[str, tempfile.TemporaryDirectory[str]] = {}
        self._lock = threading.Lock()

    def suits(self, position: Position) -> bool:
        """Tell whether a position has so few pieces that a table is worth asking."""
        return len(position.board) - position.board.count("e") <= PIECES

    def ask(self, position: Position) -> TableShape | None:
        """Return what the tables say; the first question about a sheet takes some seconds."""
        if not self.suits(position) or not position.legal_moves:
            return None
        with self._lock:
            tables = self._ready(position.sheet)
            found = None if tables is None else tables.probe(position)
            if tables is None or found is None:
                return None
            line = tables.line(position)
        return TableShape(found.result, found.plies, line_shapes(position, line[:40]))

    def _ready(self, sheet: Sheet) -> Tables | None:
        key = sheet.play_hash
        if key not in self._tables:
            tables = Tables(sheet, folder=self._folder(key))
            size = sum(map(tables.core.size, tables.materials(PIECES)))
            self._tables[key] = tables.ready(PIECES) if size <= _LARGEST else None
        self._tables.move_to_end(key)
        while len(self._tables) > _MOST_SHEETS:
            oldest, _ = self._tables.popitem(last=False)
            if folder := self._folders.pop(oldest, None):
                folder.cleanup()
        return self._tables[key]

    def _folder(self, play_hash: str) -> str | None:
        """Keep tables of house rules for as long as they are in use, all others for good."""
        if play_hash in _known_play():
            return None
        self._folders[play_hash] = tempfile.TemporaryDirectory(prefix="damier-endgame-")
        return self._folders[play_hash].name

    def close(self) -> None:
        """Remove what was made for house rules."""
        for folder in self._folders.values():
            folder.cleanup()
        self._folders.clear()
