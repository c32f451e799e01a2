"""The board's state and functions in Node, without a page or a server."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import damier

HERE = Path(__file__).parents[1] / "js"
BOARD = Path(damier.__file__).parent / "web" / "static" / "board"


def test_the_board_without_a_page(tmp_path: Path) -> None:
    """Every test of tests/js passes; a copy, for Node takes what it is told is a package only."""
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    shutil.copytree(HERE, tmp_path / "tests" / "js")
    shutil.copytree(BOARD, tmp_path / "src" / "damier" / "web" / "static" / "board")
    tests = sorted(map(str, (tmp_path / "tests" / "js").glob("*.test.js")))
    assert tests
    run = subprocess.run(
        ["node", "--test", *tests], capture_output=True, text=True, check=False, timeout=300
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "# pass 0" not in run.stdout


def test_the_board_needs_nobody_elses_modules() -> None:
    """It can be put into any page: what it imports lies beside it."""
    for file in BOARD.rglob("*.js"):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith(("import ", "} from ")) and "from '" in line:
                target = (file.parent / line.partition("from '")[2].partition("'")[0]).resolve()
                assert target.is_relative_to(BOARD), f"{file.name}: {line}"
