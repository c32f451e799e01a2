"""Whom and what one follows: people and tournaments; nobody else is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Depends, Response
from pydantic import BaseModel, Field

from damier.club.hall.hosted import name_in_terms
from damier.club.people.names import name_key
from damier.storage.follows import FollowKind, StoredFollow
from damier.web.errors import ApiError
from damier.web.programs.gates import from_here
from damier.web.routes.people import Address, MaybeMe, Parts, Visitor  # noqa: TC001
from damier.web.routes.tables import REFUSALS
from damier.web.state import State  # noqa: TC001
from damier.web.visible import pages_of, visible

if TYPE_CHECKING:
    from damier.club.people.accounts import SignedIn

router = APIRouter(
    prefix="/api/follows", tags=["follows"], dependencies=[Depends(from_here)], responses=REFUSALS
)


class AskedFollow(BaseModel):
    """Follow somebody by name, or a tournament; `on` false: no more."""

    kind: FollowKind
    target: Annotated[str, Field(max_length=64, description="A name, or that of a tournament")]
    on: bool = True


class FollowedTournament(BaseModel):
    """A tournament that one follows, and how far it has come."""

    tournament: str
    name: str
    status: str
    rounds: int


class FollowShape(BaseModel):
    """People whose pages one may see, and tournaments."""

    people: list[str]
    tournaments: list[FollowedTournament]


@router.get("")
async def followed(parts: Parts, visitor: Visitor, me: MaybeMe) -> FollowShape:
    """Say whom and what one follows; whose page one may not see any more is left out."""
    found = await parts.store.follows.of(visitor)
    people = [one.target for one in found if one.kind == "person"]
    names = await pages_of(parts, me, people) if people else {}
    held = [one.target for one in found if one.kind == "tournament"]
    tournaments = await _lines(parts, held, me) if held else {}
    shown = [names[who] for who in people if who in names]
    lines = [tournaments[name] for name in held if name in tournaments]
    return FollowShape(people=shown, tournaments=lines)


async def _lines(
    parts: State, names: list[str], me: SignedIn | None
) -> dict[str, FollowedTournament]:
    """Return what is said of those of some tournaments that whoever asks may see."""
    clubs = set() if me is None else {one.club.id for one, _ in await parts.clubs.of(me.person)}
    return {
        one.id: FollowedTournament(
            tournament=one.id, name=name_in_terms(one.terms), status=one.status, rounds=one.rounds
        )
        for one in await parts.store.tournaments.lines(names)
        if one.club is None or one.club in clubs
    }


@router.post("", status_code=204, response_class=Response)
async def follow(
    asked: AskedFollow, parts: Parts, visitor: Visitor, me: MaybeMe, address: Address
) -> None:
    """Follow somebody whose page one may see, or a tournament, or no more."""
    parts.limits.check("heavy", address)
    target = await _target(parts, asked, me, visitor)
    if not asked.on:
        await parts.store.follows.drop(visitor, asked.kind, target)
        return
    now = parts.store.clock.now()
    if not await parts.store.follows.add(StoredFollow(visitor, asked.kind, target, now)):
        raise ApiError("too-many-follows")


async def _target(parts: State, asked: AskedFollow, me: MaybeMe, visitor: str) -> str:
    """Return who or what is meant; what one may not see is not there."""
    if asked.kind == "tournament":
        name = asked.target[:32]
        if asked.on and not await _lines(parts, [name], me):
            raise ApiError("no-tournament")
        return name
    key = name_key(asked.target)
    other = await parts.store.people.named(key)
    if not asked.on:  # of a name that nobody has nothing is told either
        return "" if other is None else other.visitor
    if other is None or other.visitor == visitor or key not in await visible(parts, me, [key]):
        raise ApiError("no-account")
    if await parts.store.blocks.between(visitor, other.visitor):
        raise ApiError("no-account")
    return other.visitor
