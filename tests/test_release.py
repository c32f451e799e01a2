"""The release: the changelog has the version of the code, and a tag of another is refused."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import damier

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "tools" / "release_notes.py"


def notes(version: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, SCRIPT, version], capture_output=True, text=True, check=False
    )


def test_the_notes_of_a_release_are_its_section_of_the_changelog() -> None:
    said = notes(damier.__version__)
    assert said.returncode == 0, said.stderr
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert said.stdout.strip() in changelog
    assert len(said.stdout) > 100
    assert "\n## " not in said.stdout


@pytest.mark.parametrize("version", ["9.9.9", "", "Unreleased"])
def test_a_tag_that_is_not_the_version_of_the_code_is_refused(version: str) -> None:
    said = notes(version)
    assert said.returncode == 1
    assert said.stderr.startswith(f"expected the version of the code, {damier.__version__}, got ")


def test_what_is_not_released_stands_on_top_and_every_release_has_a_date() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first, *released = re.findall(r"^## (.+)$", changelog, flags=re.MULTILINE)
    assert first == "Unreleased"
    assert released
    assert [
        title for title in released if not re.fullmatch(r"\d+\.\d+\.\d+, \d{4}-\d\d-\d\d", title)
    ] == []
