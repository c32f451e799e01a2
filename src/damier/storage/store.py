"""The store: tables and their events, in and out."""

from __future__ import annotations

import asyncio
import time
from dataclasses import asdict, dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from msgspec import structs
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from damier.storage import postgres
from damier.storage.blackboards import BlackboardBook
from damier.storage.blocks import BlockBook
from damier.storage.clock import SteadyClock
from damier.storage.clubs import ClubBook
from damier.storage.database import connect, connect_thread, migrate, tidy, together
from damier.storage.exporting import exported
from damier.storage.finished import FinishedBook, FinishedGame
from damier.storage.follows import FollowBook
from damier.storage.homework import HomeworkBook
from damier.storage.letters import LetterBook
from damier.storage.looked_at import LookBook
from damier.storage.notices import NoticeBook
from damier.storage.order import OrderBook
from damier.storage.people import PeopleBook
from damier.storage.privacy import PrivacyBook
from damier.storage.progress import ProgressBook
from damier.storage.proposals import ProposalBook
from damier.storage.rated import RatedBook, StoredResult
from damier.storage.recovery import RecoveryBook
from damier.storage.schema import events, marks, runs, seats, sheets, tables
from damier.storage.simuls import SimulBook
from damier.storage.tokens import TokenBook
from damier.storage.tournaments import TournamentBook
from damier.storage.writer import (
    INSERT_EVENT,
    INSERT_FINISHED,
    INSERT_RATED,
    INSERT_SEAT,
    INSERT_SHEET,
    INSERT_TABLE,
    UPDATE_RUN,
    UPDATE_SEAT,
    UPDATE_TABLE,
    Writer,
    Writing,
)
from damier.table.canonical import text_hash
from damier.table.facts import Event, facts_text, parse_facts
from damier.table.terms import Terms

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Iterator, Sequence

    from sqlalchemy import Executable, RowMapping, Select
    from sqlalchemy.ext.asyncio import AsyncConnection

    from damier.storage.exporting import ExportWish
    from damier.storage.writer import Row

log = structlog.get_logger()
_HEARTBEAT = 5.0  # seconds, of a server that is alone
_PULSE = 1.0  # of one among others
_PAUSE = 3.0  # seconds without a pulse of anybody that are no more than a busy machine
_SETTLED = 2.5  # seconds until whoever else runs has said so
_TEXTS = 500  # of sheets that are kept at hand
_FRESH = 1.0  # seconds for which the last write is proof that the next one is possible
_LOOKS = 3  # at the clock of a database before the first game
_TIME = select(func.extract("epoch", func.clock_timestamp()))
_TABLES = select(tables)
_SEATS = select(seats).order_by(seats.c.side.desc())  # White first
_encoder = msgspec.json.Encoder()
_terms = msgspec.json.Decoder(Terms)


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """Who sits on one side; `visitor` is None for the computer and for nobody.

    `generation` is how often what opens the seat was taken back.
    """

    side: str
    kind: str
    name: str
    visitor: str | None = None
    generation: int = 0


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists of games show of a table; `status` is open, playing or over."""

    plies: int
    status: str
    result: str | None
    board: str
    turn: str


_SUMMARY = tuple(one.name for one in fields(Summary))


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table with all that is kept of it."""

    id: str
    terms: Terms
    made: float
    updated: float
    summary: Summary
    seats: tuple[StoredSeat, ...]
    events: tuple[Event, ...] = field(default=(), repr=False)


