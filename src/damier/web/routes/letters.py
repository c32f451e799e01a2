"""Games by days: what waits for a visitor, plans and notes at a table, vacations.

Plans and notes are opened by the token of a seat, like the seat itself; nobody else is told of
them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from fastapi import APIRouter
from pydantic import BaseModel, Field

from damier.board.setup import opponent
from damier.club.people.vacations import Holidays
from damier.live.rooms import table_of
from damier.rules.sheet import Colour  # noqa: TC001  pydantic reads annotations
from damier.storage.letters import StoredPlan
from damier.table.bounds import listed
from damier.table.errors import Refused
from damier.table.plans import DEEPEST, MOST_TURNS, line_after, parse_turns, plan_for, turns_text
from damier.table.wire import MoveView, dotted, move_views, must_capture, ways_on
from damier.web.errors import ApiError
from damier.web.routes.people import Address, Lang, Me, Parts, Visitor  # noqa: TC001
from damier.web.routes.tables import REFUSALS, TableId, Token
from damier.web.routes.visitors import MyGame, listed_games

if TYPE_CHECKING:
    from damier.table.table import Table
    from damier.web.state import State

router = APIRouter(prefix="/api", tags=["letters"])
_MOST = 200
_NOTE = 4_000
Squares = Annotated[list[Annotated[int, Field(ge=1, le=400)]], Field(min_length=2, max_length=100)]


class WaitingGame(MyGame):
    """A game against somebody else that goes on; `left` are seconds until a flag falls."""

    mine: bool = Field(description="Whether it is the visitor's turn")
    left: float | None = Field(description="Of whoever is to move; None where nobody has a clock")
    resting: float | None = Field(None, description="Seconds for which the other is on vacation")


class PlannedTurn(BaseModel):
    """If the other goes over `when`, the answer goes over `answer`; `next` is what follows."""

    when: Squares
    answer: Squares
    next: list[PlannedTurn] = Field(default_factory=list, max_length=MOST_TURNS)


class AskedPlan(BaseModel):
    """A whole plan, which takes the place of the one there was; nothing in it: no plan."""

    turns: list[PlannedTurn] = Field(max_length=MOST_TURNS)


class AskedNote(BaseModel):
    """What to remember."""

    text: str = Field(max_length=_NOTE)


class AskedLine(BaseModel):
    """Moves from where the game stands, each as the squares it goes over."""

    moves: list[Squares] = Field(max_length=2 * DEEPEST)


class PrivatePage(BaseModel):
    """What nobody but one player sees of a table; `dropped` says why a plan is over."""

    note: str
    turns: list[PlannedTurn]
    dropped: Literal["other-move", "offer", "gone", "not-possible"] | None
    may_plan: bool


class LinePosition(BaseModel):
    """Where a line leads, with what may be played there, and the texts of its moves."""

    board: str
    turn: Colour
    moves: list[MoveView]
    ways: list[tuple[int, ...]]
    must: list[int]
    texts: list[str]


class AskedVacation(BaseModel):
    """How many days to be away from now on; 0: back now."""

    days: int = Field(ge=0, le=28)


class VacationShape(BaseModel):
    """Until when somebody is away (seconds from now), and the days that the year still has."""

    left: float | None
    days: int
    a_year: int


@router.get("/waiting")
async def waiting(
    parts: Parts, visitor: Visitor, lang: Lang, address: Address
) -> list[WaitingGame]:
    """Return the games against others that go on: the visitor's turn, the most urgent, first."""
    found = await parts.store.letters.waiting(visitor, _MOST)
    by_name = await parts.store.glances([one.table for one in found])
    stored = [by_name[one.table] for one in found if one.table in by_name]
    shown = await parts.work.run(address, lambda: listed_games(stored, parts, visitor, lang))
    by_id, now = {one.table: one for one in shown}, parts.store.clock.now()
    others = {
        one.id: next((seat.visitor for seat in one.seats if seat.visitor != visitor), None)
        for one in stored
    }
    rests = await _rests(parts, {who for who in others.values() if who is not None}, now)
    away = await parts.store.away_each([one.at for one in found])
    games = []
    for one, gone in zip(found, away, strict=True):
        if one.table in by_id:
            left = None if one.due is None else max(0.0, one.due + gone - now)
            games.append(
                WaitingGame(
                    **by_id[one.table].model_dump(),
                    mine=one.is_mine,
                    left=left,
                    resting=rests.get(others[one.table] or ""),
                )
            )
    return games


async def _rests(parts: State, visitors: set[str], now: float) -> dict[str, float]:
    """Return for how many seconds those who are on vacation still are."""
    return {who: until - now for who, until in await parts.store.letters.resting(visitors, now)}


