"""Games as batches of arrays, straight from PDN or a collection: made by the core, unlocked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from damier._core import Unroller
from damier.arrays.moves import moves_of_board
from damier.arrays.planes import plane_shape
from damier.collection.gathering import gather
from damier.collection.sheets import codec, identity
from damier.pdn.reader import Reader
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from damier.collection import Collection
    from damier.pdn.encoding import Readable
    from damier.rules import Sheet

SIZE = 4096


@dataclass(frozen=True, slots=True)
class Batch:
    """Positions in a row, with what was played and how the game ended.

    `planes` as `damier.arrays.planes` makes them; `moves` the numbers of what was played, -1 after
    the last move; `results` 1 White won, 0 drawn, -1 Black won, 2 not known; `games` the number of
    the game in its source, from 1; `plies` how many were played before; `masks` the legal moves, or
    an empty array.
    """

    planes: NDArray[np.uint8]
    moves: NDArray[np.int32]
    results: NDArray[np.int8]
    games: NDArray[np.int64]
    plies: NDArray[np.int32]
    masks: NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.moves)


class _Filler:
    """Fills batches of one size from packed games, one after the other."""

    def __init__(self, sheet: Sheet, size: int, *, board: bool, masks: bool) -> None:
        self.sheet, self.size, self.board = sheet, size, board
        self._planes = (size, *plane_shape(sheet, board=board))
        self._masks = (size, moves_of_board(sheet)) if masks else (0, 0)
        self._new()

    def _new(self) -> None:
        self.filled = 0
        self.batch = Batch(
            np.empty(self._planes, np.uint8),
            np.empty(self.size, np.int32),
            np.empty(self.size, np.int8),
            np.empty(self.size, np.int64),
            np.empty(self.size, np.int32),
            np.empty(self._masks, np.uint8),
        )

    def take(self, games: bytes, number: int, first: int) -> Iterator[Batch]:
        """Yield the batches that packed games fill."""
        unroller = Unroller(codec(self.sheet), number, games, first, self.board)
        while True:
            whole, at = self.batch, self.filled
            made = unroller.fill(
                whole.planes[at:],
                whole.moves[at:],
                whole.results[at:],
                whole.games[at:],
                whole.plies[at:],
                whole.masks[at:],
            )
            self.filled += made
            if self.filled < self.size:
                return
            yield whole
            self._new()

    def rest(self) -> Iterator[Batch]:
        """Yield what fills no whole batch."""
        if self.filled:
            b, end = self.batch, self.filled
            few = (b.planes, b.moves, b.results, b.games, b.plies, b.masks)
            yield Batch(*(array[:end] for array in few))  # type: ignore[arg-type]


def of_games(
    source: Readable,
    sheet: str | Sheet = "international",
    *,
    size: int = SIZE,
    board: bool = True,
    masks: bool = False,
    **options: Any,
) -> Iterator[Batch]:
    """Yield the positions of a PDN file's games of one sheet, `size` at a time.

    What could not be played, and games of other sheets, are left out. `options` are those of
    `damier.pdn.read`.
    """
    rules = sheet_named(sheet)
    filler = _Filler(rules, size, board=board, masks=masks)
    first = 1
    for gathered in gather(Reader(source, **options)):
        names = [identity(known) for known in gathered.sheets]
        if identity(rules) in names:
            yield from filler.take(gathered.games, names.index(identity(rules)), first)
        first += len(gathered.digests) // 8
    yield from filler.rest()


def of_collection(
    games: Collection,
    sheet: str | Sheet = "international",
    *,
    size: int = SIZE,
    board: bool = True,
    masks: bool = False,
) -> Iterator[Batch]:
    """Yield the positions of a collection's games of one sheet, `size` at a time."""
    rules = sheet_named(sheet)
    filler = _Filler(rules, size, board=board, masks=masks)
    games.file.refresh()
    number = games.file.number_of_sheet(rules)
    if number is None:
        return
    for first, data in games.file.blocks():
        yield from filler.take(data, number, first)
    yield from filler.rest()
