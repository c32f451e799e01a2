"""Moves and positions as Hub writes them, for any board: squares are numbered as in damier."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from damier.errors import DamierError
from damier.game import Game
from damier.game.history import plies
from damier.position import Position
from damier.protocols.errors import IllegalAnswer, ProtocolError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from damier.position import Move
    from damier.rules import Sheet

_MOVE = re.compile(r"\d{1,3}([-x]\d{1,3})+")


def format_move(move: Move) -> str:
    """Write a move: `32-28`, or from x to x every captured square."""
    if not move.is_capture:
        return f"{move.start}-{move.end}"
    return "x".join(map(str, (move.start, move.end, *move.captured)))


def parse_move(text: str, position: Position) -> Move:
    """Return the legal move meant; a capture may leave out what it captures if that is clear."""
    if not _MOVE.fullmatch(text):
        raise IllegalAnswer(f"expected a move such as 32-28 or 28x19x23, got {text!r}", text=text)
    start, end, *captured = map(int, re.split("[-x]", text))
    found = [move for move in position.legal_moves if (move.start, move.end) == (start, end)]
    if captured or "-" in text:
        found = [move for move in found if set(move.captured) == set(captured)]
    if not found or len({frozenset(move.captured) for move in found}) > 1:
        raise IllegalAnswer(f"expected a legal move, got {text} in {position.fen()}", text=text)
    return max(found, key=lambda move: move.crowns)  # the text cannot tell, and a king is better


def format_position(position: Position) -> str:
    """Write the side to move and every square."""
    return position.turn[0].upper() + position.board


def format_game(game: Game) -> tuple[str, str]:
    """Return a position and the moves from there to the present one.

    It goes back as far as a repetition can reach, and on to where no king has begun a run.
    """
    played = plies(game.entries)
    first = len(played)
    while first and not played[first - 1].progress:
        first -= 1
    before = [ply.before for ply in played] + [game.position]
    while first and any(moves for _, moves in before[first].core.runs):
        first -= 1
    return format_position(before[first]), format_moves(ply.move for ply in played[first:])


def format_moves(moves: Iterable[Move]) -> str:
    """Write moves in a row."""
    return " ".join(map(format_move, moves))


def parse_game(position: str, moves: str, sheet: Sheet) -> Game:
    """Return the game that leads from a position by moves to the one to think about.

    A draw on the way does not end it: whoever sent it plays on, and repetitions count anew.
    """
    try:
        game = Game(sheet, start=Position.from_fen(position, sheet))
    except DamierError as error:
        raise ProtocolError(str(error), text=position) from None
    for text in moves.split():
        if game.outcome is not None:
            game = Game(sheet, start=game.position)
        if game.outcome is not None:
            raise ProtocolError(f"expected no move after the end, got {text}", text=text)
        game.play(parse_move(text, game.position))
    return game
