"""A person's page: ratings, games, first moves and feats, as far as whoever asks may see them.

A page that one may not see and a name that nobody has are one and the same answer.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel

from damier.club.people.feats import feats_of
from damier.club.people.names import name_key
from damier.club.people.openings import first_moves
from damier.club.people.privacy import Part
from damier.errors import DamierError
from damier.learn.learned import Learned
from damier.rules.load import load
from damier.storage.finished import FinishedGame, GameFilter
from damier.texts import plain
from damier.texts.page import sheet_name
from damier.web.archive import pdn_of
from damier.web.errors import ApiError, Problem
from damier.web.routes.people import Address, Lang, MaybeMe, Parts  # noqa: TC001
from damier.web.routes.ratings import OwnRating, ratings_of
from damier.web.visible import pages_of, seen_by

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from damier.storage.people import StoredPerson
    from damier.storage.store import StoredTable
    from damier.web.state import State

router = APIRouter(prefix="/api/people", tags=["people"], responses={404: {"model": Problem}})
_GAMES = 24  # on a page
_AT_ONCE = 50  # games of a file that are looked up at once
_FIRST_MOVES = 6
_PAUSE = 1.0  # seconds until it is looked again whether there is something left to spend
PersonName = Annotated[str, Path(max_length=100, examples=["Noor"])]
Speed = Literal["blitz", "rapid", "classical", "correspondence", "none"]


class FeatShape(BaseModel):
    """Something done; `sheet` is the one whose course was finished, `level` which was beaten."""

    name: Literal["shot", "level", "post", "rated", "leaflets", "course", "ending", "row"]
    at: float | None
    count: int
    level: str
    sheet: str
    sheet_name: str


class PlayedSheet(BaseModel):
    """A sheet that somebody has played by, and how many games."""

    sheet: str
    sheet_name: str
    games: int


class PersonShape(BaseModel):
    """Somebody, as far as one may see; `games`: theirs as well. `own`: it is oneself."""

    name: str
    since: float
    own: bool
    games: bool
    ratings: list[OwnRating]
    puzzles: int
    feats: list[FeatShape]
    sheets: list[PlayedSheet]


class OpponentShape(BaseModel):
    """Who sat on the other side; `page`: there is a page of theirs that one may see."""

    kind: Literal["person", "computer", "open"]
    name: str
    level: int | Literal["best"] | None
    page: bool


class PersonGame(BaseModel):
    """A game of somebody's that is over, as they see it; `outcome` is None if both were they."""

    table: str
    sheet: str
    sheet_name: str
    colour: Literal["white", "black", "both"]
    outcome: Literal["won", "drawn", "lost"] | None
    result: str
    opponent: OpponentShape | None
    rated: bool
    speed: str
    plies: int
    board: str
    ended: float


class GamesPage(BaseModel):
    """Some games, the latest first; `next` asks for those before them."""

    games: list[PersonGame]
    next: str | None


class FirstMovesShape(BaseModel):
    """Games that began alike, and how they went."""

    moves: list[str]
    name: str | None
    games: int
    won: int
    drawn: int
    lost: int


class PersonOpenings(BaseModel):
    """How somebody's games by a sheet began, with each colour."""

    sheet: str
    white: list[FirstMovesShape]
    black: list[FirstMovesShape]


@dataclass(frozen=True, slots=True)
class SeenPerson:
    """Somebody whom one may see, and what of them."""

    person: StoredPerson
    parts: frozenset[Part]

    @property
    def visitor(self) -> str:
        """Under whom their games are kept."""
        return self.person.visitor


async def _seen(name: PersonName, parts: Parts, me: MaybeMe) -> SeenPerson:
    found = None if "\0" in name else await parts.store.privacy.named(name_key(name))
    told = {} if found is None else await seen_by(parts, me, [found])
    seen = frozenset[Part]().union(*told.values())
    if found is None or "page" not in seen:
        raise ApiError("no-person")
    return SeenPerson(found[0], seen)


async def _with_games(
    seen: Annotated[SeenPerson, Depends(_seen)], parts: Parts, address: Address
) -> SeenPerson:
    if "games" not in seen.parts:
        raise ApiError("no-person")
    await _fill(parts, seen.visitor, address)
    return seen


