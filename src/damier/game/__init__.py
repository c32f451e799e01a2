"""Games between people: moves, offences and remedies, draws, clocks."""

from damier.game.clock import Clock, TimeControl
from damier.game.draws import Counter
from damier.game.game import Game
from damier.game.options import Option
from damier.game.outcome import Outcome

__all__ = ["Clock", "Counter", "Game", "Option", "Outcome", "TimeControl"]
