"""Accounts: to join, to sign in and out, and what belongs to whoever is signed in.

All that changes something is a POST with a body of JSON from a page of this very site: other sites
may not even ask, friendly ones included.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, Field

from damier.club.people.accounts import LASTS, NewAccount, SignedIn
from damier.club.people.names import name_key
from damier.club.people.passkeys import Site
from damier.live.keys import new_visitor
from damier.web.devices import device_of
from damier.web.errors import ApiError, Problem
from damier.web.guard import host_name
from damier.web.parcel import Parcel
from damier.web.routes.people import (
    Address,
    MaybeMe,
    Me,
    Parts,
    guest_of,
    is_secure,
    session_cookie,
    set_guest,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from damier.web.state import State

_T = TypeVar("_T")
_NAME, _PASSWORD, _CODE = 100, 1_000, 100
_PAGE = 100  # games that are looked up at once


def from_here(request: Request) -> None:
    """Refuse what a page of another site asks."""
    origin = request.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != request.headers.get("host"):
        raise ApiError("foreign-origin")


router = APIRouter(
    prefix="/api/account",
    tags=["account"],
    dependencies=[Depends(from_here)],
    responses={code: {"model": Problem} for code in (403, 404, 409, 422, 429)},
)
Name = Annotated[str, Field(max_length=_NAME, examples=["Noor"])]
Password = Annotated[str, Field(max_length=_PASSWORD)]
Invitation = Annotated[str, Field(max_length=_NAME, description="Where one is wanted")]
Challenge = Annotated[str, Field(max_length=_NAME, description="Of the question, once")]
Credential = Annotated[dict[str, Any], Field(description="What the browser's `toJSON` gives")]


class AskedAccount(BaseModel):
    """A name and a password of one's own."""

    name: Name
    password: Password
    invitation: Invitation = ""


class AskedName(BaseModel):
    """A name for a new account."""

    name: Name
    invitation: Invitation = ""


class AnsweredChallenge(BaseModel):
    """What a device has signed."""

    challenge: Challenge
    credential: Credential


class AskedAccountByPasskey(AskedName, AnsweredChallenge):
    """A name, and a passkey that was just made."""


class AskedSignIn(BaseModel):
    """A name and its password; `bring`: the games of this browser come along."""

    name: Name
    password: Password
    bring: bool = True


class AskedRecovery(BaseModel):
    """A name and one of its recovery codes."""

    name: Name
    code: Annotated[str, Field(max_length=_CODE)]
    bring: bool = True


class AskedSignInByPasskey(AnsweredChallenge):
    """What a device has signed; whose it is, it knows itself."""

    bring: bool = True


class OwnPassword(BaseModel):
    """A password."""

    password: Password


class NewName(BaseModel):
    """Another name."""

    name: Name


class DeviceId(BaseModel):
    """One of those that the account lists."""

    id: Annotated[str, Field(max_length=1_400)]


class Question(BaseModel):
    """What a device is to sign: `options` go to the browser, `challenge` comes back."""

    challenge: str
    options: dict[str, Any]


class DeviceShape(BaseModel):
    """Where somebody is signed in, or a passkey; `here`: by this request."""

    id: str
    device: str
    made: float
    used: float
    here: bool = False


class AccountShape(BaseModel):
    """Who is signed in, nobody if there is no `name`; `fresh`: they have just proved it."""

    name: str | None = None
    registration: Literal["open", "invited", "closed"] = "open"
    has_password: bool = False
    fresh: bool = False
    codes_left: int = 0
    sessions: list[DeviceShape] = []
    passkeys: list[DeviceShape] = []


class MemberShape(BaseModel):
    """Who is signed in now; `codes` are recovery codes, shown this once."""

    name: str
    codes: list[str] = []


class CodesShape(BaseModel):
    """Recovery codes, shown this once."""

    codes: list[str]


