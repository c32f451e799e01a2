"""`damier book`: made, stopped and gone on with, shown; and the commands that play by one."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from damier.cli import main
from damier.collection import Collection
from damier.engine.book import Book
from damier.position import Position
from patience import HANG, wait_until

if TYPE_CHECKING:
    from pathlib import Path

COMMAND = [sys.executable, "-c", "from damier.cli import main; main()"]
QUICK = ("--nodes", "30", "--plies", "4", "--sheet", "russian")
ODD = "W:W21-32:B1-12 21-17=1\n"
PDN = '[GameType "25"]\n[White "{}"]\n[Result "2-0"]\n\n1. c3-d4 d6-c5 2-0\n\n'


class Runner:
    """Run `damier` in this process; `__call__` returns (status, stdout, stderr)."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *args: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as done:
            main(list(args))
        out, err = self.capsys.readouterr()
        return int(done.value.code or 0), out, err

    def json(self, *args: str) -> Any:
        status, out, err = self(*args, "--json")
        assert (status, err) == (0, "")
        return json.loads(out)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(capsys)


@pytest.fixture
def odd(tmp_path: Path) -> Path:
    """Return a book that plays what no engine would."""
    head = Book("russian").format()
    (tmp_path / "odd.book").write_text(head + ODD, encoding="utf-8")
    return tmp_path / "odd.book"


def test_a_book_of_a_collection(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "games.pdn").write_text(PDN.format("A") + PDN.format("B"), encoding="utf-8")
    with Collection(tmp_path / "base", create=True) as games:
        games.add(tmp_path / "games.pdn", jobs=1)
    made = str(tmp_path / "made.book")
    told = run.json("book", "make", "-s", "russian", "--from", str(tmp_path / "base"), "-o", made)
    assert told == {"sheet": "russian", "positions": 1, "moves": 1, "output": made}
    shown = run.json("book", "show", made)
    assert shown["moves"] == [{"move": "22-18", "weight": 4}]
    assert "100.0 %" in run("book", "show", made)[1]
    assert "knows nothing" in run("book", "show", made, "--fen", "W:W31:B1")[1]
    empty = run("book", "make", "--from", str(tmp_path / "base"), "-o", str(tmp_path / "none"))
    assert "No move of international" in empty[1]
    assert not (tmp_path / "none").exists()


def test_a_book_in_the_making_is_gone_on_with(run: Runner, tmp_path: Path) -> None:
    whole, again = tmp_path / "whole.book", tmp_path / "again.book"
    args = ("book", "make", *QUICK, "--least", "1", "--jobs", "1")
    assert run(*args, "--selfplay", "12", "-o", str(whole))[0] == 0
    part = tmp_path / "again.book.part"
    process = subprocess.Popen(
        [*COMMAND, *args, "--selfplay", "100000", "-o", str(again)],
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        wait_until(lambda: part.exists() and part.read_text().count("\n") >= 2, "a batch")
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=HANG)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "the same command goes on" in err
    first, *lines = part.read_text().splitlines()
    # As if it had been killed while it wrote its second batch.
    part.write_text("\n".join([first, lines[0], lines[-1][:20]]))
    assert run(*args, "--selfplay", "12", "-o", str(again))[0] == 0
    assert again.read_text() == whole.read_text()
    assert not part.exists()


def test_one_made_otherwise_is_not_gone_on_with(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "x.book.part").write_text("something else\n")
    told = run("book", "make", *QUICK, "--selfplay", "4", "-o", str(tmp_path / "x.book"))
    assert told[0] == 2
    assert "move it away" in told[2]
    both = run("book", "make", *QUICK, "-o", str(tmp_path / "x.book"))
    assert "expected --from or --selfplay" in both[2]


def test_a_match_with_a_book_and_openings_of_one(run: Runner, odd: Path) -> None:
    start = Position.start("russian")
    pdn = odd.with_name("games.pdn")
    args = ("--games", "2", "--nodes", "20", "--max-plies", "4", "-s", "russian")
    ours = f"damier:memory=1,book={odd}"
    told = run("match", ours, ours, *args, "--opening-plies", "0", "--pdn", str(pdn))
    assert told[0] == 0, told
    assert pdn.read_text().count("1. a3-b4") == 2
    pdn.unlink()
    plain = "damier:memory=1"
    told = run("match", plain, plain, *args, "--openings", f"book:{odd}", "--pdn", str(pdn))
    assert told[0] == 0, told
    after = start.play("21-17")
    assert after.turn == "black"
    assert pdn.read_text().count('[FEN "B:') == 2


@pytest.mark.parametrize(
    "args",
    [
        ("match", "damier", "damier", "--openings", "book:{}"),
        ("match", "damier:book={}", "damier", "--opening-plies", "0"),
        ("hub", "--book", "{}"),
        ("play", "--book", "{}", "--sheet", "international"),
    ],
)
def test_a_book_of_another_game_is_told_in_a_line(
    run: Runner, odd: Path, args: tuple[str, ...]
) -> None:
    status, _, err = run(*(arg.format(odd) for arg in args))
    assert status == 2
    assert err.strip().endswith("expected a book of international, got one of russian")
    assert err.count("\n") == 1


def test_hub_plays_by_a_book_that_the_gui_names(odd: Path) -> None:
    said = "\n".join(
        [
            "hub",
            "set-param name=variant value=russian",
            f"set-param name=book value={odd}",
            "init",
            "go think",
            "",
        ]
    )
    process = subprocess.Popen(
        [*COMMAND, "hub"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(said)
    process.stdin.flush()
    lines = []
    for line in process.stdout:
        lines.append(line.strip())
        if line.startswith("done"):
            break
    process.stdin.write("quit\n")
    process.stdin.close()
    assert process.wait(HANG) == 0
    process.stdout.close()
    assert 'param name=book value="" type=string' in lines
    assert lines[-1] == "done move=21-17"
