"""The hall in a database of its own: one event a number, names that go, guests who get accounts."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from club.house import GOOD, House, live
from club.test_accounts import everything
from damier.club.hall import hall
from damier.club.hall.arrangements import Arrangements
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
