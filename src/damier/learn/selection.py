"""Which puzzles to keep: none twice, and of each kind and difficulty some."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace
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
    """Choose so many, in turns from every theme and every band of difficulty, the easy first."""
    ranked = sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.id))
    if len(ranked) <= count:
        return ranked
    uses = Counter(theme for puzzle in ranked for theme in puzzle.themes)
    groups: dict[tuple[str, int], list[Puzzle]] = defaultdict(list)
    for index, puzzle in enumerate(ranked):
        groups[_rarest(puzzle, uses), index * _BANDS // len(ranked)].append(puzzle)
    for group in groups.values():
        group.sort(key=lambda puzzle: puzzle.id)
    chosen = [puzzle for _, puzzle in zip(range(count), _in_turns(groups), strict=False)]
    return sorted(chosen, key=lambda puzzle: (puzzle.difficulty, puzzle.id))


def _in_turns(groups: dict[tuple[str, int], list[Puzzle]]) -> Iterator[Puzzle]:
    waiting = [groups[key] for key in sorted(groups)]
    while waiting:
        yield from (group.pop() for group in waiting)
        waiting = [group for group in waiting if group]


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
