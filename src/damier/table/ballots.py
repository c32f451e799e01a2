"""Openings that are drawn by lot for a table: what a sheet offers, and what was drawn, in words."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from damier.decks import deck, decks
from damier.errors import GameError
from damier.position import Position
from damier.table.wire import Wire
from damier.texts import text
from damier.texts.catalogue import list_text

if TYPE_CHECKING:
    from damier.decks import Ballot
    from damier.rules import Sheet


class DrawnBallot(Struct, frozen=True, omit_defaults=True):
    """What was drawn, whole, so that it outlives a change of its deck; the game begins after it.

    `moves` are in the squares of PDN, the men on `removed` were taken off first, each of `placed`,
    such as a1-a5, stands elsewhere than at the start. `name` is what players call it, or its place
    in the printed table. `again`: this is the second game from it, with colours swapped.
    """

    deck: str
    number: int
    moves: tuple[str, ...]
    name: str = ""
    removed: tuple[int, ...] = ()
    again: bool = False
    placed: tuple[str, ...] = ()


class DeckView(Wire, frozen=True):
    """A deck that a game may begin with, in words."""

    id: str
    name: str


class BallotOffer(Wire, frozen=True):
    """The question whether to draw an opening, the answer that no, and the decks there are."""

    ask: str
    none: str
    decks: list[DeckView]


@lru_cache(maxsize=256)
def offer_of(sheet: Sheet, lang: str) -> BallotOffer | None:
    """Return what may be drawn for a game by a sheet; None if nobody draws any."""
    found = [name for name in decks() if deck(name).sheet.play_hash == sheet.play_hash]
    if not found:
        return None
    # The shortest first: two moves, three moves, and what asks for more than moves.
    found.sort(key=lambda name: (bool(_first(name).removed), len(_first(name).moves)))
    views = [DeckView(name, text(f"deck-{name}", lang)) for name in found]
    return BallotOffer(text("ballot-ask", lang), text("ballot-none", lang), views)


def draw_ballot(name: str, sheet: Sheet, seed: int | None = None) -> tuple[DrawnBallot, str]:
    """Draw from a deck; return what was drawn, and the position to begin from, as FEN.

    Raises DeckError if there is no such deck, GameError if it is one of another game.
    """
    chosen = deck(name)
    if chosen.sheet.play_hash != sheet.play_hash:
        raise GameError(f"expected a deck of {sheet.id}, got {name}, of {chosen.sheet.id}")
    drawn = chosen.draw(seed)
    start = Position.from_setup(chosen.position(drawn).setup(), sheet)
    called = drawn.name or drawn.card
    kept = DrawnBallot(name, drawn.number, drawn.moves, called, drawn.removed, placed=drawn.placed)
    return kept, start.fen()


def ballot_text(ballot: DrawnBallot, lang: str) -> str:
    """Say what was drawn."""
    key = "ballot-drawn" if ballot.moves else "ballot-placed" if ballot.placed else "ballot-free"
    steps = " ".join((*ballot.placed, *ballot.moves))
    opening = f"{steps} ({ballot.name})" if ballot.name and steps else steps or ballot.name
    said = [text(key, lang, opening=opening)]
    if ballot.removed:
        said.insert(0, text("ballot-off", lang, squares=list_text(ballot.removed, lang)))
    return " ".join(said)


def opening_tag(ballot: DrawnBallot) -> str:
    """Return what was drawn as the tag `Opening` of PDN has it."""
    return " ".join(filter(None, [*ballot.placed, *ballot.moves, ballot.name]))


def _first(name: str) -> Ballot:
    return deck(name).ballots[0]
