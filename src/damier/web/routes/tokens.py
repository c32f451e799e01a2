"""Tokens: what programs show, made and revoked by whoever is signed in."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Response
from pydantic import BaseModel, Field

from damier.club.people.tokens import SCOPES, Scope
from damier.web.errors import Problem
from damier.web.programs.gates import from_here
from damier.web.routes.people import Me, Parts  # noqa: TC001  FastAPI reads annotations

router = APIRouter(
    prefix="/api/account/tokens",
    tags=["account"],
    dependencies=[Depends(from_here)],
    responses={code: {"model": Problem} for code in (403, 404, 409, 422, 429)},
)


class AskedToken(BaseModel):
    """A token for a program: what it is called, and what it may do."""

    label: Annotated[str, Field(max_length=60, examples=["my bot"])] = ""
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=len(SCOPES))]


class TokenId(BaseModel):
    """One of those that the account lists."""

    id: Annotated[str, Field(max_length=32)]


class MadeToken(BaseModel):
    """A new token, shown this once."""

    id: str
    token: str


class TokenShape(BaseModel):
    """A token: what it may do, and when it was last used."""

    id: str
    label: str
    scopes: list[Scope]
    made: float
    used: float | None = None


@router.get("")
async def tokens(parts: Parts, me: Me) -> list[TokenShape]:
    """Return one's own tokens; what opens something is not among it."""
    return [
        TokenShape(
            id=one.id,
            label=one.label,
            scopes=one.scopes.split(),  # type: ignore[arg-type]
            made=one.made,
            used=one.used,
        )
        for one in await parts.tokens.of(me.person.id)
    ]


@router.post("", status_code=201)
async def make_token(asked: AskedToken, parts: Parts, me: Me) -> MadeToken:
    """Make a token; wants a proof that is not older than a quarter of an hour.

    Pupils of a class make none: their accounts belong to it.
    """
    parts.accounts.must_be_fresh(me)
    await parts.clubs.must_own_account(me.person)
    name, shown = await parts.tokens.make(me.person.id, asked.label, asked.scopes)
    return MadeToken(id=name, token=shown)


@router.post("/revoke", status_code=204, response_class=Response)
async def revoke_token(asked: TokenId, parts: Parts, me: Me) -> None:
    """Let a token open nothing any more."""
    await parts.tokens.revoke(me.person.id, asked.id)
    parts.calls.revoke(asked.id)
