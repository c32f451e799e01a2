"""What the engine found: lines of play and what they are worth."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from damier.position import Move

KNOWN = 200.0  # from this score on the end of the game is in sight
WIN = 300.0  # the score of a decided game
_LOGIT = 1.2  # men that make one logit; must agree with the fit in the core
_DRAWISH = 0.6  # men of advantage that half of the games still draw


class Chances(NamedTuple):
    """How a position may end for the side to move; the three add up to 1."""

    win: float
    draw: float
    loss: float

    @property
    def expectation(self) -> float:
        """The points to expect, a draw counting a half."""
        return self.win + self.draw / 2


@dataclass(frozen=True, slots=True)
class Line:
    """One line of play; `score` is in men, for the side to move."""

    score: float
    depth: int
    moves: tuple[Move, ...]

    @property
    def plies_to_end(self) -> int | None:
        """The number of moves to a forced win or loss, if the line has found one."""
        return round((WIN - abs(self.score)) * 100) if abs(self.score) > KNOWN else None

    @property
    def chances(self) -> Chances:
        """Return the chances of win, draw and loss that the score stands for."""
        if abs(self.score) > KNOWN:
            return Chances(1, 0, 0) if self.score > 0 else Chances(0, 0, 1)
        win = 1 / (1 + math.exp(-(self.score - _DRAWISH) / _LOGIT))
        loss = 1 / (1 + math.exp((self.score + _DRAWISH) / _LOGIT))
        return Chances(win, 1 - win - loss, loss)


@dataclass(frozen=True, slots=True)
class Analysis:
    """The best lines, best first, and what it took to find them."""

    lines: tuple[Line, ...]
    nodes: int
    seconds: float

    @property
    def best(self) -> Move | None:
        """The best move; None where there is no legal move."""
        return self.lines[0].moves[0] if self.lines else None

    @property
    def score(self) -> float:
        """The score of the best line, in men."""
        return self.lines[0].score if self.lines else -WIN
