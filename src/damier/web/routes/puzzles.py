"""Puzzles: today's, any by its id, and what an answer is worth."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Literal
from uuid import uuid4

from fastapi import APIRouter, Path, Response
from pydantic import BaseModel, Field

from damier.engine.analysis import Line
from damier.learn.puzzle import Puzzle, PuzzleError
from damier.learn.refuting import GLANCE, refute
from damier.learn.scene import Scene
from damier.learn.shelf import puzzles
from damier.learn.solving import HINTS, Answer, answer, hint_squares, next_move
from damier.learn.themes import source_of
from damier.live.thinking.jobs import AnalysisJob
from damier.position import Position
from damier.rules import Sheet
from damier.table.wire import WrittenMove
from damier.texts import text
from damier.web.errors import ApiError, Problem
from damier.web.routes.people import Address, Lang, Parts, json_of
from damier.web.routes.positions import MoveText
from damier.web.state import State
from damier.web.study.shapes import (
    PositionShape,
    line_shapes,
    move_shape,
    position_shape,
)
from damier.web.study.sheets import built_in

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"], responses={404: {"model": Problem}})
SheetId = Annotated[str, Path(max_length=64, description="The id of a built-in sheet")]
PuzzleId = Annotated[str, Path(max_length=64, description="The id of a puzzle")]
_MOST_MOVES = 40


class HintAsked(BaseModel):
    """The moves so far by turns, and which hint is wanted: 1, 2 or 3."""

    moves: list[MoveText] = Field(default_factory=list, max_length=_MOST_MOVES)
    step: Literal[1, 2, 3]


class AnswerAsked(BaseModel):
    """The moves so far by turns, the solver's and the replies; the last is the one to judge."""

    moves: list[MoveText] = Field(min_length=1, max_length=_MOST_MOVES)


@dataclass(frozen=True, slots=True)
class ThemeShape:
    """A theme, its name, and the article of the rule that it lives by."""

    id: str
    name: str
    article: str | None


@dataclass(frozen=True, slots=True)
class PuzzleShape:
    """A puzzle without its solution; `takes` is how many pieces its biggest capture takes."""

    id: str
    goal: Literal["win", "draw"]
    difficulty: int
    takes: int
    themes: list[ThemeShape]
    position: PositionShape


@dataclass(frozen=True, slots=True)
class AnswerShape:
    """What an answer is worth: the reply to a right one, what a wrong one runs into, and why.

    `position` is that after the move, and after the reply. `why` never tells the solution.
    """

    right: bool
    solved: bool
    reply: WrittenMove | None
    refutation: list[WrittenMove]
    position: PositionShape
    why: str


@dataclass(frozen=True, slots=True)
class HintShape:
    """A hint: the squares of the piece, of its first jump, or of the whole route, in order."""

    squares: list[int]
    route: WrittenMove | None


@dataclass(frozen=True, slots=True)
class SolutionShape:
    """The solution with the best defences, and what the idea is called."""

    moves: list[WrittenMove]
    themes: list[ThemeShape]


@router.get("/{sheet}/today", response_model=PuzzleShape)
async def today(sheet: SheetId, lang: Lang, parts: Parts, address: Address) -> Response:
    """Return the puzzle of the day, which begins at midnight UTC, the same for everybody."""
    return await json_of(parts, address, lambda: puzzle_shape(_of_today(built_in(sheet)), lang))


@router.get("/{sheet}/{puzzle}", response_model=PuzzleShape)
async def one(
    sheet: SheetId, puzzle: PuzzleId, lang: Lang, parts: Parts, address: Address
) -> Response:
    """Return a puzzle by its id."""
    return await json_of(parts, address, lambda: puzzle_shape(found_puzzle(sheet, puzzle), lang))


