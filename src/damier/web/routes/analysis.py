"""The engine as an analyst: of positions and of whole games, at once or streamed."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from fastapi import APIRouter, Request, WebSocket
from pydantic import Field
from starlette.applications import Starlette

from damier.engine import Limit
from damier.web.study.endgames import TableShape
from damier.web.study.engines import engines_of
from damier.web.study.games import GameTree, record_of_tree, tree_of
from damier.web.study.language import Lang
from damier.web.study.live import Session, visitor_of
from damier.web.study.problems import StudyRoute
from damier.web.study.searches import (
    JudgementShape,
    LineShape,
    judge_game,
    lines_of,
)
from damier.web.study.sheets import Chosen
from damier.web.study.words import LONGEST_FEN, read_position

LONGEST = 10.0  # seconds that one request may think


@asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[None]:
    """Let the engines' threads end with the app."""
    yield
    engines_of(app).close()


router = APIRouter(tags=["analysis"], route_class=StudyRoute, lifespan=_lifespan)


class AnalysisAsked(Chosen):
    """A position to think about."""

    fen: str | None = Field(None, max_length=LONGEST_FEN)
    multipv: int = Field(1, ge=1, le=5, description="How many lines")
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


@router.post("/api/analysis")
async def analyse(asked: AnalysisAsked, request: Request, lang: Lang) -> AnalysisShape:
    """Think about a position and return the best lines."""
    position = read_position(asked.fen, asked.rules(), lang)
    engines = engines_of(request.app)
    table = await engines.run(lambda: engines.endgames.ask(position))
    async with engines.lend(position.sheet, visitor_of(request)) as engine:
        found = await engines.run(
            lambda: engine.analyse(position, Limit(time=asked.time), lines=asked.multipv)
        )
    lines = lines_of(position, found)
    depth = lines[0].depth if lines else 0
    nps = round(found.nodes / found.seconds) if found.seconds else 0
    return AnalysisShape(position.fen(), depth, found.nodes, nps, lines, table)


@router.post("/api/games/annotate")
async def annotate(asked: AnnotationAsked, request: Request, lang: Lang) -> AnnotationShape:
    """Judge every move of a game; mistakes get a sign, a comment and the better line."""
    sheet, engines = asked.rules(), engines_of(request.app)
    record = await engines.run(lambda: record_of_tree(asked.game, sheet))
    async with engines.lend(sheet, visitor_of(request)) as engine:
        judged = await judge_game(engines, engine, record, LONGEST, lang=lang)
    return AnnotationShape(tree_of(record), judged)


@router.websocket("/ws/analysis")
async def live(socket: WebSocket) -> None:
    """Stream analysis; see `damier.web.study.messages`."""
    await Session(socket, engines_of(socket.app)).run()
