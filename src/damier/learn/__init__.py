"""Learning: puzzles of every sheet, with proof of their one way to the goal; mistakes in words."""

from damier.learn.check import Flaw, flaw_of
from damier.learn.course import Course, Lesson
from damier.learn.endings import Drill, DrillKind, DrillStep, EndingError
from damier.learn.exercises import Exercise
from damier.learn.explaining.finding import explain, purpose
from damier.learn.explaining.judged import annotate, explain_judgement
from damier.learn.explanation import Balance, Explanation
from damier.learn.proof import Prover, Verdict
from damier.learn.puzzle import Puzzle, PuzzleError, Reply, Turn
from damier.learn.records import puzzle_of, record_of_puzzle
from damier.learn.shelf import Shelf, puzzles

__all__ = [
    "Balance",
    "Course",
    "Drill",
    "DrillKind",
    "DrillStep",
    "EndingError",
    "Exercise",
    "Explanation",
    "Flaw",
    "Lesson",
    "Prover",
    "Puzzle",
    "PuzzleError",
    "Reply",
    "Shelf",
    "Turn",
    "Verdict",
    "annotate",
    "explain",
    "explain_judgement",
    "flaw_of",
    "purpose",
    "puzzle_of",
    "puzzles",
    "record_of_puzzle",
]
