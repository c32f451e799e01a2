"""Searches in worker threads: streamed, limited, and stopped when nobody listens any more."""

from __future__ import annotations

import asyncio
import threading
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from damier.engine import Limit
from damier.engine.annotate import annotate, comment
from damier.errors import EngineError
from damier.web.study.shapes import MoveShape, line_shapes, move_shape

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from damier.engine import Analysis, Engine
    from damier.engine.analysis import Line
    from damier.engine.judgement import Judgement
    from damier.pdn import Record
    from damier.position import Position
    from damier.web.study.engines import Engines

_EVERY = 0.1  # seconds between two reports of one search
_LONGEST_LINE = 20
_FOR_A_MOVE = 0.2  # seconds, if the game is short enough


@dataclass(frozen=True, slots=True)
class ChancesShape:
    """How a position may end for the side to move; the three add up to 1."""

    win: float
    draw: float
    loss: float


@dataclass(frozen=True, slots=True)
class LineShape:
    """One line of play; `score` in men and `expectation` in points are White's."""

    score: float
    expectation: float
    depth: int
    plies_to_end: int | None
    chances: ChancesShape
    moves: list[MoveShape]


@dataclass(frozen=True, slots=True)
class JudgementShape:
    """What a move of the main line was worth; `score` and `expectation` are White's after it."""

    index: int
    by: Literal["white", "black"]
    text: str
    score: float
    expectation: float
    loss: float
    nag: int | None
    comment: str
    best: list[MoveShape]


def line_shape(position: Position, line: Line) -> LineShape:
    """Return a line as White and Black read it: scores are White's."""
    sign = 1 if position.turn == "white" else -1
    mine = line.chances.expectation
    return LineShape(
        round(sign * line.score, 2) + 0.0,
        round(mine if sign > 0 else 1 - mine, 4),
        line.depth,
        line.plies_to_end,
        ChancesShape(*(round(share, 4) for share in line.chances)),
        line_shapes(position, line.moves[:_LONGEST_LINE]),
    )


def lines_of(position: Position, analysis: Analysis) -> list[LineShape]:
    """Return the lines of an analysis, best first also where the search was cut short."""
    lines = sorted(analysis.lines, key=lambda line: -line.score)
    return [line_shape(position, line) for line in lines]


@dataclass(frozen=True, slots=True)
class Found:
    """What a search has found so far."""

    depth: int
    nodes: int
    nps: int
    lines: list[LineShape]


def found_in(position: Position, analysis: Analysis) -> Found:
    """Return an analysis as it is told; to be called where the search runs, as it may take long."""
    lines = lines_of(position, analysis)
    nps = round(analysis.nodes / analysis.seconds) if analysis.seconds else 0
    return Found(lines[0].depth if lines else 0, analysis.nodes, nps, lines)


async def stream(
    engines: Engines, engine: Engine, position: Position, seconds: float, lines: int
) -> AsyncGenerator[Found]:
    """Yield what is found as the search goes deeper, now and then and at the end.

    Leaving the loop ends the search.
    """
    loop = asyncio.get_running_loop()
    found: asyncio.Queue[Found | None] = asyncio.Queue()
    unwanted = threading.Event()

    def tell(step: Analysis) -> None:
        loop.call_soon_threadsafe(found.put_nowait, found_in(position, step))

    def search() -> None:
        told, untold = 0.0, None
        try:
            for step in engine.stream(position, Limit(time=seconds), lines=lines):
                if unwanted.is_set():
                    return
                untold = step
                if time.monotonic() - told >= _EVERY:
                    tell(step)
                    told, untold = time.monotonic(), None
            if untold is not None:
                tell(untold)
        finally:
            loop.call_soon_threadsafe(found.put_nowait, None)

    work = loop.run_in_executor(engines.executor, search)
    try:
        while (step := await found.get()) is not None:
            yield step
        await work
    finally:
        unwanted.set()
        await _ended(engine, work)


async def think(
    engines: Engines, engine: Engine, position: Position, seconds: float, lines: int
) -> Found:
    """Return what is found in some seconds; cancelling ends the search before the engine goes."""
    loop = asyncio.get_running_loop()
    limit = Limit(time=seconds)

    def search() -> Found:
        return found_in(position, engine.analyse(position, limit, lines=lines))

    work = loop.run_in_executor(engines.executor, search)
    try:
        return await asyncio.shield(work)
    finally:
        await _ended(engine, work)


async def _ended(engine: Engine, work: asyncio.Future[Any]) -> None:
    """Stop a search until it has stopped: the first call may come before it has begun."""
    while not work.done():
        engine.stop()
        with suppress(asyncio.CancelledError):
            await asyncio.wait([work], timeout=0.02)
    work.exception()


async def judge_game(
    engines: Engines,
    engine: Engine,
    record: Record,
    seconds: float,
    *,
    lang: str,
    progress: Callable[[JudgementShape], object] | None = None,
) -> list[JudgementShape]:
    """Write the engine's notes into a game within so many seconds; cancelling ends it."""
    loop = asyncio.get_running_loop()
    unwanted = threading.Event()
    each = Limit(time=min(_FOR_A_MOVE, seconds / (len(record.nodes) + 1)))
    judged: list[JudgementShape] = []

    def told(judgement: Judgement) -> None:
        if unwanted.is_set():
            raise EngineError("expected somebody to listen, got nobody")
        judged.append(_judgement_shape(record, judgement, lang))
        if progress is not None:
            loop.call_soon_threadsafe(progress, judged[-1])

    done = loop.run_in_executor(
        engines.executor, lambda: annotate(record, engine, each, lang, progress=told)
    )
    try:
        await asyncio.shield(done)
    except asyncio.CancelledError:
        unwanted.set()
        await _ended(engine, done)
        raise
    return judged


def _judgement_shape(record: Record, judgement: Judgement, lang: str) -> JudgementShape:
    index = judgement.index
    before = record.nodes[index - 1].position if index else record.start
    best = line_shapes(before, judgement.best[:8]) if before is not None else []
    text = move_shape(before, judgement.move).text if before is not None else judgement.text
    return JudgementShape(
        index,
        judgement.by,
        text,
        round(judgement.score, 2) + 0.0,
        round(judgement.expectation, 4),
        round(judgement.loss, 4),
        judgement.nag,
        comment(judgement, best[0].text if best else "", lang),
        best,
    )
