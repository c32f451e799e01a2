"""Positions, moves and refusals of any sheet."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import Field

from damier.errors import AmbiguousMove, IllegalMove, NotationError
from damier.game import Game
from damier.position import Move, Position
from damier.position.movetext import Path
from damier.table.wire import WrittenMove
from damier.texts.speech import counter_text
from damier.web.errors import ApiError
from damier.web.routes.people import Address, Lang, Parts, json_of
from damier.web.study.language import say
from damier.web.study.shapes import (
    OutcomeShape,
    PositionShape,
    RefusalShape,
    move_shape,
    outcome_shape,
    position_shape,
    refusal_shape,
)
from damier.web.study.sheets import Chosen
from damier.web.study.words import LONGEST_FEN, read_position

router = APIRouter(prefix="/api/positions", tags=["positions"])
Fen = Annotated[str | None, Field(max_length=LONGEST_FEN)]
MoveText = Annotated[str, Field(max_length=200)]
_MOST_MOVES = 1_000


class PositionAsked(Chosen):
    """A position: of a FEN, the start without one, and after some moves."""

    fen: Fen = None
    moves: list[MoveText] = Field(default_factory=list, max_length=_MOST_MOVES)
    geometry: bool = False


class MoveAsked(Chosen):
    """A move on a position: as text, or as the squares it goes over; `moves` come before it."""

    fen: Fen = None
    moves: list[MoveText] = Field(default_factory=list, max_length=_MOST_MOVES)
    path: list[int] | None = Field(None, min_length=2, max_length=64)
    text: MoveText | None = None

    def attempt(self) -> str | list[int]:
        """Return the move as it was given."""
        if self.path is not None:
            return self.path
        if self.text is not None:
            return self.text
        reason = "expected a path or a text, got neither"
        raise ApiError("bad-request", fields=[{"field": "body", "reason": reason}])


@dataclass(frozen=True, slots=True)
class WhyShape:
    """Why a move is refused; nothing if it is not."""

    refusal: RefusalShape | None


@dataclass(frozen=True, slots=True)
class PlayedShape:
    """A move that was made, the position after it, how far draw rules have counted, and the end."""

    position: PositionShape
    move: WrittenMove
    counters: list[str]
    outcome: OutcomeShape | None


@router.post("", response_model=PositionShape)
async def look(asked: PositionAsked, lang: Lang, parts: Parts, address: Address) -> Response:
    """Return a position with everything that may be played."""
    return await json_of(parts, address, lambda: _looked(asked, lang))


def _looked(asked: PositionAsked, lang: str) -> PositionShape:
    position = read_position(asked.fen, asked.rules(), lang)
    for text in asked.moves:
        position = position.play_unchecked(meant_move(position, text, lang))
    return position_shape(position, lang, board=asked.geometry)


@router.post("/why", response_model=WhyShape)
async def why(asked: MoveAsked, lang: Lang, parts: Parts, address: Address) -> Response:
    """Say why a move is not allowed, with the article and what is required."""
    return await json_of(parts, address, lambda: _explained(asked, lang))


def _explained(asked: MoveAsked, lang: str) -> WhyShape:
    position = read_position(asked.fen, asked.rules(), lang)
    try:
        refusal = position.why_not(asked.attempt())
    except NotationError as error:
        raise _no_move(error, lang) from None
    return WhyShape(None if refusal is None else refusal_shape(position, refusal, lang))


@router.post("/play", response_model=PlayedShape)
async def play(asked: MoveAsked, lang: Lang, parts: Parts, address: Address) -> Response:
    """Make a move; one that is not allowed is answered with its refusal."""
    return await json_of(parts, address, lambda: _played(asked, lang))


def _played(asked: MoveAsked, lang: str) -> PlayedShape:
    start = read_position(asked.fen, asked.rules(), lang)
    game = Game(start.sheet, start=start)
    for text in asked.moves:
        game.play(meant_move(game.position, text, lang))
    position = game.position
    move = meant_move(position, asked.attempt(), lang)
    game.play(move)
    over = game.outcome
    return PlayedShape(
        position_shape(game.position, lang),
        move_shape(position, move),
        [
            counter_text(each, lang)
            for each in game.counters
            if each.plies or each.done > (each.rule.rule == "repetition")
        ],
        None if over is None else outcome_shape(over, start.sheet, lang),
    )


def meant_move(position: Position, attempt: str | list[int], lang: str) -> Move:
    """Return the one legal move that is meant; raise ApiError if there is none, or several."""
    try:
        if isinstance(attempt, str):
            return position.parse(attempt)
        squares = tuple(position.geometry.check(square) for square in attempt)
        found = position.matching(Path(squares))
        if len(found) > 1:
            raise AmbiguousMove("-".join(map(str, attempt)), found)
        if not found:
            refusal = position.why_not(list(squares))
            if refusal is not None:
                raise IllegalMove(refusal)
        return found[0]
    except IllegalMove as error:
        shape = refusal_shape(position, error.refusal, lang)
        raise ApiError(shape.code, shape.text, refusal=shape) from None
    except AmbiguousMove as error:
        moves = [move_shape(position, move) for move in error.candidates]
        raise ApiError("ambiguous", say("move-ambiguous", lang), moves=moves) from None
    except NotationError as error:
        raise _no_move(error, lang) from None


def _no_move(error: NotationError, lang: str) -> ApiError:
    return ApiError("bad-move", say("move-unclear", lang), reason=str(error))
