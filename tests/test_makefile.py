"""What a verb of the Makefile installs on a fresh machine."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="needs make")


def installed_by(verb: str, folder: Path) -> tuple[set[str], set[str]]:
    """Return the groups and the extras that a verb would install into an empty environment."""
    command = ["make", "--dry-run", verb, f"VENV={folder / 'fresh'}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    extras = re.findall(r"--editable '\.\[([\w,]+)\]'", done.stdout)
    return set(re.findall(r"--group (\w+)", done.stdout)), set(",".join(extras).split(","))


def test_make_play_installs_only_what_playing_needs(tmp_path: Path) -> None:
    assert installed_by("play", tmp_path) == ({"build"}, {"png", "tui", "web"})


@pytest.mark.parametrize(
    ("verb", "groups"),
    [
        ("test", {"build", "test", "docs"}),
        ("lint", {"build", "lint"}),
        ("docs", {"build", "docs"}),
        ("install", {"build", "test", "lint", "docs"}),
    ],
)
def test_other_verbs_bring_their_own_tools(verb: str, groups: set[str], tmp_path: Path) -> None:
    assert installed_by(verb, tmp_path) == (groups, {"png", "tui", "web"})
