"""Neighbours: other processes of the same site, and what they say that is not stored.

Everything here is said anew every few seconds and forgotten with whoever said it, so that nothing
has to be tidied up after a process that was killed, or a Redis that was emptied.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import defaultdict
from typing import TYPE_CHECKING

from damier.live.bus import GONE, Saying
from damier.live.presence import People

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from damier.live.bus import Bus, Row
    from damier.live.room import Room
    from damier.live.rooms import Rooms

_OFTEN = 0.5  # seconds
_AGAIN = 10  # times that, until all is said again
_ROWS = 1_000  # a message
_BITS = {"white": 1, "black": 2}


class Neighbours:
    """Says things to other processes, and passes on what they say, topic by topic."""

    def __init__(self, bus: Bus) -> None:
        self._bus, self.name = bus, secrets.token_urlsafe(6)
        self._heard: dict[str, Callable[[str, tuple[Row, ...]], object]] = {}
        self._gone: list[Callable[[str], object]] = []
        self._often: list[Callable[[], object]] = []
        self._again: list[Callable[[], object]] = []
        self._is_leaving, self._began = False, time.monotonic()
        self._alive: dict[str, float] = {}  # since when, on the clock here
        self.listen("alive", self._live, lambda who: self._alive.pop(who, None))
        self.remind(often=lambda: self.say("alive", [(time.monotonic() - self._began,)]))
        self._task = asyncio.create_task(self._go_on(), name="neighbours")

    @property
    def are_possible(self) -> bool:
        """Whether there may be any to talk to; who leaves has said goodbye."""
        return self._bus.is_shared and not self._is_leaving

    def say(self, topic: str, rows: Iterable[Row]) -> None:
        """Say something in as many messages as it takes."""
        said = list(rows)
        for start in range(0, len(said) or 1, _ROWS):
            self._bus.say(Saying(self.name, topic, tuple(said[start : start + _ROWS])))

    def listen(
        self,
        topic: str,
        heard: Callable[[str, tuple[Row, ...]], object],
        gone: Callable[[str], object] | None = None,
    ) -> None:
        """Have what others say about a topic passed on, and who is gone."""
        self._heard[topic] = heard
        if gone is not None:
            self._gone.append(gone)

    def remind(
        self,
        *,
        often: Callable[[], object] | None = None,
        again: Callable[[], object] | None = None,
    ) -> None:
        """Have something done `often`, and something else when all is to be said again."""
        self._often += [often] if often else []
        self._again += [again] if again else []

    def longest(self) -> float:
        """Return for how many seconds the eldest has been running, 0 if there is none."""
        return max((time.monotonic() - since for since in self._alive.values()), default=0.0)

    def _live(self, who: str, rows: tuple[Row, ...]) -> None:
        self._alive[who] = time.monotonic() - float(rows[0][0])

    def heed(self, saying: Saying) -> None:
        """Pass on what somebody said; what nobody here knows of is a newer neighbour's."""
        if saying.who == self.name:
            return
        if saying.topic == GONE:
            for gone in self._gone:
                gone(saying.who)
        elif (heard := self._heard.get(saying.topic)) is not None:
            with contextlib.suppress(TypeError, ValueError):  # rows that only they understand
                heard(saying.who, saying.rows)

    async def _go_on(self) -> None:
        count, was_deaf = 0, False
        while True:
            await asyncio.sleep(_OFTEN)
            if not self.are_possible:
                continue
            count += 1
            for each in self._often:
                each()
            deaf = self._bus.is_deaf
            if count % _AGAIN == 0 or (was_deaf and not deaf):
                for each in self._again:
                    each()
            was_deaf = deaf

    def close(self) -> None:
        """Say goodbye, and nothing more."""
        self._task.cancel()
        if self.are_possible:
            self.say(GONE, ())
        self._is_leaving = True


class Elsewhere:
    """Who is at the tables of this process, but in another."""

    def __init__(self, rooms: Rooms, neighbours: Neighbours) -> None:
        self._rooms, self._neighbours = rooms, neighbours
        self._people: defaultdict[str, dict[str, People]] = defaultdict(dict)
        self._open: defaultdict[str, set[str]] = defaultdict(set)  # by whom
        neighbours.listen("here", self._hear, self._forget)
        neighbours.listen("who", self._answer)
        neighbours.remind(again=self._say_all)

    def at(self, table: str) -> People:
        """Return who is at a table elsewhere."""
        if table not in self._people:
            return People()
        found = self._people[table].values()
        sides = frozenset(side for people in found for side in people.sides)
        return People(sides, sum(people.watchers for people in found))

    def is_open(self, table: str) -> bool:
        """Whether a table of this process has a room in another, as far as is known."""
        return bool(self._open.get(table))

    def ask(self, table: str) -> None:
        """Ask the others who is at a table that has been opened here."""
        if self._neighbours.are_possible:
            self._neighbours.say("who", [(table,)])

    def tell(self, table: str, people: People) -> None:
        """Tell the others who is at a table here."""
        if self._neighbours.are_possible:
            self._neighbours.say("here", [_row(table, people)])

    def drop(self, table: str) -> None:
        """Let go of a table that nobody here is at any more."""
        self._people.pop(table, None)
        self._open.pop(table, None)
        self.tell(table, People())

    def _hear(self, who: str, rows: tuple[Row, ...]) -> None:
        for table, bits, watchers in rows:
            room = self._rooms.open.get(table)
            if room is None:
                continue
            sides = frozenset(side for side, bit in _BITS.items() if int(bits) & bit)
            people = People(sides, max(0, int(watchers)))
            (self._open[table].discard if people == People() else self._open[table].add)(who)
            if self._people[table].get(who, People()) != people:
                self._people[table][who] = people
                room.others_changed()

    def _answer(self, who: str, rows: tuple[Row, ...]) -> None:
        here = [self._rooms.open[table] for (table,) in rows if table in self._rooms.open]
        for room in here:
            self._open[room.id].add(who)
        if here:  # with this goes what has not been told yet
            self._neighbours.say("here", [_row(room.id, room.people_here()) for room in here])

    def _forget(self, who: str) -> None:
        for names in self._open.values():
            names.discard(who)
        for table, people in tuple(self._people.items()):
            room: Room | None = self._rooms.open.get(table)
            if people.pop(who, None) not in (None, People()) and room is not None:
                room.others_changed()

    def _say_all(self) -> None:
        rows = [_row(room.id, room.people_here()) for room in self._rooms.open.values()]
        if rows:
            self._neighbours.say("here", rows)


def _row(table: str, people: People) -> Row:
    return table, sum(_BITS[side] for side in people.sides), people.watchers
