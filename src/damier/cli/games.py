"""`damier games`: collections of games, added to, searched and explored."""

from __future__ import annotations

import re
import sys
from contextlib import closing, contextmanager
from enum import Enum
from itertools import islice
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Any

import typer

from damier.cli.options import (
    AnySheet,
    AsJson,
    Fen,
    SheetName,
    position_of,
    print_json,
    sheet_names,
)
from damier.cli.progress import bar

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.collection import Added, Collection, Explored, Search, Stored, Tallied
    from damier.rules import Sheet

app = typer.Typer(
    help="Keep any number of games in one file, and find them by position and by name.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


class Winner(str, Enum):  # noqa: UP042  Typer shows the values of this one
    """Who won."""

    white = "white"
    draw = "draw"
    black = "black"
    open = "open"


Base = Annotated[Path, typer.Argument(help="The collection: one file.")]
Files = Annotated[list[Path], typer.Argument(help="PDN files; - reads standard input.")]
Turned = Annotated[
    bool, typer.Option("--turned", help="Also with colours exchanged and the board turned round.")
]
EitherTurn = Annotated[bool, typer.Option("--either-turn", help="Whoever is to move.")]
Pattern = Annotated[
    str, typer.Option("--pattern", help="Squares, whatever else stands there: W27,K5:B18:E22.")
]
Material = Annotated[
    str, typer.Option("--material", help="White's and Black's men and kings: 2+1K:1K, * for any.")
]
Manoeuvre = Annotated[
    str, typer.Option("--manoeuvre", help="Moves of one side, turn after turn: 37-32 32-28.")
]
Player = Annotated[str, typer.Option("--player", "-p", help="A player of either side, in part.")]
White = Annotated[str, typer.Option("--white", help="White's name, in part.")]
Black = Annotated[str, typer.Option("--black", help="Black's name, in part.")]
Event = Annotated[str, typer.Option("--event", help="The event, in part.")]
Years = Annotated[str, typer.Option("--year", help="A year, or years: 1970 or 1970-1979.")]
Won = Annotated[Winner | None, typer.Option("--result", help="Who won.")]
Plies = Annotated[str, typer.Option("--plies", help="The length in plies: 40, 40-60 or 100-.")]


@app.command()
def add(
    base: Base,
    files: Files,
    *,
    sheet: Annotated[
        str | None,
        typer.Option(
            "--sheet",
            "-s",
            help="What games without a GameType are played by; without: found out.",
            autocompletion=sheet_names,
        ),
    ] = None,
    encoding: Annotated[
        str | None, typer.Option("--encoding", help="The files' encoding; without: found out.")
    ] = None,
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
def find(
    base: Base,
    *,
    sheet: AnySheet = None,
    fen: Fen = None,
    turned: Turned = False,
    either_turn: EitherTurn = False,
    pattern: Pattern = "",
    material: Material = "",
    manoeuvre: Manoeuvre = "",
    player: Player = "",
    white: White = "",
    black: Black = "",
    event: Event = "",
    year: Years = "",
    result: Won = None,
    plies: Plies = "",
    limit: Annotated[
        int | None, typer.Option("--limit", "-n", min=0, help="List so many; count all.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """List the games that fit all that is asked for, as they are found."""
    from damier.collection import Collection

    with Collection(base) as games:
        search = _search(
            games,
            sheet=sheet, fen=fen, year=year, result=result, plies=plies,
            turned=turned, either_turn=either_turn, pattern=pattern, material=material,
            manoeuvre=manoeuvre, player=player, white=white, black=black, event=event,
        )  # fmt: skip
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
def export(
    base: Base,
    *,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Where to; without: standard output.")
    ] = None,
    game: Annotated[
        list[int] | None, typer.Option("--game", "-g", help="A game by its number; any times.")
    ] = None,
    sheet: AnySheet = None,
    fen: Fen = None,
    turned: Turned = False,
    either_turn: EitherTurn = False,
    pattern: Pattern = "",
    material: Material = "",
    manoeuvre: Manoeuvre = "",
    player: Player = "",
    white: White = "",
    black: Black = "",
    event: Event = "",
    year: Years = "",
    result: Won = None,
    plies: Plies = "",
) -> None:
    """Write games as PDN: all of them, or those that fit."""
    from damier.collection import Collection

    with Collection(base) as games, _opened(output) as file:
        search = _search(
            games,
            sheet=sheet, fen=fen, year=year, result=result, plies=plies,
            turned=turned, either_turn=either_turn, pattern=pattern, material=material,
            manoeuvre=manoeuvre, player=player, white=white, black=black, event=event,
        )  # fmt: skip
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


def _search(
    games: Collection,
    *,
    sheet: str | None,
    fen: str | None,
    year: str,
    result: Winner | None,
    plies: str,
    **wanted: Any,
) -> Search:
    """Return what the options ask for."""
    from damier.collection import Search
    from damier.position import Position

    asks_board = fen is not None or any(wanted[name] for name in _OF_THE_BOARD)
    rules = _sheet_of(games, sheet, needed=asks_board)
    position = None if fen is None or rules is None else Position.from_fen(fen, rules)
    first_year, last_year = _range(year, "--year")
    least, most = _range(plies, "--plies")
    return Search(
        sheet=rules,
        position=position,
        first_year=first_year,
        last_year=last_year,
        least_plies=least,
        most_plies=most,
        result=result.value if result is not None else None,
        **wanted,
    )


_OF_THE_BOARD = ("pattern", "material", "manoeuvre")


def _sheet_of(games: Collection, name: str | None, *, needed: bool) -> Sheet | None:
    """Return the sheet that is named, or the only one there is if one is needed."""
    from damier.rules import sheet

    if name is not None:
        return sheet(name)
    if not needed:
        return None
    known = games.sheets
    return known[0] if len(known) == 1 else sheet("international")


def _range(text: str, option: str) -> tuple[int | None, int | None]:
    if not text:
        return None, None
    match = re.fullmatch(r"(\d{0,5})(-?)(\d{0,5})", text.replace("–", "-"))
    if match is None or not (match[1] or match[3]):
        raise typer.BadParameter(
            f"expected a number or two, such as 40-60, got {text}", param_hint=option
        )
    first = int(match[1]) if match[1] else None
    last = int(match[3]) if match[3] else None
    return (first, last) if match[2] else (first, first)


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
