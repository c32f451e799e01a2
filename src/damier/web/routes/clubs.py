"""Clubs and classes: to make one, come in by a code, and what is seen and done inside.

Whoever is not in a club is told that there is none; all of it needs an account.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import BaseModel, Field

from damier.club.clubs.clubs import CALLED, NAME, NOTE, Membership
from damier.club.ratings.ratings import short
from damier.web.errors import ApiError, Problem
from damier.web.programs.gates import from_here
from damier.web.qr import qr_code
from damier.web.routes.people import Address, Lang, Me, Parts  # noqa: TC001
from damier.web.routes.ratings import PoolShape, pool_of_terms
from damier.web.routes.tournaments import ListedTournament, listed_tournament

if TYPE_CHECKING:
    from damier.storage.clubs import StoredMember
    from damier.web.state import State

router = APIRouter(
    prefix="/api/clubs",
    tags=["clubs"],
    dependencies=[Depends(from_here)],
    responses={code: {"model": Problem} for code in (403, 404, 409, 422, 429)},
)
ClubId = Annotated[str, Path(max_length=64, description="The id of a club")]
Called = Annotated[str, Field(max_length=CALLED, description="What one is called inside")]
PersonId = Annotated[str, Field(max_length=64, description="As `members` tells it")]
Role = Literal["owner", "teacher", "member"]
Kind = Literal["club", "class"]
_TOURNAMENTS = 50


class AskedClub(BaseModel):
    """A new club or class."""

    name: Annotated[str, Field(max_length=NAME)]
    kind: Kind = "club"
    called: Called = ""


class ClubCodeTyped(BaseModel):
    """The code of a club, as a link, a QR code or a teacher tells it."""

    code: Annotated[str, Field(max_length=100)]
    called: Called = ""


class ClubChange(BaseModel):
    """Another name, or whether members chat; what is left out stays."""

    name: Annotated[str | None, Field(max_length=NAME)] = None
    chat: bool | None = None


class ClubCodeWanted(BaseModel):
    """Whether there is to be a code, a fresh one; without, nobody comes in."""

    on: bool


class ClubMemberId(BaseModel):
    """Somebody in the club."""

    person: PersonId


class ClubMemberRole(ClubMemberId):
    """What somebody is to be from now on."""

    role: Literal["teacher", "member"]


class ClubMemberCalled(ClubMemberId):
    """What somebody is called inside."""

    called: Annotated[str, Field(max_length=CALLED)]


class NewClubNote(BaseModel):
    """Something to pin up: plain text."""

    text: Annotated[str, Field(max_length=NOTE)]


class ClubNoteId(BaseModel):
    """One of the noticeboard's."""

    id: Annotated[str, Field(max_length=64)]


class ClubLine(BaseModel):
    """A club in the list of one's own."""

    id: str
    name: str
    kind: Kind
    role: Role
    members: int


class ClubMemberShape(BaseModel):
    """Somebody in the club; `name` is the account's, told to those who may know it.

    `pupil`: the class made the account. `me`: that is who asks.
    """

    person: str
    called: str
    role: Role
    name: str | None
    pupil: bool
    me: bool


class ClubNoteShape(BaseModel):
    """What is pinned up, by whom; `mine`: whoever asks may take it down."""

    id: str
    at: float
    by: str
    text: str
    mine: bool


class ClubShape(BaseModel):
    """A club from inside; `code` is told to those who look after it, None if there is none."""

    id: str
    name: str
    kind: Kind
    role: Role
    pupil: bool
    chat: bool
    code: str | None
    members: list[ClubMemberShape]
    notes: list[ClubNoteShape]


class ClubRating(BaseModel):
    """Somebody's rating as it is shown, such as `1523?`."""

    called: str
    rating: str


class ClubLadder(PoolShape):
    """The ratings of a club in one pool, the best first."""

    players: list[ClubRating]


async def inside(club: ClubId, parts: Parts, me: Me) -> Membership:
    """Return a club as who asks sees it."""
    return await parts.clubs.seen_by(club, me.person)


async def teaching(club: ClubId, parts: Parts, me: Me) -> Membership:
    """Return a club to who looks after it."""
    return await parts.clubs.taught_by(club, me.person)


