"""The store: everything or nothing, in order, and on the disk before it returns."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING, Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.schema import CreateTable

from damier.storage.database import sqlite_url
from damier.storage.schema import metadata
from damier.storage.store import Store, StoredEvent, StoredSeat, StoredTable, Summary
from damier.storage.writer import _ORDER

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

SUMMARY = Summary(0, "playing", None, "w.b", "white")


def table(name: str, visitor: str = "v") -> StoredTable:
    seats = (
        StoredSeat("white", "person", "Anna", visitor),
        StoredSeat("black", "computer", ""),
    )
    return StoredTable(name, "{}", "djeco", 1.0, 1.0, SUMMARY, seats)


def event(seq: int, client: int | None = None) -> StoredEvent:
    return StoredEvent(seq, float(seq), "white", client, '{"type":"resign"}')


def run(file: Path, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def inside() -> Any:
        store = Store(sqlite_url(str(file)))
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(inside())


def test_what_is_stored_comes_back(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.create(table("a"))
        await store.append("a", event(1, 7), Summary(1, "playing", None, "..b", "black"))
        seat = StoredSeat("white", "person", "Anneke", "v")
        await store.append("a", event(2), Summary(1, "over", "2-0", "...", "white"), seat)

    run(tmp_path / "db", write)
    found = run(tmp_path / "db", lambda store: store.load("a"))
    assert [one.seq for one in found.events] == [1, 2]
    assert found.events[0].client == 7
    assert found.summary == Summary(1, "over", "2-0", "...", "white")
    assert {seat.name for seat in found.seats} == {"Anneke", ""}
    assert found.updated == 2.0
    assert run(tmp_path / "db", lambda store: store.load("b")) is None


def test_many_at_once_share_transactions(tmp_path: Path) -> None:
    async def write(store: Store) -> int:
        await store.create(table("a"))
        before = store._writer.batches
        await asyncio.gather(*(store.append("a", event(seq), SUMMARY) for seq in range(1, 201)))
        return store._writer.batches - before

    assert run(tmp_path / "db", write) < 20
    assert len(run(tmp_path / "db", lambda store: store.load("a")).events) == 200


def test_a_job_that_cannot_be_written_hurts_no_other(tmp_path: Path) -> None:
    async def write(store: Store) -> list[Any]:
        await store.create(table("a"))
        await store.append("a", event(1, 5), SUMMARY)
        jobs = (event(1), event(2), event(3, 5), event(4))
        return await asyncio.gather(
            *(store.append("a", job, SUMMARY) for job in jobs),
            store.append("nowhere", event(1), SUMMARY),
            return_exceptions=True,
        )

    found = run(tmp_path / "db", write)
    assert [type(one) for one in found] == [
        IntegrityError,
        type(None),
        IntegrityError,
        type(None),
        IntegrityError,
    ]
    stored = run(tmp_path / "db", lambda store: store.load("a"))
    assert [one.seq for one in stored.events] == [1, 2, 4]


def test_a_commit_is_synced(tmp_path: Path) -> None:
    async def pragmas(store: Store) -> list[Any]:
        async with store._engine.connect() as connection:
            asked = ("journal_mode", "synchronous", "foreign_keys")
            found = [await connection.exec_driver_sql(f"PRAGMA {name}") for name in asked]
            return [row.scalar() for row in found]

    assert run(tmp_path / "db", pragmas) == ["wal", 2, 1]


def test_games_of_a_visitor(tmp_path: Path) -> None:
    async def write(store: Store) -> tuple[list[str], list[int]]:
        for name, visitor in (("a", "me"), ("b", "you"), ("c", "me"), ("d", "me")):
            await store.create(table(name, visitor))
        over = Summary(9, "over", "1-1", "...", "white")
        await store.append("a", event(9), over)
        mine = await store.games_of("me", 2)
        assert [seat.side for seat in mine[0].seats] == ["white", "black"]
        counts = [await store.unfinished("me", since) for since in (0.0, 1.0, 2.0)]
        return [one.id for one in mine], counts

    assert run(tmp_path / "db", write) == (["a", "c"], [2, 2, 0])


def test_the_time_away_is_what_lies_between_runs(tmp_path: Path) -> None:
    async def nothing(_store: Store) -> None:
        return None

    run(tmp_path / "db", nothing)
    with sqlite3.connect(tmp_path / "db") as connection:
        connection.execute("DELETE FROM runs")
        rows = [(1, 100.0, 200.0), (2, 300.0, 400.0), (3, 1_000.0, 1_100.0)]
        connection.executemany("INSERT INTO runs VALUES (?, ?, ?)", rows)
    connection.close()

    async def away(store: Store) -> list[float]:
        found = [await store.away_since(at) for at in (150.0, 250.0, 350.0, 450.0, 1_050.0)]
        return [round(one - found[-1]) for one in found]

    assert run(tmp_path / "db", away) == [700, 650, 600, 550, 0]


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    async def nothing(_store: Store) -> None:
        return None

    run(tmp_path / "db", nothing)
    engine = create_engine(f"sqlite:///{tmp_path / 'db'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_opening_again_keeps_what_is_there(tmp_path: Path) -> None:
    run(tmp_path / "db", lambda store: store.create(table("a")))
    assert run(tmp_path / "db", lambda store: store.load("a")) == table("a")


def test_postgresql_understands_every_statement() -> None:
    dialect = postgresql.dialect()
    for made in metadata.sorted_tables:
        assert "DOUBLE PRECISION" in str(CreateTable(made).compile(dialect=dialect)) or (
            made.name == "seats"
        )
    for statement in _ORDER:
        assert str(statement.compile(dialect=dialect))
