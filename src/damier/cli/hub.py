"""`damier hub`: the engine for any program that speaks the Hub protocol."""

from __future__ import annotations

import sys
from pathlib import Path  # noqa: TC003  Typer reads annotations
from typing import Annotated

import typer

from damier.cli.options import LogFile, SheetName  # noqa: TC001  Typer reads annotations


def hub(
    sheet: SheetName = "international",
    book: Annotated[Path | None, typer.Option("--book", help="Play by this opening book.")] = None,
    log: LogFile = None,
) -> None:
    """Run the engine on standard input and output, for any Hub GUI.

    A GUI starts this command and speaks the Hub protocol, version 2. Other sheets are chosen by the
    parameter `variant`, and a book by `book`. It ends with `quit`, or with the end of its input.
    """
    from damier.cli.logs import logged
    from damier.engine.book import Book
    from damier.protocols.hub import HubEngine
    from damier.protocols.transport.server import HubServer

    def write(line: str) -> None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    if book is not None:
        Book.read(book, sheet)  # told now, not to the GUI
    with logged(log):
        HubServer(HubEngine(sheet, str(book or "")), write).run(sys.stdin.fileno())
