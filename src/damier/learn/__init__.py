"""Learning: puzzles of every sheet, each with one way to its goal, and proof of it."""

from damier.learn.check import Flaw, flaw_of
from damier.learn.proof import Prover, Verdict
from damier.learn.puzzle import Puzzle, PuzzleError, Reply, Turn
from damier.learn.records import puzzle_of, record_of_puzzle
from damier.learn.shelf import Shelf, puzzles

__all__ = [
    "Flaw",
    "Prover",
    "Puzzle",
    "PuzzleError",
    "Reply",
    "Shelf",
    "Turn",
    "Verdict",
    "flaw_of",
    "puzzle_of",
    "puzzles",
    "record_of_puzzle",
]
