"""Positions to try: each shows one rule, and is moved onto the board of the sheet that has it."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Literal

from damier.board.fen import parse_fen
from damier.board.geometry import Geometry, geometry
from damier.board.setup import KingRun, Setup
from damier.errors import DamierError
from damier.position import Position
from damier.position.movetext import Path, parse_path
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from damier.position import Move, Refusal
    from damier.rules import Sheet
    from damier.rules.sheet import Draw

_SETUP = frozenset({"board", "start", "colours", "pdn"})
_FRAME_SHEET = {"dark": "russian", "all": "turkish"}  # both have 8 × 8 squares and a1 lower left
_SIZE = 8


@dataclass(frozen=True, slots=True)
class Example:
    """A position on a sheet's own board, a move to play there and one that is refused."""

    position: Position
    move: Move
    refused: str | None = None
    refusal: Refusal | None = None

    @property
    def code(self) -> str | None:
        """The code of the refusal, if the example has one."""
        return self.refusal.code if self.refusal else None


@dataclass(frozen=True, slots=True)
class Pattern:
    """An example as `examples.toml` has it, not yet on any board."""

    about: list[str]
    fen: str
    move: str
    where: dict[str, Any] = field(default_factory=dict)
    draw: dict[str, Any] = field(default_factory=dict)
    anchor: Literal["bottom", "top"] = "bottom"
    refused: str | None = None
    code: str | None = None
    crowns: bool | None = None
    run: str | None = None

    def suits(self, sheet: Sheet, draw: Draw | None = None) -> bool:
        """Tell whether the sheet, and the draw rule in question, say what this example needs."""
        if not all(_agrees(wanted, _value(sheet, name)) for name, wanted in self.where.items()):
            return False
        if draw is None:
            return not self.draw
        return all(_agrees(wanted, getattr(draw, name)) for name, wanted in self.draw.items())

    def on(self, sheet: Sheet) -> Example | None:
        """Place the example on the sheet's board; None if it does not hold there."""
        place = _Placement(self, sheet)
        try:
            position = Position.from_setup(place.setup(), sheet)
            moves = position.matching(place.path(self.move))
            refused = None if self.refused is None else place.text(self.refused)
            refusal = None if refused is None else position.why_not(refused)
        except DamierError:
            return None
        if len(moves) != 1 or (refusal.code if refusal else None) != self.code:
            return None
        if self.crowns is not None and moves[0].crowns != self.crowns:
            return None
        return Example(position, moves[0], refused, refusal)


@cache
def patterns() -> tuple[Pattern, ...]:
    """Read the examples."""
    text = (resources.files("damier.texts") / "examples.toml").read_text(encoding="utf-8")
    return tuple(Pattern(**entry) for entry in tomllib.loads(text)["example"])


def rule_examples(sheet: Sheet, name: str, draw: Draw | None = None) -> list[Example]:
    """Return the examples of a field, or with `draw` of that draw rule.

    Rules on the setup, and agreement, are shown by the start.
    """
    if name == "start.first":
        return [start_example(sheet, refused=True)]
    if name.partition(".")[0] in _SETUP or name == "draws.agreement":
        return [start_example(sheet)]
    found: dict[str | None, Example] = {}
    for pattern, example in _placed(sheet):
        if name in pattern.about and pattern.suits(sheet, draw):
            found.setdefault(example.code, example)
    return list(found.values())


@lru_cache(maxsize=64)
def _placed(sheet: Sheet) -> tuple[tuple[Pattern, Example], ...]:
    """Return the examples that hold on a sheet, placed once for all languages."""
    pairs = ((pattern, pattern.on(sheet)) for pattern in patterns())
    return tuple((pattern, example) for pattern, example in pairs if example is not None)


def start_example(sheet: Sheet, *, refused: bool = False) -> Example:
    """Return the start and a move to the middle; with `refused` the other side tries the same."""
    position = Position.start(sheet)
    squares = position.geometry
    move = min(
        position.legal_moves,
        key=lambda move: abs(2 * squares.row_column(move.end)[1] + 1 - squares.width),
    )
    if not refused:
        return Example(position, move)
    other = "-".join(str(squares.rotate(square)) for square in move.path)
    return Example(position, move, other, position.why_not(other))


class _Placement:
    """The way from the frame an example is written in to the board of a sheet."""

    def __init__(self, pattern: Pattern, sheet: Sheet) -> None:
        self.pattern, self.sheet = pattern, sheet
        self.squares = geometry(sheet.board)
        self.frame = Geometry(_SIZE, _SIZE, sheet.board.squares)
        self.down = self.squares.height - _SIZE if pattern.anchor == "bottom" else 0
        # A shift by an odd number would put the pieces on the squares between.
        self.right = (self.squares.width - _SIZE) // 4 * 2

    def square(self, name: str) -> int:
        row, column = self.frame.row_column(self.frame.parse_algebraic(name))
        row, column = row + self.down, column + self.right
        if self.sheet.board.dark_corner == "right":
            column = self.squares.width - 1 - column
        return self.squares.check(self.squares.square_at(row, column) or 0)

    def text(self, move: str) -> str:
        return re.sub(r"[a-h]\d", lambda name: str(self.square(name[0])), move)

    def path(self, move: str) -> Path:
        return parse_path(self.text(move), self.squares)

    def setup(self) -> Setup:
        drawn = parse_fen(self.pattern.fen, sheet_named(_FRAME_SHEET[self.sheet.board.squares]))
        board = ["e"] * self.squares.count
        for square, piece in drawn.pieces():
            board[self.square(self.frame.algebraic(square)) - 1] = piece
        run = KingRun()
        if self.pattern.run is not None:
            run = KingRun(self.square(self.pattern.run), self.sheet.king.limit)
        return Setup("".join(board), drawn.turn, (run, KingRun()))


def _value(sheet: Sheet, name: str) -> object:
    section, _, key = name.partition(".")
    return getattr(getattr(sheet, section), key)


def _agrees(wanted: object, value: object) -> bool:
    """Compare a condition of the file with what a sheet says."""
    if isinstance(wanted, list):
        return any(_agrees(each, value) for each in wanted)
    if isinstance(value, tuple):
        return wanted in value if value else wanted == "none"
    return wanted == value
