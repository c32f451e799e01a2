"""What a table and a page can take: positions as games have them, on any board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.errors import TooManyMoves

if TYPE_CHECKING:
    from damier.position import Move, Position

# In half a million positions of games none has 100 moves; fourteen kings in the open have 300.
MOST_MOVES = 500


def listed(position: Position) -> list[Move]:
    """Return the legal moves, or raise TooManyMoves: each is told, and explained, to everybody."""
    legal = position.legal_moves
    if len(legal) > MOST_MOVES:
        raise TooManyMoves(f"expected at most {MOST_MOVES} legal moves, got {len(legal)}")
    return legal
