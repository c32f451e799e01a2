"""Values of five pieces held against a second solver, on random positions of three sheets."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

import oracle
from damier.engine.endgame import Material, Tables
from endgame.makers import tables
from endgame.second import SecondSolver, before, value_of
from positions import position_of

if TYPE_CHECKING:
    import damier

FIVE = ("KKK-KK", "KKM-KK", "KKK-KM")
POSITIONS, DEPTH = 150, 3


@pytest.fixture(scope="module", params=["english", "russian", "italian"])
def made(request: pytest.FixtureRequest) -> Tables:
    """The tables of a sheet up to four pieces, and some of five."""
    found: Tables = tables(request.param, 4)
    for name in FIVE:
        material = Material.parse(name)
        if not found.core.mounted(material):
            file = found.core.build(material, threads=2, report=None)
            found.core.mount_bytes(material, file)
    return found


def drawn(sheet: damier.Sheet, dice: Random) -> oracle.Placement:
    """Draw a position that one of the tables holds, whatever the colours."""
    while True:
        placement = oracle.random_placement(sheet, dice, 5, dice.choice([0.8, 1.0]))
        material = Material.of_board(position_of(sheet, placement).board).stored
        if str(material) in FIVE:
            return placement


@pytest.mark.slow
def test_five_pieces_lie_between_the_bounds_of_the_second_solver(made: Tables) -> None:
    sheet, dice = made.sheet, Random(f"second {made.sheet.id}")
    solver = SecondSolver(sheet, made, 4)
    exact = 0
    for _ in range(POSITIONS):
        placement = drawn(sheet, dice)
        probe = made.probe(position_of(sheet, placement))
        assert probe is not None
        low, high = solver.look(placement, DEPTH)
        assert low <= value_of(probe) <= high, oracle.fen(placement)
        exact += low == high
    assert exact > POSITIONS // 4


@pytest.mark.slow
def test_five_pieces_follow_from_the_moves_of_the_oracle(made: Tables) -> None:
    sheet, dice = made.sheet, Random(f"follow {made.sheet.id}")
    for _ in range(10 * POSITIONS):
        placement = drawn(sheet, dice)
        probe = made.probe(position_of(sheet, placement))
        assert probe is not None
        after = (oracle.play(sheet, placement, m) for m in oracle.legal_moves(sheet, placement))
        probes = [made.probe(position_of(sheet, each)) for each in after]
        values = [before(value_of(each)) for each in probes if each is not None]
        assert len(values) == len(probes), oracle.fen(placement)
        assert value_of(probe) == max(values, default=-10_000), oracle.fen(placement)
