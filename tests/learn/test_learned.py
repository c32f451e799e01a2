"""What was learned, added up and written down, whoever keeps it."""

from __future__ import annotations

import json
from random import Random

import pytest

from damier.learn.learned import (
    Kept,
    Learned,
    best_so_far,
    export,
    fresh_puzzle,
    puzzle_met,
    read_export,
)
from damier.learn.progress import ProgressError
from damier.learn.shelf import puzzles

DAY = 86_400.0


def after(*steps):
    """Return what is kept after puzzles of a sheet, each with how it went and when."""
    kept: dict[str, Kept] = {}
    for sheet, puzzle, outcome, at in steps:
        kept |= {each.item: each for each in puzzle_met(kept, sheet, puzzle, outcome, at)}
    return kept


def test_what_was_missed_is_due_another_day_and_breaks_the_row():
    kept = after(("kndb", "a", "solved", 0.0), ("kndb", "b", "missed", 10.0))
    today, later = Learned.of(kept.values(), 20.0), Learned.of(kept.values(), 9 * DAY)
    assert (today.met, today.solved, today.due, today.row, today.best_row) == (2, 1, [], 0, 1)
    assert later.due == [("kndb", "b")]


def test_the_best_race_stays():
    kept = {"race:kndb": best_so_far({}, "race:kndb", 7, 0.0)}
    kept["race:kndb"] = best_so_far(kept, "race:kndb", 3, 1.0)
    assert Learned.of(kept.values(), 2.0).races == {"kndb": 7}


def test_a_fresh_puzzle_is_one_that_was_not_solved_and_not_the_same_again():
    shelf = puzzles("kndb")[:2]
    first, second = shelf.ids
    kept = after(("kndb", first, "solved", 0.0))
    assert all(fresh_puzzle(shelf, kept, Random(n)).id == second for n in range(5))
    assert fresh_puzzle(shelf, kept, Random(1), second).id == first
    assert fresh_puzzle(shelf[:0], kept, Random(1)) is None


def test_an_export_is_read_again():
    kept = list(after(("kndb", "a", "missed", 5.0), ("kndb", "a", "solved", 9 * DAY)).values())
    assert read_export(export(kept)) == kept


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", json.dumps({"format": "x"}), '{"format": "damier learned 1"}']
)
def test_anything_else_is_told(text):
    with pytest.raises(ProgressError, match="expected"):
        read_export(text)
