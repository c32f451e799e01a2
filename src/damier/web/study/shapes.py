"""Positions, moves and refusals as they travel: plain values for REST and websocket alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from damier.game.outcome import on_the_board
from damier.pdn.notation import notation_of
from damier.position.movetext import shortest_text
from damier.table.bounds import listed
from damier.table.wire import (
    GeometryView,
    WrittenMove,
    dotted,
    geometry_view,
    must_capture,
    ways_on,
)
from damier.texts.speech import outcome_text, refusal_text, side_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from damier.game.outcome import Outcome
    from damier.position import Move, Position, Refusal
    from damier.rules import Sheet


@dataclass(frozen=True, slots=True)
class OutcomeShape:
    """How a position ends the game by itself."""

    winner: Literal["white", "black"] | None
    reason: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class PositionShape:
    """A position and what may be played; `must` are the squares of pieces that have to take.

    `ways` are the longest ways on which a hand could jump more than once, allowed or not.
    """

    sheet: str
    fen: str
    board: str
    turn: Literal["white", "black"]
    moves: list[WrittenMove]
    ways: list[tuple[int, ...]]
    must: list[int]
    outcome: OutcomeShape | None = None
    geometry: GeometryView | None = None


@dataclass(frozen=True, slots=True)
class RefusalShape:
    """Why a move is not allowed, and what is required instead."""

    code: str
    title: str
    text: str
    article: str | None
    field: str
    attempt: list[int]
    squares: list[int]
    required: list[WrittenMove]


def move_shape(position: Position, move: Move, moves: list[Move] | None = None) -> WrittenMove:
    """Return a move of a position; `moves` are its legal ones, if the caller has them already."""
    legal = position.legal_moves if moves is None else moves
    return WrittenMove(
        text=shortest_text(move, legal),
        path=tuple(move.path),
        captured=tuple(move.captured),
        crowns=move.crowns,
        long=move.long,
        pdn=notation_of(position.sheet).text(move, legal),
    )


def line_shapes(position: Position, moves: Iterable[Move]) -> list[WrittenMove]:
    """Return the moves of a line, each as it is written where it is played."""
    found = []
    for move in moves:
        found.append(move_shape(position, move))
        position = position.play_unchecked(move)
    return found


def position_shape(position: Position, lang: str, *, board: bool = False) -> PositionShape:
    """Return a position; `board`: with its geometry."""
    legal = listed(position)
    over = on_the_board(position)
    outcome = None if over is None else outcome_shape(over, position.sheet, lang)
    return PositionShape(
        position.sheet.id,
        position.fen(),
        dotted(position.board),
        position.turn,
        [move_shape(position, move, legal) for move in legal],
        ways_on(position, legal),
        must_capture(position.sheet, legal),
        outcome,
        geometry_view(position.sheet) if board else None,
    )


def outcome_shape(outcome: Outcome, sheet: Sheet, lang: str) -> OutcomeShape:
    """Return how a game ended, in words of a language."""
    return OutcomeShape(
        outcome.winner,
        outcome.reason,
        outcome_text(outcome, sheet, lang, title=True),
        outcome_text(outcome, sheet, lang),
    )


def refusal_shape(position: Position, refusal: Refusal, lang: str) -> RefusalShape:
    """Return a refusal in words of a language."""
    legal = position.legal_moves
    return RefusalShape(
        refusal.code,
        refusal_text(refusal, lang, title=True),
        refusal_text(refusal, lang),
        refusal.article,
        refusal.field,
        list(refusal.path),
        list(refusal.squares),
        [move_shape(position, move, legal) for move in refusal.required],
    )


def side_words(sheet: Sheet) -> dict[str, str]:
    """Return what the sheet calls its two sides: words that messages select on."""
    return {"white": side_name(sheet, "white"), "black": side_name(sheet, "black")}