@dataclass(frozen=True, slots=True)
class Caller:
    """Whoever wants in, and what they are answered with; `me` is who they were till now."""

    request: Request
    response: Response
    parts: State
    me: SignedIn | None
    address: str

    @property
    def site(self) -> Site:
        """This site as the browser sees it; the guard has compared Origin and Host."""
        return _site(self.request)

    def origin(self, *, bring: bool = True) -> dict[str, Any]:
        """Return on which device, and as which guest, they come; who is signed in is none."""
        guest = guest_of(self.request) if bring and self.me is None else None
        agent = self.request.headers.get("user-agent", "")
        return {"guest": guest, "device": device_of(agent)}

    async def enter(self, now: SignedIn, *, bring: bool = True) -> MemberShape:
        """Let them in: by a session of its own each time, as a guest whose cookie opens nothing."""
        guest = self.origin(bring=bring)["guest"]
        if self.me is not None:
            await self.parts.accounts.sign_out(self.me)
        if guest is not None:
            self.parts.belonging.moved(guest, now.person.visitor)
        _set_session(self.request, self.response, str(now.token))
        set_guest(self.request, self.response, new_visitor())
        return MemberShape(name=now.person.name)

    async def welcome(self, made: NewAccount) -> MemberShape:
        """Let somebody new in, and show the codes."""
        entered = await self.enter(made.signed_in)
        return entered.model_copy(update={"codes": list(made.codes)})


def _caller(
    request: Request, response: Response, parts: Parts, me: MaybeMe, address: Address
) -> Caller:
    return Caller(request, response, parts, me, address)


Asks = Annotated[Caller, Depends(_caller)]


# Joining.


@router.post("/join", status_code=201)
async def join(asked: AskedAccount, asks: Asks) -> MemberShape:
    """Make an account with a password; the games of this browser come along."""
    _require_invitation(asks.parts, asked.invitation, asks.address)
    accounts = asks.parts.accounts
    return await asks.welcome(await accounts.join(asked.name, asked.password, **asks.origin()))


@router.post("/join/ask")
async def ask_to_join(asked: AskedName, asks: Asks) -> Question:
    """Ask a device for a passkey for a new account."""
    _require_invitation(asks.parts, asked.invitation, asks.address)
    challenge, options = await asks.parts.accounts.ask_to_join(asked.name, asks.site)
    return Question(challenge=challenge, options=options)


@router.post("/join/passkey", status_code=201)
async def join_by_passkey(asked: AskedAccountByPasskey, asks: Asks) -> MemberShape:
    """Make an account with a passkey; the games of this browser come along."""
    _require_invitation(asks.parts, asked.invitation, asks.address)
    made = await asks.parts.accounts.join_by_passkey(
        asked.name, asked.challenge, asked.credential, site=asks.site, **asks.origin()
    )
    return await asks.welcome(made)


# Signing in and out.


@router.post("/sign-in")
async def sign_in(asked: AskedSignIn, asks: Asks) -> MemberShape:
    """Sign in by name and password."""
    origin = asks.origin(bring=asked.bring)
    trying = asks.parts.accounts.sign_in(asked.name, asked.password, **origin)
    found = await _try(asks.parts, name_key(asked.name), asks.address, trying)
    return await asks.enter(found, bring=asked.bring)


@router.post("/sign-in/code")
async def sign_in_by_code(asked: AskedRecovery, asks: Asks) -> MemberShape:
    """Sign in by a recovery code, which is then used up."""
    origin = asks.origin(bring=asked.bring)
    trying = asks.parts.accounts.sign_in_by_code(asked.name, asked.code, **origin)
    found = await _try(asks.parts, name_key(asked.name), asks.address, trying)
    return await asks.enter(found, bring=asked.bring)


@router.post("/sign-in/ask")
async def ask_to_sign_in(asks: Asks) -> Question:
    """Ask a device to sign in by a passkey."""
    asks.parts.limits.check("sign-in", asks.address)
    challenge, options = await asks.parts.accounts.ask_to_sign_in(asks.site)
    return Question(challenge=challenge, options=options)


