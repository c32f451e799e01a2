"""Turns: a few places, taken in rounds between those who wait, so that nobody takes them all."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from damier.live.thinking.errors import Busy

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

_SOON = 5.0  # seconds after which to ask again where too many wait


@dataclass(slots=True, eq=False)
class Ticket:
    """Somebody's turn, or their wait for one; `since` is when it began."""

    who: str
    is_long: bool
    since: float = 0.0
    come: asyncio.Future[None] = field(default_factory=asyncio.Future)


class Rounds:
    """Gives out places: each address in the order it asked, and the addresses in rounds.

    `each` bounds the places that one address holds, `long` those of turns that are known to last.
    More than `waits` of one address, or ten times as many of all, are refused.
    """

    def __init__(
        self, places: int, *, each: int | None = None, long: int | None = None, waits: int = 20
    ) -> None:
        self._waits = waits
        self._size(places, each, long)
        self._waiting: dict[str, deque[Ticket]] = {}
        self._running: set[Ticket] = set()
        self._served: dict[str, int] = {}  # in which turn of all each was served last
        self._turns = 0

    def _size(self, places: int, each: int | None, long: int | None) -> None:
        self._places, self._each, self._long = places, each or places, long or places

    def resize(self, places: int, *, each: int | None = None, long: int | None = None) -> None:
        """Have another number of places from now on; whoever has one keeps it."""
        self._size(places, each, long)
        self._serve()

    @property
    def is_full(self) -> bool:
        """Whether whoever comes next has to wait."""
        return len(self._running) >= self._places or bool(self._waiting)

    @property
    def is_idle(self) -> bool:
        """Whether nobody has a turn."""
        return not self._running

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return sum(map(len, self._waiting.values()))

    def others_wait(self, turn: Ticket) -> bool:
        """Tell whether somebody at another address waits for a turn."""
        return any(who != turn.who for who in self._waiting)

    @asynccontextmanager
    async def turn(self, who: str, *, is_long: bool = False) -> AsyncIterator[Ticket]:
        """Wait for a place and hold it while the block lasts; raises Busy if too many wait."""
        turn = Ticket(who, is_long)
        self._join(turn)
        try:
            await turn.come
            turn.since = time.monotonic()
            yield turn
        finally:
            self._leave(turn)

    def _join(self, turn: Ticket) -> None:
        queue = self._waiting.get(turn.who, ())
        everybody = sum(map(len, self._waiting.values()))
        if len(queue) >= self._waits:
            raise Busy("too-many-requests", _SOON)
        if everybody >= 10 * self._waits:
            raise Busy("server-full", _SOON)
        self._waiting.setdefault(turn.who, deque()).append(turn)
        self._serve()

    def _leave(self, turn: Ticket) -> None:
        """End a turn that was had, or the wait for one that never came."""
        self._running.discard(turn)
        self._unqueue(turn)
        if turn.who not in self._waiting:
            self._served.pop(turn.who, None)
        self._serve()

    def _unqueue(self, turn: Ticket) -> None:
        queue = self._waiting.get(turn.who, ())
        if turn in queue:
            self._waiting[turn.who].remove(turn)
            if not self._waiting[turn.who]:
                del self._waiting[turn.who]

    def _serve(self) -> None:
        """Give free places to those whose turn it is."""
        while len(self._running) < self._places:
            turn = next(self._eligible(), None)
            if turn is None:
                return
            self._unqueue(turn)
            self._running.add(turn)
            self._turns += 1
            self._served[turn.who] = self._turns
            if not turn.come.done():
                turn.come.set_result(None)

    def _eligible(self) -> Iterator[Ticket]:
        """Go through those who may have a place now, whoever was served longest ago first."""
        held = Counter(turn.who for turn in self._running)
        long = sum(turn.is_long for turn in self._running)
        rounds = sorted(self._waiting.items(), key=lambda entry: self._served.get(entry[0], 0))
        for who, queue in rounds:
            if held[who] < self._each:
                yield from (turn for turn in queue if not turn.is_long or long < self._long)
