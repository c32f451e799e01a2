"""A tournament as everybody sees it: data without words, one for all languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from damier.club.hall.arrangements import Entry  # noqa: TC001  msgspec reads annotations
from damier.club.tournaments import facts as f
from damier.club.tournaments.facts import ByeKind, GameResult  # noqa: TC001
from damier.club.tournaments.pairing import last_round
from damier.club.tournaments.rounds import part_in
from damier.club.tournaments.scoring import points_text, round_points
from damier.club.tournaments.standings import standings
from damier.club.tournaments.terms import Points, System, TieBreak  # noqa: TC001
from damier.club.tournaments.tiebreaks import tiebreak_text
from damier.rules.sheet import Colour  # noqa: TC001
from damier.table.facts import Unknown
from damier.table.wire import Wire

if TYPE_CHECKING:
    from damier.club.hall.hosted import Hosted
    from damier.club.tournaments.tournament import Tournament

_NOTES = {"why", "round", "table", "game", "player", "one", "other", "winner", "result", "kind"}


class PlayerShape(Wire, frozen=True):
    """Somebody who takes part; `kind` is how: with an account, as a guest, or over the board."""

    number: int
    name: str
    rating: int
    here: bool
    kind: str


class GameShape(Wire, frozen=True):
    """A pairing with its results so far; `tables` are where its games are played, by game."""

    board: int
    white: int
    black: int
    results: list[GameResult | None]
    score: str
    open: bool
    tied: bool
    winner: int | None
    tables: list[str]


class SittingShape(Wire, frozen=True):
    """Somebody who sits a round out, and how."""

    player: int
    kind: ByeKind


class RoundShape(Wire, frozen=True):
    """A round as it was paired; `starts` is when its clocks start, in seconds since the epoch."""

    number: int
    paired: float
    starts: float
    ballot: int | None
    games: list[GameShape]
    out: list[SittingShape]


class CellShape(Wire, frozen=True):
    """What a round was for a player: opponent (0: none), colour, points as shown, and its mark."""

    round: int
    opponent: int
    colour: Colour | None
    points: str
    mark: str


class PlaceShape(Wire, frozen=True):
    """A line of the standings; tie-breaks in the order of the terms, as shown."""

    rank: int
    player: int
    points: str
    tiebreaks: list[str]
    won: int
    drawn: int
    lost: int
    cells: list[CellShape]


class NoteShape(Wire, frozen=True):
    """A line of the log: when, by whom, what was done, and to what."""

    at: float
    by: str
    fact: str
    about: dict[str, Any]


class TournamentView(Wire, frozen=True):
    """A tournament as it is now.

    `rounds_in_all` is 0 where nobody knows. `wanted` is the round that is being paired, `failed`
    why the last one could not be. `ends` is when an arena does, None before its first pairing.
    `complete`: all rounds are played. `rated`: games count for both; `club` is where it is held.
    """

    id: str
    seq: int
    name: str
    system: System
    sheet: str
    own_name: str
    mode: str
    control: str | None
    deck: str
    rated: bool
    club: str | None
    points: Points
    rounds_in_all: int
    minutes: int
    games_each: int
    accelerated: bool
    tiebreaks: list[TieBreak]
    entry: Entry
    guests: bool
    online: bool
    lead: int
    patience: int
    pause: int | None
    status: str
    complete: bool
    wanted: int
    failed: str | None
    ends: float | None
    players: list[PlayerShape]
    rounds: list[RoundShape]
    standings: list[PlaceShape]
    apart: list[tuple[int, int]]
    byes: list[tuple[int, int, ByeKind]]
    log: list[NoteShape]


def view_of_tournament(hosted: Hosted) -> TournamentView:
    """Return the view."""
    tournament, terms = hosted.tournament, hosted.tournament.terms
    arranged, shown = hosted.arrangements, terms.shown_points()
    rules = terms.game.rules()
    return TournamentView(
        id=hosted.id,
        seq=tournament.seq,
        name=terms.name,
        system=terms.system,
        sheet=terms.game.sheet,
        own_name=rules.name,
        mode=terms.game.mode,
        control=terms.game.control,
        deck=terms.deck,
        rated=terms.game.rated,
        club=hosted.club,
        points=shown,
        rounds_in_all=last_round(tournament) or 0,
        minutes=terms.minutes,
        games_each=terms.games,
        accelerated=terms.accelerated,
        tiebreaks=list(terms.tiebreaks) if terms.system != "knockout" else [],
        entry=arranged.entry,
        guests=arranged.guests,
        online=arranged.online,
        lead=arranged.lead,
        patience=arranged.patience,
        pause=arranged.pause,
        status=hosted.status,
        complete=is_complete(tournament),
        wanted=hosted.wanted,
        failed=hosted.failed,
        ends=_end_of_arena(tournament),
        players=_players(hosted),
        rounds=_rounds(hosted),
        standings=_standings(tournament, shown),
        apart=sorted(tuple(sorted(pair)) for pair in tournament.forbidden),  # type: ignore[misc]
        byes=[(number, player, kind) for (number, player), kind in tournament.byes.items()],
        log=_log(tournament),
    )


def is_complete(tournament: Tournament) -> bool:
    """Tell whether all rounds are played."""
    last = last_round(tournament)
    return bool(last) and len(tournament.rounds) == last and not tournament.open_encounters


def _end_of_arena(tournament: Tournament) -> float | None:
    if tournament.terms.system != "arena" or not tournament.rounds:
        return None
    return tournament.rounds[0].paired_at + 60 * tournament.terms.minutes


def _players(hosted: Hosted) -> list[PlayerShape]:
    tournament, found = hosted.tournament, []
    for number in tournament.seeded():
        each, known = tournament.competitors[number], hosted.entrants.get(number)
        kind = "board" if known is None else "member" if known.member else "guest"
        name, is_hidden = hosted.name_of(number), number in hosted.hidden
        rating = 0 if is_hidden else each.rating
        found.append(PlayerShape(number, name, rating, each.is_here, kind))
    return found


def _rounds(hosted: Hosted) -> list[RoundShape]:
    tournament = hosted.tournament
    tables: dict[tuple[int, int], dict[int, str]] = {}
    for one in hosted.games:
        tables.setdefault((one.round, one.board), {})[one.game] = one.table_id
    shown, found = tournament.terms.shown_points(), []
    for each in tournament.rounds:
        games = []
        for pair in each.encounters.values():
            where = tables.get((each.number, pair.table), {})
            white, black = (points_text(pair.game_points(one), shown) for one in pair.players)
            is_open = tournament.is_open(pair)
            if not is_open and not hosted.hidden.isdisjoint(pair.players):
                where = {}  # the table names who played; who still plays has to find it
            games.append(
                GameShape(
                    board=pair.table,
                    white=pair.white,
                    black=pair.black,
                    results=[pair.result_of(game) for game in pair.numbers],
                    score=f"{white}–{black}" if any(pair.results) else "",
                    open=is_open,
                    tied=pair.is_tied,
                    winner=tournament.winner_of(pair)
                    if tournament.terms.system == "knockout"
                    else None,
                    tables=[where[game] for game in sorted(where)],
                )
            )
        out = [SittingShape(bye.player, bye.kind) for bye in each.sitting_out]
        starts = each.paired_at + hosted.arrangements.lead
        found.append(RoundShape(each.number, each.paired_at, starts, each.ballot, games, out))
    return found


def _standings(tournament: Tournament, shown: Points) -> list[PlaceShape]:
    earned, names = round_points(tournament), tournament.terms.tiebreaks
    found = []
    for row in standings(tournament):
        cells = []
        for each in tournament.rounds:
            part = part_in(each, row.player)
            is_arena = tournament.terms.system == "arena"
            if is_arena and not part.opponent:
                continue  # whoever was playing, or not there
            cells.append(
                CellShape(
                    each.number,
                    part.opponent,
                    part.colour or None,
                    ""
                    if part.is_pending
                    else points_text(earned[row.player][each.number - 1], shown),
                    part.mark,
                )
            )
        ties = [
            tiebreak_text(name, value, shown)
            for name, value in zip(names, row.tiebreaks, strict=False)
        ]
        found.append(
            PlaceShape(
                row.rank,
                row.player,
                points_text(row.points, shown),
                ties,
                row.won,
                row.drawn,
                row.lost,
                cells,
            )
        )
    return found


def _log(tournament: Tournament) -> list[NoteShape]:
    found = []
    for event, fact in tournament.log:
        if isinstance(fact, Unknown):
            continue
        told = msgspec.to_builtins(fact)
        about = {name: value for name, value in told.items() if name in _NOTES}
        if isinstance(fact, f.GameCorrected) and fact.result is None:
            about["result"] = "open"
        found.append(NoteShape(event.at, event.by, told["fact"].partition(".")[0], about))
    return found
