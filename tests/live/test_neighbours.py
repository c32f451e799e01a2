"""Two processes of one site: what is not stored is known in both as well."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from damier.live import neighbours as talking
from damier.live import redis_bus
from damier.live.bus import GONE, LocalBus, News, Saying
from damier.live.keys import Keys
from damier.live.redis_bus import RedisBus
from damier.live.rooms import Rooms
from damier.live.thinking.work import Work
from damier.storage.database import sqlite_url
from damier.storage.store import Store
from damier.table import commands as c
from damier.table.facts import Event, Said, Unknown
from damier.table.terms import Seat, Terms
from damier.web.errors import ApiError
from damier.web.limits import Crowd, Limits
from damier.web.settings import Settings
from live.redis_server import redis_server
from live.test_replicas import run

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

LOBBY = Terms(sheet="international", against="lobby", black=Seat("open"))
TWO = Terms(sheet="international", against="link")


class Guest:
    """Somebody who notes what they are told."""

    def __init__(self, eyes: Any) -> None:
        self.eyes, self.lang, self.address = eyes, "en", "198.51.100.1"
        self.told: list[Any] = []

    def tell(self, message: Any) -> None:
        self.told.append(message)

    def send(self, text: str) -> None:
        self.told.append(text)

    def bye(self, code: str) -> None:
        self.told.append(code)

    def ask(self, beat: str, now: float, every: float) -> None:
        """Answer nothing."""

    def is_silent(self, now: float, after: float) -> bool:  # noqa: ARG002
        return False

    def aware(self, command: Any) -> Any:
        return command

    def has_done(self, command: Any, board: int, event: int) -> None:
        """Know it."""


async def until(look: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not look():
            await asyncio.sleep(0.01)


def test_players_in_two_processes_see_each_other(tmp_path: Path) -> None:
    async def come(here: Rooms, there: Rooms) -> None:
        name = await here.create(TWO, {})
        white, black = await here.enter(name), await there.enter(name)
        assert white is not None
        assert black is not None
        anna, bram = Guest("white"), Guest("black")
        await white.enter(anna, 0)
        await black.enter(bram, 0)
        for room in (white, black):
            told = room.presence()
            assert (told.white, told.black, told.watchers) == (True, True, 0)
        await white.enter(Guest(None), 0)
        assert black.presence().watchers == 1
        white.leave(anna)
        assert (black.presence().white, black.presence().black) == (False, True)
        here.neighbours.close()  # as a process that ends
        assert black.presence().watchers == 0

    run(tmp_path, come)


def test_the_lobby_of_one_process_lists_the_tables_of_the_other(tmp_path: Path) -> None:
    async def wait(here: Rooms, there: Rooms) -> None:
        name = await here.create(LOBBY, {})
        room = await here.enter(name)
        assert room is not None
        anna = Guest("white")
        await room.enter(anna, 0)
        await until(lambda: there.lobby.tables("en"))
        assert there.lobby.tables("en") == here.lobby.tables("en")
        await room.do(c.Name(name="Anna", id=1), "white")
        await until(lambda: there.lobby.tables("en")[0].name == "Anna")
        here.neighbours.close()  # whoever waited comes to another: the table stays listed
        assert [line.table for line in there.lobby.tables("en")] == [name]
        await room.do(c.Joined(name="Bo"), "server")
        await until(lambda: not there.lobby.tables("en"))

    run(tmp_path, wait)


def test_a_limit_is_one_for_all_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking, "_OFTEN", 0.01)

    async def ask() -> None:
        bus = LocalBus()
        sides = []
        for _ in range(2):
            near = talking.Neighbours(bus)
            bus.subscribe(lambda _: None, near.heed)
            limits, crowd = Limits(Settings(heavy_rate="3/minute")), Crowd(2)
            work = Work(10.0)
            limits.share(near, work.budget)
            crowd.share(near)
            sides.append((limits, crowd, work, near))
        (one, crowd, work, _), (other, other_crowd, other_work, _) = sides
        for _ in range(3):
            one.check("heavy", "198.51.100.1")
        work.budget.spend("198.51.100.1", 8.0)
        with crowd.place("198.51.100.1") as first, crowd.place("198.51.100.1") as second:
            assert first
            assert second
            await until(lambda: other_work.budget.left("198.51.100.1") < 5)
            with pytest.raises(ApiError):
                other.check("heavy", "198.51.100.1")
            other.check("heavy", "198.51.100.2")
            with other_crowd.place("198.51.100.1") as third:
                assert not third
        await until(lambda: not other_crowd._elsewhere[sides[0][3].name])
        with other_crowd.place("198.51.100.1") as again:
            assert again
        for *_, near in sides:
            near.close()

    asyncio.run(ask())


def over_redis(folder: Path, work: Callable[[str], Awaitable[Any]]) -> Any:
    async def inside(url: str) -> Any:
        return await work(url)

    with redis_server(folder) as url:
        return asyncio.run(inside(url))


def test_news_and_sayings_come_over_redis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_bus, "_SILENT", 1.0)

    async def tell(url: str) -> None:
        one, other = RedisBus(url, "site"), RedisBus(url, "site")
        stranger = RedisBus(url, "elsewhere")
        heard: list[News] = []
        said: list[Saying] = []
        other.subscribe(heard.extend, said.append)
        stranger.subscribe(heard.extend, said.append)
        await until(lambda: not (one.is_deaf or other.is_deaf or stranger.is_deaf))
        event = Event(3, 17.5, "white", (Said("white", "hm"), Unknown('{"fact":"flew.9"}')), 8)
        one.publish([News("a", event)])
        one.say(Saying("anna", "here", (("a", 1, 0),)))
        await until(lambda: heard and said)
        assert heard == [News("a", event)]
        assert said == [Saying("anna", "here", (("a", 1, 0),))]
        await one.close()
        await until(lambda: len(said) > 1)
        assert said[1:] == [Saying("anna", GONE, ())]  # by and by: it says nothing any more
        await other.close()
        await stranger.close()

    over_redis(tmp_path, tell)


def test_news_that_nobody_waits_for_comes_with_the_next_beat(tmp_path: Path) -> None:
    async def tell(url: str) -> None:
        one, other = RedisBus(url, "site"), RedisBus(url, "site")
        heard: list[News] = []
        other.subscribe(heard.extend, lambda _: None)
        await until(lambda: not (one.is_deaf or other.is_deaf))
        event = Event(1, 1.0, "white", (Said("white", "hm"),))
        one.publish([News("a", event)], soon=False)
        await until(lambda: heard)
        assert heard == [News("a", event)]
        await one.close()
        await other.close()

    over_redis(tmp_path, tell)


def test_what_could_not_be_told_is_told_when_redis_is_back(tmp_path: Path) -> None:
    async def inside() -> None:
        with redis_server(tmp_path) as url:
            one, other = RedisBus(url, "site"), RedisBus(url, "site")
            heard: list[News] = []
            other.subscribe(heard.extend, lambda _: None)
            await until(lambda: not (one.is_deaf or other.is_deaf))
        await until(lambda: one.is_deaf and other.is_deaf)
        for seq in (1, 2, 3):
            one.publish([News("a", Event(seq, 1.0, "white", (Said("white", "hm"),)))])
        with redis_server(tmp_path):
            await until(lambda: heard)
            assert heard[-1].event.seq == 3
            await one.close()
            await other.close()

    asyncio.run(inside())


def test_a_process_that_hears_nothing_reads_what_it_missed(tmp_path: Path) -> None:
    """The bus is down: both still see every move, soon."""

    async def inside() -> None:
        buses = [RedisBus(f"unix://{tmp_path}/none.sock", "site") for _ in range(2)]
        store = Store(sqlite_url(str(tmp_path / "db")))
        await store.open()
        settings = Settings(data=tmp_path)
        both = [Rooms(settings, store, Keys(b"k" * 32), Work(60.0), bus) for bus in buses]
        name = await both[0].create(TWO, {})
        here, there = await both[0].enter(name), await both[1].enter(name)
        assert here is not None
        assert there is not None
        assert buses[0].is_deaf
        await here.do(c.Move(text="32-28"), "white")
        await until(lambda: there.table.seq == 1)
        for rooms in both:
            await rooms.close()
        for bus in buses:
            await bus.close()
        await store.close()

    asyncio.run(inside())


def test_a_fact_of_a_newer_neighbour_closes_the_table_here_and_breaks_nothing(
    tmp_path: Path,
) -> None:
    async def newer(here: Rooms, there: Rooms) -> None:
        name = await here.create(TWO, {})
        white, black = await here.enter(name), await there.enter(name)
        assert white is not None
        assert black is not None
        anna = Guest("white")
        await white.enter(anna, 0)
        fact = Unknown('{"fact":"flew.9","over":12}')
        await black.keep(Event(1, black.now(), "server", (fact,)))
        await until(lambda: white.table.seq == 1)
        await white.command(anna, c.Move(text="32-28", id=1))
        assert anna.told[-1].code == "newer-table"
        assert len(await here.store.since(name, 0)) == 1

    run(tmp_path, newer)


def test_no_time_is_given_back_while_a_neighbour_ran(tmp_path: Path) -> None:
    """The database was away, and whoever ran all the time has not said so there yet."""

    async def inside() -> None:
        store = Store(sqlite_url(str(tmp_path / "db")))
        await store.open()
        now = store.clock.now()
        assert await store.away_since(now - 100) == pytest.approx(100, abs=5)
        store.witness = lambda: 40.0
        assert await store.away_since(now - 100) == pytest.approx(60, abs=5)
        store.witness = lambda: 200.0
        assert await store.away_since(now - 100) == 0
        await store.close()

    asyncio.run(inside())
