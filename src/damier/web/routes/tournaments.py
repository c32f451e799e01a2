"""Tournaments: make one, look at it, enter and leave; for its director everything else."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, Self, cast

import msgspec
from fastapi import APIRouter, Depends, Header, Path, Query, Response
from msgspec import structs
from pydantic import BaseModel, Field, model_validator

from damier.club.hall.arrangements import Arrangements, Entry, arrangements_text
from damier.club.hall.hosted import Hosted, read_terms
from damier.club.hall.view import TournamentView
from damier.club.tournaments import commands as c
from damier.club.tournaments.errors import TournamentRefused
from damier.club.tournaments.terms import (
    MOST_GAMES,
    MOST_ROUNDS,
    USUAL_TIEBREAKS,
    Points,
    Seeding,
    System,
    TieBreak,
    Tied,
    TournamentTerms,
)
from damier.club.tournaments.trf.reading import LONGEST as LONGEST_REPORT
from damier.club.tournaments.trf.reading import parse_trf
from damier.club.tournaments.trf.writing import format_trf
from damier.decks import deck
from damier.errors import GameError
from damier.game.arbiter import rules_in_force
from damier.rules.load import load
from damier.rules.sheet import DrawRule  # noqa: TC001  pydantic reads annotations
from damier.storage.clubs import StoredMember  # noqa: TC001  FastAPI reads annotations
from damier.table.house import LONGEST, house_sheet
from damier.table.talk import plain_line
from damier.table.terms import Terms
from damier.texts.page import sheet_name
from damier.web.errors import ApiError
from damier.web.routes.people import Address, Lang, MaybeMe, Parts, Visitor  # noqa: TC001
from damier.web.routes.tables import REFUSALS, require_decent, require_no_bot
from damier.web.visible import is_pupil

if TYPE_CHECKING:
    from damier.club.people.accounts import SignedIn
    from damier.storage.tournaments import StoredTournament
    from damier.web.state import State

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])
_LISTED = 50
_MOST_OPEN = 20  # tournaments of one director that are not over
_MONTH = 30 * 86_400  # seconds after which one that was left alone is not counted
_AT_ONCE = 300  # players entered by one list
_WAIT = 3.0  # seconds for which a pairing is waited for
TournamentId = Annotated[str, Path(max_length=32, description="A tournament's name")]
Pass = Annotated[
    str,
    Header(
        alias="X-Tournament-Pass",
        max_length=200,
        description="What makes its bearer the director, or lets them enter",
    ),
]


class SeenTournament(NamedTuple):
    """A tournament to somebody who may see it, and who they are in its club, if it has one."""

    hosted: Hosted
    member: StoredMember | None


class AskedGame(BaseModel):
    """What is played, and how."""

    sheet: str = Field("international", max_length=100, examples=["kndb"])
    sheet_toml: str | None = Field(None, max_length=LONGEST, description="A house sheet")
    mode: Literal["guided", "table"] = "guided"
    control: str | None = Field(None, max_length=60, examples=["1200+10"])
    draw_options: tuple[DrawRule, ...] = Field((), max_length=20)

    def terms(self) -> Terms:
        """Return the terms of each game; raises where a sheet or a clock cannot be read."""
        sheet = self.sheet if self.sheet_toml is None else "house"
        rules = load(sheet) if self.sheet_toml is None else house_sheet(self.sheet_toml)
        try:
            rules_in_force(rules, self.draw_options)
        except GameError as error:
            raise ApiError("bad-request", reason=str(error)) from error
        terms = Terms(
            sheet=sheet,
            sheet_toml=self.sheet_toml,
            mode=self.mode,
            control=self.control,
            draw_options=self.draw_options,
            against="link",
        )
        terms.game()
        return terms.settled()


class AskedArrangements(BaseModel):
    """Who may enter, and how rounds begin; what is left out stays as it is."""

    entry: Entry | None = None
    guests: bool | None = None
    online: bool | None = Field(
        None,
        description="False: over the board; then the director alone enters players, if not said",
    )
    lead: Annotated[int, Field(ge=0, le=600)] | None = None
    patience: Annotated[int, Field(ge=5, le=86_400)] | None = None
    pause: Annotated[int, Field(ge=-1, le=86_400)] | None = Field(
        None, description="Seconds from the last result to the next pairing; -1: by hand"
    )

    def arranged(self, before: Arrangements) -> Arrangements:
        """Return arrangements with what is asked for."""
        given = {name: value for name, value in self if value is not None}
        given = {name: given[name] for name in AskedArrangements.model_fields if name in given}
        if given.get("online") is False:
            given.setdefault("entry", "director")
        if given.get("pause") == -1:
            given["pause"] = None
        return structs.replace(before, **given)


class AskedTournament(AskedGame, AskedArrangements):
    """A tournament to be held."""

    name: str = Field(min_length=1, max_length=120, examples=["Tuesday"])
    system: System = "swiss"
    rounds: int = Field(0, ge=0, le=MOST_ROUNDS, description="Of a Swiss")
    cycles: int = Field(1, ge=1, le=2, description="Of a round robin")
    minutes: int = Field(0, ge=0, le=1440, description="Of an arena")
    points: Points | None = Field(None, description="By default as the sheet's players count")
    tiebreaks: tuple[TieBreak, ...] = Field(USUAL_TIEBREAKS, max_length=6)
    games: int = Field(1, ge=1, le=MOST_GAMES, description="Of two players in a round")
    tied: Tied = "replay"
    accelerated: bool = False
    deck: str = Field("", max_length=100)
    seeding: Seeding = "rating"
    rated: bool = Field(
        default=False, description="Games count for both; then everybody has an account"
    )
    club: str | None = Field(None, max_length=64, description="Held inside a club: seen there only")

    @model_validator(mode="after")
    def _comparable(self) -> Self:
        """Let count only what can be compared, as at any table."""
        unfit = self.control is None or self.sheet_toml is not None or self.online is False
        if self.rated and unfit:
            raise ValueError("expected a clock, a built-in sheet and games at tables here")
        return self

    def terms(self) -> Terms:
        """Return the terms of each game."""
        return structs.replace(super().terms(), rated=self.rated)

    def arranged(self, before: Arrangements) -> Arrangements:
        """Return arrangements; who is no member, or has no rating, cannot be a guest."""
        made = super().arranged(before)
        return structs.replace(made, guests=False) if self.rated or self.club else made

    def whole_terms(self) -> TournamentTerms:
        """Return the terms; raises TournamentRefused where they make no sense together."""
        terms = TournamentTerms(
            name=plain_line(self.name),
            system=self.system,
            game=self.terms(),
            rounds=self.rounds,
            cycles=self.cycles,
            minutes=self.minutes,
            points=self.points,
            tiebreaks=self.tiebreaks,
            games=self.games,
            tied=self.tied,
            accelerated=self.accelerated,
            deck=self.deck,
            seeding=self.seeding,
        ).checked()
        if terms.deck and deck(terms.deck).sheet.play_hash != terms.game.rules().play_hash:
            raise TournamentRefused(
                "bad-terms", f"expected a deck of {self.sheet}, got {self.deck}"
            )
        return terms


class AskedReport(AskedGame):
    """A report of a tournament that was begun elsewhere, to go on with here over the board."""

    report: str = Field(max_length=LONGEST_REPORT, description="TRF")


class MadeTournament(BaseModel):
    """A new tournament; passes belong into the fragment of a URL."""

    tournament: str
    url: str
    director_pass: str
    entry_pass: str


class ListedTournament(BaseModel):
    """A line of a list of tournaments."""

    tournament: str
    name: str
    system: System
    sheet: str
    sheet_name: str
    status: Literal["entering", "playing", "over"]
    players: int
    rounds: int
    rounds_in_all: int
    online: bool
    made: float


class MyTournament(BaseModel):
    """What somebody is in a tournament; passes are for its director only."""

    player: int | None
    director: bool
    may_enter: bool
    name: str
    director_pass: str | None
    entry_pass: str | None


class AskedEntry(BaseModel):
    """Under which name to enter; whoever is signed in enters under that of the account."""

    name: str = Field("", max_length=c.NAME_LENGTH)


class AskedPlayer(BaseModel):
    """Somebody whom the director enters."""

    name: str = Field(min_length=1, max_length=c.NAME_LENGTH)
    rating: int = Field(0, ge=0, le=4000)


class AskedPlayers(BaseModel):
    """A list of players for over the board."""

    players: list[AskedPlayer] = Field(max_length=_AT_ONCE)


class AskedDeed(BaseModel):
    """Something the director does: a command of a tournament, told apart by its `type`."""

    deed: dict[str, Any] = Field(
        max_length=10, examples=[{"type": "set-result", "round": 1, "table": 2, "result": "draw"}]
    )


class DoneDeed(BaseModel):
    """The event that came of it; `wanted` is the round that is still being paired."""

    seq: int
    wanted: int


@router.get("")
async def tournaments(
    parts: Parts,
    lang: Lang,
    visitor: Visitor,
    address: Address,
    *,
    mine: Annotated[bool, Query(description="Those that I direct or play in")] = False,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> list[ListedTournament]:
    """Return tournaments, the latest first: those that everybody may enter, or one's own."""
    book = parts.store.tournaments
    found = await (book.of(visitor, _LISTED) if mine else book.listed(_LISTED, offset))
    return await parts.work.run(address, lambda: [listed_tournament(one, lang) for one in found])


