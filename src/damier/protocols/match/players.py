"""Whoever plays one side of a game in a match."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Protocol

from damier.engine.threads import in_thread
from damier.protocols.dxp import DxpSession
from damier.protocols.dxp.events import (
    Disagreed,
    Event,
    GameOver,
    PeerMoved,
    PeerRefused,
    Send,
    Started,
)
from damier.protocols.dxp.messages import Reason
from damier.protocols.errors import Gone, IllegalAnswer, ProtocolError, Silence

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from damier.engine import Limit
    from damier.game import Game
    from damier.position import Move, Position
    from damier.protocols.strength import Strength
    from damier.protocols.transport.process import HubProcess
    from damier.protocols.transport.socket import DxpLink
    from damier.rules.sheet import Colour

_NAME = "damier match"
_FAREWELL = 5.0  # seconds to agree with a program that a game is over


class GaveUp(ProtocolError):
    """The player ends the game instead of moving: it resigns, or says that it is drawn."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(f"expected a move, got {reason.name.lower()}")


@dataclass(frozen=True, slots=True)
class Choice:
    """A move and what the program says of it: `score` in men for itself; None if not said.

    `expected` is the answer it would ponder on.
    """

    move: Move
    score: float | None = None
    depth: int | None = None
    nodes: int | None = None
    seconds: float = 0.0
    expected: Move | None = None


class Player(Protocol):
    """One program; `choose` may raise any ProtocolError, and then `close` must follow."""

    name: str

    async def begin(self, start: Position, side: Colour, limit: Limit) -> None:
        """Get ready for a game."""

    async def choose(self, game: Game, limit: Limit, patience: float) -> Choice:
        """Choose a move within so many seconds."""

    async def ponder(self, game: Game, limit: Limit) -> None:
        """Think on while the opponent does, about the game as it would be after `expected`."""

    async def end(self, game: Game, winner: Colour | None) -> None:
        """Learn that the game is over."""

    async def close(self) -> None:
        """End the program."""


