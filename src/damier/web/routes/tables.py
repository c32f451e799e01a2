"""Tables: set one up, join one, take its game home."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any, Literal, Self

from fastapi import APIRouter, Header, Path, Response
from msgspec import structs
from pydantic import BaseModel, Field, model_validator

from damier.club.people.vacations import Holidays
from damier.decks import DeckError
from damier.errors import GameError
from damier.game.arbiter import rules_in_force
from damier.live.beginnings import begun_game
from damier.live.lobby import invitation_to
from damier.live.messages import Invitation, WaitingTable  # noqa: TC001
from damier.live.metrics import TABLES
from damier.live.room import Room  # noqa: TC001
from damier.live.rooms import new_table, table_of
from damier.rules.load import load
from damier.rules.sheet import Colour, DrawRule  # noqa: TC001  pydantic reads annotations
from damier.storage.rated import LEVEL
from damier.storage.store import StoredSeat, StoredTable
from damier.table import commands as c
from damier.table.bounds import listed
from damier.table.house import LONGEST, house_sheet
from damier.table.talk import plain_line
from damier.table.terms import Seat, Terms
from damier.web.archive import pdn_of
from damier.web.errors import ApiError, Problem
from damier.web.routes.people import (  # noqa: TC001
    Address,
    Lang,
    MaybeMe,
    MaybeVisitor,
    Parts,
    Visitor,
)

if TYPE_CHECKING:
    from damier.club.people.accounts import SignedIn
    from damier.storage.people import StoredPerson
    from damier.web.state import State

router = APIRouter(prefix="/api", tags=["tables"])
_DAY = 24 * 3600  # older tables that were left undecided are not counted
TableId = Annotated[str, Path(max_length=32, description="A table's name")]
Token = Annotated[str, Header(alias="X-Table-Token", max_length=200)]
Name = Annotated[str, Field(max_length=c.NAME_LENGTH, examples=["Anna"])]
REFUSALS: dict[int | str, dict[str, Any]] = {
    code: {"model": Problem} for code in (403, 404, 409, 413, 422, 429)
}


class AskedOpponent(BaseModel):
    """Against whom: the computer, somebody beside you, by a link, or from the lobby."""

    kind: Literal["computer", "beside", "link", "lobby"] = "beside"
    level: Annotated[int, Field(ge=1, le=10)] | Literal["best"] = 3


class AskedTable(BaseModel):
    """What to play, how, and against whom."""

    sheet: str = Field("international", max_length=100, examples=["djeco"])
    sheet_toml: str | None = Field(None, max_length=LONGEST, description="A house sheet")
    mode: Literal["guided", "table"] = "guided"
    touch_move: bool | None = Field(None, description="By default as the sheet says")
    opponent: AskedOpponent = AskedOpponent()
    colour: Literal["white", "black", "lot"] | None = Field(
        None, description="By default as the sheet says: drawn by lot, or else white"
    )
    slips: Literal["announced", "silent"] = Field(
        "announced",
        description="`silent`, at the table only: the opponent has to point at a slip himself",
    )
    control: str | None = Field(
        None,
        max_length=60,
        description="Seconds: `300+5` adds 5 after each move, `300b5` gives back up to 5 of what a "
        "move took, `300y3x30` is followed by three periods of 30, `*30` is for each move, "
        "`40/7200:3600` has stages",
        examples=["300+5"],
    )
    draw_options: tuple[DrawRule, ...] = Field(
        (),
        max_length=20,
        description="Draw rules to switch on, of those that the sheet leaves to the players",
        examples=[["quiet-moves"]],
    )
    name: Name = ""
    other_name: Name = Field("", description="Who sits opposite, where both share one device")
    start_fen: str | None = Field(
        None,
        max_length=1_000,
        description="Where the game begins; never in the lobby",
    )
    deck: str | None = Field(
        None,
        max_length=100,
        description="Draw the opening by lot from this deck, one of those that the sheet offers",
        examples=["english-three-move"],
    )

    rated: bool = Field(
        default=False,
        description="The game counts; only who is signed in makes and joins such a table",
    )
    shown: bool | None = Field(
        None,
        description="Everybody may find the game while it is played; by default only games of the "
        "lobby are shown",
    )

    @model_validator(mode="after")
    def _comparable(self) -> Self:
        """Let count only what can be compared: two with a rating, by a clock, from the start."""
        prepared = self.start_fen is not None or self.sheet_toml is not None
        alone = self.opponent.kind == "beside" or self.opponent.level == "best"
        if self.rated and (prepared or alone or self.control is None):
            raise ValueError(
                "expected a clock, an own sheet or start_fen never, and against you somebody "
                "elsewhere or a level from 1 to 10"
            )
        return self

    @model_validator(mode="after")
    def _fair_to_strangers(self) -> Self:
        """Let nobody sit down in the lobby at a position that somebody has prepared."""
        if self.start_fen is not None and self.opponent.kind == "lobby":
            raise ValueError("expected no start_fen in the lobby")
        return self

    @model_validator(mode="after")
    def _one_beginning(self) -> Self:
        """Refuse two beginnings."""
        if self.start_fen is not None and self.deck is not None:
            raise ValueError("expected a start_fen or a deck, got both")
        return self

    @model_validator(mode="after")
    def _slips_where_they_happen(self) -> Self:
        """Refuse silent slips in guided play, where nobody can slip."""
        if self.slips == "silent" and self.mode != "table":
            raise ValueError("expected the mode table where slips are silent")
        return self


class MadeTable(BaseModel):
    """A new table, with what opens it; tokens belong into the fragment of a URL."""

    table: str
    seat_token: str
    watch_token: str
    invite_token: str | None
    url: str
    watch_url: str
    invite_url: str | None
    colour: Literal["white", "black", "both"]


class AskedSeat(BaseModel):
    """Who wants the open seat, and by which right."""

    invite_token: str | None = Field(None, max_length=200)
    lobby: bool = False
    name: Name = ""
    rated: bool = Field(default=False, description="Agree that the game counts, where it does")


class TakenSeat(BaseModel):
    """A seat, with what opens it."""

    seat_token: str
    watch_token: str
    colour: Literal["white", "black"]


@router.post("/tables", status_code=201, responses=REFUSALS)
async def make_table(
    asked: AskedTable, parts: Parts, visitor: Visitor, me: MaybeMe, address: Address
) -> MadeTable:
    """Set up a table and sit down at it."""
    parts.limits.check("table", address)
    for name in (asked.name, asked.other_name):
        require_decent(parts, name)
    await require_no_bot(parts, me)
    if asked.rated:
        asked = asked.model_copy(update={"name": _member(me).name})
    open_tables = await parts.store.unfinished(visitor, parts.store.clock.now() - _DAY)
    if open_tables >= parts.settings.unfinished_tables:
        raise ApiError("too-many-tables", most=parts.settings.unfinished_tables)
    now = parts.store.clock.now()
    stored, role = await parts.work.run(address, lambda: _set_up(asked, visitor, now))
    if asked.rated and role != "both":
        stored = await _with_rating(parts, stored, role, visitor)
    await parts.store.create(stored)
    TABLES.inc()
    table = stored.id
    seat, watch = parts.keys.token(table, role), parts.keys.token(table, "watch")
    invited = asked.opponent.kind in ("link", "lobby")
    invite = parts.keys.token(table, "invite") if invited else None
    return MadeTable(
        table=table,
        seat_token=seat,
        watch_token=watch,
        invite_token=invite,
        url=f"/t/{table}#s={seat}",
        watch_url=f"/t/{table}#w={watch}",
        invite_url=f"/t/{table}#i={invite}" if invite else None,
        colour=role,
    )


def require_decent(parts: State, name: str) -> None:
    """Refuse a name with a word that is not said here."""
    if parts.keeper.words.has(name):
        raise ApiError("bad-word")


async def require_no_bot(parts: Parts, me: SignedIn | None) -> None:
    """Refuse programs, which play by challenges only, and are marked there."""
    if me is not None and (await parts.challenges.manners(me.person)).bot is not None:
        raise ApiError("bot-account")


def _member(me: SignedIn | None) -> StoredPerson:
    """Return who is signed in, under whose name rated games are played."""
    if me is None:
        raise ApiError("not-signed-in")
    return me.person


async def _with_rating(
    parts: Parts, stored: StoredTable, side: Colour, visitor: str
) -> StoredTable:
    """Return a table at which its maker's rating is known, and that of the computer."""
    terms = stored.terms
    seats: dict[str, Seat] = {"white": terms.white, "black": terms.black}
    for each, seat in seats.items():
        who = visitor if each == side else f"{LEVEL}{seat.level}" if seat.level else None
        if who is not None:
            known = await parts.ratings.short(who, terms)
            seats[each] = structs.replace(seat, rating=known)
    return replace(stored, terms=structs.replace(terms, **seats))