def listed_tournament(stored: StoredTournament, lang: str) -> ListedTournament:
    """Return what a list says of a tournament."""
    terms = read_terms(stored.terms, stored.rules)
    arranged = msgspec.json.decode(stored.arrangements, type=Arrangements)
    return ListedTournament(
        tournament=stored.id,
        name=terms.name,
        system=terms.system,
        sheet=terms.game.sheet,
        sheet_name=sheet_name(terms.game.rules(), lang),
        status=cast("Any", stored.status),
        players=stored.players,
        rounds=stored.rounds,
        rounds_in_all=terms.rounds,
        online=arranged.online,
        made=stored.made,
    )


@router.post("", status_code=201, responses=REFUSALS)
async def make_tournament(
    asked: AskedTournament, parts: Parts, visitor: Visitor, address: Address, *, me: MaybeMe
) -> MadeTournament:
    """Announce a tournament and be its director; in a class those who teach there do."""
    require_decent(parts, asked.name)
    await _check_room(parts, visitor, address)
    club = await _held_in(asked.club, parts, me)
    terms = await parts.work.run(address, asked.whole_terms)
    arranged = asked.arranged(Arrangements())
    name = await parts.hall.make(terms, arranged, visitor, club=club)
    return _made(parts, name)


async def _held_in(club: str | None, parts: State, me: SignedIn | None) -> str | None:
    """Return the club in which somebody may hold a tournament."""
    if not club:
        return None
    if me is None:
        raise ApiError("not-signed-in")
    here = await parts.clubs.seen_by(club, me.person)
    if here.club.kind == "class" and not here.teaches:
        raise ApiError("not-teacher")
    return here.club.id


