"""`damier games`: collections of games, added to, searched and explored."""

from __future__ import annotations

import sys
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated

import typer

from damier.cli.options import (
    AsJson,
    Encoding,
    Fen,
    SheetName,
    SheetOfGames,
    group,
    position_of,
    print_json,
)
from damier.cli.progress import bar
from damier.cli.searching import SearchOptions, searching

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.collection import Added, Explored, Stored, Tallied

app = group("Keep any number of games in one file, and find them by position and by name.")


Base = Annotated[Path, typer.Argument(help="The collection: one file.")]
Files = Annotated[list[Path], typer.Argument(help="PDN files; - reads standard input.")]


@app.command()
def add(
    base: Base,
    files: Files,
    *,
    sheet: SheetOfGames = None,
    encoding: Encoding = None,
    jobs: Annotated[
        int | None,
        typer.Option("--jobs", "-j", min=1, help="Processes that read; without: all cores."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Add the games of PDN files; those that are there already are known again.

    The collection is made if there is none. Games are kept as they are read: Ctrl-C keeps what is
    done, and the same command goes on. Games with problems are kept as they were written.
    """
    from damier.collection import Collection
    from damier.collection.adding import size_of

    sources: list[Path | IO[bytes]] = [
        sys.stdin.buffer if str(file) == "-" else file for file in files
    ]
    status = 0
    with Collection(base, create=True) as games:
        total = size_of(sources)
        with bar(base.name, total or None) as shown:
            try:
                added = games.add(
                    *sources, jobs=jobs, show=shown.advance, sheet=sheet, encoding=encoding
                )
            except KeyboardInterrupt as stopped:
                found = getattr(stopped, "added", None)
                if found is None:
                    raise
                added, status = found, 130
    print_json(_added_json(added)) if as_json else _tell_added(added)
    if status:
        typer.echo("stopped before the end; what is counted here is kept", err=True)
        raise typer.Exit(status)


def _added_json(added: Added) -> dict[str, int]:
    return {
        "games": added.games,
        "new": added.new,
        "known": added.known,
        "problems": added.problems,
    }


def _tell_added(added: Added) -> None:
    for line in added.told[:20]:
        typer.echo(line, err=True)
    if added.problems > 20:
        more = added.problems - min(20, len(added.told))
        typer.echo(f"… and {more} more; `damier pdn check` tells them all", err=True)
    problems = f", {added.problems} problems" if added.problems else ""
    typer.echo(f"{_games(added.games)}: {added.new} new, {added.known} known{problems}")


@app.command()
@searching
def find(
    base: Base,
    *,
    asked: SearchOptions,
    limit: Annotated[
        int | None, typer.Option("--limit", "-n", min=0, help="List so many; count all.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """List the games that fit all that is asked for, as they are found."""
    from damier.collection import Collection

    with Collection(base) as games:
        search = asked.search(games)
        with closing(games.find(search)) as hits:
            listed = 0
            for hit in islice(hits, limit):
                game = games[hit.game]
                if as_json:
                    typer.echo(('{"games": [' if not listed else ", ") + _json(game), nl=False)
                else:
                    typer.echo(_line(game))
                listed += 1
            all_listed = limit is None or listed < limit
        total = listed if all_listed else games.count(search)
    if as_json:
        typer.echo(("]" if listed else '{"games": []') + f', "total": {total}}}')
    else:
        typer.echo(_games(total), err=True)


@app.command()
def explore(
    base: Base,
    *,
    sheet: SheetName = "international",
    fen: Fen = None,
    details: Annotated[
        bool, typer.Option("--details", help="In JSON also years and the numbers of some games.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Show what was played in a position, however it was reached."""
    from damier.collection import Collection

    with Collection(base) as games:
        position = position_of(sheet, fen)
        found = games.explore(position)
    if as_json:
        moves = [{"move": move.text, **_counts(move, details)} for move in found.moves]
        print_json({"games": found.games, "moves": moves})
    else:
        _show(found)


@app.command()
@searching
def export(
    base: Base,
    *,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Where to; without: standard output.")
    ] = None,
    game: Annotated[
        list[int] | None, typer.Option("--game", "-g", help="A game by its number; any times.")
    ] = None,
    asked: SearchOptions,
) -> None:
    """Write games as PDN: all of them, or those that fit."""
    from damier.collection import Collection

    with Collection(base) as games, _opened(output) as file:
        search = asked.search(games)
        written = games.export(file, game or games.find(search))
    if output is not None:
        typer.echo(_games(written), err=True)


@app.command()
def info(base: Base, *, as_json: AsJson = False) -> None:
    """Say how many games there are, of which sheets, and how large the file is."""
    from dataclasses import asdict

    from damier.collection import Collection

    with Collection(base) as games:
        found = games.info()
    if as_json:
        print_json(asdict(found))
        return
    typer.echo(f"{_games(found.games)}, {found.annotated} with notes, {found.size:,} bytes")
    for name, count in sorted(found.sheets.items(), key=lambda item: -item[1]):
        typer.echo(f"{count:>10} {name}")


def _json(game: Stored) -> str:
    import json

    facts = {
        "id": game.id,
        "white": game.white,
        "black": game.black,
        "event": game.event,
        "date": game.date,
        "result": game.score,
        "plies": game.plies,
    }
    return json.dumps(facts, ensure_ascii=False)


def _line(game: Stored) -> str:
    where = " ".join(filter(None, (game.date, game.event)))
    players = f"{game.white or '?'} - {game.black or '?'}"
    return f"{game.id:>8}  {players}  {game.score}  {where}  {game.plies}"


def _counts(found: Tallied, details: bool) -> dict[str, object]:
    counts: dict[str, object] = {
        "games": found.games,
        "white": found.white,
        "draw": found.draw,
        "black": found.black,
    }
    if details:
        years = {"average_year": found.average_year, "last_year": found.last_year}
        return {**counts, **years, "samples": list(found.samples)}
    return counts


def _show(found: Explored) -> None:
    """Write one line a move: games, shares of results, years, a game."""
    typer.echo(f"{_games(found.games)}   {_shares(found)}")
    width = max((len(move.text) for move in found.moves), default=0)
    for move in found.moves:
        years = f"{move.average_year} {move.last_year}" if move.last_year else ""
        game = f"game {move.samples[0]}" if move.samples else ""
        typer.echo(
            f"{move.text:<{width}} {move.games:>9} {_shares(move)}   {years}  {game}".rstrip()
        )


def _shares(found: Tallied) -> str:
    parts = (found.white, found.draw, found.black)
    return " / ".join(f"{100 * part / max(1, found.games):.0f}%" for part in parts)


def _games(count: int) -> str:
    return f"{count} game{'s' * (count != 1)}"


@contextmanager
def _opened(output: Path | None) -> Iterator[IO[str]]:
    """Yield standard output, or a file that is put in place when it is complete."""
    if output is None:
        yield sys.stdout
    elif output.exists() and not output.is_file():
        with output.open("w", encoding="utf-8") as device:
            yield device
    else:
        target = output.resolve()
        whole = target.with_name(f".{target.name}.part")
        try:
            with whole.open("w", encoding="utf-8", errors="surrogatepass") as file:
                yield file
            whole.replace(target)
        finally:
            whole.unlink(missing_ok=True)