def _set_up(
    asked: AskedTable, visitor: str, now: float
) -> tuple[StoredTable, Literal["white", "black", "both"]]:
    """Return the table that is asked for, and where whoever asks sits.

    Says at once if a sheet, a position or a clock cannot be played with.
    """
    terms, mine = _terms(asked)
    game = terms.game()
    if game.outcome is not None:
        raise ApiError("game-over")
    listed(game.position)
    shared = asked.opponent.kind == "beside"
    visitors: dict[Colour, str | None] = {mine: visitor}
    if shared:
        visitors = {"white": visitor, "black": visitor}
    return new_table(terms, visitors, now), "both" if shared else mine


def _terms(asked: AskedTable) -> tuple[Terms, Colour]:
    """Return what is asked for as terms, and the colour of whoever asks."""
    kind = asked.opponent.kind
    other = {
        "computer": Seat("computer", "", asked.opponent.level),
        "beside": Seat("person", plain_line(asked.other_name)),
        "link": Seat("open"),
        "lobby": Seat("open"),
    }[kind]
    me = Seat("person", plain_line(asked.name))
    sheet = asked.sheet if asked.sheet_toml is None else "house"
    rules = load(sheet) if asked.sheet_toml is None else house_sheet(asked.sheet_toml)
    try:
        rules_in_force(rules, asked.draw_options)
    except GameError as error:
        raise ApiError("bad-request", reason=str(error)) from error
    colour = asked.colour or ("lot" if rules.start.colours_by_lot else "white")
    mine: Colour = secrets.choice(("white", "black")) if colour == "lot" else colour
    terms = Terms(
        sheet=sheet,
        sheet_toml=asked.sheet_toml,
        mode=asked.mode,
        touch_move=asked.touch_move,
        control=asked.control,
        start_fen=asked.start_fen,
        draw_options=asked.draw_options,
        against=kind,
        white=me if mine == "white" else other,
        black=me if mine == "black" else other,
        slips=asked.slips,
        rated=asked.rated,
        shown=kind == "lobby" if asked.shown is None else asked.shown,
    )
    if asked.deck is not None:
        try:
            terms = terms.drawn(asked.deck)
        except (DeckError, GameError) as error:
            raise ApiError("bad-request", reason=str(error)) from error
    return terms, mine


