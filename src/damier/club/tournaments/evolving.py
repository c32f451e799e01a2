"""What a fact makes of a tournament. No rule is asked, so that nothing here can refuse."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from damier.club.tournaments import facts as f
from damier.club.tournaments.encounter import Encounter
from damier.club.tournaments.parts import Competitor, PairedRound
from damier.table.facts import Unknown

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.club.tournaments.facts import AnyTournamentFact, TournamentEvent
    from damier.club.tournaments.tournament import Tournament

_LOGGED = (
    f.PlayerLeft,
    f.PlayerReturned,
    f.PairForbidden,
    f.PairAllowed,
    f.ByeGiven,
    f.RoundUnpaired,
    f.GameCorrected,
    f.MatchDecided,
)
_ABSENT = ("white-absent", "black-absent", "both-absent")


def evolve(tournament: Tournament, fact: AnyTournamentFact, event: TournamentEvent) -> None:
    """Let something have happened."""
    _EVOLUTIONS[type(fact)](tournament, fact, event)


def is_logged(fact: AnyTournamentFact) -> bool:
    """Tell whether a fact is one that the log of what was done keeps."""
    return isinstance(fact, _LOGGED) or (isinstance(fact, f.GameScored) and fact.result in _ABSENT)


def _entered(tournament: Tournament, fact: f.PlayerEntered, _event: TournamentEvent) -> None:
    paired = len(tournament.rounds)
    tournament.competitors[fact.player] = Competitor(
        fact.player, fact.name, fact.rating, fact.person, paired
    )


def _left(tournament: Tournament, fact: f.PlayerLeft, _event: TournamentEvent) -> None:
    _here(tournament, fact.player, is_here=False)


def _returned(tournament: Tournament, fact: f.PlayerReturned, _event: TournamentEvent) -> None:
    _here(tournament, fact.player, is_here=True)


def _here(tournament: Tournament, player: int, *, is_here: bool) -> None:
    found = tournament.competitors[player]
    tournament.competitors[player] = replace(found, is_here=is_here)


def _forbidden(tournament: Tournament, fact: f.PairForbidden, _event: TournamentEvent) -> None:
    tournament.forbidden.add(frozenset((fact.one, fact.other)))


def _allowed(tournament: Tournament, fact: f.PairAllowed, _event: TournamentEvent) -> None:
    tournament.forbidden.discard(frozenset((fact.one, fact.other)))


def _bye_given(tournament: Tournament, fact: f.ByeGiven, _event: TournamentEvent) -> None:
    tournament.byes[fact.round, fact.player] = fact.kind


def _paired(tournament: Tournament, fact: f.RoundPaired, event: TournamentEvent) -> None:
    games = tournament.terms.games
    encounters = {
        each.table: Encounter(fact.round, each.table, each.white, each.black, games)
        for each in fact.pairings
    }
    lifted = frozenset(fact.lifted)
    tournament.rounds.append(
        PairedRound(
            fact.round, encounters, fact.sitting_out, lifted, fact.lift, fact.ballot, event.at
        )
    )


def _unpaired(tournament: Tournament, _fact: f.RoundUnpaired, _event: TournamentEvent) -> None:
    tournament.rounds.pop()


def _scored(
    tournament: Tournament, fact: f.GameScored | f.GameCorrected, _event: TournamentEvent
) -> None:
    encounters = tournament.rounds[fact.round - 1].encounters
    changed = encounters[fact.table].with_result(fact.game, fact.result)
    encounters[fact.table] = replace(changed, decided=None)


def _decided(tournament: Tournament, fact: f.MatchDecided, _event: TournamentEvent) -> None:
    encounters = tournament.rounds[fact.round - 1].encounters
    encounters[fact.table] = replace(encounters[fact.table], decided=fact.winner)


def _ended(tournament: Tournament, _fact: f.TournamentEnded, _event: TournamentEvent) -> None:
    tournament.is_over = True


def _unknown(tournament: Tournament, _fact: Unknown, _event: TournamentEvent) -> None:
    tournament.is_ahead = True


_EVOLUTIONS: dict[type, Callable[[Tournament, Any, TournamentEvent], None]] = {
    f.PlayerEntered: _entered,
    f.PlayerLeft: _left,
    f.PlayerReturned: _returned,
    f.PairForbidden: _forbidden,
    f.PairAllowed: _allowed,
    f.ByeGiven: _bye_given,
    f.RoundPaired: _paired,
    f.RoundUnpaired: _unpaired,
    f.GameScored: _scored,
    f.GameCorrected: _scored,
    f.MatchDecided: _decided,
    f.TournamentEnded: _ended,
    Unknown: _unknown,
}
