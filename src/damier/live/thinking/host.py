"""The one host of engines: who may think, when, for how long, and that nothing is left behind.

Jobs wait in two queues. At tables somebody waits for the computer, and whatever is studied must not
hold that up. Both are served in rounds between addresses, whatever cookies they show.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Generic

from damier.engine.threads import Halt
from damier.live.thinking.errors import Superseded
from damier.live.thinking.executors import Threads
from damier.live.thinking.jobs import AnswerT, Job, MoveJob, StepT
from damier.live.thinking.rounds import Rounds

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable

    from damier.engine.book import Book
    from damier.live.thinking.executors import Executor
    from damier.live.thinking.rounds import Ticket

SHARE = 5.0  # seconds of a search that nobody may cut short
AT_ONCE = 2  # jobs that are studied; those of tables have places of their own
_TABLES_WAIT = 10_000  # more than there are tables: each asks for one thing at a time
_WAITS = 10  # jobs of one address that may wait
_LOOK = 0.25  # seconds between two looks at who waits


class Host:
    """Takes jobs and has them done in turn.

    `tables` and `studies` are how many of each kind are done at once. A visitor studies one thing
    at a time: whoever asks again gives up what he asked before, which raises Superseded there.
    The computer plays by `books`, where it thinks here.
    """

    def __init__(
        self,
        executor: Executor | None = None,
        *,
        tables: int = 2,
        studies: int = AT_ONCE,
        books: Iterable[Book] = (),
    ) -> None:
        self.executor = executor or Threads(tables + studies, books=books)
        self._tables = Rounds(tables, waits=_TABLES_WAIT)
        self._studies = Rounds(studies, waits=_WAITS)
        self.resize(tables, studies)
        self._of_visitor: dict[str, asyncio.Task[object]] = {}

    def resize(self, tables: int, studies: int) -> None:
        """Do another number of jobs at once from now on."""
        # The best think longest: a place is kept for those that answer quickly.
        self._tables.resize(tables, long=max(1, tables - 1))
        # One address leaves a place to others, and whole games leave one to positions.
        few = max(1, studies - 1)
        self._studies.resize(studies, each=few, long=few)

    @property
    def busy(self) -> bool:
        """Whether whoever comes next to study has to wait."""
        return self._studies.is_full

    @property
    def waiting(self) -> int:
        """How many jobs wait for their turn."""
        return self._studies.waiting + self._tables.waiting

    @property
    def is_idle(self) -> bool:
        """Whether nothing is thought about."""
        return self._studies.is_idle and self._tables.is_idle

    async def close(self) -> None:
        """End all thinking."""
        await self.executor.close()

    async def run(
        self, job: Job[StepT, AnswerT], address: str = "", *, visitor: str | None = None
    ) -> AnswerT:
        """Return the answer to a job; cancelling ends it. Raises Busy if too many wait."""
        async with self._turn(job, address, visitor) as halt:
            return await self.executor.run(job, _nobody, halt)

    @asynccontextmanager
    async def steps(
        self, job: Job[StepT, AnswerT], address: str = "", *, visitor: str | None = None
    ) -> AsyncIterator[Steps[StepT]]:
        """Give all that is found, as it is found; leaving the block ends the job."""
        async with self._turn(job, address, visitor) as halt:
            steps: Steps[StepT] = Steps(halt)
            doing = asyncio.create_task(self.executor.run(job, steps.tell, halt))
            doing.add_done_callback(steps.close)
            try:
                yield steps
            finally:
                doing.cancel()
                await asyncio.wait([doing])

    @asynccontextmanager
    async def _turn(
        self, job: Job[Any, Any], address: str, visitor: str | None
    ) -> AsyncIterator[Halt]:
        """Wait for the place that a job is given; yields what ends it early."""
        if isinstance(job, MoveJob):
            async with self._tables.turn(address, is_long=job.is_long):
                yield Halt()
            return
        who = visitor if visitor is not None else address
        async with (
            self._alone(who),
            self._studies.turn(address or who, is_long=job.is_long) as turn,
        ):
            halt = Halt()
            looks = asyncio.create_task(self._share(turn, halt))
            try:
                yield halt
            finally:
                looks.cancel()

    @asynccontextmanager
    async def _alone(self, visitor: str) -> AsyncIterator[None]:
        """Have a visitor give up what he asked before."""
        task = asyncio.current_task()
        earlier = self._of_visitor.get(visitor)
        if task is not None:
            self._of_visitor[visitor] = task
        try:
            if earlier is not None and earlier is not task and not earlier.done():
                earlier.cancel()
                await asyncio.wait([earlier])
            yield
        except asyncio.CancelledError:
            if task is None or self._of_visitor.get(visitor) is task:
                raise
            task.uncancel()
            raise Superseded from None
        finally:
            if self._of_visitor.get(visitor) is task:
                del self._of_visitor[visitor]

    async def _share(self, turn: Ticket, halt: Halt) -> None:
        """End a search that has had its share as soon as somebody elsewhere waits."""
        while not turn.is_long:
            await asyncio.sleep(_LOOK)
            if time.monotonic() - turn.since >= SHARE and self._studies.others_wait(turn):
                halt.set()


class Steps(Generic[StepT]):
    """What is found about a job, one thing after the other; raises what made it fail."""

    def __init__(self, halt: Halt) -> None:
        self._told: asyncio.Queue[StepT | asyncio.Future[Any]] = asyncio.Queue()
        self._halt, self._loop = halt, asyncio.get_running_loop()

    def tell(self, step: StepT | asyncio.Future[Any]) -> None:
        """Add one, from any thread."""
        with suppress(RuntimeError):  # nobody listens when the loop has been closed
            self._loop.call_soon_threadsafe(self._told.put_nowait, step)

    def close(self, done: asyncio.Future[Any]) -> None:
        """Add what ends them."""
        self.tell(done)

    def end(self) -> None:
        """End the job early; what is found until then is still told."""
        self._halt.set()

    async def __aiter__(self) -> AsyncIterator[StepT]:
        while not isinstance(step := await self._told.get(), asyncio.Future):
            yield step
        self._told.put_nowait(step)
        await step


def _nobody(_step: object) -> None:
    """Hear nothing."""
