"""The ladder: ratings of all, game by game, in the order in which the games ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.club.ratings.glicko import Rating
from damier.club.ratings.levels import level_rating
from damier.storage.rated import LEVEL

if TYPE_CHECKING:
    from collections.abc import Iterable

    from damier.club.ratings.pools import RatingPool

PERIOD = 86_400.0  # seconds: who rests for a year is as unsure as after two hundred points
_FIRST = Rating()


@dataclass(frozen=True, slots=True, order=True)
class RatedGame:
    """A game that both asked to be rated; `score` is White's: 1, 0.5 or 0."""

    ended: float
    table: str
    pool: RatingPool
    white: str
    black: str
    score: float


@dataclass(frozen=True, slots=True)
class RatingStep:
    """Somebody's rating after a game."""

    ended: float
    table: str
    rating: Rating


class Ladder:
    """Everybody's ratings in every pool, with their history."""

    def __init__(self, games: Iterable[RatedGame] = ()) -> None:
        self._steps: dict[tuple[RatingPool, str], list[RatingStep]] = {}
        for game in sorted(games):
            self.add(game)

    def add(self, game: RatedGame) -> None:
        """Rate one more game; both are rated by what they were before it."""
        if game.white == game.black:
            return  # against oneself
        white = self._before(game.pool, game.white, game.ended)
        black = self._before(game.pool, game.black, game.ended)
        after = {
            game.white: white.after([(black, game.score)]),
            game.black: black.after([(white, 1 - game.score)]),
        }
        for who, rating in after.items():
            if who.startswith(LEVEL):
                continue  # a level is as strong as it was measured
            steps = self._steps.setdefault((game.pool, who), [])
            steps.append(RatingStep(game.ended, game.table, rating))

    def history(self, pool: RatingPool, who: str) -> tuple[RatingStep, ...]:
        """Return somebody's ratings in a pool, the first game first."""
        return tuple(self._steps.get((pool, who), ()))

    def rating(self, pool: RatingPool, who: str, now: float) -> Rating | None:
        """Return somebody's rating at a moment, None before the first game."""
        if (pool, who) not in self._steps and not who.startswith(LEVEL):
            return None
        return self._before(pool, who, now)

    def pools_of(self, who: str) -> tuple[RatingPool, ...]:
        """Return the pools in which somebody has a rating."""
        return tuple(pool for pool, one in self._steps if one == who)

    def standing(self, pool: RatingPool, now: float) -> list[tuple[str, Rating]]:
        """Return the settled ratings of a pool, the best first."""
        found = [(who, self._before(pool, who, now)) for place, who in self._steps if place == pool]
        settled = [(who, rating) for who, rating in found if not rating.is_provisional]
        return sorted(settled, key=lambda one: (-one[1].value, one[0]))

    def _before(self, pool: RatingPool, who: str, now: float) -> Rating:
        if who.startswith(LEVEL):
            return level_rating(pool, int(who.removeprefix(LEVEL)), now)
        steps = self._steps.get((pool, who))
        if not steps:
            return _FIRST
        return steps[-1].rating.rested((now - steps[-1].ended) / PERIOD)
