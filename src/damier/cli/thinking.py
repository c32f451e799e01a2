"""An engine that hears Ctrl-C while it thinks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.engine import Analysis, Engine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.engine import Limit
    from damier.game import Game
    from damier.position import Position


class ListeningEngine(Engine):
    """Searches in another thread, so that Ctrl-C ends the search at once."""

    def analyse(
        self, subject: Position | Game, limit: Limit, *, lines: int = 1, without: Sequence[str] = ()
    ) -> Analysis:
        """Search as `Engine.analyse` does."""
        if without:
            return super().analyse(subject, limit, lines=lines, without=without)
        found = Analysis((), 0, 0.0)
        for step in self.stream(subject, limit, lines=lines):
            found = step
        return found
