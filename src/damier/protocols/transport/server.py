"""`damier hub`: the engine behind standard input and output.

One thread reads lines, one searches, and this one does everything else: it takes whatever they
have to say from one queue, so that a search never keeps a line waiting.
"""

from __future__ import annotations

import logging
import queue
import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from damier.engine.analysis import Analysis
from damier.engine.book import Book
from damier.engine.threads import Halt, begin
from damier.errors import EngineError
from damier.protocols.hub.events import (
    Action,
    Configure,
    Forget,
    Go,
    PonderHit,
    Quit,
    Say,
    StopSearch,
)
from damier.protocols.hub.lines import format_line
from damier.protocols.strength import Strength
from damier.protocols.transport.lines import read_lines

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import Future

    from damier.engine import Limit
    from damier.position import Move
    from damier.protocols.hub import HubEngine

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Ended:
    """A search is over."""

    moves: tuple[Move, ...]
    problem: str = ""


class HubServer:
    """Does what a `HubEngine` says."""

    def __init__(self, hub: HubEngine, write: Callable[[str], object]) -> None:
        self.hub, self.write = hub, write
        self.strength: Strength | None = None
        self._events: queue.SimpleQueue[str | Analysis | _Ended | None] = queue.SimpleQueue()
        self._doing: Future[None] | None = None
        self._halt = Halt()
        self._search: Go | None = None
        self._started = 0.0
        self._soft = self._hard = 0.0  # times at which a search that pondered has to end

    def run(self, descriptor: int) -> None:
        """Serve the lines of a file until `quit` or its end."""
        read_lines(descriptor, self._events.put)
        try:
            while self._step():
                pass
        finally:
            self._end_search()

    def _step(self) -> bool:
        """Wait for the next thing to happen and deal with it; False to quit."""
        try:
            event = self._events.get(timeout=self._patience())
        except queue.Empty:
            self._stop()
            return True
        if event is None:
            return False
        if isinstance(event, Analysis):
            self._send(self.hub.progress(event))
            if self._soft and time.monotonic() >= self._soft:
                self._stop()
            return True
        if isinstance(event, _Ended):
            self._join()
            if event.problem:
                self._send([format_line("error", message=event.problem)])
            return self._act(self.hub.finish(event.moves))
        _log.debug("> %s", event)
        return self._act(self.hub.feed(event))

    def _patience(self) -> float | None:
        if not self._hard or self._halt.is_set:
            return None
        return max(0.0, self._hard - time.monotonic())

    def _act(self, actions: list[Action]) -> bool:
        for action in actions:
            if isinstance(action, Quit):
                return False
            self._do(action)
        return True

    def _do(self, action: Action) -> None:
        match action:
            case Say(line):
                self._send([line])
            case Configure():
                self._configure(action)
            case Forget():
                if self.strength is not None:
                    self.strength.forget()
            case Go():
                self._begin(action)
            case StopSearch():
                self._stop()
            case PonderHit():
                self._ponder_hit()

    def _send(self, lines: list[str]) -> None:
        for line in lines:
            _log.debug("< %s", line)
            self.write(line)

    def _configure(self, action: Configure) -> None:
        chosen = action.settings
        self.strength = None  # its memory is free before as much is asked for again
        try:
            self.strength = Strength(
                chosen.sheet,
                level=chosen.level,
                threads=chosen.threads,
                memory=chosen.memory,
                book=Book.read(chosen.book, chosen.sheet) if chosen.book else None,
            )
        except (EngineError, MemoryError) as error:
            self._send([format_line("error", message=error or "not enough memory")])
            self.strength = Strength(chosen.sheet)

    def _begin(self, search: Go) -> None:
        limit = search.limit
        if search.mode == "ponder" and limit is not None:
            limit = _without_time(limit)
        self._search, self._started, self._halt = search, time.monotonic(), Halt()
        self._doing = begin(lambda: self._think(search, limit), self._halt)

    def _think(self, search: Go, limit: Limit | None) -> None:
        """Search, in a thread of its own; whatever happens, its end is told."""
        moves: tuple[Move, ...] = ()
        problem = ""
        try:
            if self.strength is None:
                raise EngineError("expected an engine, got none")
            known = search.mode == "think" and self.strength.engine.book_move(search.game.position)
            if known:
                moves = (known,)
            elif self.strength.level and search.mode != "analyze":
                moves = (self.strength.choose(search.game, limit),)
            else:
                for analysis in _different(self.strength.stream(search.game, limit)):
                    moves = analysis.lines[0].moves if analysis.lines else moves
                    self._events.put(analysis)
        except Exception as error:  # a GUI that waits for a move must get one
            problem = f"{type(error).__name__}: {error}"
        self._events.put(_Ended(moves, problem))

    def _stop(self) -> None:
        self._halt.set()

    def _ponder_hit(self) -> None:
        if self._search is None or self._search.limit is None:
            return
        now = time.monotonic()
        soft, hard = self._search.limit.seconds
        self._soft = self._started + soft if soft else 0.0
        self._hard = now + hard if hard else 0.0
        forced = len(self._search.game.position.legal_moves) == 1
        if self._soft and (forced or now >= self._soft):
            self._stop()

    def _join(self) -> None:
        if self._doing is not None:
            self._doing.result()
        self._doing = self._search = None
        self._soft, self._hard = 0.0, 0.0

    def _end_search(self) -> None:
        """Stop the search without asking for its result."""
        self._stop()
        self._join()


def _different(steps: Iterator[Analysis]) -> Iterator[Analysis]:
    """Leave out what only says once more what was said before."""
    last = None
    for step in steps:
        if step != last:
            yield step
        last = step


def _without_time(limit: Limit) -> Limit | None:
    """Return what of a limit holds while no clock runs."""
    if limit.depth is None and limit.nodes is None:
        return None
    return replace(limit, time=None, clock=None)
