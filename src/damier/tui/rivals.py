"""Whoever plays against the people here: the computer, or a Hub engine."""

from __future__ import annotations

import asyncio
import shlex
from typing import TYPE_CHECKING, Protocol

from damier.engine.limits import limit_at
from damier.engine.opponent import Mind
from damier.errors import GameError
from damier.live.thinking.jobs import MoveJob

if TYPE_CHECKING:
    from damier.engine.levels import LevelName
    from damier.engine.limits import Limit
    from damier.game import Game
    from damier.game.options import Option
    from damier.live.thinking.host import Host
    from damier.position import Move
    from damier.protocols.transport.process import HubProcess
    from damier.rules import Sheet
    from damier.rules.sheet import Colour
    from damier.tui.choice import GameChoice

_THINKING = 1.0  # seconds a move where no clock runs
_PATIENCE = 60.0  # seconds until a Hub engine is given up


class Rival(Protocol):
    """Chooses deeds; may raise ProtocolError, and is then of no more use."""

    async def deed(self, game: Game, side: Colour, now: float) -> Move | Option | None:
        """Choose what to do in a copy of the game, which may be changed."""

    async def close(self) -> None:
        """End whatever runs."""


class Computer:
    """Our own engine at a level."""

    def __init__(self, host: Host, level: LevelName, seed: int | None = None) -> None:
        self.mind = Mind.of(level, seed)
        self._host = host

    async def deed(self, game: Game, side: Colour, now: float) -> Move | Option | None:
        """Have it thought about; cancelling ends that."""
        limit = limit_of(game, side, now) if self.mind.level == "best" else None
        chosen = await self._host.run(MoveJob(game, side, self.mind, limit))
        self.mind = chosen.mind
        return chosen.deed

    async def close(self) -> None:
        """Do nothing: what is thought about ends with whoever waits for it."""


class HubRival:
    """A Hub engine, started when it first has to move."""

    def __init__(self, sheet: Sheet, command: str) -> None:
        self.sheet, self.command = sheet, command
        self.process: HubProcess | None = None

    async def deed(self, game: Game, side: Colour, now: float) -> Move | Option | None:
        """Ask the engine; it declines every offer and takes no other option."""
        from damier.game.options import Option

        options = {option.kind for option in game.options_for(side)}
        if "accept-draw" in options:
            return Option("decline-draw")
        if game.turn != side:
            return None
        if "stand" in options:
            return Option("stand")
        process = await self._running()
        try:
            found = await process.search(game, limit_of(game, side, now), patience=_PATIENCE)
        except asyncio.CancelledError:
            self.process = None  # it would still answer: the next move asks another one
            await process.close()
            raise
        return found.move

    async def _running(self) -> HubProcess:
        from damier.protocols.transport.process import HubProcess

        if self.process is None:
            self.process = await HubProcess.start(words_of(self.command), sheet=self.sheet)
        return self.process

    async def close(self) -> None:
        """End the engine's process."""
        if self.process is not None:
            await self.process.close()


def words_of(command: str) -> list[str]:
    """Split a command line as a shell does."""
    try:
        return shlex.split(command)
    except ValueError as error:
        raise GameError(f"expected a command line, got {command!r}: {error}") from None


def rival_for(
    choice: GameChoice, sheet: Sheet, host: Host, seed: int | None = None
) -> Rival | None:
    """Return who plays against the person, None where two people sit here."""
    if choice.rival == "beside":
        return None
    if choice.rival == "hub":
        return HubRival(sheet, choice.hub)
    return Computer(host, choice.level, seed)


def limit_of(game: Game, side: Colour, now: float) -> Limit:
    """Return how long to think: a share of the clock, or a second."""
    return limit_at(game.state.clock, side, now, _THINKING)
