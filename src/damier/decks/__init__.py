"""Opening decks: the ballots that tournaments draw, as data with their source."""

from damier.decks.deck import Ballot, Deck, DeckError, deck, decks
from damier.decks.names import opening_name

__all__ = ["Ballot", "Deck", "DeckError", "deck", "decks", "opening_name"]
