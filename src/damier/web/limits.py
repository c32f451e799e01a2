"""How often somebody may ask, and how many lines they may hold, in all processes together.

Each process counts what it is asked and says so to the others twice a second, so that nobody has to
ask a Redis about every request, and limits go on working here while there is none.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from contextlib import contextmanager
from typing import TYPE_CHECKING

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from damier.live.metrics import SOCKETS
from damier.web.errors import ApiError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.live.bus import Row
    from damier.live.neighbours import Neighbours
    from damier.live.thinking.work import Budget
    from damier.web.settings import Settings

_MOST = 10_000  # addresses that are told of at once
_WORK = "work"  # seconds of the processor; all other kinds are requests


class Limits:
    """Counts requests by address, in memory; with neighbours, theirs as well."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._rates: dict[str, RateLimitItem] = {
            "request": parse(settings.request_rate),
            "heavy": parse(settings.heavy_rate),
            "table": parse(settings.table_rate),
            "join": parse(settings.join_rate),
            "join-day": parse(settings.join_day_rate),
            "sign-in": parse(settings.sign_in_rate),
            "recover": parse(settings.recover_rate),
            "token": parse(settings.program_rate),
            "challenge": parse(settings.challenge_rate),
            "pupils": parse(settings.pupil_rate),
            "tournament": parse(settings.tournament_rate),
        }
        self._asked: Counter[tuple[str, str]] | None = None  # since it was last told
        self._budget: Budget | None = None

    def share(self, neighbours: Neighbours, budget: Budget) -> None:
        """Count what is asked of other processes, too, and what they have worked for whom."""
        self._asked, self._budget = Counter(), budget
        neighbours.listen("asked", self._hear)
        neighbours.remind(often=lambda: self._tell(neighbours))

    def check(self, kind: str, address: str) -> None:
        """Count one request; raise ApiError if there were too many."""
        rate = self._rates[kind]
        if self._asked is not None and len(self._asked) < _MOST:
            self._asked[kind, address] += 1
        if not self._limiter.hit(rate, kind, address):
            window = self._limiter.get_window_stats(rate, kind, address)
            raise ApiError("too-many-requests", retry=window.reset_time - time.time())

    def _tell(self, neighbours: Neighbours) -> None:
        asked, self._asked = self._asked or Counter(), Counter()
        rows: list[Row] = [(*key, count) for key, count in asked.items()]
        if self._budget is not None:
            rows += [(_WORK, who, spent) for who, spent in self._budget.take_spent().items()]
        if rows:
            neighbours.say("asked", rows)

    def _hear(self, _who: str, rows: tuple[Row, ...]) -> None:
        for kind, address, count in rows:
            if kind in self._rates and count > 0:
                self._limiter.hit(self._rates[kind], kind, str(address), cost=int(count))
            elif kind == _WORK and self._budget is not None:
                self._budget.spend(str(address), max(0.0, float(count)), elsewhere=True)


class Crowd:
    """Counts the open sockets of each client address, here and in other processes.

    With a `topic` of its own it counts others: the streams of each account.
    """

    def __init__(self, most: int, topic: str = "crowd") -> None:
        self._most, self._topic, self._open = most, topic, Counter[str]()
        self._changed: set[str] | None = None  # since it was last told; nobody is: None
        self._elsewhere: defaultdict[str, Counter[str]] = defaultdict(Counter)  # process, address

    def share(self, neighbours: Neighbours) -> None:
        """Count the sockets at other processes, too."""
        self._changed = set()
        neighbours.listen(self._topic, self._hear, lambda who: self._elsewhere.pop(who, None))
        neighbours.remind(
            often=lambda: self._tell(neighbours, self._changed or set()),
            again=lambda: self._tell(neighbours, set(self._open)),
        )

    @contextmanager
    def place(self, address: str) -> Iterator[bool]:
        """Take a place while the block lasts; False: there is none left."""
        self._count(address, 1)
        SOCKETS.inc()
        try:
            others = sum(open_[address] for open_ in self._elsewhere.values())
            yield self._open[address] + others <= self._most
        finally:
            SOCKETS.dec()
            self._count(address, -1)

    def _count(self, address: str, more: int) -> None:
        self._open[address] += more
        if self._changed is not None:
            self._changed.add(address)
        if not self._open[address]:
            del self._open[address]

    def _tell(self, neighbours: Neighbours, addresses: set[str]) -> None:
        rows = [(address, self._open[address]) for address in addresses]
        self._changed = set()
        if rows:
            neighbours.say(self._topic, rows)

    def _hear(self, who: str, rows: tuple[Row, ...]) -> None:
        for address, count in rows:
            self._elsewhere[who][str(address)] = max(0, int(count))
            if count <= 0:
                del self._elsewhere[who][str(address)]
