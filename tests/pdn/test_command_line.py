"""`damier pdn check`, `show` and `convert`, as programs call them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from damier import pdn
from patience import HANG

DATA = Path(__file__).parents[1] / "data" / "pdn"


def damier(*args: str | Path, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    main = "from damier.cli import main; main()"
    program = [sys.executable, "-c", main, "pdn", *map(str, args)]
    return subprocess.run(program, capture_output=True, check=False, input=stdin, timeout=HANG)


def test_check_says_where() -> None:
    file = DATA / "illegal-in-the-middle.pdn"
    done = damier("check", file)
    assert done.returncode == 1
    expected = (
        f"{file}:3:19: game 1: 37-32 is not legal: must-capture (article 4.2); expected 28x19\n"
    )
    assert done.stdout.decode() == expected
    assert done.stderr.decode() == "2 games, 1 legal\n"


def test_check_without_problems() -> None:
    done = damier("check", DATA / "plain.pdn")
    assert done.returncode == 0
    assert done.stdout == b""


def test_check_in_json() -> None:
    done = damier("check", "--json", DATA / "result-disagrees.pdn")
    assert done.returncode == 1
    found = json.loads(done.stdout)
    assert (found["games"], found["legal"]) == (1, 1)
    (problem,) = found["problems"]
    assert (problem["game"], problem["line"], problem["column"]) == (1, 4, 16)
    assert "2-0" in problem["message"]


def test_notes_are_kept_back_unless_asked_for() -> None:
    assert damier("check", DATA / "wrong-corner.pdn").returncode == 0
    done = damier("check", "--notes", DATA / "wrong-corner.pdn")
    assert done.returncode == 1
    assert b"read as N2" in done.stdout


def test_standard_input() -> None:
    done = damier("check", "--json", "-", stdin=b"1. 32-28 18-23 2-0\n")
    assert json.loads(done.stdout) == {"games": 1, "legal": 1, "inferred": [], "problems": []}


@pytest.mark.parametrize(
    "args",
    [
        ("check", "no-such-file.pdn"),
        ("check", "--sheet", "nothing", DATA / "plain.pdn"),
        ("check", "--encoding", "klingon", DATA / "plain.pdn"),
        ("check", DATA),
        ("show", "--game", "99", DATA / "plain.pdn"),
        ("convert", "--to-encoding", "klingon", DATA / "plain.pdn"),
        ("convert", "--to-encoding", "latin-1", DATA / "cp1251.pdn"),
        ("convert", "--names", "roman", DATA / "plain.pdn"),
        ("check",),
        ("nothing",),
    ],
    ids=str,
)
def test_errors_exit_with_2(args: tuple[str | Path, ...]) -> None:
    done = damier(*args)
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert done.stderr.strip()


def test_show() -> None:
    done = damier("show", DATA / "fen-trailing-dot.pdn")
    assert done.returncode == 0
    text = done.stdout.decode()
    assert "white 33-28" in text
    assert "black 2-8" in text
    assert text.count("┌") == 3


def test_show_names_the_squares_as_the_moves_do() -> None:
    done = damier("show", "-", stdin=b'[GameType "24"]\n{Why not?} 1. 10-13 1/2-1/2')
    text = done.stdout.decode()
    assert "{Why not?}" in text
    assert "white 10-13" in text
    assert "16 │ 16    15    14    ○    │ 13" in text
    assert text.endswith("\n1/2-1/2\n")


def test_convert(tmp_path: Path) -> None:
    out = tmp_path / "out.pdn"
    done = damier("convert", DATA / "cp1251.pdn", "-o", out)
    assert (done.returncode, done.stdout) == (0, b"")
    (record,) = pdn.read(out)
    assert record.tags["White"] == "Иванов"
    assert record.problems == []
    again = damier("convert", out, "--to-encoding", "cp1251", "--names", "algebraic")
    assert "Иванов".encode("cp1251") in again.stdout
    assert b"1. d4-e5" in again.stdout
    assert list(tmp_path.iterdir()) == [out]


def test_convert_says_what_it_could_not_read() -> None:
    done = damier("convert", DATA / "words.pdn")
    assert done.returncode == 1
    assert b"words.pdn:1:1: " in done.stderr
    assert b"1. 32-28 18-23 *" in done.stdout


def test_a_failed_conversion_leaves_the_old_file(tmp_path: Path) -> None:
    out = tmp_path / "out.pdn"
    out.write_text("old")
    done = damier("convert", DATA / "cp1251.pdn", "-o", out, "--to-encoding", "latin-1")
    assert done.returncode == 2
    assert out.read_text() == "old"
    assert list(tmp_path.iterdir()) == [out]
