"""`damier operator`: who may run a server from a page, invitations, and what operators did."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from damier.errors import DamierError, MissingExtra

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from damier.club.order.operators import Operators
    from damier.storage.store import Store

    _T = TypeVar("_T")

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None)
Data = Annotated[
    Path | None, typer.Option("--data", help="Where games are kept; your data directory.")
]
Name = Annotated[str, typer.Argument(help="The name of an account.")]
_DAY = 86_400.0
_SOME = 1_000


@app.callback()
def operator() -> None:
    """Say who may run a server from its page, invite people, read what operators did."""


@app.command("add")
def add(name: Name, data: Data = None) -> None:
    """Let somebody with an account be an operator.

    The server may be running, and shows them /operator from then on. Nobody becomes an operator in
    any other way. DAMIER_DATABASE is heeded as by `damier serve`.
    """
    if not _run(data, lambda desk, _store: desk.appoint(name)):
        raise OperatorError(f"expected the name of an account that is no operator, got {name!r}")
    typer.echo(f"{name} is an operator")


@app.command("remove")
def remove(name: Name, data: Data = None) -> None:
    """Let somebody be an operator no more; the account stays."""
    if not _run(data, lambda desk, _store: desk.dismiss(name)):
        raise OperatorError(f"expected the name of an operator, got {name!r}")
    typer.echo(f"{name} is no operator any more")


@app.command("list")
def names(data: Data = None) -> None:
    """List the operators, one a line."""
    for name in _run(data, lambda _desk, store: store.order.operators()):
        typer.echo(name)


@app.command("invite")
def invite(
    count: Annotated[int, typer.Option("--count", min=1, max=1_000, help="How many links.")] = 1,
    days: Annotated[float, typer.Option("--days", min=0.01, max=365, help="Until they end.")] = 14,
    site: Annotated[str, typer.Option("--site", help="Such as https://club.example")] = "",
    data: Data = None,
) -> None:
    """Make links by which one account each may be made, where that is by invitation."""
    for token in _run(data, lambda desk, _store: desk.invite(count, days * _DAY)):
        typer.echo(f"{site.rstrip('/')}/account#invitation={token}")


@app.command("log")
def log(data: Data = None) -> None:
    """Print all that operators did, the latest first, a line of JSON each."""

    async def read(_desk: Operators, store: Store) -> None:
        before: int | None = None
        while some := await store.order.log(_SOME, before):
            before = some[-1][0]
            for number, deed in some:
                typer.echo(json.dumps({"id": number, **asdict(deed)}, ensure_ascii=False))

    _run(data, read)


class OperatorError(DamierError):
    """Somebody who cannot be made an operator, or is none."""


def _run(data: Path | None, work: Callable[[Operators, Store], Awaitable[_T]]) -> _T:
    try:
        from damier.club.order.operators import Operators
        from damier.storage.store import Store
        from damier.web.settings import Settings
    except ModuleNotFoundError as error:
        raise MissingExtra("web", str(error.name)) from error
    settings = Settings.from_environment(data=data)

    async def inside() -> _T:
        store = Store(settings.url, shared=settings.is_shared)
        await store.open(serving=False)
        try:
            return await work(Operators(store), store)
        finally:
            await store.close()

    return asyncio.run(inside())
