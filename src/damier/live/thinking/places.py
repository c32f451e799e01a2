"""Where a server's engines are: here, or with the workers of a bus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.errors import MissingExtra
from damier.live.thinking.host import Host

if TYPE_CHECKING:
    from collections.abc import Iterable

    from damier.engine.book import Book


def host_on(bus: str, tables: int, books: Iterable[Book] = ()) -> Host:
    """Return a host whose jobs are done here, or, over a Redis, by as many as work there."""
    if not bus:
        return Host(tables=tables, books=books)
    try:
        from damier.live.thinking.streams import Streams
    except ModuleNotFoundError as error:
        raise MissingExtra("redis", str(error.name)) from error
    host: Host

    def grown(threads: int) -> None:
        host.resize(threads, threads)

    host = Host(Streams(bus, grown, books), tables=1, studies=1)
    return host
