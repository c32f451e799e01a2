"""The board of a club: a teacher shows something and asks, everybody answers in their own time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Depends
from pydantic import BaseModel, Field

from damier.club.clubs.blackboard import (
    ASKED,
    MOST_MOVES,
    MOST_STROKES,
    Blackboard,
    BoardInk,
    BoardStroke,
    LessonScene,
)
from damier.club.clubs.errors import ClubError
from damier.club.clubs.slate import BlackboardView  # noqa: TC001
from damier.web.errors import Problem
from damier.web.programs.gates import from_here
from damier.web.routes.clubs import Inside, Teaching  # noqa: TC001
from damier.web.routes.people import Address, Lang, Parts  # noqa: TC001
from damier.web.routes.positions import Fen, MoveText, meant_move
from damier.web.routes.puzzles import found_puzzle
from damier.web.study.sheets import Chosen
from damier.web.study.words import read_position

if TYPE_CHECKING:
    from damier.web.state import State

router = APIRouter(
    prefix="/api/clubs/{club}/board",
    tags=["clubs"],
    dependencies=[Depends(from_here)],
    responses={code: {"model": Problem} for code in (403, 404, 409, 422, 429)},
)
MovePath = Annotated[list[int], Field(min_length=2, max_length=64)]


class BoardSetUp(Chosen):
    """What to show: a puzzle of a built-in sheet by its id, or a FEN and moves that lead on.

    Without either it is the start. `at` moves are shown, the others are there to step to.
    """

    puzzle: Annotated[str | None, Field(max_length=64)] = None
    fen: Fen = None
    moves: Annotated[list[MoveText], Field(default_factory=list, max_length=MOST_MOVES)]
    at: Annotated[int, Field(ge=0, le=MOST_MOVES)] = 0


class BoardStep(BaseModel):
    """How many moves of the line are to be shown."""

    at: Annotated[int, Field(ge=0, le=MOST_MOVES)]


class BoardMove(BaseModel):
    """A move by its squares."""

    path: MovePath


class DrawnStroke(BaseModel):
    """An arrow, or a ring where both ends are one square."""

    start: Annotated[int, Field(ge=1, le=200)]
    end: Annotated[int, Field(ge=1, le=200)]
    ink: BoardInk = "green"


class BoardDrawing(BaseModel):
    """All arrows and rings that are to be there."""

    strokes: Annotated[list[DrawnStroke], Field(max_length=MOST_STROKES)]


class BoardQuestion(BaseModel):
    """What is asked, if it is not which move one would play."""

    text: Annotated[str, Field(max_length=ASKED)] = ""


class BoardSpread(BaseModel):
    """Whether everybody sees how many chose which move."""

    on: bool


class BoardAnswer(BoardMove):
    """A move for an answer, and the number of the question that it answers."""

    question: Annotated[int, Field(ge=0, le=2_000_000_000)]


@router.get("")
async def blackboard(here: Inside, parts: Parts) -> BlackboardView | None:
    """Return what is shown now: a `BlackboardView`, or nothing."""
    return await parts.classroom.look(here)


@router.post("/set")
async def set_board(
    asked: BoardSetUp, here: Teaching, parts: Parts, lang: Lang, address: Address
) -> BlackboardView | None:
    """Show a position to everybody."""
    scene = await parts.work.run(address, lambda: _scene(asked, lang))
    return await parts.classroom.do(here, lambda board: board.set_up(scene))


@router.post("/step")
async def step_board(asked: BoardStep, here: Teaching, parts: Parts) -> BlackboardView | None:
    """Go to another move of the line."""
    return await parts.classroom.do(here, lambda board: board.step(asked.at))


@router.post("/play")
async def play_on_board(
    asked: BoardMove, here: Teaching, parts: Parts, lang: Lang, address: Address
) -> BlackboardView | None:
    """Play a move on everybody's board; while a question is open it is kept as the solution."""
    board, _ = await parts.classroom.find(here)
    move = await _meant(board, asked.path, parts, lang, address)
    return await parts.classroom.do(here, lambda now: now.play_after(board, move))


@router.post("/draw")
async def draw_on_board(asked: BoardDrawing, here: Teaching, parts: Parts) -> BlackboardView | None:
    """Draw arrows and rings."""
    strokes = tuple(BoardStroke(one.start, one.end, one.ink) for one in asked.strokes)
    return await parts.classroom.do(here, lambda board: board.draw(strokes))


@router.post("/ask")
async def ask_class(asked: BoardQuestion, here: Teaching, parts: Parts) -> BlackboardView | None:
    """Ask everybody for a move."""
    return await parts.classroom.do(here, lambda board: board.ask(asked.text))


@router.post("/close")
async def close_question(here: Teaching, parts: Parts) -> BlackboardView | None:
    """Take no more answers."""
    return await parts.classroom.do(here, lambda board: board.close())


@router.post("/spread")
async def show_spread(asked: BoardSpread, here: Teaching, parts: Parts) -> BlackboardView | None:
    """Show everybody how many chose which move, or no longer."""
    return await parts.classroom.do(here, lambda board: board.tell_spread(on=asked.on))


@router.post("/solve")
async def show_solution(here: Teaching, parts: Parts) -> BlackboardView | None:
    """Show the solution on everybody's board."""
    return await parts.classroom.do(here, lambda board: board.solve())


@router.post("/away")
async def put_board_away(here: Teaching, parts: Parts) -> BlackboardView | None:
    """Show nothing any more; answers are forgotten."""
    return await parts.classroom.do(here, lambda board: board.put_away())


@router.post("/answer")
async def answer_question(
    asked: BoardAnswer, here: Inside, parts: Parts, lang: Lang, address: Address
) -> BlackboardView | None:
    """Answer with a move; another one may be given while the question is open."""
    board, _ = await parts.classroom.find(here)
    if board.stage != "open" or board.question != asked.question:
        raise ClubError("no-question", "expected an open question, got another")
    move = await _meant(board, asked.path, parts, lang, address)
    return await parts.classroom.answer(here, asked.question, move)


async def _meant(board: Blackboard, path: list[int], parts: State, lang: str, address: str) -> str:
    """Return the move that a path is on the position that is shown; raises with its refusal."""
    if board.stage == "off":
        raise ClubError("no-board", "expected something on the board, got nothing")
    scene = board.scene
    return await parts.work.run(
        address, lambda: meant_move(scene.after(scene.at)[0], path, lang).long
    )


def _scene(asked: BoardSetUp, lang: str) -> LessonScene:
    if asked.puzzle:
        found = found_puzzle(asked.sheet or "international", asked.puzzle)
        solution = tuple(move.long for move in found.line)
        return LessonScene(found.position.sheet.id, None, found.position.fen(), solution=solution)
    rules = asked.rules()
    start = position = read_position(asked.fen, rules, lang)
    moves = []
    for text in asked.moves:
        move = meant_move(position, text, lang)
        moves.append(move.long)
        position = position.play_unchecked(move)
    toml = asked.sheet_toml if asked.sheet_toml else None
    return LessonScene(
        rules.id if toml is None else "house", toml, start.fen(), tuple(moves), asked.at
    )
