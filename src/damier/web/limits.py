"""How often somebody may ask."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from damier.web.errors import ApiError

if TYPE_CHECKING:
    from damier.web.settings import Settings


class Limits:
    """Counts requests by address, in memory."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._rates: dict[str, RateLimitItem] = {
            "request": parse(settings.request_rate),
            "heavy": parse(settings.heavy_rate),
            "table": parse(settings.table_rate),
        }

    def check(self, kind: str, address: str) -> None:
        """Count one request; raise ApiError if there were too many."""
        rate = self._rates[kind]
        if not self._limiter.hit(rate, kind, address):
            window = self._limiter.get_window_stats(rate, kind, address)
            raise ApiError("too-many-requests", retry=window.reset_time - time.time())
