"""One connected person: what goes out to them, and how fast they may send."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from typing import TYPE_CHECKING

from msgspec.structs import replace
from starlette.websockets import WebSocketState

from damier.live.messages import Bye, encode
from damier.live.words import say
from damier.web.addresses import address_of
from damier.web.codes import close_of
from damier.web.line import writer_of

if TYPE_CHECKING:
    from msgspec import Struct
    from starlette.websockets import WebSocket

    from damier.table.commands import Command, PlayerCommand
    from damier.table.view import Eyes

_UNREAD = 200  # messages that may wait for a slow reader


class Pace:
    """Lets so many messages through a second, with a burst now and then."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, float(burst)
        self._left, self._since = float(burst), time.monotonic()
        self.excess = 0

    def allow(self) -> bool:
        """Count one message; False if it comes too soon."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            self.excess += 1
            return False
        self._left -= 1
        self.excess = 0
        return True


class Client:
    """A socket with its outgoing messages, sent in order: at once, or by a task of its own."""

    def __init__(self, websocket: WebSocket, lang: str = "en", eyes: Eyes = None) -> None:
        self.lang, self.eyes = lang, eyes
        self.address = address_of(websocket)
        self.shuns: frozenset[str] = frozenset()
        self.beats = False  # whether silence means that the line is down
        self._knows = 0  # the last event that was this client's own doing, and all before it seen
        self.heard = time.monotonic()
        self._asked = self.heard
        self._socket, self._write = websocket, writer_of(websocket.scope)
        self._outgoing: deque[str | None] = deque()
        self._is_sending = False
        self._more: asyncio.Future[None] | None = None  # the sender waits for something to send
        self._closing: str | None = None
        self._sender = asyncio.create_task(self._send())

    def hear(self, at: float) -> None:
        """Note when something has come from the other end."""
        self.heard = at

    def ask(self, beat: str, now: float, every: float) -> None:
        """Send a beat, unless something was heard or asked within so many seconds."""
        if self.beats and now - max(self.heard, self._asked) >= every:
            self._asked = now
            self.send(beat)

    def is_silent(self, now: float, after: float) -> bool:
        """Tell whether a beat has stayed without an answer for so many seconds."""
        return self.beats and now - self.heard > after

    def aware(self, command: PlayerCommand) -> PlayerCommand:
        """Return a command that has seen what this client did itself, shown to it yet or not.

        Whoever touches a piece and moves it at once has not made that move on an old board.
        """
        if command.seq is None or command.seq >= self._knows:
            return command
        return replace(command, seq=self._knows)

    def has_done(self, command: Command, board: int, event: int) -> None:
        """Note an event of one's own, made after `board`, the last that had to be seen for it."""
        if command.seq is not None and command.seq >= board:
            self._knows = max(self._knows, event)

    def tell(self, message: Struct) -> None:
        """Send a message."""
        self.send(encode(message))

    def send(self, text: str) -> None:
        """Send what is already written; somebody who does not read is let go."""
        if self._closing is not None:
            return
        if len(self._outgoing) >= _UNREAD:
            self._closing = "too-slow"
            self._sender.cancel()
        elif self._outgoing or self._is_sending or not self._write(text):
            self._put(text)

    def _put(self, text: str | None) -> None:
        self._outgoing.append(text)
        if self._more is not None and not self._more.done():
            self._more.set_result(None)

    def bye(self, code: str) -> None:
        """Say why, and end the connection after what was sent before."""
        self.tell(Bye(code, say(code, self.lang)))
        if self._closing is None:
            self._closing = code
            self._put(None)

    @property
    def is_leaving(self) -> bool:
        """Whether the server has said goodbye."""
        return self._closing is not None

    async def finish(self) -> None:
        """Wait until everything is sent, if the server said goodbye; otherwise stop sending."""
        if self._closing in (None, "too-slow"):
            self._sender.cancel()
        await asyncio.gather(self._sender, return_exceptions=True)

    async def _send(self) -> None:
        try:
            while True:
                while self._outgoing:
                    text = self._outgoing.popleft()
                    if text is None:
                        return
                    self._is_sending = True
                    await self._socket.send_text(text)
                    self._is_sending = False
                self._more = asyncio.get_running_loop().create_future()
                await self._more
        except (RuntimeError, OSError):
            return  # the other end has gone
        finally:
            if self._closing is not None:
                await self._close()

    async def _close(self) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:
            why = self._closing or ""
            with contextlib.suppress(RuntimeError, OSError):
                await self._socket.close(close_of(why), why)
