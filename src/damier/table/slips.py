"""Slips that nobody announces: the opponent has to see one himself, and point at the piece.

At a real table nobody says that a capture was overlooked. Where the terms have it so, an offence is
hidden from everybody until the side to move points at a piece that should have captured. He has one
try a turn, or pointing at every piece would find it; his next move ends the right. Only where the
game would be over if the slip stood is he asked, since he has no move to answer with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Self

from damier.engine.manners import must_answer
from damier.table import commands as c
from damier.table.errors import Refused

if TYPE_CHECKING:
    from damier.game import Game
    from damier.game.history import Entry
    from damier.game.options import Option
    from damier.rules.sheet import Colour
    from damier.table import facts as f
    from damier.table.terms import Terms

REMEDIES = ("huff", "withdraw", "stand")


class Pointing(NamedTuple):
    """A side has pointed at a piece, and whether it had a capture to make, after a move."""

    by: Colour
    square: int
    found: bool
    after: Entry


class Slips:
    """Who has seen what, at one table."""

    def __init__(self, terms: Terms) -> None:
        self.silent = terms.slips == "silent" and terms.mode == "table"
        self._pointed: Pointing | None = None

    def copy(self) -> Self:
        """Return slips in the same state that go their own way from here."""
        twin = type(self).__new__(type(self))
        twin.silent, twin._pointed = self.silent, self._pointed
        return twin

    def pointed(self, game: Game) -> Pointing | None:
        """Return what was pointed at since the last deed on the board."""
        last = self._pointed
        stands = last is not None and last.after is game.last_entry
        return last if stands else None

    def is_hidden(self, game: Game) -> bool:
        """Tell whether nobody may be told of the slip that may just have been made."""
        pointed = self.pointed(game)
        return self.silent and not (pointed is not None and pointed.found)

    def may_point(self, game: Game, side: Colour | None) -> bool:
        """Tell whether a side may point at a piece now; it says nothing about a slip."""
        last = game.last_entry
        if not self.silent or game.outcome is not None or side != game.turn or last is None:
            return False
        return last.kind == "move" and last.by != side and self.pointed(game) is None

    def sees(self, game: Game, side: Colour, square: int) -> bool:
        """Tell whether the piece that a side points at should have captured; or raise Refused."""
        if not self.may_point(game, side):
            raise Refused("not-now", f"expected a turn in which {side} may point, got {square}")
        return game.offence is not None and square in game.offence.huffable

    def point(self, game: Game, fact: f.Pointed) -> None:
        """Note that a side has pointed at a piece."""
        if game.last_entry is not None:
            self._pointed = Pointing(fact.side, fact.square, fact.found, game.last_entry)

    def shown(self, options: tuple[Option, ...], game: Game) -> tuple[Option, ...]:
        """Leave out the remedies of a slip that nobody has pointed at."""
        if not self.is_hidden(game):
            return options
        kept = ("stand",) if game.offence is not None and must_answer(game) else ()
        return tuple(one for one in options if one.kind not in REMEDIES or one.kind in kept)

    def before(self, deed: c.Deed, game: Game) -> c.Point | None:
        """Return where the computer has to point before a remedy, if it has to."""
        if not isinstance(deed, c.Huff | c.Withdraw | c.Stand) or not self.is_hidden(game):
            return None
        if game.offence is None or self.pointed(game) is not None:
            return None
        missed = game.offence.huffable
        return c.Point(square=deed.square if isinstance(deed, c.Huff) else missed[0])
