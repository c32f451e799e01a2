"""What was played in a position: the operator's games and one's own, apart."""

from __future__ import annotations

import datetime
from functools import partial
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Path, Response
from pydantic import Field

from damier.live.rooms import table_of
from damier.web.errors import ApiError
from damier.web.routes.people import Address, Lang, Parts, Visitor, json_of
from damier.web.study.openings import (
    OpeningsOffer,
    OpeningsShape,
    OwnGame,
    SampleShape,
    explore_own,
)
from damier.web.study.sheets import Chosen
from damier.web.study.words import LONGEST_FEN, read_position

if TYPE_CHECKING:
    from damier.storage.store import StoredTable

router = APIRouter(prefix="/api/openings", tags=["openings"])
_MOST_OWN = 200  # the latest games of one's own that are looked at


class OpeningsAsked(Chosen):
    """A position; `own`: look at the visitor's games instead of the operator's."""

    fen: str | None = Field(None, max_length=LONGEST_FEN)
    own: bool = False


@router.get("")
async def offer(parts: Parts) -> OpeningsOffer:
    """Tell how many games there are to look at."""
    return OpeningsOffer(parts.openings.games)


@router.post("", response_model=OpeningsShape)
async def explore(
    asked: OpeningsAsked, parts: Parts, visitor: Visitor, lang: Lang, address: Address
) -> Response:
    """Return every move played in a position, by whatever moves it was reached, with results."""
    position = await parts.work.run(address, lambda: read_position(asked.fen, asked.rules(), lang))
    if not asked.own:
        return await json_of(parts, address, lambda: parts.openings.explore(position))
    games = []
    for found in await parts.store.games_of(visitor, _MOST_OWN):
        if found.summary.status == "over":
            stored = await parts.store.load(found.id)
            if stored is not None and stored.terms.rules().play_hash == position.sheet.play_hash:
                games.append(await parts.work.run(address, partial(_own, stored), owed=True))
    return await json_of(parts, address, lambda: explore_own(position, games), owed=True)


@router.get(
    "/games/{game}.pdn",
    response_class=Response,
    responses={200: {"content": {"application/x-pdn": {}}}},
)
async def game_of_collection(
    game: Annotated[int, Path(ge=1, le=2**53)], parts: Parts, address: Address
) -> Response:
    """Return a game of the operator's collection as PDN."""
    text = await parts.work.run(address, lambda: parts.openings.pdn(game))
    if text is None:
        raise ApiError("not-found")
    return Response(text, media_type="application/x-pdn")


def _own(stored: StoredTable) -> OwnGame:
    table = table_of(stored)
    day = datetime.datetime.fromtimestamp(stored.made, datetime.UTC)
    over = table.game.outcome
    result = "open" if over is None else (over.winner or "draw")
    names = {
        side: f"damier {seat.level}" if seat.kind == "computer" else seat.name
        for side, seat in table.seats.items()
    }
    sample = SampleShape(
        stored.id,
        names["white"],
        names["black"],
        "damier",
        f"{day:%Y.%m.%d}",
        result,
        len(table.game.moves),
    )
    return OwnGame(sample, table.game, day.year)
