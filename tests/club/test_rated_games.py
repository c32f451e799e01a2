"""Rated games: both have asked, the stored games alone say what counts, and nobody is named."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import structs

from club.house import GOOD, House, live
from club.test_accounts import everything
from damier.club.ratings.glicko import START
from damier.club.ratings.ratings import Ratings
from damier.club.ratings.results import recompute, result_of
from damier.live.bus import LocalBus
from damier.live.replica import Replica
from damier.live.rooms import new_table, table_of
from damier.storage.finished import GameFilter
from damier.storage.privacy import StoredPrivacy
from damier.storage.rated import GONE, StoredResult
from damier.storage.store import StoredSeat
from damier.table import commands as c
from damier.table.facts import Ended, Event, Resigned, Seated
from damier.table.table import Table
from damier.table.terms import Seat, Terms

if TYPE_CHECKING:
    from damier.storage.store import StoredTable
    from damier.table.facts import By

TERMS = Terms(
    sheet="international",
    control="300+5",
    against="link",
    white=Seat("person", "Noor"),
    black=Seat("open"),
    rated=True,
)


async def played(
    house: House, white: str, black: str, *, rated: bool = True, terms: Terms = TERMS
) -> StoredTable:
    """Let two play at a table, as a room does; Black gives up."""
    made = new_table(terms, {"white": white}, house.now)
    await house.store.create(made)
    replica = Replica(house.store, LocalBus(), made.id, table_of(made), {"white": white})
    seat = StoredSeat("black", "person", "Sem", black)
    joined = c.Joined(name="Sem", rated=rated, rating="1500?")
    await replica.decide(joined, "server", seat)
    replica.visitors["black"] = black
    await replica.decide(c.Move(id=1, text="32-28"), "white")
    await replica.decide(c.Move(id=1, text="20-25"), "black")
    await replica.decide(c.Resign(id=2), "black")
    stored = await house.store.load(made.id)
    assert stored is not None
    return stored


async def numbers(house: House, *people: str) -> list[Any]:
    ratings = Ratings(house.store.rated, lambda: house.now)
    return [[(one.pool, one.steps) for one in await ratings.of(who)] for who in people]


def test_a_game_that_both_asked_to_be_rated_counts_once_it_is_over(url: str) -> None:
    async def work(house: House) -> None:
        stored = await played(house, "anna", "bo")
        [(result, terms)] = await house.store.rated.results()
        assert result == result_of(stored)
        assert (result.white, result.black, result.score) == ("anna", "bo", 1.0)
        assert terms.rules().id == "international"
        ratings = Ratings(house.store.rated, lambda: house.now)
        assert await ratings.of("somebody") == []
        [anna], [bo] = await ratings.of("anna"), await ratings.of("bo")
        assert anna.rating.value > START > bo.rating.value
        assert anna.rating.is_provisional
        assert (anna.pool.speed, anna.pool.mode) == ("blitz", "guided")
        assert await ratings.short("anna", TERMS) == f"{round(anna.rating.value)}?"
        assert await ratings.short("somebody", TERMS) == "1500?"
        await played(house, "anna", "bo", terms=structs.replace(TERMS, mode="table"))
        assert {one.pool.mode for one in await ratings.of("anna")} == {"guided", "table"}

    live(url, work)


def test_who_did_not_agree_is_not_rated(url: str) -> None:
    async def work(house: House) -> None:
        unrated = structs.replace(TERMS, rated=False)
        for stored in (
            await played(house, "anna", "guest", rated=False),
            await played(house, "anna", "bo", terms=unrated),
        ):
            assert result_of(stored) is None
        assert await house.store.rated.results() == []
        assert await recompute(house.store) == (0, 0)

    live(url, work)


@pytest.mark.parametrize(
    ("moves", "end", "counts"),
    [
        ([], c.Forfeit(side="white"), False),
        (["32-28"], c.Forfeit(side="black"), False),
        (["32-28"], c.Flag(), False),
        ([], c.Resign(id=9), False),
        (["32-28"], c.Resign(id=9), False),
        (["32-28", "20-25"], c.Forfeit(side="black"), True),
        (["32-28", "20-25"], c.Flag(), True),
        (["32-28", "20-25"], c.Resign(id=9), True),
    ],
)
def test_a_game_without_a_move_of_each_is_lost_and_does_not_count(
    url: str, moves: list[str], end: c.Forfeit | c.Flag | c.Resign, counts: bool
) -> None:
    async def work(house: House) -> None:
        seats = {"white": "anna", "black": "bo"}
        terms = structs.replace(TERMS, black=Seat("person", "Sem"))
        made = new_table(terms, seats, house.now)
        await house.store.create(made)
        replica = Replica(house.store, LocalBus(), made.id, table_of(made), dict(seats))
        for number, text in enumerate(moves):
            await replica.decide(c.Move(id=number + 1, text=text), ("white", "black")[number % 2])
        if isinstance(end, c.Flag):
            await replica.look_at_clock(replica.now() + 3_600)
        else:
            by: By = "white" if isinstance(end, c.Resign) else "server"
            await replica.decide(end, by)
        assert replica.table.is_over
        stored = await house.store.load(made.id)
        assert stored is not None
        assert (result_of(stored) is not None) is counts
        assert len(await house.store.rated.results()) == counts
        [mine] = await house.store.finished.page("anna", GameFilter(), 9)
        assert (mine.rated, mine.score is None) == (counts, False)  # lost it is, and listed
        assert await recompute(house.store) == (counts, 0)

    live(url, work)


def test_all_ratings_come_again_from_the_stored_games(url: str) -> None:
    async def work(house: House) -> None:
        pairs = [("anna", "bo"), ("bo", "cas"), ("cas", "anna"), ("anna", "cas"), ("bo", "anna")]
        for white, black in pairs:
            house.now += 1_000
            await played(house, white, black)
        before = await numbers(house, "anna", "bo", "cas")
        assert await recompute(house.store) == (5, 0)
        rows = [result for result, _ in await house.store.rated.results()]
        forged = StoredResult(5.0, rows[0].table_id, "cas", "anna", 0.5)
        await house.store.rated.replace([one.table_id for one in rows], [forged, *rows[2:]])
        assert await numbers(house, "anna", "bo", "cas") != before
        assert await recompute(house.store) == (5, 2)
        assert await numbers(house, "anna", "bo", "cas") == before

    live(url, work)


def test_deletion_keeps_the_ratings_of_others_and_leaves_no_name(url: str) -> None:
    async def work(house: House) -> None:
        me = (await house.accounts.join("Eleonora", GOOD)).signed_in
        mine = me.person.visitor
        await played(house, mine, "bo")
        await played(house, "cas", mine)
        await played(house, "bo", "cas")
        unrated = await played(house, mine, "bo", rated=False)
        before = await numbers(house, "bo", "cas")
        ratings = Ratings(house.store.rated, lambda: house.now)
        assert len((await ratings.of(mine))[0].steps) == 2
        await house.accounts.erase(me)
        left = await everything(house)
        assert "eleonora" not in left.lower()
        assert mine not in left
        assert await numbers(house, "bo", "cas") == before
        assert await ratings.of(mine) == []
        assert await recompute(house.store) == (3, 0)
        assert await numbers(house, "bo", "cas") == before
        rows = [result for result, _ in await house.store.rated.results()]
        gone = {who for one in rows for who in (one.white, one.black) if who.startswith(GONE)}
        assert len(gone) == 1  # one player still, whoever that was
        again = await house.store.load(unrated.id)
        assert again is not None
        assert result_of(again) is None

    live(url, work)


def test_a_rematch_counts_as_the_game_before_did() -> None:
    table = Table(TERMS)
    assert not table.is_rated
    table.evolve(Event(1, 1.0, "server", (Seated("black", "Sem", rated=True, rating="1612"),)))
    assert table.is_rated
    assert table.seats["black"].rating == "1612"
    again = Table(table.terms.swapped(table.seats["white"], table.seats["black"]))
    assert again.is_rated
    assert again.seats["white"].name == "Sem"
    assert again.seats["white"].rating == ""


def test_games_of_before_and_of_older_servers_are_not_rated() -> None:
    table = Table(TERMS)
    table.evolve(Event(1, 1.0, "server", (Seated("black", "Sem"),)))
    assert not table.is_rated
    old = Table(structs.replace(TERMS, rated=False))
    old.evolve(Event(1, 1.0, "server", (Seated("black", "Sem", rated=True),)))
    old.evolve(Event(2, 2.0, "black", (Resigned("black"), Ended("white", "resigned"))))
    assert not old.is_rated
    assert old.is_over


def test_the_best_are_those_whose_rating_is_settled_by_the_names_they_have_now(url: str) -> None:
    async def work(house: House) -> None:
        anna = (await house.accounts.join("Annelies", GOOD)).signed_in
        bo = (await house.accounts.join("Boudewijn", GOOD)).signed_in
        ratings = Ratings(house.store.rated, lambda: house.now)
        pair = [anna.person.visitor, bo.person.visitor]
        for number in range(16):
            white, black = pair[::-1] if number % 5 in (1, 2) else pair
            await played(house, white, black)
        assert await ratings.best(20) == []  # nobody has asked to be named
        for one in (anna, bo):
            await house.store.privacy.keep(one.person.id, StoredPrivacy(listed=True))
        [(pool, terms, best)] = await ratings.best(20)
        assert (pool.speed, terms.sheet) == ("blitz", "international")
        assert [name for name, _ in best] == ["Annelies", "Boudewijn"]
        assert best[0][1].value > START > best[1][1].value
        assert not best[0][1].is_provisional
        await house.accounts.rename(bo, "Bavo")
        await house.accounts.erase(anna)
        [(_, _, best)] = await ratings.best(20)
        assert [name for name, _ in best] == ["Bavo"]

    live(url, work)


def test_ratings_that_grow_game_by_game_are_those_of_all_games_at_once(url: str) -> None:
    async def work(house: House) -> None:
        growing = Ratings(house.store.rated, lambda: house.now)
        people, whole = ("anna", "bo", "cees"), 0
        compute_all = growing._compute_all

        async def counted() -> None:
            nonlocal whole
            whole += 1
            await compute_all()

        growing._compute_all = counted  # type: ignore[method-assign]

        async def agree() -> None:
            grown = [[(one.pool, one.steps) for one in await growing.of(who)] for who in people]
            assert grown == await numbers(house, *people)

        for white, black in (("anna", "bo"), ("bo", "cees"), ("cees", "anna"), ("anna", "bo")):
            await played(house, white, black)
            house.now += 86_400
            await agree()
        assert whole == 1  # what was new was added
        _, (second, _), *_ = await house.store.rated.results()
        await house.store.rated.replace([second.table_id], [])
        await agree()
        await played(house, "bo", "anna")
        await agree()
        assert whole == 2
        await house.store.rated.replace([], [second])  # told late, by a server that was slow
        await agree()
        assert whole == 3
        await house.store.rated.replace([second.table_id], [replace(second, score=0.5)])
        await played(house, "bo", "cees")
        await agree()
        assert whole == 4

    live(url, work)
