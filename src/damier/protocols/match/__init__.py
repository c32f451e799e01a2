"""Matches between programs: ours, Hub engines, and programs behind a DamExchange socket."""

from damier.protocols.match.game import GameReport, Terms, play_game
from damier.protocols.match.runner import Match
from damier.protocols.match.sides import Side, parse_side

__all__ = ["GameReport", "Match", "Side", "Terms", "parse_side", "play_game"]
