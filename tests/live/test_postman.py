"""Games by days: flags fall though nobody looks, plans are followed, vacations stop clocks."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest

from damier.live.keys import Keys
from damier.live.postman import Postman
from damier.live.rooms import Rooms
from damier.live.thinking.work import Work
from damier.storage.letters import StoredPlan, StoredVacation
from damier.storage.store import Store
from damier.table import commands as c
from damier.table import facts as f
from damier.table.control import days_control
from damier.table.errors import Refused
from damier.table.plans import TurnAhead, parse_turns, plan_for, turns_text
from damier.table.terms import Seat, Terms
from damier.web.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from damier.live.room import Room

DAY, NOON = 86_400.0, 1_800_000_000.0
THREE = Terms(sheet="international", against="link", control=days_control(3))
SEATS: Any = {"white": "anna", "black": "bo"}


class Later:
    """A clock that stands still until days are added to it."""

    def __init__(self) -> None:
        self.days = 0.0

    def set(self, store: Store) -> None:
        store.clock.now = lambda: NOON + self.days * DAY  # type: ignore[method-assign]


def run(
    url: str,
    folder: Path,
    work: Callable[[Rooms, Later], Awaitable[Any]],
    later: Later | None = None,
) -> Any:
    """Do something with rooms on a store of their own whose clock can be set forward."""
    clock = later or Later()

    async def inside() -> Any:
        store = Store(url)
        clock.set(store)
        await store.open()
        rooms = Rooms(Settings(data=folder), store, Keys(b"k" * 32), Work(60.0))
        try:
            return await work(rooms, clock)
        finally:
            await rooms.close()
            await store.close()

    return asyncio.run(inside())


async def play(rooms: Rooms, name: str, *texts: str) -> None:
    """Make moves, and let nobody stay."""
    room = await rooms.enter(name)
    assert room is not None
    for text in texts:
        await room.do(c.Move(text=text), room.table.game.turn)
    rooms.leave(room)


async def look(rooms: Rooms, name: str) -> Room:
    room = await rooms.enter(name)
    assert room is not None
    rooms.leave(room)
    return room


async def alive(store: Store) -> None:
    """Say that the server ran until now."""
    await store._beat()


def test_the_flag_falls_though_nobody_has_the_table_open(url: str, tmp_path: Path) -> None:
    async def work(rooms: Rooms, later: Later) -> None:
        name = await rooms.create(THREE, SEATS)
        await play(rooms, name, "32-28")
        assert not rooms.open
        later.days = 2.9
        await rooms.postman.go_round()
        assert not (await look(rooms, name)).table.is_over
        later.days = 3.1
        await asyncio.gather(*(rooms.postman.go_round() for _ in range(3)))
        events = await rooms.store.since(name, 0)
        flags = [e for e in events if isinstance(e.facts[0], f.Flagged)]
        assert len(flags) == 1
        assert flags[0].facts[0] == f.Flagged("black")
        assert await rooms.store.letters.deadline(name) is None

    run(url, tmp_path, work)


def test_every_move_has_its_days_anew(url: str, tmp_path: Path) -> None:
    async def work(rooms: Rooms, later: Later) -> None:
        name = await rooms.create(THREE, SEATS)
        await play(rooms, name, "32-28")
        for day, text in ((2.5, "19-23"), (5.0, "28x19"), (7.5, "14x23")):
            later.days = day
            await rooms.postman.go_round()
            await play(rooms, name, text)
        found = await rooms.store.letters.deadline(name)
        assert found is not None
        assert found.side == "white"
        assert found.due - rooms.store.clock.now() == pytest.approx(3 * DAY, abs=1)

    run(url, tmp_path, work)


def test_days_in_which_no_server_ran_are_on_nobodys_clock(url: str, tmp_path: Path) -> None:
    later = Later()

    async def begin(rooms: Rooms, later: Later) -> str:
        name = await rooms.create(THREE, SEATS)
        await play(rooms, name, "32-28")
        later.days = 2.0
        await alive(rooms.store)
        return name

    name = run(url, tmp_path, begin, later)
    later.days = 12.0  # ten days without a server

    async def go_on(rooms: Rooms, later: Later) -> None:
        await rooms.postman.go_round()
        assert not (await look(rooms, name)).table.is_over
        found = await rooms.store.letters.deadline(name)
        assert found is not None
        assert found.due - rooms.store.clock.now() == pytest.approx(DAY, abs=1)
        later.days = 13.1
        await rooms.postman.go_round()
        assert (await look(rooms, name)).table.is_over

    run(url, tmp_path, go_on, later)


def test_somebody_is_warned_once_that_time_is_running_out(url: str, tmp_path: Path) -> None:
    async def work(rooms: Rooms, later: Later) -> None:
        name = await rooms.create(THREE, SEATS)
        await play(rooms, name, "32-28")
        for days in (2.0, 2.3, 2.4):
            later.days = days
            await asyncio.gather(*(rooms.postman.go_round() for _ in range(3)))
        now = rooms.store.clock.now()
        taken = await rooms.store.notices.take(now, now + 60, 10)
        assert sorted((one.kind, one.visitor) for one in taken) == [("late", "bo"), ("turn", "bo")]

    run(url, tmp_path, work)


def test_what_waits_is_listed_by_urgency(url: str, tmp_path: Path) -> None:
    async def work(rooms: Rooms, later: Later) -> None:
        week = Terms(sheet="international", against="link", control=days_control(7))
        endless = Terms(sheet="international", against="link")
        names = [await rooms.create(terms, SEATS) for terms in (week, THREE, endless, THREE)]
        for name in names[:3]:
            await play(rooms, name, "32-28")
        found = await rooms.store.letters.waiting("bo", 10)
        assert [one.table for one in found] == [names[1], names[0], names[2], names[3]]
        assert [one.is_mine for one in found] == [True, True, True, False]
        assert [one.due is not None for one in found] == [True, True, False, False]
        assert (await rooms.store.letters.waiting("anna", 10))[0].table == names[3]
        assert await rooms.store.letters.waiting("somebody", 10) == []

    run(url, tmp_path, work)


async def plan(rooms: Rooms, name: str, side: Any, *turns: TurnAhead) -> None:
    made = plan_for((await look(rooms, name)).table, side, turns)
    stored = StoredPlan(name, side, made.done, made.board, turns_text(made.turns))
    await rooms.store.letters.keep_plan(stored)


DEEP = TurnAhead((19, 23), (28, 19), (TurnAhead((14, 23), (37, 32)), TurnAhead((13, 24), (37, 32))))


def test_a_planned_answer_is_played_at_once_and_the_rest_stays(url: str, tmp_path: Path) -> None:
    async def begin(rooms: Rooms, later: Later) -> str:
        name = await rooms.create(THREE, SEATS)
        await play(rooms, name, "32-28")
        await plan(rooms, name, "white", DEEP)
        room = await rooms.enter(name)
        assert room is not None
        await room.do(c.Move(text="19-23"), "black")
        await asyncio.gather(*rooms.postman._errands)
        assert [entry.by for entry in room.table.game.entries] == ["white", "black", "white"]
        rooms.leave(room)
        kept = await rooms.store.letters.plan(name, "white")
        assert kept is not None
        assert kept.dropped is None
        assert parse_turns(kept.tree) == DEEP.next
        return name

    name = run(url, tmp_path, begin)

    async def go_on(rooms: Rooms, later: Later) -> None:
        await play(rooms, name, "14x23")
        for _ in range(3):
            await rooms.postman.go_round()  # as after a kill between the move and its answer
        room = await look(rooms, name)
        assert [str(entry.move) for entry in room.table.game.entries][-1] == "37-32"
        assert len(room.table.game.entries) == 5
        assert await rooms.store.letters.plan(name, "white") is None

    run(url, tmp_path, go_on)


def test_a_plan_that_does_not_fit_is_dropped_and_its_owner_knows(url: str, tmp_path: Path) -> None:
    async def work(rooms: Rooms, later: Later) -> None:
        name = await rooms.create(THREE, SEATS)
        await play(rooms, name, "32-28")
        await plan(rooms, name, "white", DEEP)
        await play(rooms, name, "17-22")
        await rooms.postman.go_round()
        kept = await rooms.store.letters.plan(name, "white")
        assert kept is not None
        assert kept.dropped == "other-move"
        assert len((await look(rooms, name)).table.game.entries) == 2

    run(url, tmp_path, work)


def test_a_draw_that_is_offered_is_decided_by_a_person(url: str, tmp_path: Path) -> None:
    async def work(rooms: Rooms, later: Later) -> None:
        name = await rooms.create(THREE, SEATS)
        await play(rooms, name, "32-28")
        await plan(rooms, name, "white", DEEP)
        room = await rooms.enter(name)
        assert room is not None
        await room.do(c.OfferDraw(), "black")
        await room.do(c.Move(text="19-23"), "black")
        await asyncio.gather(*rooms.postman._errands)
        rooms.leave(room)
        kept = await rooms.store.letters.plan(name, "white")
        assert kept is not None
        assert kept.dropped == "offer"
        assert len(room.table.game.entries) == 2

    run(url, tmp_path, work)


def test_two_plans_answer_each_other(url: str, tmp_path: Path) -> None:
    async def work(rooms: Rooms, later: Later) -> None:
        name = await rooms.create(THREE, SEATS)
        await play(rooms, name, "32-28")
        await plan(rooms, name, "white", DEEP)
        await play(rooms, name, "19-23")
        await rooms.postman.go_round()
        await plan(
            rooms,
            name,
            "white",
            TurnAhead((14, 23), (37, 32), (TurnAhead((23, 28), (33, 22)),)),
        )
        await play(rooms, name, "14x23")
        await rooms.postman.go_round()
        texts = [str(entry.move) for entry in (await look(rooms, name)).table.game.entries]
        assert texts == ["32-28", "19-23", "28x19", "14x23", "37-32"]

    run(url, tmp_path, work)


@pytest.mark.parametrize(
    "turns",
    [
        (TurnAhead((19, 24), (28, 19)), TurnAhead((19, 24), (28, 22))),
        (TurnAhead((1, 2), (28, 19)),),
        (TurnAhead((19, 23), (33, 29)),),
    ],
)
def test_only_legal_lines_are_planned(
    turns: tuple[TurnAhead, ...], url: str, tmp_path: Path
) -> None:
    async def work(rooms: Rooms, later: Later) -> None:
        name = await rooms.create(THREE, SEATS)
        await play(rooms, name, "32-28")
        with pytest.raises(Refused, match="expected"):
            await plan(rooms, name, "white", *turns)
        with pytest.raises(Refused, match="other to be to move"):
            await plan(rooms, name, "black", *turns)

    run(url, tmp_path, work)


def test_a_vacation_stops_the_clock_of_whoever_is_away(url: str, tmp_path: Path) -> None:
    async def work(rooms: Rooms, later: Later) -> None:
        name = await rooms.create(THREE, SEATS)
        await play(rooms, name, "32-28")
        later.days = 1.0
        now = rooms.store.clock.now()
        away = StoredVacation("bo", now, now + 10 * DAY)
        await rooms.store.letters.go(away)
        await asyncio.gather(*(rooms.postman.go_round() for _ in range(2)))
        found = await rooms.store.letters.deadline(name)
        assert found is not None
        assert found.due - now == pytest.approx(12 * DAY, abs=1)
        later.days = 12.5
        await rooms.postman.go_round()
        assert not (await look(rooms, name)).table.is_over
        later.days = 13.1
        await rooms.postman.go_round()
        assert (await look(rooms, name)).table.is_over

    run(url, tmp_path, work)


def test_the_other_moves_while_somebody_is_away(url: str, tmp_path: Path) -> None:
    async def work(rooms: Rooms, later: Later) -> None:
        name = await rooms.create(THREE, SEATS)
        await play(rooms, name, "32-28", "19-23")
        now = rooms.store.clock.now()
        await rooms.store.letters.go(StoredVacation("bo", now, now + 10 * DAY))
        await rooms.postman.go_round()
        later.days = 2.0
        await play(rooms, name, "28x19")
        found = await rooms.store.letters.deadline(name)
        assert found is not None
        assert found.side == "black"
        assert found.due - now == pytest.approx(13 * DAY, abs=1)
        later.days = 4.0  # back sooner than that
        now = rooms.store.clock.now()
        await rooms.store.letters.go(StoredVacation("bo", now, now))
        await rooms.postman.go_round()
        found = await rooms.store.letters.deadline(name)
        assert found is not None
        assert found.due - now == pytest.approx(3 * DAY, abs=1)

    run(url, tmp_path, work)


def test_nobody_walks_away_from_a_rated_game_against_the_computer(url: str, tmp_path: Path) -> None:
    terms = Terms(
        sheet="international",
        against="computer",
        control="300+5",
        white=Seat("person", "Anna"),
        black=Seat("computer", "", 1),
        rated=True,
    )

    async def work(rooms: Rooms, later: Later) -> None:
        table = await rooms.create(terms, {"white": "anna"})
        room = await rooms.enter(table)
        assert room is not None
        while room.table.game.state.plies < 4 or room.table.game.turn != "white":
            with suppress(Refused):  # the computer plays, too
                chosen = room.table.game.position.legal_moves[0]
                await room.do(c.Move(path=tuple(chosen.path)), room.table.game.turn)
            await asyncio.sleep(0.01)
        rooms.leave(room)
        later.days = 0.001
        await rooms.postman.go_round()
        assert await rooms.store.rated.results() == []
        later.days = 1
        await alive(rooms.store)
        await rooms.postman.go_round()
        [(result, _)] = await rooms.store.rated.results()
        assert (result.white, result.black, result.score) == ("anna", "level-1", 0.0)

    run(url, tmp_path, work)


def test_one_table_that_cannot_be_looked_after_holds_up_no_other(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms, later: Later) -> None:
        names = [await rooms.create(THREE, SEATS) for _ in range(2)]
        for name in names:
            await play(rooms, name, "32-28")
        bad = (await rooms.store.letters.due(NOON + 9 * DAY, 1))[0]
        following = Postman._follow

        async def follow(self: Postman, room: Room) -> bool:
            if room.id == bad:
                raise ValueError("expected a plan, got something else")
            return await following(self, room)

        monkeypatch.setattr(Postman, "_follow", follow)
        later.days = 3.1
        await rooms.postman.go_round()
        [good] = [name for name in names if name != bad]
        assert (await look(rooms, good)).table.is_over

    run(url, tmp_path, work)
