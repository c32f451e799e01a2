"""The engine as an analyst: of positions and of whole games, at once or streamed."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response, WebSocket
from fastapi.responses import StreamingResponse
from pydantic import Field

from damier.engine import Limit
from damier.errors import DamierError
from damier.live.thinking.errors import Superseded
from damier.live.thinking.jobs import AnalysisJob
from damier.pdn import Record
from damier.web.addresses import address_of
from damier.web.client import Pace
from damier.web.codes import close_of
from damier.web.errors import trouble_of
from damier.web.routes.people import Address, Lang, Parts, json_of
from damier.web.routes.trees import TreeRoute
from damier.web.state import State
from damier.web.study.endgames import TableShape
from damier.web.study.games import GameTree, record_of_tree, tree_of
from damier.web.study.live import Session
from damier.web.study.offer import MOST_LINES, Offer, offer_of
from damier.web.study.searches import JudgementShape, LineShape, found_by, judge_game
from damier.web.study.sheets import Chosen
from damier.web.study.words import LONGEST_FEN, read_position

LONGEST = 10.0  # seconds that one request may think
LONGEST_STREAM = 45.0  # seconds for all moves of a game that is told move by move


router = APIRouter(tags=["analysis"])
trees = APIRouter(route_class=TreeRoute)


class AnalysisAsked(Chosen):
    """A position to think about."""

    fen: str | None = Field(None, max_length=LONGEST_FEN)
    multipv: int = Field(1, ge=1, le=MOST_LINES, description="How many lines")
    time: float = Field(1.0, gt=0, le=LONGEST, description="Seconds to think")


class AnnotationAsked(Chosen):
    """A game to judge."""

    game: GameTree


@dataclass(frozen=True, slots=True)
class AnalysisShape:
    """The best lines, and what the endgame tables say where they know."""

    fen: str
    depth: int
    nodes: int
    nps: int
    lines: list[LineShape]
    table: TableShape | None


@dataclass(frozen=True, slots=True)
class AnnotationShape:
    """A game with the engine's notes in its tree, and each move's judgement."""

    game: GameTree
    judgements: list[JudgementShape]


@router.get("/api/analysis")
async def offer(parts: Parts) -> Offer:
    """Tell how much one search may ask for."""
    return offer_of(parts.settings)


@router.post("/api/analysis", response_model=AnalysisShape)
async def analyse(
    asked: AnalysisAsked, request: Request, lang: Lang, parts: Parts, address: Address
) -> Response:
    """Think about a position and return the best lines."""
    parts.limits.check("heavy", address)
    position = await parts.work.run(address, lambda: read_position(asked.fen, asked.rules(), lang))
    table = await parts.archivist.ask(position, address)
    memory = parts.settings.analysis_memory
    job = AnalysisJob(position, Limit(time=asked.time), lines=asked.multipv, memory=memory)
    best = await parts.rooms.host.run(job, address, visitor=_who(request, parts))
    found = await found_by(position, best)
    told = AnalysisShape(position.fen(), found.depth, found.nodes, found.nps, found.lines, table)
    return await json_of(parts, address, lambda: told, owed=True)


@trees.post("/api/games/annotate", response_model=AnnotationShape)
async def annotate(
    asked: AnnotationAsked, request: Request, lang: Lang, parts: Parts, address: Address
) -> Response:
    """Judge every move of a game; mistakes get a sign, a comment and the better line."""
    parts.limits.check("heavy", address)
    record = await parts.work.run(address, lambda: record_of_tree(asked.game, asked.rules()))
    judged = await judge_game(
        parts.rooms.host,
        record,
        LONGEST,
        lang=lang,
        visitor=_who(request, parts),
        address=address,
        memory=parts.settings.analysis_memory,
    )
    return await json_of(
        parts, address, lambda: AnnotationShape(tree_of(record), judged), owed=True
    )


@trees.post("/api/games/annotate/stream", response_class=StreamingResponse)
async def annotate_live(
    asked: AnnotationAsked, request: Request, lang: Lang, parts: Parts, address: Address
) -> StreamingResponse:
    """Judge a game move by move: one JSON object a line, the last with the whole game."""
    parts.limits.check("heavy", address)
    record = await parts.work.run(address, lambda: record_of_tree(asked.game, asked.rules()))
    told = _told(record, request, parts, lang)
    return StreamingResponse(told, media_type="application/x-ndjson")


async def _told(record: Record, request: Request, parts: State, lang: str) -> AsyncIterator[bytes]:
    who, address = _who(request, parts), address_of(request)
    judged: asyncio.Queue[JudgementShape | None] = asyncio.Queue()
    yield _json_line({"moves": len(record.nodes)})

    async def judge() -> list[JudgementShape]:
        try:
            return await judge_game(
                parts.rooms.host,
                record,
                LONGEST_STREAM,
                lang=lang,
                visitor=who,
                address=address,
                memory=parts.settings.analysis_memory,
                progress=judged.put_nowait,
            )
        finally:
            judged.put_nowait(None)

    work = asyncio.create_task(judge())
    try:
        while (judgement := await judged.get()) is not None:
            yield _json_line({"judgement": judgement})
        found = await work
        yield await parts.work.run(
            address, lambda: _json_line({"game": tree_of(record), "judgements": found}), owed=True
        )
    except Superseded:
        return
    except DamierError as error:
        yield _json_line({"error": trouble_of(error, lang).model_dump()})
    finally:
        work.cancel()


def _json_line(value: dict[str, Any]) -> bytes:
    return msgspec.json.encode(value) + b"\n"


@router.websocket("/ws/analysis")
async def live(socket: WebSocket) -> None:
    """Stream analysis of positions; `damier.web.study.messages` has what is said."""
    await socket.accept()
    parts: State = socket.app.state.damier
    with parts.crowd.place(address_of(socket)) as place:
        if place:
            who = f"{_who(socket, parts)} live"
            pace = Pace(parts.settings.commands_per_second, parts.settings.command_burst)
            await Session(socket, parts, who, pace, offer=offer_of(parts.settings)).run()
        else:
            await socket.close(close_of("too-many-sockets"), "too-many-sockets")


def _who(asks: Request | WebSocket, parts: State) -> str:
    """Return who asks, so that everybody has one search at a time: by cookie, else by address."""
    return parts.keys.visitor(asks.cookies.get("visitor")) or address_of(asks)


router.include_router(trees)
