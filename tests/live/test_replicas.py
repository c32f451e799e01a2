"""One table in several places at once: the store decides who came first, and all agree."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy.exc import OperationalError

from damier.live.bus import LocalBus
from damier.live.keys import Keys
from damier.live.rooms import Rooms
from damier.live.thinking.work import Work
from damier.storage.database import sqlite_url
from damier.storage.store import Store, StoredSeat
from damier.table import commands as c
from damier.table.errors import Refused
from damier.table.facts import Flagged, Said, WentOn
from damier.table.terms import Seat, Terms
from damier.table.view import view_of
from damier.web.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence
    from pathlib import Path

    from damier.live.bus import News
    from damier.live.room import Room

TWO = Terms(sheet="international", against="link")


class DeafBus(LocalBus):
    """A bus that tells nothing: what happens elsewhere is found out by the store alone."""

    def publish(self, news: Sequence[News], *, soon: bool = True) -> None:
        """Tell nobody."""


def run(
    folder: Path, work: Callable[[Rooms, Rooms], Awaitable[Any]], bus: LocalBus | None = None
) -> Any:
    """Do something with two sets of rooms on one store, as two processes would have them."""

    async def inside() -> Any:
        store = Store(sqlite_url(str(folder / "db")))
        await store.open()
        told = bus or LocalBus()
        both = [
            Rooms(Settings(data=folder), store, Keys(b"k" * 32), Work(60.0), told) for _ in range(2)
        ]
        try:
            return await work(*both)
        finally:
            for rooms in both:
                await rooms.close()
            await store.close()

    return asyncio.run(inside())


async def entered(here: Rooms, there: Rooms, terms: Terms = TWO) -> tuple[str, Room, Room]:
    name = await here.create(terms, {})
    rooms = await here.enter(name), await there.enter(name)
    assert rooms[0] is not None
    assert rooms[1] is not None
    return name, rooms[0], rooms[1]


async def settled(*rooms: Room) -> None:
    """Wait until all rooms of a table know as much as the store."""
    async with asyncio.timeout(60):
        while len({room.table.seq for room in rooms}) > 1 or any(room.tasks for room in rooms):
            await asyncio.sleep(0.01)


async def insist(room: Room, deed: c.Deed, side: Any) -> None:
    """Send the same command again for as long as the answer is to try again."""
    while True:
        try:
            return await room.do(deed, side)
        except Refused as refused:
            assert refused.code == "try-again"  # noqa: PT017  any other is a failure


def test_what_happens_in_one_place_is_known_in_the_other(tmp_path: Path) -> None:
    async def play(here: Rooms, there: Rooms) -> None:
        _, white, black = await entered(here, there)
        await white.do(c.Move(text="32-28", id=1), "white")
        await settled(white, black)
        await black.do(c.Move(text="19-23", id=1), "black")
        await settled(white, black)
        views = [view_of(room.table, 1e10) for room in (white, black)]
        assert views[0] == views[1]
        assert [str(move) for move in white.table.game.moves] == ["32-28", "19-23"]

    run(tmp_path, play)


@pytest.mark.parametrize("bus", [LocalBus, DeafBus])
def test_nobody_is_refused_for_what_he_has_not_heard(tmp_path: Path, bus: type[LocalBus]) -> None:
    async def play(here: Rooms, there: Rooms) -> None:
        name, white, black = await entered(here, there)
        await white.do(c.Move(text="32-28"), "white")
        await black.do(c.Move(text="19-23"), "black")  # it was White's turn, as far as he knew
        await white.do(c.Move(text="28x19"), "white")
        assert [event.seq for event in await here.store.since(name, 0)] == [1, 2, 3]

    run(tmp_path, play, bus())


@pytest.mark.parametrize("bus", [LocalBus, DeafBus])
def test_both_act_at_once_and_nothing_is_lost_or_done_twice(
    tmp_path: Path, bus: type[LocalBus]
) -> None:
    async def talk(here: Rooms, there: Rooms) -> None:
        name, white, black = await entered(here, there)
        rng = random.Random(1)
        done = []

        async def say(room: Room, side: Any) -> None:
            for number in range(1, 31):
                await insist(room, c.Say(text=f"{side} {number}", id=number), side)
                if rng.random() < 0.3:  # sent again, as after a lost line
                    await insist(room, c.Say(text=f"{side} {number}", id=number), side)
                done.append((side, number))

        await asyncio.gather(say(white, "white"), say(black, "black"))
        events = await here.store.since(name, 0)
        assert [event.seq for event in events] == list(range(1, 61))
        said = [fact.text for event in events for fact in event.facts if isinstance(fact, Said)]
        assert sorted(said) == sorted(f"{side} {number}" for side, number in done)
        for room in (white, black):
            await room.catch_up()
            assert [line.seq for line in room.table.talk.lines] == list(range(11, 61))

    run(tmp_path, talk, bus())


def test_one_flag_falls_whoever_looks(tmp_path: Path) -> None:
    async def wait(here: Rooms, there: Rooms) -> None:
        timed = Terms(sheet="international", against="link", control="0.2")
        name, white, black = await entered(here, there, timed)
        await white.do(c.Move(text="32-28"), "white")
        await asyncio.sleep(0.4)

        async def look(room: Room) -> None:
            async with room.lock:
                await room.make_sure()
                await room.look_at_clock()

        await asyncio.gather(look(white), look(black))
        events = await here.store.since(name, 0)
        flags = [fact for event in events for fact in event.facts if isinstance(fact, Flagged)]
        assert flags == [Flagged("black")]

    run(tmp_path, wait)


def test_one_seat_is_taken_once(tmp_path: Path) -> None:
    async def join(here: Rooms, there: Rooms) -> None:
        waiting = Terms(sheet="international", against="lobby", black=Seat("open"))
        name, one, other = await entered(here, there, waiting)

        async def sit(room: Room, visitor: str) -> str:
            seat = StoredSeat("black", "person", visitor, visitor)
            try:
                await room.do(c.Joined(name=visitor), "server", seat=seat)
            except Refused as refused:
                return refused.code
            return "sits"

        found = await asyncio.gather(sit(one, "anna"), sit(other, "bo"))
        assert sorted(found) == ["seat-taken", "sits"]
        stored = await here.store.load(name)
        assert stored is not None
        who = stored.seats[1].visitor
        assert stored.seats[1].name == who
        await settled(one, other)
        assert one.table.seats == other.table.seats
        await other.catch_up()
        assert len(stored.events) == 1

    run(tmp_path, join)


def test_one_rematch_is_set_up(tmp_path: Path) -> None:
    async def again(here: Rooms, there: Rooms) -> None:
        name, white, black = await entered(here, there)
        await white.do(c.Resign(), "white")
        await asyncio.gather(white.do(c.Rematch(id=2), "white"), black.do(c.Rematch(id=2), "black"))
        events = await here.store.since(name, 0)
        next_tables = [
            fact.table for event in events for fact in event.facts if isinstance(fact, WentOn)
        ]
        assert len(next_tables) == 1
        assert await here.store.load(next_tables[0]) is not None

    run(tmp_path, again)


def test_an_answer_that_was_lost_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The event is stored, but nobody is told: the same command is known when it comes again."""

    async def lose(here: Rooms, there: Rooms) -> None:
        name, white, _ = await entered(here, there)
        append = here.store.append

        async def stored_and_lost(*args: Any, **options: Any) -> bool:
            await append(*args, **options)
            raise OperationalError("commit", {}, Exception("the line is gone"))

        with monkeypatch.context() as broken:
            broken.setattr(here.store, "append", stored_and_lost)
            with pytest.raises(Refused) as refused:
                await white.do(c.Move(text="32-28", id=1), "white")
        assert refused.value.code == "try-again"
        assert white.is_unsure
        assert white.table.seq == 0
        await white.do(c.Move(text="32-28", id=1), "white")
        assert not white.is_unsure
        assert len(await here.store.since(name, 0)) == 1

    run(tmp_path, lose)


