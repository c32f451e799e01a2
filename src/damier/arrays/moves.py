"""A number for every move of a board, the same in every position, and which moves are legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from damier._core import fill_masks, move_of_number
from damier._core import move_number as core_number
from damier.board.setup import Setup
from damier.errors import NotationError, TooManyMoves
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from damier.position import Move, Position
    from damier.rules import Sheet

BESIDE = 64  # further captures with the same ends; must agree with core/include/damier/arrays.hpp


def moves_of_board(sheet: str | Sheet) -> int:
    """Return how many numbers moves have: squares times squares, and 64.

    A move's number is (start - 1) * squares + end - 1. Where several captures have the same ends,
    the second and all further ones of the position have one of the 64 behind, in an order that only
    the board decides.
    """
    squares = len(Setup.start(sheet_named(sheet)).board)
    return squares * squares + BESIDE


def move_number(position: Position, move: Move) -> int:
    """Return the number of a legal move; raise TooManyMoves if 64 others have its ends."""
    number = core_number(position.core, move)
    if number < 0:
        raise TooManyMoves(f"expected at most {BESIDE} captures beside others, got more")
    return number


def move_of(position: Position, number: int) -> Move:
    """Return the legal move of a number; raise NotationError if there is none."""
    move = move_of_number(position.core, int(number))
    if move is None:
        raise NotationError(f"expected the number of a legal move, got {number}")
    return move


def masks(positions: Sequence[Position]) -> NDArray[np.uint8]:
    """Return (n, moves) with 1 for every legal move; positions have to be of one sheet."""
    if not positions:
        return np.zeros((0, 0), np.uint8)
    made = np.empty((len(positions), moves_of_board(positions[0].sheet)), np.uint8)
    fill_masks([position.core for position in positions], made)
    return made
