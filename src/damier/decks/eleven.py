"""The eleven-man ballot: which man of each side is taken off, and what each side then plays."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from damier.board.geometry import geometry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.rules import Sheet


def eleven_man(data: dict[str, Any], sheet: Sheet) -> Iterator[tuple[tuple[int, ...], list[str]]]:
    """Yield every (squares of the men taken off, moves) that the cards can bring.

    Whoever is to move a man that was taken off brings up the one behind it in the same direction,
    or the only one that is behind it.
    """
    first, second = data["removed"]
    for removed in product(first, second):
        for moves in product(*data["moves"]):
            yield (
                removed,
                [_replaced(move, gone, sheet) for move, gone in zip(moves, removed, strict=True)],
            )


def _replaced(move: str, gone: int, sheet: Sheet) -> str:
    start, end = map(int, move.split("-"))
    if start != gone:
        return move
    board = geometry(sheet.board)
    (row, column), (to_row, to_column) = board.row_column(start), board.row_column(end)
    back = 2 * row - to_row
    behind = [board.square_at(back, 2 * column - to_column), board.square_at(back, to_column)]
    return f"{next(square for square in behind if square is not None)}-{start}"
