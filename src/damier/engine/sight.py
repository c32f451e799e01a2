"""What a level sees in a position: every move it thinks of, with the score it gives it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.board.setup import EMPTY, colour_of
from damier.engine.analysis import WIN
from damier.engine.limits import Limit
from damier.game.history import plies
from damier.game.outcome import on_the_board

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from damier.engine.levels import Level
    from damier.engine.player import Engine
    from damier.game import Game
    from damier.position import Move, Position

_FIDGET = 0.5  # men that going straight back, or to a position that was there, has to be worth
_FORCED = 30  # only moves in a row that are played on
_EN_PRISE = 1.0  # men that a piece put where it is just taken seems to cost
_KING = 2.5  # men that a beginner thinks a king is worth
_MAN = 0.06  # men that a beginner likes to push a man rather than a king
_APPROACH = 0.02  # men that a king likes to be a square nearer to its prey


def decided(position: Position) -> float | None:
    """Return the score of a position that ends the game, for the side to move; else None."""
    outcome = on_the_board(position)
    if outcome is None or outcome.winner is None:
        return None
    return WIN if outcome.winner == position.turn else -WIN


def settled(position: Position) -> tuple[Position, tuple[Move, ...]]:
    """Play on while there is only one move; return the position then, and the moves.

    With limits of time or nodes the search spends nothing on a choice that is none.
    """
    moves: list[Move] = []
    while len(moves) < _FORCED and len(legal := position.legal_moves) == 1:
        moves += legal
        position = position.play_unchecked(legal[0])
    return position, tuple(moves)


def worth(engine: Engine, position: Position, limit: Limit) -> float:
    """Return the score of a position for the side to move, by search unless it is decided."""
    after, _ = settled(position)
    over = decided(after)
    score = engine.analyse(after, limit).score if over is None else over
    return score if after.turn == position.turn else -score


def careful(engine: Engine, game: Game, limit: Limit, lines: int) -> dict[Move, float]:
    """Score the best moves by search."""
    found: dict[Move, float] = {}
    for line in engine.analyse(game, limit, lines=lines).lines:
        found.setdefault(line.moves[0], line.score)
    return found


def hasty(plain: Engine, position: Position, moves: Sequence[Move]) -> dict[Move, float]:
    """Score moves by the captures that follow at once; `plain` is an engine that only counts."""
    limit = Limit(depth=1)
    return {
        move: -worth(plain, position.play_unchecked(move), limit) + _taste(position, move)
        for move in moves
    }


def careless(
    position: Position, moves: Sequence[Move], level: Level, rng: Random
) -> dict[Move, float]:
    """Score moves by the pieces on the board after them, as if there were no reply."""
    found = {}
    for move in moves:
        after = position.play_unchecked(move)
        over = decided(after)
        score = -_count(after) if over is None else -over
        if over is None and _is_taken(after, move) and rng.random() < level.minds:
            score -= _EN_PRISE
        found[move] = score + _taste(position, move)
    return found


def fidgets(game: Game) -> dict[Move, float]:
    """Return what each move that goes back to where the game has been seems to cost."""
    history = plies(game.entries)
    last = history[-2].move if len(history) > 1 else None
    seen = {(ply.before.board, ply.before.turn) for ply in history[-24:]}
    found = {}
    for move in game.position.legal_moves:
        back = last is not None and (move.start, move.end) == (last.end, last.start)
        after = game.position.play_unchecked(move)
        again = (after.board, after.turn) in seen
        found[move] = _FIDGET * ((back and not move.is_capture) + again)
    return found


def _count(position: Position) -> float:
    """Return the men the side to move is ahead; where having none wins, that is behind."""
    board, mine = position.board, position.turn[0]
    theirs = "b" if mine == "w" else "w"
    men = board.count(mine) - board.count(theirs)
    kings = board.count(mine.upper()) - board.count(theirs.upper())
    ahead = men + _KING * kings
    return -ahead if position.sheet.end.no_move == "wins" else ahead


def _is_taken(after: Position, move: Move) -> bool:
    """Tell whether the piece just moved can be taken next."""
    return any(move.end in reply.captured for reply in after.legal_moves)


def _taste(position: Position, move: Move) -> float:
    """Return what a beginner likes about a quiet move: men go on, kings go after something."""
    if move.is_capture:
        return 0.0
    if position.piece_at(move.start).islower():
        return _MAN
    places = position.geometry.places
    row, column = places[move.end - 1]
    prey = (
        max(abs(row - places[at][0]), abs(column - places[at][1]))
        for at, piece in enumerate(position.board)
        if piece != EMPTY and colour_of(piece) != position.turn
    )
    return -_APPROACH * min(prey, default=0)
