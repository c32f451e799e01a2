"""A puzzle solved move by move."""

from __future__ import annotations

import pytest

import damier
from damier.errors import IllegalMove, NotationError
from damier.learn import Puzzle, PuzzleError
from damier.learn.rows import parse_tree
from damier.learn.solving import answer

START = damier.Position.from_fen("B:W17,22-27,29-31:B1,2,4-10,15", "swedish")
FORKED = Puzzle(START, "win", parse_tree("15-18 22x15 (23x14 9x18 22x15 10x28) 10x28", START))


def test_the_right_first_move_is_answered_by_the_best_defence() -> None:
    found = answer(FORKED, ["15-18"])
    assert (found.right, found.solved, str(found.reply)) == (True, False, "22x15")
    assert found.position == START.play("15-18").play("22x15")


@pytest.mark.parametrize(
    "moves",
    [["15-18", "22x15", "10x28"], ["15-18", "23x14", "9x18", "22x15", "10x28"]],
    ids=["the best defence", "another"],
)
def test_every_defence_in_the_tree_can_be_answered(moves: list[str]) -> None:
    found = answer(FORKED, moves)
    assert (found.right, found.solved, found.reply) == (True, True, None)


def test_a_wrong_move_is_wrong() -> None:
    found = answer(FORKED, ["15-19"])
    assert (found.right, found.solved, found.reply) == (False, False, None)
    assert found.position == START.play("15-19")


def test_what_cannot_be_judged_is_told() -> None:
    with pytest.raises(PuzzleError, match="got another number"):
        answer(FORKED, ["15-18", "22x15"])
    with pytest.raises(PuzzleError, match="the moves of the puzzle before the last"):
        answer(FORKED, ["15-19", "24x15", "10x19"])
    with pytest.raises(IllegalMove):
        answer(FORKED, ["15-20"])
    with pytest.raises(NotationError):
        answer(FORKED, ["hello"])
