"""`damier sheets`: the rule sheets, and every rule of one of them."""

from __future__ import annotations

import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from damier.cli.options import AsJson, SheetArgument, language_names, print_json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.rules import Sheet, Source

app = typer.Typer(add_completion=False, rich_markup_mode=None)

# What a draw rule may say beside its name, in the order of the file format.
_DETAILS = (
    "times", "moves", "stronger", "weaker", "pieces", "main_road", "at_once", "by_king", "option",
)  # fmt: skip


@app.callback(invoke_without_command=True)
def list_sheets(context: typer.Context, as_json: AsJson = False) -> None:
    """List the rule sheets, or show one."""
    if context.invoked_subcommand is not None:
        return
    from damier.rules import sheet, sheets

    found = [sheet(name) for name in sheets()]
    if as_json:
        print_json([sheet_json(each) for each in found])
    else:
        _print_table(("id", "name", "board", "languages"), [_row(each) for each in found])


@app.command("show")
def show(
    sheet: SheetArgument,
    lang: Annotated[
        str | None,
        typer.Option("--lang", help="The rules in words: en, fr…", autocompletion=language_names),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Show every rule of a sheet with its article, or its rules page in a language."""
    from damier.rules import sheet as sheet_named

    rules = sheet_named(sheet)
    if lang is not None:
        from damier.texts.page import render_text, rules_page
        from damier.texts.terminals import for_terminal

        page = rules_page(rules, lang)
        print_json(asdict(page)) if as_json else typer.echo(for_terminal(render_text(page)))
    elif as_json:
        print_json({**sheet_json(rules), "about": rules.about, "rules": _rules_json(rules)})
    else:
        typer.echo(f"{rules.name} ({rules.id})\n{rules.about}\n")
        rows = [(name, _value(value), _cited(source)) for name, value, source in _rules(rules)]
        _print_table(("rule", "value", "article or reading"), rows)


def sheet_json(sheet: Sheet) -> dict[str, object]:
    """Return a sheet's header as programs read it."""
    board = f"{sheet.board.width}x{sheet.board.height}"
    languages = list(sheet.languages)
    return {"id": sheet.id, "name": sheet.name, "board": board, "languages": languages}


def _row(sheet: Sheet) -> tuple[str, str, str, str]:
    board = f"{sheet.board.width}×{sheet.board.height}"
    return sheet.id, sheet.name, board, " ".join(sheet.languages)


def _rules(sheet: Sheet) -> list[tuple[str, object, Source]]:
    """Return every field and every draw rule, with its source."""
    found = [(name, value, sheet.source(name)) for name, value in sheet.fields()]
    for draw in sheet.draws:
        details = {name: getattr(draw, name) for name in _DETAILS if getattr(draw, name)}
        words = [draw.how, *(f"{name} {_value(value)}" for name, value in details.items())]
        found.append((f"draws.{draw.rule}", ", ".join(words), draw.source))
    return found


def _rules_json(sheet: Sheet) -> list[dict[str, object]]:
    from damier.texts.readings import reason_text

    return [
        {
            "field": name,
            "value": value,
            "article": source.article,
            "reading": reason_text(source, "en"),
        }
        for name, value, source in _rules(sheet)
    ]


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return " ".join(map(str, value)) or "none"
    return str(value)


def _cited(source: Source) -> str:
    from damier.texts.readings import reason_text

    parts = [f"article {source.article}" if source.article else "", reason_text(source, "en")]
    return ": ".join(filter(None, parts))


def _print_table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    table = Table(*heads, box=SIMPLE_HEAD, pad_edge=False)
    table.columns[0].no_wrap = True
    for row in rows:
        table.add_row(*row)
    # A table that is piped on is not cut to the width of a terminal.
    width = None if sys.stdout.isatty() else 200
    Console(width=width, markup=False, highlight=False).print(table)
