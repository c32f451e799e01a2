"""Ten thousand rated games in a database: all ways to rate them end in the same digits."""

from __future__ import annotations

import random
from dataclasses import asdict, replace
from itertools import product
from typing import TYPE_CHECKING
from unittest import mock

from msgspec import structs
from typer.testing import CliRunner

from club.house import House, live
from club.test_rated_games import TERMS
from damier.cli.app import app
from damier.club.ratings.ratings import Ratings
from damier.club.ratings.results import result_of
from damier.live.bus import LocalBus
from damier.live.replica import Replica
from damier.live.rooms import new_table, table_of
from damier.storage.store import StoredSeat, rows_of_table
from damier.storage.writer import INSERT_EVENT, INSERT_RATED, INSERT_SEAT, INSERT_TABLE
from damier.table import commands as c

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    import pytest
    from sqlalchemy import Connection

    from damier.club.ratings.ratings import PoolRating
    from damier.rules.sheet import Colour
    from damier.storage.store import StoredTable
    from damier.table.terms import Terms

GAMES, UNRATED, PORTION = 10_000, 50, 500
PEOPLE = [f"player-{number}" for number in range(60)]
POOLS = ({}, {"control": "900+10"}, {"mode": "table"}, {"sheet": "frisian"})
ENDS = (
    ((c.Resign(id=2), "black"),),
    ((c.Resign(id=2), "white"),),
    ((c.OfferDraw(id=2), "white"), (c.AcceptDraw(id=2), "black")),
)
_DAYS = 400 * 86_400.0


def test_ten_thousand_stored_games_give_the_same_ratings_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As they arrive, all at once, and by `damier ratings` when all its rows are gone."""
    found: list[dict[str, list[PoolRating]]] = []
    later = 1_000_000.0 + 2 * _DAYS

    async def play(house: House) -> None:
        terms = [structs.replace(TERMS, **change) for change in POOLS]  # type: ignore[arg-type]
        models = [await _played(house, *one) for one in product(terms, ENDS)]
        unrated = await _played(house, TERMS, ENDS[0], rated=False)
        await house.store.rated.replace([one.id for one in models], [])
        growing = Ratings(house.store.rated, lambda: later)
        begun = mock.AsyncMock(wraps=growing._compute_all)
        monkeypatch.setattr(growing, "_compute_all", begun)
        games = list(_games(models, unrated))
        for start in range(0, len(games), PORTION):
            await _keep(house, games[start : start + PORTION])
            await growing.of(PEOPLE[0])
        assert (await house.store.rated.stamp()).games == GAMES
        assert begun.await_count == 1  # with the first portion; the others were added
        found.append(await _all(growing))
        found.append(await _all(Ratings(house.store.rated, lambda: later)))
        rows = [result for result, _ in await house.store.rated.results()]
        await house.store.rated.replace([one.table_id for one in rows], [])
        assert (await house.store.rated.stamp()).games == 0

    async def look(house: House) -> None:
        found.append(await _all(Ratings(house.store.rated, lambda: later)))

    live(url, play)
    monkeypatch.setenv("DAMIER_DATABASE", url)
    told = CliRunner().invoke(app, ["ratings"])
    all_rated = GAMES + len(POOLS) * len(ENDS)
    said = f"rated games: {all_rated}, put right: {all_rated}\n"
    assert (told.exit_code, told.output) == (0, said)
    live(url, look)
    grown, fresh, again = found
    assert sum(len(one.steps) for rated in grown.values() for one in rated) == 2 * GAMES
    assert {len(rated) for rated in grown.values()} == {len(POOLS)}  # everybody in every pool
    assert grown == fresh == again


async def _all(ratings: Ratings) -> dict[str, list[PoolRating]]:
    return {who: await ratings.of(who) for who in PEOPLE}


async def _played(
    house: House, terms: Terms, end: Iterable[tuple[c.Command, Colour]], *, rated: bool = True
) -> StoredTable:
    """Let two play at a table, as a room does, to an end."""
    made = new_table(terms, {"white": "anna"}, house.now)
    await house.store.create(made)
    replica = Replica(house.store, LocalBus(), made.id, table_of(made), {"white": "anna"})
    seat = StoredSeat("black", "person", "Sem", "bo")
    await replica.decide(c.Joined(name="Sem", rated=rated, rating="1500?"), "server", seat)
    replica.visitors["black"] = "bo"
    await replica.decide(c.Move(id=1, text="32-28"), "white")
    await replica.decide(c.Move(id=1, text="19-23"), "black")
    for deed, side in end:
        await replica.decide(deed, side)
    stored = await house.store.load(made.id)
    assert stored is not None
    assert stored.summary.status == "over"
    return stored


def _games(models: list[StoredTable], unrated: StoredTable) -> Iterator[StoredTable]:
    """Yield games in the order of their ends: half of them at one moment, a few do not count."""
    lot = random.Random(15)
    ends = sorted(1_100_000.0 + lot.choice((lot.random(), 0.5)) * _DAYS for _ in range(GAMES))
    for number, ended in enumerate(ends):
        yield _game(f"game{number:05}", lot.choice(models), lot.sample(PEOPLE, 2), ended)
        if number % (GAMES // UNRATED) == 0:
            yield _game(f"none{number:05}", unrated, lot.sample(PEOPLE, 2), ended)


def _game(name: str, model: StoredTable, pair: list[str], ended: float) -> StoredTable:
    """Return what would be kept of a game like another between other players, a second a move."""
    sat = [replace(seat, visitor=who) for seat, who in zip(model.seats, pair, strict=True)]
    last = model.events[-1].seq
    happened = [structs.replace(event, at=ended - last + event.seq) for event in model.events]
    times = {"made": ended - last, "updated": ended}
    return replace(model, id=name, **times, seats=tuple(sat), events=tuple(happened))  # type: ignore[arg-type]


async def _keep(house: House, games: Iterable[StoredTable]) -> None:
    """Write games in bulk, by the statements and the rows of the store."""
    rows = [(rows_of_table(game), result_of(game)) for game in games]

    def errand(connection: Connection) -> None:
        connection.execute(INSERT_TABLE, [kept for (_, kept, _, _), _ in rows])
        connection.execute(INSERT_SEAT, [row for (_, _, sat, _), _ in rows for row in sat])
        connection.execute(INSERT_EVENT, [row for (_, _, _, all_), _ in rows for row in all_])
        connection.execute(INSERT_RATED, [asdict(one) for _, one in rows if one is not None])

    await house.store._writer.run(errand)
