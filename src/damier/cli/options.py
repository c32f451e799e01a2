"""Options that several commands share, and what they stand for."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from damier.position import Position

SheetName = Annotated[
    str, typer.Option("--sheet", "-s", help="A sheet's id, or a path to your own .toml.")
]
Fen = Annotated[str | None, typer.Option("--fen", "-f", help="A position; without: the start.")]
Language = Annotated[str, typer.Option("--lang", help="The language of texts: en, fr…")]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON for programs.")]


def position_of(sheet: str, fen: str | None) -> Position:
    """Return the position that --sheet and --fen name."""
    from damier.position import Position

    return Position.start(sheet) if fen is None else Position.from_fen(fen, sheet)


def print_json(value: object) -> None:
    """Write one JSON value and a line feed."""
    typer.echo(json.dumps(value, ensure_ascii=False))
