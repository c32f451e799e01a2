"""Who meets whom in a match of two or more programs."""

from __future__ import annotations

from itertools import combinations
from typing import Literal, get_args

Schedule = Literal["round-robin", "gauntlet"]
SCHEDULES: tuple[str, ...] = get_args(Schedule)


def pairings(count: int, schedule: Schedule = "round-robin") -> tuple[tuple[int, int], ...]:
    """Return who meets whom once: each one each other, or the first one all others."""
    if schedule == "gauntlet":
        return tuple((0, other) for other in range(1, count))
    return tuple(combinations(range(count), 2))
