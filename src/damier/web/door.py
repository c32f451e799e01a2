"""The door: how many connections one address may hold, and how long and large a request's head is.

Behind a proxy the proxy sees to this; without one the server has to do it itself.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from damier.live.metrics import CONNECTIONS
from damier.web.addresses import Proxies, home_of
from damier.web.line import Sockets

if TYPE_CHECKING:
    import asyncio

    from damier.web.settings import Settings

_GRACE = 5.0  # seconds in which a last word may be read


class Door:
    """Counts connections: of each address, and of all together."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.header_bytes = settings.header_bytes
        self.header_seconds = settings.header_seconds
        self.request_seconds = settings.request_seconds
        self._proxies = Proxies(settings.believed)
        self._each, self._most = 2 * settings.sockets_per_client, most
        self._open, self._all = Counter[str](), 0

    def enter(self, host: str) -> Admission | None:
        """Let a connection in; None if there are too many, of that address or at all."""
        home = "" if host in self._proxies else home_of(host)
        if self._all >= self._most or (home and self._open[home] >= self._each):
            if not self._open[home]:
                del self._open[home]
            return None
        return Admission(self, home)

    def count(self, home: str, by: int) -> None:
        """Remember a connection that comes or goes."""
        self._all += by
        CONNECTIONS.set(self._all)
        self._open[home] += by
        if not self._open[home]:
            del self._open[home]


class Admission:
    """The place of one connection, also when it turns into a websocket; left once."""

    def __init__(self, door: Door, home: str) -> None:
        self._door: Door | None = door
        self._home = home
        door.count(home, 1)

    def leave(self) -> None:
        """Make room for another."""
        door, self._door = self._door, None
        if door is not None:
            door.count(self._home, -1)


class Requests(HttpToolsProtocol):
    """HTTP whose requests come within bounds, or not at all; `door` is set by `doors`."""

    door: ClassVar[Door]

    _place: Admission | None = None
    _timer: asyncio.TimerHandle | None = None
    _in_head = True
    _head = 0  # bytes of a head that has not ended

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let somebody in, or turn them away at once."""
        super().connection_made(transport)
        self._place = self.door.enter(self.client[0] if self.client else "")
        if self._place is None:
            transport.abort()
            return
        self._wait(self.door.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self._stop_waiting()
        if self._place is not None:
            self._place.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; a head that is too long is not read to its end."""
        if self._place is None:
            return
        if not self._in_head:
            super().data_received(data)
            return
        room = self.door.header_bytes - self._head
        now, later = data[:room], data[room:]
        self._head += len(now)
        if now:
            super().data_received(now)
        if not later or self.transport.is_closing():
            return
        if self._in_head:
            self._refuse(431)
        else:
            self.transport.get_protocol().data_received(later)

    def on_message_begin(self) -> None:
        """Begin a head, and with it to wait for its end."""
        super().on_message_begin()
        if not self._in_head:
            self._in_head, self._head = True, 0
            self._wait(self.door.header_seconds)

    def on_headers_complete(self) -> None:
        """Let the request in, and wait for its body."""
        self._in_head = False
        self._wait(self.door.request_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Have it all."""
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the place on to the websocket."""
        self._stop_waiting()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, Sockets):
            protocol.place, self._place = self._place, None

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._refuse, 408)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, status: int) -> None:
        """Say why in a line, and end the connection, read or not."""
        if self.transport.is_closing():
            return
        cycle = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            closing = b"connection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(STATUS_LINE[status] + closing)
        self.transport.close()
        self.loop.call_later(_GRACE, self.transport.abort)


def doors(settings: Settings, most: int) -> dict[str, Any]:
    """Return the protocols of a server, as uvicorn takes them."""
    guarded = type("Requests", (Requests,), {"door": Door(settings, most)})
    return {"http": guarded, "ws": Sockets}


def files_allowed() -> int:
    """Return how many files and connections may be open at once, after asking for all there are."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 10_000
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most if most != resource.RLIM_INFINITY else 1_000_000
