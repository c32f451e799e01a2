"""The processes that work, and how tasks are spread over any executor."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing.connection import wait as wait_for
from typing import TYPE_CHECKING, TypeVar, TypeVarTuple

from damier.errors import EngineError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from concurrent.futures import Executor, Future
    from multiprocessing.connection import Connection

_Given = TypeVarTuple("_Given")
_Made = TypeVar("_Made")


class Workers(ProcessPoolExecutor):
    """Processes that end at once, in the middle of a task, when the `with` is left by an error.

    Ctrl-C is left to the caller, and no worker outlives a caller that was killed.
    """

    def __init__(self, jobs: int | None = None) -> None:
        context = multiprocessing.get_context("spawn")  # forking is unsafe once there are threads
        theirs, self._lifeline = context.Pipe(duplex=False)
        super().__init__(jobs or os.cpu_count(), context, initializer=_begin, initargs=(theirs,))

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        if kind is not None:
            # A task on its way to a worker that has ended must fail: Python 3.11.2 waits for ever.
            self._call_queue._reader.close()  # type: ignore[attr-defined]
            self._lifeline.close()
        self.shutdown(cancel_futures=kind is not None)


def process_pool(jobs: int | None = None) -> Workers:
    """Return an executor of processes, one for each core unless told otherwise."""
    return Workers(jobs)


def _begin(lifeline: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    ends = [lifeline] if parent is None else [lifeline, parent.sentinel]
    threading.Thread(target=_end_with, args=(ends,), daemon=True).start()


def _end_with(ends: list[Connection | int]) -> None:
    wait_for(ends)
    os._exit(1)


def spread(
    executor: Executor,
    task: Callable[[*_Given], _Made],
    calls: Iterable[tuple[int, tuple[*_Given]]],
    ahead: int,
) -> Iterator[tuple[int, _Made]]:
    """Yield (number, result) of numbered calls as they finish, `ahead` of them under way.

    Leaving the loop cancels what has not begun.
    """
    waiting = iter(calls)
    running: dict[Future[_Made], int] = {}
    try:
        while True:
            for number, given in islice(waiting, max(0, ahead - len(running))):
                running[executor.submit(task, *given)] = number
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield running.pop(future), future.result()
    except BrokenExecutor as error:
        raise EngineError(f"expected workers to live, got {error}") from error
    finally:
        for future in running:
            future.cancel()


def in_order(results: Iterable[tuple[int, _Made]], first: int = 0) -> Iterator[_Made]:
    """Yield results by number, whatever the order they come in."""
    early: dict[int, _Made] = {}
    for number, result in results:
        early[number] = result
        while first in early:
            yield early.pop(first)
            first += 1