@router.post("/tables/{table}/join", responses=REFUSALS)
async def join_table(
    table: TableId,
    asked: AskedSeat,
    parts: Parts,
    *,
    visitor: Visitor,
    me: MaybeMe,
    address: Address,
) -> TakenSeat:
    """Take the open seat of a table: by its invitation, or from the lobby.

    Where the game counts, whoever is signed in has to agree; a guest is told so.
    """
    parts.limits.check("heavy", address)
    await require_no_bot(parts, me)
    room = await parts.rooms.enter(table, address)
    if room is None:
        raise ApiError("no-table")
    try:
        invited = parts.keys.role(table, asked.invite_token or "") == "invite"
        if not invited and not (asked.lobby and room.table.terms.against == "lobby"):
            raise ApiError("bad-token")
        side = room.table.open_seat
        mine = next((one for one, who in room.visitors.items() if who == visitor), None)
        if room.table.is_over and mine is None:
            raise ApiError("game-over")
        if side is None and mine is None:
            raise ApiError("seat-taken")
        if side is not None and mine is not None:
            raise ApiError("own-table")
        if side is not None:
            require_decent(parts, asked.name)
            await _require_peace(parts, visitor, room)
            if room.table.terms.rated:
                if not asked.rated or me is None:
                    raise ApiError("rated-table")
                joined = c.Joined(
                    name=me.person.name,
                    rated=True,
                    rating=await parts.ratings.short(visitor, room.table.terms),
                )
            else:
                joined = c.Joined(name=asked.name)
            await _sit_down(parts, room, side, joined, visitor)
        colour: Colour = side or mine or "white"
    finally:
        parts.rooms.leave(room)
    return TakenSeat(
        seat_token=parts.keys.token(table, colour, room.generations),
        watch_token=parts.keys.token(table, "watch"),
        colour=colour,
    )