async def owning(club: ClubId, parts: Parts, me: Me) -> Membership:
    """Return a club to whose it is."""
    return await parts.clubs.owned_by(club, me.person)


Inside = Annotated[Membership, Depends(inside)]
Teaching = Annotated[Membership, Depends(teaching)]
Owning = Annotated[Membership, Depends(owning)]


@router.get("")
async def my_clubs(parts: Parts, me: Me) -> list[ClubLine]:
    """Return the clubs one is in."""
    return [_line(here, count) for here, count in await parts.clubs.of(me.person)]


@router.post("", status_code=201)
async def make_club(asked: AskedClub, parts: Parts, me: Me, address: Address) -> ClubLine:
    """Make a club or a class."""
    parts.limits.check("table", address)
    made = await parts.clubs.make(me.person, asked.name, asked.kind, asked.called)
    return _line(made, 1)


@router.post("/join")
async def join_club(asked: ClubCodeTyped, parts: Parts, me: Me, address: Address) -> ClubLine:
    """Come in by a code."""
    parts.limits.check("sign-in", address)
    parts.pauses.attempt(f"code {me.person.id}", address)
    here = await parts.clubs.join(me.person, asked.code, asked.called)
    parts.pauses.forgive(f"code {me.person.id}", address)
    await _hide_pupil(parts, here.club.kind, me.person.visitor)
    return _line(here, len(await parts.clubs.members(here)))


async def _hide_pupil(parts: State, kind: str, visitor: str) -> None:
    """Let nothing of somebody who is in a class be seen from outside."""
    if kind == "class":
        await parts.hall.hide(visitor)


@router.get("/{club}")
async def one_club(here: Inside, parts: Parts) -> ClubShape:
    """Return a club from inside: who is in it, and what is pinned up."""
    return await club_shape(here, parts)


@router.post("/{club}/change")
async def change_club(asked: ClubChange, here: Teaching, parts: Parts, me: Me) -> ClubShape:
    """Give a club another name, or switch the chat of its members."""
    await parts.clubs.change(here, name=asked.name, chat=asked.chat)
    return await _anew(here, parts, me)


@router.post("/{club}/code")
async def change_code(asked: ClubCodeWanted, here: Teaching, parts: Parts, me: Me) -> ClubShape:
    """Make another code, which ends the one before; or let nobody in."""
    await parts.clubs.set_code(here, on=asked.on)
    return await _anew(here, parts, me)


@router.post("/{club}/leave", status_code=204, response_class=Response)
async def leave_club(here: Inside, parts: Parts) -> None:
    """Leave a club."""
    await parts.clubs.leave(here)


@router.post("/{club}/members/remove")
async def remove_member(asked: ClubMemberId, here: Teaching, parts: Parts, me: Me) -> ClubShape:
    """Send somebody away."""
    await parts.clubs.remove(here, asked.person)
    return await _anew(here, parts, me)


@router.post("/{club}/members/role")
async def set_role(asked: ClubMemberRole, here: Owning, parts: Parts, me: Me) -> ClubShape:
    """Let somebody teach, or no longer."""
    await parts.clubs.set_role(here, asked.person, asked.role)
    if asked.role == "member":
        them = await parts.clubs.member(here, asked.person)
        await _hide_pupil(parts, here.club.kind, them.person.visitor)
    return await _anew(here, parts, me)


@router.post("/{club}/members/called")
async def call_member(asked: ClubMemberCalled, here: Inside, parts: Parts, me: Me) -> ClubShape:
    """Say what somebody is called inside."""
    await parts.clubs.call(here, asked.person, asked.called)
    return await _anew(here, parts, me)


@router.post("/{club}/hand-over")
async def hand_over(asked: ClubMemberId, here: Owning, parts: Parts, me: Me) -> ClubShape:
    """Let the club be somebody else's."""
    await parts.clubs.hand_over(here, asked.person)
    return await _anew(here, parts, me)


@router.post("/{club}/delete", status_code=204, response_class=Response)
async def delete_club(here: Owning, parts: Parts, me: Me) -> None:
    """Delete a club; with a class go the accounts that it has made, which needs a fresh proof."""
    if here.club.kind == "class":
        parts.accounts.must_be_fresh(me)
    parts.belonging.erased(await parts.clubs.delete(here))


