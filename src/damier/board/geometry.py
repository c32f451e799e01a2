"""The squares of a board: their numbers, places and names."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Literal

from damier.errors import NoSuchSquare, NotationError

if TYPE_CHECKING:
    from damier.rules.sheet import Board, Colour, Pdn

LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class Geometry:
    """A board's shape; squares are numbered 1… from the top left as White sees it."""

    width: int
    height: int
    playable: Literal["dark", "all"] = "dark"
    dark_corner: Literal["left", "right"] = "left"

    @cached_property
    def places(self) -> tuple[tuple[int, int], ...]:
        """The (row, column) of every square, square 1 first."""
        return tuple(
            (row, column)
            for row in range(self.height)
            for column in range(self.width)
            if self._is_playable(row, column)
        )

    @property
    def count(self) -> int:
        """The number of playable squares, which is also the last square."""
        return len(self.places)

    @property
    def squares(self) -> range:
        """All squares, in order."""
        return range(1, self.count + 1)

    def row_column(self, square: int) -> tuple[int, int]:
        """Return where a square lies; row 0 is White's crown row, column 0 on White's left."""
        return self.places[self.check(square) - 1]

    def square_at(self, row: int, column: int) -> int | None:
        """Return the square at a place, or None off the board and where nothing is played."""
        return self._numbers.get((row, column))

    def crown_row(self, colour: Colour) -> frozenset[int]:
        """Return the squares on which a man of this colour is crowned."""
        crown = 0 if colour == "white" else self.height - 1
        return frozenset(square for square in self.squares if self.row_column(square)[0] == crown)

    def rotate(self, square: int) -> int:
        """Return the square that has this one's place when the board is turned by 180°."""
        return self.count + 1 - self.check(square)

    def mirror(self, square: int) -> int:
        """Return the square in this one's place on the same board seen in a mirror.

        Where only the dark squares are played, the mirror's dark corner is the other one.
        """
        row, _ = self.row_column(square)
        first = next(at for at in self.squares if self.row_column(at)[0] == row)
        last = max(at for at in self.squares if self.row_column(at)[0] == row)
        return first + last - square

    def between(self, start: int, end: int) -> tuple[int, ...] | None:
        """Return the playable squares strictly between two squares of one line, else None.

        Lines are diagonals, rows and columns; on a board of dark squares the next square of a row
        or column lies two places away.
        """
        (row, column), (to_row, to_column) = self.row_column(start), self.row_column(end)
        down, right = to_row - row, to_column - column
        steps = max(abs(down), abs(right))
        if steps == 0 or (down and right and abs(down) != abs(right)):
            return None
        down, right = down // steps, right // steps
        places = (self.square_at(row + down * i, column + right * i) for i in range(1, steps))
        return tuple(square for square in places if square is not None)

    @cached_property
    def main_road(self) -> frozenset[int]:
        """The squares of the longest diagonal, or of all that are equally long."""
        roads = [self._diagonal(square, step) for square in self.squares for step in (-1, 1)]
        longest = max(map(len, roads))
        return frozenset(square for road in roads if len(road) == longest for square in road)

    def algebraic(self, square: int) -> str:
        """Return a square's letter and number, "a1" at the bottom left as White sees it."""
        row, column = self.row_column(square)
        return f"{LETTERS[column]}{self.height - row}"

    def parse_algebraic(self, text: str) -> int:
        """Return the square that `algebraic` writes like this."""
        return self._named(text, _Corner(bottom=True, left=True))

    def pdn_number(self, square: int, notation: str, first: Colour) -> int:
        """Return the number a PDN game type gives to a square.

        The digit of `notation` ("N2") is the corner of square 1 as the player who starts sees it:
        0 bottom left, 1 bottom right, 2 top left, 3 top right.
        """
        return self._pdn_order(notation, first).index(self.check(square)) + 1

    def square_of_pdn_number(self, number: int, notation: str, first: Colour) -> int:
        """Return the square to which `pdn_number` gives this number."""
        return self._pdn_order(notation, first)[self.check(number) - 1]

    def name(self, square: int, pdn: Pdn, first: Colour) -> str:
        """Return a square's name in PDN: its number, or letter and number in "A" notations."""
        if not pdn.notation.startswith("A"):
            return str(self.pdn_number(square, pdn.notation, first))
        row, column = self.row_column(square)
        corner = _corner(pdn.notation, first)
        rank = self.height - row if corner.bottom else row + 1
        return f"{LETTERS[column if corner.left else self.width - 1 - column]}{rank}"

    def parse_name(self, text: str, pdn: Pdn, first: Colour) -> int:
        """Return the square that `name` writes like this; leading zeros are allowed."""
        if pdn.notation.startswith("A"):
            return self._named(text, _corner(pdn.notation, first))
        if not (text.isascii() and text.isdigit()):
            raise self._not_a_square(text)
        return self.square_of_pdn_number(int(text), pdn.notation, first)

    @cached_property
    def name_table(self) -> bytes:
        """The square of each number, and of each letter and number, as the core reads moves."""
        table = bytearray(128 * 17)
        for square in self.squares:
            table[square] = square
            name = self.algebraic(square)
            table[128 * (1 + LETTERS.index(name[0])) + int(name[1:])] = square
        return bytes(table)

    def check(self, square: int) -> int:
        """Return the square itself, or raise NoSuchSquare."""
        if not isinstance(square, int) or not 1 <= square <= self.count:
            raise self._not_a_square(str(square))
        return square

    def _is_playable(self, row: int, column: int) -> bool:
        if self.playable == "all":
            return True
        from_corner = column if self.dark_corner == "left" else self.width - 1 - column
        return (self.height - 1 - row + from_corner) % 2 == 0

    @cached_property
    def _numbers(self) -> dict[tuple[int, int], int]:
        return {place: square for square, place in enumerate(self.places, start=1)}

    @cached_property
    def _pdn_orders(self) -> dict[_Corner, tuple[int, ...]]:
        return {}

    def _pdn_order(self, notation: str, first: Colour) -> tuple[int, ...]:
        """Return all squares in the order of their PDN numbers."""
        corner = _corner(notation, first)
        if corner not in self._pdn_orders:
            rows = range(self.height)
            columns = range(self.width)
            self._pdn_orders[corner] = tuple(
                square
                for row in (reversed(rows) if corner.bottom else rows)
                for column in (columns if corner.left else reversed(columns))
                if (square := self.square_at(row, column)) is not None
            )
        return self._pdn_orders[corner]

    def _diagonal(self, square: int, step: int) -> list[int]:
        """Return the squares down from this one, going left or right."""
        row, column = self.row_column(square)
        road = []
        while (next_square := self.square_at(row, column)) is not None:
            road.append(next_square)
            row, column = row + 1, column + step
        return road

    def _named(self, text: str, corner: _Corner) -> int:
        letter, digits = text[:1].lower(), text[1:]
        if letter in LETTERS and letter and digits.isascii() and digits.isdigit():
            index, rank = LETTERS.index(letter), int(digits)
            column = index if corner.left else self.width - 1 - index
            row = self.height - rank if corner.bottom else rank - 1
            square = self.square_at(row, column)
            if square is not None:
                return square
        last = f"{LETTERS[self.width - 1]}{self.height}"
        raise NoSuchSquare(f"expected a square from a1 to {last}, got {text}", text=text)

    def _not_a_square(self, text: str) -> NoSuchSquare:
        return NoSuchSquare(f"expected a square from 1 to {self.count}, got {text}", text=text)


@dataclass(frozen=True, slots=True)
class _Corner:
    """A corner of the board as White sees it."""

    bottom: bool
    left: bool


def _corner(notation: str, first: Colour) -> _Corner:
    """Read the corner digit of a PDN notation such as "N2"."""
    if len(notation) != 2 or notation[0] not in "AN" or notation[1] not in "0123":
        raise NotationError(f"expected a notation such as N2 or A0, got {notation}", text=notation)
    corner = int(notation[1])
    seen = corner if first == "white" else 3 - corner
    return _Corner(bottom=seen < 2, left=seen % 2 == 0)


@lru_cache
def geometry(board: Board) -> Geometry:
    """Return the geometry of a sheet's board."""
    return Geometry(board.width, board.height, board.squares, board.dark_corner)
