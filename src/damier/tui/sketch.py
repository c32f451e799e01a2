"""The board without colour: pieces and marks told apart by shape and letter alone.

White is an outline, Black is filled; a king has a K. What must capture has `!` beside it, the piece
in hand `*`, a square it may go to `+`; squares of the last move `'`, of a hint `?`, of what was
refused `#`. The cursor is a pair of brackets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.segment import Segment
from rich.style import Style

if TYPE_CHECKING:
    from damier.tui.picture import Lines
    from damier.tui.scene import BoardScene

_SMALL = {"w": "○", "b": "●", "W": "◎", "B": "◉"}
_LETTERS = {"w": "o", "b": "x", "W": "O", "B": "X"}
_CURSOR = Style(reverse=True)
_PLAIN = Style()


def cell_of(size: int) -> tuple[int, int]:
    """Return the columns and lines of a square for a size as coloured boards have it."""
    height = max(1, size // 2)
    wanted = 2 * height + (2 if height > 1 else 1)
    return min(max(2, size), wanted), height


def sketch(scene: BoardScene, size: int, *, ascii_only: bool = False) -> Lines:
    """Draw the squares of a board as plain characters."""
    width, height = cell_of(size)
    lines: Lines = []
    for row in range(scene.geometry.height):
        cells = [
            _cell(scene, scene.square_at(row, column), width, height, ascii_only)
            for column in range(scene.geometry.width)
        ]
        lines += [[cell[down] for cell in cells] for down in range(height)]
    return lines


def _cell(
    scene: BoardScene, square: int | None, width: int, height: int, ascii_only: bool
) -> list[Segment]:
    if square is None:
        fill = (":" if ascii_only else "░") * width
        return [Segment(fill, _PLAIN)] * height
    rows = _content(scene, square, width, height, ascii_only)
    style = _CURSOR if square == scene.cursor else _PLAIN
    if square == scene.cursor and width > 2:
        rows = [f"[{row[1:-1]}]" for row in rows]
    return [Segment(row, style) for row in rows]


def _content(
    scene: BoardScene, square: int, width: int, height: int, ascii_only: bool
) -> list[str]:
    piece = scene.board[square - 1]
    rows = [" " * width] * height
    sign = _sign(scene, square)
    middle = (height - 1) // 2
    if piece == "e":
        number = str(square) if scene.numbers != "off" and not sign else ""
        rows[middle] = (sign or number).center(width)
        return rows
    letter = _ghostly(piece) if square in scene.ghosts else ""
    if height > 1 and not ascii_only and not letter:
        return [row.center(width) for row in _shape(piece, sign, max(4, width - 2), height)]
    glyph = letter or (_LETTERS if ascii_only else _SMALL)[piece]
    rows[middle] = glyph.center(width)
    if sign and width > 2:
        rows[middle] = rows[middle][:-1] + sign
    elif sign:
        rows[middle] = rows[middle].strip()[:1] + sign
    return rows


def _shape(piece: str, sign: str, width: int, height: int) -> list[str]:
    """Return a piece of several lines: an outline or filled, with a K and a mark inside."""
    corners, edge, inner, wall = (
        ("╭╮╰╯", "─", " ", "│") if piece in "wW" else ("▗▖▝▘", "█", "█", "█")
    )
    fill = width - 2
    top, bottom = edge * fill, edge * fill
    middle = [inner * fill for _ in range(height - 2)]
    if piece.isupper() and middle:
        middle[0] = "KK".center(fill, inner)
    elif piece.isupper():
        top = "KK".center(fill, edge)
    if sign:
        bottom = (2 * sign).center(fill, edge)
    return [
        f"{corners[0]}{top}{corners[1]}",
        *(f"{wall}{row}{wall}" for row in middle),
        f"{corners[2]}{bottom}{corners[3]}",
    ]


def _ghostly(piece: str) -> str:
    return "-" if piece.islower() else "="


def _sign(scene: BoardScene, square: int) -> str:
    """Return the most important mark of a square."""
    signs = {
        "*": square == scene.held,
        "#": square in scene.refused,
        "!": square in scene.must,
        "+": square in scene.targets,
        "?": square in scene.hints,
        "'": square in scene.last,
    }
    return next((sign for sign, wanted in signs.items() if wanted), "")
