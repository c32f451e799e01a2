"""Learning: puzzles of every sheet, each with one way to its goal, and proof of it."""

from damier.learn.proof import Failure, Prover, Verdict
from damier.learn.puzzle import Goal, Puzzle, PuzzleError, Reply, Turn

__all__ = [
    "Failure",
    "Goal",
    "Prover",
    "Puzzle",
    "PuzzleError",
    "Reply",
    "Turn",
    "Verdict",
]
