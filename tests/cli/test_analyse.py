"""What `damier analyse` says of decided positions, and what becomes of the files it writes."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

import pytest

from damier import pdn
from damier.cli import analyse as command
from damier.cli import main
from patience import HANG

if TYPE_CHECKING:
    from pathlib import Path

GAME = '[GameType "20"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n'
posix = pytest.mark.skipif(os.name != "posix", reason="files of POSIX")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.pdn"
    file.write_text(GAME, encoding="utf-8")
    return file


def analyse(*args: str | Path) -> int:
    with pytest.raises(SystemExit) as done:
        main(["analyse", *map(str, args), "--nodes", "200"])
    return int(done.value.code or 0)


def count(file: Path) -> int:
    return sum(1 for record in pdn.read(file) if record.nodes)


@posix
def test_a_link_is_followed(game: Path, tmp_path: Path) -> None:
    real, link = tmp_path / "real.pdn", tmp_path / "link.pdn"
    link.symlink_to(real)
    for _ in range(2):  # to a file that is missing, and to one that is there
        assert analyse(game, "--out", link) == 0
        assert link.is_symlink()
        assert not real.is_symlink()
        assert count(real) == 1


@posix
@pytest.mark.parametrize("option", ["--out", "--graph"])
def test_a_pipe_is_written_to(game: Path, tmp_path: Path, option: str) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    got: list[str] = []
    reader = threading.Thread(target=lambda: got.append(pipe.read_text(encoding="utf-8")))
    reader.start()
    assert analyse(game, option, pipe) == 0
    reader.join(30)
    assert pipe.is_fifo()
    assert ("32-28" if option == "--out" else "<svg") in got[0]


@posix
def test_the_file_that_is_printed_to_is_not_replaced(game: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text("precious\n", encoding="utf-8")
    command = [sys.executable, "-m", "damier", "analyse", str(game), "--nodes", "50"]
    with log.open("a", encoding="utf-8") as out:
        subprocess.run([*command, "--out", "/dev/stdout"], stdout=out, check=True, timeout=HANG)
    told = log.read_text(encoding="utf-8")
    assert told.startswith("precious\n")
    assert "[Result" in told


@posix
def test_a_private_file_stays_private(game: Path, tmp_path: Path) -> None:
    out = tmp_path / "mine.pdn"
    out.touch(0o600)
    assert analyse(game, "--out", out) == 0
    assert stat.S_IMODE(out.stat().st_mode) == 0o600


@pytest.mark.parametrize("option", ["--out", "--graph"])
def test_what_cannot_be_written_is_told_before_any_thinking(
    game: Path,
    tmp_path: Path,
    option: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def think(*_: object) -> None:
        raise AssertionError("expected no thinking")

    monkeypatch.setattr(command, "_all_annotated", think)
    for place in (tmp_path, game / "below" / "notes.pdn"):
        assert analyse(game, option, place) == 2
        assert capsys.readouterr().err.startswith(f"damier: {place if place == tmp_path else game}")


@posix
def test_what_was_found_is_told_when_the_disk_is_full(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    graph = tmp_path / "graph.svg"
    assert analyse(game, "--out", "/dev/full", "--graph", graph, "--json") == 2
    out, err = capsys.readouterr()
    assert len(json.loads(out)["games"][0]["moves"]) == 4
    assert "No space left" in err
    assert "<svg" in graph.read_text(encoding="utf-8")


def test_closed_input_is_at_its_end() -> None:
    program = "import os; os.close(0); import sys; sys.stdin = None; from damier.cli import main; "
    done = subprocess.run(
        [sys.executable, "-c", program + "main(['analyse', '-'])"],
        capture_output=True,
        check=False,
        text=True,
        timeout=HANG,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "damier: expected a game to analyse, got none\n"


@pytest.mark.parametrize(
    ("fen", "args", "said"),
    [
        ("W:W:B1", (), "Black wins\nWhite has no piece left."),
        ("W:W50:B39,40,44,45", (), "Black wins\nWhite cannot move any more."),
        ("W:W:B1", ("--lang", "fr"), "Les Noirs gagnent\n"),
        ("W:W:B1", ("--sheet", "antidraughts"), "White wins\nWhite has lost every piece"),
    ],
)
def test_a_decided_position_says_who_has_won(
    fen: str, args: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert analyse(fen, *args) == 0
    assert said in capsys.readouterr().out


def test_a_decided_position_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert analyse("W:W:B1", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["lines"] == []
    assert told["outcome"] == {
        "winner": "black",
        "reason": "no-pieces",
        "article": "7.2",
        "text": "White has no piece left.",
    }
    assert analyse("W:W50:B1", "--json") == 0
    assert json.loads(capsys.readouterr().out)["outcome"] is None


def test_the_second_run_over_its_own_output_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.pdn"
    file.write_text(
        "1. 32-28 19-23 2. 28x19 14x23 3. 34-30 20-24 {a slip} 4. 30x28 *", encoding="utf-8"
    )
    assert analyse(file, "--out", file) == 0
    once = file.read_text(encoding="utf-8")
    assert "was" in once
    assert analyse(file, "--out", file) == 0
    assert file.read_text(encoding="utf-8") == once


def test_a_file_that_does_not_name_its_game_is_told_as_what_it_is_judged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "old.pdn"
    file.write_text("1. 11-15 23-18 2. 8-11 27-23 *\n\n1. 11-15 23-18 *\n", encoding="utf-8")
    assert analyse(file, "--json", "--lang", "nl") == 0
    said = capsys.readouterr()
    assert said.err.count("Gelezen als Engels dammen") == 1
    assert {game["sheet"] for game in json.loads(said.out)["games"]} == {"english-wcdf"}
