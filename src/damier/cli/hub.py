"""`damier hub`: the engine for any program that speaks the Hub protocol."""

from __future__ import annotations

import sys

from damier.cli.options import LogFile, SheetName  # noqa: TC001  Typer reads annotations


def hub(sheet: SheetName = "international", log: LogFile = None) -> None:
    """Run the engine on standard input and output, for any Hub GUI.

    A GUI starts this command and speaks the Hub protocol, version 2. Other sheets are chosen by the
    parameter `variant`. It ends with `quit`, or with the end of its input.
    """
    from damier.cli.logs import logged
    from damier.protocols.hub import HubEngine
    from damier.protocols.transport.server import HubServer

    def write(line: str) -> None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    with logged(log):
        HubServer(HubEngine(sheet), write).run(sys.stdin.fileno())
