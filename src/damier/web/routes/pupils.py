"""Pupils of a class, for those who teach it: accounts in bulk, slips, and how they play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import BaseModel, Field

from damier.club.clubs.clubs import CALLED
from damier.club.clubs.pupils import AT_ONCE
from damier.storage.finished import GameFilter
from damier.texts.page import sheet_name
from damier.web.errors import ApiError, Problem
from damier.web.programs.gates import from_here
from damier.web.qr import qr_code
from damier.web.routes.clubs import (
    ClubMemberId,
    ClubShape,
    Teaching,
    club_shape,
    origin_of,
)
from damier.web.routes.people import Address, Lang, Me, Parts  # noqa: TC001

if TYPE_CHECKING:
    from damier.club.clubs.pupils import EntrySlip
    from damier.storage.finished import FinishedGame
    from damier.storage.store import StoredTable

router = APIRouter(
    prefix="/api/clubs/{club}/pupils",
    tags=["clubs"],
    dependencies=[Depends(from_here)],
    responses={code: {"model": Problem} for code in (403, 404, 409, 422, 429)},
)
SignInWay = Literal["pictures", "words"]
PersonPath = Annotated[str, Path(max_length=64, description="As the club's `members` tells it")]
_GAMES = 50


class AskedPupils(BaseModel):
    """Names as people have them, and by what the pupils will sign in."""

    names: Annotated[
        list[Annotated[str, Field(max_length=CALLED)]], Field(min_length=1, max_length=2 * AT_ONCE)
    ]
    way: SignInWay = "pictures"


class PupilReset(ClubMemberId):
    """A pupil, and by what they will sign in from now on."""

    way: SignInWay = "pictures"


class PupilMove(ClubMemberId):
    """A pupil, and the class where they go."""

    to: Annotated[str, Field(max_length=64)]


class PupilSlip(BaseModel):
    """What is printed for a pupil; the secret is told this once."""

    person: str
    called: str
    name: str
    way: SignInWay
    secret: str


class PupilGame(BaseModel):
    """A finished game of a pupil's; `score` is theirs, `level` the computer's."""

    table: str
    ended: float
    sheet: str
    sheet_name: str
    score: float | None
    level: str
    opponent: str


@router.post("", status_code=201)
async def make_pupils(
    asked: AskedPupils, here: Teaching, parts: Parts, me: Me, address: Address
) -> list[PupilSlip]:
    """Make an account for every name: without e-mail, for this class."""
    if parts.keeper.registration == "closed":
        raise ApiError("no-registration")
    parts.accounts.must_be_fresh(me)
    parts.limits.check("pupils", address)
    return [_slip(one) for one in await parts.pupils.make(here, asked.names, asked.way)]


@router.post("/reset")
async def reset_pupil(
    asked: PupilReset, here: Teaching, parts: Parts, me: Me, address: Address
) -> PupilSlip:
    """Give a pupil something else to sign in with; they are signed out everywhere."""
    parts.accounts.must_be_fresh(me)
    parts.limits.check("sign-in", address)
    made, tables = await parts.pupils.reset(here, asked.person, asked.way)
    parts.belonging.rekeyed(tables)
    return _slip(made)


@router.post("/move")
async def move_pupil(asked: PupilMove, here: Teaching, parts: Parts, me: Me) -> ClubShape:
    """Put a pupil into another class that one teaches."""
    there = await parts.clubs.taught_by(asked.to, me.person)
    await parts.pupils.move(here, asked.person, there)
    return await club_shape(here, parts)


@router.post("/free")
async def set_pupil_free(asked: ClubMemberId, here: Teaching, parts: Parts, me: Me) -> ClubShape:
    """Let an account be its owner's own."""
    parts.accounts.must_be_fresh(me)
    await parts.pupils.set_free(here, asked.person)
    return await club_shape(here, parts)


@router.post("/delete")
async def delete_pupil(asked: ClubMemberId, here: Teaching, parts: Parts, me: Me) -> ClubShape:
    """Delete a pupil's account; their games stay, without the name."""
    parts.accounts.must_be_fresh(me)
    parts.belonging.erased(await parts.pupils.delete(here, asked.person))
    return await club_shape(here, parts)


@router.get("/{person}/games")
async def pupil_games(
    person: PersonPath, here: Teaching, parts: Parts, lang: Lang, address: Address
) -> list[PupilGame]:
    """Return the last games of a pupil of the class, the latest first."""
    parts.limits.check("heavy", address)
    them = await parts.clubs.member(here, person)
    if here.club.kind != "class" or them.role != "member":
        raise ApiError("no-club")
    found = await parts.store.finished.page(them.person.visitor, GameFilter(), _GAMES)
    stored = await parts.store.glances([one.table_id for one in found])
    return await parts.work.run(
        address,
        lambda: [_game(one, stored[one.table_id], lang) for one in found if one.table_id in stored],
    )


def _game(one: FinishedGame, stored: StoredTable, lang: str) -> PupilGame:
    rules = stored.terms.rules()
    other = next((seat for seat in stored.seats if seat.side != one.side), None)
    return PupilGame(
        table=one.table_id,
        ended=one.ended,
        sheet=rules.id,
        sheet_name=sheet_name(rules, lang),
        score=one.score,
        level=one.level,
        opponent="" if other is None or one.level else other.name,
    )


@router.get(
    "/qr.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}},
)
async def slip_qr(
    here: Teaching,
    origin: Annotated[str, Query(max_length=300, examples=["https://damier.example"])],
    name: Annotated[str, Query(max_length=24, pattern=r"^[a-z]+[0-9]+$")],
    way: SignInWay,
    request: Request,
    *,
    parts: Parts,
    address: Address,
) -> Response:
    """Draw the link to where a pupil signs in, with the account's name; never with the secret."""
    del here  # those who teach only
    link = f"{origin_of(request, origin)}/class#name={name}&way={way}"
    drawn = await parts.work.run(address, lambda: qr_code(link))
    return Response(drawn, media_type="image/svg+xml")


def _slip(one: EntrySlip) -> PupilSlip:
    way: Any = one.way
    return PupilSlip(
        person=one.person, called=one.called, name=one.name, way=way, secret=one.secret
    )
