"""Shell completion: what the shell is told when Tab is pressed."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import damier
from damier.texts import languages
from patience import HANG

COMMAND = [sys.executable, "-c", "from damier.cli import main; main()"]


def completed(*words: str) -> list[str]:
    """Return what bash is offered for the last word."""
    line = ["damier", *words]
    done = subprocess.run(
        COMMAND,
        env={
            **os.environ,
            "_DAMIER_COMPLETE": "complete_bash",
            "COMP_WORDS": " ".join(line),
            "COMP_CWORD": str(len(line) - 1),
        },
        capture_output=True,
        check=True,
        text=True,
        timeout=HANG,
    )
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["mo"], ["moves"]),
        (["pdn", "ch"], ["check"]),
        (["moves", "--sheet", "no"], ["norwegian"]),
        (["analyse", "--sheet", "sw"], ["swedish"]),
        (["sheets", "show", "kn"], ["kndb"]),
        (["pdn", "check", "--sheet", "fris"], ["frisian"]),
        (["why", "--lang", "f"], ["fr", "fi"]),
        (["sheets", "show", "--lang", "ar"], ["ar"]),
        (["dxp", "listen", "--level", "1"], ["1", "10"]),
        (["match", "damier:level=1"], ["damier:level=1", "damier:level=10"]),
        (["endgame", "build", "--thr"], ["--threads"]),
    ],
    ids=" ".join,
)
def test_offers(words: list[str], offered: list[str]) -> None:
    assert completed(*words) == offered


def test_all_sheets_and_languages_are_offered() -> None:
    assert completed("moves", "--sheet", "") == list(damier.sheets())
    assert completed("why", "--lang", "") == list(languages())


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_of_each_shell(shell: str) -> None:
    done = subprocess.run(
        [*COMMAND, "--show-completion", shell],
        env={**os.environ, "_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"},
        capture_output=True,
        check=True,
        text=True,
        timeout=HANG,
    )
    assert "_DAMIER_COMPLETE" in done.stdout
