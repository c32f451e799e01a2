"""`damier ratings`: compute all ratings of a server again from its stored games."""

from __future__ import annotations

import asyncio
from pathlib import Path  # noqa: TC003  Typer reads annotations
from typing import TYPE_CHECKING, Annotated

import typer

from damier.errors import MissingExtra

if TYPE_CHECKING:
    from damier.web.settings import Settings


def ratings(
    data: Annotated[
        Path | None, typer.Option("--data", help="Where games are kept; your data directory.")
    ] = None,
) -> None:
    """Compute all ratings of a server again from its stored games.

    Says how many rated games there are, and for how many of them something else had been noted.
    The server may be running. DAMIER_DATABASE is heeded as by `damier serve`.
    """
    try:
        from damier.web.settings import Settings
    except ModuleNotFoundError as error:
        raise MissingExtra("web", str(error.name)) from error
    games, wrong = asyncio.run(_recomputed(Settings.from_environment(data=data)))
    typer.echo(f"rated games: {games}, put right: {wrong}")


async def _recomputed(settings: Settings) -> tuple[int, int]:
    from damier.club.ratings.results import recompute
    from damier.storage.store import Store

    store = Store(settings.url, shared=settings.is_shared)
    await store.open(serving=False)
    try:
        return await recompute(store)
    finally:
        await store.close()