@router.post("/{sheet}/{puzzle}/answer", response_model=AnswerShape)
async def check(
    *,
    sheet: SheetId,
    puzzle: PuzzleId,
    asked: AnswerAsked,
    lang: Lang,
    parts: Parts,
    address: Address,
) -> Response:
    """Say whether a move is right, and what the other side plays; a wrong one is refuted."""
    task = await parts.work.run(address, lambda: found_puzzle(sheet, puzzle))
    found = await parts.work.run(address, lambda: _answered(task, asked.moves), owed=True)
    best = None if found.right else await _glance(found.position, parts, address)
    return await json_of(parts, address, lambda: _judged(task, found, best, lang), owed=True)


@router.post("/{sheet}/{puzzle}/hint", response_model=HintShape)
async def hint(
    *, sheet: SheetId, puzzle: PuzzleId, asked: HintAsked, parts: Parts, address: Address
) -> Response:
    """Give a hint: the piece to move, its first jump, or the whole route."""
    return await json_of(parts, address, lambda: _hint(found_puzzle(sheet, puzzle), asked))


@router.get("/{sheet}/{puzzle}/solution", response_model=SolutionShape)
async def solution(
    sheet: SheetId, puzzle: PuzzleId, lang: Lang, parts: Parts, address: Address
) -> Response:
    """Return the solution."""

    def make() -> SolutionShape:
        found = found_puzzle(sheet, puzzle)
        return SolutionShape(line_shapes(found.position, found.line), _themes(found, lang))

    return await json_of(parts, address, make)


def _of_today(sheet: Sheet) -> Puzzle:
    try:
        return puzzles(sheet).of_day(datetime.now(UTC).date())
    except PuzzleError:
        raise ApiError("no-puzzle", sheet=sheet.id) from None


def found_puzzle(sheet: str, name: str) -> Puzzle:
    """Return the puzzle of a built-in sheet by its id, or raise ApiError."""
    try:
        return puzzles(built_in(sheet)).find(name)
    except PuzzleError:
        raise ApiError("no-puzzle", sheet=sheet, puzzle=name) from None


def puzzle_shape(puzzle: Puzzle, lang: str) -> PuzzleShape:
    """Return a puzzle in words of a language."""
    return PuzzleShape(
        puzzle.id,
        puzzle.goal,
        puzzle.difficulty,
        Scene(puzzle).most_taken,
        _themes(puzzle, lang),
        position_shape(puzzle.position, lang, board=True),
    )


def _themes(puzzle: Puzzle, lang: str) -> list[ThemeShape]:
    themes = []
    for name in puzzle.themes:
        source = source_of(name, puzzle.position.sheet)
        article = None if source is None else source.article
        themes.append(ThemeShape(name, text(f"theme-{name}", lang), article))
    return themes


async def _glance(position: Position, parts: State, address: str) -> Line | None:
    """Look at what follows a wrong move; nothing else that its visitor thinks about is given up."""
    job = AnalysisJob(position, GLANCE, memory=1, tables=False)
    found = await parts.rooms.host.run(job, address, visitor=f"puzzle {uuid4()}")
    return found.lines[0] if found.lines else None


def _judged(puzzle: Puzzle, found: Answer, best: Line | None, lang: str) -> AnswerShape:
    refutation, why = ([], "")
    if not found.right:
        refuted = refute(found.before, found.move, puzzle.goal, best)
        refutation, why = line_shapes(found.position, refuted.line), refuted.text(lang)
    after = found.before.play_unchecked(found.move)
    return AnswerShape(
        found.right,
        found.solved,
        None if found.reply is None else move_shape(after, found.reply),
        refutation,
        position_shape(found.position, lang),
        why,
    )


def _answered(puzzle: Puzzle, moves: list[str]) -> Answer:
    try:
        return answer(puzzle, moves)
    except PuzzleError as error:
        raise ApiError("bad-request", reason=str(error)) from None


def _hint(puzzle: Puzzle, asked: HintAsked) -> HintShape:
    try:
        position, move = next_move(puzzle, asked.moves)
    except PuzzleError as error:
        raise ApiError("bad-request", reason=str(error)) from None
    squares = list(hint_squares(move, asked.step))
    return HintShape(squares, move_shape(position, move) if asked.step == HINTS else None)
