"""PostgreSQL: it may go away and come back, be locked, or be wanted by two servers."""

from __future__ import annotations

import asyncio
from contextlib import closing
from typing import TYPE_CHECKING, Any

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from damier.storage import postgres
from damier.storage import store as storing
from damier.storage.database import StorageError, try_out
from damier.storage.store import Store, Summary
from damier.storage.writer import Writing
from storage.test_store import SUMMARY, event, run, table
from web.harness import Server, both_play

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from storage.cluster import Cluster

CUT_OFF = (
    "SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.make()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for locks no longer than tests want to."""
    monkeypatch.setitem(postgres.SESSION, "lock_timeout", "200ms")


async def seqs(store: Store) -> list[int]:
    found = await store.load("a")
    assert found is not None
    return [one.seq for one in found.events]


def show(url: str, name: str) -> Any:
    """Return how a store's connections have something set."""

    async def asked(store: Store) -> Any:
        async with store._engine.connect() as connection:
            return (await connection.exec_driver_sql(f"SHOW {name}")).scalar()

    return run(url, asked)


def test_lost_connections_are_made_anew_and_no_job_is_lost(cluster: Cluster, url: str) -> None:
    async def go_on(store: Store) -> list[int]:
        await store.create(table("a"))
        await seqs(store)
        assert cluster.tell(url, CUT_OFF)[0][0] >= 2  # the writer's, and a reader's
        await asyncio.gather(*(store.append("a", event(seq), SUMMARY) for seq in range(1, 51)))
        cluster.tell(url, CUT_OFF)
        return await seqs(store)

    assert run(url, go_on) == list(range(1, 51))


def test_moves_of_many_tables_are_one_statement_and_one_transaction(url: str) -> None:
    async def move(store: Store) -> list[bool]:
        names = [f"t{number}" for number in range(30)]
        await asyncio.gather(*(store.create(table(name)) for name in names))
        await store.append("t7", event(1), SUMMARY)  # somebody else was first there
        moved = Summary(1, "playing", None, "..b", "black")
        won = await asyncio.gather(*(store.append(name, event(1), moved) for name in names))
        # PostgreSQL notes for every row by which transaction, and which statement of it.
        written = text("SELECT DISTINCT xmin::text, cmin::text FROM events WHERE table_id <> 't7'")
        async with store._engine.connect() as connection:
            assert len((await connection.execute(written)).all()) == 1
        return won

    won = run(url, move)
    assert [number for number, first in enumerate(won) if not first] == [7]
    shown = [run(url, lambda store, name=name: store.load(name)) for name in ("t6", "t7")]
    assert [(one.summary.board, len(one.events)) for one in shown] == [("..b", 1), ("w.b", 1)]


def test_moves_do_not_wait_for_what_is_written_beside_them(url: str) -> None:
    async def move(store: Store) -> None:
        for name in "ab":
            await store.create(table(name))
        writer, told = store._writer, list[str]()
        await writer.turn()
        writer._breath.take()  # as while something is being written

        async def note(name: str, work: Any) -> None:
            await work
            told.append(name)

        moves = [note(name, store.append(name, event(1), SUMMARY)) for name in "ab"]
        works = [note("nothing", writer.write(Writing())), note("alive", store._beat()), *moves]
        waiting = [asyncio.create_task(work) for work in works]
        await asyncio.sleep(0)
        writer._breath.let_go(0)
        await asyncio.gather(*waiting)
        assert told == ["a", "b", "nothing", "alive"]
        written = text("SELECT DISTINCT xmin::text, cmin::text FROM events")
        async with store._engine.connect() as connection:
            assert len((await connection.execute(written)).all()) == 1

    run(url, move)


def test_the_store_outlives_its_database(
    cluster: Cluster, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storing, "_HEARTBEAT", 0.05)

    async def go_on(store: Store) -> list[int]:
        await store.create(table("a"))
        cluster.stop()
        try:
            jobs = (store.append("a", event(seq), SUMMARY) for seq in (1, 2, 3))
            found = await asyncio.gather(*jobs, return_exceptions=True)
            assert [type(one) for one in found] == [OperationalError] * 3
            with pytest.raises(OperationalError):
                await store.check()
            await asyncio.sleep(0.2)
        finally:
            cluster.start()
        await store.append("a", event(4), SUMMARY)
        before = cluster.tell(url, "SELECT alive FROM runs")
        while cluster.tell(url, "SELECT alive FROM runs") == before:
            await asyncio.sleep(0.01)
        return await seqs(store)

    assert run(url, go_on) == [4]


def test_a_row_that_is_refused_after_a_lost_connection_hurts_no_other(
    cluster: Cluster, url: str
) -> None:
    async def go_on(store: Store) -> list[Any]:
        await store.create(table("a"))
        await store.append("a", event(1), SUMMARY)
        cluster.tell(url, CUT_OFF)
        jobs = (store.append("a", event(seq), SUMMARY) for seq in (1, 2, 3))
        return list(await asyncio.gather(*jobs))

    assert run(url, go_on) == [False, True, True]
    assert run(url, seqs) == [1, 2, 3]


@pytest.mark.usefixtures("impatient")
def test_nobody_waits_for_a_lock_for_ever(url: str) -> None:
    async def locked(store: Store) -> list[int]:
        await store.create(table("a"))
        before = store._writer.batches
        with closing(psycopg.connect(url)) as other:
            other.execute("LOCK TABLE events IN ACCESS EXCLUSIVE MODE")
            jobs = (store.append("a", event(seq), SUMMARY) for seq in range(1, 101))
            found = await asyncio.gather(*jobs, return_exceptions=True)
        assert {type(one) for one in found} == {OperationalError}
        assert store._writer.batches - before < 5  # all are told at once
        await store.append("a", event(1), SUMMARY)
        return await seqs(store)

    assert run(url, locked) == [1]


@pytest.mark.parametrize(
    ("chosen", "used"), [("off", "on"), ("on", "on"), ("remote_apply", "remote_apply")]
)
def test_a_commit_is_synced(cluster: Cluster, url: str, chosen: str, used: str) -> None:
    name = url.partition("@/")[2].partition("?")[0]
    cluster.tell(url, f"ALTER DATABASE {name} SET synchronous_commit = {chosen}")

    assert show(url, "synchronous_commit") == used


def test_a_url_goes_before_what_is_set_without_it(url: str) -> None:
    assert show(url, "application_name") == "damier"
    assert show(f"{url}&fallback_application_name=club", "application_name") == "club"


@pytest.mark.usefixtures("impatient")
def test_two_servers_never_share_a_database(cluster: Cluster, url: str) -> None:
    async def another() -> None:
        with pytest.raises(StorageError, match="that no other server uses"):
            await try_out(url)
        with pytest.raises(OperationalError, match="lock timeout"):
            await Store(url).open()

    async def keep_away(store: Store) -> None:
        await another()
        cluster.tell(url, CUT_OFF)
        await store.create(table("a"))  # and with the new connection it is claimed anew
        await another()

    run(url, keep_away)
    asyncio.run(try_out(url))


@pytest.mark.usefixtures("impatient")
def test_servers_that_start_at_once_do_not_both_make_the_tables(url: str) -> None:
    async def start() -> list[Any]:
        stores = [Store(url) for _ in range(4)]
        found = await asyncio.gather(*(one.open() for one in stores), return_exceptions=True)
        for one in stores:
            await one.close()
        return sorted(str(type(one)) for one in found if one is not None)

    assert asyncio.run(start()) == [str(OperationalError)] * 3


@pytest.fixture
def server(url: str, tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "data", DAMIER_DATABASE=url).start()
    yield running
    assert running.stop()


def test_live_tables_go_on(cluster: Cluster, server: Server) -> None:
    white, black = server.pair(sheet="international", control="300")
    both_play(white, black, "32-28", "19-23")
    cluster.restart()
    both_play(white, black, "28x19", "14x23")  # nobody has noticed
    cluster.stop()
    try:
        white.send({"type": "move", "id": 99, "seq": white.view["seq"], "text": "37-32"})
        assert white.expect("bye")["code"] == "try-again"
        assert black.expect("bye")["code"] == "try-again"
        with server.http() as http:
            assert http.get("/healthz").status_code == 503
    finally:
        cluster.start()
    with server.http() as http:
        assert http.get("/healthz").status_code == 200
        assert http.post("/api/tables/%00/join", json={}).status_code == 404
    _come_back(white, black)
    both_play(white, black, "37-32")
    server.kill()
    server.start()
    _come_back(white, black)
    played = ["32-28", "19-23", "28x19", "14x23", "37-32"]
    assert [entry["text"] for entry in black.entries] == played
    both_play(white, black, "10-14")


def _come_back(*players: Any) -> None:
    for player in players:
        player.close()
        player.connect()
