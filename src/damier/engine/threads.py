"""Work that searches, in a thread: whoever stops waiting for it ends all its searches."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor, Future
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from threading import Thread
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_T = TypeVar("_T")


class Ending(Protocol):
    """What ends one search: the core's Stop, or whatever says so to another process."""

    def set(self) -> object:
        """End it."""


class Halt:
    """Ends the searches of one piece of work: those that run, and those it has yet to begin.

    A search that begins after it answers at once, with the first move that comes to mind.
    """

    def __init__(self) -> None:
        self.is_set = False
        self._searches: set[Ending] = set()

    def set(self) -> None:
        """End them; may be called from any thread."""
        self.is_set = True
        for search in tuple(self._searches):
            search.set()

    @contextmanager
    def ends(self, search: Ending) -> Iterator[None]:
        """End this search with the others."""
        self._searches.add(search)
        if self.is_set:
            search.set()
        try:
            yield
        finally:
            self._searches.discard(search)

    @contextmanager
    def over(self) -> Iterator[None]:
        """Let it end whatever this thread searches in the block."""
        token = _over_us.set(self)
        try:
            yield
        finally:
            _over_us.reset(token)


_over_us: ContextVar[Halt | None] = ContextVar("halt", default=None)


def halt_over_us() -> Halt:
    """Return what ends the work that is being done, one that nobody sets if there is none."""
    return _over_us.get() or Halt()


def begin(work: Callable[[], _T], halt: Halt, pool: Executor | None = None) -> Future[_T]:
    """Do something that searches in a thread of a pool, or in one of its own."""

    def until_halted() -> _T:
        with halt.over():
            return work()

    return (pool or _OwnThread()).submit(until_halted)


class _OwnThread(Executor):
    """Begins a thread for each piece of work, so that none waits for another."""

    def submit(self, work: Callable[..., _T], /, *args: object, **named: object) -> Future[_T]:
        future: Future[_T] = Future()

        def run() -> None:
            try:
                future.set_result(work(*args, **named))
            except BaseException as error:  # raised where it is waited for
                future.set_exception(error)

        future.set_running_or_notify_cancel()
        Thread(target=run, name="damier-search", daemon=True).start()
        return future


async def in_thread(
    work: Callable[[], _T], pool: Executor | None = None, halt: Halt | None = None
) -> _T:
    """Do something that searches in a thread, as `begin` does.

    Cancelling ends its searches, and comes back when it is over: its engine is free then.
    """
    ending = halt or Halt()
    doing = asyncio.wrap_future(begin(work, ending, pool))
    try:
        return await asyncio.shield(doing)
    except asyncio.CancelledError:
        ending.set()
        while not doing.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait([doing])
        if not doing.cancelled():
            doing.exception()  # nobody else asks for it
        raise
    finally:
        ending.set()
