"""How strong the computer plays: ten levels, each a kind of attention, and `best`.

A level looks at each turn in one of three ways. A careless look sees its own captures and not the
reply; a hasty one plays the captures out; a careful one searches. Attention is a scale from 1, a
child on the first day, to 11. Where on it the ten levels lie depends on the game, as the same care
wins more games here and more draws there: places are chosen so that each step is about as large as
the others, and measured by `benchmarks/ladder.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import exp, log
from typing import Literal

from damier.errors import EngineError

LevelName = int | Literal["best"]
Glance = Literal["careless", "hasty", "careful"]


@dataclass(frozen=True, slots=True)
class Level:
    """One level: how far it sees, and how often and by how much it goes astray.

    `careless` and `hasty` are the shares of turns it looks at so; `nodes` is the search of a
    careful turn and `lines` how many of its moves are weighed. `noise` in men blurs every score.
    `overlooks` is the chance not to think of a move at all, `minds` to see that a piece would just
    be taken. At the table it `slips` past a capture it has to make, and `notices` a slip.
    """

    name: LevelName
    careless: float = 0
    hasty: float = 0
    nodes: int = 1_000
    lines: int = 4
    noise: float = 0
    overlooks: float = 0
    minds: float = 1
    slips: float = 0
    notices: float = 1
    resigns: bool = True

    @property
    def attention(self) -> dict[Glance, float]:
        """How often it looks in which way; the three add up to 1."""
        careful = max(0.0, 1 - self.careless - self.hasty)
        return {"careless": self.careless, "hasty": self.hasty, "careful": careful}


_ALL = 99  # more lines than a position has moves

_SCALE = (
    Level(1, 0.96, 0.04, 100, _ALL, 1.0, 0.35, 0.2, 0.15, 0.40, resigns=False),
    Level(2, 0.73, 0.25, 100, _ALL, 0.8, 0.20, 0.4, 0.10, 0.55, resigns=False),
    Level(3, 0.53, 0.42, 150, _ALL, 0.6, 0.14, 0.55, 0.06, 0.70, resigns=False),
    Level(4, 0.33, 0.54, 250, _ALL, 0.5, 0.09, 0.7, 0.04, 0.80, resigns=False),
    Level(5, 0.15, 0.45, 600, _ALL, 0.35, 0.05, 0.8, 0.02, 0.90),
    Level(6, 0.06, 0.27, 1_000, 8, 0.25, 0.03, 0.9, 0.01, 0.95),
    Level(7, 0.025, 0.15, 2_000, 6, 0.15, 0.01),
    Level(8, 0.01, 0.07, 4_000, 5, 0.1),
    Level(9, 0, 0.02, 10_000, 4, 0.06),
    Level(10, 0, 0, 40_000, 3, 0.03),
    Level(11, 0, 0, 200_000, 2, 0.015),
)
# The attention of levels 1 to 10, by the `play_hash` of sheets.
_PLACES = {
    # international
    "3050f8d8bf9ad707": (2.14, 3.07, 4.02, 4.88, 5.78, 6.61, 7.49, 8.31, 8.99, 9.6),
    # English
    "9a7c16f78d1dc3e1": (1.26, 2.61, 3.96, 5.0, 5.78, 6.53, 7.29, 8.1, 8.87, 9.6),
    # Danish
    "730f64899d773363": (1.0, 1.89, 3.15, 4.03, 4.77, 5.67, 6.61, 7.74, 8.86, 10.3),
    # Swedish
    "397bc43908254886": (1.0, 2.13, 3.12, 4.22, 5.1, 5.93, 6.9, 7.97, 8.9, 10.0),
    # Norwegian
    "c38c87b5bb12d997": (1.59, 2.52, 3.76, 4.94, 6.0, 6.88, 7.59, 8.26, 8.91, 9.6),
    # Finnish
    "a78ea7c302507fa2": (1.0, 2.01, 3.12, 4.23, 5.06, 5.96, 6.78, 7.67, 8.61, 9.6),
}
_USUAL = (1.09, 2.19, 3.38, 4.45, 5.38, 6.28, 7.17, 8.1, 8.94, 9.8)
BEST = Level("best", lines=3, noise=0.03)


def level_named(name: LevelName | Level, family: str = "") -> Level:
    """Return a level by its number from 1 to 10, or `best`, for the sheets of a `play_hash`."""
    if isinstance(name, Level):
        return name
    if name not in LEVELS:
        raise EngineError(f"expected a level from 1 to 10 or best, got {name!r}")
    return BEST if name == "best" else level_at(place_of(name, family), name)


def place_of(number: int, family: str = "") -> float:
    """Return where on the scale of attention a numbered level is, in games of a `play_hash`."""
    return _PLACES.get(family, _USUAL)[number - 1]


@cache
def level_at(attention: float, name: LevelName = 1) -> Level:
    """Return the level at a place of the scale, between the two of `_SCALE` around it."""
    low = min(int(attention), len(_SCALE) - 1)
    one, other, part = _SCALE[low - 1], _SCALE[low], attention - low

    def between(weak: float, strong: float) -> float:
        return round(weak + part * (strong - weak), 4)

    nearer = other if part > 0.5 else one
    return Level(
        name,
        careless=between(one.careless, other.careless),
        hasty=between(one.hasty, other.hasty),
        nodes=round(exp(between(log(one.nodes), log(other.nodes)))),
        lines=nearer.lines,
        noise=between(one.noise, other.noise),
        overlooks=between(one.overlooks, other.overlooks),
        minds=between(one.minds, other.minds),
        slips=between(one.slips, other.slips),
        notices=between(one.notices, other.notices),
        resigns=nearer.resigns,
    )


# Levels of games whose steps nobody has measured.
LEVELS: dict[LevelName, Level] = {
    **{name: level_at(place, name) for name, place in enumerate(_USUAL, start=1)},
    "best": BEST,
}
