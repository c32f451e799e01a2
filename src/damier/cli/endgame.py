"""`damier endgame`: build endgame tables, and ask them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from damier.cli.options import AnySheet, AsJson, Fen, SheetName, position_of, print_json
from damier.cli.progress import bar
from damier.engine.endgame import Material, Progress, Tables
from damier.engine.endgame.shared import AT_ONCE
from damier.engine.endgame.tables import MOST_PIECES

if TYPE_CHECKING:
    from damier.engine.endgame import Probe
    from damier.position import Position

FolderOption = Annotated[
    Path | None, typer.Option("--folder", help="Where tables are; without: the cache directory.")
]

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None)


@app.callback()
def endgame() -> None:
    """Build endgame tables, and ask them who wins."""


@app.command("build")
def build(
    pieces: Annotated[
        int, typer.Option("--pieces", "-p", min=2, max=MOST_PIECES, help="On the board.")
    ],
    sheet: SheetName = "international",
    folder: FolderOption = None,
    threads: Annotated[int | None, typer.Option("--threads", min=1, help="Of the CPU.")] = None,
    as_json: AsJson = False,
) -> None:
    """Make the tables up to so many pieces.

    They are kept in the cache directory of your system (DAMIER_CACHE names another) and used by
    every search from then on. Ctrl-C keeps the tables that are finished, and the same command goes
    on from there; a file that was damaged is made anew.
    """
    tables = Tables(sheet, folder=folder)
    try:
        with bar("tables", 1) as shown:

            def show(step: Progress) -> None:
                shown.show(step.part, description=f"{step.material!s:>9}")

            tables.build(pieces, progress=show, threads=threads)
    except KeyboardInterrupt:
        typer.echo("stopped; finished tables are kept, the same command goes on", err=True)
        raise typer.Exit(130) from None
    size = sum(tables.folder.file(each).stat().st_size for each in tables.materials(pieces))
    place = str(tables.folder.path)
    if as_json:
        print_json({"sheet": tables.sheet.id, "pieces": pieces, "bytes": size, "folder": place})
    else:
        typer.echo(f"{tables.sheet.id}: {pieces} pieces, {_megabytes(size)} in {place}")


@app.command("probe")
def probe(
    position: Annotated[str | None, typer.Argument(help="A position; or use --fen.")] = None,
    sheet: SheetName = "international",
    fen: Fen = None,
    folder: FolderOption = None,
    as_json: AsJson = False,
) -> None:
    """Say who wins a position, in how many plies, and how; for the side to move.

    Tables up to three pieces are made when they are first asked for, which takes seconds.
    """
    if (fen is None) == (position is None):
        raise typer.BadParameter("expected one position, as an argument or with --fen")
    here = position_of(sheet, fen or position)
    tables = Tables(here.sheet, folder=folder)
    if 2 <= Material.of_board(here.board).pieces <= AT_ONCE:
        tables.ready(AT_ONCE)
    found = tables.probe(here)
    if as_json:
        print_json(None if found is None else {"result": found.result, "plies": found.plies})
    else:
        for line in _told(tables, here, found):
            typer.echo(line)


def _told(tables: Tables, position: Position, found: Probe | None) -> list[str]:
    if found is None:
        return [f"No table of {tables.sheet.id} answers; `damier endgame build` makes them."]
    side = position.turn.capitalize()
    if found.plies is None:
        return [f"{side} to move: draw"]
    lines = [f"{side} to move: {found.result} in {found.plies} plies"]
    words: list[str] = []
    for move in tables.line(position):
        words.append(position.text(move))
        position = position.play_unchecked(move)
    return [*lines, " ".join(words)] if words else lines


@app.command("list")
def list_tables(
    sheet: AnySheet = None,
    folder: FolderOption = None,
    as_json: AsJson = False,
) -> None:
    """List the tables there are: for which sheets, or with --sheet those of one, one by one."""
    rows = _of_all(folder) if sheet is None else _of_one(sheet, folder)
    if as_json:
        print_json(rows)
        return
    for row in rows:
        size = _megabytes(int(str(row["bytes"])))
        if sheet is None:
            typer.echo(f"{row['sheets']}: {row['pieces']} pieces, {row['tables']} tables, {size}")
        else:
            longest = f"longest {row['longest']} plies"
            typer.echo(f"{row['material']}: {row['positions']} positions, {longest}, {size}")


def _of_all(folder: Path | None) -> list[dict[str, object]]:
    from damier.rules import sheet as sheet_named
    from damier.rules import sheets

    alike: dict[str, list[str]] = {}
    for name in sheets():
        alike.setdefault(sheet_named(name).play_hash, []).append(name)
    rows: list[dict[str, object]] = []
    for names in alike.values():
        tables = Tables(names[0], folder=folder)
        files = [tables.folder.file(each) for each in tables.folder.materials()]
        if files:
            size = sum(file.stat().st_size for file in files)
            row = {"sheets": " ".join(names), "pieces": tables.available_pieces}
            rows.append({**row, "tables": len(files), "bytes": size})
    return rows


def _of_one(sheet: str, folder: Path | None) -> list[dict[str, object]]:
    tables = Tables(sheet, folder=folder)
    rows: list[dict[str, object]] = []
    for material in tables.materials(MOST_PIECES):
        if tables.core.mounted(material):
            counts = tables.core.counts(material)
            rows.append(
                {
                    "material": str(material),
                    "positions": tables.core.size(material),
                    "wins": sum(count[0] for count in counts),
                    "draws": sum(count[1] for count in counts),
                    "losses": sum(count[2] for count in counts),
                    "longest": max(max(count[3:]) for count in counts),
                    "bytes": tables.folder.file(material).stat().st_size,
                }
            )
    return rows


def _megabytes(size: int) -> str:
    return f"{size / 1e6:.1f} MB"
