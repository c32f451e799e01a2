"""Challenges to named people: for pages by JSON, for programs as they know it from lidraughts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import APIRouter, Depends, Form, Path, Response
from pydantic import BaseModel, Field

from damier.club.people.challenges import ChallengeColour  # noqa: TC001  FastAPI reads annotations
from damier.live.beginnings import begun_table
from damier.live.rooms import generations_of
from damier.rules.load import load
from damier.storage.people import StoredPerson
from damier.storage.proposals import Heeds  # noqa: TC001  FastAPI reads annotations
from damier.table.control import parse_control
from damier.table.terms import Terms
from damier.texts.page import sheet_name
from damier.web.errors import ApiError, Problem
from damier.web.programs.challenges import challenge_shape
from damier.web.programs.gates import allow, from_here
from damier.web.programs.variants import sheet_of
from damier.web.routes.people import Lang, Me, Parts  # noqa: TC001
from damier.web.visible import is_hidden

if TYPE_CHECKING:
    from damier.storage.store import StoredTable

_REFUSALS: dict[int | str, dict[str, Any]] = {
    code: {"model": Problem} for code in (401, 403, 404, 409, 422, 429)
}
router = APIRouter(tags=["challenges"], responses=_REFUSALS)
_DAY = 24 * 3600
_MOST_DAYS = 14
ChallengeId = Annotated[str, Path(max_length=40, description="A challenge")]
PersonName = Annotated[str, Path(max_length=100, description="Somebody's name")]
Asker = Annotated[StoredPerson, Depends(allow("challenges", "bot"))]
Here = Depends(from_here)


class AskedChallenge(BaseModel):
    """A game that somebody proposes to somebody; `colour` is the proposer's."""

    name: Annotated[str, Field(max_length=100, examples=["Noor"])]
    sheet: Annotated[str, Field(max_length=100)] = "international"
    control: Annotated[str | None, Field(max_length=60, examples=["300+5"])] = None
    mode: Literal["guided", "table"] = "guided"
    colour: ChallengeColour = "lot"
    rated: bool = False


class ChallengeName(BaseModel):
    """One of those that are listed."""

    id: Annotated[str, Field(max_length=40)]


class AskedManners(BaseModel):
    """Whose challenges one hears: nobody's, those of people one has played with, everybody's."""

    heeds: Heeds


class ChallengeView(BaseModel):
    """A challenge as a page shows it; `name` is the other's, `url` leads to the table."""

    id: str
    incoming: bool
    name: str
    bot: bool
    sheet: str
    sheet_name: str
    control: str | None
    mode: str
    colour: ChallengeColour
    rated: bool
    state: Literal["open", "accepted", "declined"]
    ends: float
    url: str | None = None


class ChallengesView(BaseModel):
    """The challenges to and from whoever is signed in, and whose they hear."""

    heeds: Heeds
    bot: bool
    challenges: list[ChallengeView]


class WaitingChallenges(BaseModel):
    """How many challenges wait for an answer of whoever is signed in."""

    count: int


class MayChallenge(BaseModel):
    """Whether whoever asks may challenge somebody, and whether that is a bot."""

    may: bool
    bot: bool


class WhereTo(BaseModel):
    """Where the game is."""

    table: str
    url: str


# Pages.


@router.get("/api/challenges")
async def challenges(parts: Parts, me: Me, lang: Lang) -> ChallengesView:
    """Return the challenges to and from whoever is signed in that still matter."""
    manners, now = await parts.challenges.manners(me.person), parts.store.clock.now()
    playing = dict(await parts.store.proposals.playing(me.person.visitor))
    found = await parts.challenges.of(me.person)
    tables = await parts.store.glances(
        [one for one in (told.proposal.table_id for told in found) if one in playing]
    )
    shown = []
    for told in found:
        one, incoming = told.proposal, told.proposal.challenged == me.person.id
        other = told.challenger if incoming else told.challenged
        goes_on = one.table_id is not None and one.table_id in playing
        matters = one.is_open(now) or goes_on or (one.state == "declined" and not incoming)
        if not matters:
            continue
        table = str(one.table_id)
        url = _url(parts, table, playing[table], tables.get(table)) if goes_on else None
        shown.append(
            ChallengeView(
                id=one.id,
                incoming=incoming,
                name=other.name,
                bot=other.bot is not None,
                sheet=one.terms.sheet,
                sheet_name=sheet_name(one.terms.rules(), lang),
                control=one.terms.control,
                mode=one.terms.mode,
                colour=one.colour,
                rated=one.terms.rated,
                state=one.state,  # type: ignore[arg-type]
                ends=one.ends,
                url=url,
            )
        )
    return ChallengesView(heeds=manners.heeds, bot=manners.bot is not None, challenges=shown)


