"""`damier reports`: what players of a server have reported."""

from __future__ import annotations

import asyncio
import datetime
import json
from dataclasses import asdict
from pathlib import Path  # noqa: TC003  Typer reads annotations
from typing import TYPE_CHECKING, Annotated

import typer

from damier.errors import MissingExtra

if TYPE_CHECKING:
    from damier.storage.reports import ReportedTalk


def reports(
    data: Annotated[
        Path | None, typer.Option("--data", help="Where games are kept; your data directory.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
) -> None:
    """List what players have reported.

    Talk and names, the latest first. The server may be running. DAMIER_DATABASE is heeded as by
    `damier serve`.
    """
    try:
        from damier.storage.reports import reported_talk
        from damier.web.settings import Settings
    except ModuleNotFoundError as error:
        raise MissingExtra("web", str(error.name)) from error
    settings = Settings.from_environment(data=data)
    for found in asyncio.run(reported_talk(settings.url)):
        typer.echo(json.dumps(asdict(found), ensure_ascii=False) if as_json else _line(found))


def _line(found: ReportedTalk) -> str:
    when = datetime.datetime.fromtimestamp(found.at, datetime.UTC)
    what = f"said {found.said!r}" if found.said else "has that name"
    why = f": {found.why}" if found.why else ""
    return f"{when:%Y-%m-%d %H:%M} UTC  {found.table}  {found.about} {found.name!r} {what}{why}"
