"""Streams for programs: lines of JSON, and an empty one every few seconds to keep the line up."""

from __future__ import annotations

from contextlib import aclosing, contextmanager
from typing import TYPE_CHECKING, Any, Self

import msgspec
from fastapi.responses import StreamingResponse

from damier.web.errors import ApiError
from damier.web.programs.challenges import challenge_shape
from damier.web.programs.games import chat_line, game_full, game_state

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Iterator

    from msgspec import Struct
    from starlette.types import Receive, Scope, Send

    from damier.live.calls import Ear
    from damier.live.room import Room
    from damier.rules.sheet import Colour
    from damier.storage.people import StoredPerson
    from damier.table.commands import Command, PlayerCommand
    from damier.table.view import Eyes
    from damier.web.state import State

NDJSON = "application/x-ndjson"
_ALIVE = 5.0  # seconds between two lines, an empty one if there is nothing to say
_LOOKS = 6  # times that, until the store is asked without a call


def line(told: object) -> bytes:
    """Write one line."""
    return msgspec.json.encode(told) + b"\n"


class LineStream(StreamingResponse):
    """An answer whose maker is ended when the other end hangs up, however it does."""

    def __init__(
        self, lines: AsyncGenerator[bytes], begun: bytes = b"", media_type: str = NDJSON
    ) -> None:
        self._lines = lines
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(_after(begun, lines), media_type=media_type, headers=headers)

    @classmethod
    async def begin(cls, lines: AsyncGenerator[bytes], media_type: str = NDJSON) -> Self:
        """Begin a stream, so that what it is refused for is an answer."""
        return cls(lines, await anext(lines, b""), media_type)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the lines."""
        async with aclosing(self._lines):
            await super().__call__(scope, receive, send)


async def _after(begun: bytes, lines: AsyncGenerator[bytes]) -> AsyncGenerator[bytes]:
    if begun:
        yield begun
    async for each in lines:
        yield each


@contextmanager
def places(parts: State, person: str, address: str) -> Iterator[None]:
    """Hold a line, of those that an address and an account may hold."""
    with parts.crowd.place(address) as here, parts.streams.place(person) as mine:
        if not (here and mine):
            raise ApiError("too-many-sockets")
        yield


# Events.


async def events_of(
    parts: State, me: StoredPerson, address: str, pass_: str
) -> AsyncGenerator[bytes]:
    """Tell of challenges and games as they come; those there are first."""
    known: dict[str, str] = {}
    games: set[str] = set()
    with places(parts, me.id, address), parts.calls.listening(me.id, pass_) as ear:
        yield b"\n"
        looks = 0
        while not ear.is_leaving and parts.keeper.banned(me.visitor) is None:
            for told in await _news(parts, me, known, games):
                yield line(told)
            while not await ear.wait(_ALIVE):
                yield b"\n"
                looks += 1
                if looks % _LOOKS == 0 or parts.rooms.bus.is_deaf:
                    break


async def _news(
    parts: State, me: StoredPerson, known: dict[str, str], games: set[str]
) -> list[dict[str, Any]]:
    """Return what somebody has not been told yet, and note it."""
    told: list[dict[str, Any]] = []
    now = parts.store.clock.now()
    for one in await parts.challenges.of(me):
        proposal = one.proposal
        is_new, before = proposal.id not in known, known.get(proposal.id)
        state = proposal.state
        if state == "open" and not proposal.is_open(now):
            state = "withdrawn"
        known[proposal.id] = state
        if state == before or (is_new and state != "open"):
            continue
        kind = {"open": "challenge", "declined": "challengeDeclined"}.get(state)
        if state == "withdrawn":
            kind = "challengeCanceled"
        if kind is not None:
            told.append({"type": kind, "challenge": challenge_shape(one)})
    playing = dict(await parts.store.proposals.playing(me.visitor))
    for table in playing.keys() - games:
        told.append({"type": "gameStart", "game": {"id": table, "color": playing[table]}})
    for table in games - playing.keys():
        told.append({"type": "gameFinish", "game": {"id": table}})
    games.clear()
    games.update(playing)
    return told


# A game.


class Listener:
    """A program at a table, as its room sees one: all it is told is that there is something new."""

    def __init__(self, eyes: Eyes, address: str, ear: Ear) -> None:
        self.lang, self.eyes, self.address, self._ear = "en", eyes, address, ear
        self.shuns: frozenset[str] = frozenset()
        self.is_leaving = False

    def tell(self, message: Struct) -> None:  # noqa: ARG002
        """Hear a message."""
        self._ear.call()

    def send(self, text: str) -> None:  # noqa: ARG002
        """Hear what is already written."""
        self._ear.call()

    def bye(self, code: str) -> None:  # noqa: ARG002
        """End the stream: the program comes again, and begins anew."""
        self.is_leaving = True
        self._ear.call()

    def ask(self, beat: str, now: float, every: float) -> None:
        """Need no beat: a line that is down cannot be written to."""

    def is_silent(self, now: float, after: float) -> bool:  # noqa: ARG002
        """Tell that it is there."""
        return False

    def aware(self, command: PlayerCommand) -> PlayerCommand:
        """Return a command as it is."""
        return command

    def has_done(self, command: Command, board: int, event: int) -> None:
        """Note nothing."""


async def game_of(
    parts: State, me: StoredPerson, table: str, side: Colour, *, address: str, pass_: str
) -> AsyncGenerator[bytes]:
    """Tell a game from now on: whole at first, then every change and what is said."""
    with places(parts, me.id, address), parts.calls.present(pass_) as ear:
        room = await parts.rooms.enter(table, address)
        if room is None:
            raise ApiError("no-table")
        listener = Listener(side, address, ear)
        try:
            await room.enter(listener, 0)
            async for told in _told(parts, room, listener, ear):
                yield told
        finally:
            room.leave(listener)
            parts.rooms.leave(room)
            parts.calls.tell(me.id)


async def _told(parts: State, room: Room, listener: Listener, ear: Ear) -> AsyncGenerator[bytes]:
    whole = game_full(room.id, room.made, room.table, parts.store.clock.now())
    yield line(whole)
    shown, heard = _essence(whole["state"]), 0
    while not (ear.is_leaving or listener.is_leaving):
        for said in room.table.talk.lines:
            if said.seq > heard and room.table.talk.hears(listener.eyes, said):
                yield line(chat_line(room.table, said))
            heard = max(heard, said.seq)
        state = game_state(room.table, parts.store.clock.now())
        if (now := _essence(state)) != shown:
            shown = now
            yield line(state)
        if state["status"] != "started":
            return
        while not await ear.wait(_ALIVE):
            yield b"\n"


def _essence(state: dict[str, Any]) -> tuple[object, ...]:
    """Return what makes a state another one: all but how late it is."""
    return tuple(value for name, value in state.items() if not name.endswith("time"))
