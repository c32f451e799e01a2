"""Pauses between tries to sign in, which grow: by account, be there one or not, and by address.

A try is counted before it is known whether it is right, so that a hundred at once are a hundred.
Each process counts and tells the others, as with all limits.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from damier.web.errors import ApiError

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.live.bus import Row
    from damier.live.neighbours import Neighbours

Kind = Literal["account", "address"]
_FREE: dict[Kind, int] = {"account": 5, "address": 20}  # a class behind one address mistypes, too
_LONGEST: dict[Kind, float] = {"account": 300.0, "address": 900.0}
_FORGOTTEN = 3_600.0  # seconds without a try
_MOST = 50_000


@dataclass(slots=True)
class _Tries:
    count: int
    last: float


class Pauses:
    """Counts tries that were wrong, or are not known to be right yet."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._tries: OrderedDict[tuple[str, str], _Tries] = OrderedDict()
        self._neighbours: Neighbours | None = None

    def share(self, neighbours: Neighbours) -> None:
        """Count the tries at other processes, too."""
        self._neighbours = neighbours
        neighbours.listen("tries", self._hear)

    def attempt(self, account: str, address: str) -> None:
        """Count one try; raise ApiError while either has to wait, which counts as none."""
        keys: tuple[tuple[Kind, str], ...] = (("account", account), ("address", address))
        wait = max(self._wait(*key) for key in keys)
        if wait > 0:
            raise ApiError("too-many-requests", retry=wait)
        for key in keys:
            self._count(key, 1)
        self._tell([(*key, 1) for key in keys])

    def forgive(self, account: str, address: str) -> None:
        """Take it back: the last try was right. An address keeps its other ones."""
        self._tries.pop(("account", account), None)
        self._count(("address", address), -1)
        self._tell([("account", account, 0), ("address", address, -1)])

    def _wait(self, kind: Kind, who: str) -> float:
        tries = self._tries.get((kind, who))
        if tries is None or self._now() - tries.last > _FORGOTTEN:
            return 0.0
        over = tries.count - _FREE[kind]
        pause = 0.0 if over < 0 else min(_LONGEST[kind], 2.0 ** min(over, 20))
        return tries.last + pause - self._now()

    def _count(self, key: tuple[str, str], more: int) -> None:
        tries = self._tries.pop(key, None)
        now = self._now()
        if tries is None or now - tries.last > _FORGOTTEN:
            tries = _Tries(0, now)
        tries.count = max(0, tries.count + more)
        tries.last = now if more > 0 else tries.last
        self._tries[key] = tries
        while len(self._tries) > _MOST:
            self._tries.popitem(last=False)

    def _tell(self, rows: list[Row]) -> None:
        if self._neighbours is not None and self._neighbours.are_possible:
            self._neighbours.say("tries", rows)

    def _hear(self, _who: str, rows: tuple[Row, ...]) -> None:
        for kind, who, more in rows:
            if kind not in _FREE:
                continue
            if more == 0:
                self._tries.pop((kind, str(who)), None)
            else:
                self._count((kind, str(who)), 1 if more > 0 else -1)
