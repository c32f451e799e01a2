"""Worksheets: a PDF that says what it should in every script, and a clear word where it cannot."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from damier.errors import MissingExtra
from damier.learn import PuzzleError, puzzles
from damier.learn.worksheet import MOST, _facts, chosen, worksheet
from damier.texts import languages, plain, text

if TYPE_CHECKING:
    from pathlib import Path

PROGRAM = "import sys; from damier.cli import main; main(sys.argv[1:])"


@pytest.mark.parametrize("lang", languages())
def test_a_worksheet_in_every_language(lang: str) -> None:
    found = chosen(puzzles("kndb").select("give-1"), 6)
    made = worksheet(found, lang, club="De Lange Lijn", title=text("theme-give-1", lang))
    assert made.startswith(b"%PDF-")
    assert b"/Count 2" in made


def test_what_stands_on_it() -> None:
    found = chosen(puzzles("swedish"), 4)
    facts = _facts(found, "ar", club="x" * 200, title="")
    assert (facts["rtl"], facts["columns"]) == (True, 2)
    assert len(str(facts["club"])) == 80
    solutions = [plain(str(each["solution"])) for each in facts["puzzles"]]  # type: ignore[attr-defined]
    assert solutions == [" ".join(puzzle.texts) for puzzle in found]


def test_the_puzzles_are_spread_from_easy_to_hard() -> None:
    shelf = puzzles("kndb")
    found = chosen(shelf, 6)
    difficulties = [each.difficulty for each in found]
    assert len({each.id for each in found}) == 6
    assert difficulties == sorted(difficulties)
    assert difficulties[-1] > difficulties[0]
    assert len(chosen(shelf[:3], 6)) == 3


@pytest.mark.parametrize("count", [0, MOST + 1])
def test_none_and_too_many_are_told(count: int) -> None:
    found = [puzzles("kndb")[0]] * count
    with pytest.raises(PuzzleError, match="expected 1 to 48 puzzles, got"):
        worksheet(found)


def test_nothing_in_a_name_is_markup() -> None:
    name = '#panic("x") $ ] " \\ <b>'
    assert worksheet([puzzles("kndb")[0]], club=name, title=name).startswith(b"%PDF-")


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(MissingExtra, match=r"damier\[worksheets\]"):
        worksheet([puzzles("kndb")[0]])


def test_the_command_writes_a_file_and_refuses_what_is_no_theme(tmp_path: Path) -> None:
    file = tmp_path / "sheet.pdf"
    asked = ["worksheet", "--sheet", "swedish", "--theme", "give-1", "--lang", "nl"]
    run = [sys.executable, "-c", PROGRAM, *asked, "-o", str(file)]
    subprocess.run(run, check=True, timeout=120)
    assert file.read_bytes().startswith(b"%PDF-")
    run = [sys.executable, "-c", PROGRAM, "worksheet", "--theme", "ludo", "-o", str(file)]
    done = subprocess.run(run, check=False, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2
    assert "expected a theme of" in " ".join(done.stderr.split())
