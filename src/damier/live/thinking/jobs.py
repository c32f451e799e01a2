"""What engines are asked: each job is a frozen value, and knows how it is done with an engine.

A job may be done in a thread here or in another process (`damier.live.thinking.wire`), and a second
time if whoever did it is gone: doing it changes nothing in it.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from damier.engine import Engine
from damier.engine.analysis import Analysis
from damier.engine.endgame import shared_tables
from damier.engine.judgement import Judgement, Played, judge_line, line_of
from damier.engine.opponent import Mind, Opponent, memory_of
from damier.engine.threads import halt_over_us
from damier.learn.explaining.judged import played_on
from damier.position import Move, Position

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.engine.limits import Limit
    from damier.game import Game
    from damier.game.options import Option
    from damier.pdn import Record
    from damier.rules import Sheet
    from damier.rules.sheet import Colour

MEMORY = 16  # megabytes of an engine that analyses, unless another number is given
EVERY = 0.1  # seconds between two things told about one search
StepT = TypeVar("StepT")
AnswerT = TypeVar("AnswerT")


@dataclass(frozen=True, slots=True)
class Kind:
    """The engine that a job wants: its megabytes, and whether it knows the endgame tables."""

    memory: int
    tables: bool

    def make(self, sheet: Sheet) -> Engine:
        """Make one; tables may have to be built, which takes a while."""
        return Engine(
            sheet, memory=self.memory, tables=shared_tables(sheet) if self.tables else None
        )


class Job(ABC, Generic[StepT, AnswerT]):
    """Something to think about. `is_long`: it is known to last, or is many searches."""

    __slots__ = ()

    @property
    @abstractmethod
    def sheet(self) -> Sheet:
        """The sheet that its engine plays by."""

    @property
    @abstractmethod
    def kind(self) -> Kind:
        """The engine that it wants."""

    @property
    def is_long(self) -> bool:
        """Whether quicker jobs should not have to wait for it."""
        return False

    @abstractmethod
    def do(self, engine: Engine, tell: Callable[[StepT], object]) -> AnswerT:
        """Do it; `tell` hears what is found on the way, in this thread."""


@dataclass(frozen=True, slots=True)
class NextDeed:
    """What the computer does next, None for nothing, and its mind after that."""

    deed: Move | Option | None
    mind: Mind


@dataclass(frozen=True, slots=True)
class MoveJob(Job[NextDeed, NextDeed]):
    """Choose what the computer does next in a game; `limit` is for the best level."""

    game: Game
    side: Colour
    mind: Mind
    limit: Limit | None = None

    @property
    def sheet(self) -> Sheet:
        """The sheet of the game."""
        return self.game.sheet

    @property
    def kind(self) -> Kind:
        """What its level plays with."""
        best = self.mind.level == "best"
        return Kind(memory_of(best=best), tables=best)

    @property
    def is_long(self) -> bool:
        """The best think longest."""
        return self.mind.level == "best"

    def do(self, engine: Engine, tell: Callable[[NextDeed], object]) -> NextDeed:  # noqa: ARG002
        """Choose, on a copy of the game."""
        opponent = Opponent.with_mind(self.mind, engine, self.limit)
        clock = self.game.state.clock
        at = clock.since if clock is not None else None
        deed = opponent.act(self.game.copy(), self.side, at=at)
        return NextDeed(deed, opponent.mind)


@dataclass(frozen=True, slots=True)
class AnalysisJob(Job[Analysis, Analysis]):
    """Search a position, or a game with its history; what is found is told as it grows.

    `every` is how many seconds pass at least between two things told, but for the last.
    """

    subject: Position | Game
    limit: Limit
    lines: int = 1
    threads: int = 1
    memory: int = MEMORY
    tables: bool = True
    every: float = EVERY

    @property
    def sheet(self) -> Sheet:
        """The sheet of the position."""
        return self.subject.sheet

    @property
    def position(self) -> Position:
        """The position that is searched."""
        return self.subject if isinstance(self.subject, Position) else self.subject.position

    @property
    def kind(self) -> Kind:
        """An engine of the size that was given."""
        return Kind(self.memory, self.tables)

    def do(self, engine: Engine, tell: Callable[[Analysis], object]) -> Analysis:
        """Search; tell at most so often."""
        engine.threads = self.threads
        told, last, untold = 0.0, Analysis((), 0, 0.0), False
        for last in engine.stream(self.subject, self.limit, lines=self.lines):
            untold = time.monotonic() - told < self.every
            if not untold:
                tell(last)
                told = time.monotonic()
        if untold:
            tell(last)
        return last


@dataclass(frozen=True, slots=True)
class JudgingJob(Job[Judgement, list[Judgement]]):
    """Judge the moves of a line, each with the same limit; texts of moves are left to the reader.

    It ends early, with what it has, when it is halted.
    """

    start: Position
    line: tuple[Played, ...]
    limit: Limit
    memory: int = MEMORY

    @classmethod
    def of(cls, record: Record, limit: Limit, memory: int = MEMORY) -> JudgingJob:
        """Return the job to judge the main line of a game, as far as it could be played."""
        return cls(record.start, line_of(record), limit, memory)

    @property
    def sheet(self) -> Sheet:
        """The sheet of the game."""
        return self.start.sheet

    @property
    def kind(self) -> Kind:
        """An engine that knows how endgames end."""
        return Kind(self.memory, tables=True)

    @property
    def is_long(self) -> bool:
        """It is many searches."""
        return True

    def do(self, engine: Engine, tell: Callable[[Judgement], object]) -> list[Judgement]:
        """Judge one move after the other."""
        engine.threads = 1
        found: list[Judgement] = []
        for judgement in judge_line(self.start, self.line, engine, self.limit):
            if halt_over_us().is_set:
                break
            found.append(played_on(self._before(judgement), judgement, engine))
            tell(found[-1])
        return found

    def _before(self, judgement: Judgement) -> Position:
        return self.line[judgement.index - 1].position if judgement.index else self.start
