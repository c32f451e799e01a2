"""The engine as a player and an analyst."""

from __future__ import annotations

import asyncio
import queue
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

from damier._core import Engine as _CoreEngine
from damier.engine.analysis import Analysis, Line
from damier.engine.draws import materials, quiet_plies
from damier.engine.weights import weights_for
from damier.errors import EngineError
from damier.game.history import plies
from damier.position.compile import compile_sheet
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator, Sequence

    from damier.engine.endgame import Tables
    from damier.engine.limits import Limit
    from damier.game import Game
    from damier.game.draws import Counter
    from damier.position import Move, Position
    from damier.rules import Sheet

# Parts of the search that can be switched off, to measure what they are worth.
FEATURES = frozenset(
    {
        *("reductions", "single-reply", "sacrifices", "margins", "probcut"),
        *("killers", "history", "aspiration", "late-moves", "no-hint"),
    }
)
_Found = list[tuple[int, int, list["Move"]]]


class Engine:
    """Thinks about positions of one sheet. One search at a time; `stop` ends it within 10 ms.

    With one thread and limits of depth or nodes it is deterministic. `memory` is the size of the
    table of known positions in megabytes. `weights` replaces the trained ones; `tables` tell the
    search how endgames end.
    """

    def __init__(
        self,
        sheet: str | Sheet = "international",
        *,
        threads: int = 1,
        memory: int = 64,
        weights: bytes | None = None,
        tables: Tables | None = None,
    ) -> None:
        if threads < 1 or memory < 1:
            raise EngineError(f"expected 1 or more threads and MB, got {threads} and {memory}")
        self.sheet = sheet_named(sheet)
        self.threads = threads
        try:
            self.core = _CoreEngine.make(
                compile_sheet(self.sheet),
                no_move_wins=self.sheet.end.no_move == "wins",
                weights=weights_for(self.sheet) if weights is None else weights,
                megabytes=memory,
            )
        except ValueError as error:
            raise EngineError(f"expected weights of this board, got {error}") from error
        if tables is not None:
            self.core.use_tables(tables.core)
        self._busy = threading.Lock()
        self._counting = threading.Lock()
        self._wanted = 0  # searches that run or are about to

    def analyse(
        self, subject: Position | Game, limit: Limit, *, lines: int = 1, without: Sequence[str] = ()
    ) -> Analysis:
        """Search a position, or a game with its history, and return the best lines."""
        return self._search(subject, limit, lines, without, None)

    def stream(
        self, subject: Position | Game, limit: Limit, *, lines: int = 1
    ) -> Iterator[Analysis]:
        """Yield what is found as the search goes deeper; leaving the loop stops the search."""
        found: queue.SimpleQueue[Analysis | None] = queue.SimpleQueue()

        def work() -> None:
            try:
                found.put(self._search(subject, limit, lines, (), found))
            finally:
                found.put(None)

        thread = threading.Thread(target=work, daemon=True)
        try:
            thread.start()
            while (analysis := found.get()) is not None:
                yield analysis
        finally:
            self.stop()
            if thread.ident is not None:
                thread.join()

    async def analyse_async(
        self, subject: Position | Game, limit: Limit, *, lines: int = 1
    ) -> Analysis:
        """Search in another thread; cancelling stops the search."""
        with self._announced():
            try:
                return await asyncio.to_thread(self.analyse, subject, limit, lines=lines)
            except asyncio.CancelledError:
                self.stop()
                raise

    async def stream_async(
        self, subject: Position | Game, limit: Limit, *, lines: int = 1
    ) -> AsyncIterator[Analysis]:
        """Yield what is found as the search goes deeper, without blocking the event loop."""
        steps = self.stream(subject, limit, lines=lines)
        try:
            while (step := await asyncio.to_thread(next, steps, None)) is not None:
                yield step
        finally:
            self.stop()
            await asyncio.to_thread(steps.close)  # type: ignore[attr-defined]

    def play(self, game: Game, limit: Limit, *, at: float | None = None) -> Move:
        """Choose a move for the side to move and make it in the game."""
        legal = game.position.legal_moves
        if not legal or game.outcome is not None:
            raise EngineError("expected a game that goes on, got no legal move")
        best = legal[0] if len(legal) == 1 else self.analyse(game, limit).best
        if best is None:
            raise EngineError("expected a move within the limit, got none")
        game.play(best, at=at)
        return best

    def stop(self) -> None:
        """Stop the search that runs, or is about to run, in another thread; if any."""
        with self._counting:
            if self._wanted:
                self.core.stop()

    def forget(self) -> None:
        """Forget what earlier searches found: begin a new game."""
        self.core.clear()

    @contextmanager
    def _announced(self) -> Iterator[None]:
        """Count a search that is to come: a stop before it is kept, one after it is no other's."""
        with self._counting:
            self._wanted += 1
        try:
            yield
        finally:
            with self._counting:
                self._wanted -= 1
                if not self._wanted:
                    self.core.forget_stop()

    def _search(
        self,
        subject: Position | Game,
        limit: Limit,
        lines: int,
        without: Sequence[str],
        found: queue.SimpleQueue[Analysis | None] | None,
    ) -> Analysis:
        position, past, counted = _line_of(subject)
        if position.sheet.play_hash != self.sheet.play_hash:
            raise EngineError(f"expected a position of {self.sheet.id}, got {position.sheet.id}")
        if lines < 1:
            raise EngineError(f"expected 1 or more lines, got {lines}")
        if unknown := set(without) - FEATURES:
            raise EngineError(f"expected features of {sorted(FEATURES)}, got {sorted(unknown)}")
        rules = position.sheet.draws
        soft, hard = limit.seconds
        spent = [0, 0.0]

        def report(best: _Found, nodes: int, seconds: float) -> None:
            spent[:] = nodes, seconds
            if found is not None:
                found.put(_analysis(best, nodes, seconds))

        with self._announced(), self._busy:
            best = self.core.search(
                position.core,
                past=[earlier.core for earlier in past],
                depth=min(limit.depth or 120, 120),
                nodes=limit.nodes or 0,
                soft_seconds=soft,
                hard_seconds=hard,
                quiet_plies=quiet_plies(rules),
                materials=materials(rules, counted),
                lines=lines,
                threads=self.threads,
                without=list(without),
                report=report,
            )
        return _analysis(best, int(spent[0]), spent[1])


def _analysis(found: _Found, nodes: int, seconds: float) -> Analysis:
    lines = (Line(score / 100, depth, tuple(moves)) for score, depth, moves in found)
    return Analysis(tuple(lines), nodes, seconds)


def _line_of(subject: Position | Game) -> tuple[Position, list[Position], list[Counter]]:
    """Return the position to search, those since the last capture or man's move, and counters."""
    from damier.position import Position

    if isinstance(subject, Position):
        return subject, [], []
    past: list[Position] = []
    for ply in reversed(plies(subject.entries)):
        if ply.progress:
            break
        past.append(ply.before)
    return subject.position, past[::-1], subject.counters
