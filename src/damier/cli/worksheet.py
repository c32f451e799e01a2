"""`damier worksheet`: puzzles on paper, as a PDF."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003  typer reads annotations
from typing import Annotated

import typer

from damier.cli.options import Language, SheetName  # noqa: TC001  typer reads annotations
from damier.cli.output import writer_to
from damier.cli.puzzles import theme_names


def worksheet(
    *,
    sheet: SheetName = "international",
    theme: Annotated[
        str | None,
        typer.Option("--theme", "-t", help="Only of this theme.", autocompletion=theme_names),
    ] = None,
    count: Annotated[int, typer.Option("--count", "-n", min=1, max=48, help="How many.")] = 6,
    least: Annotated[int, typer.Option("--from", min=0, max=100, help="Least difficulty.")] = 0,
    most: Annotated[int, typer.Option("--to", min=0, max=100, help="Most difficulty.")] = 100,
    lang: Language = "en",
    club: Annotated[str, typer.Option("--club", help="Your club's name, at the top.")] = "",
    output: Annotated[Path, typer.Option("--output", "-o", help="The PDF to write.")],
) -> None:
    """Print puzzles on A4, with lines to write on and the solutions on a page of their own.

    They are spread from easy to hard. Needs the extra `damier[worksheets]`.
    """
    from damier.learn.shelf import puzzles
    from damier.learn.themes import THEMES
    from damier.learn.worksheet import chosen
    from damier.learn.worksheet import worksheet as pdf_of
    from damier.texts import text

    names = [each.name for each in THEMES]
    if theme is not None and theme not in names:
        raise typer.BadParameter(f"expected a theme of {', '.join(names)}, got {theme}")
    shelf = puzzles(sheet).select(theme, least=least, most=most)
    if not shelf:
        raise typer.BadParameter(f"expected puzzles of {sheet} that fit, got none")
    title = text(f"theme-{theme}", lang) if theme else ""
    made = pdf_of(chosen(shelf, count), lang, club=club, title=title)
    with writer_to(output) as write:
        write(made)
