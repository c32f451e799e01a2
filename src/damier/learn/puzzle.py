"""A puzzle: a position, what to reach from it, and the one way there as a tree."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from damier.errors import DamierError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.position import Move, Position
    from damier.rules import Sheet

Goal = Literal["win", "draw"]


class PuzzleError(DamierError):
    """A puzzle that cannot be one: its solution is missing, cannot be played, or is no proof.

    `name` is the puzzle's in its file, `reason` the `Failure` where a proof was tried.
    """

    def __init__(self, message: str, *, name: str = "", reason: str = "") -> None:
        self.name, self.reason = name, reason
        super().__init__(f"{name}: {message}" if name else message)


def is_mirrored(sheet: Sheet) -> bool:
    """Say whether a sheet's board is the mirror image of most: they may play alike all the same."""
    return sheet.board.squares == "dark" and sheet.board.dark_corner == "right"


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of the solver: the one move that keeps the result, and the defences against it.

    `replies` begins with the best defence. Where there are none the puzzle is solved.
    """

    move: Move
    replies: tuple[Reply, ...] = ()


@dataclass(frozen=True, slots=True)
class Reply:
    """A defence, and how the solver answers it."""

    move: Move
    turn: Turn


@dataclass(frozen=True)
class Puzzle:
    """A position of a sheet whose side to move reaches the goal in one way only.

    At each of the solver's turns in `solution` exactly one move keeps the result: a win, or the
    draw that saves a worse game. `nodes` is how far the search went that proved it, 0 where nobody
    has. `difficulty` is a number from 0 (at a glance) to 100, see `damier.learn.difficulty`;
    `themes` are names of `damier.learn.themes`.
    """

    position: Position
    goal: Goal
    solution: Turn
    themes: tuple[str, ...] = ()
    difficulty: int = 0
    nodes: int = 0

    @cached_property
    def id(self) -> str:
        """Identify the puzzle: the same for its twin that is rotated, and on every sheet alike."""
        position = self.position
        setup = position.setup()
        boards = []
        for each in (setup, setup.rotated()):
            board = each.board
            if is_mirrored(position.sheet):
                squares = position.geometry
                board = "".join(board[squares.mirror(at) - 1] for at in squares.squares)
            boards.append(f"{each.turn} {board}")
        name = f"{position.sheet.play_hash} {min(boards)}".encode()
        return hashlib.blake2b(name, digest_size=6).hexdigest()

    @property
    def line(self) -> tuple[Move, ...]:
        """The main line: the solver's moves and the best defences, by turns."""
        moves, turn = [self.solution.move], self.solution
        while turn.replies:
            reply = turn.replies[0]
            turn = reply.turn
            moves += [reply.move, turn.move]
        return tuple(moves)

    @property
    def texts(self) -> tuple[str, ...]:
        """The main line as text, each move as `Position.text` writes it."""
        position, texts = self.position, []
        for move in self.line:
            texts.append(position.text(move))
            position = position.play_unchecked(move)
        return tuple(texts)

    def turns(self) -> Iterator[tuple[Position, Turn]]:
        """Yield every turn of the solver in the tree with its position, the main line first."""
        waiting = [(self.position, self.solution)]
        while waiting:
            position, turn = waiting.pop()
            yield position, turn
            after = position.play_unchecked(turn.move)
            waiting += [
                (after.play_unchecked(reply.move), reply.turn) for reply in reversed(turn.replies)
            ]