class Store:
    """Keeps tables; every write is on the disk before it returns."""

    def __init__(self, url: str, *, shared: bool = False) -> None:
        self._engine, self._shared = connect(url), shared
        self._writer = Writer(connect_thread(url), shared=shared)
        self.clock = SteadyClock()
        self.progress = ProgressBook(self._engine, self._writer)
        self.people = PeopleBook(self._engine, self._writer)
        self.rated = RatedBook(self._engine, self._writer)
        self.finished = FinishedBook(self._engine, self._writer)
        self.looks = LookBook(self._engine, self._writer)
        self.privacy = PrivacyBook(self._engine, self._writer)
        self.tournaments = TournamentBook(self._engine, self._writer)
        self.letters = LetterBook(self._engine, self._writer)
        self.notices = NoticeBook(self._engine, self._writer)
        self.recovery = RecoveryBook(self._engine, self._writer)
        self.order = OrderBook(self._engine, self._writer)
        self.blocks = BlockBook(self._engine, self._writer)
        self.tokens = TokenBook(self._engine, self._writer)
        self.proposals = ProposalBook(self._engine, self._writer)
        self.clubs = ClubBook(self._engine, self._writer)
        self.homework = HomeworkBook(self._engine, self._writer)
        self.blackboards = BlackboardBook(self._engine, self._writer)
        self.simuls = SimulBook(self._engine, self._writer)
        self.follows = FollowBook(self._engine, self._writer)
        self._heart: asyncio.Task[None] | None = None
        self._watch: asyncio.Task[None] | None = None
        self.witness: Callable[[], float] = lambda: 0.0  # for how long another is known to run
        self._run_id, self._started = 0, 0.0
        self._texts: dict[str, str] = {}  # of sheets, which never change

    def __repr__(self) -> str:
        return f"<Store {self._engine.url!r}>"

    async def open(self, *, serving: bool = True) -> None:
        """Take hold of the database and bring it up to date; who serves begins a run."""
        try:
            await self._writer.start()
            await migrate(self._engine)
            if not serving:
                return
            await self._begin_run()
        except BaseException:
            await self.close()
            raise
        self._heart = asyncio.create_task(self._live(), name="heartbeat")
        if self._shared:
            self._watch = asyncio.create_task(self._follow_clock(), name="clock")

    async def _begin_run(self) -> None:
        if self._shared:
            for _ in range(_LOOKS):
                await self._look_at_clock()
        async with together(self._engine) as connection:
            if not self._shared:
                last = await connection.execute(select(func.max(runs.c.alive)))
                self.clock.start_after(last.scalar_one_or_none() or 0.0)
            now = self._started = self.clock.now()
            made = await connection.execute(insert(runs).values(started=now, alive=now))
            key = made.inserted_primary_key
            self._run_id = int(key[0]) if key else 0

    async def _look_at_clock(self) -> None:
        """Ask the database for its time: it is that of all who share it."""
        async with self._engine.connect() as connection:
            await connection.execute(select(1))  # whatever a new connection takes is over
            asked = time.monotonic()
            told = await connection.execute(_TIME)
            self.clock.follow(float(told.scalar_one()), asked, time.monotonic())

    async def _follow_clock(self) -> None:
        """Go by the database's time; apart from the heartbeat, which must not wait for a reader."""
        while True:
            await asyncio.sleep(_HEARTBEAT)
            try:
                await self._look_at_clock()
            except SQLAlchemyError as error:
                log.info("no clock", reason=str(error))

    async def close(self) -> None:
        """Write what waits and let go of the database."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
        if self._heart is not None:
            self._heart.cancel()
            await asyncio.gather(self._heart, return_exceptions=True)
            await self._beat()
        await self._writer.stop()
        await self._engine.dispose()

    async def check(self) -> None:
        """Ask and write something, to see that both can be done.

        What was written just now is proof enough: nobody gets a write for each question.
        """
        async with self._engine.connect() as connection:
            await connection.execute(select(1))
        if time.monotonic() - self._writer.wrote > _FRESH:
            await self._writer.write(Writing((self._sign_of_life(),)))

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(_PULSE if self._shared else _HEARTBEAT)
            await self._beat()

    async def _beat(self) -> None:
        """Say that the server is alive, and tidy up; a full or locked disk is tried again later."""
        try:
            await self._writer.write(Writing((self._sign_of_life(),)))
            await tidy(self._engine)
        except SQLAlchemyError:
            log.exception("no heartbeat")

    def _sign_of_life(self) -> tuple[Executable, dict[str, Any]]:
        return UPDATE_RUN, {"key": self._run_id, "alive": self.clock.now()}

    # Writing.

    async def create(self, table: StoredTable) -> None:
        """Keep a new table, and what has happened at it already."""
        await self._writer.write(Writing(tuple(rows_of(table))))

    async def append(
        self,
        table: str,
        event: Event,
        summary: Summary,
        seat: StoredSeat | None = None,
        *,
        made: StoredTable | None = None,
        result: StoredResult | None = None,
        games: tuple[FinishedGame, ...] = (),
        along: Sequence[tuple[Executable, Row]] = (),
    ) -> bool:
        """Keep an event and what follows: lists, a seat, a table it made, a result, played games.

        `along` is what games by days bring with it.

        False: another event has this number, or this player has used the number of the command;
        then nothing was kept.
        """
        rows: list[tuple[Executable, Row]] = [
            (UPDATE_TABLE, {"key": table, "updated": event.at, **_summary_row(summary)})
        ]
        if seat is not None:
            row = {"key": table, "at_side": seat.side, "kind": seat.kind}
            rows.append((UPDATE_SEAT, {**row, "name": seat.name, "visitor": seat.visitor}))
        if made is not None:
            rows += rows_of(made)
        if result is not None:
            rows.append((INSERT_RATED, asdict(result)))
        rows += [(INSERT_FINISHED, game.row()) for game in games]
        rows += along
        return await self._writer.write(Writing(tuple(rows), _event_row(table, event)))

    async def turn(self) -> None:
        """Wait until what is decided now would be kept at once."""
        await self._writer.turn()

    def gather(self, do: Callable[[], object]) -> bool:
        """Do something when the next turn comes; False if that is now, and nothing is done."""
        return self._writer.gather(do)

    # Reading.

    async def load(self, table: str) -> StoredTable | None:
        """Return a table with its events, or None; whatever was to be written before is seen."""
        if "\0" in table:
            return None  # PostgreSQL takes no such question
        await self._writer.write(Writing())
        async with self._engine.connect() as connection:
            rows = (await connection.execute(_TABLES.where(tables.c.id == table))).mappings().all()
            for stored in await self._whole(connection, rows):
                return replace(stored, events=await self._events(connection, table))
            return None

    async def since(self, table: str, seq: int) -> tuple[Event, ...]:
        """Return what has happened at a table after an event, as far as it is stored by now."""
        async with self._engine.connect() as connection:
            return await self._events(connection, table, seq)

    async def glance(self, table: str) -> StoredTable | None:
        """Return a table without its events, or None."""
        if "\0" in table:
            return None
        async with self._engine.connect() as connection:
            rows = (await connection.execute(_TABLES.where(tables.c.id == table))).mappings().all()
            return next(iter(await self._whole(connection, rows)), None)

    async def glances(self, ids: Sequence[str]) -> dict[str, StoredTable]:
        """Return tables by their names, without their events."""
        async with self._engine.connect() as connection:
            found = await connection.execute(_TABLES.where(tables.c.id.in_(ids)))
            stored = await self._whole(connection, found.mappings().all())
            return {table.id: table for table in stored}

    async def loads(self, ids: Sequence[str]) -> list[StoredTable]:
        """Return tables by their names with their events, as `load` does one; some hundreds."""
        await self._writer.write(Writing())
        happened: dict[str, list[Event]] = {}
        asked = select(events).where(events.c.table_id.in_(ids))
        async with self._engine.connect() as connection:
            found = await connection.execute(_TABLES.where(tables.c.id.in_(ids)))
            stored = await self._whole(connection, found.mappings().all())
            for row in await connection.execute(asked.order_by(events.c.table_id, events.c.seq)):
                happened.setdefault(row.table_id, []).append(_event(row))
        return [replace(one, events=tuple(happened.get(one.id, ()))) for one in stored]

    async def games_of(self, visitor: str, limit: int, offset: int = 0) -> list[StoredTable]:
        """Return a visitor's tables, the latest first, without their events."""
        mine = (
            _TABLES.where(tables.c.id.in_(_tables_of(visitor)))
            .order_by(tables.c.updated.desc(), tables.c.id)
            .limit(limit)
            .offset(offset)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(mine)).mappings().all()
            return await self._whole(connection, rows)

    def exported(self, visitor: str, wish: ExportWish) -> AsyncGenerator[StoredTable]:
        """Yield a visitor's games that are over, whole and one by one, the latest first."""
        return exported(self._engine, self, visitor, wish)

    async def _whole(
        self, connection: AsyncConnection, rows: Sequence[RowMapping]
    ) -> list[StoredTable]:
        """Return tables with their seats and the texts of their rules."""
        ids = [row["id"] for row in rows]
        sat = await connection.execute(_SEATS.where(seats.c.table_id.in_(ids)))
        by_table: dict[str, list[Any]] = {}
        for seat in sat.mappings():
            by_table.setdefault(seat["table_id"], []).append(seat)
        if len(self._texts) > _TEXTS:
            self._texts.clear()
        if unread := {row["rules"] for row in rows} - self._texts.keys() - {None}:
            read = await connection.execute(select(sheets).where(sheets.c.hash.in_(unread)))
            self._texts.update((text.hash, text.text) for text in read)
        return [
            _table(row, self._texts.get(row["rules"]), by_table.get(row["id"], [])) for row in rows
        ]

    async def _events(
        self, connection: AsyncConnection, table: str, after: int = 0
    ) -> tuple[Event, ...]:
        happened = await connection.execute(
            select(events)
            .where(events.c.table_id == table, events.c.seq > after)
            .order_by(events.c.seq)
        )
        return tuple(_event(row) for row in happened)

    async def unfinished(self, visitor: str, since: float) -> int:
        """Count the undecided tables of a visitor at which something happened since a moment."""
        count = (
            select(func.count())
            .select_from(tables)
            .where(tables.c.id.in_(_tables_of(visitor)))
            .where(tables.c.status != "over", tables.c.updated >= since)
        )
        async with self._engine.connect() as connection:
            return int((await connection.execute(count)).scalar_one())

    async def latest(self, ids: Sequence[str]) -> dict[str, int]:
        """Return the last event of each of these tables that has any."""
        last = (
            select(events.c.table_id, func.max(events.c.seq))
            .where(events.c.table_id.in_(ids))
            .group_by(events.c.table_id)
        )
        async with self._engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(last)}

    async def away_since(self, at: float) -> float:
        """Return for how long no server ran since a moment."""
        gaps = await self._gaps(at)
        if self._shared and any(end >= self._started for _, end in gaps):
            # Others may have run all the time, and not have said so since the database is back.
            await asyncio.sleep(max(0.0, self._started + _SETTLED - self.clock.now()))
            gaps = await self._gaps(at)
        return sum(end - start for start, end in gaps)

    async def away_each(self, moments: Sequence[float]) -> list[float]:
        """Return for how long no server ran since each of some moments."""
        gaps = await self._gaps(min(moments)) if moments else []
        return [sum(max(0.0, end - max(start, at)) for start, end in gaps) for at in moments]

    async def _gaps(self, at: float) -> list[tuple[float, float]]:
        """Return from when to when no server ran since a moment."""
        later = (
            select(runs.c.started, runs.c.alive)
            .where(runs.c.alive >= at)
            .order_by(runs.c.started, runs.c.id)
        )
        async with self._engine.connect() as connection:
            ran = [(row[0], row[1]) for row in await connection.execute(later)]
        if (known := self.witness()) > 0:
            now = self.clock.now()
            ran = sorted([*ran, (now - known, now)])
        least, covered, found = _PAUSE if self._shared else 0.0, at, []
        for started, alive in ran:
            if started - covered > least:
                found.append((covered, started))
            covered = max(covered, alive)
        return found

    async def agree(self, name: str, value: str) -> str:
        """Return the mark of this name that all servers of the database have; the first sets it."""
        async with together(self._engine) as connection:
            if self._shared:
                await connection.run_sync(postgres.begin_migrating)
            found = (
                await connection.execute(select(marks.c.value).where(marks.c.name == name))
            ).scalar_one_or_none()
            if found is None:
                await connection.execute(insert(marks).values(name=name, value=value))
            elif not self._shared:  # whoever is alone may change it
                await connection.execute(
                    update(marks).where(marks.c.name == name).values(value=value)
                )
                return value
            return found or value


