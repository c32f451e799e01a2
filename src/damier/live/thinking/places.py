"""Where a server's engines are: here, or with the workers of a bus."""

from __future__ import annotations

from damier.errors import MissingExtra
from damier.live.thinking.host import Host


def host_on(bus: str, tables: int) -> Host:
    """Return a host whose jobs are done here, or, over a Redis, by as many as work there."""
    if not bus:
        return Host(tables=tables)
    try:
        from damier.live.thinking.streams import Streams
    except ModuleNotFoundError as error:
        raise MissingExtra("redis", str(error.name)) from error
    host: Host

    def grown(threads: int) -> None:
        host.resize(threads, threads)

    host = Host(Streams(bus, grown), tables=1, studies=1)
    return host
