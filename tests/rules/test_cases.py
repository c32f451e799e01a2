"""Every case of tests/data/rules: what is allowed and refused, and the same seen from Black."""

from __future__ import annotations

import pytest

from damier.position import Position
from rules.cases import LEAFLETS, Case, leaflet_cases, world_cases
from rules.checks import check_after, check_legal, check_refused, check_texts

CASES = [*(case for id_ in LEAFLETS for case in leaflet_cases(id_)), *world_cases()]

both_sides = pytest.mark.parametrize(
    "case",
    [pytest.param(case, id=case.id) for case in CASES]
    + [pytest.param(case.rotated(), id=f"{case.id}-twin") for case in CASES],
)


@both_sides
def test_legal_moves(case: Case) -> None:
    check_legal(case)


@both_sides
def test_texts(case: Case) -> None:
    check_texts(case)


@both_sides
def test_after(case: Case) -> None:
    check_after(case)


@both_sides
def test_refused(case: Case) -> None:
    check_refused(case)


@pytest.mark.parametrize("case", [pytest.param(c, id=c.id) for c in CASES if c.start])
def test_start(case: Case) -> None:
    assert Position.start(case.sheet) == case.position()
