"""The same positions as the other player sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from damier.arrays.batches import Batch
from damier.arrays.moves import BESIDE, moves_of_board
from damier.board.setup import Setup
from damier.errors import NotationError
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from damier.rules import Sheet


def turned(batch: Batch, sheet: str | Sheet) -> Batch:
    """Return a batch with colours exchanged and the board turned round: as good, for the other.

    Its moves and masks are turned, too; captures beside others with the same ends, whose order may
    change, become -1.
    """
    rules = sheet_named(sheet)
    squares = len(Setup.start(rules).board)
    planes = np.empty_like(batch.planes)
    flat = batch.planes.reshape(len(batch), 5, -1)
    planes.reshape(len(batch), 5, -1)[:, :4] = flat[:, [2, 3, 0, 1], ::-1]
    planes.reshape(len(batch), 5, -1)[:, 4] = 1 - flat[:, 4]
    results = np.where(batch.results == 2, batch.results, -batch.results)
    numbers = turned_numbers(squares)
    few = (batch.moves >= 0) & (batch.moves < squares * squares)
    moves = np.where(few, numbers[np.where(few, batch.moves, 0)], -1)
    masks = batch.masks
    if masks.size:
        if masks.shape[1] != moves_of_board(rules):
            raise NotationError("expected masks of this sheet, got others")
        masks = masks[:, numbers]  # turning twice changes nothing
    return Batch(
        planes,
        moves.astype(np.int32),
        results.astype(np.int8),
        batch.games,
        batch.plies,
        masks,
    )


def turned_numbers(squares: int) -> np.ndarray[tuple[int], np.dtype[np.int32]]:
    """Return the number that each move has on the turned board."""
    start, end = np.divmod(np.arange(squares * squares), squares)
    pairs = (squares - 1 - start) * squares + squares - 1 - end
    beside = np.arange(squares * squares, squares * squares + BESIDE)
    return np.concatenate([pairs, beside]).astype(np.int32)
