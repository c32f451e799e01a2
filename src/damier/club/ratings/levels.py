"""How strong the computer's levels are, on the scale on which people are rated.

`levels.toml` has what was measured (`benchmarks/ladder.py`, `tools/make_level_ratings.py`): level 5
is 1500 in every game, which is where people begin, and the others follow from their matches.
A later measurement never changes a game that ended before it.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from statistics import fmean
from typing import TYPE_CHECKING, Any

from damier.club.ratings.glicko import Rating

if TYPE_CHECKING:
    from damier.club.ratings.pools import RatingPool

# Points that a level may be off where it was measured in the other mode, or nowhere.
_OTHER_MODE, _UNMEASURED = 80.0, 150.0


@dataclass(frozen=True, slots=True)
class Measurement:
    """Ratings of levels 1 to 10 for each mode and family, valid for games that end from `since`."""

    since: float
    ratings: dict[tuple[str, str], tuple[Rating, ...]]

    def rating(self, pool: RatingPool, level: int) -> Rating:
        """Return a level's rating in a pool; where it was not measured, what it is nearest by."""
        if known := self.ratings.get((pool.mode, pool.family)):
            return known[level - 1]
        if near := self.ratings.get(("guided", pool.family)):
            return Rating(near[level - 1].value, _OTHER_MODE)
        return Rating(fmean(of[level - 1].value for of in self.ratings.values()), _UNMEASURED)


@cache
def measurements() -> tuple[Measurement, ...]:
    """Return all measurements that were ever in force, the earliest first."""
    text = files("damier.club.ratings").joinpath("levels.toml").read_text(encoding="utf-8")
    return tuple(_measurement(one) for one in tomllib.loads(text)["measured"])


def _measurement(written: dict[str, Any]) -> Measurement:
    ratings = {
        (mode, family): tuple(map(Rating, of["value"], of["deviation"]))
        for mode in ("guided", "table")
        for family, of in written.get(mode, {}).items()
    }
    return Measurement(written["since"].timestamp(), ratings)


def level_rating(pool: RatingPool, level: int, at: float) -> Rating:
    """Return how strong a level was in a pool at a moment."""
    first, *later = measurements()
    found = first
    for one in later:
        if one.since <= at:
            found = one
    return found.rating(pool, level)