async def _require_peace(parts: State, visitor: str, room: Room) -> None:
    """Keep apart who has blocked whom; the blocked finds the seat taken, and is told no more."""
    for other in filter(None, room.visitors.values()):
        blocked = await parts.store.blocks.between(visitor, other)
        if blocked:
            raise ApiError("you-blocked" if visitor in blocked else "seat-taken")


async def _sit_down(parts: Parts, room: Room, side: Colour, joined: c.Joined, visitor: str) -> None:
    seat = StoredSeat(side, "person", plain_line(joined.name), visitor)
    await room.do(joined, "server", seat=seat)
    room.visitors[side] = visitor
    parts.rooms.lobby.changed()
    names = {who: room.table.seats[at].name for at, who in room.visitors.items()}
    parts.rooms.began(begun_game(room.id, room.table.terms, names))
    if room.table.days is not None:
        away = Holidays(parts.store.letters, parts.rooms.postman, parts.store.clock.now)
        await away.sat_down(room.id, room.visitors.items())


@router.get("/tables/{table}/invite", responses=REFUSALS)
async def invitation(
    table: TableId, token: Token, parts: Parts, lang: Lang, address: Address
) -> Invitation:
    """Say what somebody with an invitation is invited to."""
    if parts.keys.role(table, token) != "invite":
        raise ApiError("bad-token")
    stored = await parts.store.load(table)
    if stored is None:
        raise ApiError("no-table")
    found = await parts.work.run(address, lambda: table_of(stored))
    if found.open_seat is None:
        raise ApiError("seat-taken")
    return invitation_to(found, lang)


@router.get(
    "/tables/{table}.pdn",
    response_class=Response,
    responses={200: {"content": {"application/x-pdn": {}}}, **REFUSALS},
)
async def table_pdn(table: TableId, token: Token, parts: Parts, address: Address) -> Response:
    """Return the game of a table as PDN; any of its tokens will do but an invitation."""
    parts.limits.check("heavy", address)
    if await parts.rooms.role(table, token) in (None, "invite"):
        raise ApiError("bad-token")
    stored = await parts.store.load(table)
    if stored is None:
        raise ApiError("no-table")
    headers = {"Content-Disposition": f'attachment; filename="{table}.pdn"'}
    written = await parts.work.run(address, lambda: pdn_of(stored))
    return Response(written, media_type="application/x-pdn", headers=headers)


@router.get("/lobby")
async def lobby(parts: Parts, lang: Lang, visitor: MaybeVisitor) -> list[WaitingTable]:
    """Return the tables that wait for an opponent, the latest first."""
    shuns = frozenset[str]() if visitor is None else await parts.store.blocks.shunned(visitor)
    return parts.rooms.lobby.tables(lang, shuns)
