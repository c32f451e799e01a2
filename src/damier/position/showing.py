"""Moves shown as frames of a moving picture: a capture jump by jump."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.board.diagram import Drawing, Frame, theme_for
from damier.position.move import Move

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from damier.position.position import Position

JUMP = 0.4  # of the time a position is shown, for each landing of a capture


def frames(
    start: Position,
    steps: Iterable[Move | Position],
    *,
    seconds: float = 1.0,
    drawing: Drawing | None = None,
) -> Iterator[Frame]:
    """Show a position and what follows, each for some seconds; the last one three times as long.

    A step is a move, or a position that no move makes. A captured piece stays on the board,
    fainter, until the capture has ended.
    """
    look = drawing or Drawing(theme=theme_for(start.sheet.colours))
    shown = Frame(start.pieces(), look, seconds)
    position = start
    for step in steps:
        yield shown
        last = look
        if isinstance(step, Move):
            yield from _landings(position, step, look, seconds * JUMP)
            position = position.play(step)
            last = look.changed(last_move=(step.start, step.end))
        else:
            position = step
        shown = Frame(position.pieces(), last, seconds)
    yield Frame(shown.pieces, shown.drawing, 3 * seconds)


def _landings(position: Position, move: Move, look: Drawing, seconds: float) -> Iterator[Frame]:
    """Show the landings of a capture before its last."""
    pieces = position.pieces()
    hand = pieces.pop(move.start)
    for jump, landing in enumerate(move.path[1:-1], start=1):
        taken = {square: position.pieces()[square] for square in move.captured[:jump]}
        left = {square: piece for square, piece in pieces.items() if square not in taken}
        last = look.changed(last_move=move.path[: jump + 1], ghosts=taken)
        yield Frame({**left, landing: hand}, last, seconds)
