"""Signals that end a command the way Ctrl-C does: it tidies up and tells what is done."""

from __future__ import annotations

import asyncio
import signal
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Coroutine


def run_until_told(work: Coroutine[object, object, object]) -> int:
    """Run to the end, or until Ctrl-C, SIGTERM or SIGHUP cancels it; return the exit status.

    A signal that is ignored stays so: nohup means it.
    """
    status = 0

    async def main() -> None:
        loop, task = asyncio.get_running_loop(), asyncio.current_task()

        def hear(number: int) -> None:
            nonlocal status
            status = 128 + number
            if task is not None:
                task.cancel()

        if sys.platform != "win32":
            for number in (signal.SIGTERM, signal.SIGHUP):
                if signal.getsignal(number) == signal.SIG_DFL:
                    loop.add_signal_handler(number, hear, number)
        await work

    try:
        asyncio.run(main())
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    except asyncio.CancelledError:
        return status
    return 0
