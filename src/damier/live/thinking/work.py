"""Work that takes a while, away from the event loop: in a thread, in turns, and at a price.

What an address pays is the processor's time that its work took, so that a hundred small questions
are cheap and one that was made to be expensive is not.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections import OrderedDict, defaultdict
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

from damier.live.thinking.errors import Busy
from damier.live.thinking.rounds import Rounds

if TYPE_CHECKING:
    from collections.abc import Callable


THREADS = 1  # a second would only take turns with it at the interpreter's lock, and with the loop
_WAITS = 50  # requests of one address that may wait
_KNOWN = 10_000  # addresses that are remembered
_MODEST = 5  # how nice, of 19
_T = TypeVar("_T")


class Budget:
    """Seconds that each address may spend: `seconds` at once, and as many again every minute."""

    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds, self._clock = seconds, clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._spent: defaultdict[str, float] = defaultdict(float)  # since it was last told

    def left(self, who: str) -> float:
        """Return how many seconds an address has; less than nothing after costly work."""
        if who not in self._left:
            return self._seconds
        left, since = self._left[who]
        return min(self._seconds, left + (self._clock() - since) * self._seconds / 60)

    def check(self, who: str) -> None:
        """Raise Busy if an address has spent what it has."""
        left = self.left(who)
        if left <= 0:
            raise Busy("too-many-requests", 1 - left * 60 / self._seconds)

    def take_spent(self) -> defaultdict[str, float]:
        """Return what was spent here since this was last asked, for others to take off as well."""
        spent, self._spent = self._spent, defaultdict(float)
        return spent

    def spend(self, who: str, seconds: float, *, elsewhere: bool = False) -> None:
        """Take off what some work has cost, here or `elsewhere`."""
        if not elsewhere and (who in self._spent or len(self._spent) < _KNOWN):
            self._spent[who] += seconds
        self._left[who] = (self.left(who) - seconds, self._clock())
        self._left.move_to_end(who)
        while len(self._left) > _KNOWN:
            self._left.popitem(last=False)


class Work:
    """One thread for all that is computed for visitors; engines have theirs."""

    def __init__(self, seconds: float) -> None:
        self.budget = Budget(seconds)
        self._rounds = Rounds(THREADS, waits=_WAITS)
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="work")

    async def run(self, who: str, work: Callable[[], _T], *, owed: bool = False) -> _T:
        """Do something for an address in its turn; what is `owed` is done whatever it has spent."""
        if not owed:
            self.budget.check(who)
        async with self._rounds.turn(who):
            return await asyncio.get_running_loop().run_in_executor(
                self._pool, self._timed, who, work
            )

    def _timed(self, who: str, work: Callable[[], _T]) -> _T:
        began = time.thread_time()
        try:
            return work()
        finally:
            self.budget.spend(who, time.thread_time() - began)

    def close(self) -> None:
        """Let the threads end."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def be_modest() -> None:
    """Let a thread that only searches stand back where the processor is wanted for people."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _MODEST)
