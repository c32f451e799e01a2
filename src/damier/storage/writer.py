"""One writer for all: whatever waits is written in one transaction, and then everybody is told.

It has a connection and a thread of its own: a batch is one errand of that thread, and costs the
event loop nothing but to send it.
Who came first is decided by the key of an event (its table and number): the one whose row went in
has won, everybody else has lost and learns what happened by reading it.
"""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import OperationalError

from damier.storage import postbag
from damier.storage.breath import Breath
from damier.storage.database import StorageError, claim
from damier.storage.quick import Quick
from damier.storage.schema import (
    events,
    finished,
    progress,
    rated_games,
    runs,
    seats,
    sheets,
    tables,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sqlalchemy import Connection, Engine, Executable

_T = TypeVar("_T")
Row = dict[str, Any]
_BATCH = 500
_DIALECTS: dict[str, Any] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}

INSERT_SHEET = insert(sheets)  # each once: one that is there stays
INSERT_TABLE = insert(tables)
INSERT_SEAT = insert(seats)
INSERT_RATED = insert(rated_games)  # each once
INSERT_FINISHED = insert(finished)  # each once
INSERT_EVENT = insert(events)  # of a table that is new itself
UPDATE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("key"))
    .values(
        updated=bindparam("updated"),
        plies=bindparam("plies"),
        status=bindparam("status"),
        result=bindparam("result"),
        board=bindparam("board"),
        turn=bindparam("turn"),
    )
)
UPDATE_SEAT = (
    update(seats)
    .where(seats.c.table_id == bindparam("key"), seats.c.side == bindparam("at_side"))
    .values(kind=bindparam("kind"), name=bindparam("name"), visitor=bindparam("visitor"))
)
UPDATE_RUN = update(runs).where(runs.c.id == bindparam("key")).values(alive=bindparam("alive"))
KEEP_PROGRESS = insert(progress)  # what was kept of the same item goes
FORGET_PROGRESS = delete(progress).where(progress.c.visitor == bindparam("whose"))
# Rows of all jobs of a batch are written statement by statement, in this order.
_ORDER = (
    INSERT_SHEET,
    INSERT_TABLE,
    INSERT_SEAT,
    INSERT_EVENT,
    INSERT_RATED,
    INSERT_FINISHED,
    UPDATE_TABLE,
    UPDATE_SEAT,
    UPDATE_RUN,
    KEEP_PROGRESS,
    FORGET_PROGRESS,
    *postbag.ORDER,
)


@dataclass(frozen=True, slots=True)
class Writing:
    """Rows that are written together; with an `event` only if nobody came before it."""

    rows: tuple[tuple[Executable, Row], ...] = ()
    event: Row | None = None

    @property
    def move(self) -> tuple[Row, Row] | None:
        """The event and what lists show of its table, if that is all there is to write."""
        if self.event is None or len(self.rows) != 1 or self.rows[0][0] is not UPDATE_TABLE:
            return None
        return self.event, self.rows[0][1]

    @property
    def key(self) -> tuple[str, int]:
        """The table and number of the event; jobs without one come first."""
        return ("", 0) if self.event is None else (self.event["table_id"], self.event["seq"])


@dataclass(frozen=True, slots=True, eq=False)
class _Waiting:
    job: Writing
    done: asyncio.Future[bool]

    @property
    def key(self) -> tuple[str, int]:
        return self.job.key


