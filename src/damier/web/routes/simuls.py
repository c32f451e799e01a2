"""Simuls: open one, take a board, start them all, go from board to board."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Response
from pydantic import BaseModel, Field

from damier.club.simuls.simuls import HostColour, host_side, simul_terms
from damier.rules.load import load
from damier.rules.sheet import Colour  # noqa: TC001  pydantic reads annotations
from damier.storage.simuls import SimulPlayer, StoredSimul  # noqa: TC001
from damier.storage.store import StoredTable  # noqa: TC001
from damier.table.errors import Refused
from damier.table.house import LONGEST, house_sheet
from damier.table.talk import plain_line
from damier.table.terms import Terms
from damier.texts.page import sheet_name
from damier.web.errors import ApiError
from damier.web.programs.gates import from_here
from damier.web.routes.people import (  # noqa: TC001  FastAPI reads annotations
    Address,
    Lang,
    MaybeMe,
    MaybeVisitor,
    Parts,
    Visitor,
)
from damier.web.routes.tables import REFUSALS, Name, require_decent, require_no_bot
from damier.web.state import State  # noqa: TC001
from damier.web.visible import is_pupil

if TYPE_CHECKING:
    from collections.abc import Iterable

router = APIRouter(
    prefix="/api/simuls", tags=["simuls"], dependencies=[Depends(from_here)], responses=REFUSALS
)
SimulId = Annotated[str, Path(max_length=32, description="The name of a simul")]
MOST = 60  # boards
_DAY = 24 * 3600
_OPEN_AT_ONCE = 3
_LISTED = 50


class AskedSimul(BaseModel):
    """What is played, by which clock, and on how many boards."""

    sheet: str = Field("international", max_length=100)
    sheet_toml: str | None = Field(None, max_length=LONGEST, description="A house sheet")
    control: str | None = Field(None, max_length=60, examples=["900+10"])
    extra: float = Field(0, ge=0, le=_DAY, description="Seconds that the host has besides")
    most: int = Field(20, ge=1, le=MOST, description="Boards at most")
    colour: HostColour = Field("white", description="Of the host")
    name: Name = ""
    listed: bool = Field(default=False, description="Everybody may find it, and watch")


class AskedBoard(BaseModel):
    """Who wants a board."""

    name: Name = ""


class BoardNumber(BaseModel):
    """One of those who have joined, by the place on the list."""

    number: int = Field(ge=1, le=MOST)


class SimulBoard(BaseModel):
    """Somebody who plays the host, and how it stands; `score` is the host's, of one point.

    `waits`: the host is to move there. Before the start there is no table.
    """

    number: int
    name: str
    mine: bool
    table: str | None
    colour: Colour
    pieces: str
    turn: Colour | None
    plies: int
    result: str | None
    score: float | None
    waits: bool


class SimulShape(BaseModel):
    """A simul; `mine`: whoever asks gives it. `score` and `played` count boards that are over."""

    simul: str
    sheet: str
    sheet_name: str
    control: str | None
    extra: float
    most: int
    colour: HostColour
    name: str
    listed: bool
    status: Literal["open", "playing", "over", "off"]
    mine: bool
    made: float
    boards: list[SimulBoard]
    score: float
    played: int


class NextBoard(BaseModel):
    """The next board that waits for the host, and how many do; nothing for others."""

    hosts: bool
    table: str | None
    waiting: int


@router.post("", status_code=201)
async def open_simul(
    asked: AskedSimul, parts: Parts, *, visitor: Visitor, me: MaybeMe, lang: Lang, address: Address
) -> SimulShape:
    """Open a simul; it begins when its host starts it."""
    parts.limits.check("table", address)
    require_decent(parts, asked.name)
    await require_no_bot(parts, me)
    if asked.listed:
        await _require_no_pupil(parts, visitor)
    since = parts.store.clock.now() - _DAY
    if await parts.store.simuls.unfinished(visitor, since) >= _OPEN_AT_ONCE:
        raise ApiError("too-many-tables", most=_OPEN_AT_ONCE)
    terms = await parts.work.run(address, lambda: _terms(asked))
    name = await parts.simuls.make(
        terms,
        visitor,
        plain_line(asked.name),
        most=asked.most,
        extra=asked.extra if asked.control else 0,
        colour=asked.colour,
        listed=asked.listed,
    )
    return await simul(name, parts, visitor, lang)


def _terms(asked: AskedSimul) -> Terms:
    """Return the terms of all boards; says at once what cannot be played with."""
    toml = asked.sheet_toml
    sheet = load(asked.sheet).id if toml is None else house_sheet(toml).id
    terms = Terms(sheet=sheet if toml is None else "house", sheet_toml=toml, control=asked.control)
    terms.game()
    return terms


@router.get("")
async def simuls(
    parts: Parts, visitor: MaybeVisitor, lang: Lang, address: Address
) -> list[SimulShape]:
    """Return the simuls that everybody may find: those that wait to begin, and those of a day."""
    found = await parts.store.simuls.listed(parts.store.clock.now() - _DAY, _LISTED)
    players = await parts.store.simuls.players_of([one.id for one in found])
    names = [each.table_id for sat in players.values() for each in sat if each.table_id]
    tables = await parts.store.glances(names) if names else {}
    pupils = await _pupils(parts, found, [each for sat in players.values() for each in sat])
    found = [_hidden_host(one, pupils, visitor) for one in found]
    shown = {one.id: _hidden(one, players[one.id], pupils, visitor) for one in found}

    def shapes() -> list[SimulShape]:
        made = (_shape_of(one, shown[one.id], tables, visitor, lang) for one in found)
        return [one for one in made if one.status in ("open", "playing")]

    return await parts.work.run(address, shapes)


@router.get("/{simul}")
async def simul(simul: SimulId, parts: Parts, visitor: MaybeVisitor, lang: Lang) -> SimulShape:
    """Return a simul as it stands."""
    return await _shape(parts, await _found(parts, simul), visitor, lang)


@router.post("/{simul}/join")
async def join_simul(
    simul: SimulId,
    asked: AskedBoard,
    parts: Parts,
    *,
    visitor: Visitor,
    me: MaybeMe,
    lang: Lang,
    address: Address,
) -> SimulShape:
    """Take a board; guests may as well."""
    parts.limits.check("heavy", address)
    require_decent(parts, asked.name)
    await require_no_bot(parts, me)
    found = await _found(parts, simul)
    if found.host == visitor:
        raise ApiError("own-table")
    if found.listed:
        await _require_no_pupil(parts, visitor)
    blocked = await parts.store.blocks.between(visitor, found.host)
    if blocked:
        raise ApiError("you-blocked" if visitor in blocked else "simul-full")
    try:
        await parts.simuls.join(found, visitor, plain_line(asked.name))
    except Refused as refused:
        raise ApiError(refused.code) from refused
    return await _shape(parts, found, visitor, lang)


@router.post("/{simul}/leave", status_code=204, response_class=Response)
async def leave_simul(simul: SimulId, parts: Parts, visitor: Visitor) -> None:
    """Give a board back before it begins."""
    if not await parts.store.simuls.leave((await _found(parts, simul)).id, visitor):
        raise ApiError("simul-begun")


@router.post("/{simul}/remove")
async def remove_player(
    simul: SimulId, asked: BoardNumber, parts: Parts, visitor: Visitor, lang: Lang
) -> SimulShape:
    """Take somebody off the list, as the host."""
    found = await _own(parts, simul, visitor)
    players = await parts.store.simuls.players(found.id)
    if asked.number > len(players):
        raise ApiError("no-simul")
    if not await parts.store.simuls.leave(found.id, players[asked.number - 1].visitor):
        raise ApiError("simul-begun")
    return await _shape(parts, found, visitor, lang)


@router.post("/{simul}/start")
async def start_simul(
    simul: SimulId, parts: Parts, visitor: Visitor, lang: Lang, address: Address
) -> SimulShape:
    """Make all boards, and start their clocks at one and the same time, as the host."""
    parts.limits.check("heavy", address)
    found = await _own(parts, simul, visitor)
    try:
        await parts.simuls.start(found)
    except Refused as refused:
        raise ApiError(refused.code) from refused
    return await _shape(parts, await _found(parts, simul), visitor, lang)


@router.post("/{simul}/call-off", status_code=204, response_class=Response)
async def call_off_simul(simul: SimulId, parts: Parts, visitor: Visitor) -> None:
    """End a simul before it has begun, as the host."""
    if not await parts.store.simuls.call_off((await _own(parts, simul, visitor)).id):
        raise ApiError("simul-begun")


@router.get("/{simul}/next")
async def next_board(
    simul: SimulId,
    parts: Parts,
    visitor: Visitor,
    after: Annotated[str, Query(max_length=32, description="The table one comes from")] = "",
) -> NextBoard:
    """Say which board waits for the host next: that which has waited longest, but this one last."""
    found = await _found(parts, simul)
    if found.host != visitor:
        return NextBoard(hosts=False, table=None, waiting=0)
    players, tables = await _boards(parts, found)
    waiting = [
        tables[one.table_id]
        for one in players
        if one.table_id in tables and _waits(found, one, tables[one.table_id])
    ]
    order = sorted(waiting, key=lambda table: (table.id == after, table.updated))
    return NextBoard(hosts=True, table=order[0].id if order else None, waiting=len(order))


async def _require_no_pupil(parts: State, visitor: str) -> None:
    """Keep pupils out of what everybody finds: nobody outside their class sees anything of them."""
    if await is_pupil(parts, visitor):
        raise ApiError("class-account")


async def _found(parts: State, name: str) -> StoredSimul:
    found = await parts.store.simuls.find(name)
    if found is None:
        raise ApiError("no-simul")
    return found


async def _own(parts: State, name: str, visitor: str) -> StoredSimul:
    """Return a simul of whoever asks; others are told that there is none."""
    found = await _found(parts, name)
    if found.host != visitor:
        raise ApiError("no-simul")
    return found


async def _boards(
    parts: State, simul: StoredSimul
) -> tuple[list[SimulPlayer], dict[str, StoredTable]]:
    players = await parts.store.simuls.players(simul.id)
    names = [one.table_id for one in players if one.table_id]
    return players, await parts.store.glances(names) if names else {}


def _waits(simul: StoredSimul, player: SimulPlayer, table: StoredTable) -> bool:
    summary = table.summary
    return summary.status == "playing" and summary.turn == host_side(simul, player.board)


def _score(result: str | None, side: Colour) -> float | None:
    """Return what a result is worth to the host; None for one that is none."""
    if result is None or "-" not in result:
        return None
    white, black = (part.strip() for part in result.split("-", 1))
    if white == black:
        return 0.5
    won: dict[str, Any] = {"white": white > black, "black": black > white}
    return float(won[side])


async def _shape(parts: State, simul: StoredSimul, visitor: str | None, lang: str) -> SimulShape:
    players, tables = await _boards(parts, simul)
    pupils = await _pupils(parts, [simul], players)
    shown = _hidden(simul, players, pupils, visitor)
    return _shape_of(_hidden_host(simul, pupils, visitor), shown, tables, visitor, lang)


async def _pupils(
    parts: State, simuls: Iterable[StoredSimul], players: Iterable[SimulPlayer]
) -> set[str]:
    """Return those who are in a class by now, of all who take part."""
    known = {one.host for one in simuls} | {one.visitor for one in players}
    seen = await parts.clubs.looked_at(sorted(known))
    return {who for who, one in seen.items() if one.classes}


def _hidden(
    simul: StoredSimul, players: list[SimulPlayer], pupils: set[str], visitor: str | None
) -> list[SimulPlayer]:
    """Return who plays; where everybody looks, nobody reads the name of a pupil."""
    if not simul.listed:
        return players
    gone = pupils - {visitor or ""}
    return [replace(one, name="") if one.visitor in gone else one for one in players]


def _hidden_host(simul: StoredSimul, pupils: set[str], visitor: str | None) -> StoredSimul:
    """Return a simul; where everybody looks, nobody reads the name of a pupil who gives it."""
    is_shown = not simul.listed or simul.host == visitor or simul.host not in pupils
    return simul if is_shown else replace(simul, name="")


def _shape_of(
    simul: StoredSimul,
    players: list[SimulPlayer],
    tables: dict[str, StoredTable],
    visitor: str | None,
    lang: str,
) -> SimulShape:
    terms = simul_terms(simul)
    rules = terms.rules()
    boards = []
    for number, player in enumerate(players, start=1):
        table = tables.get(player.table_id or "")
        side = host_side(simul, player.board or number)
        result = table.summary.result if table else None
        boards.append(
            SimulBoard(
                number=player.board or number,
                name=player.name,
                mine=visitor is not None and player.visitor == visitor,
                table=player.table_id,
                colour="black" if side == "white" else "white",
                pieces=table.summary.board if table else "",
                turn=table.summary.turn if table else None,  # type: ignore[arg-type]
                plies=table.summary.plies if table else 0,
                result=result,
                score=_score(result, side),
                waits=table is not None and _waits(simul, player, table),
            )
        )
    over = [board for board in boards if board.result is not None]
    status = simul.status
    if status == "playing" and len(over) == len(boards):
        status = "over"
    return SimulShape(
        simul=simul.id,
        sheet=rules.id,
        sheet_name=sheet_name(rules, lang),
        control=terms.control,
        extra=simul.extra,
        most=simul.most,
        colour=simul.colour,  # type: ignore[arg-type]
        name=simul.name,
        listed=simul.listed,
        status=status,  # type: ignore[arg-type]
        mine=visitor is not None and simul.host == visitor,
        made=simul.made,
        boards=boards,
        score=sum(board.score or 0.0 for board in over),
        played=len([board for board in over if board.score is not None]),
    )