@router.post("/report", status_code=201, responses=REFUSALS)
async def read_report(
    asked: AskedReport, parts: Parts, visitor: Visitor, address: Address
) -> MadeTournament:
    """Go on with a tournament from a report (TRF); results are typed in."""
    await _check_room(parts, visitor, address)
    terms, facts = await parts.work.run(address, lambda: parse_trf(asked.report, asked.terms()))
    arranged = Arrangements(entry="director", online=False)
    return _made(parts, await parts.hall.make(terms.checked(), arranged, visitor, facts))


async def _check_room(parts: State, visitor: str, address: str) -> None:
    parts.limits.check("tournament", address)
    since = parts.store.clock.now() - _MONTH
    if await parts.store.tournaments.unfinished(visitor, since) >= _MOST_OPEN:
        raise ApiError("too-many-tournaments", most=_MOST_OPEN)


def _made(parts: State, name: str) -> MadeTournament:
    return MadeTournament(
        tournament=name,
        url=f"/tournaments/{name}",
        director_pass=parts.keys.pass_of(name, "director"),
        entry_pass=parts.keys.pass_of(name, "entry"),
    )


async def seen(tournament: TournamentId, parts: Parts, me: MaybeMe) -> SeenTournament:
    """Return a tournament to whoever may see it: where a club holds it, only its members."""
    found = await parts.hall.seen_by(tournament, None if me is None else me.person)
    if found is None:
        raise ApiError("no-tournament")
    return SeenTournament(*found)


async def directed(
    found: Annotated[SeenTournament, Depends(seen)],
    parts: Parts,
    visitor: Visitor,
    shown: Pass = "",
) -> Hosted:
    """Return a tournament to its director."""
    if not _is_director(parts, found.hosted, visitor, shown):
        raise ApiError("not-director")
    return found.hosted


