"""The engine that looks on: lines while it thinks, and a hint when asked."""

from __future__ import annotations

from functools import cached_property
from threading import Lock
from time import monotonic
from typing import TYPE_CHECKING

from damier.engine import Engine, Limit
from damier.engine.endgame import shared_tables
from damier.position import Position
from damier.tui.thinking import found

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.game import Game
    from damier.position import Move
    from damier.rules import Sheet
    from damier.tui.thinking import Found

_LINES = 3
_HINT = Limit(time=0.5, nodes=200_000)
_EVERY = 0.1  # seconds between two looks at what it has found


class Analyst:
    """Looks at one position after the other; a new one stops the search for the last."""

    def __init__(self, sheet: Sheet, limit: Limit) -> None:
        self.sheet = sheet
        self.limit = limit
        self.position: Position | None = None
        self._turn = Lock()

    @cached_property
    def engine(self) -> Engine:
        """Made by the thread that first looks: endgame tables may have to be built."""
        return Engine(self.sheet, memory=16, tables=shared_tables(self.sheet))

    def look_at(self, subject: Position | Game) -> Iterator[Found]:
        """Yield what is found about a position, or a game with its history."""
        position = subject if isinstance(subject, Position) else subject.position
        self.position = position
        self.engine.stop()
        with self._turn:  # the last search ends before the next begins, or it would stop that one
            if self.position is position and position.legal_moves:
                yield from self._search(subject, position)

    def _search(self, subject: Position | Game, position: Position) -> Iterator[Found]:
        last, shown = None, 0.0
        for analysis in self.engine.stream(subject, self.limit, lines=_LINES):
            if self.position is not position:
                return
            last = found(analysis, position)
            if last is not None and monotonic() - shown >= _EVERY:
                shown = monotonic()
                yield last
        if last is not None:
            yield last

    def best(self, game: Game) -> Move | None:
        """Return the move it would play, after a short look."""
        legal = game.position.legal_moves
        return legal[0] if len(legal) == 1 else self.engine.analyse(game, _HINT).best

    def stop(self) -> None:
        """Stop looking."""
        self.position = None
        if "engine" in self.__dict__:
            self.engine.stop()
