"""How strong the computer plays: ten levels, each a kind of attention, and `best`.

A level looks at each turn in one of three ways. A careless look sees its own captures and not the
reply; a hasty one plays the captures out; a careful one searches. The steps between levels are
measured by `benchmarks/ladder.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
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

_LEVELS = (
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
)
BEST = Level("best", lines=3, noise=0.03)
LEVELS: dict[LevelName, Level] = {level.name: level for level in (*_LEVELS, BEST)}


def level_named(name: LevelName | Level) -> Level:
    """Return a level by its number from 1 to 10, or `best`."""
    if isinstance(name, Level):
        return name
    if name not in LEVELS:
        raise EngineError(f"expected a level from 1 to 10 or best, got {name!r}")
    return LEVELS[name]
