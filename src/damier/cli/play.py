"""`damier play`: the terminal app."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from damier.cli.options import AsciiOnly, NoColour, TerminalLanguage  # noqa: TC001  Typer reads annotations
from damier.errors import GameError, MissingExtra, NoTerminal

if TYPE_CHECKING:
    from damier.engine.book import Book
    from damier.game import Game
    from damier.rules.sheet import Colour
    from damier.tui.choice import GameChoice
    from damier.tui.palette import Depth
    from damier.tui.puzzling import PuzzleWish
    from damier.tui.store import GameFiles

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


@app.command()
def play(
    *,
    sheet: Annotated[
        str | None, typer.Option("--sheet", "-s", help="A sheet's id, or a path to your own .toml.")
    ] = None,
    level: Annotated[
        str | None, typer.Option("--level", "-l", help="The computer's: 1 to 10, or best.")
    ] = None,
    book: Annotated[
        Path | None, typer.Option("--book", help="The computer plays by this opening book.")
    ] = None,
    hub: Annotated[
        str | None, typer.Option("--hub", help="Play a Hub engine: its command line.")
    ] = None,
    beside: Annotated[bool, typer.Option("--beside", help="Two people at this terminal.")] = False,
    colour: Annotated[
        str | None, typer.Option("--colour", "-c", help="Yours: white, black or lot.")
    ] = None,
    name: Annotated[
        str | None, typer.Option("--name", help="Yours; of two people, 'White / Black'.")
    ] = None,
    mode: Annotated[
        str | None, typer.Option("--mode", help="guided, or table: slips can be played.")
    ] = None,
    slips: Annotated[
        str | None,
        typer.Option(
            "--slips", help="announced, or silent: at the table, whoever sees one points."
        ),
    ] = None,
    touch_move: Annotated[
        bool | None,
        typer.Option("--touch-move/--no-touch-move", help="A touched piece must move."),
    ] = None,
    draw_option: Annotated[
        list[str] | None,
        typer.Option("--draw-option", help="Switch on a draw rule that the sheet leaves to you."),
    ] = None,
    clock: Annotated[
        str | None, typer.Option("--clock", help="Seconds: 300, 300+5, 40/7200:3600, *30.")
    ] = None,
    fen: Annotated[str | None, typer.Option("--fen", "-f", help="Begin from a position.")] = None,
    pdn: Annotated[Path | None, typer.Option("--pdn", help="Show the games of a file.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the game left unfinished.")
    ] = False,
    table: Annotated[
        str | None,
        typer.Option("--table", help="Go on at a table of your own web app: its name or link."),
    ] = None,
    browser: Annotated[
        bool, typer.Option("--browser", help="Open the game in the browser as well.")
    ] = False,
    collection: Annotated[
        Path | None,
        typer.Option("--collection", help="Look openings up in it; else DAMIER_COLLECTION."),
    ] = None,
    lang: TerminalLanguage = None,
    no_colour: NoColour = False,
    ascii_only: AsciiOnly = None,
) -> None:
    """Play in the terminal.

    Without options the start screen comes first; with any of them the game begins at once, and what
    is not given is as it was the last time.
    """
    from damier.collection import Collection
    from damier.engine.book import Book
    from damier.tui.store import GameFiles, first_of

    store = GameFiles()
    remembered, spoken = store.remembered()
    given = {
        "sheet": sheet,
        "level": _level(level),
        "hub": hub,
        "rival": "hub" if hub else "beside" if beside else "computer" if level else None,
        "colour": colour,
        "name": name,
        "mode": mode,
        "slips": slips,
        "touch_move": touch_move,
        "draw_options": tuple(draw_option) if draw_option else None,
        "control": clock,
        "start": fen,
    }
    choice = _choice(
        remembered, {name: value for name, value in given.items() if value is not None}
    )
    if pdn is not None:
        first_of(pdn)  # a file without a game is told here, not inside the app
    games = collection or os.environ.get("DAMIER_COLLECTION") or None
    if games is not None:
        Collection(games).close()
    if resume and store.resume() is None:
        raise GameError("expected an unfinished game, got none")
    letters = _letters(ascii_only)
    depth, speaks = _depth(no_colour or letters), _language(lang, spoken)
    known = None if book is None else Book.read(book, None if choice is None else choice.sheet)
    _run(
        speaks,
        depth,
        choice,
        None,
        store,
        resume=resume,
        ascii_only=letters,
        table=table or "",
        browser=browser,
        book=known,
        file=pdn,
        collection=None if games is None else Path(games),
    )


def run_app(
    lang: str | None, *, no_colour: bool, ascii_only: bool | None, solve: PuzzleWish | str
) -> None:
    """Run the app with puzzles; the language is the one of last time unless another is asked."""
    from damier.tui.store import GameFiles

    store = GameFiles()
    letters = _letters(ascii_only)
    depth = _depth(no_colour or letters)
    _run(
        _language(lang, store.remembered()[1]),
        depth,
        None,
        None,
        store,
        ascii_only=letters,
        solve=solve,
    )


def _run(
    lang: str,
    depth: Depth,
    choice: GameChoice | None,
    opened: tuple[Game, GameChoice, frozenset[Colour]] | None,
    store: GameFiles,
    *,
    ascii_only: bool,
    resume: bool = False,
    table: str = "",
    browser: bool = False,
    book: Book | None = None,
    solve: PuzzleWish | str | None = None,
    file: Path | None = None,
    collection: Path | None = None,
) -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise NoTerminal("expected a terminal to play in, got something else")
    try:
        from damier.tui.app import DamierApp
    except ModuleNotFoundError as error:
        raise MissingExtra("tui", str(error.name)) from error
    DamierApp(
        lang=lang,
        depth=depth,
        choice=choice,
        opened=opened,
        resume=resume,
        store=store,
        ascii_only=ascii_only,
        table=table,
        browser=browser,
        book=book,
        solve=solve,
        file=file,
        collection=collection,
    ).run()


def _level(text: str | None) -> int | str | None:
    return int(text) if text is not None and text.isdecimal() else text


def _choice(remembered: GameChoice, given: dict[str, object]) -> GameChoice | None:
    """Return the choice that options give, the rest as last time; None without any."""
    from dataclasses import replace

    if not given:
        return None
    kept = remembered
    if "sheet" in given:
        kept = replace(kept, mode="guided", slips="announced", touch_move=None, draw_options=())
    choice = replace(kept, **given).checked()  # type: ignore[arg-type]
    choice.game()  # a position that cannot be is told here, not inside the app
    return choice


def _language(asked: str | None, spoken: str) -> str:
    """Return the language asked for, else the one of last time, else the shell's."""
    from damier.texts.catalogue import best_language, text

    if asked is not None:
        text("side", asked, colour="white")  # an unknown language is told before the app starts
        return asked
    shell = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return best_language([spoken, *shell])


def _depth(plain: bool) -> Depth:
    from damier.tui.palette import depth_of

    return "none" if plain else depth_of(os.environ)


def _letters(asked: bool | None) -> bool:
    """Return whether pieces are letters: as asked, else as the terminal needs it."""
    from damier.tui.palette import letters_only

    return letters_only(os.environ) if asked is None else asked
