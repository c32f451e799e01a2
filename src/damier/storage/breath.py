"""The pause between two commits, in which those who come are gathered.

Each commit costs the processor more than its rows do, and so does whoever comes alone: what a move
needs has been forgotten by the processor since the move before. Where many come the pause lasts
until there are enough, so that a server with half the visitors, as there is another beside it, pays
no more for each. Nobody sees the difference; whoever comes after a rest does not wait at all.
What has come but was not even looked at waits in a list, which costs least of all.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

_SHORT, _LONG = 0.03, 0.078  # seconds
_MANY = 3  # written at once: then more come soon
_ENOUGH = 12


class Breath:
    """Is over at first; taken before a commit, and let go after it."""

    def __init__(self) -> None:
        self._over = asyncio.Event()
        self._over.set()
        self._came = 0
        self._afterwards: list[Callable[[], object]] = []
        self._end: asyncio.TimerHandle | None = None  # of a long one

    @property
    def is_over(self) -> bool:
        """Whether what comes now is written at once."""
        return self._over.is_set()

    async def wait(self) -> None:
        """Wait until it is over."""
        if not self.is_over:
            self._count()
            await self._over.wait()

    def gather(self, do: Callable[[], object]) -> bool:
        """Do something when it is over, before all who wait; False if it is over already."""
        if self.is_over:
            return False
        self._afterwards.append(do)
        self._count()
        return True

    def _count(self) -> None:
        self._came += 1
        if self._end is not None and self._came >= _ENOUGH:
            self._finish()

    def take(self) -> None:
        """Let whoever comes from now on wait."""
        self._over.clear()
        self._came = 0

    def let_go(self, written: int) -> None:
        """Let them go on after a while, as so many were written."""
        loop = asyncio.get_running_loop()
        if written < _MANY:
            loop.call_later(_SHORT, self._finish)
        else:
            loop.call_later(_SHORT, self._look)

    def _look(self) -> None:
        """Go on if enough have come; else wait for more of them."""
        if self._came >= _ENOUGH:
            self._finish()
        else:
            self._end = asyncio.get_running_loop().call_later(_LONG - _SHORT, self._finish)

    def _finish(self) -> None:
        if self._end is not None:
            self._end.cancel()
            self._end = None
        gathered, self._afterwards = self._afterwards, []
        try:
            for do in gathered:
                do()
        finally:
            self._over.set()
