"""How everybody stands: who may not come in, what is not said, who may join.

It is at hand in every process, so that nobody asks the database about every request. What changes
is told over the bus, acts at once, and is read again every few seconds in any case: a command line
tells nobody, and a Redis may be away.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog
from sqlalchemy.exc import SQLAlchemyError

from damier.club.order.words import WordList
from damier.live.tasks import end

if TYPE_CHECKING:
    from collections.abc import Iterable

    from damier.live.person import Person
    from damier.live.room import Room
    from damier.live.rooms import Rooms
    from damier.storage.order import StoredBan

log = structlog.get_logger()
_AGAIN = 5.0  # seconds
_DAY = 86_400.0
_ENDED = 30 * _DAY  # for which a ban that has ended is kept
_ADDRESSES = 30 * _DAY  # for which the print of an address is kept with a complaint
_TIDY = 3_600.0


class Doorkeeper:
    """What an operator has decided, as it is known here; `words` are those of the settings."""

    def __init__(self, rooms: Rooms, *, registration: str, words: Iterable[str] = ()) -> None:
        self._rooms, self._book, self._keys = rooms, rooms.store.order, rooms.keys
        self._set, self._given = registration, tuple(words)
        self.registration, self.names, self.words = registration, self._given, WordList(words)
        self._bans: dict[tuple[str, str], StoredBan] = {}
        self._tidied = 0.0
        self._task: asyncio.Task[None] | None = None
        rooms.neighbours.listen("order", lambda _who, _rows: self._hurry.set())
        self._hurry = asyncio.Event()

    async def start(self) -> None:
        """Read how everybody stands, and go on reading."""
        await self._read()
        self._task = asyncio.create_task(self._follow(), name="standing")

    async def close(self) -> None:
        """Stop reading."""
        if self._task is not None:
            await end([self._task])

    def banned(self, visitor: str | None) -> StoredBan | None:
        """Return the ban of a visitor, None if there is none."""
        return None if visitor is None else self._found("visitor", visitor)

    def banned_address(self, address: str) -> StoredBan | None:
        """Return the ban of an address, None if there is none."""
        if not any(kind == "address" for kind, _ in self._bans):
            return None
        return self._found("address", self._keys.address_print(address))

    def _found(self, kind: str, subject: str) -> StoredBan | None:
        ban = self._bans.get((kind, subject))
        return None if ban is None or self._is_over(ban) else ban

    def _is_over(self, ban: StoredBan) -> bool:
        return ban.until is not None and ban.until <= self._rooms.store.clock.now()

    async def changed(self) -> None:
        """Let something that is stored be so here at once, and very soon elsewhere."""
        await self._read()
        if self._rooms.neighbours.are_possible:
            self._rooms.neighbours.say("order", [(1,)])

    async def _follow(self) -> None:
        while True:
            try:
                async with asyncio.timeout(_AGAIN):
                    await self._hurry.wait()
            except TimeoutError:
                pass
            self._hurry.clear()
            try:
                await self._read()
                await self._tidy()
            except SQLAlchemyError as error:
                log.info("standing not read", reason=str(error))

    async def _read(self) -> None:
        found = await self._book.read()
        bans = {(ban.kind, ban.subject): ban for ban in found.bans}
        new = bans.keys() - self._bans.keys()
        self._bans = bans
        self.registration = found.registration or self._set
        if (names := (*self._given, *found.words)) != self.names:
            self.names, self.words = names, WordList(names)
        if new:
            self._send_away()

    def _send_away(self) -> None:
        """Say goodbye to whoever may not be here any more."""
        for room in tuple(self._rooms.open.values()):
            room.send_away("banned", lambda client, room=room: self._is_out(client, room))  # type: ignore[misc]

    def _is_out(self, client: Person, room: Room) -> bool:
        seat = self.banned(room.visitor_of(client))
        return seat is not None or self.banned_address(client.address) is not None

    async def _tidy(self) -> None:
        now = self._rooms.store.clock.now()
        if now - self._tidied > _TIDY:
            self._tidied = now
            await self._book.tidy(ended=now - _ENDED, addresses=now - _ADDRESSES)
