"""Everybody's ratings on a server: computed from the rated games, and again when there are more."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.club.ratings.glicko import Rating
from damier.club.ratings.ladder import Ladder, RatedGame
from damier.club.ratings.pools import pool_of
from damier.storage.rated import RatedStamp

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from damier.club.ratings.ladder import RatingStep
    from damier.club.ratings.pools import RatingPool
    from damier.storage.rated import RatedBook, StoredResult
    from damier.table.terms import Terms

_FEW = 500  # games that are rated between two moves of others


@dataclass(frozen=True, slots=True)
class PoolRating:
    """Somebody's rating in a pool; `terms` are of the last game there, `steps` the history."""

    pool: RatingPool
    terms: Terms
    rating: Rating
    steps: tuple[RatingStep, ...]


class Ratings:
    """Knows all ratings; the games are the truth, so nothing here has to be kept."""

    def __init__(self, book: RatedBook, now: Callable[[], float]) -> None:
        self._book, self._now = book, now
        self._lock = asyncio.Lock()
        self._stamp: RatedStamp | None = None  # of what the ladder is made of
        self._key = float("-inf"), ""  # of the last game in it
        self._ladder = Ladder()
        self._last: dict[RatingPool, Terms] = {}

    async def of(self, who: str) -> list[PoolRating]:
        """Return somebody's ratings, that of the latest game first."""
        ladder, now = await self._current(), self._now()
        found = []
        for pool in ladder.pools_of(who):
            rating = ladder.rating(pool, who, now)
            if rating is not None:
                found.append(PoolRating(pool, self._last[pool], rating, ladder.history(pool, who)))
        return sorted(found, key=lambda one: (-one.steps[-1].ended, one.pool))

    async def short(self, who: str, terms: Terms) -> str:
        """Return what others are shown of somebody's rating for a game."""
        ladder, pool = await self._current(), pool_of(terms)
        rating = None if pool is None else ladder.rating(pool, who, self._now())
        return short(rating or Rating())

    async def best(self, most: int) -> list[tuple[RatingPool, Terms, list[tuple[str, Rating]]]]:
        """Return the pools with settled ratings, each with the best and what they are called."""
        ladder, now = await self._current(), self._now()
        found = []
        for pool, terms in sorted(self._last.items()):
            standing = ladder.standing(pool, now)
            names = await self._book.names([who for who, _ in standing])
            named = [(names[who], rating) for who, rating in standing if who in names]
            if named:
                found.append((pool, terms, named[:most]))
        return found

    async def among(
        self, visitors: Collection[str]
    ) -> list[tuple[RatingPool, Terms, list[tuple[str, Rating]]]]:
        """Return the pools that some visitors play in, each with their ratings, the best first."""
        ladder, now = await self._current(), self._now()
        found: dict[RatingPool, list[tuple[str, Rating]]] = {}
        for who in visitors:
            for pool in ladder.pools_of(who):
                rating = ladder.rating(pool, who, now)
                if rating is not None:
                    found.setdefault(pool, []).append((who, rating))
        order = sorted(found.items(), key=lambda one: (-len(one[1]), one[0]))
        return [
            (pool, self._last[pool], sorted(rated, key=lambda one: (-one[1].value, one[0])))
            for pool, rated in order
        ]

    async def _current(self) -> Ladder:
        """Return all ratings as of now: what is new is added, else all is computed again."""
        async with self._lock:
            stamp = await self._book.stamp()
            if stamp != self._stamp and not await self._add_new():
                await self._compute_all()
            return self._ladder

    async def _add_new(self) -> bool:
        """Add the games that came after all others; False if that is not all that has changed."""
        if self._stamp is None or await self._book.stamp(self._key) != self._stamp:
            return False
        played = await self._book.results(self._key)
        if len(played) > _FEW:
            return False
        _rate(played, self._ladder, self._last)
        self._note(played)
        return True

    async def _compute_all(self) -> None:
        """Begin anew; with many games it takes a while, so it is done in a thread."""
        played = await self._book.results()
        ladder = Ladder()
        last: dict[RatingPool, Terms] = {}
        await asyncio.to_thread(_rate, played, ladder, last)
        self._ladder, self._last, self._stamp = ladder, last, RatedStamp()
        self._note(played)

    def _note(self, played: Sequence[tuple[StoredResult, Terms]]) -> None:
        """Remember what the ladder is made of, not what is stored: that may be more by now."""
        results = [result for result, _ in played]
        self._stamp = (self._stamp or RatedStamp()).after(results)
        if results:
            self._key = results[-1].ended, results[-1].table_id


def short(rating: Rating) -> str:
    """Return a rating as it is shown: `1523`, or `1523?` while it is provisional."""
    return f"{round(rating.value)}{'?' if rating.is_provisional else ''}"


def _rate(
    played: Sequence[tuple[StoredResult, Terms]], ladder: Ladder, last: dict[RatingPool, Terms]
) -> None:
    """Add games to a ladder, and to what was last played in each pool."""
    known: dict[tuple[str | None, str, str | None, str], RatingPool | None] = {}
    for result, terms in played:
        key = terms.rules_text, terms.sheet, terms.control, terms.mode
        if key not in known:
            known[key] = pool_of(terms)
        pool = known[key]
        if pool is not None:
            who = result.white, result.black
            ladder.add(RatedGame(result.ended, result.table_id, pool, *who, result.score))
            last[pool] = terms
