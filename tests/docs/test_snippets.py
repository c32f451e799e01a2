"""Every snippet of the docs and the README does what it says."""

from __future__ import annotations

import doctest
import json
import re
import shlex
import shutil
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import typer

from damier.cli import main
from damier.cli.app import app
from damier.rules import parse
from snippets import Block, blocks, commands

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
MAKE = set(re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
KINDS = {"python", "console", "sh", "toml", "json", "html", "text", ""}


def each(*kinds: str) -> list[Any]:
    found = ((page, block) for page in PAGES for block in blocks(page.read_text("utf-8")))
    return [
        pytest.param(page, block, id=f"{page.relative_to(ROOT)}:{block.line}")
        for page, block in found
        if block.kind in kinds
    ]


def own_sheet() -> str:
    """Return the sheet that the tutorial lets its reader save as house.toml."""
    page = (ROOT / "docs" / "tutorial" / "own-sheet.md").read_text("utf-8")
    (block,) = (block for block in blocks(page) if block.kind == "toml")
    return block.text


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Work where the examples lie, beside a sheet and a file of games with a mistake in them."""
    shutil.copytree(ROOT / "examples", tmp_path, dirs_exist_ok=True)
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    sheet = own_sheet()
    broken = sheet.replace('"huff", "stand"', '"scold"')
    (tmp_path / "house.toml").write_text(sheet, encoding="utf-8")
    (tmp_path / "broken.toml").write_text(broken, encoding="utf-8")
    wrong = '[GameType "20"]\n[Event "A slip"]\n\n1. 32-28 19-23 2. 28-23 *\n'
    (tmp_path / "wrong.pdn").write_text(wrong, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)  # as whoever types into Python there has it
    monkeypatch.setenv("DAMIER_CACHE", str(tmp_path / "cache"))
    return tmp_path


def test_the_tutorial_prints_the_example() -> None:
    assert own_sheet() == (ROOT / "examples" / "house.toml").read_text("utf-8")


def test_there_are_snippets_of_known_kinds() -> None:
    kinds = {block.kind for page in PAGES for block in blocks(page.read_text("utf-8"))}
    assert {"python", "console", "sh", "toml"} <= kinds <= KINDS


@pytest.mark.usefixtures("desk")
@pytest.mark.parametrize("file", PAGES, ids=lambda file: str(file.relative_to(ROOT)))
def test_python(file: Path) -> None:
    text = file.read_text("utf-8")
    found = [block for block in blocks(text) if block.kind == "python"]
    assert all(block.text.startswith(">>> ") for block in found)
    done = doctest.testfile(str(file), module_relative=False, optionflags=FLAGS, encoding="utf-8")
    assert done.failed == 0
    assert done.attempted >= len(found)


@pytest.mark.usefixtures("desk")
@pytest.mark.parametrize(("file", "block"), each("console"))
def test_console(file: Path, block: Block, capsys: pytest.CaptureFixture[str]) -> None:
    checker = doctest.OutputChecker()
    for command, expected in commands(block.text):
        program, *words = shlex.split(command)
        assert program == "damier"
        with pytest.raises(SystemExit) as done:
            main(words)
        out, err = capsys.readouterr()
        found = out or (err if done.value.code else "")
        assert checker.check_output(expected, found, FLAGS), f"{command}\n{found}"


@pytest.mark.parametrize(("file", "block"), each("sh", ""))
def test_shell(file: Path, block: Block) -> None:
    """Commands that take long or never end are read as the command would read them."""
    for line in block.text.splitlines():
        if line.startswith("damier"):
            parse_command(shlex.split(line, comments=True)[1:])
        elif line.startswith("make "):
            assert line.split()[1] in MAKE


def parse_command(words: list[str]) -> None:
    command: Any = typer.main.get_command(app)
    while words and hasattr(command, "get_command") and not words[0].startswith("-"):
        command = command.get_command(None, words[0])
        assert command is not None, words
        words = words[1:]
    if not hasattr(command, "get_command"):
        command.make_context("damier", words)


@pytest.mark.parametrize(("file", "block"), each("toml", "json"))
def test_data(file: Path, block: Block) -> None:
    if block.kind == "json":
        json.loads(block.text)
    elif "extends" in block.text:
        assert parse(block.text).id
    else:
        tomllib.loads(block.text)
