"""Positions as planes, as bitboards and as what the evaluation looks at; planes as positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from damier._core import fill_features, fill_planes, read_planes, windows_of
from damier.board.setup import Setup
from damier.position import Position
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from damier.rules import Sheet

CHANNELS = 5
TERMS = ("men", "first_king", "more_kings", "king_mobility", "main_road", "to_move", "imbalance")


@dataclass(frozen=True, slots=True)
class Features:
    """What the evaluation looks at, a row a position.

    `patterns`: which of the 6561 patterns of men stands in each window of four rows and two
    columns; `terms`: White's minus Black's, in the order of `damier.arrays.planes.TERMS`.
    """

    patterns: NDArray[np.uint16]
    terms: NDArray[np.int16]


def plane_shape(sheet: Sheet, *, board: bool) -> tuple[int, ...]:
    """Return the shape of one position's planes."""
    if board:
        return CHANNELS, sheet.board.height, sheet.board.width
    return CHANNELS, len(Setup.start(sheet).board)


def planes(positions: Sequence[Position], *, board: bool = True) -> NDArray[np.uint8]:
    """Return planes of 0 and 1: White's men and kings, Black's men and kings, Black to move.

    `board`: of the whole board, (n, 5, rows, columns), White's far left first; else of its squares,
    (n, 5, squares). All positions have to be of one sheet.
    """
    if not positions:
        return np.zeros((0, CHANNELS, 0), np.uint8)
    made = np.empty((len(positions), *plane_shape(positions[0].sheet, board=board)), np.uint8)
    fill_planes([position.core for position in positions], made, board)
    return made


def positions(planes: NDArray[Any], sheet: str | Sheet) -> list[Position]:
    """Return the positions of planes of either shape; raise SetupError if pieces cannot stand so.

    Runs of kings are not in planes, so none are in these positions.
    """
    rules = sheet_named(sheet)
    start = Position.start(rules).core
    given = np.ascontiguousarray(planes, dtype=np.uint8)
    cores = read_planes(start, given, given.ndim == 4)
    return [
        Position.from_setup(Setup(core.board, "black" if core.black_to_move else "white"), rules)
        for core in cores
    ]


def bitboards(positions: Sequence[Position]) -> NDArray[np.uint64]:
    """Return (n, 4, words): a bit for each square, the first the lowest, in the order of planes.

    Two words for boards of more than 64 squares. Whose turn it is, is not in them.
    """
    squares = planes(positions, board=False)[:, :4]
    if not positions:
        return np.zeros((0, 4, 1), np.uint64)
    words = (squares.shape[2] + 63) // 64
    padded = np.zeros((*squares.shape[:2], words * 64), np.uint8)
    padded[:, :, : squares.shape[2]] = squares
    packed = np.packbits(padded, axis=-1, bitorder="little")
    return packed.view("<u8").astype(np.uint64, copy=False)


def features(positions: Sequence[Position]) -> Features:
    """Return what the evaluation of positions of one sheet looks at."""
    if not positions:
        return Features(np.zeros((0, 0), np.uint16), np.zeros((0, len(TERMS)), np.int16))
    windows = windows_of(positions[0].core)
    patterns = np.empty((len(positions), windows), np.uint16)
    terms = np.empty((len(positions), len(TERMS)), np.int16)
    fill_features([position.core for position in positions], patterns, terms)
    return Features(patterns, terms)
