"""Challenges to named people: who may, what comes of them, and when they end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from club.house import GOOD, live
from damier.club.people.challenges import LASTS, LASTS_LONG, MOST_IN, MOST_OUT
from damier.club.people.errors import AccountError
from damier.table.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from club.house import House
    from damier.storage.people import StoredPerson

BLITZ = Terms(sheet="international", control="300", against="link")
LONG = Terms(sheet="frisian", against="link")


async def person(house: House, name: str, heeds: Any = "people") -> StoredPerson:
    made = (await house.accounts.join(name, GOOD)).signed_in.person
    await house.challenges.heed(made, heeds)
    return made


async def refused(asked: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(AccountError) as error:
        await asked
    return error.value.code


def test_a_challenge_becomes_a_table_at_which_both_sit(url: str) -> None:
    async def work(house: House) -> None:
        noor, sem = await person(house, "Noor"), await person(house, "Sem")
        rated = Terms(sheet="international", control="300", against="link", rated=True)
        told = await house.challenges.send(noor, "SEM", rated, "black")
        assert [one.proposal.id for one in await house.challenges.open(sem)] == [told.proposal.id]
        asked = house.challenges
        assert await refused(asked.accept(noor, told.proposal.id)) == "no-challenge"
        _, table = await house.challenges.accept(sem, told.proposal.id)
        stored = await house.store.load(table.id)
        assert stored is not None
        assert [(seat.side, seat.name, seat.visitor) for seat in stored.seats] == [
            ("white", "Sem", sem.visitor),
            ("black", "Noor", noor.visitor),
        ]
        assert (stored.summary.status, stored.terms.white.rating) == ("playing", "1500?")
        assert await house.challenges.open(noor) == []
        assert (await house.challenges.of(noor))[0].proposal.table_id == table.id
        assert await refused(asked.accept(sem, told.proposal.id)) == "no-challenge"

    live(url, work)


def test_two_who_accept_at_once_begin_one_game(url: str) -> None:
    async def work(house: House) -> None:
        noor, sem = await person(house, "Noor"), await person(house, "Sem")
        told = await house.challenges.send(noor, "Sem", BLITZ, "lot")
        accepting = (house.challenges.accept(sem, told.proposal.id) for _ in range(5))
        done = await asyncio.gather(*accepting, return_exceptions=True)
        assert len([one for one in done if not isinstance(one, AccountError)]) == 1
        assert len(await house.store.proposals.playing(noor.visitor)) == 1

    live(url, work)


def test_strangers_are_heard_only_by_whoever_wants_to(url: str) -> None:
    async def work(house: House) -> None:
        noor = await person(house, "Noor")
        sem = (await house.accounts.join("Sem", GOOD)).signed_in.person  # has chosen nothing
        asked = house.challenges
        assert await refused(asked.send(noor, "Sem", BLITZ, "lot")) == "not-challenged"
        assert await refused(asked.send(noor, "Nobody", BLITZ, "lot")) == "no-such-name"
        assert await refused(asked.send(noor, "Noor", BLITZ, "lot")) == "not-challenged"
        met = await house.challenges.send(sem, "Noor", BLITZ, "lot")
        await house.challenges.accept(noor, met.proposal.id)
        again = await house.challenges.send(noor, "Sem", BLITZ, "lot")  # they have met now
        await house.challenges.accept(sem, again.proposal.id)  # by the same sheet once more
        await house.challenges.heed(sem, "nobody")
        assert await refused(asked.send(noor, "Sem", LONG, "lot")) == "not-challenged"

    live(url, work)


def test_a_challenge_ends_by_itself_and_is_declined_or_taken_back_once(url: str) -> None:
    async def work(house: House) -> None:
        noor, sem = await person(house, "Noor"), await person(house, "Sem")
        asked = house.challenges
        short = await asked.send(noor, "Sem", BLITZ, "lot")
        assert await refused(asked.send(noor, "Sem", LONG, "lot")) == "challenged-already"
        house.now += LASTS + 1
        assert await refused(asked.accept(sem, short.proposal.id)) == "no-challenge"
        long = await asked.send(noor, "Sem", LONG, "lot")
        house.now += LASTS_LONG - 1
        await asked.decline(sem, long.proposal.id, "tooFast")
        assert await refused(asked.decline(sem, long.proposal.id)) == "no-challenge"
        assert [one.proposal.reason for one in await asked.of(noor)][-1] == "tooFast"
        back = await asked.send(noor, "Sem", LONG, "lot")
        assert await refused(asked.withdraw(sem, back.proposal.id)) == "no-challenge"
        await asked.withdraw(noor, back.proposal.id)
        assert await refused(asked.accept(sem, back.proposal.id)) == "no-challenge"

    live(url, work)


def test_nobody_is_flooded(url: str) -> None:
    async def work(house: House) -> None:
        sem = await person(house, "Sem")
        crowd = [await person(house, f"Guest {number}") for number in range(MOST_IN + 1)]
        for one in crowd[:MOST_IN]:
            await house.challenges.send(one, "Sem", BLITZ, "lot")
        asked = house.challenges.send(crowd[-1], "Sem", BLITZ, "lot")
        assert await refused(asked) == "too-many-challenges"
        for number in range(MOST_OUT):
            await house.challenges.send(sem, f"Guest {number}", BLITZ, "lot")
        asked = house.challenges.send(sem, f"Guest {MOST_OUT}", BLITZ, "lot")
        assert await refused(asked) == "too-many-challenges"

    live(url, work)


def test_a_bot_is_one_for_good_and_never_plays_for_a_rating(url: str) -> None:
    async def work(house: House) -> None:
        noor, robot = await person(house, "Noor"), await person(house, "Robot", "nobody")
        await house.challenges.become_bot(robot)
        await house.challenges.become_bot(robot)
        kept = await house.challenges.manners(robot)
        assert (kept.bot, kept.heeds) == (house.now, "people")
        rated = Terms(sheet="international", control="300", against="link", rated=True)
        table_mode = Terms(sheet="djeco", mode="table", against="link")
        asked = house.challenges
        assert await refused(asked.send(noor, "Robot", rated, "lot")) == "unrated-bot"
        assert await refused(asked.send(robot, "Noor", rated, "lot")) == "unrated-bot"
        assert await refused(asked.send(noor, "Robot", table_mode, "lot")) == "guided-bot"
        told = await asked.send(noor, "Robot", BLITZ, "white")
        _, table = await asked.accept(robot, told.proposal.id)
        assert (table.terms.white.bot, table.terms.black.bot) == (False, True)
        assert (table.terms.white.name, table.terms.black.name) == ("Noor", "BOT Robot")
        assert table.terms.black.account == "Robot"
        assert await refused(asked.become_bot(noor)) == "has-played"

    live(url, work)