async def _fill(parts: State, visitor: str, address: str) -> None:
    await parts.shelf.fill(visitor, lambda read: parts.work.run(address, read))


def _wanted(
    *,
    sheet: Annotated[str | None, Query(max_length=100)] = None,
    result: Annotated[Literal["won", "drawn", "lost"] | None, Query()] = None,
    rated: Annotated[bool | None, Query()] = None,
    speed: Annotated[Speed | None, Query(description="`none`: without a clock")] = None,
    opponent: Annotated[str | None, Query(max_length=40, description="Part of a name")] = None,
    level: Annotated[str | None, Query(max_length=8, description="Of the computer")] = None,
) -> GameFilter:
    clock = "" if speed == "none" else speed
    named = (opponent or "").strip().replace("\0", "") or None
    return GameFilter(sheet, result, rated, clock, named, level=level)


Person = Annotated[SeenPerson, Depends(_seen)]
Player = Annotated[SeenPerson, Depends(_with_games)]
Wanted = Annotated[GameFilter, Depends(_wanted)]


@router.get("/{name}")
async def person(
    seen: Person, parts: Parts, me: MaybeMe, lang: Lang, address: Address
) -> PersonShape:
    """Return somebody's page: ratings with their history, puzzles, feats, sheets played by."""
    parts.limits.check("heavy", address)
    open_games = "games" in seen.parts
    if open_games:
        await _fill(parts, seen.visitor, address)
    store = parts.store
    kept = await store.progress.of(seen.visitor)
    tally = await store.finished.tally(seen.visitor)
    played = await store.finished.sheets(seen.visitor) if open_games else []
    ratings = await ratings_of(parts, seen.visitor, lang)
    now = store.clock.now()

    def make() -> PersonShape:
        return PersonShape(
            name=seen.person.name,
            since=seen.person.made,
            own=me is not None and me.person.id == seen.person.id,
            games=open_games,
            ratings=ratings,
            puzzles=Learned.of(kept, now).solved,
            feats=[
                FeatShape(
                    name=feat.name,
                    at=feat.at,
                    count=feat.count,
                    level=feat.level,
                    sheet=feat.sheet,
                    sheet_name=_sheet_name(feat.sheet, lang),
                )
                for feat in feats_of(tally, kept, now)
            ],
            sheets=[
                PlayedSheet(sheet=sheet, sheet_name=_sheet_name(sheet, lang), games=count)
                for sheet, count in played
            ],
        )

    return await parts.work.run(address, make)


@router.get("/{name}/games")
async def games(
    *,
    seen: Player,
    wanted: Wanted,
    parts: Parts,
    me: MaybeMe,
    lang: Lang,
    address: Address,
    before: Annotated[str | None, Query(max_length=80, description="`next` of a page")] = None,
) -> GamesPage:
    """Return somebody's games that are over, the latest first, page by page."""
    rows = await parts.store.finished.page(seen.visitor, wanted, _GAMES + 1, _read_cursor(before))
    shown = rows[:_GAMES]
    stored = await parts.store.glances([row.table_id for row in shown])
    others = {seat.visitor for one in stored.values() for seat in one.seats if seat.visitor}
    pages = await pages_of(parts, me, sorted(others))
    listed = await parts.work.run(
        address, lambda: [_game(row, stored[row.table_id], pages, lang) for row in shown]
    )
    return GamesPage(games=listed, next=_cursor(shown[-1]) if len(rows) > _GAMES else None)


@router.get(
    "/{name}/games.pdn",
    response_class=StreamingResponse,
    responses={200: {"content": {"application/x-pdn": {}}}},
)
async def games_pdn(
    seen: Player, wanted: Wanted, parts: Parts, address: Address
) -> StreamingResponse:
    """Return somebody's games as PDN, one after the other as they are written."""
    parts.limits.check("heavy", address)
    parts.work.budget.check(address)
    headers = {"Content-Disposition": 'attachment; filename="damier-games.pdn"'}
    told = _written(parts, seen.visitor, wanted, address)
    return StreamingResponse(told, media_type="application/x-pdn", headers=headers)


