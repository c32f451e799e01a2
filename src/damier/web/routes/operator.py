"""What an operator sees and does. Every deed needs a fresh proof of who it is, and is logged."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field

from damier._version import __version__
from damier.club.order.operators import Operators
from damier.club.people.accounts import SignedIn
from damier.rules.sheet import Colour  # noqa: TC001  pydantic reads annotations
from damier.table import facts as f
from damier.web.addresses import home_of
from damier.web.errors import ApiError
from damier.web.figures import TROUBLES
from damier.web.programs.gates import from_here
from damier.web.routes.account import Name  # noqa: TC001  FastAPI reads annotations
from damier.web.routes.people import Me, Parts  # noqa: TC001
from damier.web.routes.tables import REFUSALS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from damier.storage.order import LoggedDeed, StoredComplaint
    from damier.storage.store import StoredTable
    from damier.web.state import State

router = APIRouter(
    prefix="/api/operator",
    tags=["operator"],
    dependencies=[Depends(from_here)],
    responses=REFUSALS,
)
_PAGE = 50
_LOG = 100
_DAY = 86_400.0
Words = Annotated[str, Field(max_length=500)]
Days = Annotated[float, Field(gt=0, le=3_650)]
Offset = Annotated[int, Query(ge=0, le=100_000)]
Number = Annotated[int | None, Query(ge=0, le=2**53)]


async def _operator(parts: Parts, me: Me) -> SignedIn:
    if not await parts.store.order.is_operator(me.person.id):
        raise ApiError("not-operator")
    return me


async def _desk(parts: Parts, me: Annotated[SignedIn, Depends(_operator)]) -> Operators:
    """Return what an operator does deeds with, who has just proved to be one."""
    parts.accounts.must_be_fresh(me)
    return Operators(parts.store, parts.keeper, parts.belonging, me.person.id)


Operator = Annotated[SignedIn, Depends(_operator)]
Desk = Annotated[Operators, Depends(_desk)]


class ProcessShape(BaseModel):
    """One process of the site."""

    name: str
    rooms: int
    people: int
    jobs: int
    version: str


class TroubleShape(BaseModel):
    """An error that was logged lately in this process."""

    at: str
    words: str


class InvitationShape(BaseModel):
    """A link that nobody has used yet."""

    id: str
    made: float
    until: float
    by: str


class BanRow(BaseModel):
    """Somebody who may not come in; an address has no `name`, and is kept as a print only."""

    id: str
    kind: Literal["visitor", "address"]
    name: str
    made: float
    until: float | None
    reason: str
    by: str


class OperatorShape(BaseModel):
    """How the server is doing, and what is in force."""

    name: str
    fresh: bool
    version: str
    processes: list[ProcessShape]
    people: int
    games: int
    bytes: int
    troubles: list[TroubleShape]
    registration: Literal["open", "invited", "closed"]
    operators: list[str]
    words: list[str]
    bans: list[BanRow]
    invitations: list[InvitationShape]


class SaidShape(BaseModel):
    """Something said at a table."""

    seq: int
    side: Colour
    text: str


class ReportShape(BaseModel):
    """A report with its game: `url` shows it, `talk` is all that was said."""

    table: str
    side: Colour
    made: float
    reason: str
    words: str
    said: int
    reporter: str
    about: str
    account: str | None
    has_address: bool
    result: str | None
    plies: int
    url: str
    talk: list[SaidShape]
    settled: float | None
    note: str
    by: str


class LogLine(BaseModel):
    """Something that an operator did; no `operator`: by the command line."""

    id: int
    at: float
    operator: str
    deed: str
    about: str
    words: str


class AskedSettling(BaseModel):
    """What was done about a report."""

    table: Annotated[str, Field(max_length=32)]
    side: Colour
    note: Words = ""


class AskedBan(BaseModel):
    """Whom to ban: by name, by address, or whom a report is about; without `days` for good."""

    name: Name | None = None
    address: Annotated[str, Field(max_length=100)] | None = None
    table: Annotated[str, Field(max_length=32)] | None = None
    side: Colour | None = Field(None, description="Of whoever reported, with `table`")
    whole_address: bool = Field(default=False, description="The address of whom it is about, too")
    days: Days | None = None
    reason: Words = ""


class RowId(BaseModel):
    """One of those that are listed."""

    id: Annotated[str, Field(max_length=100)]


class AskedRename(BaseModel):
    """A bad name, and a better one."""

    name: Name
    to: Name
    reason: Words = ""


class AskedRule(BaseModel):
    """Who may join."""

    rule: Literal["open", "invited", "closed"]


class AskedInvitations(BaseModel):
    """How many links, and for how many days."""

    count: Annotated[int, Field(ge=1, le=50)] = 1
    days: Annotated[float, Field(gt=0, le=365)] = 14


class MadeInvitations(BaseModel):
    """Links to the page of accounts, shown this once."""

    links: list[str]


class AskedWord(BaseModel):
    """A word that nobody is called and nobody says."""

    word: Annotated[str, Field(min_length=1, max_length=40)]


@router.get("")
async def overview(parts: Parts, me: Operator) -> OperatorShape:
    """Say how the server is doing, and what is in force."""
    order, now = parts.store.order, parts.store.clock.now()
    sizes, kept = await order.sizes(), await order.read()
    invited = await order.invitations(now)
    keys = {key for ban in kept.bans for key in (ban.subject, ban.by)}
    keys |= {one.by for one in invited}
    names = await order.names_of(keys)
    registration: Any = parts.keeper.registration
    return OperatorShape(
        name=me.person.name,
        fresh=parts.accounts.is_fresh(me),
        version=__version__,
        processes=[ProcessShape(**asdict(one)) for one in parts.figures.all()],
        people=sizes["people"],
        games=sizes["games"],
        bytes=sizes["bytes"],
        troubles=[TroubleShape(at=at, words=words) for at, words in reversed(TROUBLES.lately)],
        registration=registration,
        operators=await order.operators(),
        words=list(kept.words),
        bans=[
            BanRow(
                id=ban.id,
                kind=ban.kind,  # type: ignore[arg-type]
                name=names.get(ban.subject, ""),
                made=ban.made,
                until=ban.until,
                reason=ban.reason,
                by=names.get(ban.by, ""),
            )
            for ban in kept.bans
        ],
        invitations=[
            InvitationShape(id=one.hash, made=one.made, until=one.until, by=names.get(one.by, ""))
            for one in invited
        ],
    )


@router.get("/reports")
async def reports(
    parts: Parts, me: Operator, *, settled: bool = False, offset: Offset = 0
) -> list[ReportShape]:
    """Return what players report, the latest first, with all that was said."""
    del me
    found = await parts.store.order.complaints(_PAGE, offset, settled=settled)
    keys = {key for one in found for key in (one.reporter, one.about, one.by)}
    names = await parts.store.order.names_of(keys)
    shown = []
    for one in found:
        stored = await parts.store.load(one.table_id)
        if stored is not None:
            shown.append(_report(parts, one, stored, names))
    return shown


def _report(
    parts: State, one: StoredComplaint, stored: StoredTable, names: dict[str, str]
) -> ReportShape:
    seated = {seat.side: seat.name for seat in stored.seats}
    other = "black" if one.side == "white" else "white"
    watch = parts.keys.token(stored.id, "watch")
    return ReportShape(
        table=stored.id,
        side=one.side,  # type: ignore[arg-type]
        made=one.made,
        reason=one.reason,
        words=one.words,
        said=one.said,
        reporter=names.get(one.reporter) or seated.get(one.side, ""),
        about=seated.get(other, ""),
        account=names.get(one.about),
        has_address=bool(one.address),
        result=stored.summary.result,
        plies=stored.summary.plies,
        url=f"/t/{stored.id}#w={watch}",
        talk=[
            SaidShape(seq=event.seq, side=fact.side, text=fact.text)
            for event in stored.events
            for fact in event.facts
            if isinstance(fact, f.Said)
        ],
        settled=one.settled,
        note=one.note,
        by=names.get(one.by, ""),
    )


@router.post("/reports/settle", status_code=204, response_class=Response)
async def settle(asked: AskedSettling, desk: Desk) -> None:
    """Settle a report with a note; the print of an address goes with it."""
    if not await desk.settle(asked.table, asked.side, asked.note):
        raise ApiError("not-found")


@router.post("/bans", status_code=204, response_class=Response)
async def ban(asked: AskedBan, parts: Parts, desk: Desk) -> None:
    """Let somebody stay out, at once and everywhere; without an end it closes an account."""
    until = None if asked.days is None else parts.store.clock.now() + asked.days * _DAY
    if asked.name is not None:
        done = await desk.ban_name(asked.name, until, asked.reason)
    elif asked.table is not None and asked.side is not None:
        done = await desk.ban_reported(
            asked.table, asked.side, until, asked.reason, address=asked.whole_address
        )
    elif asked.address is not None:
        home = home_of(asked.address.strip())
        done = await desk.ban_address(parts.keys.address_print(home), until, asked.reason)
    else:
        raise ApiError("bad-request")
    if not done:
        raise ApiError("no-account")


@router.post("/bans/lift", status_code=204, response_class=Response)
async def lift(asked: RowId, desk: Desk) -> None:
    """Let somebody in again; reopens an account that was closed."""
    if not await desk.lift(asked.id):
        raise ApiError("not-found")


@router.post("/rename", status_code=204, response_class=Response)
async def rename(asked: AskedRename, parts: Parts, desk: Desk) -> None:
    """Give somebody with a bad name another one, in their games, too."""
    if not await desk.rename(asked.name, asked.to, parts.keeper.names, asked.reason):
        raise ApiError("no-account")


@router.post("/registration", status_code=204, response_class=Response)
async def registration(asked: AskedRule, desk: Desk) -> None:
    """Say who may join from now on, whatever the settings say."""
    await desk.set_registration(asked.rule)


@router.post("/invitations")
async def invite(asked: AskedInvitations, desk: Desk) -> MadeInvitations:
    """Make links by which one account each may be made."""
    made = await desk.invite(asked.count, asked.days * _DAY)
    return MadeInvitations(links=[f"/account#invitation={token}" for token in made])


@router.post("/invitations/withdraw", status_code=204, response_class=Response)
async def withdraw(asked: RowId, desk: Desk) -> None:
    """Take a link back that nobody has used."""
    if not await desk.withdraw(asked.id):
        raise ApiError("not-found")


@router.post("/words", status_code=204, response_class=Response)
async def add_word(asked: AskedWord, desk: Desk) -> None:
    """Let nobody be called, and nobody say, a word."""
    if not await desk.add_word(asked.word):
        raise ApiError("bad-request")


@router.post("/words/drop", status_code=204, response_class=Response)
async def drop_word(asked: AskedWord, desk: Desk) -> None:
    """Let a word be said again."""
    if not await desk.drop_word(asked.word):
        raise ApiError("not-found")


@router.get("/log")
async def log(parts: Parts, me: Operator, before: Number = None) -> list[LogLine]:
    """Return what operators did, the latest first; `before` is the number to go on from."""
    del me
    return await _lines(parts, before)


async def _lines(parts: State, before: int | None) -> list[LogLine]:
    found = await parts.store.order.log(_LOG, before)
    keys = {key for _, one in found for key in (one.operator, one.about)}
    names = await parts.store.order.names_of(keys)
    return [_line(number, one, names) for number, one in found]


def _line(number: int, one: LoggedDeed, names: dict[str, str]) -> LogLine:
    return LogLine(
        id=number,
        at=one.at,
        operator=names.get(one.operator, one.operator and "…"),
        deed=one.deed,
        about=names.get(one.about, ""),
        words=one.words,
    )


@router.get(
    "/log.ndjson",
    response_class=StreamingResponse,
    responses={200: {"content": {"application/x-ndjson": {}}}},
)
async def export_log(parts: Parts, me: Operator) -> StreamingResponse:
    """Return the whole log, a line of JSON each, the latest first."""
    del me

    async def written() -> AsyncIterator[bytes]:
        before: int | None = None
        while some := await _lines(parts, before):
            before = some[-1].id
            lines = (json.dumps(one.model_dump(), ensure_ascii=False) for one in some)
            yield ("\n".join(lines) + "\n").encode()

    headers = {"Content-Disposition": 'attachment; filename="damier-log.ndjson"'}
    return StreamingResponse(written(), media_type="application/x-ndjson", headers=headers)
