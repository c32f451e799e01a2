"""The board as lines of styled text, at the largest size that fits."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from rich.segment import Segment
from rich.style import Style

from damier.board.geometry import LETTERS
from damier.tui.sprite import Look, sprite

if TYPE_CHECKING:
    from damier.tui.palette import Palette
    from damier.tui.scene import BoardScene

Lines = list[list[Segment]]
SMALLEST = 2
_QUADRANTS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"


def size_for(scene: BoardScene, width: int, height: int) -> int:
    """Return the size of a square that fits, 0 if none does; below 4 only even sizes are drawn."""
    columns, rows = scene.geometry.width, scene.geometry.height
    size = min(width // columns, 2 * height // rows)
    if scene.geometry.playable == "all":
        size -= size % 2  # or pieces would touch those in the next row
    return size if size >= SMALLEST else 0


def extent(scene: BoardScene, size: int) -> tuple[int, int]:
    """Return the columns and rows of text that the squares take."""
    return size * scene.geometry.width, (size * scene.geometry.height + 1) // 2


def square_under(scene: BoardScene, size: int, x: int, y: int) -> int | None:
    """Return the square that is drawn at a character."""
    row, column = int((2 * y + 0.5) // size), x // size
    if not (0 <= row < scene.geometry.height and 0 <= column < scene.geometry.width):
        return None
    return scene.square_at(row, column)


def draw(scene: BoardScene, size: int, colours: Palette) -> Lines:
    """Paint the squares of a board."""
    if size < 3:
        return [_glyph_row(scene, row, size, colours) for row in range(scene.geometry.height)]
    dots = _dots(scene, size, colours)
    if len(dots) % 2:
        dots.append([""] * len(dots[0]))
    labels = _labels(scene, size)
    return [
        _line(dots[2 * y], dots[2 * y + 1], labels.get(y, {}), colours)
        for y in range(len(dots) // 2)
    ]


def look_of(scene: BoardScene, square: int, colours: Palette) -> Look:
    """Return how a square looks."""
    ground = colours.playable
    if scene.geometry.playable == "all" and sum(scene.place(square)) % 2:
        ground = colours.second
    if square in scene.last:
        ground = colours.last
    if square in scene.hints:
        ground = colours.hint
    if square in scene.refused:
        ground = colours.refused
    if square == scene.held:
        ground = colours.held
    return Look(
        scene.board[square - 1],
        square in scene.ghosts,
        square == scene.cursor,
        square in scene.must,
        square in scene.targets,
        ground,
    )


def _dots(scene: BoardScene, size: int, colours: Palette) -> list[list[str]]:
    rows: list[list[str]] = []
    plain = tuple((colours.other,) * (2 * size) for _ in range(size))
    for row in range(scene.geometry.height):
        squares = []
        for column in range(scene.geometry.width):
            square = scene.square_at(row, column)
            if square is None:
                squares.append(plain)
            else:
                look = look_of(scene, square, colours)
                squares.append(sprite(look, size, colours, bool(row % 2)))
        rows += [[dot for cell in squares for dot in cell[down]] for down in range(size)]
    return rows


def _labels(scene: BoardScene, size: int) -> dict[int, dict[int, str]]:
    """Return the characters of the numbers: line, then column."""
    found: dict[int, dict[int, str]] = {}
    if scene.numbers == "off" or size < 3:
        return found
    for square in scene.geometry.squares:
        row, column = scene.place(square)
        empty = scene.board[square - 1] == "e" and square not in scene.targets
        corner = size >= 9
        if not (empty or corner):
            continue
        number = str(square)
        first = -(-row * size // 2)  # the first line that lies wholly inside
        line = first if corner else first + ((row + 1) * size // 2 - first) // 2
        start = column * size + (0 if corner else (size - len(number) + 1) // 2)
        found.setdefault(line, {}).update(
            {start + place: digit for place, digit in enumerate(number)}
        )
    return found


def _line(
    above: list[str], below: list[str], labels: dict[int, str], colours: Palette
) -> list[Segment]:
    segments: list[Segment] = []
    for x in range(0, len(above), 2):
        if letter := labels.get(x // 2):
            ground = Counter((above[x], above[x + 1], below[x], below[x + 1])).most_common(1)[0][0]
            segments.append(Segment(letter, _style(colours.number, ground)))
        else:
            segments.append(_character(above[x], above[x + 1], below[x], below[x + 1]))
    return _joined(segments)


@lru_cache(maxsize=8192)
def _character(*dots: str) -> Segment:
    """Return the block character that shows four dots best: two colours are all it has."""
    counted = Counter(dots).most_common(2)
    ground = counted[0][0]
    if len(counted) == 1:
        return Segment(" ", _style("", ground))
    ink = counted[1][0]
    if ground == "":
        ground, ink = ink, ground
    mask = sum(1 << place for place, dot in enumerate(dots) if dot == ink)
    if ink == "":  # below the last half row nothing is painted
        return Segment(_QUADRANTS[15 - mask], _style(ground, ""))
    return Segment(_QUADRANTS[mask], _style(ink, ground))


@lru_cache(maxsize=4096)
def _style(ink: str, ground: str, bold: bool = False) -> Style:
    return Style(color=ink or None, bgcolor=ground or None, bold=bold or None)


def _joined(segments: list[Segment]) -> list[Segment]:
    """Join neighbours of one style, which is less to send."""
    return list(Segment.simplify(segments))


_DISCS = {"w": "●", "b": "●", "W": "◉", "B": "◉"}


def _glyph_row(scene: BoardScene, row: int, size: int, colours: Palette) -> list[Segment]:
    """Paint a row where a square is but one line high."""
    segments = []
    for column in range(scene.geometry.width):
        square = scene.square_at(row, column)
        if square is None:
            segments.append(Segment(" " * size, _style("", colours.other)))
            continue
        look = look_of(scene, square, colours)
        ground = colours.cursor if look.cursor else look.ground
        if look.piece == "e":
            text = "·" if look.target else str(square) if scene.numbers != "off" else ""
            ink = colours.target if look.target else colours.number
        else:
            text = "○" if look.ghost else _DISCS[look.piece]
            ink = (colours.white if look.piece in "wW" else colours.black).face
            if look.must:
                text += "!"
        segments.append(Segment(text.rjust(size)[:size], _style(ink, ground, True)))
    return segments


def files(scene: BoardScene, size: int) -> str:
    """Return the letters of the columns, as they stand under the board."""
    names = LETTERS[: scene.geometry.width]
    return "".join(name.center(size) for name in (reversed(names) if scene.flip else names))
