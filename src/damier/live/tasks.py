"""Tasks that have to end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

_AGAIN = 1.0  # seconds until a task that goes on is cancelled once more


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks until all have ended.

    Once is not enough: what comes just as an answer does is lost in libraries that wait for
    answers, and whoever loops goes on for ever.
    """
    every = tuple(tasks)
    pending = {task for task in every if not task.done()}
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=_AGAIN)
    await asyncio.gather(*every, return_exceptions=True)
