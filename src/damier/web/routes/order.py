"""Order among visitors: whom one has blocked, and whether one may be here."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Response
from pydantic import BaseModel, Field

from damier.board.setup import opponent
from damier.club.people.names import name_key
from damier.club.people.secrets import new_id, plain_id
from damier.live.room import Room  # noqa: TC001
from damier.storage.blocks import StoredBlock
from damier.table import commands as c
from damier.table.errors import Refused
from damier.web.errors import ApiError
from damier.web.programs.gates import from_here
from damier.web.routes.account import BanShape, Name
from damier.web.routes.people import Address, MaybeVisitor, Parts, Visitor  # noqa: TC001
from damier.web.routes.tables import REFUSALS, TableId, Token
from damier.web.state import State  # noqa: TC001
from damier.web.visible import is_hidden

router = APIRouter(
    prefix="/api", tags=["order"], dependencies=[Depends(from_here)], responses=REFUSALS
)


class StandingShape(BaseModel):
    """Whether whoever asks may play here."""

    banned: BanShape | None = None


class AskedBlock(BaseModel):
    """Block whoever sits opposite, or (`on` false) do so no more."""

    on: bool = True


class AskedPerson(BaseModel):
    """Somebody with an account."""

    name: Name


class BlockId(BaseModel):
    """One of those that one has blocked."""

    id: Annotated[str, Field(max_length=100)]


class BlockShape(BaseModel):
    """Whom one has blocked; guests, and who has gone, have no `name`."""

    id: str
    name: str | None
    made: float


@router.get("/standing")
async def standing(parts: Parts, visitor: MaybeVisitor, address: Address) -> StandingShape:
    """Say whether whoever asks may play here; always answered."""
    ban = parts.keeper.banned(visitor) or parts.keeper.banned_address(address)
    shown = None if ban is None else BanShape(until=ban.until, reason=ban.reason)
    return StandingShape(banned=shown)


@router.get("/blocks")
async def blocks(parts: Parts, visitor: Visitor) -> list[BlockShape]:
    """Return whom one has blocked, the latest first."""
    found = await parts.store.blocks.of(visitor)
    return [BlockShape(id=one.id, name=name, made=one.made) for one, name in found]


@router.post("/blocks", status_code=204, response_class=Response)
async def block(asked: AskedPerson, parts: Parts, visitor: Visitor, address: Address) -> None:
    """Block somebody with an account: no games, no talk between the two; nobody is told.

    Of a class nobody outside learns who is in it: whom one meets is blocked at the table.
    """
    parts.limits.check("challenge", address)  # or names would be tried out by the thousand
    other = await parts.store.people.named(name_key(asked.name))
    if other is None or await is_hidden(parts, visitor, other.visitor):
        raise ApiError("no-account")
    if other.visitor != visitor:
        await _add(parts, visitor, other.visitor)


@router.post("/blocks/lift", status_code=204, response_class=Response)
async def lift(asked: BlockId, parts: Parts, visitor: Visitor) -> None:
    """Block somebody no more."""
    if not await parts.store.blocks.drop(visitor, plain_id(asked.id)):
        raise ApiError("no-account")


@router.post("/tables/{table}/block", status_code=204, response_class=Response)
async def block_at_table(
    asked: AskedBlock,
    table: TableId,
    token: Token,
    *,
    parts: Parts,
    visitor: Visitor,
    address: Address,
) -> None:
    """Block whoever sits opposite, guest or not; their talk is heard no more."""
    role = await parts.rooms.role(table, token)
    if role not in ("white", "black"):
        raise ApiError("bad-token")
    room = await parts.rooms.enter(table, address)
    if room is None:
        raise ApiError("no-table")
    try:
        other = room.visitors.get(opponent(role))
        if other is None or other == visitor:
            raise ApiError("no-account")
        if asked.on:
            await _add(parts, visitor, other)
            await _mute(room, role)
        else:
            await parts.store.blocks.unblock(visitor, other)
    finally:
        parts.rooms.leave(room)


async def _add(parts: State, visitor: str, other: str) -> None:
    now = parts.store.clock.now()
    await parts.store.blocks.add(StoredBlock(new_id(), visitor, other, now))


async def _mute(room: Room, side: str) -> None:
    """Let a side hear nothing more; who hears nothing already stays so."""
    if side not in room.table.talk.deaf:
        try:
            await room.do(c.Mute(), side)  # type: ignore[arg-type]
        except Refused as refused:
            if refused.code != "not-now":
                raise
