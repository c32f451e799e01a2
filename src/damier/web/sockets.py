"""The websockets: a table's, and the lobby's."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
import structlog
from fastapi import APIRouter, WebSocket
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocketDisconnect

from damier.board.setup import opponent
from damier.club.clubs.errors import ClubError
from damier.live.gallery import Wish
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
from damier.table.commands import Name, Rematch, Say
from damier.table.errors import Refused
from damier.texts import best_language
from damier.web.addresses import address_of
from damier.web.client import Client, Pace
from damier.web.errors import ApiError
from damier.web.line import CAME, gather_by
from damier.web.talk import decent, is_quiet

if TYPE_CHECKING:
    from damier.club.people.accounts import SignedIn
    from damier.live.room import Room
    from damier.table.commands import PlayerCommand
    from damier.web.state import State

router = APIRouter()
log = structlog.get_logger()
_GREETING = 10  # seconds to say who one is
_TOO_MANY = 50  # messages in a row beyond the pace, after which the connection is ended
_ENDS = (WebSocketDisconnect, SQLAlchemyError)
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
                # A task of its own: whatever comes would wake all layers that have led here.
                await asyncio.create_task(_play(websocket, client, table, state))
            else:
                client.bye("too-many-sockets")
    except _ENDS as end:
        _see_off(client, end)
    finally:
        await client.finish()


def _see_off(client: Client, end: Exception) -> None:
    """Let whoever is still there come again, as the database was away."""
    if isinstance(end, SQLAlchemyError):
        log.error("database", exc_info=end)
        client.bye("try-again")


async def _play(websocket: WebSocket, client: Client, table: str, state: State) -> None:
    hello = await _hello(websocket, client)
    if hello is None:
        return
    client.lang, client.beats = best_language([hello.lang]), hello.beats
    try:
        role = await state.rooms.role(table, hello.token)
        if role is None or role not in _EYES:
            client.bye("bad-token")
            return
        client.eyes = _EYES[role]  # type: ignore[assignment]
        await _sit(websocket, client, table, hello.seen, state)
    except Refused as refused:
        client.bye(refused.code)


async def _sit(websocket: WebSocket, client: Client, table: str, seen: int, state: State) -> None:
    room = await state.rooms.enter(table, client.address)
    if room is None:
        client.bye("no-table")
        return
    try:
        if state.keeper.banned(room.visitor_of(client)) is not None:
            client.bye("banned")
            return
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
    return (await _receive_at(websocket))[0]


async def _receive_at(websocket: WebSocket) -> tuple[str | bytes, float]:
    """Return what comes, and when it came."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | bytes | None = message.get("text")
    data = text if text is not None else message.get("bytes") or b""
    return data, message.get(CAME) or time.monotonic()


async def _listen(websocket: WebSocket, client: Client, room: Room, state: State) -> None:
    """Take messages until somebody leaves or is sent away."""
    pace = Pace(state.settings.commands_per_second, state.settings.command_burst)
    gather_by(websocket.scope, state.store.gather)
    while not client.is_leaving:
        data, came = await _receive_at(websocket)
        client.hear(came)
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
        elif isinstance(message, Say) and await is_quiet(room, state):
            client.tell(_plain_refusal("no-chat", message.id, client.lang))
        else:
            refused = await _in_order(message, client, room, state)
            if refused is None:
                said = decent(message, state) if isinstance(message, Say) else message
                await _answer(said, client, room)
            else:
                client.tell(_plain_refusal(refused, _id_of(data), client.lang))


async def _in_order(
    message: Hello | Ping | Beat | PlayerCommand, client: Client, room: Room, state: State
) -> str | None:
    """Return why somebody may not say what they are called, or play with whom they play."""
    if isinstance(message, Name) and state.keeper.words.has(message.name):
        return "bad-word"
    if isinstance(message, Rematch) and client.eyes in ("white", "black"):
        mine, other = room.visitor_of(client), room.visitors.get(opponent(client.eyes))
        if mine is not None and other is not None:
            blocked = await state.store.blocks.between(mine, other)
            if blocked:
                return "you-blocked" if mine in blocked else "not-now"
    return None


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
        await room.command(client, message, client.heard)


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
            client.shuns = await _shunned(websocket, state)
            state.rooms.lobby.enter(client)
            await _wait(websocket, client, state)
    except _ENDS as end:
        _see_off(client, end)
    finally:
        state.rooms.lobby.leave(client)
        await client.finish()