Looked = Annotated[SeenTournament, Depends(seen)]
Directed = Annotated[Hosted, Depends(directed)]


def _is_director(parts: State, hosted: Hosted, visitor: str, shown: str) -> bool:
    return hosted.director == visitor or parts.keys.is_pass(hosted.id, "director", shown)


@router.get("/{tournament}", response_model=TournamentView, responses=REFUSALS)
async def tournament(found: Looked, parts: Parts) -> Response:
    """Return a tournament as it is now."""
    return Response(await parts.hall.written(found.hosted), media_type="application/json")


@router.get(
    "/{tournament}/report.trf",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}, **REFUSALS},
)
async def write_report(found: Looked, parts: Parts, address: Address) -> Response:
    """Return a Swiss or a round robin as a report that other programs read (TRF)."""
    parts.limits.check("heavy", address)
    hosted = found.hosted
    written = await parts.work.run(address, lambda: format_trf(hosted.copy_of_tournament()))
    headers = {"Content-Disposition": f'attachment; filename="{hosted.id}.trf"'}
    return Response(written, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/{tournament}/me", responses=REFUSALS)
async def me_in_tournament(
    found: Looked,
    parts: Parts,
    visitor: Visitor,
    me: MaybeMe,
    shown: Pass = "",
) -> MyTournament:
    """Say who one is there, and what one may do."""
    hosted = found.hosted
    director = _is_director(parts, hosted, visitor, shown)
    code = _refuse_entry(parts, hosted, shown, signed_in=me is not None)
    return MyTournament(
        player=hosted.player_of(visitor),
        director=director,
        may_enter=code is None and not await _shows_pupil(parts, hosted, visitor),
        name=_name(found, me),
        director_pass=parts.keys.pass_of(hosted.id, "director") if director else None,
        entry_pass=parts.keys.pass_of(hosted.id, "entry") if director else None,
    )


def _name(found: SeenTournament, me: SignedIn | None) -> str:
    """Return under which name somebody enters: as the club calls them, or the account's."""
    if me is None or found.member is None:
        return "" if me is None else me.person.name
    names = {one.name for one in found.hosted.tournament.competitors.values()}
    called = found.member.called
    return called if called not in names else f"{called} ({me.person.name})"


def _refuse_entry(parts: State, hosted: Hosted, shown: str, *, signed_in: bool) -> str | None:
    """Return the code of why somebody may not enter."""
    arranged = hosted.arrangements
    by_link = arranged.entry == "link" and parts.keys.is_pass(hosted.id, "entry", shown)
    if arranged.entry != "everybody" and not by_link:
        return "no-entry"
    if not arranged.guests and not signed_in:
        return "not-signed-in"
    return None


async def _shows_pupil(parts: State, hosted: Hosted, visitor: str) -> bool:
    """Tell whether everybody would read the name of somebody of whom nobody is to see anything."""
    return hosted.is_open and await is_pupil(parts, visitor)


@router.post("/{tournament}/enter", responses=REFUSALS)
async def enter_tournament(
    found: Looked,
    asked: AskedEntry,
    parts: Parts,
    visitor: Visitor,
    *,
    me: MaybeMe,
    address: Address,
    shown: Pass = "",
) -> DoneDeed:
    """Take part; who has left comes back."""
    parts.limits.check("heavy", address)
    hosted = found.hosted
    await require_no_bot(parts, me)
    if await _shows_pupil(parts, hosted, visitor):
        raise ApiError("class-account")
    number = hosted.player_of(visitor)
    if number is not None:
        return await _do(parts, hosted, [c.ReturnPlayer(number)], "player")
    code = _refuse_entry(parts, hosted, shown, signed_in=me is not None)
    if code is not None:
        raise ApiError(code)
    name = _name(found, me) or plain_line(asked.name)
    require_decent(parts, name)
    rating = 0
    if me is not None:
        known = await parts.ratings.short(visitor, hosted.tournament.terms.game)
        rating = int(known.rstrip("?") or 0)
    event = await parts.hall.do(
        hosted,
        [c.EnterPlayer(name[: c.NAME_LENGTH], min(rating, 4000))],
        "player",
        visitor=visitor,
        member=me is not None,
    )
    return DoneDeed(seq=event.seq, wanted=hosted.wanted)


@router.post("/{tournament}/leave", responses=REFUSALS)
async def leave_tournament(
    found: Looked, parts: Parts, visitor: Visitor, address: Address
) -> DoneDeed:
    """Be paired no more."""
    parts.limits.check("heavy", address)
    hosted = found.hosted
    number = hosted.number_of(visitor)
    return await _do(parts, hosted, [c.WithdrawPlayer(number)], "player")


async def _do(parts: State, hosted: Hosted, deeds: list[c.TournamentDeed], by: str) -> DoneDeed:
    event = await parts.hall.do(hosted, deeds, by)
    return DoneDeed(seq=event.seq, wanted=hosted.wanted)


@router.post("/{tournament}/deeds", responses=REFUSALS)
async def direct_tournament(
    asked: AskedDeed, hosted: Directed, parts: Parts, address: Address
) -> DoneDeed:
    """Do something as the director: any [command](tournaments.md#commands) of a tournament.

    A large round may take longer than the answer: `wanted` then names it, and whoever looks on is
    told once it is paired.
    """
    try:
        deed: c.TournamentDeed = msgspec.convert(asked.deed, c.TournamentDeed)
    except msgspec.ValidationError as error:
        raise ApiError("bad-request", reason=str(error)) from error
    if isinstance(deed, c.EnterPlayer):
        _no_rated(hosted)
        require_decent(parts, deed.name)
        deed = c.EnterPlayer(deed.name, deed.rating)
    if isinstance(deed, c.PairRound | c.RepairRound):  # all tournaments are paired in one thread
        parts.limits.check("heavy", address)
    if isinstance(deed, c.PairRound):
        return await _pair(parts, hosted, deed.round)
    return await _do(parts, hosted, [deed], "director")


def _no_rated(hosted: Hosted) -> None:
    """Refuse what cannot be where games count: somebody without an account, a board elsewhere."""
    if hosted.tournament.terms.game.rated:
        raise TournamentRefused("not-in-this-system", "expected games that are not rated")


async def _pair(parts: State, hosted: Hosted, number: int) -> DoneDeed:
    hosted.require_unpaired(number)
    await parts.hall.ask_pairing(hosted, number)
    task = hosted.pairing
    if task is not None:
        await asyncio.wait({task}, timeout=_WAIT)
    if hosted.failed is not None and len(hosted.tournament.rounds) < number:
        raise TournamentRefused(cast("Any", hosted.failed), "expected a round that can be paired")
    return DoneDeed(seq=hosted.tournament.seq, wanted=hosted.wanted)


@router.post("/{tournament}/players", responses=REFUSALS)
async def enter_players(
    asked: AskedPlayers, hosted: Directed, parts: Parts, address: Address
) -> DoneDeed:
    """Enter a list of players, all of them or none; they play over the board."""
    parts.limits.check("heavy", address)
    _no_rated(hosted)
    for one in asked.players:
        require_decent(parts, one.name)
    deeds = [c.EnterPlayer(plain_line(one.name), one.rating) for one in asked.players]
    if not deeds:
        return DoneDeed(seq=hosted.tournament.seq, wanted=hosted.wanted)
    return await _do(parts, hosted, [*deeds], "director")


@router.post("/{tournament}/arrangements", responses=REFUSALS)
async def arrange_tournament(asked: AskedArrangements, hosted: Directed, parts: Parts) -> DoneDeed:
    """Change who may enter, and how rounds begin."""
    arranged = asked.arranged(hosted.arrangements)
    if hosted.tournament.terms.game.rated and not arranged.online:
        _no_rated(hosted)
    if hosted.tournament.terms.game.rated or hosted.club is not None:
        arranged = structs.replace(arranged, guests=False)
    text, listed = arrangements_text(arranged), arranged.entry == "everybody"
    await parts.store.tournaments.arrange(hosted.id, text, listed=listed and hosted.club is None)
    hosted.arrangements = arranged
    parts.hall.changed(hosted)
    return DoneDeed(seq=hosted.tournament.seq, wanted=hosted.wanted)


@router.post("/{tournament}/delete", status_code=204, responses=REFUSALS)
async def delete_tournament(hosted: Directed, parts: Parts) -> None:
    """Delete a tournament with all names in it; games stay with those who played them."""
    await parts.hall.delete(hosted)
