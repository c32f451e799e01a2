"""Puzzles: today's, any by its id, and what an answer is worth."""

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Response
from pydantic import BaseModel, Field

from damier.engine import Engine, Limit
from damier.learn.puzzle import Puzzle, PuzzleError
from damier.learn.scene import Scene
from damier.learn.shelf import puzzles
from damier.learn.solving import answer
from damier.learn.themes import source_of
from damier.rules import Sheet
from damier.table.wire import WrittenMove
from damier.texts import text
from damier.web.errors import ApiError, Problem
from damier.web.routes.people import Address, Lang, Parts, json_of
from damier.web.routes.positions import MoveText
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
_GLANCE = Limit(nodes=5_000)  # what the refutation of a wrong move is looked for with
_REFUTED = 3  # moves of a refutation


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
    """What an answer is worth: the reply to a right one, what a wrong one runs into.

    `position` is that after the move, and after the reply.
    """

    right: bool
    solved: bool
    reply: WrittenMove | None
    refutation: list[WrittenMove]
    position: PositionShape


@router.get("/{sheet}/today", response_model=PuzzleShape)
async def today(sheet: SheetId, lang: Lang, parts: Parts, address: Address) -> Response:
    """Return the puzzle of the day, which begins at midnight UTC, the same for everybody."""
    return await json_of(parts, address, lambda: _puzzle_shape(_of_today(built_in(sheet)), lang))


@router.get("/{sheet}/{puzzle}", response_model=PuzzleShape)
async def one(
    sheet: SheetId, puzzle: PuzzleId, lang: Lang, parts: Parts, address: Address
) -> Response:
    """Return a puzzle by its id."""
    return await json_of(parts, address, lambda: _puzzle_shape(_found(sheet, puzzle), lang))


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
    return await json_of(parts, address, lambda: _judged(_found(sheet, puzzle), asked.moves, lang))


def _of_today(sheet: Sheet) -> Puzzle:
    try:
        return puzzles(sheet).of_day(datetime.now(UTC).date())
    except PuzzleError:
        raise ApiError("no-puzzle", sheet=sheet.id) from None


def _found(sheet: str, name: str) -> Puzzle:
    try:
        return puzzles(built_in(sheet)).find(name)
    except PuzzleError:
        raise ApiError("no-puzzle", sheet=sheet, puzzle=name) from None


def _puzzle_shape(puzzle: Puzzle, lang: str) -> PuzzleShape:
    sheet = puzzle.position.sheet
    themes = []
    for name in puzzle.themes:
        source = source_of(name, sheet)
        article = None if source is None else source.article
        themes.append(ThemeShape(name, text(f"theme-{name}", lang), article))
    return PuzzleShape(
        puzzle.id,
        puzzle.goal,
        puzzle.difficulty,
        Scene(puzzle).most_taken,
        themes,
        position_shape(puzzle.position, lang, board=True),
    )


def _judged(puzzle: Puzzle, moves: list[str], lang: str) -> AnswerShape:
    try:
        found = answer(puzzle, moves)
    except PuzzleError as error:
        raise ApiError("bad-request", reason=str(error)) from None
    before = puzzle.position
    for move in moves:
        before = before.play(move)
    refutation = []
    if not found.right:
        lines = _engine(before.sheet).analyse(before, _GLANCE).lines
        refutation = line_shapes(before, lines[0].moves[:_REFUTED] if lines else ())
    return AnswerShape(
        found.right,
        found.solved,
        None if found.reply is None else move_shape(before, found.reply),
        refutation,
        position_shape(found.position, lang),
    )


@lru_cache(maxsize=4)
def _engine(sheet: Sheet) -> Engine:
    return Engine(sheet, memory=1)
