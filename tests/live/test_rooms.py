"""Rooms when something goes wrong: a disk that fails, people who come and go, endless talk."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import structs

from damier.engine.opponent import Mind
from damier.live.keys import Keys
from damier.live.rooms import Rooms
from damier.live.thinking.host import Host
from damier.live.thinking.jobs import MoveJob
from damier.live.thinking.work import Work
from damier.storage.database import sqlite_url
from damier.storage.store import Store
from damier.table import commands as c
from damier.table import facts as f
from damier.table.errors import Refused
from damier.table.terms import Seat, Terms
from damier.web.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

TWO = Terms(sheet="international", against="link")


def run(folder: Path, work: Callable[[Rooms], Awaitable[Any]], **settings: Any) -> Any:
    """Do something with a rooms on a store of its own."""

    async def inside() -> Any:
        store = Store(sqlite_url(str(folder / "db")))
        await store.open()
        rooms = Rooms(Settings(data=folder, **settings), store, Keys(b"k" * 32), Work(60.0))
        try:
            return await work(rooms)
        finally:
            await rooms.close()
            await store.close()

    return asyncio.run(inside())


def move(text: str, number: int = 0) -> c.Move:
    return c.Move(text=text, id=number)


def test_nobody_goes_on_from_what_was_not_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail_once(rooms: Rooms) -> None:
        name = await rooms.create(TWO, {})
        room = await rooms.enter(name)
        assert room is not None
        append, calls = rooms.store.append, iter([True])

        async def failing(*args: Any, **options: Any) -> bool:
            await asyncio.sleep(0)
            if next(calls, False):
                raise OSError("disk full")
            return await append(*args, **options)

        monkeypatch.setattr(rooms.store, "append", failing)
        done = await asyncio.gather(
            room.do(move("32-28", 1), "white"),
            room.do(move("19-23", 1), "black"),
            return_exceptions=True,
        )
        codes = [error.code for error in done if isinstance(error, Refused)]
        assert codes == ["try-again", "not-your-turn"]  # it was looked up: nothing is stored
        assert room.table.seq == 0
        assert not room.is_unsure
        await room.do(move("32-28", 1), "white")
        assert [event.seq for event in await rooms.store.since(name, 0)] == [1]

    run(tmp_path, fail_once)


def test_one_room_a_table_whoever_comes_and_goes(tmp_path: Path) -> None:
    async def come_and_go(rooms: Rooms) -> None:
        name = await rooms.create(TWO, {})

        async def look_in() -> None:
            room = await rooms.enter(name)
            assert room is not None
            rooms.leave(room)

        _, stays = await asyncio.gather(look_in(), rooms.enter(name))
        assert stays is rooms.open[name]
        assert stays.users == 1

    run(tmp_path, come_and_go)


def test_talk_cannot_crowd_out_the_moves(tmp_path: Path) -> None:
    async def talk(rooms: Rooms) -> None:
        room = await rooms.enter(await rooms.create(TWO, {}))
        assert room is not None
        for _ in range(5):
            await room.do(c.Say(text="ha"), "black")
        with pytest.raises(Refused, match="shorter"):
            await room.do(c.Say(text="ha"), "black")
        for text, by in (("32-28", "white"), ("19-23", "black")):
            await room.do(move(text), by)  # type: ignore[arg-type]

    run(tmp_path, talk, events_per_table=10)


def test_the_lobby_shows_no_game_that_is_over(tmp_path: Path) -> None:
    async def resign(rooms: Rooms) -> list[bool]:
        terms = Terms(sheet="international", against="lobby", black=Seat("open"))
        room = await rooms.enter(await rooms.create(terms, {}))
        assert room is not None
        room._people.add(_Sitting())  # type: ignore[arg-type]
        before = room.is_waiting
        await room.do(c.Resign(), "white")
        return [before, room.is_waiting]

    assert run(tmp_path, resign) == [True, False]


class _Sitting:
    """Somebody at a seat who does not listen."""

    eyes, lang = "white", "en"

    def send(self, text: str) -> None:
        """Hear nothing."""


def test_quick_levels_do_not_wait_for_the_best() -> None:
    """While many tables want the best, a thread is left for the others."""
    game = Terms(sheet="english").game()

    async def both() -> None:
        go_on = asyncio.Event()

        class Slow:
            async def run(self, job: MoveJob, *_rest: Any) -> None:
                if job.mind.level == "best":
                    await go_on.wait()

        host = Host(Slow(), tables=2)  # type: ignore[arg-type]
        best, quick = (MoveJob(game, "white", Mind.of(level)) for level in ("best", 1))
        slow = [asyncio.create_task(host.run(best)) for _ in range(5)]
        try:
            await asyncio.sleep(0)
            async with asyncio.timeout(30):
                await host.run(quick)
            assert not any(task.done() for task in slow)
        finally:
            go_on.set()
        await asyncio.gather(*slow)

    asyncio.run(both())


def test_a_jump_of_the_systems_clock_loses_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def jump(rooms: Rooms) -> None:
        timed = Terms(sheet="international", against="link", control="60")
        name = await rooms.create(timed, {})
        room = await rooms.enter(name)
        assert room is not None
        await room.do(move("32-28"), "white")
        await room.do(move("18-23"), "black")
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + 3600)
        await room.do(move("38-32"), "white")  # Black has had an hour by the system's clock
        await room.do(move("12-18"), "black")
        assert room.table.game.outcome is None
        monkeypatch.setattr(time, "time", lambda: real() - 3600)
        await room.do(move("43-38"), "white")
        clock = room.table.game.state.clock
        assert clock is not None
        assert all(50 < clock.face(side).left <= 60 for side in ("white", "black"))
        rooms.leave(room)

    run(tmp_path, jump)


def test_a_clock_set_back_between_two_runs_stops_nobodys_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments: list[float] = []

    async def look(rooms: Rooms) -> None:
        moments.append(rooms.store.clock.now())

    run(tmp_path, look)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() - 3600)
    run(tmp_path, look)
    assert moments == sorted(moments)


def test_a_move_that_came_in_time_is_no_loss_though_it_waited(tmp_path: Path) -> None:
    async def wait(rooms: Rooms) -> None:
        name = await rooms.create(structs.replace(TWO, control="60"), {})
        room = await rooms.enter(name)
        assert room is not None
        await room.do(move("32-28"), "white")
        breath, now = rooms.store._writer._breath, rooms.store.clock.now
        in_time = now() + 59.0
        await rooms.store.turn()
        breath.take()
        rooms.store.clock.start_after(now() + 90.0)  # as if all had waited for that long
        done: list[asyncio.Task[None]] = []
        looking = asyncio.create_task(room.look())  # for a flag, before the move is even read
        await asyncio.sleep(0)

        def read() -> None:
            done.append(asyncio.create_task(room.do(move("19-23"), "black", came=in_time)))

        assert rooms.store.gather(read)
        breath.let_go(0)
        await looking
        await done[0]
        assert [type(event.facts[0]) for event in await rooms.store.since(name, 0)] == [f.Moved] * 2
        await room.look()
        assert not room.table.is_over, "white has a minute, from when black moved"

    run(tmp_path, wait)
