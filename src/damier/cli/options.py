"""Options that several commands share, and what they stand for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from damier.position import Position


def group(about: str) -> typer.Typer:
    """Return an empty group of commands; without one of them it shows its help."""
    return typer.Typer(
        help=about,
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )


def sheet_names(incomplete: str) -> list[tuple[str, str]]:
    """Complete the id of a sheet, with its name beside it."""
    from damier.rules import sheet, sheets

    return [(name, sheet(name).name) for name in sheets() if name.startswith(incomplete)]


def language_names(incomplete: str) -> list[tuple[str, str]]:
    """Complete a language, with its own name beside it."""
    from damier.texts import languages, text

    return [
        (name, text(f"language-{name}", name))
        for name in languages()
        if name.startswith(incomplete)
    ]


def level_names(incomplete: str) -> list[tuple[str, str]]:
    """Complete a level."""
    about = {0: "as strong as possible", 1: "a child may win", 10: "the strongest level"}
    return [
        (str(level), about.get(level, f"level {level}"))
        for level in range(11)
        if str(level).startswith(incomplete)
    ]


def entrant_names(incomplete: str) -> list[tuple[str, str]]:
    """Complete a program in a match."""
    from damier.protocols.dxp.messages import PORT

    levels = [(f"damier:level={level}", f"our level {level}") for level in range(1, 11)]
    sides = [("damier", "our engine"), *levels, (f"dxp:localhost:{PORT}", "a DXP program")]
    return [(side, about) for side, about in sides if side.startswith(incomplete)]


def deck_names(incomplete: str) -> list[tuple[str, str]]:
    """Complete a deck of openings."""
    from damier.decks import deck, decks

    known = [(f"deck:{name}", deck(name).title) for name in decks()]
    return [(name, title) for name, title in known if name.startswith(incomplete)]


def plain_deck_names(incomplete: str) -> list[tuple[str, str]]:
    """Complete a deck where nothing else can be meant."""
    found = [(name.removeprefix("deck:"), title) for name, title in deck_names("")]
    return [(name, title) for name, title in found if name.startswith(incomplete)]


_SHEET_HELP = "A sheet's id, or a path to your own .toml."

SheetName = Annotated[
    str, typer.Option("--sheet", "-s", help=_SHEET_HELP, autocompletion=sheet_names)
]
AnySheet = Annotated[
    str | None, typer.Option("--sheet", "-s", help=_SHEET_HELP, autocompletion=sheet_names)
]
SheetArgument = Annotated[str, typer.Argument(help=_SHEET_HELP, autocompletion=sheet_names)]
Fen = Annotated[str | None, typer.Option("--fen", "-f", help="A position; without: the start.")]
Language = Annotated[
    str,
    typer.Option("--lang", help="The language of texts: en, fr…", autocompletion=language_names),
]
Level = Annotated[
    int,
    typer.Option(
        "--level", min=0, max=10, help="1 to 10; 0: the best.", autocompletion=level_names
    ),
]
LogFile = Annotated[
    Path | None, typer.Option("--log", help="Write what the programs say to each other here.")
]
Jobs = Annotated[
    int | None, typer.Option("--jobs", "-j", min=1, help="Processes; else one a core.")
]
ClusterAddress = Annotated[
    str, typer.Option("--cluster", help="Let a Dask cluster play, as tcp://host:8786.")
]
Seed = Annotated[int, typer.Option("--seed", help="Another seed, other games.")]
TablePieces = Annotated[
    int, typer.Option("--tables", min=0, max=5, help="End games by tables of so many pieces.")
]
Perturbed = Annotated[
    float, typer.Option("--perturbed", min=0, max=0.9, help="Share of positions beside the games.")
]
KingStarts = Annotated[
    float, typer.Option("--king-starts", min=0, max=1, help="Share of games that begin with kings.")
]
DeckName = Annotated[
    str,
    typer.Option(
        "--deck", help="Begin after ballots of this deck.", autocompletion=plain_deck_names
    ),
]
SheetOfGames = Annotated[
    str | None,
    typer.Option(
        "--sheet",
        "-s",
        help="What games without a GameType are played by; without: found out.",
        autocompletion=sheet_names,
    ),
]
Encoding = Annotated[
    str | None, typer.Option("--encoding", help="The encoding of the games; without: found out.")
]
TerminalLanguage = Annotated[str | None, typer.Option("--lang", help="en, nl, fr, ar…")]
NoColour = Annotated[
    bool, typer.Option("--no-colour", "--no-color", help="Shapes and letters instead.")
]
AsciiOnly = Annotated[
    bool | None,
    typer.Option("--ascii/--no-ascii", help="Letters for pieces; else as the terminal has it."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON for programs.")]


def position_of(sheet: str, fen: str | None) -> Position:
    """Return the position that --sheet and --fen name."""
    from damier.position import Position

    return Position.start(sheet) if fen is None else Position.from_fen(fen, sheet)


def is_file(subject: str) -> bool:
    """Say whether a subject is a file of games, or standard input, and no FEN."""
    return subject == "-" or subject.lower().endswith(".pdn") or Path(subject).is_file()


def print_json(value: object) -> None:
    """Write one JSON value and a line feed."""
    typer.echo(json.dumps(value, ensure_ascii=False))
