"""One writer for all: whatever waits is written in one transaction, and then everybody is told."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import OperationalError

from damier.storage.database import claim
from damier.storage.schema import events, runs, seats, tables

if TYPE_CHECKING:
    from sqlalchemy import Executable
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Row = dict[str, Any]
_BATCH = 500

INSERT_TABLE = insert(tables)
INSERT_SEAT = insert(seats)
INSERT_EVENT = insert(events)
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
# Rows of all jobs of a batch are written statement by statement, in this order.
_ORDER = (INSERT_TABLE, INSERT_SEAT, INSERT_EVENT, UPDATE_TABLE, UPDATE_SEAT, UPDATE_RUN)

Job = list[tuple["Executable", Row]]
Batch = list[tuple[Job, asyncio.Future[None]]]


class Writer:
    """Takes jobs and writes them in order; a job is done when it is on the disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: asyncio.Queue[tuple[Job, asyncio.Future[None]] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.batches = 0
        self.wrote = float("-inf")  # when something was last stored, on the monotonic clock

    async def start(self) -> None:
        """Take hold of the database and begin to write."""
        connection = await self._engine.connect()
        try:
            async with connection.begin():
                await claim(connection)
        except BaseException:
            await connection.close()
            raise
        self._task = asyncio.create_task(self._run(connection), name="writer")

    async def stop(self) -> None:
        """Write what waits, and stop."""
        if self._task is not None:
            self._waiting.put_nowait(None)
            await self._task
            self._task = None

    async def write(self, job: Job) -> None:
        """Write all rows of a job or none of them; return when they are stored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((job, done))
        await done

    async def _run(self, connection: AsyncConnection) -> None:
        try:
            ending = False
            while not ending:
                batch = [await self._waiting.get()]
                while len(batch) < _BATCH and not self._waiting.empty():
                    batch.append(self._waiting.get_nowait())
                ending = None in batch
                jobs = [entry for entry in batch if entry is not None]
                if jobs:
                    await self._write_batch(connection, jobs)
        finally:
            await connection.close()

    async def _write_batch(
        self, connection: AsyncConnection, batch: Batch, *, is_second: bool = False
    ) -> None:
        """Write a batch in one transaction; if one of its rows cannot be, each job by itself.

        A connection that was lost is made anew, once. What had been stored all the same is not
        stored twice: the keys of its rows are taken.
        """
        self.batches += 1
        try:
            async with connection.begin():
                await claim(connection)
                for statement in _ORDER:
                    rows = [row for job, _ in batch for kind, row in job if kind is statement]
                    if rows:
                        await connection.execute(statement, rows)
        except Exception as error:
            # A database that is away, full or locked is no job's fault: one by one, all would fail.
            is_away = connection.invalidated or isinstance(error, OperationalError)
            if connection.invalidated and not is_second:
                await self._write_batch(connection, batch, is_second=True)
            elif len(batch) > 1 and not is_away:
                for entry in batch:
                    await self._write_batch(connection, [entry])
            else:
                _fail(batch, error)
        else:
            if any(job for job, _ in batch):
                self.wrote = time.monotonic()
            for _, done in batch:
                if not done.done():
                    done.set_result(None)


def _fail(batch: Batch, error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)
