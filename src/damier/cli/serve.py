"""`damier serve`, and `damier` alone: the web app."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003  Typer reads annotations
from typing import Annotated

import typer

from damier.errors import MissingExtra


def serve(
    *,
    host: Annotated[
        str | None, typer.Option("--host", help="Where to listen; 127.0.0.1 is this machine only.")
    ] = None,
    port: Annotated[
        int | None, typer.Option("--port", min=0, max=65535, help="The port; 8000 if none is said.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open no browser.")] = False,
    data: Annotated[
        Path | None, typer.Option("--data", help="Where games are kept; your data directory.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option("--database", help="postgresql://user@host/name; else a file in --data."),
    ] = None,
    bus: Annotated[
        str | None,
        typer.Option("--bus", help="A Redis: engines and, with PostgreSQL, other servers."),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option("--workers", min=1, max=64, help="Processes; needs PostgreSQL and a bus."),
    ] = None,
    book: Annotated[
        list[Path] | None,
        typer.Option("--book", help="The computer plays by this opening book; one a sheet."),
    ] = None,
    log_level: Annotated[
        str | None, typer.Option("--log-level", help="debug, info, warning or error.")
    ] = None,
) -> None:
    """Run the web app; `damier` alone does, too.

    Games are kept in your data directory (~/.local/share/damier on Linux) unless --data says
    otherwise. Every setting can also be given as DAMIER_… in the environment. With --database and
    --bus any number of these may run, on any machine: they are one site.
    """
    try:
        from damier.web.server import run
        from damier.web.settings import Settings
    except ModuleNotFoundError as error:
        raise MissingExtra("web", str(error.name)) from error
    settings = Settings.from_environment(
        host=host,
        port=port,
        data=data,
        database=database,
        bus=bus,
        workers=workers,
        books=tuple(str(path.resolve()) for path in book) if book else None,
        log_level=log_level,
    )
    run(settings, browser=not no_browser)
