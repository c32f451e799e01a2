"""A Hub engine without asyncio: one object, to be used in a `with` statement.

It has a thread of its own for the pipes; what is asked of it blocks until it is answered.
"""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any, Self, TypeVar, Unpack

from damier.engine.limits import Bounds, limit_of
from damier.protocols.errors import ProtocolError
from damier.protocols.hub.events import Done
from damier.protocols.transport.process import HubProcess

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine, Iterator, Mapping, Sequence

    from damier.engine import Limit
    from damier.game import Game
    from damier.protocols.hub.events import Param, SearchInfo
    from damier.rules import Sheet

_T = TypeVar("_T")


async def _next(events: AsyncIterator[_T]) -> _T:
    return await anext(events)


class SimpleHub:
    """A running Hub engine.

    `timeout` is how many seconds it may take beyond the time it has to think; then Silence is
    raised. The limit of a search is a `Limit`, or given as `depth=`, `nodes=` or `seconds=`.
    """

    def __init__(
        self,
        command: str | Sequence[str],
        *,
        sheet: str | Sheet = "international",
        params: Mapping[str, object] | None = None,
        timeout: float = 30,
    ) -> None:
        self.timeout = timeout
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(
            target=self._loop.run_forever, name="damier-hub", daemon=True
        )
        self._thread.start()
        try:
            self._process = self._run(
                HubProcess.start(command, sheet=sheet, params=params, patience=timeout)
            )
        except BaseException:
            self._end()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<SimpleHub {' '.join(self._process.command)}>"

    @property
    def name(self) -> str:
        """The engine's name and version, as it gave them."""
        return self._process.name

    @property
    def params(self) -> Mapping[str, Param]:
        """What the engine says may be set."""
        return self._process.client.params

    def play(self, game: Game, limit: Limit | None = None, **bounds: Unpack[Bounds]) -> Done:
        """Go for a move within a limit; the result says what led to it."""
        limit = limit_of(limit, **bounds)
        return self._run(self._process.search(game, limit, patience=self._patience(limit)))

    def stream(
        self, game: Game, limit: Limit | None = None, **bounds: Unpack[Bounds]
    ) -> Iterator[SearchInfo]:
        """Yield what the engine tells of its search; without a limit until nobody reads on."""
        limit = limit_of(limit, **bounds) if limit is not None or bounds else None
        events = self._process.stream(game, limit, patience=self._patience(limit))
        try:
            while not isinstance(event := self._run(_next(events)), Done):
                yield event
        finally:
            self._run(self._process.end_search(self.timeout))

    def new_game(self) -> None:
        """Tell that the next search has nothing to do with those before."""
        self._run(self._process.new_game())

    def close(self) -> None:
        """End the engine; nothing of it is left."""
        if not self._loop.is_closed():
            try:
                self._run(self._process.close())
            finally:
                self._end()

    def _patience(self, limit: Limit | None) -> float:
        return self.timeout + ((limit.time or limit.clock or 0) if limit is not None else 0)

    def _run(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Have the thread do something; Ctrl-C gives it up."""
        if self._loop.is_closed():
            work.close()
            raise ProtocolError("expected a running engine, got one that was closed")
        doing = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return doing.result()
        except BaseException:
            doing.cancel()
            raise

    def _end(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
