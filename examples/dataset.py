"""A dataset for machine learning from PDN files: planes, moves and results, in files of numpy.

    python examples/dataset.py international out/ games.pdn …

Every file holds up to 100,000 positions as others' frameworks load them: x (planes of 0 and 1, the
side to move at the bottom), y (the number of the move played) and z (1 if the side to move won, 0
for a draw, -1).
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from damier import arrays

SIZE = 100_000


def seen_by_mover(batch: arrays.Batch, sheet: str) -> arrays.Batch:
    """Return a batch in which White is to move everywhere: Black's positions turned round."""
    black = batch.planes[:, 4].any(axis=(1, 2))
    turned = arrays.turned(batch, sheet)
    return arrays.Batch(
        planes=np.where(black[:, None, None, None], turned.planes, batch.planes),
        moves=np.where(black, turned.moves, batch.moves),
        results=np.where(black, turned.results, batch.results),
        games=batch.games,
        plies=batch.plies,
        masks=batch.masks,
    )


def write(sheet: str, folder: Path, files: list[str]) -> int:
    """Write all positions with a move and a known result; return how many."""
    folder.mkdir(parents=True, exist_ok=True)
    total = 0
    for file in files:
        for number, batch in enumerate(arrays.of_games(file, sheet, size=SIZE)):
            seen = seen_by_mover(batch, sheet)
            good = (seen.moves >= 0) & (batch.results != 2)
            name = folder / f"{Path(file).stem}-{number:04}.npz"
            np.savez_compressed(
                name, x=seen.planes[good, :4], y=seen.moves[good], z=seen.results[good]
            )
            total += int(good.sum())
    return total


if __name__ == "__main__":
    sheet, folder, *files = sys.argv[1:]
    print(f"{write(sheet, Path(folder), files)} positions in {folder}")
