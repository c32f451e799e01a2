"""The hand at the table: touching, straightening, and a piece carried from square to square."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.errors import GameError
from damier.position.refusal import refusal_of

if TYPE_CHECKING:
    from damier.position import Position, Refusal


@dataclass(frozen=True, slots=True)
class Hand:
    """What the player to move has in hand.

    `bound` is the touched piece that must now move; `straightening` was announced before touching;
    `carried` are the squares a lifted piece has been put on so far.
    """

    bound: int | None = None
    straightening: bool = False
    carried: tuple[int, ...] = ()


EMPTY_HAND = Hand()


def touch(hand: Hand, position: Position, square: int, *, binds: bool) -> Hand:
    """Touch a piece of one's own: if touching binds and it has a legal move, it must move."""
    piece = position.piece_at(square)
    own = position.turn[0]
    if piece.lower() != own:
        raise GameError(f"expected a piece of {position.turn} on {square}, got {piece!r}")
    if hand.straightening:
        return Hand(bound=hand.bound)
    movable = any(move.start == square for move in position.legal_moves)
    bound = hand.bound or (square if binds and movable else None)
    return Hand(bound=bound, carried=(square,))


def refuse_other(hand: Hand, position: Position, path: tuple[int, ...]) -> Refusal | None:
    """Return the refusal of a move with another piece than the one touched."""
    if hand.bound is None or path[0] == hand.bound:
        return None
    required = tuple(move for move in position.legal_moves if move.start == hand.bound)
    return refusal_of("touched-piece", path, position, (hand.bound,), required)
