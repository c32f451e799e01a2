"""The pieces of a diagram: one letter each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.errors import NotationError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from damier.board.geometry import Geometry
    from damier.board.setup import Piece

PIECES: tuple[Piece, ...] = ("w", "b", "W", "B")


def check_pieces(geometry: Geometry, pieces: Mapping[int, Piece]) -> None:
    """Raise NotationError at a square the board does not have or a letter that is no piece."""
    for square, piece in pieces.items():
        geometry.check(square)
        if piece not in PIECES:
            raise NotationError(f"expected w, b, W or B on {square}, got {piece!r}", text=piece)
