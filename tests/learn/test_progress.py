"""What was missed comes back, later each time; rows and days are counted."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from damier.learn.progress import (
    ProgressError,
    PuzzleProgress,
    Streak,
    read_puzzle,
    read_streak,
    write_record,
)

DAY = 86_400.0
NOW = 1_800_000_000.0


def test_a_puzzle_solved_at_once_does_not_come_back() -> None:
    met = PuzzleProgress("swedish").met("solved", NOW)
    assert (met.tries, met.solved, met.due) == (1, 1, None)


def test_a_missed_puzzle_comes_back_later_and_later() -> None:
    met = PuzzleProgress("swedish").met("missed", NOW)
    pauses, at = [], NOW
    for _ in range(4):
        assert met.due is not None
        pauses.append(met.due - at)
        at = met.due
        met = met.met("solved", at)
    assert pauses[0] >= DAY
    assert pauses == sorted(pauses)
    assert pauses[-1] > 7 * DAY


def test_missed_again_it_comes_back_soon() -> None:
    learned = PuzzleProgress("swedish").met("missed", NOW).met("solved", NOW + 2 * DAY)
    assert learned.due is not None
    again = learned.met("missed", learned.due)
    assert again.due is not None
    assert again.due - learned.due < learned.due - (NOW + 2 * DAY)
    assert (again.tries, again.solved) == (3, 1)


def test_records_are_read_as_they_were_written() -> None:
    met = PuzzleProgress("swedish").met("missed", NOW)
    assert read_puzzle(write_record(met)) == met
    streak = Streak().met("solved", date(2026, 11, 17))
    assert read_streak(write_record(streak)) == streak


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"sheet": "x", "more": 1}', "null"])
def test_a_record_that_is_none_is_told(text: str) -> None:
    with pytest.raises(ProgressError, match="expected a record of what was learned"):
        read_puzzle(text)


def test_an_outcome_that_is_none_is_told() -> None:
    with pytest.raises(ProgressError, match="expected one of solved, helped, missed"):
        PuzzleProgress("swedish").met("won", NOW)  # type: ignore[arg-type]


def test_what_is_mended_at_once_counts_as_solved_and_comes_back_all_the_same() -> None:
    missed = PuzzleProgress("swedish").met("missed", NOW)
    mended = missed.met("mended", NOW + 60)
    assert (mended.tries, mended.solved) == (1, 1)
    assert mended.due == missed.due
    day = date(2026, 11, 17)
    streak = Streak().met("solved", day - timedelta(days=1)).met("missed", day).met("mended", day)
    assert (streak.row, streak.days) == (0, 2)


def test_days_in_a_row_and_a_day_left_out() -> None:
    monday = date(2026, 11, 16)
    streak = Streak().met("solved", monday).met("solved", monday)
    assert (streak.days, streak.row) == (1, 2)
    streak = streak.met("helped", date(2026, 11, 17))
    assert (streak.days, streak.row) == (2, 2)
    streak = streak.met("missed", date(2026, 11, 18))
    assert (streak.days, streak.row, streak.best_row) == (2, 0, 2)
    assert streak.days_on(date(2026, 11, 18)) == 2
    assert streak.days_on(date(2026, 11, 19)) == 0
    streak = streak.met("solved", date(2026, 11, 20))
    assert (streak.days, streak.best_days) == (1, 2)
