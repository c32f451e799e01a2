"""The store: tables and their events, in and out."""

from __future__ import annotations

import asyncio
import time
from dataclasses import asdict, dataclass, field, fields
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from damier.storage.clock import Clock
from damier.storage.database import connect, migrate, tidy
from damier.storage.schema import events, runs, seats, tables
from damier.storage.writer import (
    INSERT_EVENT,
    INSERT_SEAT,
    INSERT_TABLE,
    UPDATE_RUN,
    UPDATE_SEAT,
    UPDATE_TABLE,
    Writer,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Executable, Select

    from damier.storage.writer import Job

log = structlog.get_logger()
_HEARTBEAT = 5.0
_FRESH = 1.0  # seconds for which the last write is proof that the next one is possible
_SEATS = select(seats).order_by(seats.c.side.desc())  # White first


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """One event as it is kept; `deed` is JSON."""

    seq: int
    at: float
    by: str
    client: int | None
    deed: str


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """Who sits on one side; `visitor` is None for the computer and for nobody."""

    side: str
    kind: str
    name: str
    visitor: str | None = None


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists of games show of a table; `status` is open, playing or over."""

    plies: int
    status: str
    result: str | None
    board: str
    turn: str


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table with all that is kept of it."""

    id: str
    terms: str
    sheet: str
    made: float
    updated: float
    summary: Summary
    seats: tuple[StoredSeat, ...]
    events: tuple[StoredEvent, ...] = field(default=(), repr=False)


class Store:
    """Keeps tables; every write is on the disk before it returns."""

    def __init__(self, url: str) -> None:
        self._engine = connect(url)
        self._writer = Writer(self._engine)
        self.clock = Clock()
        self._heart: asyncio.Task[None] | None = None
        self._run_id = 0

    def __repr__(self) -> str:
        return f"<Store {self._engine.url!r}>"

    async def open(self) -> None:
        """Take hold of the database, bring it up to date and begin a run."""
        try:
            await self._writer.start()
            await migrate(self._engine)
            await self._begin_run()
        except BaseException:
            await self.close()
            raise
        self._heart = asyncio.create_task(self._live(), name="heartbeat")

    async def _begin_run(self) -> None:
        async with self._engine.begin() as connection:
            last = await connection.execute(select(func.max(runs.c.alive)))
            self.clock.start_after(last.scalar_one_or_none() or 0.0)
            now = self.clock.now()
            made = await connection.execute(insert(runs).values(started=now, alive=now))
            key = made.inserted_primary_key
            self._run_id = int(key[0]) if key else 0

    async def close(self) -> None:
        """Write what waits and let go of the database."""
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
            await self._writer.write([self._sign_of_life()])

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(_HEARTBEAT)
            await self._beat()

    async def _beat(self) -> None:
        """Say that the server is alive, and tidy up; a full or locked disk is tried again later."""
        try:
            await self._writer.write([self._sign_of_life()])
            await tidy(self._engine)
        except SQLAlchemyError:
            log.exception("no heartbeat")

    def _sign_of_life(self) -> tuple[Executable, dict[str, Any]]:
        return UPDATE_RUN, {"key": self._run_id, "alive": self.clock.now()}

    # Writing.

    async def create(self, table: StoredTable, *, also: Job | None = None) -> None:
        """Keep a new table, and in the same transaction whatever belongs to it."""
        job: Job = [
            (
                INSERT_TABLE,
                {
                    "id": table.id,
                    "terms": table.terms,
                    "sheet": table.sheet,
                    "made": table.made,
                    "updated": table.updated,
                    **asdict(table.summary),
                },
            )
        ]
        for seat in table.seats:
            row = {"table_id": table.id, "side": seat.side, "kind": seat.kind}
            job.append((INSERT_SEAT, {**row, "name": seat.name, "visitor": seat.visitor}))
        await self._writer.write(job + (also or []))

    async def append(
        self, table: str, event: StoredEvent, summary: Summary, seat: StoredSeat | None = None
    ) -> None:
        """Keep an event, what follows from it for lists, and a seat that it changed."""
        await self._writer.write(appending(table, event, summary, seat))

    # Reading.

    async def load(self, table: str) -> StoredTable | None:
        """Return a table with its events, or None; whatever was to be written before is seen."""
        if "\0" in table:
            return None  # PostgreSQL takes no such question
        await self._writer.write([])
        async with self._engine.connect() as connection:
            found = await connection.execute(select(tables).where(tables.c.id == table))
            row = found.mappings().first()
            if row is None:
                return None
            sat = await connection.execute(_SEATS.where(seats.c.table_id == table))
            happened = await connection.execute(
                select(events).where(events.c.table_id == table).order_by(events.c.seq)
            )
            return _table(row, sat.mappings().all(), happened.mappings().all())

    async def glance(self, table: str) -> StoredTable | None:
        """Return a table without its events, or None."""
        if "\0" in table:
            return None
        async with self._engine.connect() as connection:
            found = await connection.execute(select(tables).where(tables.c.id == table))
            row = found.mappings().first()
            if row is None:
                return None
            sat = await connection.execute(_SEATS.where(seats.c.table_id == table))
            return _table(row, sat.mappings().all())

    async def games_of(self, visitor: str, limit: int, offset: int = 0) -> list[StoredTable]:
        """Return a visitor's tables, the latest first, without their events."""
        mine = (
            select(tables)
            .where(tables.c.id.in_(_tables_of(visitor)))
            .order_by(tables.c.updated.desc(), tables.c.id)
            .limit(limit)
            .offset(offset)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(mine)).mappings().all()
            ids = [row["id"] for row in rows]
            sat = await connection.execute(_SEATS.where(seats.c.table_id.in_(ids)))
            by_table: dict[str, list[Any]] = {}
            for seat in sat.mappings():
                by_table.setdefault(seat["table_id"], []).append(seat)
            return [_table(row, by_table.get(row["id"], [])) for row in rows]

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

    async def away_since(self, at: float) -> float:
        """Return for how long no server ran since a moment."""
        later = select(runs.c.started, runs.c.alive).order_by(runs.c.id)
        async with self._engine.connect() as connection:
            ran = [tuple(row) for row in await connection.execute(later)]
        away = 0.0
        for (_, alive), (started, _) in pairwise(ran):
            if started > at:
                away += max(0.0, started - max(alive, at))
        return away


def appending(
    table: str, event: StoredEvent, summary: Summary, seat: StoredSeat | None = None
) -> Job:
    """Return the job that keeps one event."""
    kept = {"seq": event.seq, "at": event.at, "by": event.by}
    job: Job = [
        (INSERT_EVENT, {"table_id": table, **kept, "client": event.client, "deed": event.deed}),
        (UPDATE_TABLE, {"key": table, "updated": event.at, **asdict(summary)}),
    ]
    if seat is not None:
        row = {"key": table, "at_side": seat.side, "kind": seat.kind}
        job.append((UPDATE_SEAT, {**row, "name": seat.name, "visitor": seat.visitor}))
    return job


def _tables_of(visitor: str) -> Select[tuple[str]]:
    return select(seats.c.table_id).where(seats.c.visitor == visitor)


def _table(row: Any, sat: Sequence[Any], happened: Sequence[Any] = ()) -> StoredTable:
    return StoredTable(
        id=row["id"],
        terms=row["terms"],
        sheet=row["sheet"],
        made=row["made"],
        updated=row["updated"],
        summary=Summary(*(row[one.name] for one in fields(Summary))),
        seats=tuple(StoredSeat(s["side"], s["kind"], s["name"], s["visitor"]) for s in sat),
        events=tuple(
            StoredEvent(e["seq"], e["at"], e["by"], e["client"], e["deed"]) for e in happened
        ),
    )
