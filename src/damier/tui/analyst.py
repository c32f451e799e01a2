"""The engine that looks on: lines while it thinks, and a hint when asked."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from dataclasses import replace
from typing import TYPE_CHECKING

from damier.engine import Limit
from damier.live.thinking.errors import Superseded
from damier.live.thinking.jobs import AnalysisJob
from damier.tui.thinking import found, why_text

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from damier.engine import Analysis
    from damier.engine.analysis import Line
    from damier.game import Game
    from damier.game.history import Entry
    from damier.live.thinking.host import Host, Steps
    from damier.position import Move, Position
    from damier.tui.thinking import Thoughts

_LINES = 3
_HINT = Limit(time=0.5, nodes=200_000)


class Analyst:
    """Looks at one position after the other; a new one ends the search for the last."""

    def __init__(self, host: Host, limit: Limit) -> None:
        self.limit = limit
        self.position: Position | None = None
        self._host = host
        self._steps: Steps[Analysis] | None = None

    async def look_at(self, subject: Position | Game) -> AsyncGenerator[Thoughts]:
        """Yield what is found about a position, or a game with its history."""
        job = AnalysisJob(subject, self.limit, lines=_LINES)
        self.position = job.position
        if not job.position.legal_moves:
            return
        try:
            async with self._host.steps(job, visitor="analyst") as steps:
                self._steps = steps
                async for step in steps:
                    told = await asyncio.to_thread(found, step, job.position)
                    if told is not None:
                        yield told
        except Superseded:
            return

    async def advice(self, game: Game) -> tuple[Move, ...]:
        """Return the line it would play, after a short look; nothing where there is no move."""
        legal = game.position.legal_moves
        if len(legal) == 1:
            return tuple(legal)
        line = await self.best_line(game)
        return line.moves if line is not None else ()

    async def best_line(self, subject: Position | Game) -> Line | None:
        """Return the best line by a short look."""
        found = await self._host.run(AnalysisJob(subject, _HINT), visitor="hint")
        return found.lines[0] if found.lines else None

    async def with_reasons(
        self, found: AsyncGenerator[Thoughts], last: Entry | None, lang: str
    ) -> AsyncGenerator[Thoughts]:
        """Yield what is found, with the reason why the move that led here was a mistake."""
        before: Line | None = None
        async with aclosing(found) as steps:
            async for each in steps:
                yield each
                if last is None or last.move is None or last.offence is not None:
                    continue
                before = before or await self.best_line(last.before)
                if before is not None:
                    move, best = last.move, each.best
                    why = await asyncio.to_thread(why_text, last.before, move, before, best, lang)
                    yield replace(each, why=why)

    def stop(self) -> None:
        """Stop looking."""
        self.position = None
        if self._steps is not None:
            self._steps.end()