def rows_of(table: StoredTable) -> Iterator[tuple[Executable, Row]]:
    """Yield the rows of a new table."""
    sheet, kept, sat, happened = rows_of_table(table)
    yield INSERT_SHEET, sheet
    yield INSERT_TABLE, kept
    for row in sat:
        yield INSERT_SEAT, row
    for row in happened:
        yield INSERT_EVENT, row


def rows_of_table(table: StoredTable) -> tuple[Row, Row, list[Row], list[Row]]:
    """Return the rows of a new table: its sheet, itself, its seats and what has happened."""
    terms = table.terms if table.terms.rules_text is not None else table.terms.settled()
    rules = str(terms.rules_text)
    kept = {"id": table.id, "terms": terms_text(terms), "sheet": terms.sheet}
    times = {"made": table.made, "updated": table.updated}
    return (
        {"hash": text_hash(rules), "text": rules},
        {**kept, "rules": text_hash(rules), **times, **_summary_row(table.summary)},
        [
            {
                "table_id": table.id,
                "side": seat.side,
                "kind": seat.kind,
                "name": seat.name,
                "visitor": seat.visitor,
            }
            for seat in table.seats
        ],
        [_event_row(table.id, event) for event in table.events],
    )


def _summary_row(summary: Summary) -> Row:
    return {name: getattr(summary, name) for name in _SUMMARY}


def _event_row(table: str, event: Event) -> Row:
    kept = {"seq": event.seq, "at": event.at, "by": event.by, "client": event.client}
    return {"table_id": table, **kept, "facts": facts_text(event.facts)}


def _event(row: Any) -> Event:
    return Event(row.seq, row.at, row.by, parse_facts(row.facts), row.client)


def terms_text(terms: Terms) -> str:
    """Write terms as they are kept: the text of their rules is kept once for all."""
    return _encoder.encode(structs.replace(terms, rules_text=None)).decode()


def _tables_of(visitor: str) -> Select[tuple[str]]:
    return select(seats.c.table_id).where(seats.c.visitor == visitor)


def _table(row: RowMapping, rules: str | None, sat: Sequence[Any]) -> StoredTable:
    return StoredTable(
        id=row["id"],
        terms=structs.replace(_terms.decode(row["terms"]), rules_text=rules),
        made=row["made"],
        updated=row["updated"],
        summary=Summary(*(row[name] for name in _SUMMARY)),
        seats=tuple(_seat(s) for s in sat),
    )


def _seat(row: RowMapping) -> StoredSeat:
    return StoredSeat(row["side"], row["kind"], row["name"], row["visitor"], row["generation"])
