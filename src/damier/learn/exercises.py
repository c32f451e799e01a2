"""Exercises of a course: positions with something to do, found and proved by the rules alone.

Those of a rule are the examples of the rules page, and positions out of games played at random
in which the rule decides what may be played.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import islice, pairwise
from random import Random
from typing import TYPE_CHECKING, Literal

from damier.board.setup import EMPTY
from damier.engine import Engine, Limit
from damier.game.outcome import on_the_board
from damier.learn.explaining.finding import purpose
from damier.position import Position
from damier.texts.catalogue import text
from damier.texts.examples import rule_examples
from damier.texts.speech import side_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from damier.learn.puzzle import Puzzle
    from damier.position import Move, Refusal
    from damier.rules import Sheet
    from damier.texts.examples import Example

Task = Literal["move", "capture", "most", "crown", "win", "draw"]
_GAMES = 40  # played at random, to find positions in
_LONGEST = 90  # plies of each
_LOOKED_AT = 400  # positions that a shot is looked for in
_LOOK = Limit(nodes=1_000)
_MARGIN = 1.5  # men by which a shot is better than any other move
_CROWDED = 14  # pieces: in a position with more of them nobody sees the point


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position, what is to be done there, and the moves that do it.

    `refused` is a move that a beginner might try and the rules refuse, `refusal` why. Where it is
    a `puzzle`, that has the moves after the first.
    """

    position: Position
    task: Task
    solutions: tuple[Move, ...]
    refused: str | None = None
    refusal: Refusal | None = None
    puzzle: Puzzle | None = None

    def ask(self, lang: str = "en") -> str:
        """Say what is to be done, in one line."""
        colour = side_name(self.position.sheet, self.position.turn)
        return text(f"course-{self.task}", lang, colour=colour)

    def is_solved_by(self, move: Move) -> bool:
        """Tell whether a move does what is asked."""
        return move in self.solutions


def puzzle_exercises(found: Iterable[Puzzle]) -> tuple[Exercise, ...]:
    """Return puzzles as exercises."""
    return tuple(
        Exercise(each.position, each.goal, (each.solution.move,), puzzle=each) for each in found
    )


def rule_exercises(sheet: Sheet, field: str) -> tuple[Exercise, ...]:
    """Return exercises of a rule: its examples, then positions that games at random came to."""
    examples = [_of_example(each) for each in rule_examples(sheet, field)]
    return tuple(dict.fromkeys((*examples, *_found(sheet).get(field, ()))))


def shot_exercises(sheet: Sheet, most: int) -> dict[str, tuple[Exercise, ...]]:
    """Return shots by the name that puzzles have for them: by how many pieces are given away.

    A shot is one that the rules force; the search of an engine that only counts pieces says that
    no other move is nearly as good.
    """
    engine = Engine(sheet, memory=1, weights=b"")
    found: dict[str, list[Exercise]] = {}
    for position in islice(_positions(sheet), _LOOKED_AT):
        lines = engine.analyse(position, _LOOK, lines=2).lines
        if len(lines) < 2 or lines[0].score - lines[1].score < _MARGIN:
            continue
        why = purpose(position, lines[0].moves)
        if why is not None and why.kind == "shot":
            same = found.setdefault(f"give-{min(3, why.given)}", [])
            if len(same) < most:
                same.append(Exercise(position, "win", (lines[0].moves[0],)))
    return {theme: tuple(exercises) for theme, exercises in found.items()}


def _of_example(example: Example) -> Exercise:
    position = example.position
    task, solutions = _asked(position, example.move)
    return Exercise(position, task, solutions, example.refused, example.refusal)


def _asked(position: Position, move: Move) -> tuple[Task, tuple[Move, ...]]:
    """Return the task that a move fulfils, and all moves that fulfil it."""
    legal = position.legal_moves
    if move.crowns and not move.is_capture:
        return "crown", tuple(each for each in legal if each.crowns)
    if not move.is_capture:
        piece = position.piece_at(move.start)
        quiet = (each for each in legal if not each.is_capture)
        return "move", tuple(each for each in quiet if position.piece_at(each.start) == piece)
    captures = tuple(each for each in legal if each.is_capture)
    return ("most" if _is_chosen(position) else "capture"), captures


def _is_chosen(position: Position) -> bool:
    """Tell whether some captures are not allowed because others come first."""
    legal = position.legal_moves
    return any(each.is_capture and each not in legal for each in position.core.complete())


@lru_cache(maxsize=32)
def _found(sheet: Sheet) -> dict[str, tuple[Exercise, ...]]:
    """Return exercises from games played at random, the same every time; few pieces first."""
    wanted = {
        field: shows
        for field, shows in _SHOWS.items()
        if field != "man.captures_backward" or sheet.man.captures_backward
    }
    found: dict[str, list[Exercise]] = {field: [] for field in wanted}
    for position in _positions(sheet):
        for field, shows in wanted.items():
            if shows(position):
                move = next(each for each in position.legal_moves if each.is_capture or each.crowns)
                found[field].append(Exercise(position, *_asked(position, move)))
    return {
        field: tuple(sorted(exercises, key=lambda each: _pieces(each.position))[:2])
        for field, exercises in found.items()
    }


def _positions(sheet: Sheet) -> Iterator[Position]:
    """Yield positions of games played at random in which not too many pieces are left."""
    rng = Random(sheet.play_hash)  # noqa: S311  a game, not a secret
    for _ in range(_GAMES):
        position = Position.start(sheet)
        for _ in range(_LONGEST):
            if on_the_board(position) is not None:
                break
            if _pieces(position) <= _CROWDED:
                yield position
            position = position.play_unchecked(rng.choice(position.legal_moves))


def _pieces(position: Position) -> int:
    return len(position.board) - position.board.count(EMPTY)


def _takes_one(position: Position) -> bool:
    legal = position.legal_moves
    return len(legal) == 1 and len(legal[0].captured) == 1 and position.sheet.capture.compulsory


def _takes_several(position: Position) -> bool:
    legal = position.legal_moves
    return len(legal) == 1 and len(legal[0].captured) >= 2 and _by_man(position)


def _takes_backward(position: Position) -> bool:
    legal = position.legal_moves
    if len(legal) != 1 or not legal[0].is_capture or not _by_man(position):
        return False
    rows = [position.geometry.row_column(square)[0] for square in legal[0].path]
    steps = [end - start for start, end in pairwise(rows)]
    return any(step > 0 for step in steps) if position.turn == "white" else min(steps) < 0


def _by_man(position: Position) -> bool:
    return position.piece_at(position.legal_moves[0].start).islower()


def _crowns(position: Position) -> bool:
    legal = position.legal_moves
    return sum(move.crowns for move in legal) == 1 and not any(move.is_capture for move in legal)


_SHOWS: dict[str, Callable[[Position], bool]] = {
    "capture.compulsory": _takes_one,
    "capture.finish": _takes_several,
    "man.captures_backward": _takes_backward,
    "capture.priority": _is_chosen,
    "crowning.when": _crowns,
}
