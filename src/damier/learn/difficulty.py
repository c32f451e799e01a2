"""How hard a puzzle is to find: a number from 0 to 100, from what it takes.

Each turn with a choice counts how deep a search has to look before it prefers the move, and how
many of the wrong moves look at least as good to somebody who plays out the captures only. Quiet
moves inside a combination and every piece given add to it. Once the first move is found the others
are easier: they count half. Solvers correct the number (`corrected`): it stands for ten of them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.engine.sight import hasty
from damier.learn.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.engine import Engine
    from damier.learn.puzzle import Puzzle
    from damier.learn.scene import SceneStep

HARDEST = 100
_DEEPEST = 14
_A_PLY = 2.0  # for each ply that has to be seen
_TEMPTED = 14.0  # where every wrong move looks as good
_CHOICE = 2.5  # for each time the number of moves doubles
_QUIET = 7.0  # for a quiet move inside
_GIVEN = 3.0  # for each piece given
_HALF = 30.0  # effort that makes 63 of 100
_EVEN = 50.0  # as hard as what every other solver finds at once
_SLOPE = 15.0  # this much harder, and e times as many miss it for each that finds it
_PRIOR = 10.0  # solvers that the number without any stands for


@dataclass(frozen=True, slots=True)
class Solvers:
    """How many people met a puzzle, and how many of them never missed it."""

    met: int
    found: int


def rate(puzzle: Puzzle, depths: Sequence[int], plain: Engine) -> int:
    """Return how hard a puzzle is; `depths` are of its main line, `plain` only counts pieces."""
    scene = Scene(puzzle)
    effort = 0.0
    for index, (step, depth) in enumerate(zip(scene.mine, depths, strict=True)):
        effort += _turn(step, depth, plain) * (1.0 if index == 0 else 0.5)
        if index and not step.move.is_capture:
            effort += _QUIET
    effort += _GIVEN * scene.given
    return round(HARDEST * (1 - math.exp(-effort / _HALF)))


def _turn(step: SceneStep, depth: int, plain: Engine) -> float:
    moves = step.before.legal_moves
    if len(moves) < 2:
        return 0.0
    looks = hasty(plain, step.before, moves)
    tempting = sum(looks[move] >= looks[step.move] for move in moves if move != step.move) / (
        len(moves) - 1
    )
    return _A_PLY * min(depth, _DEEPEST) + _TEMPTED * tempting + _CHOICE * math.log2(len(moves))


def corrected(difficulty: int, solvers: Solvers) -> int:
    """Return how hard a puzzle is once people have met it."""
    share = 1 / (1 + math.exp((difficulty - _EVEN) / _SLOPE))
    share = (_PRIOR * share + solvers.found) / (_PRIOR + solvers.met)
    return min(HARDEST, max(0, round(_EVEN + _SLOPE * math.log((1 - share) / share))))
