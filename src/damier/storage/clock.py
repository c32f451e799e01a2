"""The server's time: seconds since the epoch that never jump, also where the system's do."""

from __future__ import annotations

import time


class Clock:
    """Reads the system's time once and goes on steadily from there.

    Players' clocks must not run an hour because somebody has set the system's.
    """

    def __init__(self) -> None:
        self._zero = time.time() - time.monotonic()

    def now(self) -> float:
        """Return the time."""
        return self._zero + time.monotonic()

    def start_after(self, moment: float) -> None:
        """Go on from a moment at the earliest: what was stored before never lies in the future."""
        self._zero += max(0.0, moment - self.now())
