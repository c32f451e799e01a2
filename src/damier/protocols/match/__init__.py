"""Matches between programs: ours, Hub engines, and programs behind a DamExchange socket."""

from damier.protocols.match.adjudication import Agreed
from damier.protocols.match.entrants import Entrant, parse_entrant
from damier.protocols.match.game import Conditions, GameReport, play_game
from damier.protocols.match.journal import Journal
from damier.protocols.match.openings import deck_openings, random_openings, read_openings
from damier.protocols.match.pdn import record_of
from damier.protocols.match.runner import Match, MatchGame
from damier.protocols.match.standings import Standing

__all__ = [
    "Agreed",
    "Conditions",
    "Entrant",
    "GameReport",
    "Journal",
    "Match",
    "MatchGame",
    "Standing",
    "deck_openings",
    "parse_entrant",
    "play_game",
    "random_openings",
    "read_openings",
    "record_of",
]
