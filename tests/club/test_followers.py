"""Followers are told wherever two sit down, seldom, and of nothing that is closed."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest
from msgspec import structs

from club.test_clubs import person, school
from club.test_hall import TERMS as TOURNAMENT
from club.test_hall import hold
from damier.club.clubs.clubs import Clubs
from damier.club.hall.arrangements import Arrangements
from damier.club.notices.followers import SELDOM, Followers
from damier.club.simuls.simuls import Simuls
from damier.club.tournaments import commands as tc
from damier.live.beginnings import begun_table
from damier.live.rooms import new_table
from damier.storage import notices
from damier.storage.follows import StoredFollow
from damier.table import commands as c
from damier.table.terms import Seat, Terms

if TYPE_CHECKING:
    from club.house import House
    from damier.club.hall.arrangements import Entry
    from damier.club.hall.hall import Hall
    from damier.live.rooms import Rooms

TERMS = Terms(
    sheet="international",
    against="link",
    white=Seat("person", "Star"),
    black=Seat("person", "Bo"),
    shown=True,
)


async def simul(rooms: Rooms, *, closed: bool) -> None:
    simuls = Simuls(rooms)
    made = await simuls.make(
        structs.replace(TERMS, white=Seat("open"), black=Seat("open")),
        *("star", "Star"),
        most=4,
        extra=0.0,
        colour="white",
        listed=not closed,
    )
    found = await rooms.store.simuls.find(made)
    assert found is not None
    for guest in ("bo", "cas", "dia"):
        await simuls.join(found, guest, guest.title())
    await simuls.start(found)


async def rematch(rooms: Rooms, *, closed: bool) -> None:
    terms = structs.replace(TERMS, shown=not closed)
    made = new_table(terms, {"white": "star", "black": "bo"}, rooms.store.clock.now())
    await rooms.store.create(made)
    room = await rooms.enter(made.id)
    assert room is not None
    await room.do(c.Resign(id=1), "white")
    await room.do(c.Rematch(id=2), "white")
    await room.do(c.Rematch(id=1), "black")
    rooms.leave(room)


async def tournament(hall: Hall, *, closed: bool) -> None:
    entry: Entry = "director" if closed else "everybody"
    name = await hall.make(TOURNAMENT, Arrangements(entry=entry), "director")
    hosted = await hall.find(name)
    assert hosted is not None
    for who in ("star", "bo", "cas", "dia"):
        await hall.do(hosted, [tc.EnterPlayer(who.title())], "player", visitor=who)
    await hall.do(hosted, [tc.PairRound(1)], "director")


async def told(hall: Hall) -> list[tuple[str, str]]:
    """Return who is to be told of whom, once all has been said; then nothing is left."""
    await asyncio.gather(*hall.rooms._telling)
    book, now = hall.store.notices, hall.store.clock.now() + 1
    found = await book.take(now, now + 9, 99)
    for one in found:
        await book.sent(one)
    return [(one.visitor, json.loads(one.args)["opponent"]) for one in found]


async def gather(house: House, hall: Hall) -> None:
    """Let a fan follow a star and her opponent, and be told; so does Bo, who plays himself."""
    store = house.store
    hall.rooms.tell_begun = Followers(store, Clubs(store.clubs, lambda: house.now)).began
    for who, whom in (("fan", "star"), ("fan", "cas"), ("bo", "star"), ("silent", "star")):
        await store.follows.add(StoredFollow(who, "person", whom, 1.0))
    for who in ("fan", "bo"):
        await store.notices.agree(who, kinds="over followed")


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("way", ["simul", "rematch", "tournament"])
def test_followers_are_told_once_wherever_two_sit_down(url: str, way: str, closed: bool) -> None:
    async def work(house: House, hall: Hall, _other: Hall) -> None:
        await gather(house, hall)
        if way == "tournament":
            await tournament(hall, closed=closed)
        else:
            await (simul if way == "simul" else rematch)(hall.rooms, closed=closed)
        found = await told(hall)
        assert [who for who, _ in found] == ([] if closed else ["fan"])
        assert {name for _, name in found} <= {"Star", "Cas"}
        consent = await house.store.notices.consent("fan")
        assert consent is not None
        assert (consent.told > 0) is not closed

    hold(url, work)


def test_the_next_notice_comes_after_a_while(url: str) -> None:
    async def work(house: House, hall: Hall, _other: Hall) -> None:
        await gather(house, hall)
        game = begun_table(new_table(TERMS, {"white": "star", "black": "bo"}, 1.0))
        for expected in ([("fan", "Star")], [], []):
            hall.rooms.began(game)
            assert await told(hall) == expected
        await house.store.notices.agree("fan", told=hall.store.clock.now() - SELDOM)
        hall.rooms.began(game)
        assert await told(hall) == [("fan", "Star")]

    hold(url, work)


def test_nothing_is_told_of_a_pupil_nor_of_who_plays_with_one(url: str) -> None:
    async def work(house: House, hall: Hall, _other: Hall) -> None:
        await gather(house, hall)
        clubs, pupils = school(house)
        mine = await clubs.make(await person(house, "Tea Cher"), "Groep 6", "class", "")
        [slip] = await pupils.make(mine, ["Noor"], "words")
        noor = (await clubs.member(mine, slip.person)).person.visitor
        await house.store.follows.add(StoredFollow("fan", "person", noor, 1.0))
        hall.rooms.began(begun_table(new_table(TERMS, {"white": "star", "black": noor}, 1.0)))
        assert await told(hall) == []

    hold(url, work)


def test_followers_of_a_tournament_cost_its_director_nothing(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "_AT_ONCE", 2)

    async def work(house: House, hall: Hall, _other: Hall) -> None:
        name = await hall.make(TOURNAMENT, Arrangements(online=False), "director")
        for number in range(12):
            who = f"fan {number}"
            await house.store.follows.add(StoredFollow(who, "tournament", name, 1.0))
            if number % 4 == 0:
                await house.store.notices.agree(who, kinds="over followed")
        followers, gate = (
            Followers(house.store, Clubs(house.store.clubs, lambda: 0.0)),
            asyncio.Event(),
        )

        async def went_on(tournament: str, called: str) -> None:
            await gate.wait()
            await followers.went_on(tournament, called)

        hall.went_on = went_on
        hosted = await hall.find(name)
        assert hosted is not None
        await hall.do(hosted, [tc.EnterPlayer("Ada"), tc.EnterPlayer("Bo")], "director")
        await hall.do(hosted, [tc.PairRound(1)], "director")  # whether or not anybody is told
        gate.set()
        await asyncio.gather(*hall._tasks)
        now = hall.store.clock.now() + 1
        found = await house.store.notices.take(now, now + 9, 999)
        assert sorted(one.visitor for one in found) == ["fan 0", "fan 4", "fan 8"]

    hold(url, work)