@router.get(
    "/{name}/games/{table}.pdn",
    response_class=Response,
    responses={200: {"content": {"application/x-pdn": {}}}},
)
async def game_pdn(
    seen: Player, table: Annotated[str, Path(max_length=40)], parts: Parts, address: Address
) -> Response:
    """Return one game of somebody's as PDN."""
    stored = await parts.store.load(table)
    mine = stored is not None and any(seat.visitor == seen.visitor for seat in stored.seats)
    if stored is None or not mine or stored.summary.status != "over":
        raise ApiError("no-person")
    written = await parts.work.run(address, partial(pdn_of, stored))
    headers = {"Content-Disposition": f'attachment; filename="damier-{stored.id}.pdn"'}
    return Response(written, media_type="application/x-pdn", headers=headers)


@router.get("/{name}/openings")
async def openings(
    seen: Player,
    parts: Parts,
    address: Address,
    sheet: Annotated[str, Query(max_length=100, examples=["international"])],
) -> PersonOpenings:
    """Return how somebody's games by a sheet began, and how they went."""
    counted = await parts.store.finished.openings(seen.visitor, sheet)

    def make() -> PersonOpenings:
        try:
            rules = load(sheet)
        except DamierError:  # house rules: nobody else begins so
            return PersonOpenings(sheet=sheet, white=[], black=[])
        white, black = (
            [
                FirstMovesShape(
                    moves=list(one.moves),
                    name=one.name,
                    games=one.games,
                    won=one.won,
                    drawn=one.drawn,
                    lost=one.lost,
                )
                for one in first_moves(counted, rules, side, _FIRST_MOVES)
            ]
            for side in ("white", "black")
        )
        return PersonOpenings(sheet=sheet, white=white, black=black)

    return await parts.work.run(address, make)


async def _written(
    parts: State, visitor: str, wanted: GameFilter, address: str
) -> AsyncIterator[str]:
    """Yield games as they are written; who has spent what there is, waits for more."""
    last: FinishedGame | None = None
    while rows := await parts.store.finished.page(
        visitor, wanted, _AT_ONCE, None if last is None else _place(last)
    ):
        for row in rows:
            stored = await parts.store.load(row.table_id)
            while parts.work.budget.left(address) <= 0:
                await asyncio.sleep(_PAUSE)
            if stored is not None:
                write: Callable[[], str] = partial(pdn_of, stored)
                yield await parts.work.run(address, write, owed=True) + "\n"
        last = rows[-1]


def _place(row: FinishedGame) -> tuple[float, str, str]:
    return row.ended, row.table_id, row.side


def _cursor(row: FinishedGame) -> str:
    return f"{row.ended!r}~{row.table_id}~{row.side}"


def _read_cursor(text: str | None) -> tuple[float, str, str] | None:
    if text is None:
        return None
    ended, _, rest = text.replace("\0", "").partition("~")
    table, _, side = rest.partition("~")
    try:
        return float(ended), table, side
    except ValueError:
        raise ApiError("bad-request") from None


def _game(row: FinishedGame, stored: StoredTable, pages: dict[str, str], lang: str) -> PersonGame:
    rules = stored.terms.rules()
    outcomes: dict[float | None, Any] = {1.0: "won", 0.5: "drawn", 0.0: "lost"}
    return PersonGame(
        table=stored.id,
        sheet=rules.id,
        sheet_name=plain(sheet_name(rules, lang)),
        colour=row.side,  # type: ignore[arg-type]
        outcome=outcomes.get(row.score),
        result=stored.summary.result or "",
        opponent=_opponent(row, stored, pages),
        rated=row.rated,
        speed=row.speed,
        plies=stored.summary.plies,
        board=stored.summary.board,
        ended=row.ended,
    )


def _opponent(
    row: FinishedGame, stored: StoredTable, pages: dict[str, str]
) -> OpponentShape | None:
    if row.side == "both":
        return None
    seat = next((one for one in stored.seats if one.side != row.side), None)
    if seat is None:
        return None
    page = pages.get(seat.visitor or "")
    level = stored.terms.white.level if seat.side == "white" else stored.terms.black.level
    return OpponentShape(
        kind=seat.kind,  # type: ignore[arg-type]
        name=page or seat.name,
        level=level,
        page=page is not None,
    )


def _sheet_name(sheet: str, lang: str) -> str:
    try:
        return plain(sheet_name(load(sheet), lang)) if sheet else ""
    except DamierError:
        return sheet
