"""Limits of thinking: what they take, and what they refuse."""

from __future__ import annotations

from dataclasses import replace
from math import inf, nan
from typing import Any

import pytest

from damier.engine import Limit
from damier.engine.limits import limit_at
from damier.errors import EngineError
from damier.game.clock import Clock, TimeControl


@pytest.mark.parametrize(
    "bad",
    [
        {},
        {"time": nan},
        {"time": inf},
        {"time": 0},
        {"time": "1"},
        {"clock": nan},
        {"clock": -1.0},
        {"clock": 10, "bonus": nan},
        {"clock": 10, "bonus": -1},
        {"depth": 1.5},
        {"depth": 0},
        {"depth": 2**31},
        {"nodes": 1e3},
        {"nodes": 0},
        {"nodes": 2**70},
    ],
)
def test_senseless_limits(bad: dict[str, Any]) -> None:
    with pytest.raises(EngineError, match="expected"):
        Limit(**bad)


def test_the_largest_limits_can_be_searched() -> None:
    from damier.engine import Engine
    from damier.position import Position

    limit = Limit(time=0.01, nodes=2**63 - 1, depth=2**31 - 1)
    assert Engine("english", memory=1).analyse(Position.start("english"), limit).best is not None


def test_a_clock_is_shared_out_among_the_moves_to_come() -> None:
    def seconds(control: str, left: float, moves: int = 0) -> tuple[float, float]:
        ready = Clock.ready(TimeControl.parse(control))
        clock = replace(ready, white=replace(ready.white, left=left, moves=moves)).start("white", 0)
        return limit_at(clock, "white", 0, usual=1).seconds

    assert limit_at(None, "white", 0, usual=1.5) == Limit(time=1.5)
    assert seconds("300", 300) == Limit(clock=300).seconds
    assert seconds("300+5", 20) == Limit(clock=20, bonus=5).seconds
    assert seconds("*30", 30) == Limit(time=15).seconds
    # One move before the control there is as much as for a move, not as for thirty.
    assert seconds("40/7200:3600", 60, moves=39)[1] > seconds("7200", 60)[1]
    assert seconds("40/7200:3600", 60, moves=39)[1] < 60
    assert seconds("40/7200:3600", 7200)[1] == seconds("7200", 7200)[1]


def test_a_clock_that_runs_low_fills_again() -> None:
    """With a bonus the usual share is less than the bonus as long as little is left."""
    for left in (0.6, 1.0, 2.0, 4.0):
        assert Limit(clock=left, bonus=0.5).seconds[0] < 0.4
    assert Limit(clock=60, bonus=0.5).seconds[0] > 1
    # Three replies that take all they may, on a machine that adds a second to each.
    left = 12.0
    for _ in range(3):
        left -= Limit(clock=left, bonus=0.5).seconds[1] + 1 - 0.5
    assert left > 2


def test_time_passes_while_the_engine_waits_for_its_turn() -> None:
    clock = Clock.ready(TimeControl.parse("300")).start("white", 10)
    assert limit_at(clock, "white", 70, usual=1) == Limit(clock=240)
    assert limit_at(clock, "white", 900, usual=1).seconds[1] > 0  # a fallen flag wants a move, too


def test_a_limit_within_seconds() -> None:
    assert Limit(nodes=5).within(2) == Limit(nodes=5, time=2)
    assert Limit(time=1).within(2) == Limit(time=1)
    assert Limit(time=3).within(2) == Limit(time=2)
    assert Limit(time=3).within(None) == Limit(time=3)
