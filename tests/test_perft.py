"""Move counts against the published ones, from every side."""

from __future__ import annotations

import pytest

from perft_tables import Table, tables

QUICK, DEEP = 2_000_000, 2_000_000_000

every_table = pytest.mark.parametrize("table", tables(), ids=lambda table: table.name)


def test_names_are_distinct() -> None:
    assert len({table.name + table.fen for table in tables()}) == len(tables())


@every_table
def test_counts(table: Table) -> None:
    position = table.position()
    for depth in range(1, table.depth_within(QUICK) + 1):
        assert position.perft(depth, duplicates=table.kept) == table.counts[depth - 1], depth


@every_table
def test_rotated_twin(table: Table) -> None:
    depth = table.depth_within(QUICK)
    twin = table.position().rotated()
    assert twin.turn != table.position().turn
    assert twin.perft(depth, duplicates=table.kept) == table.counts[depth - 1]


@every_table
def test_leaves_played(table: Table) -> None:
    depth = table.depth_within(QUICK)
    counted = table.position().perft(depth, played=True, duplicates=table.kept)
    assert counted == table.counts[depth - 1]


@every_table
def test_children_sum_up(table: Table) -> None:
    position = table.position()
    children = [position.play(move) for move in position.legal_moves]
    assert sum(child.perft(3, duplicates=table.kept) for child in children) == table.counts[3]


@pytest.mark.slow
@every_table
def test_deep_counts(table: Table) -> None:
    depth = table.depth_within(DEEP)
    assert table.position().perft(depth, duplicates=table.kept) == table.counts[depth - 1]
