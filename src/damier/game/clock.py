"""Clocks: time controls and a running clock, both frozen values.

Time is given by the caller in seconds and never read here. The start of a clock, each press and
each look take the same kind of time (say, of `time.monotonic`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from math import isfinite
from typing import TYPE_CHECKING, Literal, Self

from damier.board.setup import opponent
from damier.errors import NotationError

if TYPE_CHECKING:
    from damier.rules.sheet import Colour


@dataclass(frozen=True, slots=True)
class Stage:
    """`seconds` for the next `moves` moves; None: for the rest of the game."""

    seconds: float
    moves: int | None = None


@dataclass(frozen=True, slots=True)
class TimeControl:
    """How much time there is: stages, a bonus each move, and byo-yomi periods at the end.

    The bonus is added after each move; with Bronstein's rule no more than the move took. Where the
    first stage has no time, the first move has the bonus. `per_move`: the only stage's seconds
    begin anew with every move.
    """

    stages: tuple[Stage, ...]
    bonus: float = 0
    rule: Literal["fischer", "bronstein"] = "fischer"
    periods: int = 0
    period: float = 0
    per_move: bool = False

    def __post_init__(self) -> None:
        amounts = (self.bonus, self.period, *(stage.seconds for stage in self.stages))
        if not self.stages or not all(amount >= 0 and isfinite(amount) for amount in amounts):
            raise NotationError(f"expected some time to play, got {amounts}")
        if not self.stages[0].seconds and not self.bonus and not self.period:
            raise NotationError(f"expected some time for the first move, got {self}")
        *early, last = self.stages
        if last.moves is not None or any((stage.moves or 0) < 1 for stage in early):
            raise NotationError("expected a number of moves in every stage but the last")
        if self.periods < 0 or bool(self.periods) != bool(self.period):
            raise NotationError(f"expected periods of some time, got {self.periods} of it")
        if self.per_move and (early or self.bonus or self.periods):
            raise NotationError("expected nothing but the time of each move where that is given")

    @classmethod
    def per_game(cls, seconds: float) -> Self:
        """Give each player this time for all moves."""
        return cls((Stage(seconds),))

    @classmethod
    def fischer(cls, seconds: float, bonus: float) -> Self:
        """Add the bonus after each move."""
        return cls((Stage(seconds),), bonus)

    @classmethod
    def bronstein(cls, seconds: float, delay: float) -> Self:
        """Give back what a move took, up to the delay."""
        return cls((Stage(seconds),), delay, "bronstein")

    @classmethod
    def byo_yomi(cls, seconds: float, periods: int, period: float) -> Self:
        """Follow the main time by periods; one lasts as long as each move takes less than it."""
        return cls((Stage(seconds),), periods=periods, period=period)

    @classmethod
    def each_move(cls, seconds: float) -> Self:
        """Give every move its own time."""
        return cls((Stage(seconds),), per_move=True)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read PDN's TimeControl tag: `300`, `300+5`, `40/7200:3600`, `*30`.

        The tag has no words for Bronstein's rule and byo-yomi; one bonus holds for all stages.
        """
        if match := re.fullmatch(r"\*(\d+(?:\.\d+)?)", text):
            return cls.each_move(float(match[1]))
        stages, bonuses = [], set()
        for part in text.split(":"):
            match = re.fullmatch(r"(?:(\d+)/)?(\d+(?:\.\d+)?)(?:\+(\d+(?:\.\d+)?))?", part)
            if match is None:
                wanted = "a time control such as 300+5, 40/7200:3600 or *30"
                raise NotationError(f"expected {wanted}, got {text!r}", text=text)
            stages.append(Stage(float(match[2]), int(match[1]) if match[1] else None))
            bonuses.add(float(match[3] or 0))
        if len(bonuses) > 1:
            raise NotationError(f"expected one bonus for all stages, got {text!r}", text=text)
        return cls(tuple(stages), bonuses.pop())

    def __str__(self) -> str:
        if self.per_move:
            return f"*{_number(self.stages[0].seconds)}"
        bonus = f"+{_number(self.bonus)}" if self.bonus else ""
        counts = [f"{stage.moves}/" if stage.moves else "" for stage in self.stages]
        times = [_number(stage.seconds) for stage in self.stages]
        return ":".join(count + time + bonus for count, time in zip(counts, times, strict=True))


def _number(seconds: float) -> str:
    """Write seconds as PDN does, without an exponent."""
    return f"{seconds:.6f}".rstrip("0").rstrip(".")


@dataclass(frozen=True, slots=True)
class Face:
    """One player's side of the clock: what was left when it last stopped."""

    left: float
    moves: int = 0
    stage: int = 0
    periods: int = 0


