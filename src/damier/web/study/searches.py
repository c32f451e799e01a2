"""What searches find, as it is told: White's scores, lines of moves, judgements of a game."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from damier.engine import Limit
from damier.engine.annotate import comment, write_notes
from damier.engine.endgame import shared_tables
from damier.learn.explaining.judged import sentence
from damier.live.thinking.jobs import JudgingJob
from damier.table.wire import WrittenMove  # noqa: TC001  FastAPI reads annotations
from damier.web.study.shapes import line_shapes, move_shape

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.engine import Analysis
    from damier.engine.analysis import Line
    from damier.engine.judgement import Judgement
    from damier.live.thinking.host import Host
    from damier.pdn import Record
    from damier.position import Position

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
    moves: list[WrittenMove]


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
    best: list[WrittenMove]


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
    """Return an analysis as it is told; it may take long."""
    lines = lines_of(position, analysis)
    nps = round(analysis.nodes / analysis.seconds) if analysis.seconds else 0
    return Found(lines[0].depth if lines else 0, analysis.nodes, nps, lines)


async def found_by(position: Position, analysis: Analysis) -> Found:
    """Return an analysis as it is told; made in a thread, as it may take long."""
    return await asyncio.to_thread(found_in, position, analysis)


async def judge_game(
    host: Host,
    record: Record,
    seconds: float,
    *,
    lang: str,
    visitor: str,
    address: str,
    memory: int,
    progress: Callable[[JudgementShape], object] | None = None,
) -> list[JudgementShape]:
    """Write the engine's notes into a game within so many seconds; cancelling ends it."""
    each = Limit(time=min(_FOR_A_MOVE, seconds / (len(record.nodes) + 1)))
    job = JudgingJob.of(record, each, memory)
    found: list[Judgement] = []
    told: list[JudgementShape] = []
    words: dict[int, str] = {}
    async with host.steps(job, address, visitor=visitor) as judgements:
        async for judgement in judgements:
            found.append(judgement)
            told.append(await asyncio.to_thread(_judgement_shape, record, judgement, lang))
            if judgement.loss and judgement.nag is not None:
                words[judgement.index] = told[-1].comment
            if progress is not None:
                progress(told[-1])
        await asyncio.to_thread(write_notes, record, found, lang, words)
    return told


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
        _words(record, before, judgement, best[0].text if best else "", lang),
        best,
    )


def _words(
    record: Record, before: Position | None, judgement: Judgement, best: str, lang: str
) -> str:
    """Say why a move was a mistake, or what else there is to say about it."""
    if before is None or judgement.nag is None or not judgement.loss:
        return comment(judgement, best, lang)
    return sentence(before, judgement, record, tables=shared_tables(record.sheet), lang=lang)
