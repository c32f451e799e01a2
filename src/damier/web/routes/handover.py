"""A game handed over by the terminal of whoever owns this server, and its facts back there."""

from __future__ import annotations

import hmac
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Header, Query, Request, Response
from pydantic import BaseModel

from damier.live.handover import OWNER, handed, parse_handed, stored_of
from damier.live.metrics import TABLES
from damier.web.errors import ApiError
from damier.web.routes.people import Address, Parts  # noqa: TC001  FastAPI reads annotations
from damier.web.routes.tables import TableId  # noqa: TC001


def _own(parts: Parts, owner: Annotated[str, Header(alias=OWNER, max_length=200)] = "") -> None:
    """Turn away whoever cannot read this server's key."""
    given = owner.encode("utf-8", "replace")
    if not hmac.compare_digest(parts.keys.owner().encode(), given):
        raise ApiError("bad-token")


router = APIRouter(prefix="/api/handover", include_in_schema=False, dependencies=[Depends(_own)])


class TakenOver(BaseModel):
    """The name of the table that the game goes on at."""

    table: str


@router.get("")
async def is_own() -> dict[str, bool]:
    """Say that this is the server of whoever asks."""
    return {"own": True}


@router.post("")
async def take_over(request: Request, parts: Parts, address: Address) -> TakenOver:
    """Go on with a game that has begun elsewhere."""
    try:
        told = parse_handed(await request.body())
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ApiError("bad-request", reason=str(error)) from error
    if len(told.events) >= parts.settings.events_per_table:
        raise ApiError("table-full")
    now = parts.store.clock.now()
    made = await parts.work.run(address, lambda: stored_of(told, now), owed=True)
    await parts.store.create(made)
    TABLES.inc()
    return TakenOver(table=made.id)


@router.get("/{table}")
async def facts(table: TableId, parts: Parts, since: Annotated[int, Query(ge=0)] = 0) -> Response:
    """Return the terms of a table, and what has happened at it since an event."""
    stored = await parts.store.glance(table)
    if stored is None:
        raise ApiError("no-table")
    events = await parts.store.since(table, since)
    written = handed(stored.terms, events, parts.store.clock.now())
    return Response(written, media_type="application/json")
