"""Thinking that hears Ctrl-C: it ends, and what was found so far is kept."""

from __future__ import annotations

import asyncio
import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING

from damier.engine import Analysis
from damier.engine.judgement import Judgement, as_written
from damier.live.thinking.executors import Threads
from damier.live.thinking.host import Host
from damier.live.thinking.jobs import AnalysisJob, JudgingJob

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from damier.engine import Limit
    from damier.live.thinking.host import Steps
    from damier.live.thinking.jobs import AnswerT, Job, StepT
    from damier.pdn import Record
    from damier.position import Position

_MEMORY = 64  # megabytes: nobody else wants them


class Thinker:
    """Does one job after the other in another thread; `heard` is whether Ctrl-C has ended one."""

    def __init__(self) -> None:
        self.heard = False
        self._host = Host(Threads())

    def analyse(
        self, position: Position, limit: Limit, lines: int, tell: Callable[[Analysis], object]
    ) -> Analysis:
        """Search a position to the limit or until Ctrl-C; `tell` hears what is found meanwhile."""
        job = AnalysisJob(position, limit, lines=lines, memory=_MEMORY, every=0)
        return self._follow(job, tell) or Analysis((), 0, 0.0)

    def judge(
        self, record: Record, limit: Limit, tell: Callable[[Judgement], object]
    ) -> list[Judgement]:
        """Judge the moves of a game; raise KeyboardInterrupt after Ctrl-C."""
        found: list[Judgement] = []

        def take(judgement: Judgement) -> None:
            found.append(as_written(record, judgement))
            tell(found[-1])

        self._follow(JudgingJob.of(record, limit, _MEMORY), take)
        if self.heard:
            raise KeyboardInterrupt
        return found

    def _follow(self, job: Job[StepT, AnswerT], tell: Callable[[StepT], object]) -> StepT | None:
        """Tell what is found; return what was found last."""

        async def follow() -> StepT | None:
            last = None
            async with self._host.steps(job) as steps:
                with self._listening(steps):
                    async for last in steps:
                        tell(last)
            return last

        return asyncio.run(follow())

    @contextmanager
    def _listening(self, steps: Steps[StepT]) -> Iterator[None]:
        """Take note of Ctrl-C instead of being torn out of whatever is going on."""

        def hear(_number: int, _frame: object) -> None:
            self.heard = True
            steps.end()

        before = signal.signal(signal.SIGINT, hear)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)
