"""How long the engine may think."""

from __future__ import annotations

from dataclasses import dataclass, replace
from numbers import Integral, Real
from typing import TYPE_CHECKING, TypedDict, Unpack

from damier.errors import EngineError

if TYPE_CHECKING:
    from damier.game.clock import Clock
    from damier.rules.sheet import Colour

_MOST = {"nodes": (1 << 63) - 1, "depth": (1 << 31) - 1}  # what the core can count
_LONGEST = 1e18  # seconds
_SHORTEST = 0.01  # seconds; also with a flag fallen a move is wanted
HORIZON = 30  # moves over which a clock is spread: games last about so many more
AMPLE = 20  # bonuses on the clock, from which on all of the next one may be used


class Bounds(TypedDict, total=False):
    """A limit as keywords: `seconds` is what `Limit` calls `time`."""

    seconds: float
    nodes: int
    depth: int


@dataclass(frozen=True, slots=True)
class Limit:
    """Stop at whichever comes first; at least one must be given.

    `time` is seconds for this move; `clock` and `bonus` are the seconds left on the player's clock
    and what each move adds, of which the engine takes its share.
    """

    time: float | None = None
    nodes: int | None = None
    depth: int | None = None
    clock: float | None = None
    bonus: float = 0

    def __post_init__(self) -> None:
        given = {
            name: value
            for name in ("time", "nodes", "depth", "clock")
            if (value := getattr(self, name)) is not None
        }
        if not given:
            raise EngineError("expected a limit of time, nodes, depth or clock, got none")
        for name, value in given.items():
            kind, most = (Integral, _MOST[name]) if name in _MOST else (Real, _LONGEST)
            fits = isinstance(value, kind)
            if not (fits and 0 < value <= most):
                wanted = f"{name} above 0, {'whole and ' if kind is Integral else ''}at most {most}"
                raise EngineError(f"expected {wanted}, got {value!r}")
        if not (isinstance(self.bonus, Real) and 0 <= self.bonus <= _LONGEST):
            raise EngineError(f"expected a bonus of 0 or more, got {self.bonus!r}")

    @property
    def seconds(self) -> tuple[float, float]:
        """Return (no new iteration after, stop at once after), 0 for no limit."""
        soft = hard = 0.0
        if self.clock is not None:
            # A reply must never cost the game, and a busy machine takes seconds of its own: who has
            # little left lives on a part of the bonus, until there is more again.
            ample = AMPLE * self.bonus
            bonus = self.bonus * min(1.0, self.clock / ample) if ample else 0.0
            share = self.clock / HORIZON + 0.8 * bonus
            hard = min(4 * share, 0.2 * self.clock)
            soft = min(0.85 * share, hard)
        if self.time is not None:
            hard = min(hard, self.time) if hard else self.time
        return soft, hard

    def within(self, seconds: float | None) -> Limit:
        """Return it with at most so many seconds for this move."""
        if seconds is None:
            return self
        return replace(self, time=seconds if self.time is None else min(seconds, self.time))


def clock_limit(left: float, bonus: float = 0, moves: int = 0) -> Limit:
    """Return the limit for a clock with so much left, for so many moves or for all (0)."""
    left = max(left, _SHORTEST)
    if not 0 < moves < HORIZON:
        return Limit(clock=left, bonus=max(bonus, 0))
    return Limit(clock=left * HORIZON / (moves + 1), bonus=max(bonus, 0), time=0.8 * left)


def limit_at(clock: Clock | None, side: Colour, now: float, usual: float) -> Limit:
    """Return how long a side may think about its move now: `usual` seconds without a clock."""
    if clock is None:
        return Limit(time=usual)
    control, left = clock.control, clock.left(side, now)
    if control.per_move:
        return Limit(time=max(_SHORTEST, left / 2))
    face = clock.face(side)
    stage = control.stages[face.stage] if face.stage < len(control.stages) else None
    moves = 0 if stage is None or stage.moves is None else stage.moves - face.moves
    return clock_limit(left, control.bonus, moves)


def limit_of(limit: Limit | None, **bounds: Unpack[Bounds]) -> Limit:
    """Return the limit that was given as such or as keywords."""
    if limit is None:
        return Limit(bounds.get("seconds"), bounds.get("nodes"), bounds.get("depth"))
    if bounds:
        raise EngineError(f"expected a limit or {', '.join(bounds)}, got both")
    if not isinstance(limit, Limit):
        raise EngineError(f"expected a limit such as Limit(nodes=10_000), got {limit!r}")
    return limit
