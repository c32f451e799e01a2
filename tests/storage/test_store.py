"""The store: everything or nothing, in order, and on the disk before it returns."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import delete, insert
from sqlalchemy.exc import IntegrityError

from damier.storage.database import StorageError, sqlite_url
from damier.storage.schema import metadata, runs
from damier.storage.store import Store, StoredSeat, StoredTable, Summary
from damier.table.facts import Event, Resigned
from damier.table.terms import Seat, Terms

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from sqlalchemy import Connection

TERMS = Terms(sheet="djeco").settled()
SUMMARY = Summary(0, "playing", None, "w.b", "white")


def table(name: str, visitor: str = "v") -> StoredTable:
    seats = (
        StoredSeat("white", "person", "Anna", visitor),
        StoredSeat("black", "computer", ""),
    )
    return StoredTable(name, TERMS, 1.0, 1.0, SUMMARY, seats)


def event(seq: int, client: int | None = None) -> Event:
    return Event(seq, float(seq), "white", (Resigned("white"),), client)


def run(url: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def inside() -> Any:
        store = Store(url)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(inside())


def test_what_is_stored_comes_back(url: str) -> None:
    async def write(store: Store) -> None:
        await store.create(table("a"))
        await store.append("a", event(1, 7), Summary(1, "playing", None, "..b", "black"))
        seat = StoredSeat("white", "person", "Anneke", "v")
        await store.append("a", event(2), Summary(1, "over", "2-0", "...", "white"), seat)

    run(url, write)
    found = run(url, lambda store: store.load("a"))
    assert [one.seq for one in found.events] == [1, 2]
    assert found.events[0].client == 7
    assert found.summary == Summary(1, "over", "2-0", "...", "white")
    assert {seat.name for seat in found.seats} == {"Anneke", ""}
    assert found.updated == 2.0
    assert run(url, lambda store: store.load("b")) is None


def test_many_at_once_share_transactions(url: str) -> None:
    async def write(store: Store) -> int:
        await store.create(table("a"))
        before = store._writer.batches
        await asyncio.gather(*(store.append("a", event(seq), SUMMARY) for seq in range(1, 201)))
        return store._writer.batches - before

    assert run(url, write) < 20
    assert len(run(url, lambda store: store.load("a")).events) == 200


def test_those_who_wait_for_their_turn_decide_and_are_written_together(url: str) -> None:
    async def write(store: Store) -> int:
        await store.create(table("a"))
        decided: list[int] = []

        async def decide(seq: int) -> None:
            await store.turn()
            decided.append(seq)
            await store.append("a", event(seq), SUMMARY)

        writer = store._writer
        await writer.turn()
        writer._breath.take()  # as while something is being written
        waiting = [asyncio.create_task(decide(seq)) for seq in range(1, 51)]
        await asyncio.sleep(0)
        assert decided == []
        before = writer.batches
        writer._breath.let_go(0)
        await asyncio.gather(*waiting)
        assert decided == list(range(1, 51))
        return writer.batches - before

    assert run(url, write) <= 2  # theirs, and perhaps a sign of life
    assert len(run(url, lambda store: store.load("a")).events) == 50


def test_a_job_that_cannot_be_written_hurts_no_other(url: str) -> None:
    async def write(store: Store) -> list[Any]:
        await store.create(table("a"))
        await store.append("a", event(1, 5), SUMMARY)
        jobs = (event(1), event(2), event(3, 5), event(4))
        return await asyncio.gather(
            *(store.append("a", job, SUMMARY) for job in jobs),
            store.append("nowhere", event(1), SUMMARY),
            return_exceptions=True,
        )

    found = run(url, write)
    assert found[:-1] == [False, True, False, True]
    assert isinstance(found[-1], IntegrityError)
    stored = run(url, lambda store: store.load("a"))
    assert [one.seq for one in stored.events] == [1, 2, 4]


def test_a_commit_is_synced(tmp_path: Path) -> None:
    async def pragmas(store: Store) -> list[Any]:
        async with store._engine.connect() as connection:
            asked = ("journal_mode", "synchronous", "foreign_keys")
            found = [await connection.exec_driver_sql(f"PRAGMA {name}") for name in asked]
            return [row.scalar() for row in found]

    assert run(sqlite_url(str(tmp_path / "db")), pragmas) == ["wal", 2, 1]


def test_games_of_a_visitor(url: str) -> None:
    async def write(store: Store) -> tuple[list[str], list[int]]:
        for name, visitor in (("a", "me"), ("b", "you"), ("c", "me"), ("d", "me")):
            await store.create(table(name, visitor))
        over = Summary(9, "over", "1-1", "...", "white")
        await store.append("a", event(9), over)
        mine = await store.games_of("me", 2)
        assert [seat.side for seat in mine[0].seats] == ["white", "black"]
        counts = [await store.unfinished("me", since) for since in (0.0, 1.0, 2.0)]
        return [one.id for one in mine], counts

    assert run(url, write) == (["a", "c"], [2, 2, 0])


def test_the_time_away_is_what_lies_between_runs(url: str) -> None:
    async def pretend(store: Store) -> None:
        store._run_id = 0  # that no other is taken for its own when it ends
        async with store._engine.begin() as connection:
            await connection.execute(delete(runs))
            for started, alive in ((100.0, 200.0), (300.0, 400.0), (1_000.0, 1_100.0)):
                await connection.execute(insert(runs).values(started=started, alive=alive))

    run(url, pretend)

    async def away(store: Store) -> list[float]:
        found = [await store.away_since(at) for at in (150.0, 250.0, 350.0, 450.0, 1_050.0)]
        return [round(one - found[-1]) for one in found]

    assert run(url, away) == [700, 650, 600, 550, 0]


def test_the_migrations_make_the_schema(url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare(store: Store) -> list[Any]:
        async with store._engine.connect() as connection:
            return await connection.run_sync(differences)

    assert run(url, compare) == []


def test_servers_of_before_work_with_the_tables_of_now(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(url, lambda store: store.create(table("a")))
    for known in ("0004", "0005", "0006"):
        monkeypatch.setattr(ScriptDirectory, "get_current_head", lambda _, head=known: head)
        assert run(url, lambda store: store.load("a")) == table("a")
    monkeypatch.setattr(ScriptDirectory, "get_current_head", lambda _: "0003")
    with pytest.raises(StorageError, match="expected a database of version 0003 or before"):
        run(url, lambda store: store.load("a"))


def test_opening_again_keeps_what_is_there(url: str) -> None:
    run(url, lambda store: store.create(table("a")))
    assert run(url, lambda store: store.load("a")) == table("a")


def test_any_word_may_be_asked_for_and_kept(url: str) -> None:
    words = Terms(sheet="djeco", white=Seat(name="\\ \u200fשלום 🙂 %s :x")).settled()

    async def ask(store: Store) -> list[StoredTable | None]:
        await store.create(replace(table("Aé"), terms=words, made=0.1 + 0.2))
        return [await store.load(name) for name in ("aé", "a\0", "'; --", "x" * 1_000, "Aé")]

    *others, found = run(url, ask)
    assert others == [None] * 4
    assert (found.terms, found.made) == (words, 0.1 + 0.2)
