"""The fast generator against the slow and obvious one, position by position."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import damier
import oracle
from positions import ALL, FAMILIES, position_of, random_position

QUICK, MANY = 2_000, 200_000

every_family = pytest.mark.parametrize("sheet", FAMILIES, ids=lambda sheet: sheet.id)


def moves_of(position: damier.Position) -> set[oracle.OracleMove]:
    return {
        oracle.OracleMove(move.start, move.end, frozenset(move.captured), move.crowns)
        for move in position.legal_moves
    }


def compare(sheet: damier.Sheet, dice: Random) -> None:
    """Hold moves, routes and the positions after them against the oracle."""
    position, placement = random_position(sheet, dice)
    expected = oracle.legal_moves(sheet, placement)
    assert moves_of(position) == expected, position.fen()
    routes = Counter(route.move() for route in oracle.routes(sheet, placement))
    ours = Counter(
        oracle.OracleMove(move.start, move.end, frozenset(move.captured), move.crowns)
        for move in position.core.routes()
        if move.is_capture
    )
    assert ours == routes, position.fen()
    for move in position.legal_moves[:3]:
        played = oracle.OracleMove(move.start, move.end, frozenset(move.captured), move.crowns)
        after = position_of(sheet, oracle.play(sheet, placement, played))
        assert position.play(move) == after, (position.fen(), str(move))


def test_families_cover_all_sheets() -> None:
    assert {sheet.play_hash for sheet in FAMILIES} == {sheet.play_hash for sheet in ALL}


@every_family
def test_sample(sheet: damier.Sheet) -> None:
    dice = Random(f"{sheet.id}")
    for _ in range(QUICK):
        compare(sheet, dice)


@pytest.mark.parametrize("sheet", ALL, ids=lambda sheet: sheet.id)
def test_perft_from_the_start(sheet: damier.Sheet) -> None:
    position, placement = damier.Position.start(sheet), oracle.start(sheet)
    for depth in (1, 2, 3, 4):
        assert position.perft(depth) == oracle.perft(sheet, placement, depth)
        kept = oracle.perft(sheet, placement, depth, "kept")
        assert position.perft(depth, duplicates=True) == kept


@pytest.mark.slow
@every_family
def test_many(sheet: damier.Sheet) -> None:
    dice = Random(f"{sheet.id} many")
    for _ in range(MANY):
        compare(sheet, dice)
