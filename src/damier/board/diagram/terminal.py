"""A diagram as text, for terminals: one line a row, with the first and last number of the row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from damier.board.diagram.colour import mixed, rgb
from damier.board.diagram.drawing import NUMBERS
from damier.board.diagram.pieces import check_pieces
from damier.board.diagram.theme import WOOD, Theme
from damier.board.geometry import LETTERS
from damier.errors import DrawingError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from damier.board.diagram.drawing import Numbers
    from damier.board.geometry import Geometry
    from damier.board.setup import Piece

Depth = Literal["ansi16", "truecolor"]
ASCII = {"w": "o", "W": "O", "b": "x", "B": "X"}
# The draughts symbols ⛀⛁⛂⛃ are missing from most terminal fonts; circles are not.
OUTLINES = {"w": "○", "W": "◎", "b": "●", "B": "◉"}
BOX, ASCII_BOX = tuple("─│┌┐└┘"), tuple("-|++++")
SOLIDS = {"w": "●", "W": "◉", "b": "●", "B": "◉"}  # where the colour tells the side


@dataclass(frozen=True, slots=True)
class Inks:
    """The escape sequences that paint a board; the defaults paint nothing."""

    playable: str = ""
    other: str = ""
    last: str = ""
    white: str = ""
    black: str = ""
    number: str = ""
    reset: str = ""


RESET = "\x1b[0m"
ANSI16 = Inks("\x1b[42m", "\x1b[47m", "\x1b[45m", "\x1b[1;97m", "\x1b[30m", "\x1b[30m", RESET)


def text(
    geometry: Geometry,
    pieces: Mapping[int, Piece],
    *,
    numbers: Numbers = "inside",
    flip: bool = False,
    unicode: bool = True,
    colour: Depth | None = None,
    last_move: Sequence[int] = (),
    theme: Theme = WOOD,
    names: Sequence[str] = (),
) -> str:
    """Draw a board as lines of text.

    Empty squares show their number ("inside") or a dot; the squares of the last move stand in
    brackets. White is o and O, Black x and X, unless `unicode` allows discs. `theme` is the
    palette of "truecolor". `names` are what the squares are called instead of 1, 2, 3.
    """
    check_pieces(geometry, pieces)
    for square in last_move:
        geometry.check(square)
    if numbers not in NUMBERS:
        raise DrawingError(f"expected numbers {', '.join(NUMBERS)}, got {numbers!r}")
    if names and len(names) != geometry.count:
        raise DrawingError(f"expected {geometry.count} names of squares, got {len(names)}")
    solid = SOLIDS if colour else OUTLINES
    sketch = _Sketch(
        geometry,
        pieces,
        names or tuple(map(str, geometry.squares)),
        numbers,
        flip,
        frozenset(last_move),
        solid if unicode else ASCII,
        "·" if unicode else ".",
        _inks(colour, theme),
    )
    return "\n".join(sketch.lines(BOX if unicode else ASCII_BOX))


@dataclass(frozen=True, slots=True)
class _Sketch:
    geometry: Geometry
    pieces: Mapping[int, Piece]
    names: Sequence[str]
    numbers: Numbers
    flip: bool
    last_move: frozenset[int]
    glyphs: Mapping[str, str]
    dot: str
    inks: Inks

    @property
    def cell(self) -> int:
        """The width of a square; names of three letters need one more."""
        return 4 if self.numbers == "inside" and max(map(len, self.names)) > 2 else 3

    def lines(self, frame: Sequence[str]) -> list[str]:
        across, down, top_left, top_right, bottom_left, bottom_right = frame
        edge = across * (self.cell * self.geometry.width)
        rows, columns = range(self.geometry.height), range(self.geometry.width)
        if self.flip:
            rows, columns = rows[::-1], columns[::-1]
        margins = [self._margins(row, columns) for row in rows]
        wide = max(len(left) for left, _ in margins)
        pad = " " * (wide + 1 if wide else 0)
        lines = [f"{pad}{top_left}{edge}{top_right}"]
        for row, (left, right) in zip(rows, margins, strict=True):
            squares = "".join(self._square(row, column) for column in columns)
            before = f"{left:>{wide}} " if wide else ""
            lines.append(f"{before}{down}{squares}{down} {right}".rstrip())
        lines.append(f"{pad}{bottom_left}{edge}{bottom_right}")
        if self.numbers == "algebraic":
            files = "".join(LETTERS[column].center(self.cell) for column in columns)
            lines.append(f"{pad} {files}".rstrip())
        return lines

    def _margins(self, row: int, columns: Sequence[int]) -> tuple[str, str]:
        """Return what stands left and right of a row."""
        if self.numbers == "off":
            return "", ""
        if self.numbers == "algebraic":
            return str(self.geometry.height - row), ""
        squares = [self.geometry.square_at(row, column) for column in columns]
        played = [self.names[square - 1] for square in squares if square is not None]
        return played[0], played[-1]

    def _square(self, row: int, column: int) -> str:
        square = self.geometry.square_at(row, column)
        if square is None:
            return self._painted(" " * self.cell, self.inks.other, None)
        piece = self.pieces.get(square)
        ground = self.inks.playable
        if piece:
            content = self.glyphs[piece].center(3)
        elif self.numbers == "inside" and square not in self.last_move:
            content = self.names[square - 1].rjust(3)
        else:
            content = self.dot.center(3)
        if square in self.last_move:
            content, ground = f"[{content[1]}]", self.inks.last
        return self._painted(content.rjust(self.cell), ground, piece)

    def _painted(self, content: str, ground: str, piece: Piece | None) -> str:
        ink = self.inks.number
        if piece:
            ink = self.inks.white if piece in "wW" else self.inks.black
        return f"{ground}{ink}{content}{self.inks.reset}"


def _inks(colour: Depth | None, theme: Theme) -> Inks:
    if colour is None:
        return Inks()
    if colour == "ansi16":
        return ANSI16
    if colour != "truecolor":
        raise DrawingError(f"expected the colour ansi16, truecolor or None, got {colour!r}")
    playable = theme.playable
    return Inks(
        _rgb(48, playable),
        _rgb(48, theme.other),
        _rgb(48, mixed(playable, theme.last, theme.last_opacity)),
        _rgb(38, theme.white.face),
        _rgb(38, theme.black.face),
        _rgb(38, theme.number),
        RESET,
    )


def _rgb(layer: int, colour: str) -> str:
    """Return the sequence that sets the ink (38) or the ground (48) to a colour."""
    red, green, blue = rgb(colour)
    return f"\x1b[{layer};2;{red};{green};{blue}m"
