"""Bots: programs that play by streams of lines, as their authors know it from lidraughts."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import APIRouter, Depends, Form, Path, Query, Request
from fastapi.responses import StreamingResponse

from damier.storage.people import StoredPerson
from damier.table import commands as c
from damier.table.errors import Refused
from damier.web.errors import ApiError, Problem
from damier.web.programs.challenges import party_shape
from damier.web.programs.games import move_or_jump, player_of, squares_of
from damier.web.programs.gates import allow, token_of
from damier.web.programs.streams import NDJSON, LineStream, events_of, game_of, line
from damier.web.programs.variants import perf_of, variant_of
from damier.web.routes.people import Address, Parts  # noqa: TC001  FastAPI reads annotations
from damier.web.talk import decent, is_quiet
from damier.web.visible import visible_to

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from damier.live.room import Room
    from damier.rules.sheet import Colour
    from damier.table.commands import Deed
    from damier.web.state import State

_REFUSALS: dict[int | str, dict[str, Any]] = {
    code: {"model": Problem} for code in (401, 403, 404, 409, 422, 429)
}
_LINES: dict[int | str, dict[str, Any]] = {200: {"content": {NDJSON: {}}}, **_REFUSALS}
router = APIRouter(tags=["bots"], responses=_REFUSALS)
_MOST_ASKED = 50
GameId = Annotated[str, Path(max_length=32, description="A game: the name of its table")]
Asker = Annotated[StoredPerson, Depends(allow("challenges", "bot"))]
Player = Annotated[StoredPerson, Depends(allow("bot"))]


async def _bot(parts: Parts, me: Player) -> StoredPerson:
    """Return a program that asks; people play on pages."""
    if (await parts.challenges.manners(me)).bot is None:
        raise ApiError("not-a-bot")
    return me


Bot = Annotated[StoredPerson, Depends(_bot)]


@router.post("/api/bot/account/upgrade")
async def upgrade(parts: Parts, me: Player) -> dict[str, Any]:
    """Let this account be a bot's, for good; only before its first game.

    A bot is marked everywhere, plays by this interface only, and never for a rating.
    """
    await parts.clubs.must_own_account(me)
    await parts.challenges.become_bot(me)
    return {"ok": True}


@router.get("/api/account/playing")
async def now_playing(parts: Parts, me: Asker) -> dict[str, list[dict[str, Any]]]:
    """Return the games of whoever asks that go on."""
    found, playing = [], await parts.store.proposals.playing(me.visitor)
    tables = await parts.store.glances([table for table, _ in playing])
    for table, side in playing:
        stored = tables.get(table)
        if stored is None:
            continue
        terms = stored.terms
        other = terms.black if side == "white" else terms.white
        found.append(
            {
                "gameId": table,
                "fullId": table,
                "color": side,
                "variant": variant_of(terms)._asdict(),
                "perf": perf_of(terms)["key"],
                "isMyTurn": stored.summary.turn == side,
                "rated": terms.rated,
                "opponent": player_of(other),
            }
        )
    return {"nowPlaying": found}


@router.get("/api/stream/event", response_class=StreamingResponse, responses=_LINES)
async def stream_events(request: Request, parts: Parts, me: Asker, address: Address) -> LineStream:
    """Tell of challenges and games as they come, a line each; those there are come first."""
    return await LineStream.begin(events_of(parts, me, address, token_of(request)))


@router.get("/api/bot/online", response_class=StreamingResponse, responses=_LINES)
async def online_bots(
    parts: Parts, address: Address, nb: Annotated[int, Query(ge=1, le=500)] = 100
) -> StreamingResponse:
    """Return the bots that listen now, a line each."""
    parts.limits.check("heavy", address)
    found = await parts.store.proposals.parties(list(parts.calls.online())[: _MOST_ASKED * 100])
    bots = [party_shape(one) for one in found.values() if one.bot is not None]
    written = b"".join(line(one) for one in sorted(bots, key=lambda one: str(one["id"]))[:nb])
    return StreamingResponse(iter([written]), media_type=NDJSON)


@router.get("/api/users/status")
async def users_status(
    parts: Parts,
    me: Asker,
    ids: Annotated[str, Query(max_length=2_000, description="Names, parted by commas")] = "",
) -> list[dict[str, Any]]:
    """Return who of some people is there: whether a program listens for them.

    Of bots, oneself and those whose pages one may see; others are not there.
    """
    from damier.club.people.names import name_key

    keys = [name_key(one) for one in ids.split(",") if one][:_MOST_ASKED]
    online, found = parts.calls.online(), await parts.store.proposals.keyed(keys)
    seen = await visible_to(parts, me.visitor, list(found))
    return [
        party_shape(one) | ({"online": True} if one.id in online else {})
        for one in found.values()
        if one.bot is not None or one.key in seen
    ]


@router.get("/api/bot/game/stream/{game}", response_class=StreamingResponse, responses=_LINES)
async def stream_game(
    game: GameId, request: Request, parts: Parts, me: Bot, address: Address
) -> LineStream:
    """Tell a game: `gameFull`, then `gameState` and `chatLine`; ends with the game."""
    async with _at(parts, me, game, address) as (_, side):
        pass
    lines = game_of(parts, me, game, side, address=address, pass_=token_of(request))
    return await LineStream.begin(lines)


@router.post("/api/bot/game/{game}/move/{move}")
async def make_move(
    game: GameId,
    move: Annotated[str, Path(max_length=300, examples=["3227"])],
    parts: Parts,
    me: Bot,
    address: Address,
    *,
    offering_draw: Annotated[bool, Query(alias="offeringDraw")] = False,
) -> dict[str, Any]:
    """Move; a capture may come whole or jump by jump.

    `offeringDraw` offers a draw with the move, or accepts the one that was offered instead of it.
    """
    squares = squares_of(move)
    async with _at(parts, me, game, address) as (room, side):
        table = room.table
        if offering_draw and table.game.state.offer not in (None, side):
            await room.do(c.AcceptDraw(), side)
            return {"ok": True}
        if table.game.turn == side and not table.is_over:
            before = await parts.store.proposals.jumped(game, side, table.board_seq)
            if before and before[-1] == squares[0]:
                squares = before + squares[1:]
            deed = move_or_jump(table, squares)
            if deed is None:
                await parts.store.proposals.jump(game, side, table.board_seq, squares)
                return {"ok": True}
        else:
            deed = c.Move(path=squares)
        await room.do(deed, side)
        if offering_draw and not room.table.is_over:
            await _offer(room, side)
    return {"ok": True}


@router.post("/api/bot/game/{game}/abort")
async def abort_game(game: GameId, parts: Parts, me: Bot, address: Address) -> dict[str, Any]:
    """Call a game off that has hardly begun."""
    return await _do(parts, me, game, address, c.Abort())


@router.post("/api/bot/game/{game}/resign")
async def resign_game(game: GameId, parts: Parts, me: Bot, address: Address) -> dict[str, Any]:
    """Give a game up."""
    return await _do(parts, me, game, address, c.Resign())


@router.post("/api/bot/game/{game}/chat")
async def chat(
    game: GameId,
    parts: Parts,
    me: Bot,
    address: Address,
    *,
    text: Annotated[str, Form(min_length=1, max_length=c.CHAT_LENGTH)],
    room: Annotated[Literal["player", "spectator"], Form()] = "player",
) -> dict[str, Any]:
    """Say something at the table; there is one room for all, so `spectator` is not said twice."""
    async with _at(parts, me, game, address) as (table, side):
        if room == "player":
            if await is_quiet(table, parts):
                raise ApiError("no-chat")
            await table.do(decent(c.Say(text=text), parts), side)
    return {"ok": True}


# Behind them.


@asynccontextmanager
async def _at(
    parts: State, me: StoredPerson, game: str, address: str
) -> AsyncIterator[tuple[Room, Colour]]:
    """Stand at a table at which somebody sits; of others nothing is told."""
    room = await parts.rooms.enter(game, address)
    if room is None:
        raise ApiError("no-table")
    try:
        side = next((one for one, who in room.visitors.items() if who == me.visitor), None)
        if side is None:
            raise ApiError("no-table")
        yield room, side
        if room.table.is_over:
            parts.calls.tell(me.id)
    finally:
        parts.rooms.leave(room)


async def _do(
    parts: State, me: StoredPerson, game: str, address: str, deed: Deed
) -> dict[str, Any]:
    async with _at(parts, me, game, address) as (room, side):
        await room.do(deed, side)
    return {"ok": True}


async def _offer(room: Room, side: Colour) -> None:
    """Offer a draw, where that can be done now: the move is made either way."""
    try:
        await room.do(c.OfferDraw(), side)
    except Refused:
        return
