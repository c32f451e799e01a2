"""Glicko-2, as Mark Glickman published it ("Example of the Glicko-2 system", 2022)."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

START, UNSURE, VOLATILE = 1500.0, 350.0, 0.06
PROVISIONAL = 110.0  # a deviation above which a rating is marked as not settled
_SCALE = 173.7178
_TAU = 0.5  # how much volatility may change
_EXACT = 1e-6


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is, how sure that is, and how steadily they play."""

    value: float = START
    deviation: float = UNSURE
    volatility: float = VOLATILE

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known yet."""
        return self.deviation > PROVISIONAL

    def rested(self, periods: float) -> Rating:
        """Return the rating after so many rating periods without a game: only less sure."""
        phi = self.deviation / _SCALE
        grown = sqrt(phi * phi + max(0.0, periods) * self.volatility**2)
        return Rating(self.value, min(UNSURE, grown * _SCALE), self.volatility)

    def after(self, results: Iterable[tuple[Rating, float]], tau: float = _TAU) -> Rating:
        """Return the rating after one period, of opponents and scores: 1 won, 0.5 drawn, 0 lost."""
        played = tuple(results)
        if not played:
            return self.rested(1)
        mu, phi = (self.value - START) / _SCALE, self.deviation / _SCALE
        terms = [_term(mu, other, score) for other, score in played]
        variance = 1 / sum(weight for weight, _ in terms)
        gain = sum(gained for _, gained in terms)
        sigma = _volatility(phi, self.volatility, variance, variance * gain, tau)
        before = sqrt(phi * phi + sigma * sigma)
        phi = 1 / sqrt(1 / before**2 + 1 / variance)
        value = START + _SCALE * (mu + phi * phi * gain)
        return Rating(value, min(UNSURE, phi * _SCALE), sigma)

    def expects(self, other: Rating) -> float:
        """Return the score that is expected against somebody: between 0 and 1."""
        both = sqrt(self.deviation**2 + other.deviation**2) / _SCALE
        return 1 / (1 + exp(-_dampened(both) * (self.value - other.value) / _SCALE))


def _dampened(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi * phi / (pi * pi))


def _term(mu: float, other: Rating, score: float) -> tuple[float, float]:
    """Return what one game adds to the inverse of the variance, and to the gain."""
    damp = _dampened(other.deviation / _SCALE)
    expected = 1 / (1 + exp(-damp * (mu - (other.value - START) / _SCALE)))
    return damp * damp * expected * (1 - expected), damp * (score - expected)


def _volatility(phi: float, sigma: float, variance: float, delta: float, tau: float) -> float:
    """Find the new volatility by the Illinois algorithm, step 5 of the paper."""
    start = log(sigma * sigma)

    def f(x: float) -> float:
        grown = phi * phi + variance + exp(x)
        return exp(x) * (delta * delta - grown) / (2 * grown * grown) - (x - start) / (tau * tau)

    low = start
    if delta * delta > phi * phi + variance:
        high = log(delta * delta - phi * phi - variance)
    else:
        steps = 1
        while f(start - steps * tau) < 0:
            steps += 1
        high = start - steps * tau
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _EXACT:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
