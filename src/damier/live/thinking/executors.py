"""Where jobs are done: in threads of this process, unless somebody gives another place."""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import TYPE_CHECKING, Protocol

from damier.engine.threads import in_thread
from damier.live.thinking.work import be_modest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from damier.engine import Engine
    from damier.engine.book import Book
    from damier.engine.threads import Halt
    from damier.live.thinking.jobs import AnswerT, Job, Kind, StepT

_KEPT = 8  # engines that nobody uses


class Executor(Protocol):
    """Does jobs, as many at once as it is given."""

    async def run(
        self, job: Job[StepT, AnswerT], tell: Callable[[StepT], object], halt: Halt
    ) -> AnswerT:
        """Do a job and return its answer; cancelling ends it, and it is over then.

        `tell` may be called in any thread. After `halt` the answer is what was found so far.
        """

    async def close(self) -> None:
        """End what is being done, and stay closed."""


class Threads:
    """Does jobs in threads of this process, with engines that are kept for the next job."""

    def __init__(
        self, threads: int | None = None, kept: int = _KEPT, books: Iterable[Book] = ()
    ) -> None:
        """Begin no thread yet; without a number each job has one of its own."""
        pool = ThreadPoolExecutor(threads, "engine", be_modest) if threads else None
        self._pool, self.engines = pool, EngineShelf(kept, books)
        self._halts: set[Halt] = set()

    async def run(
        self, job: Job[StepT, AnswerT], tell: Callable[[StepT], object], halt: Halt
    ) -> AnswerT:
        """Do a job in one of the threads."""
        self._halts.add(halt)
        try:
            return await in_thread(lambda: self.engines.do(job, tell), self._pool, halt)
        finally:
            self._halts.discard(halt)

    async def close(self) -> None:
        """End all searches; the threads end with them."""
        for halt in tuple(self._halts):
            halt.set()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


class EngineShelf:
    """Engines that nobody uses now; the one not used for longest makes room.

    The computer plays by the book of its sheet, if there is one among `books`.
    """

    def __init__(self, kept: int, books: Iterable[Book] = ()) -> None:
        self.kept = kept
        self._books = {book.sheet.play_hash: book for book in books}
        self._idle: OrderedDict[tuple[str, Kind, int], Engine] = OrderedDict()
        self._lock = Lock()
        self._number = 0

    def __len__(self) -> int:
        return len(self._idle)

    def do(self, job: Job[StepT, AnswerT], tell: Callable[[StepT], object]) -> AnswerT:
        """Do a job in this thread, with an engine that nobody else uses meanwhile."""
        engine = self._take(job)
        try:
            return job.do(engine, tell)
        finally:
            self._put(job, engine)

    def _take(self, job: Job[StepT, AnswerT]) -> Engine:
        wanted = job.sheet.play_hash, job.kind
        with self._lock:
            # The one used last knows most of what was thought about last.
            found = next((key for key in reversed(self._idle) if key[:2] == wanted), None)
            if found is not None:
                return self._idle.pop(found)
        engine = job.kind.make(job.sheet)
        engine.book = self._books.get(job.sheet.play_hash)
        return engine

    def _put(self, job: Job[StepT, AnswerT], engine: Engine) -> None:
        with self._lock:
            self._number += 1
            self._idle[job.sheet.play_hash, job.kind, self._number] = engine
            while len(self._idle) > self.kept:
                self._idle.popitem(last=False)
