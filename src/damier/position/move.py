"""A legal move: a frozen value made by the core."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from damier._core import Move

if TYPE_CHECKING:
    from damier.board.geometry import Geometry

__all__ = ["Move", "crossed"]


def crossed(squares: Geometry, path: tuple[int, ...]) -> list[int]:
    """Return every square a path touches: its landings and all squares it passes over."""
    touched = [path[0]]
    for start, end in pairwise(path):
        touched += squares.between(start, end) or ()
        touched.append(end)
    return touched