def test_what_was_thought_out_for_another_moment_is_not_done(tmp_path: Path) -> None:
    async def late(here: Rooms, there: Rooms) -> None:
        _, white, black = await entered(here, there)
        await white.do(c.Say(text="hm"), "white")
        with pytest.raises(Refused) as refused:
            await black.do(c.Say(text="thought out"), "black", once=True)
        assert refused.value.code == "stale"
        assert black.table.seq == 1

    run(tmp_path, late, DeafBus())


class NotingBus(LocalBus):
    """A bus that notes of every event whether it was to be told soon."""

    def __init__(self) -> None:
        super().__init__()
        self.soon: list[bool] = []

    def publish(self, news: Sequence[News], *, soon: bool = True) -> None:
        """Note it, and tell all."""
        self.soon.append(soon)
        super().publish(news)


def test_a_move_is_told_soon_only_where_somebody_elsewhere_looks_on(tmp_path: Path) -> None:
    from live.test_neighbours import Guest  # which has its run from here

    bus = NotingBus()

    async def play(here: Rooms, there: Rooms) -> None:
        name = await here.create(TWO, {})
        alone = await here.enter(name)
        assert alone is not None
        await alone.enter(Guest("white"), 0)
        await alone.do(c.Move(text="32-28"), "white")
        await alone.do(c.Say(text="hello", id=1), "white")
        assert bus.soon == [False, True], "whatever is no move is told at once"
        other = await there.enter(name)
        assert other is not None
        await alone.do(c.Move(text="19-23"), "black")
        assert bus.soon[2:] == [True]
        await settled(alone, other)
        there.leave(other)
        await alone.do(c.Move(text="28x19"), "white")
        assert bus.soon[3:] == [False]

    run(tmp_path, play, bus)