@router.websocket("/ws/now")
async def watch_all(
    websocket: WebSocket, sheet: str = "", simul: str = "", lang: str = "en"
) -> None:
    """Watch the games being played that everybody may watch: of a sheet, of a simul, or all."""
    state: State = websocket.app.state.damier
    await websocket.accept()
    client = Client(websocket, best_language([lang]))
    wish = Wish(sheet[:100], simul[:32])
    try:
        with state.crowd.place(address_of(websocket)) as place:
            if not place:
                client.bye("too-many-sockets")
                return
            shuns, follows = await _shunned(websocket, state), await _followed(websocket, state)
            wish = replace(wish, shuns=shuns, follows=follows)
            await state.rooms.gallery.enter(client, wish)
            await _wait(websocket, client, state)
    except _ENDS as end:
        _see_off(client, end)
    finally:
        state.rooms.gallery.leave(client, wish)
        await client.finish()


@router.websocket("/ws/tournaments/{tournament}")
async def watch_tournament(websocket: WebSocket, tournament: str, lang: str = "en") -> None:
    """Watch a tournament: it is told as it is, and whenever it changes."""
    state: State = websocket.app.state.damier
    await websocket.accept()
    client = Client(websocket, best_language([lang]))
    hosted = None
    try:
        with state.crowd.place(address_of(websocket)) as place:
            me = await _signed_in(websocket, state)
            person = None if me is None else me.person
            found = await state.hall.seen_by(tournament[:32], person) if place else None
            if found is None:
                client.bye("no-tournament" if place else "too-many-sockets")
                return
            hosted, _ = found
            state.hall.enter(hosted, client)
            await _wait(websocket, client, state)
    except _ENDS as end:
        _see_off(client, end)
    finally:
        if hosted is not None:
            state.hall.leave(hosted, client)
        await client.finish()


@router.websocket("/ws/clubs/{club}/board")
async def watch_board(websocket: WebSocket, club: str, lang: str = "en") -> None:
    """Watch what a club is shown: it is told as it is, and whenever it changes."""
    state: State = websocket.app.state.damier
    await websocket.accept()
    client = Client(websocket, best_language([lang]))
    try:
        with state.crowd.place(address_of(websocket)) as place:
            if not place:
                client.bye("too-many-sockets")
                return
            me = await _signed_in(websocket, state)
            if me is None or state.keeper.banned(me.person.visitor) is not None:
                client.bye("not-signed-in" if me is None else "banned")
                return
            here = await state.clubs.seen_by(club[:64], me.person)
            await state.classroom.enter(here, client)
            await _wait(websocket, client, state)
    except ClubError as error:
        client.bye(error.code)
    except _ENDS as end:
        _see_off(client, end)
    finally:
        state.classroom.leave(club[:64], client)
        await client.finish()


async def _signed_in(websocket: WebSocket, state: State) -> SignedIn | None:
    token = websocket.cookies.get("__Host-session") or websocket.cookies.get("session")
    return await state.accounts.who(token) if token else None


async def _who(websocket: WebSocket, state: State) -> str | None:
    """Return the visitor at the other end, None for one without a cookie."""
    me = await _signed_in(websocket, state)
    visitor = state.keys.visitor(websocket.cookies.get("visitor"))
    return visitor if me is None else me.person.visitor


async def _shunned(websocket: WebSocket, state: State) -> frozenset[str]:
    """Return whose tables somebody does not see; who has no cookie sees all."""
    who = await _who(websocket, state)
    return frozenset() if who is None else await state.store.blocks.shunned(who)


async def _followed(websocket: WebSocket, state: State) -> frozenset[str]:
    """Return whose games somebody sees first."""
    who = await _who(websocket, state)
    found = [] if who is None else await state.store.follows.of(who)
    return frozenset(one.target for one in found if one.kind == "person")


async def _wait(websocket: WebSocket, client: Client, state: State) -> None:
    """Answer pings; who only watches sends no other message."""
    pace = Pace(state.settings.commands_per_second, state.settings.command_burst)
    while not client.is_leaving:
        data = await _receive(websocket)
        if len(data) > state.settings.message_bytes or not pace.allow():
            client.bye("too-fast" if pace.excess else "too-large")
            return
        try:
            is_ping = isinstance(decode(data), Ping)
        except UNREADABLE:
            is_ping = False
        if is_ping:
            client.tell(PongMessage())
        else:
            client.tell(_plain_refusal("bad-message", _id_of(data), client.lang))
