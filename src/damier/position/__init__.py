"""Positions: legal moves, moves as text, and why a move is not allowed."""

from typing import TYPE_CHECKING

from damier.position.move import Move
from damier.position.position import Position

if TYPE_CHECKING:
    from damier.position.refusal import Refusal

__all__ = ["Move", "Position", "Refusal"]


def __getattr__(name: str) -> object:
    if name == "Refusal":
        from damier.position.refusal import Refusal

        return Refusal
    raise AttributeError(f"module 'damier.position' has no attribute {name!r}")
