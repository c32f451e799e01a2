"""What the results of a match prove: Elo with its error, and the sequential test (SPRT).

Results are counts of scores from 0 to 1 in equal steps: (losses, draws, wins) of single games, or
(0, ½, 1, 1½, 2 points) of pairs of games with one opening and colours swapped. Pairs are the better
measure: what an opening is worth cancels out.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from damier.errors import EngineError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_SIGMAS = 1.959964  # 95 % of a normal distribution lie within
_FARTHEST = 2000  # Elo: what is expected beyond that is too near to 0 or 1 to reckon with
_NEVER = 1e-3  # the count of a result that has not occurred, so that it is not impossible

Verdict = Literal["elo0", "elo1"]


def expected_score(elo: float) -> float:
    """Return the score to expect with so much more Elo than the opponent."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """Return the difference in Elo that a score from 0 to 1 stands for; infinite at both ends."""
    if score <= 0:
        return -math.inf
    return math.inf if score >= 1 else 400 * math.log10(score / (1 - score))


@dataclass(frozen=True, slots=True)
class Elo:
    """A difference in Elo, its 95 % interval, and how likely it is above 0: `superiority`."""

    elo: float
    low: float
    high: float
    superiority: float

    def __str__(self) -> str:
        return f"{self.elo:+.1f} ({self.low:+.1f} to {self.high:+.1f})"


def estimate(counts: Sequence[int]) -> Elo:
    """Return the Elo that counted scores stand for.

    Where all scores are the same their spread is not known: then the interval is that of one more
    game, which could have ended in any way.
    """
    if not _total(counts):
        return Elo(0, -math.inf, math.inf, 0.5)
    elo = elo_of(_moments(counts)[0])
    likely: Sequence[float] = counts
    if sum(count > 0 for count in counts) == 1:
        likely = [count + 1 / len(counts) for count in counts]
    mean, variance = _moments(likely)
    error = math.sqrt(variance / sum(likely))
    superiority = (1 + math.erf((mean - 0.5) / error / math.sqrt(2))) / 2
    low, high = (elo_of(mean + sigmas * error) for sigmas in (-_SIGMAS, _SIGMAS))
    return Elo(elo, low, high, superiority)


@dataclass(frozen=True, slots=True)
class Sprt:
    """The test of `elo1` against `elo0`, wrong with the odds `alpha` and `beta`.

    It accepts elo0 or elo1 as soon as the log-likelihood ratio leaves (`lower`, `upper`).
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise EngineError(f"expected elo0 below elo1, got {self.elo0} and {self.elo1}")
        if max(-self.elo0, self.elo1) > _FARTHEST:
            wanted = f"-{_FARTHEST} to {_FARTHEST} Elo"
            raise EngineError(f"expected {wanted}, got {self.elo0} and {self.elo1}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise EngineError(f"expected odds from 0 to 0.5, got {self.alpha} and {self.beta}")

    @property
    def lower(self) -> float:
        """The ratio at which elo0 is accepted."""
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """The ratio at which elo1 is accepted."""
        return math.log((1 - self.beta) / self.alpha)

    def ratio(self, counts: Sequence[int]) -> float:
        """Return the log-likelihood ratio of elo1 to elo0 for counted scores."""
        if not _total(counts):
            return 0.0
        seen = [count or _NEVER for count in counts]
        likely = [_likeliest(seen, expected_score(elo)) for elo in (self.elo0, self.elo1)]
        ratios = (math.log(one / zero) for zero, one in zip(*likely, strict=True))
        return sum(count * ratio for count, ratio in zip(seen, ratios, strict=True))

    def verdict(self, counts: Sequence[int]) -> Verdict | None:
        """Return which of the two is accepted; None while the match has to go on."""
        ratio = self.ratio(counts)
        if ratio <= self.lower:
            return "elo0"
        return "elo1" if ratio >= self.upper else None


def _total(counts: Sequence[int]) -> int:
    if len(counts) < 2 or any(count < 0 for count in counts):
        raise EngineError(f"expected counts of two or more scores, got {list(counts)}")
    return sum(counts)


def _moments(counts: Sequence[float]) -> tuple[float, float]:
    """Return the mean and the variance of one score."""
    total, step = sum(counts), 1 / (len(counts) - 1)
    mean = sum(count * step * index for index, count in enumerate(counts)) / total
    squares = (count * (step * index - mean) ** 2 for index, count in enumerate(counts))
    return mean, sum(squares) / total


def _likeliest(counts: Sequence[float], score: float) -> list[float]:
    """Return the odds of each score under which the counts are likeliest, given the mean score.

    They are p / (1 + x·(s - mean)) for the observed p of each score s, with the one x that makes
    them add up to 1.
    """
    total, step = sum(counts), 1 / (len(counts) - 1)
    observed = [(count / total, step * index - score) for index, count in enumerate(counts)]

    def slope(x: float) -> float:
        return sum(odds * away / (1 + x * away) for odds, away in observed)

    # The slope falls all the way between the two ends where one of the odds becomes infinite.
    x = _root(slope, -1 / (1 - score), 1 / score)
    return [odds / (1 + x * away) for odds, away in observed]


def _root(falling: Callable[[float], float], low: float, high: float) -> float:
    """Return where a falling function is zero, by halving an open interval."""
    for _ in range(200):
        middle = (low + high) / 2
        if middle in (low, high):
            break
        if falling(middle) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
