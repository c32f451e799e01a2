"""The commands of `damier` as a tree, for tests and for the reference of the docs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator


def every_command() -> Iterator[tuple[str, Any]]:
    """Yield (path, command): ("", damier), ("moves", …), ("pdn check", …)."""
    from damier.cli.app import app

    root = typer.main.get_command(app)
    root.name = "damier"
    yield from _below("", root)


def _below(path: str, command: Any) -> Iterator[tuple[str, Any]]:
    yield path, command
    for name in command.list_commands(None) if hasattr(command, "list_commands") else []:
        yield from _below(f"{path} {name}".strip(), command.get_command(None, name))
