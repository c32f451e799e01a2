"""Notices: who wants to be told what, on which devices, and at which address.

Nothing is sent to anybody who has not switched it on here; guests may as well.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BaseModel, Field

from damier.club.notices.notifier import Kind, device_id
from damier.web.devices import device_of
from damier.web.errors import ApiError
from damier.web.programs.gates import from_here
from damier.web.routes.people import Address, Lang, MaybeMe, Parts, Visitor  # noqa: TC001
from damier.web.routes.tables import REFUSALS

router = APIRouter(
    prefix="/api/notices", tags=["notices"], dependencies=[Depends(from_here)], responses=REFUSALS
)
Endpoint = Annotated[str, Field(max_length=1_000, description="What the browser subscribed to")]


class AskedKinds(BaseModel):
    """What to be told, by push and by mail."""

    kinds: list[Kind] = Field(max_length=5)
    mail_kinds: list[Kind] = Field(max_length=5)


class DeviceKeys(BaseModel):
    """What a notice is encrypted for."""

    p256dh: Annotated[str, Field(max_length=120)]
    auth: Annotated[str, Field(max_length=60)]


class AskedDevice(BaseModel):
    """A device to tell, as the browser's `toJSON` gives it."""

    endpoint: Endpoint
    keys: DeviceKeys


class DeviceAddress(BaseModel):
    """A device not to tell any more."""

    endpoint: Endpoint


class MailAddress(BaseModel):
    """Where letters are to go; nothing: nowhere."""

    address: Annotated[str, Field(max_length=254)]


class MailCode(BaseModel):
    """What stood in the letter."""

    code: Annotated[str, Field(max_length=100)]


class NoticeShape(BaseModel):
    """What a visitor wants; `push_key` and `may_mail` say what the server can do."""

    push_key: str | None
    may_mail: bool
    kinds: list[Kind]
    mail_kinds: list[Kind]
    mail: str | None
    confirmed: bool
    devices: int


@router.get("")
async def wanted(parts: Parts, visitor: Visitor) -> NoticeShape:
    """Say what the visitor wants to be told."""
    consent = await parts.store.notices.consent(visitor)
    pusher = parts.notifier.pusher
    return NoticeShape(
        push_key=None if pusher is None else pusher.key,
        may_mail=parts.notifier.mail is not None,
        kinds=[] if consent is None else consent.kinds.split(),  # type: ignore[arg-type]
        mail_kinds=[] if consent is None else consent.mail_kinds.split(),  # type: ignore[arg-type]
        mail=None if consent is None else consent.mail,
        confirmed=consent is not None and bool(consent.confirmed),
        devices=len(await parts.store.notices.devices_of(visitor)),
    )


@router.post("")
async def choose(
    asked: AskedKinds, parts: Parts, visitor: Visitor, lang: Lang, address: Address
) -> NoticeShape:
    """Choose what to be told."""
    parts.limits.check("heavy", address)
    kinds, mail_kinds = " ".join(sorted(set(asked.kinds))), " ".join(sorted(set(asked.mail_kinds)))
    await parts.store.notices.agree(visitor, kinds=kinds, mail_kinds=mail_kinds, lang=lang)
    return await wanted(parts, visitor)


@router.post("/devices")
async def add_device(
    request: Request,
    asked: AskedDevice,
    parts: Parts,
    *,
    visitor: Visitor,
    me: MaybeMe,
    address: Address,
) -> NoticeShape:
    """Tell this device, too; its address has to be one of a push service."""
    parts.limits.check("heavy", address)
    if parts.notifier.pusher is None:
        raise ApiError("no-push")
    await parts.notifier.subscribe(
        visitor,
        None if me is None else me.session.id,
        device_of(request.headers.get("user-agent", "")),
        endpoint=asked.endpoint,
        p256dh=asked.keys.p256dh,
        auth=asked.keys.auth,
        more=parts.settings.push_hosts,
    )
    return await wanted(parts, visitor)


@router.post("/devices/end")
async def end_device(asked: DeviceAddress, parts: Parts, visitor: Visitor) -> NoticeShape:
    """Tell a device nothing more."""
    await parts.store.notices.unsubscribe(device_id(asked.endpoint), visitor)
    return await wanted(parts, visitor)


@router.post("/mail")
async def set_mail(
    asked: MailAddress, parts: Parts, visitor: Visitor, lang: Lang, address: Address
) -> NoticeShape:
    """Have a letter sent that asks whether more may come; nothing: no more letters."""
    if asked.address.strip():
        parts.limits.check("join", address)
        await parts.notifier.ask_mail(visitor, asked.address, lang)
    else:
        await parts.store.notices.no_mail(visitor)
    return await wanted(parts, visitor)


@router.post("/confirm", status_code=204, response_class=Response)
async def confirm(asked: MailCode, parts: Parts, address: Address) -> None:
    """Let letters come to the address that a code was sent to."""
    parts.limits.check("join", address)
    await parts.notifier.confirm(asked.code)


@router.post("/stop", status_code=204, response_class=Response)
async def stop(
    token: Annotated[str, Query(max_length=300)], parts: Parts, address: Address
) -> None:
    """Send no more letters: what a mail program calls by one click, without a cookie."""
    parts.limits.check("heavy", address)
    visitor = parts.keys.mail_visitor(token)
    if visitor is None:
        raise ApiError("stale-link")
    await parts.store.notices.no_mail(visitor)
