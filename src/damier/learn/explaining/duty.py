"""Which duty makes a side take as it does in a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.learn.explaining.replay import LineMove
    from damier.position import Position
    from damier.position.refusal import Refusal
    from damier.rules.sheet import Colour


def duty_of(plies: Sequence[LineMove], side: Colour) -> Refusal | None:
    """Return the duty that binds a side: a priority between captures, else that it has to take."""
    bound = [ply.before for ply in plies if ply.by == side and ply.is_forced_capture]
    chosen = (_priority(position) for position in bound)
    return next(filter(None, chosen), None) or next(filter(None, map(_capture, bound)), None)


def _priority(position: Position) -> Refusal | None:
    """Return why another capture, complete by itself, is not allowed."""
    legal = position.legal_moves
    other = (move for move in position.core.complete() if move.is_capture and move not in legal)
    refused = next(other, None)
    return None if refused is None else position.why_not(refused.path)


def _capture(position: Position) -> Refusal | None:
    """Return why a move that takes nothing is not allowed."""
    quiet = next((move for move in position.core.attempts() if not move.is_capture), None)
    return None if quiet is None else position.why_not(quiet.path)
