"""Recovery by mail: an address of one's own, and a link there for whoever has lost all else.

Asking for a link is answered alike, and as soon, whoever is named: `damier.club.people.recovery`.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Response
from pydantic import BaseModel, Field

from damier.web.errors import Problem
from damier.web.programs.gates import from_here
from damier.web.routes.account import Asks, MemberShape  # noqa: TC001  FastAPI reads them
from damier.web.routes.notices import MailAddress, MailCode  # noqa: TC001
from damier.web.routes.people import Address, Lang, Me, Parts  # noqa: TC001

router = APIRouter(
    prefix="/api/account",
    tags=["account"],
    dependencies=[Depends(from_here)],
    responses={code: {"model": Problem} for code in (403, 409, 422, 429)},
)


class AskedLink(BaseModel):
    """Whose account it is: a name, or a mail address."""

    who: Annotated[str, Field(max_length=254, examples=["Noor"])]


class MailedLink(BaseModel):
    """What stood in the letter; `bring`: the games of this browser come along."""

    token: Annotated[str, Field(max_length=100)]
    bring: bool = False


@router.post("/mail", status_code=204, response_class=Response)
async def set_recovery_mail(
    asked: MailAddress, parts: Parts, me: Me, lang: Lang, address: Address
) -> None:
    """Have a letter sent that asks whether an address is one's own; nothing: forget the address.

    Wants a proof that is not older than a quarter of an hour; pupils of a class have no address.
    """
    await parts.clubs.must_own_account(me.person)
    if asked.address.strip():
        parts.limits.check("join", address)
        await parts.recovery.set_address(me, asked.address, lang)
    else:
        await parts.recovery.forget_address(me)


@router.post("/mail/confirm", status_code=204, response_class=Response)
async def confirm_recovery_mail(asked: MailCode, parts: Parts, address: Address) -> None:
    """Let an account be recovered by the address that a code was sent to."""
    parts.limits.check("join", address)
    await parts.recovery.confirm(asked.code)


@router.post("/recover", status_code=204, response_class=Response)
async def ask_for_link(asked: AskedLink, parts: Parts, address: Address) -> None:
    """Have a link sent to whoever has a name or an address; whether anybody has is not told."""
    parts.limits.check("recover", address)
    parts.recovery.ask(asked.who)


@router.post("/recover/use")
async def use_link(asked: MailedLink, asks: Asks) -> MemberShape:
    """Sign in by a link that was sent, once; signs out everywhere else."""
    asks.parts.limits.check("sign-in", asks.address)
    origin = asks.origin(bring=asked.bring)
    found, tables = await asks.parts.recovery.use(asked.token, **origin)
    asks.parts.belonging.rekeyed(tables)
    return await asks.enter(found, bring=asked.bring)
