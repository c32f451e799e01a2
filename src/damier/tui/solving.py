"""A puzzle being solved: what stands on the board, what was tried and what came of it. No widgets.

The board is that of a table for two, so that moves are made and refused as in a game. Whoever shows
it calls `judge` after every move made there, and `go_on` for each that the puzzle plays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from damier.learn.refuting import refute
from damier.learn.solving import HINTS, answer, hint_squares, next_move
from damier.tui.choice import BOTH, GameChoice
from damier.tui.session import TableSession

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.engine.analysis import Line
    from damier.learn.progress import Outcome
    from damier.learn.puzzle import Puzzle
    from damier.learn.refuting import Refutation
    from damier.learn.solving import Answer
    from damier.position import Move, Position

Stage = Literal["ask", "wait", "wrong", "solved", "shown"]
SECONDS = 180  # of a race


class Solving:
    """One puzzle; `told` is called once, with how it went.

    `line` is what is shown as text: the moves so far, a wrong one and what follows, the solution.
    """

    def __init__(
        self, puzzle: Puzzle, now: Callable[[], float], told: Callable[[Outcome], None]
    ) -> None:
        self.puzzle, self._now, self._told = puzzle, now, told
        self.outcome: Outcome | None = None
        self.played: list[Move] = []
        self.line: list[str] = []
        self.stage: Stage = "ask"
        self.hint = 0
        self.refutation: Refutation | None = None
        self.found: Answer | None = None  # a wrong one that is to be refuted
        self._waiting: list[Move] = []
        self._then: Stage = "ask"
        self._helped = False
        self.session = self._table(puzzle.position)

    # What is so.

    @property
    def is_open(self) -> bool:
        """Whether moves may be made."""
        return self.stage == "ask"

    @property
    def hinted(self) -> tuple[int, ...]:
        """The squares that the last hint shows."""
        return hint_squares(self._right()[1], self.hint) if self.is_open and self.hint else ()

    @property
    def hint_text(self) -> tuple[str, dict[str, str]]:
        """The text of the last hint and its arguments."""
        position, move = self._right()
        start, step = str(move.path[0]), str(move.path[1])
        values = (
            {"square": start},
            {"from": start, "to": step},
            {"move": position.text(move)},
        )
        return f"puzzle-said-{self.hint}", values[self.hint - 1]

    def _right(self) -> tuple[Position, Move]:
        return next_move(self.puzzle, self.played)

    # What the solver does.

    def judge(self) -> bool:
        """Look whether a move was made, and say what it is worth; tell whether there was one."""
        moves = self.session.game.moves
        if not self.is_open or len(moves) == self._before:
            return False
        found = answer(self.puzzle, [*self.played, moves[-1]])
        if found.right:
            self.played.append(found.move)
            self.line = self._texts(self.played)
            self._show_replies(found)
        else:
            self._tell("missed")
            self.line = [found.before.text(found.move)]
            self.found, self.stage = found, "wait"
        return True

    def _show_replies(self, found: Answer) -> None:
        if found.reply is None:
            self.stage = "solved"
            self._tell("helped" if self._helped else "solved")
        else:
            self.stage, self._waiting, self._then = "wait", [found.reply], "ask"

    def help(self) -> None:
        """Give the next of three hints."""
        if self.is_open and self.hint < HINTS:
            self.hint += 1
            self._helped = True

    def again(self) -> None:
        """Try once more: the turn at which it went wrong, or all of it once it is done."""
        if self.stage in ("solved", "shown"):
            self.played = []
        self._ask()

    def show(self) -> None:
        """Show the solution, move by move."""
        self._tell("missed")
        self.played, self.line = [], []
        self.session = self._table(self.puzzle.position)
        self.stage, self._waiting, self._then = "wait", list(self.puzzle.line), "shown"

    # What the puzzle does.

    def refuted(self, best: Line | None) -> None:
        """Answer a wrong move by what a glance at it has found."""
        if self.found is None:
            return
        found, self.found = self.found, None
        self.refutation = refute(found.before, found.move, self.puzzle.goal, best)
        self._waiting, self._then = list(self.refutation.line), "wrong"
        self._rest()

    @property
    def has_more(self) -> bool:
        """Whether the puzzle has a move to make."""
        return bool(self._waiting)

    def go_on(self) -> None:
        """Make the next move of the puzzle's."""
        if not self._waiting:
            return
        move, position = self._waiting.pop(0), self.session.game.position
        text = position.text(move)
        self.session = self._table(position, move)
        if self._then == "ask":
            self.played.append(move)
            self.line = self._texts(self.played)
        else:
            self.line = [*self.line, text]
        self._rest()

    def _rest(self) -> None:
        if self._waiting:
            return
        if self._then == "ask":
            self._ask()
        else:
            self.stage = self._then

    def _ask(self) -> None:
        position, last = self.puzzle.position, None
        for move in self.played:
            before, last = position, move
            position = position.play_unchecked(move)
        self.session = self._table(position) if last is None else self._table(before, last)
        if self.session.over:
            self.session = self._table(position)
        self.stage, self.hint, self.refutation = "ask", 0, None
        self.line = self._texts(self.played)

    def _texts(self, moves: list[Move]) -> list[str]:
        position, texts = self.puzzle.position, []
        for move in moves:
            texts.append(position.text(move))
            position = position.play_unchecked(move)
        return texts

    def _tell(self, outcome: Outcome) -> None:
        """Tell how it went, once: what comes later is practice."""
        if self.outcome is None:
            self.outcome = outcome
            self._told(outcome)

    def _table(self, position: Position, move: Move | None = None) -> TableSession:
        """Set a position up, and make a move there."""
        choice = GameChoice(
            position.sheet.id, "beside", touch_move=False, start=position.fen(), colour="white"
        )
        session = TableSession.begun(choice, BOTH, self._now)
        if move is not None:
            session.deed(move, position.turn)
        self._before = len(session.game.moves)
        return session


class Race:
    """Three minutes in which as many puzzles as possible are solved."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now, self._ends = now, now() + SECONDS
        self.solved = 0

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return max(0.0, self._ends - self._now())

    @property
    def over(self) -> bool:
        """Whether the time is over."""
        return self.left <= 0.0

    def count(self) -> None:
        """Count a puzzle that was solved in time."""
        self.solved += not self.over
