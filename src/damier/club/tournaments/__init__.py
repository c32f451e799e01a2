"""Tournaments as events: terms, commands that are decided, facts that evolve. No HTTP, no I/O."""

from damier.club.tournaments.errors import TournamentRefused, TrfError, Unpairable
from damier.club.tournaments.facts import TournamentEvent
from damier.club.tournaments.standings import StandingsRow, standings
from damier.club.tournaments.terms import TournamentTerms
from damier.club.tournaments.tournament import Tournament
from damier.club.tournaments.trf.reading import parse_trf
from damier.club.tournaments.trf.writing import format_trf

__all__ = [
    "StandingsRow",
    "Tournament",
    "TournamentEvent",
    "TournamentRefused",
    "TournamentTerms",
    "TrfError",
    "Unpairable",
    "format_trf",
    "parse_trf",
    "standings",
]
