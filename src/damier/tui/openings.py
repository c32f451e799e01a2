"""What was played in a position, from a collection of games; asked in a thread of its own."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from damier.collection import Collection
from damier.decks import opening_name

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from damier.collection.explorer import Explored
    from damier.collection.stored import Stored
    from damier.pdn import Record
    from damier.position import Position

_SAMPLES = 5
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Looked:
    """What was played in a position, some of the games, and the opening's name if it has one."""

    position: Position
    found: Explored
    samples: tuple[Stored, ...]
    name: str


class OpeningGames:
    """A collection; its file is opened when first asked. Errors are CollectionErrors."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="openings")
        self._collection: Collection | None = None

    async def look(self, position: Position) -> Looked:
        """Look a position up."""
        return await self._ask(lambda: self._look(position))

    async def record(self, game: int) -> Record:
        """Return a game by its number."""
        return await self._ask(lambda: self._opened()[game].record)

    async def close(self) -> None:
        """Let the file go."""
        await self._ask(self._close)
        self._thread.shutdown(wait=False)

    async def _ask(self, deed: Callable[[], _T]) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, deed)

    def _opened(self) -> Collection:
        if self._collection is None:
            self._collection = Collection(self.path)
        return self._collection

    def _close(self) -> None:
        if self._collection is not None:
            self._collection.close()

    def _look(self, position: Position) -> Looked:
        collection = self._opened()
        found = collection.explore(position)
        samples = tuple(collection[game] for game in found.samples[:_SAMPLES])
        return Looked(position, found, samples, opening_name(position) or "")
