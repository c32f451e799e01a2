"""What the README shows is what happens, and its house sheet plays."""

from __future__ import annotations

import doctest
from pathlib import Path

import damier

ROOT = Path(__file__).parent.parent


def test_the_examples_of_the_readme_run() -> None:
    done = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert done.attempted > 10
    assert done.failed == 0


def test_every_built_in_sheet_is_listed() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert all(f"`{sheet}`" in readme for sheet in damier.sheets())


def test_the_house_sheet_plays() -> None:
    game = damier.Game(str(ROOT / "examples" / "house.toml"), mode="table", start="W:W28,32:B22,9")
    game.play("32-27")
    game.huff(28)
    assert game.turn == "white"
    assert game.position.fen() == "W:W27:B9,22"
