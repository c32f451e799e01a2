"""Everybody's ratings on a server: computed from the rated games, and again when there are more."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.club.ratings.glicko import Rating
from damier.club.ratings.ladder import Ladder, RatedGame
from damier.club.ratings.pools import pool_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from damier.club.ratings.ladder import RatingStep
    from damier.club.ratings.pools import RatingPool
    from damier.storage.rated import RatedBook, StoredResult
    from damier.table.terms import Terms


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
        self._stamp: tuple[object, ...] = ()
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

    async def _current(self) -> Ladder:
        """Return all ratings as of now; a change takes a while, so it is made in a thread."""
        async with self._lock:
            stamp = await self._book.stamp()
            if stamp != self._stamp:
                played = await self._book.results()
                self._ladder, self._last = await asyncio.to_thread(_computed, played)
                self._stamp = stamp
            return self._ladder


def short(rating: Rating) -> str:
    """Return a rating as it is shown: `1523`, or `1523?` while it is provisional."""
    return f"{round(rating.value)}{'?' if rating.is_provisional else ''}"


def _computed(
    played: Sequence[tuple[StoredResult, Terms]],
) -> tuple[Ladder, dict[RatingPool, Terms]]:
    ladder = Ladder()
    last: dict[RatingPool, Terms] = {}
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
    return ladder, last
