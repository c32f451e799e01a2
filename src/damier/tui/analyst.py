"""The engine that looks on: lines while it thinks, and a hint when asked."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from damier.engine import Limit
from damier.live.thinking.errors import Superseded
from damier.live.thinking.jobs import AnalysisJob
from damier.tui.thinking import found

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from damier.engine import Analysis
    from damier.game import Game
    from damier.live.thinking.host import Host, Steps
    from damier.position import Move, Position
    from damier.tui.thinking import Found

_LINES = 3
_HINT = Limit(time=0.5, nodes=200_000)


class Analyst:
    """Looks at one position after the other; a new one ends the search for the last."""

    def __init__(self, host: Host, limit: Limit) -> None:
        self.limit = limit
        self.position: Position | None = None
        self._host = host
        self._steps: Steps[Analysis] | None = None

    async def look_at(self, subject: Position | Game) -> AsyncIterator[Found]:
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

    async def best(self, game: Game) -> Move | None:
        """Return the move it would play, after a short look."""
        legal = game.position.legal_moves
        if len(legal) == 1:
            return legal[0]
        return (await self._host.run(AnalysisJob(game, _HINT), visitor="hint")).best

    def stop(self) -> None:
        """Stop looking."""
        self.position = None
        if self._steps is not None:
            self._steps.end()
