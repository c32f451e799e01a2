"""The main line of a puzzle as facts: who moved what, and what the board was before and after."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from damier.game.outcome import on_the_board
from damier.position.move import crossed

if TYPE_CHECKING:
    from damier.learn.puzzle import Puzzle
    from damier.position import Move, Position


@dataclass(frozen=True)
class SceneStep:
    """One move of the main line; `by_solver` says whose."""

    before: Position
    move: Move
    after: Position
    by_solver: bool

    @property
    def piece(self) -> str:
        """The letter of the piece that moves, before it does."""
        return self.before.board[self.move.start - 1]

    @property
    def by_king(self) -> bool:
        """Whether a king moves."""
        return self.piece.isupper()

    @property
    def taken(self) -> int:
        """How many pieces it takes."""
        return len(self.move.captured)

    @property
    def rows(self) -> list[int]:
        """The rows of its landings as the mover counts them: 0 is its own first row."""
        squares = self.before.geometry
        rows = [squares.row_column(square)[0] for square in self.move.path]
        return [squares.height - 1 - row for row in rows] if self.piece in "wW" else rows

    @property
    def touched(self) -> list[int]:
        """Every square that it touches."""
        return crossed(self.before.geometry, self.move.path)


class Scene:
    """All steps of a puzzle's main line."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle, self.sheet = puzzle, puzzle.position.sheet
        self.steps: list[SceneStep] = []
        position = puzzle.position
        for index, move in enumerate(puzzle.line):
            after = position.play_unchecked(move)
            self.steps.append(SceneStep(position, move, after, index % 2 == 0))
            position = after
        self.final = position

    @cached_property
    def mine(self) -> list[SceneStep]:
        """The solver's steps."""
        return [step for step in self.steps if step.by_solver]

    @cached_property
    def theirs(self) -> list[SceneStep]:
        """The steps of the other side."""
        return [step for step in self.steps if not step.by_solver]

    @cached_property
    def most_taken(self) -> int:
        """The most pieces that one capture of the solver takes."""
        return max(step.taken for step in self.mine)

    @cached_property
    def given(self) -> int:
        """How many pieces the solver lets go before the biggest capture."""
        given = 0
        for step in self.steps:
            if step.by_solver and step.taken == self.most_taken:
                break
            given += 0 if step.by_solver else step.taken
        return given if self.most_taken else sum(step.taken for step in self.theirs)

    @cached_property
    def is_over(self) -> bool:
        """Whether the last move ends the game on the board."""
        return on_the_board(self.final) is not None
