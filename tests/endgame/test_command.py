"""`damier endgame`: build, probe, list."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from damier.cli import main
from patience import HANG

if TYPE_CHECKING:
    from pathlib import Path


class Runner:
    """Run the command in this process with a cache of its own."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *args: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as done:
            main(("endgame", *args))
        out, err = self.capsys.readouterr()
        return int(done.value.code or 0), out, err


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Runner:
    monkeypatch.setenv("DAMIER_CACHE", str(tmp_path))
    return Runner(capsys)


def test_probe_makes_small_tables_itself(run: Runner) -> None:
    status, out, err = run("probe", "--sheet", "english", "--fen", "W:WK1:BK10")
    assert (status, err) == (0, "")
    assert out.startswith("White to move: ")
    status, out, _ = run("probe", "W:W35:B2")
    assert status == 0
    first, line = out.splitlines()
    assert first == "White to move: win in 17 plies"
    assert len(line.split()) == 17


def test_probe_for_programs(run: Runner) -> None:
    status, out, _ = run("probe", "-s", "english", "-f", "B:W29,30:B2", "--json")
    assert status == 0
    assert json.loads(out) == {"result": "loss", "plies": 62}
    _, out, _ = run("probe", "-s", "international", "-f", "W:WK46:BK3", "--json")
    assert json.loads(out) == {"result": "draw", "plies": None}
    _, out, _ = run("probe", "-s", "english", "-f", "W:W29,30,31:B1,2", "--json")
    assert json.loads(out) is None


def test_probe_without_an_answer_says_what_to_do(run: Runner) -> None:
    status, out, _ = run("probe", "-s", "english", "-f", "W:W29,30,31:B1,2")
    assert status == 0
    assert "damier endgame build" in out


@pytest.mark.parametrize("args", [["probe"], ["probe", "W:W1:B2", "--fen", "W:W1:B2"]])
def test_probe_wants_one_position(run: Runner, args: list[str]) -> None:
    assert run(*args)[0] == 2


def test_build_and_list(run: Runner, tmp_path: Path) -> None:
    assert run("list")[:2] == (0, "")
    status, out, _ = run("build", "--sheet", "english", "--pieces", "2")
    assert status == 0
    assert out.startswith("english: 2 pieces, ")
    assert str(tmp_path) in out
    _, out, _ = run("list")
    assert out.startswith("english english-wcdf: 2 pieces, 3 tables, ")
    _, out, _ = run("list", "--sheet", "english", "--json")
    (kings, *_) = json.loads(out)
    assert (kings["wins"], kings["draws"], kings["losses"], kings["longest"]) == (230, 654, 108, 11)


def test_build_elsewhere(run: Runner, tmp_path: Path) -> None:
    here = tmp_path / "here"
    assert run("build", "-s", "english", "-p", "2", "--folder", str(here))[0] == 0
    assert len(list(here.glob("*/*.endgame"))) == 3


def test_one_line_where_tables_cannot_be_kept(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    status, _, err = run("build", "-s", "english", "-p", "2", "--folder", str(tmp_path / "file"))
    assert status == 2
    assert err.splitlines()[-1].startswith("damier: cannot keep tables in")


def test_the_command_starts_quickly_without_the_tables() -> None:
    program = "import sys, damier.cli.app; print('damier.engine.endgame' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=HANG
    )
    assert done.stdout.strip() == "False"
