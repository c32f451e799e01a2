"""The websockets: a table's, and the lobby's."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from damier.live.messages import (
    UNREADABLE,
    Beat,
    Hello,
    Ping,
    PongMessage,
    RefusedMessage,
    decode,
)
from damier.live.metrics import COMMANDS
from damier.live.words import say
from damier.table.commands import Rematch
from damier.table.errors import Refused
from damier.texts import best_language
from damier.web.addresses import address_of
from damier.web.client import Client, Pace
from damier.web.errors import ApiError

if TYPE_CHECKING:
    from damier.live.room import Room
    from damier.table.commands import PlayerCommand
    from damier.web.state import State

router = APIRouter()
_GREETING = 10  # seconds to say who one is
_TOO_MANY = 50  # messages in a row beyond the pace, after which the connection is ended
_EYES = {"white": "white", "black": "black", "both": "both", "watch": None}


@router.websocket("/ws/t/{table}")
async def play(websocket: WebSocket, table: str) -> None:
    """Play or watch at a table."""
    state: State = websocket.app.state.damier
    await websocket.accept()
    client = Client(websocket)
    try:
        with state.crowd.place(address_of(websocket)) as place:
            if place:
                await _play(websocket, client, table, state)
            else:
                client.bye("too-many-sockets")
    except WebSocketDisconnect:
        pass
    finally:
        await client.finish()


async def _play(websocket: WebSocket, client: Client, table: str, state: State) -> None:
    hello = await _hello(websocket, client)
    if hello is None:
        return
    client.lang, client.beats = best_language([hello.lang]), hello.beats
    role = state.keys.role(table, hello.token)
    if role is None or role not in _EYES:
        client.bye("bad-token")
        return
    client.eyes = _EYES[role]  # type: ignore[assignment]
    try:
        await _sit(websocket, client, table, hello.seen, state)
    except Refused as refused:
        client.bye(refused.code)


async def _sit(websocket: WebSocket, client: Client, table: str, seen: int, state: State) -> None:
    room = await state.rooms.enter(table, client.address)
    if room is None:
        client.bye("no-table")
        return
    try:
        await room.enter(client, seen)
        await _listen(websocket, client, room, state)
    finally:
        room.leave(client)
        state.rooms.leave(room)


async def _hello(websocket: WebSocket, client: Client) -> Hello | None:
    """Return the first message if it is a greeting and comes in time."""
    try:
        async with asyncio.timeout(_GREETING):
            message = decode(await _receive(websocket))
    except (*UNREADABLE, TimeoutError):
        message = None
    if not isinstance(message, Hello):
        client.bye("expected-hello")
        return None
    return message


async def _receive(websocket: WebSocket) -> str | bytes:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | bytes | None = message.get("text")
    return text if text is not None else message.get("bytes") or b""


async def _listen(websocket: WebSocket, client: Client, room: Room, state: State) -> None:
    """Take messages until somebody leaves or is sent away."""
    pace = Pace(state.settings.commands_per_second, state.settings.command_burst)
    while not client.is_leaving:
        data = await _receive(websocket)
        client.hear()
        if len(data) > state.settings.message_bytes:
            client.bye("too-large")
            return
        if not pace.allow():
            if pace.excess > _TOO_MANY:
                client.bye("too-fast")
                return
            client.tell(_plain_refusal("too-fast", _id_of(data), client.lang))
            continue
        try:
            message = decode(data)
        except UNREADABLE:
            client.tell(_plain_refusal("bad-message", _id_of(data), client.lang))
            continue
        if isinstance(message, Rematch) and not _may_set_up(websocket, state):
            client.tell(_plain_refusal("too-many-requests", message.id, client.lang))
        else:
            await _answer(message, client, room)


def _may_set_up(websocket: WebSocket, state: State) -> bool:
    """Count another game like a new table, so that nobody gets around that limit."""
    try:
        state.limits.check("table", address_of(websocket))
    except ApiError:
        return False
    return True


async def _answer(message: Hello | Ping | Beat | PlayerCommand, client: Client, room: Room) -> None:
    if isinstance(message, Ping):
        client.tell(PongMessage())
    elif isinstance(message, Beat):
        return  # heard, which is all that it is for
    elif isinstance(message, Hello):
        client.tell(_plain_refusal("bad-message", 0, client.lang))
    else:
        COMMANDS.inc()
        await room.command(client, message)


class _Numbered(msgspec.Struct):
    id: int = 0


_numbered = msgspec.json.Decoder(_Numbered)


def _id_of(data: str | bytes) -> int:
    """Return the number of a message that cannot be read otherwise, 0 if it has none."""
    try:
        return _numbered.decode(data).id
    except UNREADABLE:
        return 0


def _plain_refusal(code: str, number: int, lang: str) -> RefusedMessage:
    return RefusedMessage(id=number, code=code, title=say("refused", lang), text=say(code, lang))


@router.websocket("/ws/lobby")
async def lobby(websocket: WebSocket, lang: str = "en") -> None:
    """Watch the tables that wait for an opponent."""
    state: State = websocket.app.state.damier
    await websocket.accept()
    client = Client(websocket, best_language([lang]))
    try:
        with state.crowd.place(address_of(websocket)) as place:
            if not place:
                client.bye("too-many-sockets")
                return
            state.rooms.lobby.enter(client)
            await _wait(websocket, client, state)
    except WebSocketDisconnect:
        pass
    finally:
        state.rooms.lobby.leave(client)
        await client.finish()


async def _wait(websocket: WebSocket, client: Client, state: State) -> None:
    """Answer pings; the lobby takes no other message."""
    pace = Pace(state.settings.commands_per_second, state.settings.command_burst)
    while not client.is_leaving:
        data = await _receive(websocket)
        if not pace.allow():
            client.bye("too-fast")
            return
        try:
            is_ping = isinstance(decode(data), Ping)
        except UNREADABLE:
            is_ping = False
        if is_ping:
            client.tell(PongMessage())
        else:
            client.tell(_plain_refusal("bad-message", _id_of(data), client.lang))
