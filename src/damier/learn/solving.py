"""Solving a puzzle move by move: right, solved, or wrong and why not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.learn.puzzle import PuzzleError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.learn.puzzle import Puzzle, Turn
    from damier.position import Move, Position


HINTS = 3  # the last one tells all


@dataclass(frozen=True, slots=True)
class Answer:
    """What an attempt is worth.

    A `right` one that does not solve the puzzle yet has the `reply` of the other side. `position`
    is the one after the attempt, and after the reply if there is one; `move` is what was tried in
    the position `before`.
    """

    right: bool
    solved: bool
    before: Position
    move: Move
    position: Position
    reply: Move | None = None


def answer(puzzle: Puzzle, moves: Sequence[Move | str]) -> Answer:
    """Judge the last of some moves, which begin with the solver's first and go on by turns.

    Raises IllegalMove or NotationError for a move that cannot be made, and PuzzleError where the
    moves before the last are not those of the puzzle.
    """
    if len(moves) % 2 == 0:
        raise PuzzleError("expected moves that end with one of the solver, got another number")
    before, turn = _followed(puzzle, moves[:-1])
    attempt, after = _played(before, moves[-1])
    right, best = attempt == turn.move, None
    if right and turn.replies:
        best = turn.replies[0].move
        after = after.play_unchecked(best)
    return Answer(right, right and best is None, before, attempt, after, best)


def next_move(puzzle: Puzzle, moves: Sequence[Move | str] = ()) -> tuple[Position, Move]:
    """Return the position after some moves, by turns, and the one move that keeps the result.

    Raises PuzzleError where they are not those of the puzzle, or end with one of the solver.
    """
    if len(moves) % 2:
        raise PuzzleError("expected moves that end with a reply, got another number")
    position, turn = _followed(puzzle, moves)
    return position, turn.move


def hint_squares(move: Move, step: int) -> tuple[int, ...]:
    """Return what a hint shows of the right move: its piece, its first step, or the whole route."""
    return tuple(move.path) if step >= HINTS else tuple(move.path)[:step]


def _followed(puzzle: Puzzle, moves: Sequence[Move | str]) -> tuple[Position, Turn]:
    """Play the solver's moves and the replies; return where they lead."""
    position, turn = puzzle.position, puzzle.solution
    for index in range(0, len(moves), 2):
        attempt, position = _played(position, moves[index])
        defence, position = _played(position, moves[index + 1])
        reply = next((each for each in turn.replies if each.move == defence), None)
        if attempt != turn.move or reply is None:
            raise PuzzleError("expected the moves of the puzzle before the last, got others")
        turn = reply.turn
    return position, turn


def _played(position: Position, move: Move | str) -> tuple[Move, Position]:
    meant = position.parse(move) if isinstance(move, str) else move
    return meant, position.play(meant)
