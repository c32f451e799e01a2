"""What the board shows: pieces and marks, as values. No colours, no sizes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from damier.tui import hand

if TYPE_CHECKING:
    from damier.board.geometry import Geometry
    from damier.tui.session import TableSession

Numbers = Literal["inside", "edge", "off"]


@dataclass(frozen=True, slots=True)
class BoardScene:
    """A board to draw; every set holds squares."""

    geometry: Geometry
    board: str
    flip: bool = False
    numbers: Numbers = "inside"
    cursor: int | None = None
    held: int | None = None
    last: frozenset[int] = frozenset()
    ghosts: frozenset[int] = frozenset()
    must: frozenset[int] = frozenset()
    targets: frozenset[int] = frozenset()
    hints: frozenset[int] = frozenset()
    refused: frozenset[int] = frozenset()

    def place(self, square: int) -> tuple[int, int]:
        """Return the row and column where a square is drawn."""
        row, column = self.geometry.row_column(square)
        if self.flip:
            return self.geometry.height - 1 - row, self.geometry.width - 1 - column
        return row, column

    def square_at(self, row: int, column: int) -> int | None:
        """Return the square that is drawn at a row and column."""
        if self.flip:
            row, column = self.geometry.height - 1 - row, self.geometry.width - 1 - column
        return self.geometry.square_at(row, column)


def scene_of(
    session: TableSession,
    *,
    flip: bool = False,
    numbers: Numbers = "inside",
    cursor: int | None = None,
    route: tuple[int, ...] = (),
) -> BoardScene:
    """Draw what a session shows; `route` is one of the ways asked about."""
    position, path = session.shown, session.path
    refused: frozenset[int] = frozenset()
    must = session.must
    if session.note is not None and session.note.refusal is not None:
        refusal = session.note.refusal
        refused = frozenset(s for s in refusal.path if 1 <= s <= position.geometry.count)
        must = frozenset(move.start for move in refusal.required) or must
    hints = set(route)
    if session.hint is not None:
        hints |= set(session.hint.path)
    return BoardScene(
        position.geometry,
        hand.carried(position, path),
        flip,
        numbers,
        cursor,
        path[-1] if path else None,
        _last(session),
        frozenset(hand.jumped(position, path or route)),
        must,
        hand.targets(session.game, path) if session.looking is None else frozenset(),
        frozenset(hints),
        refused,
    )


def _last(session: TableSession) -> frozenset[int]:
    entry = session.last
    if entry is None:
        return frozenset()
    if entry.move is not None:
        return frozenset(entry.move.path)
    return frozenset() if entry.square is None else frozenset({entry.square})


def neighbour(scene: BoardScene, square: int, down: int, right: int) -> int:
    """Return the next square from the cursor in a direction of the screen, itself at the edge.

    Where only every other square is played on, the cursor goes to the nearer of the two that lie
    ahead, first to the side that leads on in a zigzag.
    """
    row, column = scene.place(square)
    if scene.geometry.playable == "all":
        found = [scene.square_at(row + down, column + right)]
    elif right:
        found = [scene.square_at(row, column + 2 * right)]
        found += [scene.square_at(row + aside, column + right) for aside in (-1, 1)]
    else:
        lean = 1 if row % 2 else -1
        found = [scene.square_at(row + down, column + aside) for aside in (lean, -lean)]
    return next((there for there in found if there is not None), square)
