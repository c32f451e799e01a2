"""A websocket's line: what goes over it most often takes the shortest way.

Nearly all that comes is a text of less than 126 bytes in a frame of its own, and all that goes is a
text: these are read and written here, without a task or a message of ASGI for each. Everything else
(the handshake, long and divided messages, pings, goodbyes, and whatever is not allowed) is left to
the library. A command that would have to wait for the next commit is not even read before: one
after the other costs a processor far less than one now and one then.
"""

from __future__ import annotations

import struct
import time
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from websockets.http11 import Request

    from damier.web.door import Admission

    Gather = Callable[[Callable[[], object]], bool]

WRITE = "damier.write"  # the extension of ASGI by which a text is written without a task
GATHER = "damier.gather"  # the one by which commands are gathered
CAME = "damier.came"  # in a message of ASGI: when it came, on the monotonic clock
_TEXT = 0x81  # the last frame of a text, and the first
_MASKED = 0x80
_LONG, _LONGER = 126, 127  # what stands for a length of two bytes, and of eight
_MASK = 4  # bytes
_BEAT = 2 + _MASK + len('{"type":"beat"}')  # bytes: whatever is longer may be a command
_UNREAD = 16  # messages that may wait for whoever reads them, until no more is taken


def text_frame(text: bytes) -> bytes:
    """Return a text as a server sends it."""
    size = len(text)
    if size < _LONG:
        return bytes((_TEXT, size)) + text
    if size < 1 << 16:
        return struct.pack("!BBH", _TEXT, _LONG, size) + text
    return struct.pack("!BBQ", _TEXT, _LONGER, size) + text


def small_texts(data: bytes) -> list[str] | None:
    """Return the texts of small whole frames, as a client sends them; None if there is more."""
    found, start, end = [], 0, len(data)
    while start < end:
        if end - start < 2 + _MASK or data[start] != _TEXT:
            return None
        size = data[start + 1] - _MASKED
        first = start + 2 + _MASK
        start = first + size
        if not 0 <= size < _LONG or start > end:
            return None
        mask = (data[first - _MASK : first] * (size // _MASK + 1))[:size]
        bits = int.from_bytes(data[first:start], "big") ^ int.from_bytes(mask, "big")
        try:
            found.append(bits.to_bytes(size, "big").decode())
        except UnicodeDecodeError:
            return None
    return found


def may_be_a_command(data: bytes) -> bool:
    """Tell whether data is one small whole frame with a text that is longer than a beat."""
    size = len(data)
    return _BEAT < size < 2 + _MASK + _LONG and data[0] == _TEXT and data[1] == _MASKED + size - 6


def ends_with_a_frame(data: bytes) -> bool:
    """Tell whether frames of a client begin and end where the data does."""
    start, end = 0, len(data)
    while start < end:
        if end - start < 2:
            return False
        size = data[start + 1] & ~_MASKED
        start += 2
        if size >= _LONG:
            more = 2 if size == _LONG else 8
            size = int.from_bytes(data[start : start + more], "big")
            start += more
        start += _MASK + size
    return start == end


class Sockets(WebSocketsSansIOProtocol):
    """Websockets that end for certain: closing alone would wait for somebody who never reads."""

    place: Admission | None = None
    _between = True  # whether what comes next is the beginning of a frame
    _gather: Gather | None = None
    _held, _held_since = b"", 0.0  # a command that is read when the next commit is near
    _heard = 0.0  # when something last came
    _unsent = b""  # goes out together, once all who have something to say now have said it

    def handle_connect(self, event: Request) -> None:
        """Let whoever answers write at once."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[WRITE] = {"write": self.write_text}
            extensions[GATHER] = {"by": self._gather_by}

    def _gather_by(self, gather: Gather) -> None:
        self._gather = gather

    def data_received(self, data: bytes) -> None:
        """Read what has come, or hold it until commands are taken together."""
        if not self.handshake_initiated:  # uvicorn's own words for what was asked
            super().data_received(data)
            return
        self._heard = time.monotonic()
        if self._held:
            self._read_held()
        elif self._gather is not None and may_be_a_command(data) and self._is_plain():
            self._held, self._held_since = data, self._heard  # it may be read within the next line
            if self._gather(self._read_held):
                return
            self._held = b""
        self._read(data, self._heard)

    def _read_held(self) -> None:
        """Read what was held; nothing, if that has happened before its time."""
        held, self._held = self._held, b""
        if held:
            self._read(held, self._held_since)

    def _read(self, data: bytes, came: float) -> None:
        """Read small texts at once, if they are all there is."""
        texts = small_texts(data) if self._is_plain() else None
        if texts is None:
            self._between = self._between and ends_with_a_frame(data)
            super().data_received(data)
            return
        for text in texts:
            heard: Any = {"type": "websocket.receive", "text": text, CAME: came}
            self.queue.put_nowait(heard)
        if not self.read_paused and self.queue.qsize() >= _UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def _is_plain(self) -> bool:
        """Whether a whole message may come next, of which the library need not know."""
        is_open = self.handshake_complete and not self.close_sent
        return is_open and self._between and not self.frames and self.conn.state is State.OPEN

    def write_text(self, text: str) -> bool:
        """Write a text; False if it has to wait for whoever reads too slowly, or comes too late."""
        waits = not self.writable.is_set() or self.transport.is_closing()
        if waits or self.close_sent or not self.handshake_complete or self.conn.extensions:
            return False
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent += text_frame(text.encode())
        return True

    def _flush(self) -> None:
        """Send what was written; to whoever has hung up, nothing."""
        unsent, self._unsent = self._unsent, b""
        if unsent and not self.transport.is_closing():
            self.transport.write(unsent)

    async def send(self, message: Any) -> None:
        """Send a message of ASGI, after what was written."""
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        """Say goodbye, after what was heard and written."""
        self._read_held()
        self._flush()
        super().shutdown()

    def send_keepalive_ping(self) -> None:
        """Ask whether somebody is there, unless they have said something since."""
        silent = time.monotonic() - self._heard
        if self.ping_interval is None or silent >= self.ping_interval:
            super().send_keepalive_ping()
        else:
            left = self.ping_interval - silent
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)

    def keepalive_timeout(self) -> None:
        """Let go of a client who has not answered for a while."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Hear the last word, and give the place back."""
        self._read_held()
        if self.place is not None:
            self.place.leave()
        super().connection_lost(exc)


def gather_by(scope: Mapping[str, Any], gather: Gather) -> None:
    """Have commands of a websocket gathered: `gather` is told what to do when it is their turn."""
    known: dict[str, Any] = scope.get("extensions", {}).get(GATHER, {})
    if known:
        known["by"](gather)


def writer_of(scope: Mapping[str, Any]) -> Callable[[str], bool]:
    """Return what writes a text at once, or says that it does not."""
    known: dict[str, Any] = scope.get("extensions", {}).get(WRITE, {})
    write: Callable[[str], bool] = known.get("write", _waits)
    return write


def _waits(_text: str) -> bool:
    return False
