"""The tables of a round: which games want one, and what it is set up with."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec import structs

from damier.decks import deck
from damier.live.rooms import new_table
from damier.position import Position
from damier.storage.store import StoredSeat
from damier.storage.tournaments import TournamentGame
from damier.table import facts as f
from damier.table.ballots import DrawnBallot
from damier.table.facts import Event
from damier.table.terms import Seat

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from damier.club.tournaments.tournament import Tournament
    from damier.live.keys import Keys
    from damier.storage.store import StoredTable
    from damier.table.terms import Terms

Place = tuple[int, int, int]  # round, board, game


def wanted_games(tournament: Tournament) -> dict[Place, tuple[int, int]]:
    """Return the games that are to be played now, and White and Black of each."""
    found = {}
    for each in tournament.open_encounters:
        left = [game for game in each.numbers if each.result_of(game) is None]
        game = left[0] if left else len(each.results) + 1
        if not left and tournament.terms.tied != "replay":
            continue  # the director decides
        white = each.white_of(game)
        found[each.round, each.table, game] = white, each.other(white)
    return found


def new_games(
    tournament: Tournament,
    known: Iterable[TournamentGame],
    visitors: Mapping[int, str],
    *,
    keys: Keys,
    name: str,
    starts: float,
    shown: bool = False,
    called: Mapping[str, str] | None = None,
    hidden: Collection[int] = (),
) -> tuple[tuple[TournamentGame, StoredTable], ...]:
    """Return tables for the games that have none; only for those who both play here.

    Their names follow from the games, so that two processes make the same ones. `shown`: everybody
    may find them while they are played. `called` are names by visitor, where others are shown at
    tables than in the tournament; `hidden` are players whose names nobody is to read.
    """
    tries: dict[Place, int] = {}
    is_open: set[Place] = set()
    for one in known:
        place = one.round, one.board, one.game
        tries[place] = tries.get(place, 0) + 1
        if not one.told:
            is_open.add(place)
    made = []
    setups: dict[int, StoredTable] = {}  # what all tables of a round have in common
    for place, (white, black) in wanted_games(tournament).items():
        if place in is_open or not (white in visitors and black in visitors):
            continue
        number, board, game = place
        table = keys.game_table(name, *place, tries.get(place, 0))
        if number not in setups:
            setups[number] = _set_up(_terms(tournament, name, number, shown=shown), starts)
        names = [
            "" if player in hidden else tournament.competitors[player].name
            for player in (white, black)
        ]
        if called is not None:
            names = [called.get(visitors[player], "") for player in (white, black)]
        stored = _seated(setups[number], board, names, (visitors[white], visitors[black]))
        made.append((TournamentGame(table, number, board, game), replace(stored, id=table)))
    return tuple(made)


def _set_up(terms: Terms, starts: float) -> StoredTable:
    """Return a table with nobody at it, whose clock starts at a moment."""
    stored = new_table(terms, {}, starts)
    began = Event(1, starts, "server", (f.Began(),))
    return replace(stored, events=(began,) if terms.control else ())


def _seated(
    table: StoredTable, board: int, names: Sequence[str], visitors: Sequence[str]
) -> StoredTable:
    """Return a table with two people at it, White first."""
    white, black = (Seat("person", name) for name in names)
    sides = zip(("white", "black"), names, visitors, strict=True)
    return replace(
        table,
        terms=structs.replace(table.terms, white=white, black=black, board=board),
        seats=tuple(StoredSeat(side, "person", name, visitor) for side, name, visitor in sides),
    )


def _terms(tournament: Tournament, name: str, number: int, *, shown: bool) -> Terms:
    """Return the terms of a round's games: those of the tournament, with what was drawn."""
    game = tournament.terms.game
    terms = structs.replace(game, against="link", tournament=name, shown=shown)
    ballot = tournament.rounds[number - 1].ballot
    if not tournament.terms.deck or ballot is None:
        return terms
    chosen = deck(tournament.terms.deck)
    drawn = next(each for each in chosen.ballots if each.number == ballot)
    start = Position.from_setup(chosen.position(drawn).setup(), terms.rules())
    kept = DrawnBallot(
        tournament.terms.deck,
        drawn.number,
        drawn.moves,
        drawn.name or drawn.card,
        drawn.removed,
        placed=drawn.placed,
    )
    return structs.replace(terms, ballot=kept, start_fen=start.fen())
