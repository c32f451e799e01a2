"""Positions, moves and games as numpy arrays, for programs that learn. Needs `damier[arrays]`."""

from damier.errors import MissingExtra

try:
    import numpy as _numpy
except ModuleNotFoundError as _error:
    if _error.name != "numpy":
        raise
    raise MissingExtra("arrays", "numpy") from None
del _numpy

from damier.arrays.batches import Batch, of_collection, of_games  # noqa: E402
from damier.arrays.moves import masks, move_number, move_of, moves_of_board  # noqa: E402
from damier.arrays.planes import Features, bitboards, features, planes, positions  # noqa: E402
from damier.arrays.samples import SAMPLE, of_samples, read_samples  # noqa: E402
from damier.arrays.symmetry import turned  # noqa: E402

__all__ = [
    "SAMPLE",
    "Batch",
    "Features",
    "bitboards",
    "features",
    "masks",
    "move_number",
    "move_of",
    "moves_of_board",
    "of_collection",
    "of_games",
    "of_samples",
    "planes",
    "positions",
    "read_samples",
    "turned",
]
