"""A table of one's own server that this terminal sits at, too: commands go there, facts come back.

The server decides, as for every browser at that table; here the facts are told again to a table in
memory. A message says only that something happened: what it was is read as facts.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from damier.errors import GameError
from damier.tui.own_server import NoServer

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from damier.live.handover import Handed
    from damier.live.keys import Role
    from damier.table.commands import PlayerCommand
    from damier.table.facts import Event
    from damier.table.terms import Terms
    from damier.tui.own_server import OwnServer

_OPEN = 15.0  # seconds for a websocket to open
_SILENT = ("ack", "beat", "pong", "presence", "chat")  # nothing to read after these


class _Message(Struct):
    """What the terminal reads of any message."""

    type: str
    id: int = 0
    code: str = ""
    last_id: int = 0


_message = msgspec.json.Decoder(_Message)


async def hand_over(server: OwnServer, terms: Terms, events: Sequence[Event], now: float) -> str:
    """Have the server go on with a game, and return the name of its table."""
    from damier.live.handover import handed

    answer = await server.ask("", handed(terms, events, now))
    table: str = msgspec.json.decode(answer)["table"]
    return table


async def facts_since(server: OwnServer, table: str, seq: int) -> Handed:
    """Return the terms of a table and what has happened at it since an event."""
    from damier.live.handover import parse_handed

    if not table or not table.replace("-", "_").replace("_", "a").isalnum():
        raise GameError(f"expected the name of a table, got {table!r}")
    return parse_handed(await server.ask(f"/{table}?since={seq}"))


class FoundSeat(NamedTuple):
    """A seat at a table, and all that has happened there."""

    table: str
    role: Literal["white", "black", "both"]
    terms: Terms
    events: list[Event]


async def find_seat(server: OwnServer, link: str) -> FoundSeat:
    """Return the seat that a link opens, or the only one that people have; raises a DamierError."""
    from damier.live.handover import events_of

    parts = urlsplit(link)
    table = parts.path.rpartition("/")[2]
    told = await facts_since(server, table, 0)
    given = parts.fragment.removeprefix("s=")
    role = server.keys.role(table, given) if given else _only_seat(told.terms)
    if role not in ("white", "black", "both"):
        raise GameError(f"expected the link to a seat at {table}, got {link!r}")
    return FoundSeat(table, role, told.terms, events_of(told))


def _only_seat(terms: Terms) -> Role | None:
    """Return the seat of somebody who plays the computer, or with somebody beside him."""
    if terms.against == "beside":
        return "both"
    if terms.against != "computer":
        return None
    return "black" if terms.white.kind == "computer" else "white"


class Attachment:
    """One seat, or both, at a table of the server.

    `heard` is called with what happened, and the server's time; `refused` with the code of a
    refusal.
    """

    def __init__(
        self,
        server: OwnServer,
        table: str,
        role: Role,
        *,
        seen: int,
        heard: Callable[[Sequence[Event], float], None],
        refused: Callable[[str], None],
    ) -> None:
        self.server, self.table, self.role = server, table, role
        self._seen, self._heard, self._refused = seen, heard, refused
        self._to_send: asyncio.Queue[PlayerCommand] = asyncio.Queue()
        self._number = 0

    @property
    def link(self) -> str:
        """What a browser opens to sit down here."""
        return self.server.link(self.table, self.role)

    def send(self, deed: PlayerCommand) -> None:
        """Ask something of the table."""
        self._to_send.put_nowait(deed)

    async def run(self) -> None:
        """Sit there until the server is gone, which raises NoServer."""
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException

        hello = {"type": "hello", "token": self.server.keys.token(self.table, self.role)}
        where = self.server.socket(self.table)
        why: object = "none any more"
        try:
            async with connect(where, open_timeout=_OPEN, max_size=None, proxy=None) as socket:
                await socket.send(msgspec.json.encode(hello).decode())
                async with asyncio.TaskGroup() as both:
                    sending = both.create_task(self._sending(socket.send))
                    async for text in socket:
                        await self._read(_message.decode(text))
                    sending.cancel()
        except* (OSError, WebSocketException, msgspec.MsgspecError, NoServer) as errors:
            why = errors.exceptions[0]  # what is raised here would come in a group
        raise NoServer(f"expected a server at {where}, got {why}")

    async def _sending(self, send: Callable[[str], Awaitable[None]]) -> None:
        while True:
            deed = await self._to_send.get()
            self._number += 1
            text = msgspec.json.encode(replace(deed, id=self._number, seq=self._seen)).decode()
            await send(text)

    async def _read(self, message: _Message) -> None:
        if message.type == "bye":
            raise NoServer(message.code)
        if message.type == "welcome":
            self._number = max(self._number, message.last_id)
        if message.type == "refused":
            self._refused(message.code)
        if message.type not in _SILENT:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read what has happened, and tell it."""
        from damier.live.handover import events_of

        told = await facts_since(self.server, self.table, self._seen)
        events = [event for event in events_of(told) if event.seq > self._seen]
        if events:
            self._seen = events[-1].seq
        self._heard(events, told.now)
