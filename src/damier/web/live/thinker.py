"""The computer's thinking, in a few threads of its own: the core leaves Python alone meanwhile."""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from damier.engine.limits import Limit
from damier.engine.opponent import Opponent, engine_for
from damier.game.options import Option
from damier.live.thinking.rounds import Rounds
from damier.live.thinking.work import be_modest
from damier.table import commands as c

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.engine.levels import LevelName
    from damier.engine.player import Engine
    from damier.game import Game
    from damier.rules import Sheet
    from damier.rules.sheet import Colour
    from damier.table.commands import PlayerCommand

_ENGINES = 4  # kept ready in each thread
_WAITS = 10_000  # more than there are tables
_LEAST_SECONDS = 0.05
_COMMANDS: dict[str, Callable[[], PlayerCommand]] = {
    "withdraw": c.Withdraw,
    "stand": c.Stand,
    "offer-draw": c.OfferDraw,
    "accept-draw": c.AcceptDraw,
    "decline-draw": c.DeclineDraw,
    "claim-draw": c.ClaimDraw,
    "resign": c.Resign,
}


class Mind:
    """The computer at one table: what it remembers of the game between its turns."""

    def __init__(self, level: LevelName) -> None:
        self.level = level
        self.opponent: Opponent | None = None


class Thinkers:
    """A few threads in which all computers of all tables think, one after the other."""

    def __init__(self, threads: int, best_seconds: float) -> None:
        self._pool = ThreadPoolExecutor(threads, "thinker", be_modest)
        # The best think longest: one thread is kept for those that answer quickly. A table asks for
        # one thing at a time, and an address has few tables open.
        self._rounds = Rounds(threads, long=max(1, threads - 1), waits=_WAITS)
        self._best_seconds = best_seconds
        self._own = threading.local()
        self._engines: set[Engine] = set()

    async def deed(
        self, mind: Mind, game: Game, side: Colour, address: str = ""
    ) -> PlayerCommand | None:
        """Return what the computer does next; `game` is a copy that it may play on.

        Those who wait are served in rounds between the addresses of their opponents.
        """
        loop = asyncio.get_running_loop()
        async with self._rounds.turn(address, is_long=mind.level == "best"):
            return await loop.run_in_executor(self._pool, self._think, mind, game, side)

    def close(self) -> None:
        """Stop all searches and end the threads."""
        for engine in tuple(self._engines):
            engine.stop()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _think(self, mind: Mind, game: Game, side: Colour) -> PlayerCommand | None:
        engine = self._engine(game.sheet, best=mind.level == "best")
        if mind.opponent is None:
            mind.opponent = Opponent(game.sheet, mind.level, engine=engine)
        mind.opponent.engine = engine
        if mind.level == "best":
            mind.opponent.limit = self._limit(game, side)
        at = game.state.clock.since if game.state.clock is not None else None
        return command_of(mind.opponent.act(game, side, at=at))

    def _limit(self, game: Game, side: Colour) -> Limit:
        clock = game.state.clock
        if clock is None:
            return Limit(time=self._best_seconds)
        left = max(_LEAST_SECONDS, clock.face(side).left)
        return Limit(time=self._best_seconds, clock=left, bonus=clock.control.bonus)

    def _engine(self, sheet: Sheet, *, best: bool) -> Engine:
        """Return this thread's engine for a sheet; the one not used for longest makes room."""
        if not hasattr(self._own, "engines"):
            self._own.engines = OrderedDict()
        engines: OrderedDict[tuple[Sheet, bool], Engine] = self._own.engines
        key = (sheet, best)
        if key not in engines:
            engines[key] = engine_for(sheet, best=best)
            self._engines.add(engines[key])
            if len(engines) > _ENGINES:
                _, old = engines.popitem(last=False)
                self._engines.discard(old)
        engines.move_to_end(key)
        return engines[key]


def command_of(deed: object) -> PlayerCommand | None:
    """Return what the computer did on its copy as a command to the table."""
    if deed is None:
        return None
    if not isinstance(deed, Option):
        return c.Move(path=tuple(deed.path))  # type: ignore[attr-defined]
    if deed.kind == "huff":
        return c.Huff(square=deed.square or 0)
    return _COMMANDS[deed.kind]()