@router.get("/tables/{table}/private", responses=REFUSALS)
async def private_page(table: TableId, token: Token, parts: Parts, address: Address) -> PrivatePage:
    """Return one's own note and plan at a table."""
    side, here = await _seat(parts, table, token, address)
    return await _page(parts, table, side, here)


@router.post("/tables/{table}/plan", responses=REFUSALS)
async def plan(
    table: TableId, asked: AskedPlan, token: Token, parts: Parts, address: Address
) -> PrivatePage:
    """Plan answers to what the other may play; the server plays them at once."""
    parts.limits.check("heavy", address)
    side, here = await _seat(parts, table, token, address)
    if asked.turns:
        turns = parse_turns(asked.model_dump_json(include={"turns"})[9:-1])
        try:
            made = await parts.work.run(address, lambda: plan_for(here, side, turns))
        except Refused as refused:
            raise ApiError(refused.code) from refused
        kept = StoredPlan(table, side, made.done, made.board, turns_text(made.turns))
        await parts.store.letters.keep_plan(kept)
        await parts.rooms.postman.look_after(table)  # the other may have moved meanwhile
    else:
        await parts.store.letters.drop_plan(table, side)
    return await _page(parts, table, side, here)


@router.post("/tables/{table}/note", responses=REFUSALS)
async def note(
    table: TableId, asked: AskedNote, token: Token, parts: Parts, address: Address
) -> PrivatePage:
    """Keep a note to oneself at a table; nothing forgets it."""
    parts.limits.check("heavy", address)
    side, here = await _seat(parts, table, token, address)
    text = "".join(c for c in asked.text if c in "\n\t" or c.isprintable()).strip()
    await parts.store.letters.keep_note(table, side, text, parts.store.clock.now())
    return await _page(parts, table, side, here)


@router.post("/tables/{table}/line", responses=REFUSALS)
async def line(
    table: TableId, asked: AskedLine, token: Token, parts: Parts, address: Address
) -> LinePosition:
    """Return where a line would lead from where the game stands; nothing is played."""
    parts.limits.check("heavy", address)
    _, here = await _seat(parts, table, token, address)

    def look() -> LinePosition:
        position, texts = line_after(here.game.position, [tuple(path) for path in asked.moves])
        legal = listed(position)
        return LinePosition(
            board=dotted(position.board),
            turn=position.turn,
            moves=move_views(legal),
            ways=ways_on(position, legal),
            must=must_capture(here.game.sheet, legal),
            texts=texts,
        )

    try:
        return await parts.work.run(address, look)
    except Refused as refused:
        raise ApiError(refused.code) from refused


async def _seat(parts: State, table: str, token: str, address: str) -> tuple[Colour, Table]:
    """Return which side a token plays at a table, and the table."""
    role = await parts.rooms.role(table, token)
    if role in (None, "watch", "invite"):
        raise ApiError("bad-token")
    stored = await parts.store.load(table)
    if stored is None:
        raise ApiError("no-table")
    here = await parts.work.run(address, lambda: table_of(stored))
    side: Any = "white" if role == "both" else role
    return side, here


async def _page(parts: State, table: str, side: Colour, here: Table) -> PrivatePage:
    kept = await parts.store.letters.plan(table, side)
    turns = () if kept is None else parse_turns(kept.tree)
    dropped: Any = None if kept is None else kept.dropped
    may = here.days is not None and not here.is_over and here.open_seat is None
    return PrivatePage(
        note=await parts.store.letters.note(table, side),
        turns=[PlannedTurn.model_validate(msgspec.to_builtins(turn)) for turn in turns],
        dropped=dropped,
        may_plan=may and here.game.turn == opponent(side),
    )


@router.get("/vacation")
async def vacation(parts: Parts, me: Me) -> VacationShape:
    """Say whether one is on vacation, and how much is left of it this year."""
    return _told(await _holidays(parts).of(me.person.visitor), parts)


@router.post("/vacation", responses=REFUSALS)
async def go_on_vacation(asked: AskedVacation, parts: Parts, me: Me) -> VacationShape:
    """Stop all one's clocks of days from now on, for so many days; 0: be back now."""
    return _told(await _holidays(parts).go(me.person.visitor, asked.days), parts)


def _holidays(parts: State) -> Holidays:
    return Holidays(parts.store.letters, parts.rooms.postman, parts.store.clock.now)


def _told(known: Any, parts: State) -> VacationShape:
    left = None if known.until is None else max(0.0, known.until - parts.store.clock.now())
    return VacationShape(left=left, days=known.days_left, a_year=known.a_year)
