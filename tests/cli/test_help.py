"""What the help teaches: every command explained, every example one that can be typed."""

from __future__ import annotations

import re
import shlex
from typing import TYPE_CHECKING, Any

import pytest
import typer

from cli_tree import every_command
from damier.cli.app import COMMANDS, Commands, app
from damier.cli.examples import EXAMPLES, epilog
from damier.protocols.dxp.messages import PORT

if TYPE_CHECKING:
    from pathlib import Path

COMMANDS_BY_PATH = dict(every_command())
LINES = [(path, line) for path, given in EXAMPLES.items() for line, _ in given]


def test_the_root_knows_its_commands() -> None:
    root = typer.main.get_command(app)
    assert isinstance(root, Commands)
    assert root.list_commands(None) == list(COMMANDS)
    assert root.get_command(None, "nothing") is None


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_says_what_the_help_says(name: str) -> None:
    said = " ".join((COMMANDS_BY_PATH[name].help or "").partition("\n\n")[0].split())
    listed = COMMANDS[name][1]
    assert listed.partition(";")[0].rstrip(".") in said, (listed, said)


@pytest.mark.parametrize("path", [path for path in COMMANDS_BY_PATH if path])
def test_every_command_has_examples(path: str) -> None:
    command = COMMANDS_BY_PATH[path]
    assert command.help
    if hasattr(command, "commands") and not command.invoke_without_command:
        assert not EXAMPLES[path]
        return
    assert EXAMPLES[path]
    assert command.epilog == epilog(path)
    with command.make_context(f"damier {path}", [], resilient_parsing=True) as context:
        text = command.get_help(context)
    assert all(f"\n    {line}\n" in text for line, _ in EXAMPLES[path])


@pytest.mark.parametrize("path", COMMANDS_BY_PATH)
def test_every_option_is_explained(path: str) -> None:
    for parameter in COMMANDS_BY_PATH[path].params:
        assert parameter.help, (path, parameter.name)


def test_examples_are_of_commands_that_exist() -> None:
    assert set(EXAMPLES) == set(COMMANDS_BY_PATH)


@pytest.mark.parametrize(("path", "line"), LINES, ids=[line for _, line in LINES])
def test_examples_can_be_typed(path: str, line: str) -> None:
    """Read the line as the command does, without doing what it says."""
    program, *words = shlex.split(line)
    assert program == "damier"
    assert words[: len(path.split())] == path.split()
    if words[:1] == ["COMMAND"]:
        words = ["moves"]
    parse(COMMANDS_BY_PATH[""], words)


def parse(command: Any, words: list[str]) -> None:
    """Let a command and its subcommands read their words; a wrong one raises."""
    if command.name != "damier" and not hasattr(command, "commands"):
        command.make_context(command.name, list(words))
        return
    if words and not words[0].startswith("-"):
        inner = command.get_command(None, words[0])
        assert inner is not None, words
        parse(inner, words[1:])


def test_a_wrong_example_would_be_found(tmp_path: Path) -> None:
    with pytest.raises(Exception, match="No such option"):
        parse(COMMANDS_BY_PATH[""], ["moves", "--shet", str(tmp_path)])


def test_the_examples_name_the_port_of_dxp() -> None:
    """The list of examples is there at once, so it imports no protocol: it must agree with it."""
    said = [line + about for given in EXAMPLES.values() for line, about in given]
    ports = [port for text in said for port in re.findall(r"(?:dxp:\w+:|on port )(\d+)", text)]
    assert ports == [str(PORT)] * 2
