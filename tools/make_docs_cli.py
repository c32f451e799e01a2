"""The reference of the command line, from the commands themselves."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

import typer

from damier.cli.app import app
from damier.cli.examples import EXAMPLES

if TYPE_CHECKING:
    from collections.abc import Iterator

HEAD = """# Command line

`damier --help` and `damier COMMAND --help` say the same, with the same examples.
`damier --install-completion` lets your shell complete commands, options, sheets, languages and
levels.

Answers go to standard output, everything else to standard error; progress bars are shown on a
terminal only. Where a program would read the answer there is `--json`: one value, one line.

| exit code | meaning |
|---|---|
| 0 | done |
| 1 | problems were found in what was read, or the reader of the output has gone |
| 2 | the input cannot be used: one line on standard error says what was expected |
| 130 | stopped by Ctrl-C; what was finished is kept |

"""


def pages() -> dict[str, str]:
    """Return the page of all commands."""
    lines = [line for path, command in every_command() for line in _command(path, command)]
    return {"reference/cli.md": HEAD + "\n".join(lines) + "\n"}


def every_command() -> Iterator[tuple[str, Any]]:
    """Yield (path, command): ("", damier), ("moves", …), ("pdn check", …)."""
    yield from _below("", typer.main.get_command(app))


def _below(path: str, command: Any) -> Iterator[tuple[str, Any]]:
    yield path, command
    for name in command.list_commands(None) if hasattr(command, "list_commands") else []:
        yield from _below(f"{path} {name}".strip(), command.get_command(None, name))


def _command(path: str, command: Any) -> Iterator[str]:
    name = f"damier {path}".strip()
    slug = name.replace(" ", "-")
    yield from (f"## {name} {{#{slug}}}", "", inspect.cleandoc(command.help or ""), "")
    if examples := EXAMPLES[path]:
        width = max(len(line) for line, _ in examples)
        yield from ("```", *(f"{line:<{width}}  # {about}" for line, about in examples), "```", "")
    for parameter in command.params:
        yield from _parameter(slug, parameter)


def _parameter(slug: str, parameter: Any) -> Iterator[str]:
    if parameter.param_type_name == "argument":
        title = parameter.name.upper()
    else:
        title = ", ".join([*parameter.opts, *parameter.secondary_opts])
    yield from (f"### `{title}` {{#{slug}-{parameter.name.replace('_', '-')}}}", "")
    facts = [parameter.help or ""]
    default = parameter.default
    if parameter.required:
        facts.append("Required.")
    elif default not in (None, False, ()) and not callable(default):
        facts.append(f"Without it: `{getattr(default, 'value', default)}`.")
    yield from (" ".join(facts), "")