@router.post("/sign-in/passkey")
async def sign_in_by_passkey(asked: AskedSignInByPasskey, asks: Asks) -> MemberShape:
    """Sign in by a passkey; nobody guesses one, so there are no pauses."""
    asks.parts.limits.check("sign-in", asks.address)
    origin = asks.origin(bring=asked.bring)
    found = await asks.parts.accounts.sign_in_by_passkey(
        asked.challenge, asked.credential, site=asks.site, **origin
    )
    return await asks.enter(found, bring=asked.bring)


@router.post("/sign-out", status_code=204, response_class=Response)
async def sign_out(request: Request, response: Response, parts: Parts, me: MaybeMe) -> None:
    """Sign out here; nothing is left in the browser that would open anything."""
    if me is not None:
        await parts.accounts.sign_out(me)
    _leave(request, response)


# What is one's own.


@router.get("")
async def account(request: Request, response: Response, parts: Parts, me: MaybeMe) -> AccountShape:
    """Say who is signed in, where else, and by what."""
    registration: Any = parts.settings.registration
    if me is None:
        return AccountShape(registration=registration)
    token = await parts.accounts.renew(me)
    if token is not None:
        _set_session(request, response, token)
    return AccountShape(
        name=me.person.name,
        registration=registration,
        has_password=me.person.password is not None,
        fresh=parts.accounts.is_fresh(me),
        codes_left=await parts.accounts.codes_left(me),
        sessions=[
            DeviceShape(
                id=one.id,
                device=one.device,
                made=one.made,
                used=one.seen,
                here=one.id == me.session.id,
            )
            for one in await parts.accounts.sessions(me)
        ],
        passkeys=[
            DeviceShape(id=one.id, device=one.device, made=one.made, used=one.used)
            for one in await parts.accounts.passkeys(me)
        ],
    )


@router.post("/prove", status_code=204, response_class=Response)
async def prove(asked: OwnPassword, parts: Parts, me: Me, address: Address) -> None:
    """Prove by the password who is signed in, before something is changed."""
    await _try(parts, me.person.key, address, parts.accounts.prove(me, asked.password))


@router.post("/prove/passkey", status_code=204, response_class=Response)
async def prove_by_passkey(
    asked: AnsweredChallenge, request: Request, parts: Parts, me: Me, address: Address
) -> None:
    """Prove by a passkey who is signed in; the question is that of signing in."""
    parts.limits.check("sign-in", address)
    await parts.accounts.prove_by_passkey(
        me, asked.challenge, asked.credential, site=_site(request)
    )


@router.post("/name")
async def rename(asked: NewName, parts: Parts, me: Me, address: Address) -> MemberShape:
    """Take another name."""
    parts.limits.check("join", address)
    return MemberShape(name=await parts.accounts.rename(me, asked.name))


@router.post("/password", status_code=204, response_class=Response)
async def change_password(asked: OwnPassword, parts: Parts, me: Me, address: Address) -> None:
    """Take another password, or a first one; signs out everywhere else."""
    parts.limits.check("sign-in", address)
    await parts.accounts.change_password(me, asked.password)


@router.post("/codes")
async def new_codes(parts: Parts, me: Me) -> CodesShape:
    """Make other recovery codes; those of before open nothing any more."""
    return CodesShape(codes=list(await parts.accounts.new_codes(me)))


@router.post("/passkeys/ask")
async def ask_for_passkey(request: Request, parts: Parts, me: Me) -> Question:
    """Ask a device for another passkey."""
    challenge, options = await parts.accounts.ask_for_passkey(me, _site(request))
    return Question(challenge=challenge, options=options)


