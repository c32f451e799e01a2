"""`damier think`: engines for the tables and analyses of servers elsewhere."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from pathlib import Path  # noqa: TC003  Typer reads annotations
from typing import Annotated

import typer

from damier.errors import MissingExtra


def think(
    bus: Annotated[
        str,
        typer.Option("--bus", envvar="DAMIER_BUS", help="The Redis that servers ask over."),
    ],
    *,
    threads: Annotated[
        int,
        typer.Option("--threads", min=1, max=64, help="Jobs of tables at once; as many studies."),
    ] = 1,
    book: Annotated[
        list[Path] | None,
        typer.Option("--book", help="The computer plays by this opening book; one a sheet."),
    ] = None,
) -> None:
    """Think for servers that were started with the same --bus.

    Any number of these may run, on any machine that reaches the Redis. One that ends, or is killed,
    leaves what it was thinking about to the others. Ctrl-C ends it.
    """
    try:
        from damier.live.thinking.worker import Worker
    except ModuleNotFoundError as error:
        raise MissingExtra("redis", str(error.name)) from error

    from damier.engine.book import Book

    books = [Book.read(path) for path in book or ()]

    async def run() -> None:
        task = asyncio.current_task()
        if task is not None:
            with suppress(NotImplementedError):  # there is no such signal on Windows
                asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        worker = Worker(bus, threads, books=books)
        typer.echo(f"thinking for {worker.where}, {threads} at once")
        with suppress(asyncio.CancelledError):
            await worker.run()

    asyncio.run(run())
