"""Where other processes are told what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.errors import MissingExtra

if TYPE_CHECKING:
    from damier.live.bus import Bus


def bus_on(url: str, name: str) -> Bus:
    """Return the bus of a site over a Redis; needs the extra `redis`."""
    try:
        from damier.live.redis_bus import RedisBus
    except ModuleNotFoundError as error:
        raise MissingExtra("redis", str(error.name)) from error
    return RedisBus(url, name)
