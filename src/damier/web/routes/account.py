"""Accounts: to join, to sign in and out, and what belongs to whoever is signed in.

All that changes something is a POST with a body of JSON from a page of this very site: other sites
may not even ask, friendly ones included.
"""

from __future__ import annotations

import hmac
from dataclasses import asdict, dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import structlog
from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, Field

from damier.club.people.accounts import LASTS, NewAccount, SignedIn
from damier.club.people.errors import AccountError
from damier.club.people.names import name_key
from damier.club.people.passkeys import Site
from damier.club.people.secrets import hash_token
from damier.club.people.tokens import SCOPES, Bearer
from damier.live.keys import new_visitor
from damier.storage.people import Uninvited
from damier.web.devices import device_of
from damier.web.errors import ApiError, Problem
from damier.web.guard import host_name
from damier.web.parcel import Parcel
from damier.web.programs.challenges import challenge_shape
from damier.web.programs.gates import from_here, maybe_token
from damier.web.routes.follows import followed
from damier.web.routes.people import (
    Address,
    MaybeMe,
    Me,
    Parts,
    admit,
    guest_of,
    is_secure,
    session_cookie,
    set_guest,
    set_name,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from damier.web.state import State

_T = TypeVar("_T")
_NAME, _PASSWORD, _CODE = 100, 1_000, 100
_PAGE = 100  # games that are looked up at once


log = structlog.get_logger()
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


class BanShape(BaseModel):
    """Why somebody may not play here, and until when, if that has an end."""

    until: float | None
    reason: str


class AccountShape(BaseModel):
    """Who is signed in, nobody if there is no `name`; `fresh`: they have just proved it.

    `pupil`: the account belongs to a class. `may_mail` says whether this server sends links to
    recover an account, `mail` where to, which counts once it is `mail_confirmed`.

    By a token only `name` is told, also as `username`, with `id` and the `title` of a bot.
    """

    name: str | None = None
    id: str | None = None
    username: str | None = None
    title: Literal["BOT"] | None = None
    registration: Literal["open", "invited", "closed"] = "open"
    has_password: bool = False
    fresh: bool = False
    codes_left: int = 0
    operator: bool = False
    pupil: bool = False
    may_mail: bool = False
    mail: str | None = None
    mail_confirmed: bool = False
    banned: BanShape | None = None
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
        set_name(self.request, self.response, now.person.name)
        set_guest(self.request, self.response, new_visitor())
        address = self.parts.keys.address_print(self.address)
        log.info("signed in", person=now.person.id, address=address)
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
MaybeProgram = Annotated[Bearer | None, Depends(maybe_token(*SCOPES))]


# Joining.


@router.post("/join", status_code=201)
async def join(asked: AskedAccount, asks: Asks) -> MemberShape:
    """Make an account with a password; the games of this browser come along."""
    used = await _require_invitation(asks, asked.invitation)
    joining = asks.parts.accounts.join(asked.name, asked.password, invitation=used, **asks.origin())
    return await asks.welcome(await _invited(joining))


@router.post("/join/ask")
async def ask_to_join(asked: AskedName, asks: Asks) -> Question:
    """Ask a device for a passkey for a new account."""
    await _require_invitation(asks, asked.invitation)
    challenge, options = await asks.parts.accounts.ask_to_join(asked.name, asks.site)
    return Question(challenge=challenge, options=options)


@router.post("/join/passkey", status_code=201)
async def join_by_passkey(asked: AskedAccountByPasskey, asks: Asks) -> MemberShape:
    """Make an account with a passkey; the games of this browser come along."""
    used = await _require_invitation(asks, asked.invitation)
    joining = asks.parts.accounts.join_by_passkey(
        asked.name,
        asked.challenge,
        asked.credential,
        site=asks.site,
        invitation=used,
        **asks.origin(),
    )
    return await asks.welcome(await _invited(joining))


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
async def account(
    request: Request, response: Response, parts: Parts, me: MaybeMe, program: MaybeProgram
) -> AccountShape:
    """Say who is signed in, where else, and by what."""
    registration: Any = parts.keeper.registration
    if program is not None:
        who = program.person
        bot = (await parts.challenges.manners(who)).bot is not None
        return AccountShape(
            name=who.name,
            id=who.key,
            username=who.name,
            title="BOT" if bot else None,
            registration=registration,
        )
    set_name(request, response, None if me is None else me.person.name)
    may_mail = parts.recovery.can_write
    if me is None:
        return AccountShape(registration=registration, may_mail=may_mail)
    token = await parts.accounts.renew(me)
    if token is not None:
        _set_session(request, response, token)
    ban = parts.keeper.banned(me.person.visitor)
    mail = await parts.recovery.of(me)
    return AccountShape(
        pupil=await parts.clubs.is_pupil(me.person),
        may_mail=may_mail,
        mail=None if mail is None else mail.mail,
        mail_confirmed=mail is not None and bool(mail.confirmed),
        operator=await parts.store.order.is_operator(me.person.id),
        banned=None if ban is None else BanShape(until=ban.until, reason=ban.reason),
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
async def rename(
    *, asked: NewName, request: Request, response: Response, parts: Parts, me: Me, address: Address
) -> MemberShape:
    """Take another name."""
    admit(request, me.person.visitor)
    parts.limits.check("join", address)
    await parts.clubs.must_own_account(me.person)
    name = await parts.accounts.rename(me, asked.name)
    set_name(request, response, name)
    return MemberShape(name=name)


@router.post("/password", status_code=204, response_class=Response)
async def change_password(asked: OwnPassword, parts: Parts, me: Me, address: Address) -> None:
    """Take another password, or a first one; signs out everywhere else."""
    parts.limits.check("sign-in", address)
    await parts.clubs.must_own_account(me.person)
    parts.belonging.rekeyed(await parts.accounts.change_password(me, asked.password))


@router.post("/codes")
async def new_codes(parts: Parts, me: Me) -> CodesShape:
    """Make other recovery codes; those of before open nothing any more.

    Pupils of a class have none, and no passkeys: a teacher's new slip is their way back.
    """
    await parts.clubs.must_own_account(me.person)
    return CodesShape(codes=list(await parts.accounts.new_codes(me)))


@router.post("/passkeys/ask")
async def ask_for_passkey(request: Request, parts: Parts, me: Me) -> Question:
    """Ask a device for another passkey."""
    await parts.clubs.must_own_account(me.person)
    challenge, options = await parts.accounts.ask_for_passkey(me, _site(request))
    return Question(challenge=challenge, options=options)


@router.post("/passkeys", status_code=204, response_class=Response)
async def add_passkey(asked: AnsweredChallenge, request: Request, parts: Parts, me: Me) -> None:
    """Keep another passkey."""
    await parts.clubs.must_own_account(me.person)
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
    """Sign out on all other devices; old links to one's own seats open nothing more."""
    parts.belonging.rekeyed(await parts.accounts.end_others(me))


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
    account: dict[str, Any] = {
        "name": me.person.name,
        "made": me.person.made,
        "blocked": [
            {"name": name, "made": one.made} for one, name in await parts.store.blocks.of(mine)
        ],
        "privacy": asdict((await parts.store.privacy.of([mine]))[mine][1]),
        "passkeys": [
            {"device": one.device, "made": one.made, "used": one.used}
            for one in await parts.accounts.passkeys(me)
        ],
        "sessions": [
            {"device": one.device, "made": one.made, "seen": one.seen}
            for one in await parts.accounts.sessions(me)
        ],
        "tokens": [
            {"label": one.label, "scopes": one.scopes, "made": one.made, "used": one.used}
            for one in await parts.tokens.of(me.person.id)
        ],
        "manners": asdict(await parts.challenges.manners(me.person)),
        "challenges": [challenge_shape(told) for told in await parts.challenges.of(me.person)],
        "clubs": [
            {
                "name": here.club.name,
                "role": here.me.role,
                "called": here.me.called,
                "joined": here.me.joined,
            }
            for here, _ in await parts.clubs.of(me.person)
        ],
        "notes": [
            {"at": note.at, "text": note.text}
            for note in await parts.store.clubs.notes_of(me.person.id)
        ],
        "answers": [
            {"at": one.at, "move": one.move}
            for one in await parts.store.blackboards.answer_of(me.person.id)
        ],
    }
    if (mail := await parts.recovery.of(me)) is not None:
        account["recovery_mail"] = {"mail": mail.mail, "confirmed": bool(mail.confirmed)}
    account["tournaments"] = await parts.store.tournaments.archive_of(mine)
    learned = await parts.store.progress.of(mine)
    looks, private = await parts.store.looks.of(mine, offset + 1), await _private(parts, me)
    packed = await parts.work.run(
        address, lambda: parcel.packed(account, learned, looks, private), owed=True
    )
    headers = {
        "Content-Disposition": 'attachment; filename="damier.zip"',
        "Cache-Control": "no-store",
    }
    return Response(packed, media_type="application/zip", headers=headers)


@router.post("/delete", status_code=204, response_class=Response)
async def delete(request: Request, response: Response, parts: Parts, me: Me) -> None:
    """Delete the account with all that is its own; the games stay, without the name.

    Who has clubs hands them over first, and a pupil's account is deleted by the class.
    """
    await parts.clubs.must_own_account(me.person)
    await parts.clubs.must_own_no_club(me.person)
    parts.belonging.erased(await parts.accounts.erase(me))
    _leave(request, response)


# Behind them.


async def _private(parts: State, me: SignedIn) -> dict[str, Any]:
    """Return notes, plans and vacations, whom one follows, and what one wants to be told where."""
    visitor = me.person.visitor
    consent = await parts.store.notices.consent(visitor)
    found: dict[str, Any] = await parts.store.letters.private_of(visitor)
    found["notices"] = (
        {}
        if consent is None
        else {"kinds": consent.kinds, "mail_kinds": consent.mail_kinds, "mail": consent.mail}
    )
    devices = await parts.store.notices.devices_of(visitor)
    found["follows"] = (await followed(parts, visitor, me)).model_dump()
    found["devices"] = [{"device": one.device, "made": one.made} for one in devices]
    return found


async def _require_invitation(asks: Caller, word: str) -> str | None:
    """Let only those join who may; return the invitation that is used up by it, if one is.

    Who comes by a link of an operator's counts for no limit: each link is one account.
    """
    parts, given = asks.parts, word.strip()
    admit(asks.request, guest_of(asks.request))
    rule = parts.keeper.registration
    now = parts.store.clock.now()
    if rule != "closed" and given and await parts.store.order.is_invited(hash_token(given), now):
        return given
    parts.limits.check("join", asks.address)
    parts.limits.check("join-day", asks.address)
    asked = parts.settings.invitation.encode()
    invited = bool(asked) and hmac.compare_digest(given.encode(), asked)
    if rule == "closed" or (rule == "invited" and not invited):
        raise ApiError("no-registration")
    return None


async def _invited(joining: Awaitable[_T]) -> _T:
    """Make an account; an invitation that somebody else has used meanwhile is none."""
    try:
        return await joining
    except Uninvited as error:
        raise ApiError("no-registration") from error


async def _try(parts: State, account: str, address: str, trying: Awaitable[_T]) -> _T:
    """Let somebody try once, unless they have to wait."""
    try:
        parts.limits.check("sign-in", address)
        parts.pauses.attempt(account, address)
    except ApiError:
        trying.close()  # type: ignore[attr-defined]
        raise
    try:
        found = await trying
    except AccountError as error:
        account, address = parts.keys.address_print(account), parts.keys.address_print(address)
        log.warning("tried in vain", code=error.code, account=account, address=address)
        raise
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
    set_name(request, response, None)


def _site(request: Request) -> Site:
    """Return this site as the browser sees it; the guard has compared Origin and Host."""
    host = request.headers.get("host", "")
    return Site(host_name(request), (f"https://{host}", f"http://{host}"))