class OurPlayer:
    """Our engine, in a thread."""

    def __init__(self, name: str, strength: Strength, limit: Callable[[Limit], Limit]) -> None:
        self.name, self.strength, self.limit = name, strength, limit

    async def begin(self, start: Position, side: Colour, limit: Limit) -> None:  # noqa: ARG002
        """Forget the last game."""
        self.strength.forget()

    async def choose(self, game: Game, limit: Limit, patience: float) -> Choice:
        """Search in a thread; a search that is cancelled is stopped."""
        try:
            async with asyncio.timeout(patience):
                move, found = await in_thread(lambda: self.strength.think(game, self.limit(limit)))
        except TimeoutError:
            raise Silence(f"expected a move within {patience:g} s, got none") from None
        if found is None:
            return Choice(move)
        return Choice(move, found.score, found.lines[0].depth, found.nodes)

    async def ponder(self, game: Game, limit: Limit) -> None:
        """Do nothing: only programs of their own ponder."""

    async def end(self, game: Game, winner: Colour | None) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing: what thinks has ended."""


class HubPlayer:
    """A Hub engine."""

    def __init__(self, name: str, process: HubProcess) -> None:
        self.name, self.process = name or process.name, process
        self._pondered: list[Move] = []  # the moves of the game that it thinks about

    async def begin(self, start: Position, side: Colour, limit: Limit) -> None:  # noqa: ARG002
        """Have it forget the last game."""
        await self.process.new_game()

    async def choose(self, game: Game, limit: Limit, patience: float) -> Choice:
        """Ask the engine; one that pondered on this very game has only its answer to give."""
        pondered, self._pondered = self._pondered, []
        if pondered and pondered == game.moves:
            done = await self.process.ponder_over(patience)
        else:
            done = await self.process.search(game, limit, patience=patience)
        info = done.info
        return Choice(done.move, info.score, info.depth, info.nodes, expected=done.ponder)

    async def ponder(self, game: Game, limit: Limit) -> None:
        """Have the engine think on."""
        await self.process.ponder(game, limit)
        self._pondered = game.moves

    async def end(self, game: Game, winner: Colour | None) -> None:  # noqa: ARG002
        """End what it ponders: a Hub engine knows no games."""
        if self._pondered:
            self._pondered = []
            await self.process.end_search(_FAREWELL)

    async def close(self) -> None:
        """End the process."""
        await self.process.close()


class DxpPeer:
    """A program that listens for DamExchange; it has its own idea of how long to think."""

    def __init__(self, name: str, link: DxpLink, connect: Callable[[], Awaitable[DxpLink]]) -> None:
        self.name, self.link, self._connect = name, link, connect
        self.session = DxpSession("initiator", _NAME)
        self._sent = 0

    async def begin(self, start: Position, side: Colour, limit: Limit) -> None:
        """Propose the game."""
        if self.session.state != "idle":  # the end of the last game was not agreed
            await self.link.close()
            self.link = await self._connect()
            self.session = DxpSession("initiator", _NAME)
        minutes, moves = dxp_clock(limit)
        self._sent = 0
        await self._send(self.session.propose(side, minutes=minutes, moves=moves, start=start))
        event = await self._next((Started, PeerRefused), _FAREWELL)
        if not isinstance(event, Started):
            raise ProtocolError(f"expected a game with {self.name}, got a refusal")

    async def choose(self, game: Game, limit: Limit, patience: float) -> Choice:  # noqa: ARG002
        """Pass on the opponent's move and wait for the answer."""
        await self._catch_up(game)
        event = await self._next((PeerMoved, GameOver, Disagreed), patience)
        if isinstance(event, Disagreed):
            raise IllegalAnswer(event.why)
        if isinstance(event, GameOver):
            raise GaveUp(event.reason)
        if not isinstance(event, PeerMoved):
            raise ProtocolError(f"expected a move, got {event}")
        self._sent += 1
        return Choice(event.move)

    async def ponder(self, game: Game, limit: Limit) -> None:
        """Do nothing: it thinks when it wants."""

    async def end(self, game: Game, winner: Colour | None) -> None:
        """Agree that the game is over: by its word if it has to move, else by ours."""
        if self.session.state == "playing":
            await self._catch_up(game)
            if not self.session.my_turn:
                await self._next((PeerMoved, GameOver, Disagreed), _FAREWELL)
        if self.session.my_turn:
            ours = self.session.side
            reason = Reason.I_WIN if winner == ours else Reason.I_LOSE if winner else Reason.DRAW
            await self._send(self.session.end(reason))
        if self.session.state == "ending":
            await self._next((GameOver,), _FAREWELL)

    async def close(self) -> None:
        """Close the connection."""
        await self.link.close()

    async def _catch_up(self, game: Game) -> None:
        """Pass on the moves that were made by the other side and are not yet sent."""
        for move in game.moves[self._sent :]:
            if not self.session.my_turn:
                break
            await self._send(self.session.play(move))
            self._sent += 1

    async def _send(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Send):
                await self.link.send(event.text)

    async def _next(self, kinds: tuple[type[Event], ...], patience: float) -> Event:
        """Read on until an event of one of these kinds."""
        try:
            async with asyncio.timeout(patience):
                while True:
                    text = await self.link.receive()
                    if text is None:
                        raise Gone(f"expected an answer from {self.name}, got the end")
                    events = self.session.feed(text)
                    await self._send(events)
                    for event in events:
                        if isinstance(event, kinds):
                            return event
        except TimeoutError:
            wanted = f"an answer from {self.name} within {patience:g} s"
            raise Silence(f"expected {wanted}, got none") from None


def dxp_clock(limit: Limit) -> tuple[int, int]:
    """Return minutes and moves that come near to a limit; DXP knows nothing shorter."""
    if limit.clock is not None:
        return min(999, max(1, round(limit.clock / 60))), 0
    if limit.time is None:
        return 0, 0
    minutes = min(999, ceil(limit.time))
    return minutes, min(999, max(1, int(60 * minutes / limit.time)))
