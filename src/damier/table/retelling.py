"""A game that was played elsewhere, as the events of a table: what a file tells becomes facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.table import commands as c
from damier.table.deciding import ended, made
from damier.table.facts import Event
from damier.table.table import Table

if TYPE_CHECKING:
    from damier.game import Game
    from damier.game.history import Entry
    from damier.table.facts import AnyFact, By
    from damier.table.terms import Terms


class Retelling:
    """A table to which a game is told, entry by entry; `events` are what came of it."""

    def __init__(self, terms: Terms, game: Game) -> None:
        self.table, self.events = Table(terms), list[Event]()
        for entry in game.entries:
            self._tell(entry)
        self._end(game)

    def _tell(self, entry: Entry) -> None:
        at = entry.at or 0.0
        if entry.kind == "move" and entry.move is not None:
            deed = c.Move(path=tuple(entry.move.path))
            self._note(made(self.table, deed, self.table.game_time(at)), entry.by, at)
        elif entry.kind == "withdrawal":
            self._answer(c.Withdraw(), entry.by, at)
        else:
            self._answer(c.Huff(square=entry.square or 0), entry.by, at)

    def _answer(self, deed: c.Deed, by: By, at: float) -> None:
        """Answer an offence, which has to be pointed at first where nobody announces it."""
        seen_first = self.table.slips.before(deed, self.table.game)
        for each in (deed,) if seen_first is None else (seen_first, deed):
            self._note(self.table.decide(each, by, at).facts, by, at)

    def _note(self, facts: tuple[AnyFact, ...], by: By, at: float) -> None:
        event = Event(self.table.seq + 1, max(at, self.table.last_at), by, facts)
        self.table.evolve(event)
        self.events.append(event)

    def _end(self, game: Game) -> None:
        """Let an offence stand that did, and the game be over if it was."""
        here, at = self.table.game, self.table.last_at
        if here.offence is not None and game.offence is None and game.outcome is None:
            self._answer(c.Stand(), here.turn, at)
        if game.outcome is not None and here.outcome is None:
            self._note(ended(game), "server", at)
