"""Games as a stream: one after the other as they are read and written, never all at once."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Response
from fastapi.responses import StreamingResponse

from damier.storage.exporting import ExportWish
from damier.storage.people import StoredPerson
from damier.web.archive import pdn_of
from damier.web.errors import ApiError, Problem
from damier.web.programs.exported import exported_game
from damier.web.programs.gates import allow
from damier.web.programs.streams import NDJSON, LineStream, line, places
from damier.web.routes.people import Address, Parts  # noqa: TC001  FastAPI reads annotations

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from damier.storage.store import StoredTable
    from damier.web.state import State

_REFUSALS: dict[int | str, dict[str, Any]] = {
    code: {"model": Problem} for code in (401, 403, 404, 422, 429)
}
router = APIRouter(tags=["games"], responses=_REFUSALS)
PDN = "application/x-pdn"
_FOREVER = 10**15
_BREATH = 1.0  # seconds until somebody whose budget is spent is looked at again
Reader = Annotated[StoredPerson, Depends(allow("games:read"))]
Moment = Annotated[int | None, Query(ge=0, le=_FOREVER, description="Milliseconds since the epoch")]


@router.get(
    "/api/games/export",
    response_class=StreamingResponse,
    responses={200: {"content": {NDJSON: {}, PDN: {}}}, **_REFUSALS},
)
async def export_games(
    parts: Parts,
    me: Reader,
    address: Address,
    *,
    form: Annotated[Literal["ndjson", "pdn"], Query(alias="format")] = "ndjson",
    since: Moment = None,
    until: Moment = None,
    sheet: Annotated[str | None, Query(max_length=100)] = None,
    rated: Annotated[bool | None, Query()] = None,
    most: Annotated[int | None, Query(alias="max", ge=1, le=1_000_000)] = None,
) -> LineStream:
    """Return one's own games that are over, the latest first, as they are written.

    Goes as fast as it is read; whoever has used up what may be computed in a minute waits.
    """
    parts.limits.check("heavy", address)
    wish = ExportWish(since=since, until=until, sheet=sheet, rated=rated)
    games = parts.store.exported(me.visitor, wish)
    write: Callable[[StoredTable], bytes] = _lines if form == "ndjson" else _pdn
    told = _told(parts, me, games, write, address=address, most=most)
    return await LineStream.begin(told, NDJSON if form == "ndjson" else PDN)


async def _told(
    parts: State,
    me: StoredPerson,
    games: AsyncGenerator[StoredTable],
    write: Callable[[StoredTable], bytes],
    *,
    address: str,
    most: int | None,
) -> AsyncGenerator[bytes]:
    left = _FOREVER if most is None else most
    with places(parts, me.id, address):
        async for found in games:
            while parts.work.budget.left(me.id) <= 0:
                await asyncio.sleep(_BREATH)
            yield await parts.work.run(me.id, partial(write, found), owed=True)
            left -= 1
            if left <= 0:
                return


def _lines(stored: StoredTable) -> bytes:
    return line(exported_game(stored))


def _pdn(stored: StoredTable) -> bytes:
    return (pdn_of(stored) + "\n").encode()


@router.get(
    "/game/export/{game}",
    response_class=Response,
    responses={200: {"content": {PDN: {}}}, **_REFUSALS},
)
async def export_game(
    game: Annotated[str, Path(max_length=32)],
    parts: Parts,
    me: Annotated[StoredPerson, Depends(allow("games:read", "bot"))],
    address: Address,
) -> Response:
    """Return a game of one's own as PDN."""
    parts.limits.check("heavy", address)
    stored = await parts.store.load(game)
    if stored is None or me.visitor not in [seat.visitor for seat in stored.seats]:
        raise ApiError("no-table")
    written = await parts.work.run(me.id, lambda: pdn_of(stored))
    return Response(written, media_type=PDN)
