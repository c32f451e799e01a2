"""The engine as a player and an analyst."""

from __future__ import annotations

import asyncio
import atexit
import queue
import threading
import weakref
from contextlib import contextmanager, suppress
from random import Random
from typing import TYPE_CHECKING, Unpack

from damier._core import Engine as _CoreEngine
from damier._core import Stop, features
from damier.engine.analysis import Analysis, Line
from damier.engine.draws import materials, quiet_plies
from damier.engine.limits import Bounds, limit_of
from damier.engine.threads import halt_over_us, in_thread
from damier.engine.weights import weights_for
from damier.errors import EngineError
from damier.game.arbiter import rules_in_force
from damier.game.history import plies
from damier.position.compile import compile_sheet
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator, Sequence

    from damier.engine.book import Book
    from damier.engine.endgame import Tables
    from damier.engine.limits import Limit
    from damier.game import Game
    from damier.game.draws import Counter
    from damier.position import Move, Position
    from damier.rules import Sheet
    from damier.rules.sheet import Draw

# Parts of the search that can be switched off, to measure what they are worth.
FEATURES = frozenset(features())
MOST_THREADS = 256
_MOST_MEMORY = 2**24  # MB: more than any machine has
_MOST_LINES = 1000  # more than any position has
_PATIENCE = 0.01  # seconds between two looks at whether to go on waiting
_Found = list[tuple[int, int, list["Move"]]]
_Step = Analysis | BaseException | None  # the last is an error, or None