class Writer:
    """Takes jobs and writes them in order; a job is done when it is on the disk."""

    def __init__(self, engine: Engine, *, shared: bool = False) -> None:
        self._engine, self._shared = engine, shared
        self._waiting: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._breath = Breath()
        into = _DIALECTS[engine.dialect.name]
        # Whoever comes second leaves what is there, and is not among those returned.
        self._append = (
            into(events).on_conflict_do_nothing().returning(events.c.table_id, events.c.seq)
        )
        every_move = into(events).on_conflict_do_nothing(), (UPDATE_TABLE,)
        self._quick = Quick(*every_move) if engine.dialect.name == "sqlite" else None
        self._append_all = None
        if engine.dialect.name == "postgresql":  # whose driver need not be there for SQLite
            from damier.storage.at_once import append_all

            self._append_all = append_all
        once = into(sheets).on_conflict_do_nothing()
        latest = into(progress)
        changed = {name: latest.excluded[name] for name in ("updated", "due", "record")}
        latest = latest.on_conflict_do_update(index_elements=["visitor", "item"], set_=changed)
        self._as_written: dict[Executable, Executable] = {
            INSERT_SHEET: once,
            INSERT_RATED: into(rated_games).on_conflict_do_nothing(),
            INSERT_FINISHED: into(finished).on_conflict_do_nothing(),
            KEEP_PROGRESS: latest,
            **postbag.as_written(into),
        }
        self._ended = False
        self.batches = 0
        self.wrote = float("-inf")  # when something was last stored, on the monotonic clock

    async def start(self) -> None:
        """Take hold of the database and begin to write."""
        loop = asyncio.get_running_loop()
        self._connection = await loop.run_in_executor(self._thread, self._connect)
        self._task = asyncio.create_task(self._run(self._connection), name="writer")

    def _connect(self) -> Connection:
        connection = self._engine.connect()
        try:
            with connection.begin():
                claim(connection, shared=self._shared)
        except BaseException:
            connection.close()
            raise
        return connection

    async def stop(self) -> None:
        """Write what waits, and stop."""
        if self._task is not None:
            self._waiting.put_nowait(None)
            await self._task
            self._task = None
        if not self._ended:
            self._ended = True
            self._thread.submit(self._engine.dispose)
            self._thread.shutdown(wait=False)

    async def write(self, job: Writing) -> bool:
        """Write all rows of a job or none of them; return when they are stored.

        False: another event came first, and nothing of the job was written.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Waiting(job, done))
        return await done

    async def turn(self) -> None:
        """Wait until what is asked for now would be written at once.

        Whoever decides something has to wait for it anyway. Who waits first and decides then does
        so in a row with all others, which costs a processor far less than one now and one then.
        """
        await self._breath.wait()

    def gather(self, do: Callable[[], object]) -> bool:
        """Do something when the next turn comes; False if that is now, and nothing is done."""
        return self._breath.gather(do)

    async def run(self, errand: Callable[[Connection], _T]) -> _T:
        """Do something that reads and writes, in a transaction of its own and between batches."""

        def inside() -> _T:
            if self._connection is None:
                raise StorageError("expected a writer that was started, got one that was not")
            with self._connection.begin():
                claim(self._connection, shared=self._shared)
                return errand(self._connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, inside)

    def put(self, connection: Connection, rows: Iterable[tuple[Executable, Row]]) -> None:
        """Write rows within an errand, each as a batch would."""
        for statement, row in rows:
            connection.execute(self._as_written.get(statement, statement), row)

    async def _run(self, connection: Connection) -> None:
        loop = asyncio.get_running_loop()
        try:
            ending = False
            while not ending:
                batch = [await self._waiting.get()]
                # Whoever comes first after a rest is written at once.
                if batch[0] is not None and not self._breath.is_over:
                    await self._breath.wait()
                    await asyncio.sleep(0)  # those who waited for their turn have theirs
                while len(batch) < _BATCH and not self._waiting.empty():
                    batch.append(self._waiting.get_nowait())
                ending = None in batch
                jobs = [entry for entry in batch if entry is not None]
                if jobs:
                    self._breath.take()
                    for part in self._parts(jobs):
                        told = await loop.run_in_executor(
                            self._thread, self._write_batch, connection, part
                        )
                        _tell(told)
                    self._breath.let_go(len(jobs))
        finally:
            await loop.run_in_executor(self._thread, connection.close)

    def _parts(self, jobs: list[_Waiting]) -> list[list[_Waiting]]:
        """Return what is written at once, and then the rest, for which moves need not wait.

        Those who write nothing are told last: they want all that came before them to be stored.
        """
        moves = [entry for entry in jobs if entry.job.move is not None]
        rest = [entry for entry in jobs if entry.job.move is None]
        if self._append_all is None or not moves or all(one.job == _NOTHING for one in rest):
            return [jobs]
        return [moves, rest]

    def _write_batch(
        self, connection: Connection, batch: list[_Waiting], *, is_second: bool = False
    ) -> list[tuple[_Waiting, bool | Exception]]:
        """Write a batch in one transaction; if one of its rows cannot be, each job by itself.

        Return what became of each job. A connection that was lost is made anew, once. What had been
        stored all the same is not stored twice: the keys of its rows are taken, and its jobs have
        lost, to themselves.
        """
        self.batches += 1
        try:
            with connection.begin():
                claim(connection, shared=self._shared)
                winners = self._write(connection, batch)
        except Exception as error:
            # A database that is away, full or locked is no job's fault: one by one, all would fail.
            is_away = connection.invalidated or isinstance(error, OperationalError)
            if connection.invalidated and not is_second:
                return self._write_batch(connection, batch, is_second=True)
            if len(batch) > 1 and not is_away:
                return [told for entry in batch for told in self._write_batch(connection, [entry])]
            return [(entry, error) for entry in batch]
        if any(entry.job != _NOTHING for entry in batch):
            self.wrote = time.monotonic()
        return [(entry, entry in winners) for entry in batch]

    def _write(self, connection: Connection, batch: list[_Waiting]) -> set[_Waiting]:
        """Write events, and then whatever belongs to those that came first; return these jobs."""
        if (quickly := self._at_once(connection, batch)) is not None:
            return quickly
        winners = self._winners(connection, batch)
        for statement in _ORDER:
            rows = [row for entry in winners for kind, row in entry.job.rows if kind is statement]
            if not rows or (self._quick and self._quick.update(connection, statement, rows)):
                continue
            connection.execute(self._as_written.get(statement, statement), rows)
        return set(winners)

    def _at_once(self, connection: Connection, batch: list[_Waiting]) -> set[_Waiting] | None:
        """Write moves, each of another table, by one statement; None if there is anything else."""
        if self._append_all is None:
            return None
        free, rows = set(), []
        for entry in batch:
            if entry.job == _NOTHING:
                free.add(entry)
            elif entry.job.move is None:
                return None
            else:
                rows.append((entry.key, entry, entry.job.move))
        if len({table for (table, _), _, _ in rows}) != len(rows):
            return None
        won = self._append_all(connection, [move for _, _, move in rows]) if rows else set()
        return free | {entry for key, entry, _ in rows if key in won}

    def _winners(self, connection: Connection, batch: list[_Waiting]) -> list[_Waiting]:
        """Append the events, and return the jobs that may go on.

        All servers append in the order of the keys, so that none waits for one that waits for it.
        """
        first: dict[tuple[str, int], _Waiting] = {}
        free = [entry for entry in batch if entry.job.event is None]
        for entry in sorted(batch, key=attrgetter("key")):
            if entry.job.event is not None:
                first.setdefault(entry.key, entry)
        rows = [entry.job.event for entry in first.values() if entry.job.event is not None]
        if not rows:
            return free
        if self._quick is not None:
            won = self._quick.append(connection, rows)
        else:
            won = {(table, seq) for table, seq in connection.execute(self._append, rows)}
        return free + [entry for key, entry in first.items() if key in won]


_NOTHING = Writing()


def _tell(told: list[tuple[_Waiting, bool | Exception]]) -> None:
    for entry, outcome in told:
        if entry.done.done():
            continue  # nobody waits for it any more
        if isinstance(outcome, Exception):
            entry.done.set_exception(outcome)
        else:
            entry.done.set_result(outcome)
