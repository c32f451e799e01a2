"""The hall in a database of its own: one event a number, names that go, guests who get accounts."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import event

from club.house import GOOD, House, live
from club.test_accounts import everything
from damier.club.hall import hall
from damier.club.hall.arrangements import Arrangements
from damier.club.hall.clerk import Clerk
from damier.club.hall.hall import Hall
from damier.club.tournaments import TournamentTerms
from damier.club.tournaments import commands as c
from damier.club.tournaments.errors import TournamentRefused
from damier.live.keys import Keys
from damier.live.rooms import Rooms
from damier.live.thinking.work import Work
from damier.table.errors import Refused
from damier.table.terms import Terms
from damier.web.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

TERMS = TournamentTerms(
    name="Tuesday", system="swiss", rounds=3, game=Terms(sheet="kndb").settled()
)


def hold(url: str, work: Callable[[House, Hall, Hall], Awaitable[Any]]) -> None:
    """Let something happen in a house with two halls, as two processes of one site have them."""

    async def inside(house: House) -> None:
        made = []
        for _ in range(2):
            rooms = Rooms(Settings(), house.store, Keys(b"key"), Work(1e6))
            made.append((rooms, Hall(rooms)))
        try:
            await work(house, made[0][1], made[1][1])
        finally:
            for rooms, hall in made:
                await hall.close()
                await rooms.close()

    live(url, inside)


def test_two_processes_that_pair_at_once_leave_one_pairing(url: str) -> None:
    async def work(_house: House, one: Hall, other: Hall) -> None:
        name = await one.make(TERMS, Arrangements(online=False), "director")
        hosted = await one.find(name)
        assert hosted is not None
        players = [c.EnterPlayer(f"Player {number}") for number in range(7)]
        await one.do(hosted, players, "director")
        same = await other.find(name)
        assert same is not None
        await asyncio.gather(one.ask_pairing(hosted, 1), other.ask_pairing(same, 1))
        for each in (hosted, same):
            while each.pairing is not None:
                await asyncio.wait({each.pairing})
                await asyncio.sleep(0)
        deeds = await one.book.since(name, 0)
        assert [deed.seq for deed in deeds] == [1, 2]
        assert deeds[1].facts.count("paired.1") == 1
        assert (hosted.failed, same.failed) == (None, None)
        stored = await one.book.find(name)
        assert stored is not None
        assert (stored.rounds, stored.players, stored.wanted) == (1, 7, 0)

    hold(url, work)


def test_who_enters_at_two_processes_at_once_is_there_once(url: str) -> None:
    async def work(_house: House, one: Hall, other: Hall) -> None:
        name = await one.make(TERMS, Arrangements(), "director")
        first, second = await one.find(name), await other.find(name)
        assert first is not None
        assert second is not None
        await one.do(first, [c.EnterPlayer("Ada")], "player", visitor="a")
        # The other has not heard of it: the number of the event is taken, so it looks again.
        event = await other.do(second, [c.EnterPlayer("Bo")], "player", visitor="b")
        assert event.seq == 2
        assert [one.visitor for one in second.entrants.values()] == ["a", "b"]

    hold(url, work)


def test_a_name_goes_from_tournaments_with_its_account(url: str) -> None:
    async def work(house: House, one: Hall, _other: Hall) -> None:
        me = (await house.accounts.join("Eleonora", GOOD)).signed_in
        mine = me.person.visitor
        name = await one.make(TERMS, Arrangements(online=False), mine)
        hosted = await one.find(name)
        assert hosted is not None
        await one.do(hosted, [c.EnterPlayer("Eleonora")], "player", visitor=mine, member=True)
        await one.do(hosted, [c.EnterPlayer("Sem")], "player", visitor="s")
        assert "Eleonora" in await everything(house)
        await house.accounts.erase(me)
        left = await everything(house)
        assert "eleonora" not in left.lower()
        assert mine not in left
        one.reread()
        again = await one.find(name)
        assert again is not None
        assert [each.name for each in again.tournament.competitors.values()] == ["", "Sem"]

    hold(url, work)


def test_a_guest_who_joins_takes_tournaments_along(url: str) -> None:
    async def work(house: House, one: Hall, _other: Hall) -> None:
        name = await one.make(TERMS, Arrangements(), "guest")
        hosted = await one.find(name)
        assert hosted is not None
        await one.do(hosted, [c.EnterPlayer("Noor")], "player", visitor="guest")
        me = (await house.accounts.join("Noor", GOOD, guest="guest")).signed_in
        one.reread()
        again = await one.find(name)
        assert again is not None
        assert again.director == me.person.visitor
        assert again.player_of(me.person.visitor) == 1

    hold(url, work)


def test_what_one_process_deletes_is_gone_in_another(url: str) -> None:
    async def work(_house: House, one: Hall, other: Hall) -> None:
        name = await one.make(TERMS, Arrangements(), "director")
        first, second = await one.find(name), await other.find(name)
        assert first is not None
        assert second is not None
        await one.delete(first)
        assert await one.find(name) is None
        assert await other.find(name) is None
        with pytest.raises(Refused, match="still there"):
            await other.do(second, [c.EnterPlayer("Ada")], "player", visitor="a")
        assert not await one.book.since(name, 0)

    hold(url, work)


def test_nobody_fills_a_tournament_with_events(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "_EVENTS", 3)
    monkeypatch.setattr(hall, "_EVENTS_EACH", 1)

    async def work(_house: House, one: Hall, _other: Hall) -> None:
        hosted = await one.find(await one.make(TERMS, Arrangements(), "director"))
        assert hosted is not None
        await one.do(hosted, [c.EnterPlayer("Ada")], "player", visitor="a")
        for deed in (c.WithdrawPlayer(1), c.ReturnPlayer(1), c.WithdrawPlayer(1)):
            await one.do(hosted, [deed], "player")
        with pytest.raises(TournamentRefused, match="at most 4 events"):
            await one.do(hosted, [c.ReturnPlayer(1)], "player")
        assert hosted.tournament.seq == 4
        await one.do(hosted, [c.ReturnPlayer(1)], "server")  # what is owed is kept

    hold(url, work)


async def looking(hall: Hall, clerk: Clerk) -> list[str]:
    """Let a clerk look until nothing is due, then once more; return what that asked."""
    while await hall.book.due(hall.now(), 0.0, 0.0, 1):
        await clerk.look()
    asked: list[str] = []

    def note(*args: Any) -> None:
        asked.append(args[2])

    event.listen(hall.store._engine.sync_engine, "before_cursor_execute", note)
    try:
        await clerk.look()
    finally:
        event.remove(hall.store._engine.sync_engine, "before_cursor_execute", note)
    return asked


def test_a_clerk_asks_one_question_however_many_tournaments_rest(url: str) -> None:
    async def work(_house: House, one: Hall, _other: Hall) -> None:
        clerk = Clerk(one)
        await clerk.close()  # the test looks itself
        for online in (False, True) * 10:
            arrangements = Arrangements(online=online, patience=86_400)
            hosted = await one.find(await one.make(TERMS, arrangements, "director"))
            assert hosted is not None
            for who in ("ada", "bo"):
                await one.do(hosted, [c.EnterPlayer(who)], "player", visitor=who)
            await one.do(hosted, [c.PairRound(1)], "director")
        asked = [text for text in await looking(one, clerk) if text.startswith("SELECT")]
        assert len(asked) == 1

    hold(url, work)


def test_one_tournament_that_fails_holds_up_no_other(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(_house: House, one: Hall, _other: Hall) -> None:
        clerk = Clerk(one)
        await clerk.close()
        names = []
        for _ in range(2):
            hosted = await one.find(await one.make(TERMS, Arrangements(pause=0), "director"))
            assert hosted is not None
            names.append(hosted.id)
            for who in ("ada", "bo"):
                await one.do(hosted, [c.EnterPlayer(who)], "player", visitor=who)
            await one.do(hosted, [c.PairRound(1)], "director")
            await one.do(hosted, [c.SetResult(1, 1, "white")], "director")
        finding = one.find

        async def find(name: str) -> Any:
            if name == min(names):
                raise ValueError("expected a tournament, got a broken one")
            return await finding(name)

        monkeypatch.setattr(one, "find", find)
        await clerk.look()
        good = one.open[max(names)]
        assert good.pairing is not None or good.failed or len(good.tournament.rounds) == 2

    hold(url, work)


def test_what_a_killed_clerk_left_is_seen_to_by_the_next(url: str) -> None:
    async def work(_house: House, one: Hall, other: Hall) -> None:
        name = await one.make(TERMS, Arrangements(), "director")
        hosted = await one.find(name)
        assert hosted is not None
        for who in ("ada", "bo"):
            await one.do(hosted, [c.EnterPlayer(who)], "player", visitor=who)
        await one.do(hosted, [c.PairRound(1)], "director")
        await one.book.put_off(name, hosted.events[-1].at, None)  # and gone, before it looked
        [table] = [game.table_id for game in hosted.games]
        await one.do(hosted, [c.SetResult(1, 1, "white")], "director")
        clerk = Clerk(other)
        await clerk.close()
        await clerk.look()
        closed = await other.store.glance(table)
        assert closed is not None
        assert closed.summary.status == "over"

    hold(url, work)
