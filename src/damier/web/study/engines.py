"""A few engines that all visitors share: bounded threads, bounded memory, one search a visitor.

Whoever waits is served in rounds between addresses, whatever cookies they show; a search of one
position ends early where others wait for its engine.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeVar

from damier.engine import Engine
from damier.engine.endgame import shared_tables
from damier.live.thinking.errors import Busy, Superseded
from damier.live.thinking.rounds import Rounds
from damier.live.thinking.work import be_modest
from damier.web.study import endgames

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from starlette.applications import Starlette

    from damier.live.thinking.rounds import Turn
    from damier.position import Position
    from damier.rules import Sheet
    from damier.web.study.endgames import TableShape

AT_ONCE = 2  # searches; the tables' own engines have threads of their own
MEMORY = 16  # megabytes of one engine, unless the operator gives another number
SHARE = 5.0  # seconds of a search that nobody may cut short
_WAITS = 10  # searches of one address that may wait
_LOOK = 0.25  # seconds between two looks at who waits
_T = TypeVar("_T")


class Engines:
    """Lends engines out, at most AT_ONCE at a time; keeps as many for the next visitor."""

    def __init__(
        self, executor: Executor | None = None, at_once: int = AT_ONCE, memory: int = MEMORY
    ) -> None:
        self.executor = executor or ThreadPoolExecutor(at_once, "study", be_modest)
        self.at_once, self.memory = at_once, memory
        # Nobody but those who want a sheet's endgame tables waits for them to be made.
        self._archivist = ThreadPoolExecutor(1, "endgames", be_modest)
        self._asks = Rounds(1, waits=_WAITS)
        # One address leaves an engine to others, and whole games leave one to positions.
        few = max(1, at_once - 1)
        self._rounds = Rounds(at_once, each=few, long=few, waits=_WAITS)
        self._idle: OrderedDict[tuple[str, bool], Engine] = OrderedDict()
        self._of_visitor: dict[str, asyncio.Task[object]] = {}

    @property
    def busy(self) -> bool:
        """Whether the next visitor has to wait."""
        return self._rounds.is_full

    @property
    def is_idle(self) -> bool:
        """Whether nobody has an engine."""
        return self._rounds.is_idle

    async def run(self, work: Callable[[], _T]) -> _T:
        """Run something slow in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self.executor, work)

    async def ask_tables(self, position: Position, address: str = "") -> TableShape | None:
        """Ask the endgame tables, in a thread of their own; None where they have no answer."""
        if not endgames.suits(position):
            return None
        loop = asyncio.get_running_loop()
        try:
            async with self._asks.turn(address):
                return await loop.run_in_executor(self._archivist, endgames.ask, position)
        except Busy:
            return None  # too many wait: the engine's answer will do

    @asynccontextmanager
    async def lend(
        self,
        sheet: Sheet,
        visitor: str,
        address: str = "",
        *,
        is_long: bool = False,
        threads: int = 1,
        tables: bool = True,
    ) -> AsyncIterator[Engine]:
        """Lend an engine; a visitor who asks again gives up what he asked before.

        Whoever has to give up gets Superseded. `is_long`: for many positions, one after the other.
        Without `tables` it searches without them.
        """
        task = asyncio.current_task()
        earlier = self._of_visitor.get(visitor)
        if task is not None:
            self._of_visitor[visitor] = task
        try:
            if earlier is not None and earlier is not task and not earlier.done():
                earlier.cancel()
                await asyncio.wait([earlier])
            async with (
                self._rounds.turn(address or visitor, is_long=is_long) as turn,
                self._engine(sheet, tables) as engine,
            ):
                engine.threads = threads
                looks = asyncio.create_task(self._share(turn, engine))
                try:
                    yield engine
                finally:
                    looks.cancel()
        except asyncio.CancelledError:
            if task is None or self._of_visitor.get(visitor) is task:
                raise
            task.uncancel()
            raise Superseded from None
        finally:
            if self._of_visitor.get(visitor) is task:
                del self._of_visitor[visitor]

    async def _share(self, turn: Turn, engine: Engine) -> None:
        """End a search that has had its share as soon as somebody elsewhere waits."""
        while not turn.is_long:
            await asyncio.sleep(_LOOK)
            if time.monotonic() - turn.since >= SHARE and self._rounds.others_wait(turn):
                engine.stop()

    @asynccontextmanager
    async def _engine(self, sheet: Sheet, tables: bool) -> AsyncIterator[Engine]:
        kind = sheet.play_hash, tables
        engine = self._idle.pop(kind, None)
        if engine is None:
            engine = await self.run(lambda: self._made(sheet, tables))
        try:
            yield engine
        finally:
            engine.stop()
            self._idle[kind] = engine
            while len(self._idle) > self.at_once:
                self._idle.popitem(last=False)

    def _made(self, sheet: Sheet, tables: bool) -> Engine:
        known = shared_tables(sheet) if tables else None
        return Engine(sheet, memory=self.memory, tables=known)

    def close(self) -> None:
        """Let the threads end."""
        self._archivist.shutdown(wait=False, cancel_futures=True)
        self.executor.shutdown(wait=False, cancel_futures=True)


def engines_of(app: Starlette) -> Engines:
    """Return the engines of an app, made when they are first asked for."""
    made = getattr(app.state, "study_engines", None)
    if not isinstance(made, Engines):
        memory = app.state.damier.settings.analysis_memory
        made = app.state.study_engines = Engines(memory=memory)
    return made
