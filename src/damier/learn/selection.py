"""Which puzzles to keep: none twice, and of each kind and difficulty some."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace
from itertools import islice, zip_longest
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from damier.learn.puzzle import Puzzle

_BANDS = 5  # of difficulty, with as many puzzles each


def distinct(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Leave out what occurs twice: a position, also rotated; a solution; a part of another."""
    found: dict[str, Puzzle] = {}
    solutions: set[str] = set()
    for puzzle in puzzles:
        both = _solutions(puzzle)
        if puzzle.id in found or not solutions.isdisjoint(both):
            continue
        solutions.update(both)
        found[puzzle.id] = puzzle
    inside = {name for puzzle in found.values() for name in _later(puzzle)}
    return [puzzle for name, puzzle in found.items() if name not in inside]


def balanced(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """Choose so many, in turns of every theme, and of each in turns of every band of difficulty."""
    ranked = sorted(puzzles, key=_rank)
    uses = Counter(theme for puzzle in ranked for theme in puzzle.themes)
    groups: dict[str, dict[int, list[Puzzle]]] = defaultdict(lambda: defaultdict(list))
    for index, puzzle in enumerate(ranked):
        groups[_rarest(puzzle, uses)][index * _BANDS // len(ranked)].append(puzzle)
    themes = [
        _in_turns([sorted(band, key=_name) for band in groups[theme].values()])
        for theme in sorted(groups, key=lambda theme: (uses[theme], theme))
    ]
    return sorted(islice(_in_turns(themes), count), key=_rank)


def _in_turns(groups: Iterable[Iterable[Puzzle]]) -> Iterator[Puzzle]:
    for each in zip_longest(*groups):
        yield from (puzzle for puzzle in each if puzzle is not None)


def _name(puzzle: Puzzle) -> str:
    return puzzle.id


def _rank(puzzle: Puzzle) -> tuple[int, str]:
    return puzzle.difficulty, puzzle.id


def _rarest(puzzle: Puzzle, uses: Counter[str]) -> str:
    return min(puzzle.themes, key=lambda theme: (uses[theme], theme), default="")


def _solutions(puzzle: Puzzle) -> set[str]:
    """Return the solution as text, and that of the rotated twin."""
    squares = puzzle.position.geometry
    line = puzzle.line
    plain = " ".join(move.long for move in line)
    turned = " ".join("x".join(str(squares.rotate(at)) for at in move.path) for move in line)
    return {plain.replace("-", "x"), turned}


def _later(puzzle: Puzzle) -> Iterator[str]:
    """Yield the ids that the later turns of a puzzle would have."""
    for position, turn in puzzle.turns():
        if position is not puzzle.position:
            yield replace(puzzle, position=position, solution=turn).id
