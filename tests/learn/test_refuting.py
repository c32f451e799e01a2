"""What is said about a wrong answer holds on the board, and never tells the solution."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from damier.engine import Engine
from damier.learn import puzzles
from damier.learn.refuting import GLANCE, refute
from damier.texts import languages, plain

if TYPE_CHECKING:
    from damier.learn import Puzzle
    from damier.learn.refuting import Refutation
    from damier.position import Move


def refuted(puzzle: Puzzle, move: Move, engine: Engine) -> Refutation:
    """Return what is wrong with a move, after a glance at what follows it."""
    lines = engine.analyse(puzzle.position.play(move), GLANCE).lines
    return refute(puzzle.position, move, puzzle.goal, lines[0] if lines else None)


@pytest.mark.parametrize("sheet", ["kndb", "swedish", "turkish", "russian"])
def test_a_refutation_can_be_played_and_says_why(sheet: str) -> None:
    engine, dice = Engine(sheet, memory=1), Random(sheet)
    shelf = puzzles(sheet)
    concrete = 0
    for place in dice.sample(range(len(shelf)), 12):
        puzzle = shelf[place]
        right, start = puzzle.solution.move, puzzle.position
        wrong = [move for move in start.legal_moves if move != right]
        if not wrong:
            continue
        found = refuted(puzzle, dice.choice(wrong), engine)
        position = start.play(found.explanation.played)  # type: ignore[arg-type]
        for move in found.line:
            position = position.play(move)
        concrete += found.explanation.is_concrete
        for lang in languages():
            said = plain(found.text(lang))
            assert said
            assert puzzle.texts[0] not in said
    assert concrete


def test_the_sentence_does_not_repeat_the_line_that_is_shown() -> None:
    shelf = puzzles("swedish")
    engine = Engine("swedish", memory=1)
    kinds = set()
    for puzzle in shelf[:60]:
        for move in puzzle.position.legal_moves:
            if move == puzzle.solution.move:
                continue
            found = refuted(puzzle, move, engine)
            if not found.good:
                kinds.add(found.explanation.kind)
                assert "for example" not in found.text("en")
    assert {"attack", "capture"} <= kinds
