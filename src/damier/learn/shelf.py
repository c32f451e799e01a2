"""The puzzles that come with the package, read when they are first asked for.

A file holds those of one way to play and is named after its hash, `<play_hash>.xz`: text that
`xz` has packed. The first line is `damier puzzles 1`, a space and a JSON object: `nodes` of the
proofs, `sheet` the id of a sheet that plays so, `count`. Every further line is a row, see
`damier.learn.rows`, the easy ones first. Sheets that play alike share them; on a mirrored board
they are mirrored.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Sequence
from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, overload

from damier.learn.difficulty import corrected
from damier.learn.puzzle import Puzzle, PuzzleError
from damier.learn.rows import COLUMNS, parse_row
from damier.position.compile import most_pieces
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import date

    from damier.learn.difficulty import Solvers
    from damier.rules import Sheet

MARK = "damier puzzles 1 "
_FEN = COLUMNS.index("fen")
_DIFFICULTY, _THEMES = COLUMNS.index("difficulty"), COLUMNS.index("themes")
_STEP = 7_919  # a prime that no number of puzzles is a multiple of: days apart are puzzles apart


class Shelf(Sequence[Puzzle]):
    """All puzzles of a sheet, the easy ones first; each is read when it is asked for."""

    def __init__(self, sheet: str | Sheet, rows: Sequence[str], nodes: int) -> None:
        self.sheet, self.nodes = sheet_named(sheet), nodes
        self._rows = tuple(rows)

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, index: int) -> Puzzle: ...
    @overload
    def __getitem__(self, index: slice) -> Shelf: ...
    def __getitem__(self, index: int | slice) -> Puzzle | Shelf:
        if isinstance(index, slice):
            return Shelf(self.sheet, self._rows[index], self.nodes)
        return parse_row(self._rows[index], self.sheet, self.nodes)

    def __repr__(self) -> str:
        return f"<Shelf {self.sheet.id}, {len(self)} puzzles>"

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all, in their order."""
        return tuple(row.partition("\t")[0] for row in self._rows)

    @property
    def themes(self) -> dict[str, int]:
        """The themes that occur, and how often."""
        found: dict[str, int] = {}
        for row in self._rows:
            for theme in row.split("\t")[_THEMES].split():
                found[theme] = found.get(theme, 0) + 1
        return found

    def select(self, theme: str | None = None, *, least: int = 0, most: int = 100) -> Shelf:
        """Return those of a theme and with a difficulty from `least` to `most`."""
        rows = []
        for row in self._rows:
            columns = row.split("\t")
            fits = theme is None or theme in columns[_THEMES].split()
            if fits and least <= int(columns[_DIFFICULTY]) <= most:
                rows.append(row)
        return Shelf(self.sheet, rows, self.nodes)

    def corrected(self, solvers: Mapping[str, Solvers]) -> Shelf:
        """Return the same puzzles as hard as they were for people, given by their ids."""
        rows = []
        for row in self._rows:
            known = solvers.get(row.partition("\t")[0])
            if known is not None:
                columns = row.split("\t")
                columns[_DIFFICULTY] = str(corrected(int(columns[_DIFFICULTY]), known))
                row = "\t".join(columns)  # noqa: PLW2901
            rows.append(row)
        rows.sort(key=lambda row: int(row.split("\t")[_DIFFICULTY]))
        return Shelf(self.sheet, rows, self.nodes)

    def find(self, name: str) -> Puzzle:
        """Return the puzzle of an id; raise PuzzleError if there is none."""
        row = next((row for row in self._rows if row.partition("\t")[0] == name), None)
        if row is None:
            raise PuzzleError(f"expected a puzzle of {self.sheet.id}, got {name!r}")
        return parse_row(row, self.sheet, self.nodes)

    def of_day(self, day: date) -> Puzzle:
        """Return the puzzle of a day, the same for everybody; raise PuzzleError without any."""
        if not self._rows:
            raise PuzzleError(f"expected puzzles of {self.sheet.id}, got none")
        return self[day.toordinal() * _STEP % len(self)]


def puzzles(sheet: str | Sheet = "international") -> Shelf:
    """Return the puzzles that come with the package for a sheet; none for a way nobody has made.

    Sheets that play alike may begin with different numbers of men: one that begins with few has
    only the puzzles with no more than those.
    """
    rules = sheet_named(sheet)
    head, rows = _read(rules.play_hash)
    most = most_pieces(rules)
    return Shelf(rules, [row for row in rows if _most_of_a_side(row) <= most], head)


def pack(sheet: Sheet, rows: Iterable[str], nodes: int) -> bytes:
    """Write rows as a file of the package."""
    lines = list(rows)
    facts = {"sheet": sheet.id, "nodes": nodes, "count": len(lines)}
    text = "\n".join([MARK + json.dumps(facts), *lines, ""])
    return lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME)


def unpack(data: bytes) -> tuple[int, tuple[str, ...]]:
    """Return the nodes of the proofs and the rows of a file; raise PuzzleError if it is none."""
    try:
        first, *rows = lzma.decompress(data).decode().splitlines()
        if not first.startswith(MARK):
            raise PuzzleError(f"expected {MARK.strip()}, got {first[:40]!r}")
        facts = json.loads(first[len(MARK) :])
        nodes, count = int(facts["nodes"]), int(facts["count"])
    except (lzma.LZMAError, ValueError, LookupError, TypeError) as error:
        raise PuzzleError(f"expected a file of puzzles, got {error}") from error
    if count != len(rows):
        raise PuzzleError(f"expected {count} puzzles, got {len(rows)}")
    return nodes, tuple(rows)


def _most_of_a_side(row: str) -> int:
    """Return how many pieces the larger side of a row has; its FEN lists them one by one."""
    _, *sides = row.split("\t")[_FEN].split(":")
    return max(side.count(",") + 1 for side in sides)


@lru_cache(maxsize=8)
def _read(play_hash: str) -> tuple[int, tuple[str, ...]]:
    file = resources.files("damier.learn") / "data" / f"{play_hash}.xz"
    return unpack(file.read_bytes()) if file.is_file() else (0, ())
