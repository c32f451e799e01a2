"""Processes that work for this one, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing.connection import wait as wait_for
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


def end_with_caller() -> None:
    """End this process, as SIGTERM does, when whoever holds the other end of its input is gone."""

    def wait() -> None:
        while os.read(0, 1024):
            pass
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()


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
        # Where Ctrl-C came while the executor's own thread was started, that ends by itself.
        with suppress(*([RuntimeError] if kind is KeyboardInterrupt else [])):
            self.shutdown(cancel_futures=kind is not None)


def _begin(lifeline: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    ends = [lifeline] if parent is None else [lifeline, parent.sentinel]
    threading.Thread(target=_end_with, args=(ends,), daemon=True).start()


def _end_with(ends: list[Connection | int]) -> None:
    wait_for(ends)
    os._exit(1)
