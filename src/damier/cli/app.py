"""All commands by name. Only what is needed to list them is imported here."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated

import typer

from damier.cli import analyse, bench, demo, hub, match, moves, perft, sheets, train

app = typer.Typer(
    help="Draughts by the leaflet in the box and by the federations.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,  # plain help starts in a third of the time
    pretty_exceptions_enable=False,
)
app.add_typer(sheets.app, name="sheets")
app.command("moves")(moves.moves)
app.command("why")(moves.why)
app.command("perft")(perft.perft)
app.command("bench")(bench.bench)
app.command("demo")(demo.demo)
app.command("analyse")(analyse.analyse)
app.command("match")(match.match)
app.command("train")(train.train)
app.command("hub")(hub.hub)


def _show_version(wanted: bool) -> None:
    if wanted:
        from damier import __version__

        typer.echo(f"damier {__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Say which.")
    ] = False,
) -> None:
    """Draughts by the leaflet in the box and by the federations."""


def _mount_later(name: str, about: str) -> None:
    """Add the commands of damier.cli.<name>, imported only when one of them is called."""

    def call(context: typer.Context) -> None:
        group = import_module(f"damier.cli.{name}").app
        group(context.args, prog_name=f"damier {name}")

    passed_on = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}
    app.command(name, help=about, context_settings=passed_on)(call)


_mount_later("pdn", "Check, convert and show games in PDN.")
_mount_later("endgame", "Build endgame tables, and ask them who wins.")
_mount_later("dxp", "Play another program over DamExchange.")
