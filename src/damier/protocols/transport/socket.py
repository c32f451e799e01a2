"""DamExchange over TCP: messages that end with a NUL."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Self

from damier.protocols.dxp.messages import LONGEST, PORT
from damier.protocols.errors import Gone, ProtocolError, Silence
from damier.protocols.printable import printable

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

_log = logging.getLogger(__name__)
_ROOM = 4 * LONGEST  # bytes that may arrive without a NUL among them


class DxpLink:
    """A connection that carries messages."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def connect(cls, host: str, port: int = PORT, *, patience: float = 10) -> Self:
        """Connect to a program that listens."""
        try:
            async with asyncio.timeout(patience):
                return cls(*await asyncio.open_connection(host, port, limit=_ROOM))
        except TimeoutError:
            raise Silence(f"expected {host}:{port} to answer, got nothing") from None
        except (OSError, UnicodeError) as error:
            raise Gone(f"cannot connect to {host}:{port}: {_in_words(error)}") from None

    async def receive(self) -> str | None:
        """Return the next message; None when the other side has closed the connection."""
        try:
            data = await self._reader.readuntil(b"\0")
        except (asyncio.IncompleteReadError, OSError):
            return None
        except asyncio.LimitOverrunError:
            raise ProtocolError(f"expected messages of at most {LONGEST} characters") from None
        text = data[:-1].decode("ascii", "replace")
        _log.debug("< %s", printable(text))
        return text

    async def send(self, text: str) -> None:
        """Send a message."""
        _log.debug("> %s", text)
        try:
            self._writer.write(text.encode("ascii", "replace") + b"\0")
            await self._writer.drain()
        except OSError:
            raise Gone("expected a connection, got its end") from None

    async def close(self) -> None:
        """Close the connection."""
        self._writer.close()
        with contextlib.suppress(OSError):
            await self._writer.wait_closed()


@contextlib.asynccontextmanager
async def listen(
    serve: Callable[[DxpLink], Awaitable[None]], host: str = "127.0.0.1", port: int = PORT
) -> AsyncIterator[tuple[str, int]]:
    """Listen at the address yielded, and serve one connection at a time.

    Whoever connects while another one plays is turned away. Leaving ends whatever is going on.
    """
    running: set[asyncio.Task[None]] = set()

    async def work(link: DxpLink, turned_away: bool) -> None:
        try:
            if not turned_away:
                await serve(link)
        finally:
            await link.close()

    def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(work(DxpLink(reader, writer), bool(running)))
        running.add(task)
        task.add_done_callback(running.discard)

    try:
        server = await asyncio.start_server(accept, host, port, limit=_ROOM)
    except (OSError, UnicodeError) as error:
        raise ProtocolError(f"cannot listen on {host}:{port}: {_in_words(error)}") from None
    try:
        address = server.sockets[0].getsockname()
        yield address[0], address[1]
    finally:
        server.close()
        waiting = set(running)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await server.wait_closed()


def _in_words(error: OSError | UnicodeError) -> str:
    """Say what is wrong with an address; names that DNS cannot have are no OSError."""
    if isinstance(error, UnicodeError):
        return "expected the name of a machine"
    return error.strerror or str(error)
