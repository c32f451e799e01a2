"""One square as dots: four to a character, so that a disc is round at any size.

A square of size n is n columns wide and n half rows high; a column is about as wide as a half row
is high, so n by n is a square on the screen. A dot is half a column by one half row.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from damier.tui.palette import Ink, Palette

Dots = tuple[tuple[str, ...], ...]
_ROOMY = 7  # from this size on there is room for a ring and for a king's second disc


@dataclass(frozen=True, slots=True)
class Look:
    """Everything that decides how a playable square is painted."""

    piece: str = "e"
    ghost: bool = False
    cursor: bool = False
    must: bool = False
    target: bool = False
    ground: str = ""


@lru_cache(maxsize=4096)
def sprite(look: Look, size: int, colours: Palette, odd_row: bool = False) -> Dots:
    """Paint a square; rows of dots from the top, two dots a column.

    Squares of an odd size share every other line of text with the row above or below. There the
    piece keeps to the lines that are the square's own, so that no character needs three colours.
    """
    paint = _Brush(look, size, colours, odd_row)
    return tuple(
        tuple(paint.at((across + 0.5) / 2, down + 0.5) for across in range(2 * size))
        for down in range(size)
    )


class _Brush:
    def __init__(self, look: Look, size: int, colours: Palette, odd_row: bool) -> None:
        self.look, self.size, self.colours = look, size, colours
        shared = size % 2 == 1 and size > 3
        self.room = size - 1 if shared else size
        self.middle = size / 2 + ((0.5 if odd_row else -0.5) if shared else 0)
        self.stacked = look.piece.isupper() and self.room >= _ROOMY
        self.radius = (0.4 if self.stacked else 0.44 if self.room < _ROOMY else 0.457) * self.room
        self.mark = 0.22 if self.room >= 5 else 0.18 if shared else 0.26
        self.ink: Ink = colours.white if look.piece in "wW" else colours.black

    def at(self, x: float, y: float) -> str:
        """Return the colour of a point."""
        if self.look.cursor and self._in_bracket(x, y):
            return self.colours.cursor
        if self.look.piece != "e":
            return self._of_piece(x, y)
        if self.look.target and self._away(x, y) < max(0.17 * self.room, 0.8):
            return self.colours.target
        return self.look.ground

    def _of_piece(self, x: float, y: float) -> str:
        away = self._away(x, y)
        if self.look.ghost:
            inside = away < self.radius and (self.room < 6 or away > 0.28 * self.room)
            return self.ink.ghost if inside else self._ground(away)
        top = self._away(x, y + 0.5) if self.stacked else away
        if top < self.radius:
            return self._on_top(top / self.room)
        if self.stacked and self._away(x, y - 0.5) < self.radius:
            return self.ink.wall
        return self._ground(away)

    def _ground(self, away: float) -> str:
        """Return what lies under a piece: where it must capture a ring, or all of the square."""
        ringed = self.look.must and (self.room < _ROOMY or away < 0.56 * self.room)
        return self.colours.must if ringed else self.look.ground

    def _on_top(self, away: float) -> str:
        """Return the colour of a point on the face: a groove, and a king's mark in the middle."""
        if self.look.piece.isupper() and away < self.mark:
            return self.ink.mark
        if self.room >= 10 and 0.27 < away < 0.36:
            return self.ink.groove
        return self.ink.face

    def _away(self, x: float, y: float) -> float:
        """Return how far a point is from the middle of the piece."""
        return float(((x - self.size / 2) ** 2 + (y - self.middle) ** 2) ** 0.5)

    def _in_bracket(self, x: float, y: float) -> bool:
        """Tell whether a point is on the cursor: a bracket at the left and one at the right."""
        size, arm = self.size, max(1.0, self.size / 6)
        side = x < 0.5 or x >= size - 0.5
        corner = (x < arm + 0.5 or x >= size - arm - 0.5) and (y < 1 or y >= size - 1)
        return side or (size >= 5 and corner)
