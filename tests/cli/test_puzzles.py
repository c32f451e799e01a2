"""`damier puzzles`: listed, made, stopped and gone on with, checked."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from damier.cli import main
from patience import HANG, wait_until

if TYPE_CHECKING:
    from pathlib import Path

COMMAND = [sys.executable, "-c", "from damier.cli import main; main()", "puzzles"]
SHOT = '[Rules "swedish"]\n[SetUp "1"]\n[FEN "W:W26,28,30,31:B4,5,11,12,17,19"]\n\n1. {} *\n\n'
NODES = ("--nodes", "5000")


class Runner:
    """Run `damier puzzles` in this process; `__call__` returns (status, stdout, stderr)."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *args: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as done:
            main(["puzzles", *args])
        out, err = self.capsys.readouterr()
        return int(done.value.code or 0), out, err

    def json(self, *args: str, status: int = 0) -> Any:
        ended, out, err = self(*args, "--json")
        assert (ended, err) == (status, "")
        return json.loads(out)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(capsys)


def test_puzzles_are_listed_for_programs(run: Runner) -> None:
    found = run.json("list", "--sheet", "swedish", "--theme", "backward", "--count", "5")
    assert len(found) == 5
    for facts in found:
        assert list(facts) == ["id", "sheet", "fen", "goal", "solution", "themes", "difficulty"]
        assert facts["sheet"] == "swedish"
        assert facts["goal"] in ("win", "draw")
        assert "backward" in facts["themes"]
    difficulties = [facts["difficulty"] for facts in found]
    assert difficulties == sorted(difficulties)
    assert difficulties[0] < difficulties[-1], "a few are spread over all difficulties"


def test_puzzles_are_listed_for_people(run: Runner) -> None:
    status, out, err = run("list", "--sheet", "swedish", "--count", "2", "--from", "20")
    assert (status, err) == (0, "")
    assert len(out.splitlines()) == 6
    status, out, _ = run("list", "--sheet", "swedish", "--from", "100")
    assert (status, out) == (0, "No such puzzle of swedish; `damier puzzles make` makes some.\n")


def test_a_theme_that_does_not_exist(run: Runner) -> None:
    status, out, err = run("list", "--theme", "magic")
    assert (status, out) == (2, "")
    assert "expected a theme of take-1" in " ".join(err.split())


def test_a_file_of_puzzles_is_checked(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "mixed.pdn"
    lies = [SHOT.format("26-22 17x26 2. 30x7"), SHOT.format("26-23"), SHOT.format("26-9")]
    game = '[GameType "32"]\n\n1. 23-18 *\n'
    file.write_text("".join([*lies, game]), encoding="utf-8")
    found = run.json("check", str(file), "--sheet", "swedish", *NODES, status=1)
    assert [facts["ok"] for facts in found] == [True, False, False, False]
    assert [facts["reason"] for facts in found] == ["", "other-move", "no-puzzle", "no-puzzle"]
    assert [facts["game"] for facts in found] == [1, 2, 3, 4]
    status, out, err = run("check", str(file), "--sheet", "swedish", *NODES)
    assert (status, err) == (1, "")
    assert "game 2: expected one move that reaches the goal" in out
    assert out.endswith("1 of 4 puzzles proved\n")


def test_a_file_without_games_is_told(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "empty.pdn"
    file.write_text("", encoding="utf-8")
    assert run("check", str(file)) == (0, f"{file}: no puzzle in it\n", "")


def test_puzzles_are_made_and_hold(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "made.pdn"
    making = ("make", "--sheet", "swedish", "--selfplay", "8", "-o", str(file), "-j", "1", *NODES)
    told = run.json(*making)
    assert told["puzzles"] > 0
    assert told["per_cpu_hour"] > 0
    assert told["rejected"]["quiet"] > 0
    assert [path.name for path in tmp_path.iterdir()] == ["made.pdn"]
    found = run.json("check", str(file), "--sheet", "swedish", *NODES)
    assert len(found) == told["puzzles"]


def test_puzzles_of_games_that_were_played(run: Runner, tmp_path: Path) -> None:
    games, file = tmp_path / "games.pdn", tmp_path / "made.pdn"
    games.write_text(SHOT.format("26-23"), encoding="utf-8")
    making = ("make", "--sheet", "swedish", "--from", str(games), "-o", str(file), "-j", "1")
    told = run.json(*making, *NODES)
    assert told["puzzles"] == 1
    text = file.read_text(encoding="utf-8")
    assert "1. 26-22 17x26 2. 30x7" in text
    assert '[PuzzleGoal "win"]' in text


def test_games_without_a_combination_lose_nothing(run: Runner, tmp_path: Path) -> None:
    games, file = tmp_path / "games.pdn", tmp_path / "made.pdn"
    games.write_text('[Rules "swedish"]\n\n1. 23-18 *\n', encoding="utf-8")
    file.write_text("what was there", encoding="utf-8")
    making = ("make", "--sheet", "swedish", "--from", str(games), "-o", str(file), "-j", "1")
    status, out, err = run(*making, *NODES)
    assert (status, err) == (0, "")
    assert out.startswith("No puzzle in 1 games, 2 positions")
    assert file.read_text(encoding="utf-8") == "what was there"


@pytest.mark.parametrize("given", [(), ("--selfplay", "4", "--from", "games.pdn")])
def test_games_come_from_one_place(given: tuple[str, ...], run: Runner, tmp_path: Path) -> None:
    status, out, err = run("make", *given, "-o", str(tmp_path / "made.pdn"))
    assert (status, out) == (2, "")
    assert "expected --from or --selfplay" in " ".join(err.split())


def test_a_state_of_another_making_is_left_alone(run: Runner, tmp_path: Path) -> None:
    part = tmp_path / "made.pdn.part"
    part.write_text("something else\n", encoding="utf-8")
    status, _, err = run("make", "--selfplay", "4", "-o", str(tmp_path / "made.pdn"))
    assert status == 2
    assert "got one made otherwise" in " ".join(err.split())
    assert part.read_text(encoding="utf-8") == "something else\n"


def test_interrupt_keeps_what_is_done(run: Runner, tmp_path: Path) -> None:
    file, part = tmp_path / "made.pdn", tmp_path / "made.pdn.part"
    making = ["make", "--sheet", "swedish", "-o", str(file), "-j", "1", *NODES, "--selfplay"]
    with subprocess.Popen([*COMMAND, *making, "100000"], stderr=subprocess.PIPE, text=True) as work:
        try:
            wait_until(
                lambda: work.poll() is not None or (part.exists() and batches(part) > 1),
                "a batch that is kept",
            )
            work.send_signal(signal.SIGINT)
            _, err = work.communicate(timeout=HANG)
        finally:
            work.kill()
    assert work.returncode == 130
    assert "the same command goes on" in err
    assert "Traceback" not in err
    done = batches(part)
    with part.open("a", encoding="utf-8") as half:
        half.write('{"number": 77, "rows": [')
    told = run.json(*making, str(4 * done))
    assert told["games"] >= 4 * done
    assert not part.exists()
    assert file.exists()


def batches(part: Path) -> int:
    """Return how many batches a state holds."""
    return part.read_text(encoding="utf-8").count("\n") - 1
