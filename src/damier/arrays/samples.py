"""What `damier samples` and `damier train` play for: positions with a score and a result."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from damier._core import fill_samples
from damier.arrays.planes import plane_shape
from damier.engine.training.samples import read_samples as read_records
from damier.position import Position
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from damier.rules import Sheet

# Must agree with core/include/damier/sample.hpp.
SAMPLE = np.dtype(
    [
        ("white", "<u8", 2),
        ("black", "<u8", 2),
        ("kings", "<u8", 2),
        ("black_to_move", "i1"),
        ("result", "i1"),
        ("score", "<i2"),
        ("kind", "u1"),
        ("foresighted", "u1"),
        ("foresight", "<i2"),
    ]
)
"""A sample: bits as the core lays out a board, the result (1 White won, 0 drawn, -1 Black won) and
the search's score in hundredths of a man, both White's; kind 0 of a game, 1 a few moves beside one,
2 of a game that began with kings. Where `foresighted` is 1, `foresight` is the score by the
searches of the whole game from there on."""


def read_samples(file: str | Path) -> NDArray[np.void]:
    """Return the samples of a file as an array of `SAMPLE`; raise EngineError if it has none.

    A chunk that is damaged is left out.
    """
    return np.frombuffer(read_records(Path(file)), SAMPLE)


def of_samples(
    samples: NDArray[np.void], sheet: str | Sheet, *, board: bool = True
) -> NDArray[np.uint8]:
    """Return the planes of samples, as `damier.arrays.planes` makes them of positions."""
    rules = sheet_named(sheet)
    made = np.empty((len(samples), *plane_shape(rules, board=board)), np.uint8)
    fill_samples(Position.start(rules).core, samples.tobytes(), made, board)
    return made
