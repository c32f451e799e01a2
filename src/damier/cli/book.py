"""`damier book`: opening books, made of a collection or of games against itself."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003  Typer reads annotations
from typing import Annotated

import typer

from damier.cli.options import AnySheet, AsJson, Fen, Jobs, Seed, SheetName, print_json

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None)


@app.callback()
def book() -> None:
    """Make opening books of games, and show what is in one."""


@app.command("make")
def make(
    *,
    sheet: SheetName = "international",
    base: Annotated[
        Path | None, typer.Option("--from", help="Of the games of this collection.")
    ] = None,
    selfplay: Annotated[
        int | None, typer.Option("--selfplay", min=1, help="Of so many games against itself.")
    ] = None,
    output: Annotated[Path, typer.Option("--output", "-o", help="The file of the book.")],
    plies: Annotated[
        int, typer.Option("--plies", min=1, max=100, help="The first so many moves of games.")
    ] = 20,
    least: Annotated[
        int, typer.Option("--least", min=1, help="Moves that were played at least so often.")
    ] = 2,
    nodes: Annotated[
        int, typer.Option("--nodes", min=1, help="Positions a move, of games against itself.")
    ] = 5_000,
    jobs: Jobs = None,
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Make a book: what was played in each position, by the points it has brought.

    A move weighs two for each game that was won with it and one for each that was drawn; what has
    brought nothing is left out. Stop with Ctrl-C whenever you like: a file beside the output keeps
    what is done, and the same command goes on from there.
    """
    from damier.cli.bookmaking import BookMaking

    if (base is None) == (selfplay is None):
        raise typer.BadParameter("expected --from or --selfplay, and not both")
    making = BookMaking(sheet, output, plies=plies, least=least)
    try:
        if base is not None:
            told = making.from_collection(base)
        else:
            told = making.from_selfplay(selfplay or 1, nodes=nodes, seed=seed, jobs=jobs)
    except KeyboardInterrupt:
        typer.echo(f"stopped; {making.part} keeps what is done, the same command goes on", err=True)
        raise typer.Exit(130) from None
    if as_json:
        print_json(told)
    elif not told["positions"]:
        typer.echo(f"No move of {told['sheet']} {least} times or more; {output} was not written.")
    else:
        typer.echo(f"{told['positions']} positions, {told['moves']} moves in {output}")


@app.command("show")
def show(
    file: Annotated[Path, typer.Argument(help="A book.")],
    sheet: AnySheet = None,
    fen: Fen = None,
    as_json: AsJson = False,
) -> None:
    """Show how much a book knows, and what it plays in a position."""
    from damier.engine.book import Book
    from damier.position import Position

    known = Book.read(file, sheet)
    rules = known.sheet
    position = Position.start(rules) if fen is None else Position.from_fen(fen, rules)
    found = known[position]
    total = sum(each.weight for each in found)
    if as_json:
        moves = [{"move": each.text, "weight": each.weight} for each in found]
        print_json({"sheet": rules.id, "positions": len(known), "moves": moves})
        return
    typer.echo(f"{file}: {rules.id}, {len(known)} positions")
    for each in found:
        typer.echo(f"{each.text:12} {each.weight:8} {100 * each.weight / total:5.1f} %")
    if not found:
        typer.echo("The book knows nothing here.")
