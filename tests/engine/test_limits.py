"""Limits of thinking: what they take, and what they refuse."""

from __future__ import annotations

from math import inf, nan
from typing import Any

import pytest

from damier.engine import Limit
from damier.errors import EngineError


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
