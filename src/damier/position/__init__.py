"""Positions: legal moves, moves as text, and why a move is not allowed."""

from damier.position.move import Move
from damier.position.position import Position
from damier.position.refusal import Refusal

__all__ = ["Move", "Position", "Refusal"]
