"""All rooms: opened for the first who comes, dropped when the last has left."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from zlib import crc32

import structlog
from msgspec import structs
from sqlalchemy.exc import SQLAlchemyError

from damier.board.setup import opponent
from damier.engine.book import Book
from damier.live.bus import LocalBus
from damier.live.gallery import Gallery
from damier.live.keys import new_table_id
from damier.live.lobby import Lobby
from damier.live.messages import RematchMessage
from damier.live.metrics import HEALED, ROOMS
from damier.live.neighbours import Elsewhere, Neighbours
from damier.live.postman import Postman
from damier.live.room import Room, swapped
from damier.live.tasks import end
from damier.live.thinking.errors import Busy
from damier.live.thinking.places import host_on
from damier.storage.store import StoredSeat, StoredTable, Summary
from damier.table import facts as f
from damier.table.errors import Refused
from damier.table.facts import Event
from damier.table.table import Table
from damier.table.wire import dotted

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from damier.live.beginnings import BegunGame
    from damier.live.bus import Bus, News
    from damier.live.keys import Keys, Role
    from damier.live.settings import RoomSettings
    from damier.live.thinking.work import Work
    from damier.rules.sheet import Colour
    from damier.storage.store import Store
    from damier.table.proof import Proof
    from damier.table.terms import Seat, Terms

log = structlog.get_logger()
_LOOKS = 4  # a beat, so that nobody is away for long before it is seen
_LOOK_OFTEN = 0.5  # seconds between two looks for what was missed, of those who are deaf
_LOOK_SELDOM = 10  # times that, for all others
_AT_ONCE = 5_000  # rooms
_BEATS = 50  # rooms that are looked at before somebody else has a turn


class Rooms:
    """Knows every room that somebody is in."""

    def __init__(
        self, settings: RoomSettings, store: Store, keys: Keys, work: Work, bus: Bus | None = None
    ) -> None:
        self.settings, self.store, self.keys, self.work = settings, store, keys, work
        self.bus: Bus = LocalBus() if bus is None else bus
        self.neighbours = Neighbours(self.bus)
        store.witness = self.neighbours.longest
        self.bus.subscribe(self._hear, self.neighbours.heed)
        self.open: dict[str, Room] = {}
        self.finished: Callable[[str], object] = lambda _table: None  # told of tournaments' games
        self.tell_begun: Callable[[Sequence[BegunGame]], Awaitable[object]] | None = None
        self._telling: set[asyncio.Task[None]] = set()
        self.elsewhere = Elsewhere(self, self.neighbours)
        self.lobby = Lobby(self, self.neighbours)
        self.gallery = Gallery(self, self.neighbours)
        self.host = host_on(
            settings.bus, settings.engine_threads, [Book.read(path) for path in settings.books]
        )
        self._prover = ThreadPoolExecutor(1, thread_name_prefix="prover")
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self.postman = Postman(self)
        self._tasks = [
            asyncio.create_task(self._beat(), name="beats"),
            asyncio.create_task(self._heal(), name="healing"),
        ]

    async def _beat(self) -> None:
        """Ask all pages in all rooms whether they are there, for as long as the server runs."""
        while True:
            await asyncio.sleep(self.settings.heartbeat / _LOOKS)
            for number, room in enumerate(tuple(self.open.values())):
                room.beat(time.monotonic())
                if number % _BEATS == 0:
                    await asyncio.sleep(0)

    def _hear(self, news: Sequence[News]) -> None:
        """Let rooms go on by what happened elsewhere; one's own is known already."""
        for table, event in news:
            room = self.open.get(table)
            if room is not None and event.seq > room.table.seq:
                room.go_on(event)
            self.lobby.happened(table)

    async def _heal(self) -> None:
        """Look into the store for what was missed: now and then, and often while deaf."""
        count, was_deaf = 0, False
        while True:
            await asyncio.sleep(_LOOK_OFTEN)
            count, deaf = count + 1, self.bus.is_deaf
            if self.bus.is_shared and (deaf or was_deaf or count % _LOOK_SELDOM == 0):
                await self._look_for_missed()
            was_deaf = deaf

    async def _look_for_missed(self) -> None:
        rooms = list(self.open.values())
        try:
            for start in range(0, len(rooms), _AT_ONCE):
                some = rooms[start : start + _AT_ONCE]
                latest = await self.store.latest([room.id for room in some])
                for room in some:
                    missed = latest.get(room.id, 0) > room.table.seq and not room.lock.locked()
                    if missed or room.is_unsure:
                        HEALED.inc()
                        room.heal()
        except SQLAlchemyError as error:
            log.info("not healed", reason=str(error))

    async def enter(self, table_id: str, address: str = "") -> Room | None:
        """Return the room of a table, which is kept until `leave`; None if there is none."""
        while (room := self.open.get(table_id)) is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id, address))
            # Whoever waited as well may have come and gone: then it is loaded again.
            if await asyncio.shield(self._loading[table_id]) is None:
                return None
        room.users += 1
        return room

    async def role(self, table_id: str, token: str) -> Role | None:
        """Return which role a token opens at a table, None if none; raises Refused."""
        plain = self.keys.role(table_id, token)
        if plain in ("watch", "invite"):
            return plain
        room = self.open.get(table_id)
        if room is not None and not self.bus.is_shared:
            return self.keys.role(table_id, token, room.generations)
        try:
            generations = await self.store.order.generations(table_id)
        except SQLAlchemyError as error:
            raise Refused("try-again", "expected to read the table") from error
        return self.keys.role(table_id, token, generations)

    def leave(self, room: Room) -> None:
        """Let go of a room; without users it costs nothing any more."""
        room.users -= 1
        if room.users == 0:
            room.close()
            self.forget(room)

    def forget(self, room: Room) -> None:
        """Take a room out of the list; who comes next finds what is stored."""
        if self.open.get(room.id) is room:
            del self.open[room.id]
            ROOMS.dec()
            self.elsewhere.drop(room.id)

    def hand_over(self) -> None:
        """Say that this process ends, before people leave: they come back to another."""
        self.neighbours.close()

    async def close(self) -> None:
        """Say goodbye to everybody and stop thinking; nobody asks the store for anything then."""
        await self.lobby.close()
        rooms = tuple(self.open.values())
        for room in rooms:
            room.close()
        self.neighbours.close()
        self._prover.shutdown(wait=False, cancel_futures=True)
        await self.gallery.close()
        await self.postman.close()
        await self.host.close()
        of_rooms = (task for room in rooms for task in room.tasks)
        await end([*self._tasks, *self._loading.values(), *self._telling, *of_rooms])

    async def load(self, proof: Proof) -> None:
        """Load the tables of a proof, one sheet after the other, while everybody plays on."""
        await asyncio.get_running_loop().run_in_executor(self._prover, proof.load)

    async def _load(self, table_id: str, address: str) -> Room | None:
        """Rebuild a room; raises Refused if there are too many, or what is kept cannot be read."""
        try:
            stored = await self.store.load(table_id)
            if stored is None:
                return None
            if len(self.open) >= self.settings.rooms:
                raise Refused("server-full", f"expected fewer than {len(self.open)} rooms")
            table = await self.work.run(address, lambda: table_of(stored), owed=True)
            visitors: dict[Colour, str | None] = {
                seat.side: seat.visitor  # type: ignore[misc]
                for seat in stored.seats
            }
            room = Room(self, table_id, table, visitors, stored.made)
            room.generations = generations_of(stored)
            await room.resume()
            self.open[table_id] = room
            self.elsewhere.ask(table_id)
            ROOMS.inc()
            return room
        except SQLAlchemyError as error:
            log.exception("not loaded", table=table_id)
            raise Refused("try-again", "expected to read the table") from error
        finally:
            del self._loading[table_id]

    async def look_up(self, table_id: str) -> tuple[Table, float, frozenset[str]] | None:
        """Return a table that somebody waits at elsewhere, when it was made and by whom."""
        try:
            stored = await self.store.load(table_id)
            if stored is None:
                return None
            table = await self.work.run("", lambda: table_of(stored), owed=True)
            makers = frozenset(seat.visitor for seat in stored.seats if seat.visitor)
            return table, stored.made, makers
        except (SQLAlchemyError, Busy) as error:
            log.info("not looked up", table=table_id, reason=str(error))
            return None

    # New tables.

    async def create(self, terms: Terms, visitors: dict[Colour, str | None]) -> str:
        """Set up a new table and return its name."""
        stored = new_table(terms, visitors, self.store.clock.now())
        await self.store.create(stored)
        return stored.id

    def began(self, *games: BegunGame | None) -> None:
        """Say that games have begun between two people; None is said of those that are closed.

        Every place that seats two calls this, and nobody waits for what comes of it.
        """
        found = [game for game in games if game is not None]
        if found and self.tell_begun is not None:
            task = asyncio.create_task(self._tell_begun(found), name="beginnings")
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _tell_begun(self, games: Sequence[BegunGame]) -> None:
        if self.tell_begun is not None:
            try:
                await self.tell_begun(games)
            except SQLAlchemyError as error:
                log.info("followers not told", reason=str(error))

    def rematch_of(self, room: Room) -> StoredTable:
        """Return the next table of the two: colours are swapped."""
        old = room.table
        name = self.keys.next_table(room.id)
        # Every process that makes the next table draws the same.
        terms = old.terms.swapped(old.seats["white"], old.seats["black"], crc32(name.encode()))
        terms = structs.replace(terms, rated=old.is_rated, simul="", board=0, ahead=(0, 0))
        visitors: dict[Colour, str | None] = {
            "white": room.visitors.get("black"),
            "black": room.visitors.get("white"),
        }
        made = replace(new_table(terms, visitors, self.store.clock.now()), id=name)
        deaf = (opponent(side) for side in sorted(old.talk.deaf))
        muted = (  # whoever wanted to hear nothing still does not
            Event(seq, made.made, side, (f.Muted(side),)) for seq, side in enumerate(deaf, start=1)
        )
        return replace(made, events=tuple(muted))

    def rematch_for(self, table_id: str, eyes: Any) -> RematchMessage:
        """Return the way to the next table for somebody at this one."""
        side: Any = swapped(eyes)
        watch = self.keys.token(table_id, "watch")
        if side is None:
            return RematchMessage(table_id, watch)
        return RematchMessage(table_id, watch, self.keys.token(table_id, side), side)


def new_table(terms: Terms, visitors: dict[Colour, str | None], now: float) -> StoredTable:
    """Return a table as it is first stored."""
    seats: dict[Colour, Seat] = {"white": terms.white, "black": terms.black}
    status = "open" if any(seat.kind == "open" for seat in seats.values()) else "playing"
    start = terms.game().position
    return StoredTable(
        id=new_table_id(),
        terms=terms.settled(),
        made=now,
        updated=now,
        summary=Summary(0, status, None, dotted(start.board), start.turn),
        seats=tuple(
            StoredSeat(side, seat.kind, seat.name, visitors.get(side))
            for side, seat in seats.items()
        ),
    )


def generations_of(stored: StoredTable) -> dict[str, int]:
    """Return how often what opens the seats of a table was taken back."""
    return {seat.side: seat.generation for seat in stored.seats}


def table_of(stored: StoredTable) -> Table:
    """Rebuild a table from what is stored of it."""
    return Table.replayed(stored.terms, stored.events)
