"""What is at the address of a table, and links to it that a phone can read."""

from __future__ import annotations

from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel

from damier.live.rooms import generations_of
from damier.texts.page import sheet_name
from damier.web.errors import ApiError
from damier.web.qr import qr_code
from damier.web.routes.people import Address, Lang, Parts, Visitor  # noqa: TC001
from damier.web.routes.tables import REFUSALS, TableId, Token

router = APIRouter(prefix="/api", tags=["tables"])


class FoundTable(BaseModel):
    """What is at the address of a table; `seat_token` and `colour` are for whoever sits there."""

    sheet: str
    sheet_name: str
    status: Literal["open", "playing", "over"]
    watch_token: str
    seat_token: str | None
    colour: Literal["white", "black", "both"] | None


@router.get("/tables/{table}", responses=REFUSALS)
async def find_table(
    table: TableId, parts: Parts, visitor: Visitor, lang: Lang, address: Address
) -> FoundTable:
    """Say what is at an address: a game that all may watch, and one's own seat at it."""
    stored = await parts.store.glance(table)
    if stored is None:
        raise ApiError("no-table")
    terms = stored.terms
    mine: Any = next((seat.side for seat in stored.seats if seat.visitor == visitor), None)
    role: Any = "both" if mine and terms.against == "beside" else mine
    rules = await parts.work.run(address, terms.rules)
    return FoundTable(
        sheet=rules.id,
        sheet_name=sheet_name(rules, lang),
        status=stored.summary.status,  # type: ignore[arg-type]
        watch_token=parts.keys.token(table, "watch"),
        seat_token=parts.keys.token(table, role, generations_of(stored)) if role else None,
        colour=role,
    )


@router.get(
    "/tables/{table}/qr.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}, **REFUSALS},
)
async def table_qr(
    table: TableId,
    token: Token,
    origin: Annotated[str, Query(max_length=300, examples=["https://damier.example"])],
    request: Request,
    *,
    parts: Parts,
    address: Address,
) -> Response:
    """Draw the link that a token opens, for a phone to read: black on white.

    `origin` is the address of this server as the page sees it.
    """
    role = await parts.rooms.role(table, token)
    if role is None:
        raise ApiError("bad-token")
    seen = urlsplit(origin)
    if seen.scheme not in ("http", "https") or seen.netloc != request.headers.get("host"):
        raise ApiError("bad-request", reason=f"expected this server's address, got {origin!r}")
    letter = {"watch": "w", "invite": "i"}.get(role, "s")
    link = f"{seen.scheme}://{seen.netloc}/t/{table}#{letter}={token}"
    drawn = await parts.work.run(address, lambda: qr_code(link))
    return Response(drawn, media_type="image/svg+xml")
