"""The server's time: seconds since the epoch that never jump, also where the system's do."""

from __future__ import annotations

import time
from collections import deque

_SAMPLES = 12  # of another clock that are compared


class SteadyClock:
    """Reads the system's time once and goes on steadily from there.

    Players' clocks must not run an hour because somebody has set the system's. Servers that share
    a database follow its clock, so that all have one time.
    """

    def __init__(self) -> None:
        self._zero = time.time() - time.monotonic()
        self._samples: deque[tuple[float, float]] = deque(maxlen=_SAMPLES)

    def now(self) -> float:
        """Return the time."""
        return self.at(time.monotonic())

    def at(self, moment: float) -> float:
        """Return the time at a moment of the monotonic clock."""
        return self._zero + moment

    def start_after(self, moment: float) -> None:
        """Go on from a moment at the earliest: what was stored before never lies in the future."""
        self._zero += max(0.0, moment - self.now())

    def follow(self, told: float, asked: float, answered: float) -> None:
        """Go by another clock, which told its time between two moments of the monotonic clock.

        Of the last samples the one that took least is the most exact.
        """
        middle = (asked + answered) / 2
        self._samples.append((answered - asked, told - middle))
        self._zero = min(self._samples)[1]
