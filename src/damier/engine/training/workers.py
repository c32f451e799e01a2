"""The processes that work, and how tasks are spread over any executor."""

from __future__ import annotations

from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, wait
from itertools import islice
from typing import TYPE_CHECKING, TypeVar, TypeVarTuple

from damier.errors import EngineError
from damier.processes import Workers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from concurrent.futures import Executor, Future

_Given = TypeVarTuple("_Given")
_Made = TypeVar("_Made")


def process_pool(jobs: int | None = None) -> Workers:
    """Return an executor of processes, one for each core unless told otherwise."""
    return Workers(jobs)


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
