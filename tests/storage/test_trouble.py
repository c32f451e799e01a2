"""A disk that is full or locked for a while, and what is under way when somebody reads."""

from __future__ import annotations

import asyncio
import sqlite3
import traceback
from typing import TYPE_CHECKING

import pytest
from sqlalchemy.exc import IntegrityError

from damier.storage import store as storing
from damier.storage.database import sqlite_url
from damier.storage.store import Store
from storage.test_store import SUMMARY, event, run, table

if TYPE_CHECKING:
    from pathlib import Path


def test_the_heart_beats_on_after_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storing, "_HEARTBEAT", 0.01)
    file = tmp_path / "db"

    def alive() -> float:
        with sqlite3.connect(file) as other:
            return float(other.execute("SELECT max(alive) FROM runs").fetchone()[0])

    async def fail_once(store: Store) -> None:
        async with asyncio.timeout(30):
            await _break(file)
            broken = alive()
            await asyncio.sleep(0.1)
            assert alive() == broken
            await _mend(file)
            while alive() == broken:
                await asyncio.sleep(0.01)

    run(sqlite_url(str(file)), fail_once)


async def _break(file: Path) -> None:
    await asyncio.to_thread(
        _tell,
        file,
        "CREATE TRIGGER full BEFORE UPDATE ON runs BEGIN SELECT RAISE(ABORT, 'full'); END",
    )


async def _mend(file: Path) -> None:
    await asyncio.to_thread(_tell, file, "DROP TRIGGER full")


def _tell(file: Path, statement: str) -> None:
    """Do something behind the store's back; in a thread, as the store may hold the lock."""
    with sqlite3.connect(file) as other:
        other.execute(statement)


def test_a_store_that_cannot_write_closes_all_the_same(tmp_path: Path) -> None:
    file = tmp_path / "db"
    run(sqlite_url(str(file)), lambda _: _break(file))
    run(sqlite_url(str(file)), lambda store: store.create(table("a")))


def test_whoever_reads_sees_what_was_to_be_written(url: str) -> None:
    async def read_at_once(store: Store) -> int:
        await store.create(table("a"))
        writing = asyncio.create_task(store.append("a", event(1), SUMMARY))
        await asyncio.sleep(0)
        writing.cancel()  # nobody waits for it any more, but it is on its way
        found = await store.load("a")
        assert found is not None
        return len(found.events)

    assert run(url, read_at_once) == 1


def test_only_the_owner_may_read_the_games(tmp_path: Path) -> None:
    async def modes(store: Store) -> set[int]:
        await store.create(table("a"))
        return {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}

    assert run(sqlite_url(str(tmp_path / "db")), modes) == {0o600}


def test_what_players_write_is_not_in_the_words_of_an_error(url: str) -> None:
    async def twice(store: Store) -> str:
        await store.create(table("secret-words"))
        with pytest.raises(IntegrityError, match=r"(?i)unique") as raised:
            await store.create(table("secret-words"))
        return "".join(traceback.format_exception(raised.value))

    assert "secret-words" not in run(url, twice).replace('table("secret-words")', "")


def test_a_store_that_was_never_opened_can_be_closed(url: str) -> None:
    asyncio.run(Store(url).close())
