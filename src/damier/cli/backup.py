"""`damier backup`: a copy of all games and keys."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003  Typer reads annotations
from typing import Annotated

import typer

from damier.errors import MissingExtra


def backup(
    to: Annotated[Path, typer.Argument(help="A new folder, which is not there yet.")],
    data: Annotated[
        Path | None, typer.Option("--data", help="Where games are kept; your data directory.")
    ] = None,
) -> None:
    """Copy all games and keys into a new folder, also while the server runs.

    The copy is a folder of data itself: `damier serve --data FOLDER` runs from it. With PostgreSQL
    games are copied by its own tools; keep a copy of the data folder, too.
    """
    try:
        from damier.storage.backup import back_up
        from damier.web.settings import Settings
    except ModuleNotFoundError as error:
        raise MissingExtra("web", str(error.name)) from error
    settings = Settings.from_environment(data=data)
    typer.echo(back_up(settings.data, settings.url, to))
