"""Somebody's finished games: all of them listed, those of before as well, and found by a filter."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING

from damier.live.finishing import finished_games
from damier.live.rooms import table_of
from damier.table.facts import Ended

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from damier.storage.finished import FinishedGame
    from damier.storage.store import Store, StoredTable

_AT_ONCE = 50
_KNOWN = 10_000  # people whose games are known to be listed
_LASTS = 3_600.0  # seconds after which it is looked again: older servers beside list nothing


class GameShelf:
    """Lists games that ended before there were lists, or at an older server, when first wanted."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._whole: OrderedDict[str, float] = OrderedDict()

    async def fill(
        self,
        visitor: str,
        compute: Callable[[Callable[[], list[FinishedGame]]], Awaitable[list[FinishedGame]]],
    ) -> None:
        """List what is missing of somebody's; `compute` reads each game, away from others."""
        if time.monotonic() - self._whole.get(visitor, -_LASTS) < _LASTS:
            return
        book, seen = self._store.finished, set[str]()
        while some := set(await book.unlisted(visitor, _AT_ONCE)) - seen:
            seen |= some
            games: list[FinishedGame] = []
            for table in sorted(some):
                stored = await self._store.load(table)
                if stored is not None:
                    games += await compute(lambda stored=stored: listed(stored))  # type: ignore[misc]
            await book.keep(games)
        self._whole[visitor] = time.monotonic()
        self._whole.move_to_end(visitor)
        while len(self._whole) > _KNOWN:
            self._whole.popitem(last=False)


def listed(stored: StoredTable) -> list[FinishedGame]:
    """Return a stored game that is over as each who played it sees it."""
    visitors = {seat.side: seat.visitor for seat in stored.seats}
    for event in reversed(stored.events):
        if any(isinstance(fact, Ended) for fact in event.facts):
            return list(finished_games(stored.id, table_of(stored), event, visitors))  # type: ignore[arg-type]
    return []