@dataclass(frozen=True, slots=True)
class Clock:
    """A clock; `running` is the side whose time passes since `since`, None while stopped."""

    control: TimeControl
    white: Face
    black: Face
    running: Colour | None = None
    since: float = 0

    @classmethod
    def ready(cls, control: TimeControl, ahead: tuple[float, float] = (0, 0)) -> Self:
        """Return a stopped clock with all time on it; `ahead` is what White and Black have more."""
        time = control.stages[0].seconds or control.bonus
        white, black = (Face(time + more, periods=control.periods) for more in ahead)
        return cls(control, white, black)

    def face(self, side: Colour) -> Face:
        """Return one player's side of the clock."""
        return self.white if side == "white" else self.black

    def start(self, side: Colour, now: float) -> Self:
        """Return the clock with this side's time running; the other's, if it ran, is stopped."""
        clock = self.stop(now)
        if self.control.per_move:
            fresh = replace(clock.face(side), left=self.control.stages[0].seconds)
            clock = clock._with(side, fresh, None, clock.since)
        return type(self)(clock.control, clock.white, clock.black, side, self._not_before(now))

    def left(self, side: Colour, now: float) -> float:
        """Return the seconds left, of the main time or the present period; below 0: too late."""
        face = self.face(side)
        left = face.left - self._elapsed(side, now)
        if left >= 0 or not face.periods:
            return left
        return self._spent(side, self._elapsed(side, now)).left

    def periods_left(self, side: Colour, now: float) -> int:
        """Return the byo-yomi periods not yet begun or still running."""
        return self._spent(side, self._elapsed(side, now)).periods

    def flag(self, now: float) -> Colour | None:
        """Return the side whose time is up, if any."""
        if self.running is not None and self.left(self.running, now) < 0:
            return self.running
        return None

    def press(self, now: float) -> Self:
        """End the running side's move: its bonus is added and the other side's time runs."""
        if self.running is None:
            return self
        side = self.running
        face = self._after_move(side, self._elapsed(side, now))
        return self._with(side, face, None).start(opponent(side), self._not_before(now))

    def unpress(self, before: Clock, pressed: float, now: float) -> Self:
        """Let the offender's time run on after a withdrawal.

        `before` is the clock before he pressed it. The time that both have used stays used, but
        the withdrawn move earns no bonus and does not count for its stage.
        """
        if self.running is None:
            return self
        offender = opponent(self.running)
        face = before.stop(pressed).face(offender)
        return self.stop(now)._with(offender, face, None).start(offender, self._not_before(now))

    def stop(self, now: float) -> Self:
        """Return the clock stopped, the time used so far taken off."""
        if self.running is None:
            return self
        side = self.running
        face = self._spent(side, self._elapsed(side, now))
        return self._with(side, face, None, self._not_before(now))

    def _not_before(self, now: float) -> float:
        """Return the time, or that of the last press if it seems to have gone backwards."""
        return now if self.running is None else max(self.since, now)

    def _elapsed(self, side: Colour, now: float) -> float:
        return max(0.0, now - self.since) if side == self.running else 0.0

    def _with(
        self, side: Colour, face: Face, running: Colour | None, since: float | None = None
    ) -> Self:
        """Return the clock with another face on one side."""
        white, black = (face, self.black) if side == "white" else (self.white, face)
        at = self.since if since is None else since
        return type(self)(self.control, white, black, running, at)

    def _spent(self, side: Colour, elapsed: float) -> Face:
        """Take time off a face, beginning byo-yomi periods as they are needed."""
        face = self.face(side)
        left, periods, stage = face.left - elapsed, face.periods, face.stage
        if left >= 0 or not periods or stage < len(self.control.stages) - 1:
            # Too late in an early stage loses; the periods follow the last.
            return Face(left, face.moves, stage, periods)
        while left < 0 and periods > self._in_periods(replace(face, stage=stage)):
            left += self.control.period
            periods -= self._in_periods(replace(face, stage=stage))
            stage = len(self.control.stages)
        return Face(left, face.moves, stage, periods)

    def _in_periods(self, face: Face) -> bool:
        """Tell whether a face shows a period; they follow the last stage."""
        return face.stage == len(self.control.stages)

    def _after_move(self, side: Colour, elapsed: float) -> Face:
        control = self.control
        if control.per_move:
            return self.face(side)
        face = self._spent(side, elapsed)
        if self._in_periods(face):
            return replace(face, left=control.period)  # a period not used up begins anew
        bonus = control.bonus if control.rule == "fischer" else min(control.bonus, elapsed)
        face = Face(face.left + bonus, face.moves + 1, face.stage, face.periods)
        stage = control.stages[face.stage]
        if stage.moves is not None and face.moves == stage.moves:
            gained = control.stages[face.stage + 1].seconds
            return replace(face, left=face.left + gained, moves=0, stage=face.stage + 1)
        return face