@router.get("/api/challenges/waiting")
async def waiting_challenges(parts: Parts, me: Me) -> WaitingChallenges:
    """Count the challenges that wait for an answer; pages ask once a minute, while in sight."""
    found = await parts.challenges.open(me.person)
    count = sum(told.proposal.challenged == me.person.id for told in found)
    return WaitingChallenges(count=count)


@router.get("/api/challenges/may/{name}")
async def may_challenge(name: PersonName, parts: Parts, me: Me) -> MayChallenge:
    """Say whether somebody can be challenged; who is not there, cannot."""
    other = await parts.challenges.party(name)
    if other is None or await is_hidden(parts, me.person.visitor, other.visitor):
        return MayChallenge(may=False, bot=False)
    may = await parts.challenges.may(me.person, other)
    return MayChallenge(may=may, bot=other.bot is not None)


@router.post("/api/challenges", status_code=201, dependencies=[Here])
async def send_challenge(asked: AskedChallenge, parts: Parts, me: Me) -> ChallengeName:
    """Challenge somebody by name."""
    terms = _terms(asked.sheet, asked.control, mode=asked.mode, rated=asked.rated)
    return ChallengeName(id=(await _send(parts, me.person, asked.name, terms, asked.colour))["id"])


@router.post("/api/challenges/accept", dependencies=[Here])
async def accept_here(asked: ChallengeName, parts: Parts, me: Me) -> WhereTo:
    """Accept a challenge; both sit at a table from then on."""
    table, side = await _accept(parts, me.person, asked.id)
    stored = await parts.store.glance(table)
    return WhereTo(table=table, url=_url(parts, table, side, stored))


@router.post(
    "/api/challenges/decline", status_code=204, response_class=Response, dependencies=[Here]
)
async def decline_here(asked: ChallengeName, parts: Parts, me: Me) -> None:
    """Decline a challenge."""
    told = await parts.challenges.decline(me.person, asked.id)
    parts.calls.tell(told.challenger.id, told.challenged.id)


@router.post(
    "/api/challenges/withdraw", status_code=204, response_class=Response, dependencies=[Here]
)
async def withdraw_here(asked: ChallengeName, parts: Parts, me: Me) -> None:
    """Take a challenge of one's own back."""
    told = await parts.challenges.withdraw(me.person, asked.id)
    parts.calls.tell(told.challenger.id, told.challenged.id)


@router.post(
    "/api/challenges/manners", status_code=204, response_class=Response, dependencies=[Here]
)
async def set_manners(asked: AskedManners, parts: Parts, me: Me) -> None:
    """Choose whose challenges one hears."""
    await parts.challenges.heed(me.person, asked.heeds)


# Programs.


@router.get("/api/challenge")
async def open_challenges(parts: Parts, me: Asker) -> dict[str, list[dict[str, Any]]]:
    """Return the open challenges to (`in`) and from (`out`) whoever asks."""
    found = await parts.challenges.open(me)
    return {
        "in": [challenge_shape(one) for one in found if one.challenged.id == me.id],
        "out": [challenge_shape(one) for one in found if one.challenger.id == me.id],
    }


