"""A visitor's own games."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel

from damier.live.rooms import generations_of
from damier.texts.page import sheet_name
from damier.web.archive import pdn_of
from damier.web.routes.people import Address, Lang, Parts, Visitor  # noqa: TC001

if TYPE_CHECKING:
    from damier.storage.store import StoredTable
    from damier.web.state import State

router = APIRouter(prefix="/api", tags=["games"])
_MOST = 200
_MOST_PDN = 1_000


class Player(BaseModel):
    """Who plays a side."""

    kind: Literal["person", "computer", "open"]
    name: str
    level: int | Literal["best"] | None = None


class MyGame(BaseModel):
    """A game of the visitor's, with what opens it again; `board` and `turn` are as it stands."""

    table: str
    sheet: str
    sheet_name: str
    mode: str
    control: str | None
    against: str
    players: dict[str, Player]
    colour: Literal["white", "black", "both"]
    status: Literal["open", "playing", "over"]
    result: str | None
    plies: int
    board: str
    turn: Literal["white", "black"]
    updated: float
    seat_token: str
    url: str


@router.get("/games")
async def my_games(
    parts: Parts,
    visitor: Visitor,
    lang: Lang,
    address: Address,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> list[MyGame]:
    """Return the visitor's games, the latest first."""
    found = await parts.store.games_of(visitor, _MOST, offset)
    return await parts.work.run(address, lambda: listed_games(found, parts, visitor, lang))


def listed_games(found: list[StoredTable], parts: State, visitor: str, lang: str) -> list[MyGame]:
    """Return tables as whoever plays at them sees them in a list."""
    games = []
    for stored in found:
        terms = stored.terms
        sides = [seat.side for seat in stored.seats if seat.visitor == visitor]
        colour: Any = "both" if terms.against == "beside" else sides[0]
        token = parts.keys.token(stored.id, colour, generations_of(stored))
        levels = {"white": terms.white.level, "black": terms.black.level}
        rules = terms.rules()
        games.append(
            MyGame(
                table=stored.id,
                sheet=rules.id,
                sheet_name=sheet_name(rules, lang),
                mode=terms.mode,
                control=terms.control,
                against=terms.against,
                players={
                    seat.side: Player(kind=seat.kind, name=seat.name, level=levels[seat.side])  # type: ignore[arg-type]
                    for seat in stored.seats
                },
                colour=colour,
                status=stored.summary.status,  # type: ignore[arg-type]
                result=stored.summary.result,
                plies=stored.summary.plies,
                board=stored.summary.board,
                turn=stored.summary.turn,  # type: ignore[arg-type]
                updated=stored.updated,
                seat_token=token,
                url=f"/t/{stored.id}#s={token}",
            )
        )
    return games


@router.get(
    "/games.pdn",
    response_class=Response,
    responses={200: {"content": {"application/x-pdn": {}}}},
)
async def my_games_pdn(parts: Parts, visitor: Visitor, address: Address) -> Response:
    """Return all games of the visitor as one PDN file."""
    parts.limits.check("heavy", address)
    parts.work.budget.check(address)
    written = []
    for found in await parts.store.games_of(visitor, _MOST_PDN):
        stored = await parts.store.load(found.id)
        if stored is not None and stored.events:
            written.append(await parts.work.run(address, partial(pdn_of, stored), owed=True))
    headers = {"Content-Disposition": 'attachment; filename="damier-games.pdn"'}
    return Response("\n".join(written), media_type="application/x-pdn", headers=headers)
