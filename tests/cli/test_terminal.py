"""Bars where somebody watches, and only there; Ctrl-C that keeps what is done."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from patience import HANG, wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator

COMMAND = [sys.executable, "-c", "from damier.cli import main; main()"]
DATA = Path(__file__).parents[1] / "data" / "pdn"
FOREVER = 600


class Terminal:
    """A command whose standard error is a terminal; `seen` is what was written there."""

    def __init__(self, *args: str, env: dict[str, str] | None = None) -> None:
        self.end, other = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *args],
            stdout=subprocess.PIPE,
            stderr=other,
            env={**os.environ, "TERM": "xterm", "COLUMNS": "100", **(env or {})},
        )
        os.close(other)
        self.seen = ""

    def wait_for(self, text: str) -> None:
        """Read the terminal until a text appears."""
        while text not in self.seen:
            assert self._read(), f"expected {text}, got {self.seen}"

    def interrupt(self) -> None:
        self.process.send_signal(signal.SIGINT)

    def finish(self) -> tuple[int, str]:
        """Read to the end; return the exit code and standard output."""
        while self._read():
            pass
        out, _ = self.process.communicate(timeout=HANG)
        return self.process.returncode, out.decode()

    def _read(self) -> bool:
        ready, _, _ = select.select([self.end], [], [], 60)
        try:
            found = os.read(self.end, 65536) if ready else b""
        except OSError:  # the other end was closed
            found = b""
        self.seen += found.decode("utf-8", "replace")
        return bool(found)

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()
        os.close(self.end)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def test_perft_shows_a_bar_and_keeps_its_output_apart(terminals: list[Terminal]) -> None:
    terminal = Terminal("perft", "--sheet", "russian", "--depth", "10", "--divide")
    terminals.append(terminal)
    code, out = terminal.finish()
    assert code == 0
    assert "perft 10" in terminal.seen
    assert out.splitlines()[-1] == "total  22444032"
    assert "total" not in terminal.seen


def test_perft_that_is_interrupted_keeps_its_lines(terminals: list[Terminal]) -> None:
    terminal = Terminal("perft", "--depth", "30", "--divide")
    terminals.append(terminal)
    terminal.wait_for("perft 30")
    terminal.interrupt()
    assert terminal.finish() == (130, "")
    assert "Traceback" not in terminal.seen


def test_tables_that_are_finished_are_kept(terminals: list[Terminal], tmp_path: Path) -> None:
    args = ("endgame", "build", "--pieces", "5", "--sheet", "english", "--folder", str(tmp_path))
    terminal = Terminal(*args)
    terminals.append(terminal)
    terminal.wait_for("KK-M")
    terminal.interrupt()
    code, out = terminal.finish()
    assert (code, out) == (130, "")
    assert "stopped; finished tables are kept" in terminal.seen
    kept = {file.name for file in tmp_path.rglob("*.endgame")}
    assert "K-K.endgame" in kept
    assert not list(tmp_path.rglob("*.unfinished"))


def test_a_match_that_is_interrupted_tells_what_was_played(
    terminals: list[Terminal], tmp_path: Path
) -> None:
    games = tmp_path / "games.pdn"
    weak = ("damier:nodes=5", "damier:nodes=6", "--sheet", "english")
    terminal = Terminal("match", *weak, "--games", "100000", "--pdn", str(games), "--json")
    terminals.append(terminal)
    terminal.wait_for("games")
    wait_until(lambda: games.stat().st_size >= 2000, "games")
    terminal.interrupt()
    code, out = terminal.finish()
    assert code == 130
    played = json.loads(out)["games"]
    assert 0 < played < 100000
    assert games.read_text(encoding="utf-8").count("[Event ") == played


def test_analysis_that_is_interrupted_shows_what_was_found(terminals: list[Terminal]) -> None:
    terminal = Terminal("analyse", "W:W31-50:B1-20", "--time", str(FOREVER), "--json")
    terminals.append(terminal)
    terminal.wait_for("depth 7")
    terminal.interrupt()
    code, out = terminal.finish()
    assert code == 130
    assert json.loads(out)["lines"][0]["depth"] >= 7


def test_analysis_that_is_interrupted_at_once_ends() -> None:
    python, option, program = COMMAND
    begun = [python, option, f"print('on', flush=True); {program}"]
    for wait in (0.2, 0.3, 0.4, 0.5, 0.6):
        process = subprocess.Popen(
            [*begun, "analyse", "W:W31-50:B1-20", "--time", str(FOREVER), "--json"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert process.stdout is not None
        try:
            process.stdout.readline()  # Python itself is there, however busy the machine is
            time.sleep(wait)
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=HANG)
        finally:
            process.kill()
        assert process.returncode in (130, -signal.SIGINT), err


def test_games_that_are_analysed_are_written(tmp_path: Path) -> None:
    games, notes = tmp_path / "games.pdn", tmp_path / "notes.pdn"
    short, long = "1. 32-28 19-23 2. 28x19 14x23 *\n", "1. 31-26 20-25 2. 36-31 *\n"
    games.write_text(f'[Event "one"]\n\n{short}\n[Event "two"]\n\n{long}', encoding="utf-8")
    process = subprocess.Popen(
        [*COMMAND, "analyse", str(games), "--nodes", "3000000", "--out", str(notes)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    process.stdout.readline()  # the first game has been analysed
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=HANG)
    assert (process.returncode, err) == (130, b"stopped after 1 games\n")
    assert notes.read_text(encoding="utf-8").count("[Event ") == 1


def test_a_check_that_is_interrupted_counts_what_it_read(
    terminals: list[Terminal], tmp_path: Path
) -> None:
    games = tmp_path / "many.pdn"
    one = '[Event "one"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n\n'
    games.write_text(one * 200_000, encoding="utf-8")
    terminal = Terminal("pdn", "check", str(games), "--json")
    terminals.append(terminal)
    terminal.wait_for("reading")
    terminal.interrupt()
    code, out = terminal.finish()
    assert code == 130
    assert json.loads(out)["games"] < 200_000
    assert "stopped before the end" in terminal.seen


@pytest.mark.parametrize(
    "args",
    [
        ("perft", "--depth", "9"),
        ("endgame", "build", "--pieces", "2", "--sheet", "english"),
        ("pdn", "check", str(DATA / "plain.pdn")),
        ("match", "damier:nodes=5", "damier:nodes=5", "--games", "2", "--sheet", "english"),
    ],
    ids=lambda args: args[0],
)
def test_no_bar_where_nobody_watches(args: tuple[str, ...], tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, *args],
        env={**os.environ, "DAMIER_CACHE": str(tmp_path)},
        capture_output=True,
        check=True,
        text=True,
        timeout=HANG,
    )
    assert "\x1b" not in done.stderr + done.stdout
    assert done.stderr in ("", "1 game, 1 legal\n")