class Engine:
    """Thinks about positions of one sheet. One search at a time; `stop` ends it within 10 ms.

    With one thread and limits of depth or nodes it is deterministic. `memory` is the size of the
    table of known positions in megabytes. `weights` replaces the trained ones; `tables` tell the
    search how endgames end. Where `book` knows a position, `play` draws a move from it, and `seed`
    makes that repeatable. Analysis asks no book.
    """

    def __init__(
        self,
        sheet: str | Sheet = "international",
        *,
        threads: int = 1,
        memory: int = 64,
        weights: bytes | None = None,
        tables: Tables | None = None,
        book: Book | None = None,
        seed: int | None = None,
    ) -> None:
        self.sheet = sheet_named(sheet)
        self.book = None if book is None else book.for_sheet(self.sheet)
        self._dice = Random(seed)  # noqa: S311  a game, not a secret
        self.threads = _whole("threads", threads, MOST_THREADS)
        if tables is not None and tables.sheet.play_hash != self.sheet.play_hash:
            raise EngineError(f"expected tables of {self.sheet.id}, got those of {tables.sheet.id}")
        try:
            self.core = _CoreEngine.make(
                compile_sheet(self.sheet),
                no_move_wins=self.sheet.end.no_move == "wins",
                weights=weights_for(self.sheet) if weights is None else weights,
                megabytes=_whole("MB of memory", memory, _MOST_MEMORY),
            )
        except ValueError as error:
            raise EngineError(f"expected weights of this board, got {error}") from error
        except MemoryError as error:
            raise EngineError(f"expected memory that this machine has, got {memory} MB") from error
        if tables is not None:
            self.core.use_tables(tables.core)
        self.tables = tables
        self._busy = threading.Lock()
        self._searches: set[Stop] = set()  # that run or wait for their turn
        _engines.add(self)

    def __repr__(self) -> str:
        return f"<Engine {self.sheet.id}, threads={self.threads}>"

    def analyse(
        self,
        subject: Position | Game,
        limit: Limit | None = None,
        *,
        lines: int = 1,
        without: Sequence[str] = (),
        **bounds: Unpack[Bounds],
    ) -> Analysis:
        """Search a position, or a game with its history, and return the best lines.

        The limit is a `Limit`, or given as `depth=`, `nodes=` or `seconds=`, here and below.
        """
        limit = limit_of(limit, **bounds)
        with self._search_to_stop() as stop:
            return self._search(subject, limit, lines, stop, without=without)

    def stream(
        self,
        subject: Position | Game,
        limit: Limit | None = None,
        *,
        lines: int = 1,
        **bounds: Unpack[Bounds],
    ) -> Iterator[Analysis]:
        """Yield what is found as the search goes deeper; leaving the loop stops the search."""
        limit = limit_of(limit, **bounds)
        found: queue.SimpleQueue[_Step] = queue.SimpleQueue()
        with self._search_to_stop() as stop:
            thread = self._thread(subject, limit, lines, stop, found.put)
            try:
                while (step := found.get()) is not None:
                    if isinstance(step, BaseException):
                        raise step
                    yield step
            finally:
                stop.set()
                thread.join()

    async def analyse_async(
        self,
        subject: Position | Game,
        limit: Limit | None = None,
        *,
        lines: int = 1,
        **bounds: Unpack[Bounds],
    ) -> Analysis:
        """Search in another thread; cancelling stops the search."""
        limit = limit_of(limit, **bounds)
        return await in_thread(lambda: self.analyse(subject, limit, lines=lines))

    async def stream_async(
        self,
        subject: Position | Game,
        limit: Limit | None = None,
        *,
        lines: int = 1,
        **bounds: Unpack[Bounds],
    ) -> AsyncIterator[Analysis]:
        """Yield what is found as the search goes deeper, without blocking the event loop."""
        limit = limit_of(limit, **bounds)
        loop = asyncio.get_running_loop()
        found: asyncio.Queue[_Step] = asyncio.Queue()

        def put(step: _Step) -> None:
            with suppress(RuntimeError):  # nobody listens when the loop has been closed
                loop.call_soon_threadsafe(found.put_nowait, step)

        with self._search_to_stop() as stop:
            thread = self._thread(subject, limit, lines, stop, put)
            try:
                while (step := await found.get()) is not None:
                    if isinstance(step, BaseException):
                        raise step
                    yield step
            finally:
                stop.set()
                thread.join()  # it ends within milliseconds, or waits for its turn and sees that

    def play(
        self,
        game: Game,
        limit: Limit | None = None,
        *,
        at: float | None = None,
        **bounds: Unpack[Bounds],
    ) -> Move:
        """Choose a move for the side to move and make it in the game."""
        limit = limit_of(limit, **bounds)
        legal = game.position.legal_moves
        if not legal or game.outcome is not None:
            raise EngineError("expected a game that goes on, got no legal move")
        best = legal[0] if len(legal) == 1 else self.book_move(game.position)
        if best is None:
            best = self.analyse(game, limit).best
        if best is None:
            raise EngineError("expected a move within the limit, got none")
        game.play(best, at=at)
        return best

    def book_move(self, position: Position, dice: Random | None = None) -> Move | None:
        """Draw a move from the book; None without one, or where it knows nothing."""
        return None if self.book is None else self.book.choose(position, dice or self._dice)

    def stop(self) -> None:
        """Stop the search that runs in another thread and those that wait for their turn."""
        for search in tuple(self._searches):
            search.set()

    def forget(self) -> None:
        """Forget what earlier searches found: begin a new game."""
        self.core.clear()

    @contextmanager
    def _search_to_stop(self) -> Iterator[Stop]:
        """Give a search what ends it, and no other."""
        stop = Stop()
        self._searches.add(stop)
        try:
            with halt_over_us().ends(stop):
                yield stop
        finally:
            self._searches.discard(stop)

    def _thread(
        self,
        subject: Position | Game,
        limit: Limit,
        lines: int,
        stop: Stop,
        put: Callable[[_Step], object],
    ) -> threading.Thread:
        """Search in another thread, which puts what it finds, then None or what went wrong."""

        def work() -> None:
            try:
                put(self._search(subject, limit, lines, stop, found=put))
                put(None)
            except BaseException as error:  # raised where it is waited for
                put(error)

        thread = threading.Thread(target=work, daemon=True)
        thread.start()
        return thread

    def _search(
        self,
        subject: Position | Game,
        limit: Limit,
        lines: int,
        stop: Stop,
        *,
        without: Sequence[str] = (),
        found: Callable[[Analysis], object] | None = None,
    ) -> Analysis:
        position, past = _line_of(subject)
        rules, counted = _draws_of(subject)
        if position.sheet.play_hash != self.sheet.play_hash:
            raise EngineError(f"expected a position of {self.sheet.id}, got {position.sheet.id}")
        if unknown := set(without) - FEATURES:
            raise EngineError(f"expected features of {sorted(FEATURES)}, got {sorted(unknown)}")
        soft, hard = limit.seconds
        spent = [0, 0.0]

        def report(best: _Found, nodes: int, seconds: float) -> None:
            spent[:] = nodes, seconds
            if found is not None:
                found(_analysis(best, nodes, seconds))

        # One that is stopped while it waits for its turn need not wait any longer.
        while not self._busy.acquire(timeout=_PATIENCE):
            if stop.is_set():
                return Analysis((), 0, 0.0)
        try:
            best = self.core.search(
                position.core,
                past=[earlier.core for earlier in past],
                depth=min(limit.depth or 120, 120),
                nodes=limit.nodes or 0,
                soft_seconds=soft,
                hard_seconds=hard,
                quiet_plies=quiet_plies(rules),
                materials=materials(rules, counted),
                lines=_whole("lines", lines, _MOST_LINES),
                threads=self.threads,
                without=list(without),
                stop=stop,
                heed_signals=threading.current_thread() is threading.main_thread(),
                report=report,
            )
        finally:
            self._busy.release()
        return _analysis(best, int(spent[0]), spent[1])


_engines: weakref.WeakSet[Engine] = weakref.WeakSet()


@atexit.register
def _rest() -> None:
    """End all searches: one that is in the core when Python ends would take the process down."""
    for engine in tuple(_engines):
        engine.stop()
        engine._busy.acquire(timeout=1)


def _whole(name: str, value: int, most: int) -> int:
    if not isinstance(value, int) or not 1 <= value <= most:
        raise EngineError(f"expected {name} from 1 to {most}, got {value!r}")
    return value


def _analysis(found: _Found, nodes: int, seconds: float) -> Analysis:
    lines = (Line(score / 100, depth, tuple(moves)) for score, depth, moves in found)
    return Analysis(tuple(lines), nodes, seconds)


def _line_of(subject: Position | Game) -> tuple[Position, list[Position]]:
    """Return the position to search, and those since the last capture or man's move."""
    from damier.position import Position

    if isinstance(subject, Position):
        return subject, []
    past: list[Position] = []
    for ply in reversed(plies(subject.entries)):
        if ply.progress:
            break
        past.append(ply.before)
    return subject.position, past[::-1]


def _draws_of(subject: Position | Game) -> tuple[tuple[Draw, ...], list[Counter]]:
    """Return the draw rules in force, and how far they have come."""
    from damier.position import Position

    if isinstance(subject, Position):
        return rules_in_force(subject.sheet, ()), []
    return subject.draw_rules, subject.counters
