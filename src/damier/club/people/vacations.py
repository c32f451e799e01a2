"""Vacations: so many days a year in which nobody loses a game by days for not being there.

There are twenty-eight, four weeks, which is what the law of most countries gives those who work:
enough to travel, and too few to hold up a game for ever. They are counted over the last 365 days,
each day that was begun, so that a year begins for nobody on the same day.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.club.people.errors import AccountError
from damier.storage.letters import StoredVacation

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from damier.live.postman import Postman
    from damier.storage.letters import LetterBook

A_YEAR = 28
_DAY = 24 * 3600.0
_YEAR = 365 * _DAY


@dataclass(frozen=True, slots=True)
class Holiday:
    """Until when somebody is away, and how many days the year still has."""

    until: float | None
    days_left: int
    a_year: int = A_YEAR


class Holidays:
    """Lets people go on vacation, and come back."""

    def __init__(self, book: LetterBook, postman: Postman, now: Callable[[], float]) -> None:
        self._book, self._postman, self._now = book, postman, now

    async def of(self, visitor: str) -> Holiday:
        """Return whether somebody is away, and how much is left."""
        now = self._now()
        taken = await self._book.vacations_of(visitor, now - _YEAR)
        until = max((one.until for one in taken if one.until > now), default=None)
        return Holiday(until, max(0, A_YEAR - days_taken(taken, now)))

    async def go(self, visitor: str, days: int) -> Holiday:
        """Be away for so many days from now on; 0: be back. Raises AccountError."""
        now = self._now()
        known = await self.of(visitor)
        if days > (left := known.days_left + _lasting(known.until, now)):
            raise AccountError("no-vacation", f"expected at most {left} days, got {days}")
        if days or known.until is not None:
            away = StoredVacation(visitor, now, now + days * _DAY)
            await self._book.go(away)
            await self._postman.apply(away)
        return await self.of(visitor)

    async def sat_down(self, table: str, visitors: Iterable[tuple[str, str | None]]) -> None:
        """Let a game that begins know who is away."""
        now = self._now()
        for side, visitor in visitors:
            if visitor is None:
                continue
            for one in await self._book.vacations_of(visitor, now):
                await self._postman.rest(table, side, one.until)  # type: ignore[arg-type]


def days_taken(taken: Iterable[StoredVacation], now: float) -> int:
    """Return how many days of the last year were begun on vacation, or are to be."""
    since = now - _YEAR
    return sum(
        math.ceil((one.until - max(one.start, since)) / _DAY - 1e-9)
        for one in taken
        if one.until > since
    )


def _lasting(until: float | None, now: float) -> int:
    """Return the days of a vacation that lasts which have not begun: another takes their place."""
    return 0 if until is None else max(0, math.floor((until - now) / _DAY))
