"""Tables that players share: made when first wanted, used by whoever plays at full strength."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import product
from threading import Event
from typing import TYPE_CHECKING

import pytest

import damier
from damier.engine.endgame import Tables, shared, shared_tables
from damier.engine.opponent import Opponent
from damier.protocols.strength import Strength

if TYPE_CHECKING:
    from pathlib import Path

    from damier.rules import Sheet


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    shared._open.clear()


def house_of(width: int, height: int) -> Sheet:
    """Return house rules for another board."""
    kndb = damier.sheet("kndb")
    board = replace(kndb.board, width=width, height=height, men_rows=1)
    return replace(kndb, shelf="house", board=board)


def test_small_tables_are_made_once() -> None:
    tables = shared_tables("english")
    assert tables.available_pieces == 3
    assert shared_tables("english-wcdf") is tables
    shared._open.clear()
    assert shared_tables("english").available_pieces == 3


def test_house_rules_leave_nothing_behind(tmp_path: Path) -> None:
    shared_tables("examples/house.toml")
    assert not list(tmp_path.rglob("*.*"))


def test_house_rules_are_made_in_memory_when_asked(tmp_path: Path) -> None:
    tables = shared_tables("examples/house.toml", house=True)
    assert tables.available_pieces == 3
    assert shared_tables("examples/house.toml") is tables
    assert not list(tmp_path.rglob("*"))


def test_house_rules_of_a_large_board_are_not_made(tmp_path: Path) -> None:
    assert shared_tables(house_of(14, 14), house=True).available_pieces == 0
    assert not list(tmp_path.rglob("*"))


def test_only_the_last_few_sheets_are_kept_open() -> None:
    first = shared_tables("examples/house.toml")
    for width, height in product((4, 6, 8, 10), (4, 6)):
        shared_tables(house_of(width, height))
    assert len(shared._open) == shared._MOST
    assert shared_tables("examples/house.toml") is not first


@pytest.mark.parametrize("best", [lambda: Opponent("english", "best"), lambda: Strength("english")])
def test_full_strength_knows_endings(best: object) -> None:
    fen = "W:WK32,K31:BK1"
    known = shared_tables("english").probe(damier.Position.from_fen(fen, sheet="english"))
    assert known is not None
    assert known.result == "win"
    position = damier.Position.from_fen(fen, sheet="english")
    found = best().engine.analyse(position, damier.Limit(depth=1))  # type: ignore[operator]
    assert found.score > 200


def test_nobody_waits_for_the_tables_of_another_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = Event(), Event()
    ready = Tables.ready

    def slow(tables: Tables, *args: object, **named: object) -> Tables:
        if tables.sheet.id == "danish":
            begun.set()
            assert go_on.wait(30)
        return ready(tables, *args, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Tables, "ready", slow)
    with ThreadPoolExecutor(1) as pool:
        made = pool.submit(shared_tables, "danish")
        assert begun.wait(30)
        assert shared_tables("english").available_pieces == 3
        go_on.set()
        assert made.result().available_pieces == 3
