"""How long to think, as Hub says it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from damier.engine.limits import Limit, clock_limit
from damier.protocols.hub.lines import HubLine, format_line

if TYPE_CHECKING:
    from collections.abc import Iterable

_SHORTEST = 0.001  # seconds
_DEEPEST = 120
_NUMBERS = ("depth", "nodes", "move-time", "moves", "time", "inc")


class LevelLines:
    """What the `level` lines since the last search have said."""

    def __init__(self) -> None:
        self.numbers: dict[str, float] = {}
        self.infinite = False

    def add(self, command: HubLine) -> None:
        """Take over one `level` line."""
        self.infinite = self.infinite or "infinite" in command.arguments
        for name in _NUMBERS:
            value = command.real(name)
            if value is not None and abs(value) < 1e15:
                self.numbers[name] = value

    def limit(self) -> Limit | None:
        """Return the limit; None to search until told to stop."""
        given = self.numbers
        if self.infinite or not given.keys() - {"moves", "inc"}:
            return None
        seconds, limit = given.get("move-time"), Limit(depth=_DEEPEST)
        if "time" in given:
            limit = clock_limit(given["time"], given.get("inc", 0), int(given.get("moves", 0)))
        if seconds is not None:
            limit = limit.within(max(seconds, _SHORTEST))
        return replace(
            limit,
            depth=_at_least_one(given.get("depth"), _DEEPEST) or limit.depth,
            nodes=_at_least_one(given.get("nodes")),
        )


def format_level(limit: Limit | None) -> Iterable[str]:
    """Yield the lines that tell an engine a limit."""
    if limit is None:
        yield format_line("level", infinite=True)
        return
    if limit.depth is not None:
        yield format_line("level", depth=limit.depth)
    if limit.nodes is not None:
        yield format_line("level", nodes=limit.nodes)
    if limit.time is not None:
        yield format_line("level", move_time=_seconds(limit.time))
    if limit.clock is not None:
        inc = _seconds(limit.bonus) if limit.bonus else None
        yield format_line("level", time=_seconds(limit.clock), inc=inc)


def _at_least_one(value: float | None, most: int | None = None) -> int | None:
    return None if value is None else max(1, int(value if most is None else min(value, most)))


def _seconds(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".") or "0"
