"""Calls: that something has changed for somebody, told to whoever listens for them, anywhere.

What has changed is in the store; a call only says sooner that there is something to read. Who
listens is online, as far as programs are; other processes are told of both.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.live.bus import Row
    from damier.live.neighbours import Neighbours


class Ear:
    """Somebody who listens; `is_leaving`: the server ends, or what let them in (`pass_`) has."""

    def __init__(self, pass_: str = "") -> None:
        self.is_leaving, self.pass_ = False, pass_
        self._called = asyncio.Event()

    def call(self) -> None:
        """Say that there is something to read."""
        self._called.set()

    def leave(self) -> None:
        """Say that it is over."""
        self.is_leaving = True
        self._called.set()

    async def wait(self, seconds: float) -> bool:
        """Wait for a call; False: there was none for so long."""
        try:
            async with asyncio.timeout(seconds):
                await self._called.wait()
        except TimeoutError:
            return False
        self._called.clear()
        return True


class Calls:
    """Knows who listens, here and in other processes."""

    def __init__(self, neighbours: Neighbours) -> None:
        self._neighbours, self._is_leaving = neighbours, False
        self._ears: defaultdict[str, set[Ear]] = defaultdict(set)
        self._all: set[Ear] = set()
        self._elsewhere: defaultdict[str, set[str]] = defaultdict(set)  # process, people
        neighbours.listen("called", lambda _who, rows: self._heard(rows))
        neighbours.listen("ears", self._hear, lambda who: self._elsewhere.pop(who, None))
        neighbours.listen("revoked", lambda _who, rows: self._end(rows))
        neighbours.remind(again=lambda: self._say(tuple(self._ears)))

    @contextmanager
    def listening(self, person: str, pass_: str = "") -> Iterator[Ear]:
        """Listen for calls to somebody, who is online as long."""
        with self.present(pass_) as ear:
            self._ears[person].add(ear)
            self._say((person,))
            try:
                yield ear
            finally:
                self._ears[person].discard(ear)
                if not self._ears[person]:
                    del self._ears[person]
                self._say((person,))

    @contextmanager
    def present(self, pass_: str = "") -> Iterator[Ear]:
        """Hear of nothing but the end: of the server, or of what lets somebody in."""
        ear = Ear(pass_)
        self._all.add(ear)
        if self._is_leaving:
            ear.leave()
        try:
            yield ear
        finally:
            self._all.discard(ear)

    def tell(self, *people: str) -> None:
        """Say that something has changed for some."""
        rows: list[Row] = [(person,) for person in people]
        self._heard(rows)
        if self._neighbours.are_possible:
            self._neighbours.say("called", rows)

    def revoke(self, pass_: str) -> None:
        """Let all go, everywhere, who were let in by something that is good no more."""
        self._end([(pass_,)])
        if self._neighbours.are_possible:
            self._neighbours.say("revoked", [(pass_,)])

    def online(self) -> Counter[str]:
        """Return who listens, anywhere."""
        here = Counter(dict.fromkeys(self._ears, 1))
        for elsewhere in self._elsewhere.values():
            here.update(elsewhere)
        return here

    def close(self) -> None:
        """Let all go who listen: the server ends."""
        self._is_leaving = True
        for ear in tuple(self._all):
            ear.leave()

    def _end(self, rows: tuple[Row, ...] | list[Row]) -> None:
        gone = {str(pass_) for (pass_,) in rows} - {""}
        for ear in tuple(self._all):
            if ear.pass_ in gone:
                ear.leave()

    def _heard(self, rows: tuple[Row, ...] | list[Row]) -> None:
        for (person,) in rows:
            for ear in self._ears.get(person, ()):
                ear.call()

    def _say(self, people: tuple[str, ...]) -> None:
        if self._neighbours.are_possible and people:
            self._neighbours.say("ears", [(one, int(one in self._ears)) for one in people])

    def _hear(self, who: str, rows: tuple[Row, ...]) -> None:
        for person, is_there in rows:
            known = self._elsewhere[who]
            (known.add if is_there else known.discard)(str(person))
