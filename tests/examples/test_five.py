"""The programs in examples/: what a newcomer would write, run as they stand."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from damier import pdn
from damier.collection import Collection
from patience import HANG

EXAMPLES = Path(__file__).parents[2] / "examples"
FIVE = ("bot.py", "dataset.py", "opening_tree.py", "puzzle_finder.py", "engine_match.py")


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """Return a folder with the club's games."""
    shutil.copy(EXAMPLES / "club.pdn", tmp_path)
    return tmp_path


def run(here: Path, name: str, *args: str) -> list[str]:
    command = [sys.executable, str(EXAMPLES / name), *args]
    done = subprocess.run(
        command, cwd=here, capture_output=True, text=True, timeout=HANG, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("name", FIVE)
def test_short_enough_to_read(name: str) -> None:
    lines = (EXAMPLES / name).read_text(encoding="utf-8").splitlines()
    assert 30 <= len(lines) <= 60


def test_bot_plays_a_game(here: Path) -> None:
    assert " moves: " in run(here, "bot.py", "russian")[-1]


def test_dataset_is_seen_by_the_side_to_move(here: Path) -> None:
    assert run(here, "dataset.py", "international", "out", "club.pdn") == ["201 positions in out"]
    data = np.load(here / "out" / "club-0000.npz")
    assert data["x"].shape == (201, 4, 10, 10)
    assert (data["x"][:2, 0].sum(axis=(1, 2)) == 20).all()
    first = next(iter(pdn.read(here / "club.pdn")))
    won = {"white": 1, "black": -1, None: 0}[first.result.winner]
    assert data["z"][:2].tolist() == [won, -won]
    assert data["y"].min() >= 0


def test_opening_tree(here: Path) -> None:
    with Collection(here / "base.damier", create=True) as games:
        games.add(here / "club.pdn")
    lines = run(here, "opening_tree.py", "base.damier", "international", "2")
    assert [line.split()[:2] for line in lines if not line.startswith(" ")] == [
        ["32-28", "1"],
        ["34-29", "1"],
    ]
    assert len(lines) == 4


def test_puzzle_finder(here: Path) -> None:
    lines = run(here, "puzzle_finder.py", "club.pdn")
    assert lines
    for line in lines:
        fen, move = line.split("  ")
        assert fen[1] == ":"
        assert "x" in move or "-" in move


def test_engine_match(here: Path) -> None:
    engine = f"{sys.executable} {EXAMPLES / 'hub_engine.py'}"
    assert run(here, "engine_match.py", engine, "games.pdn")[0].startswith("4 games: +")
    assert [record.legal for record in pdn.read(here / "games.pdn")] == [True] * 4
