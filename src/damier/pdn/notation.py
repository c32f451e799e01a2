"""How the games of one sheet name squares and moves in PDN."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Literal

from damier.board.fen import format_fen, parse_fen
from damier.board.geometry import LETTERS, geometry
from damier.errors import NoSuchSquare, NotationError
from damier.position import Position
from damier.position.movetext import Path

if TYPE_CHECKING:
    from collections.abc import Iterable

    from damier.board.setup import Setup
    from damier.position import Move
    from damier.rules import Sheet

# The core's table of names: a row of numbers for "no letter", then one for each letter.
_NUMBERS = 128
_ROWS = 17
_NAME = re.compile(r"[a-p]?[0-9]{1,3}")
_ITEM = re.compile(r"(K?)([a-pA-P]?[0-9]{1,3})(?:-K?([a-pA-P]?[0-9]{1,3}))?")
_PIECES = re.compile(r"([WwBb])([^:]*)")
_TURN_ONLY = re.compile(r"([WwBb])(?:::?|:[WwBb]?:[WwBb]?)\.?")
MOST_SQUARES = 200  # of a FEN or a path; more is not worth a look


class Notation:
    """The names of a sheet's squares, and moves and positions written with them."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.geometry = geometry(sheet.board)
        self.lettered = sheet.pdn.notation.startswith("A")
        first = sheet.start.first
        squares = self.geometry.squares
        own = [self.geometry.name(square, sheet.pdn, first) for square in squares]
        other = [str(s) if self.lettered else self.geometry.algebraic(s) for s in squares]
        self.names = ("", *own)
        self._squares: dict[str, int] = dict(zip((*other, *own), (*squares, *squares), strict=True))
        self.table = self._table()

    def _table(self) -> bytes:
        table = bytearray(_NUMBERS * _ROWS)
        for name, square in self._squares.items():
            row = 1 + LETTERS.index(name[0]) if name[0].isalpha() else 0
            table[row * _NUMBERS + int(name.lstrip(LETTERS))] = square
        return bytes(table)

    @cached_property
    def start(self) -> Position:
        """The starting position."""
        return Position.start(self.sheet)

    def square(self, name: str) -> int:
        """Return the square of this name; raise NoSuchSquare if the board has none."""
        letter = name[0].lower() if name[:1].isalpha() else ""
        key = letter + (name[len(letter) :].lstrip("0") or "0")
        if key not in self._squares:
            last = self.names[-1] if not self.lettered else self.geometry.count
            raise NoSuchSquare(f"expected a square up to {last}, got {name}", text=name)
        return self._squares[key]

    def path(self, text: str) -> Path:
        """Return the squares of a move; raise NoSuchSquare."""
        names = _NAME.findall(text)
        if not 2 <= len(names) <= MOST_SQUARES:
            raise NotationError(f"expected a move such as 32-28, got {text!r}", text=text)
        return Path(tuple(map(self.square, names)), capture="x" in text or ":" in text)

    def short(self, move: Move) -> str:
        """Write a move by its ends."""
        sign = "x" if move.is_capture else "-"
        return f"{self.names[move.start]}{sign}{self.names[move.end]}"

    def long(self, move: Move) -> str:
        """Write a move with every square where it lands."""
        sign = "x" if move.is_capture else "-"
        return sign.join(self.names[square] for square in move.path)

    def text(self, move: Move, moves: Iterable[Move]) -> str:
        """Write a move by its ends, or with all its squares if another of `moves` has the same."""
        twins = (other for other in moves if (other.start, other.end) == (move.start, move.end))
        return self.long(move) if any(other != move for other in twins) else self.short(move)

    def parse_fen(
        self, text: str, before: Position | None = None, crowned: list[int] | None = None
    ) -> Position:
        """Read a FEN whose squares are named as in the moves; `B::` only gives the turn away.

        A man on its crown row is a king that was written without its K; it is read so if there is
        a list `crowned` to tell its square to. Raises NotationError or SetupError.
        """
        compact = "".join(text.split())
        turn = _TURN_ONLY.fullmatch(compact)
        if turn and before is not None:
            return before.replace(turn="white" if turn[1] in "Ww" else "black")
        setup = self.parse_setup(compact)
        if crowned is not None:
            setup = self._with_kings(setup, crowned)
        return Position.from_setup(setup, self.sheet)

    def _with_kings(self, setup: Setup, crowned: list[int]) -> Setup:
        """Crown the men that stand on their crown rows."""
        men = dict.fromkeys(self.geometry.crown_row("white"), "w")
        men |= dict.fromkeys(self.geometry.crown_row("black"), "b")
        found = [square for square, man in men.items() if setup.board[square - 1] == man]
        if not found:
            return setup
        crowned += sorted(found)
        board = list(setup.board)
        for square in found:
            board[square - 1] = board[square - 1].upper()
        return replace(setup, board="".join(board))

    def parse_setup(self, text: str) -> Setup:
        """Read a FEN without judging the position."""
        compact = "".join(text.split()).removesuffix(".")
        return parse_fen(":".join(map(self._renamed, compact.split(":"))), self.sheet)

    def format_fen(self, setup: Setup) -> str:
        """Write a FEN that `parse_setup` reads back."""
        return format_fen(setup, self.sheet, pdn_names=True)

    def rename(self, text: str, other: Notation) -> str:
        """Write the squares in a move, or a square alone, by their names in another notation."""
        try:
            return _NAME.sub(lambda name: other.names[self.square(name[0])], text)
        except NoSuchSquare:
            return text

    def _renamed(self, part: str) -> str:
        """Write the pieces of one side with damier's own numbers."""
        match = _PIECES.fullmatch(part)
        if match is None or not match[2] or match[2].isalpha():
            return part
        items = match[2].split(",")
        if len(items) > MOST_SQUARES:
            raise NotationError(f"expected a FEN, got {len(items)} squares in one list", text=part)
        renamed = (name for item in items for name in self._item(item))
        return match[1] + ",".join(renamed)

    def _item(self, item: str) -> list[str]:
        match = _ITEM.fullmatch(item)
        if match is None:
            return [item]
        king, first, last = match[1], match[2], match[3]
        if last is None:
            return [f"{king}{self.square(first)}"]
        if first[0].isalpha() or last[0].isalpha():
            raise NotationError(f"expected a range of numbers, got {item}", text=item)
        if int(last) < int(first):
            raise NotationError(f"expected a range from low to high, got {item}", text=item)
        self.square(last)
        return [f"{king}{self.square(str(n))}" for n in range(int(first), int(last) + 1)]


@lru_cache(maxsize=256)
def notation_of(sheet: Sheet) -> Notation:
    """Return the notation of a sheet."""
    return Notation(sheet)


def with_names(sheet: Sheet, kind: Literal["numeric", "algebraic"]) -> Sheet:
    """Return the sheet with its squares named the other way; unchanged if they are so already."""
    wanted = "A" if kind == "algebraic" else "N"
    if sheet.pdn.notation.startswith(wanted):
        return sheet
    corner = {"A": (0, 3), "N": (2, 1)}[wanted][sheet.start.first == "black"]
    pdn = replace(sheet.pdn, notation=f"{wanted}{corner}")  # type: ignore[arg-type]
    return replace(sheet, pdn=pdn)