@router.post("/api/challenge/{name}")
async def challenge_person(
    name: PersonName,
    parts: Parts,
    me: Asker,
    *,
    limit: Annotated[int | None, Form(alias="clock.limit", ge=0, le=86_400)] = None,
    increment: Annotated[int, Form(alias="clock.increment", ge=0, le=3_600)] = 0,
    days: Annotated[int | None, Form(ge=1, le=_MOST_DAYS)] = None,
    color: Annotated[Literal["white", "black", "random"], Form()] = "random",
    variant: Annotated[str, Form(max_length=100, description="Or a sheet")] = "standard",
    rated: Annotated[bool, Form()] = False,
    mode: Annotated[Literal["guided", "table"], Form()] = "guided",
) -> dict[str, dict[str, Any]]:
    """Challenge somebody; times are seconds, `days` are for each move, without either no clock."""
    control = None if limit is None else f"{limit}+{increment}" if increment else str(limit)
    if limit is None and days is not None:
        control = f"*{days * _DAY}"
    terms = _terms(sheet_of(variant), control, mode=mode, rated=rated)
    colour: ChallengeColour = "lot" if color == "random" else color
    return {"challenge": await _send(parts, me, name, terms, colour)}


@router.post("/api/challenge/{challenge}/accept")
async def accept_challenge(challenge: ChallengeId, parts: Parts, me: Asker) -> dict[str, Any]:
    """Accept a challenge; a game starts, of which the stream of events tells."""
    table, side = await _accept(parts, me, challenge)
    return {"ok": True, "game": {"id": table, "color": side}}


@router.post("/api/challenge/{challenge}/decline")
async def decline_challenge(
    challenge: ChallengeId,
    parts: Parts,
    me: Asker,
    reason: Annotated[str, Form(max_length=40)] = "generic",
) -> dict[str, Any]:
    """Decline a challenge; a reason that is none of lidraughts' counts as `generic`."""
    told = await parts.challenges.decline(me, challenge, reason)
    parts.calls.tell(told.challenger.id, told.challenged.id)
    return {"ok": True}


@router.post("/api/challenge/{challenge}/cancel")
async def cancel_challenge(challenge: ChallengeId, parts: Parts, me: Asker) -> dict[str, Any]:
    """Take a challenge of one's own back."""
    told = await parts.challenges.withdraw(me, challenge)
    parts.calls.tell(told.challenger.id, told.challenged.id)
    return {"ok": True}


# Behind them.


def _terms(sheet: str, control: str | None, *, mode: Any, rated: bool) -> Terms:
    if control is not None:
        parse_control(control)
    if rated and control is None:
        raise ApiError("bad-request", reason="expected a clock where a game counts, got none")
    return Terms(sheet=load(sheet).id, mode=mode, control=control, against="link", rated=rated)


async def _send(
    parts: Parts, me: StoredPerson, name: str, terms: Terms, colour: ChallengeColour
) -> dict[str, Any]:
    parts.limits.check("challenge", me.id)
    other = await parts.challenges.party(name)
    if other is not None and await is_hidden(parts, me.visitor, other.visitor):
        raise ApiError("no-such-name")  # of a class nobody outside learns who is in it
    told = await parts.challenges.send(me, name, terms, colour)
    parts.calls.tell(told.challenger.id, told.challenged.id)
    await parts.notifier.challenged(told.challenged.visitor, told.proposal.id, me.name, terms.sheet)
    return challenge_shape(told)


async def _accept(parts: Parts, me: StoredPerson, challenge: str) -> tuple[str, str]:
    """Accept a challenge; return the table and where whoever accepts sits."""
    most = parts.settings.unfinished_tables
    if await parts.store.unfinished(me.visitor, parts.store.clock.now() - _DAY) >= most:
        raise ApiError("too-many-tables", most=most)
    told, table = await parts.challenges.accept(me, challenge)
    parts.calls.tell(told.challenger.id, told.challenged.id)
    parts.rooms.began(begun_table(table))
    return table.id, next(seat.side for seat in table.seats if seat.visitor == me.visitor)


def _url(parts: Parts, table: str, side: str, stored: StoredTable | None) -> str:
    generations = {} if stored is None else generations_of(stored)
    return f"/t/{table}#s={parts.keys.token(table, side, generations)}"  # type: ignore[arg-type]
