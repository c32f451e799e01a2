"""Somebody's finished games: listed when they end, found by a filter, gone with their account."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs
from sqlalchemy import delete

from club.house import GOOD, House, live
from club.test_accounts import everything
from club.test_rated_games import TERMS, played
from damier.club.people.shelf import GameShelf, listed
from damier.storage.finished import GameFilter, OpeningCount
from damier.storage.privacy import StoredPrivacy
from damier.storage.schema import finished

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.storage.finished import FinishedGame

ALL = GameFilter()
UNRATED = structs.replace(TERMS, rated=False)
FRISIAN = structs.replace(UNRATED, sheet="frisian", control=None)


async def at_once(read: Callable[[], list[FinishedGame]]) -> list[FinishedGame]:
    return read()


def test_a_game_is_listed_for_both_when_it_ends(url: str) -> None:
    async def work(house: House) -> None:
        stored = await played(house, "noor", "sem")
        [mine] = await house.store.finished.page("noor", ALL, 9)
        [theirs] = await house.store.finished.page("sem", ALL, 9)
        assert (mine.table_id, mine.side, mine.score) == (stored.id, "white", 1.0)
        assert (theirs.table_id, theirs.side, theirs.score) == (stored.id, "black", 0.0)
        assert (mine.sheet, mine.speed, mine.rated) == ("international", "blitz", True)
        assert (mine.opening, mine.taken, mine.level) == ("32-28 20-25", 0, "")
        assert listed(stored) == [mine, theirs]
        assert await house.store.finished.page("guest", ALL, 9) == []

    live(url, work)


def test_pages_follow_one_another_and_leave_nothing_out(url: str) -> None:
    async def work(house: House) -> None:
        made = []
        for number in range(7):
            house.now += number % 2  # some end at the same moment
            made.append((await played(house, "noor", f"sem-{number}")).id)
        book, seen, before = house.store.finished, list[str](), None
        while some := await book.page("noor", ALL, 3, before):
            seen += [game.table_id for game in some]
            before = (some[-1].ended, some[-1].table_id, some[-1].side)
        assert sorted(seen) == sorted(made)
        assert len(set(seen)) == 7

    live(url, work)


def test_games_are_found_by_sheet_result_opponent_speed_and_whether_they_counted(url: str) -> None:
    async def work(house: House) -> None:
        rated = (await played(house, "noor", "sem")).id
        frisian = (await played(house, "noor", "sem", terms=FRISIAN, rated=False)).id
        lost = (await played(house, "juf", "noor", terms=UNRATED, rated=False)).id

        async def found(**wanted: object) -> set[str]:
            games = await house.store.finished.page("noor", GameFilter(**wanted), 9)  # type: ignore[arg-type]
            return {game.table_id for game in games}

        assert await found() == {rated, frisian, lost}
        assert await found(sheet="frisian") == {frisian}
        assert await found(result="lost") == {lost}
        assert await found(result="won", sheet="international") == {rated}
        assert await found(result="drawn") == set()
        assert await found(rated=True) == {rated}
        assert await found(rated=False) == {frisian, lost}
        assert await found(speed="") == {frisian}
        assert await found(speed="blitz") == {rated, lost}
        assert await found(against="sem") == {rated, frisian}
        assert await found(opponent="SEM") == {rated, frisian}
        assert await found(opponent="oo") == {lost}  # who sits at White's side is called Noor
        assert await found(opponent="%") == set()
        assert await found(level="3") == set()
        assert await house.store.finished.sheets("noor") == [("international", 2), ("frisian", 1)]
        counted = await house.store.finished.openings("noor", "international")
        assert sorted(counted, key=lambda one: one.side) == [
            OpeningCount("32-28 20-25", "black", 1, 0, 0),
            OpeningCount("32-28 20-25", "white", 1, 1, 0),
        ]

    live(url, work)


def test_games_that_ended_before_there_were_lists_are_listed_when_wanted(url: str) -> None:
    async def work(house: House) -> None:
        made = {(await played(house, "noor", "sem")).id for _ in range(3)}
        before = await house.store.finished.page("noor", ALL, 9)
        async with house.store._engine.begin() as connection:
            await connection.execute(delete(finished))
        assert await house.store.finished.page("noor", ALL, 9) == []
        shelf = GameShelf(house.store)
        await shelf.fill("noor", at_once)
        again = await house.store.finished.page("noor", ALL, 9)
        assert again == before
        assert {game.table_id for game in again} == made
        await shelf.fill("noor", at_once)
        assert await house.store.finished.unlisted("noor", 9) == []

    live(url, work)


def test_a_guest_who_joins_keeps_the_list_and_deletion_takes_it_away(url: str) -> None:
    async def work(house: House) -> None:
        await played(house, "guest", "sem")
        me = (await house.accounts.join("Eleonora", GOOD, guest="guest")).signed_in
        mine = me.person.visitor
        assert len(await house.store.finished.page(mine, ALL, 9)) == 1
        assert await house.store.finished.page("guest", ALL, 9) == []
        await house.store.privacy.keep(me.person.id, StoredPrivacy("everybody", "me"))
        assert mine in await everything(house)
        await house.accounts.erase(me)
        left = await everything(house)
        assert mine not in left
        assert me.person.id not in left
        assert len(await house.store.finished.page("sem", ALL, 9)) == 1

    live(url, work)


def test_what_somebody_lets_others_see_is_kept(url: str) -> None:
    async def work(house: House) -> None:
        me = (await house.accounts.join("Noor", GOOD)).signed_in.person
        book = house.store.privacy
        assert await book.named("nobody") is None
        assert await book.named(me.key) == (me, StoredPrivacy("me", "me", listed=False))
        chosen = StoredPrivacy("everybody", "people", listed=True)
        await book.keep(me.id, chosen)
        assert await book.named(me.key) == (me, chosen)
        assert await book.of([me.visitor, "guest"]) == {me.visitor: (me, chosen)}
        await book.keep(me.id, StoredPrivacy())
        assert await book.named(me.key) == (me, StoredPrivacy())

    live(url, work)