@router.post("/{club}/notes")
async def pin_note(
    asked: NewClubNote, here: Inside, parts: Parts, me: Me, address: Address
) -> ClubShape:
    """Pin something up."""
    parts.limits.check("table", address)
    await parts.clubs.pin(here, asked.text)
    return await _anew(here, parts, me)


@router.post("/{club}/notes/remove")
async def take_down_note(asked: ClubNoteId, here: Inside, parts: Parts, me: Me) -> ClubShape:
    """Take something down."""
    await parts.clubs.take_down(here, asked.id)
    return await _anew(here, parts, me)


@router.get("/{club}/ratings")
async def club_ratings(
    here: Inside, parts: Parts, lang: Lang, address: Address
) -> list[ClubLadder]:
    """Return the ratings inside; in a class only to those who teach, as pupils are not ranked."""
    parts.limits.check("heavy", address)
    if here.club.kind == "class" and not here.teaches:
        return []
    called = {one.person.visitor: one.called for one in await parts.clubs.members(here)}
    return [
        ClubLadder(
            **pool_of_terms(pool, terms, lang),
            players=[ClubRating(called=called[who], rating=short(rating)) for who, rating in found],
        )
        for pool, terms, found in await parts.ratings.among(called)
    ]


@router.get("/{club}/tournaments")
async def club_tournaments(
    here: Inside, parts: Parts, lang: Lang, address: Address
) -> list[ListedTournament]:
    """Return the tournaments that are held inside, the latest first."""
    parts.limits.check("heavy", address)
    held = await parts.store.tournaments.of_club(here.club.id, _TOURNAMENTS)
    return await parts.work.run(address, lambda: [listed_tournament(one, lang) for one in held])


@router.get(
    "/{club}/qr.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}},
)
async def club_qr(
    here: Teaching,
    origin: Annotated[str, Query(max_length=300, examples=["https://damier.example"])],
    request: Request,
    parts: Parts,
    address: Address,
) -> Response:
    """Draw the link that lets somebody in, for a phone to read: black on white."""
    site = origin_of(request, origin)
    if here.club.code is None:
        raise ApiError("no-club")
    link = f"{site}/clubs#join={here.club.code}"
    drawn = await parts.work.run(address, lambda: qr_code(link))
    return Response(drawn, media_type="image/svg+xml")


def origin_of(request: Request, origin: str) -> str:
    """Return this server's address as a page sees it; raise ApiError if it is another."""
    seen = urlsplit(origin)
    if seen.scheme not in ("http", "https") or seen.netloc != request.headers.get("host"):
        raise ApiError("bad-request", reason=f"expected this server's address, got {origin!r}")
    return f"{seen.scheme}://{seen.netloc}"


def _line(here: Membership, count: int) -> ClubLine:
    kind: Any = here.club.kind
    role: Any = here.me.role
    return ClubLine(id=here.club.id, name=here.club.name, kind=kind, role=role, members=count)


async def _anew(here: Membership, parts: State, me: Me) -> ClubShape:
    return await club_shape(await parts.clubs.seen_by(here.club.id, me.person), parts)


async def club_shape(here: Membership, parts: State) -> ClubShape:
    """Return a club as somebody in it may see it."""
    club, mine = here.club, here.me.person.id
    members = await parts.clubs.members(here)
    called = {one.person.id: one.called for one in members}
    role: Any = here.me.role
    kind: Any = club.kind
    return ClubShape(
        id=club.id,
        name=club.name,
        kind=kind,
        role=role,
        pupil=here.me.pupil,
        chat=club.chat,
        code=club.code if here.teaches else None,
        members=[_member(one, here) for one in members],
        notes=[
            ClubNoteShape(
                id=note.id,
                at=note.at,
                by=called.get(note.person, ""),
                text=note.text,
                mine=here.teaches or note.person == mine,
            )
            for note in await parts.clubs.notes(here)
        ],
    )


def _member(one: StoredMember, here: Membership) -> ClubMemberShape:
    is_me = one.person.id == here.me.person.id
    told = here.teaches or is_me or here.club.kind == "club"
    role: Any = one.role
    return ClubMemberShape(
        person=one.person.id,
        called=one.called,
        role=role,
        name=one.person.name if told else None,
        pupil=one.pupil,
        me=is_me,
    )
