"""All commands by name. A command's module is imported when it is called."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from damier.cli.examples import epilog

# A command NAME is the function NAME of damier.cli.MODULE, or the commands of `app` there.
COMMANDS = {
    "play": ("play", "Play in the terminal."),
    "serve": ("serve", "Run the web app; `damier` alone does, too."),
    "think": ("think", "Think for servers that were started with the same --bus."),
    "backup": ("backup", "Copy all games and keys into a new folder, also while the server runs."),
    "reports": ("reports", "List what players have reported."),
    "operator": (
        "operator",
        "Say who may run a server from its page, invite people, read what operators did.",
    ),
    "ratings": ("ratings", "Compute all ratings of a server again from its stored games."),
    "sheets": ("sheets", "List the rule sheets, or show one."),
    "moves": ("moves", "List the legal moves of a position, one a line."),
    "why": ("moves", "Say why a move is not allowed, and by which article."),
    "pdn": ("pdn", "Check, show and convert games in PDN."),
    "diagram": ("pictures", "Draw a position as text, SVG or PNG, in any theme."),
    "picture": ("pictures", "Draw a game, or a combination, as a moving picture."),
    "games": (
        "games",
        "Keep any number of games in one file, and find them by position and by name.",
    ),
    "book": ("book", "Make opening books of games, and show what is in one."),
    "analyse": ("analyse", "Score a position, or every move of games, and mark the mistakes."),
    "puzzles": ("puzzles", "List the puzzles of a sheet, make new ones, check a file of them."),
    "worksheet": (
        "worksheet",
        "Print puzzles on A4, with lines to write on and the solutions on a page of their own.",
    ),
    "endgame": ("endgame", "Build endgame tables, and ask them who wins."),
    "match": ("match", "Play programs against each other, and say which is better."),
    "hub": ("hub", "Run the engine on standard input and output, for any Hub GUI."),
    "dxp": ("dxp", "Play another program over DamExchange."),
    "bot": ("bot", "Play at a damier server as a bot."),
    "perft": ("perft", "Count the sequences of legal moves of a length."),
    "bench": ("bench", "Measure moves, perft, search and import."),
    "samples": (
        "samples",
        "Play games for their positions, which `damier train --pool` learns from.",
    ),
    "train": ("train", "Train the engine for a sheet, your own sheets too."),
    "network": (
        "network",
        "Train a small network on a pool of positions, beside the windows that a sheet plays by.",
    ),
    "demo": ("demo", "Show a short game on the terminal, and a refused move with its reason."),
}


class Commands(TyperGroup):
    """A group that knows its commands by name and imports the one that is wanted."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002
        """Return the names in the order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ARG002
        """Return a command, made from its module when first asked for."""
        if cmd_name in COMMANDS and cmd_name not in self.commands:
            self.commands[cmd_name] = _made(cmd_name)
        return self.commands.get(cmd_name)

    def format_commands(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002
        """Write the list of commands without importing any of them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, about) for name, (_, about) in COMMANDS.items()])


def _made(name: str) -> Any:
    module = import_module(f"damier.cli.{COMMANDS[name][0]}")
    group = getattr(module, "app", None)
    if group is None:
        group = typer.Typer(add_completion=False, rich_markup_mode=None)
        group.command(name)(getattr(module, name))
    made = typer.main.get_command(group)
    made.name = name
    _add_examples(made, name)
    return made


def _add_examples(command: Any, path: str) -> None:
    command.epilog = epilog(path)
    for name, part in getattr(command, "commands", {}).items():
        _add_examples(part, f"{path} {name}")


app = typer.Typer(
    cls=Commands,
    rich_markup_mode=None,  # plain help starts in a third of the time
    pretty_exceptions_enable=False,
    epilog=epilog(""),
)


def _show_version(wanted: bool) -> None:
    if wanted:
        from damier import __version__

        typer.echo(f"damier {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001  its callback answers
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Say which.")
    ] = False,
) -> None:
    """Draughts by the leaflet in the box and by the federations.

    Without a command it opens the web app in your browser.
    """
    if context.invoked_subcommand is None:
        import_module("damier.cli.serve").serve()