@router.post("/passkeys", status_code=204, response_class=Response)
async def add_passkey(asked: AnsweredChallenge, request: Request, parts: Parts, me: Me) -> None:
    """Keep another passkey."""
    await parts.accounts.add_passkey(me, asked.challenge, asked.credential, site=_site(request))


@router.post("/passkeys/drop", status_code=204, response_class=Response)
async def drop_passkey(asked: DeviceId, parts: Parts, me: Me) -> None:
    """Forget a passkey, unless it is the last that signs one in."""
    await parts.accounts.drop_passkey(me, asked.id)


@router.post("/sessions/end", status_code=204, response_class=Response)
async def end_session(asked: DeviceId, parts: Parts, me: Me) -> None:
    """Sign out on another device."""
    await parts.accounts.end(me, asked.id)


@router.post("/sessions/end-others", status_code=204, response_class=Response)
async def end_others(parts: Parts, me: Me) -> None:
    """Sign out on all other devices."""
    await parts.accounts.end_others(me)


@router.get(
    "/archive",
    response_class=Response,
    responses={200: {"content": {"application/zip": {}}}},
)
async def archive(parts: Parts, me: Me, address: Address) -> Response:
    """Return everything of one's own in one file: games, what was learned, the account."""
    parts.limits.check("heavy", address)
    parts.work.budget.check(address)
    mine = me.person.visitor
    parcel, offset = Parcel(mine), 0
    while some := await parts.store.games_of(mine, _PAGE, offset):
        offset += len(some)
        for found in some:
            stored = await parts.store.load(found.id)
            if stored is not None:
                await parts.work.run(address, partial(parcel.add, stored), owed=True)
    account = {
        "name": me.person.name,
        "made": me.person.made,
        "passkeys": [
            {"device": one.device, "made": one.made, "used": one.used}
            for one in await parts.accounts.passkeys(me)
        ],
        "sessions": [
            {"device": one.device, "made": one.made, "seen": one.seen}
            for one in await parts.accounts.sessions(me)
        ],
    }
    learned = await parts.store.progress.of(mine)
    packed = await parts.work.run(address, lambda: parcel.packed(account, learned), owed=True)
    headers = {
        "Content-Disposition": 'attachment; filename="damier.zip"',
        "Cache-Control": "no-store",
    }
    return Response(packed, media_type="application/zip", headers=headers)


@router.post("/delete", status_code=204, response_class=Response)
async def delete(request: Request, response: Response, parts: Parts, me: Me) -> None:
    """Delete the account with all that is its own; the games stay, without the name."""
    parts.belonging.erased(await parts.accounts.erase(me))
    _leave(request, response)


# Behind them.


def _require_invitation(parts: State, word: str, address: str) -> None:
    parts.limits.check("join", address)
    rule = parts.settings.registration
    asked = parts.settings.invitation.encode()
    invited = rule == "invited" and hmac.compare_digest(word.strip().encode(), asked)
    if rule != "open" and not invited:
        raise ApiError("no-registration")


async def _try(parts: State, account: str, address: str, trying: Awaitable[_T]) -> _T:
    """Let somebody try once, unless they have to wait."""
    try:
        parts.limits.check("sign-in", address)
        parts.pauses.attempt(account, address)
    except ApiError:
        trying.close()  # type: ignore[attr-defined]
        raise
    found = await trying
    parts.pauses.forgive(account, address)
    return found


def _set_session(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        session_cookie(request),
        token,
        max_age=int(LASTS),
        path="/",
        httponly=True,
        samesite="strict",
        secure=is_secure(request),
    )


def _leave(request: Request, response: Response) -> None:
    for name in (session_cookie(request), "visitor"):
        response.delete_cookie(name, path="/", httponly=True, secure=is_secure(request))


def _site(request: Request) -> Site:
    """Return this site as the browser sees it; the guard has compared Origin and Host."""
    host = request.headers.get("host", "")
    return Site(host_name(request), (f"https://{host}", f"http://{host}"))
