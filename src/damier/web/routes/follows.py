"""Whom and what one follows: people and tournaments; nobody else is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Depends, Response
from pydantic import BaseModel, Field

from damier.club.people.names import name_key
from damier.storage.follows import FollowKind, StoredFollow
from damier.web.errors import ApiError
from damier.web.programs.gates import from_here
from damier.web.routes.people import Address, MaybeMe, Parts, Visitor  # noqa: TC001
from damier.web.routes.tables import REFUSALS
from damier.web.state import State  # noqa: TC001
from damier.web.visible import pages_of, visible

if TYPE_CHECKING:
    from damier.club.hall.hosted import Hosted
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
    tournaments = []
    for one in found:
        hosted = await _tournament(parts, one.target, me) if one.kind == "tournament" else None
        if hosted is not None:
            held = hosted.tournament
            tournaments.append(
                FollowedTournament(
                    tournament=hosted.id,
                    name=held.terms.name,
                    status=hosted.status,
                    rounds=len(held.rounds),
                )
            )
    shown = [names[who] for who in people if who in names]
    return FollowShape(people=shown, tournaments=tournaments)


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


async def _tournament(parts: State, name: str, me: SignedIn | None) -> Hosted | None:
    """Return a tournament that whoever asks may see: of a club's, only its members."""
    found = await parts.hall.seen_by(name, None if me is None else me.person)
    return None if found is None else found[0]


async def _target(parts: State, asked: AskedFollow, me: MaybeMe, visitor: str) -> str:
    """Return who or what is meant; what one may not see is not there."""
    if asked.kind == "tournament":
        if asked.on and await _tournament(parts, asked.target[:32], me) is None:
            raise ApiError("no-tournament")
        return asked.target[:32]
    key = name_key(asked.target)
    other = await parts.store.people.named(key)
    if not asked.on:  # of a name that nobody has nothing is told either
        return "" if other is None else other.visitor
    if other is None or other.visitor == visitor or key not in await visible(parts, me, [key]):
        raise ApiError("no-account")
    if await parts.store.blocks.between(visitor, other.visitor):
        raise ApiError("no-account")
    return other.visitor
