"""The engine at one end of a DamExchange connection."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.board.setup import opponent
from damier.engine.limits import clock_limit
from damier.engine.threads import in_thread
from damier.game import Game
from damier.pdn.result import Result
from damier.protocols.dxp.events import (
    Event,
    GameOver,
    PeerMoved,
    PeerRefused,
    Send,
    Started,
    Stopped,
)
from damier.protocols.dxp.messages import Reason
from damier.protocols.errors import Gone, ProtocolError, Silence
from damier.protocols.printable import printable
from damier.protocols.records import record_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.engine import Limit
    from damier.pdn import Record
    from damier.position import Move, Position
    from damier.protocols.dxp import DxpSession
    from damier.protocols.strength import Strength
    from damier.protocols.transport.socket import DxpLink
    from damier.rules.sheet import Colour

_SHARE = 0.95  # of the time left, for what the network takes
_USUAL = 300.0  # seconds for the moves of a game that has no clock


@dataclass(frozen=True, slots=True)
class _Thought:
    """A move found for a game, or why there is none."""

    game: Game
    move: Move | None
    seconds: float
    problem: Exception | None = None


class DxpPlayer:
    """Plays the games of one connection; `tell` hears of everything that happens.

    `keep` gets the record of every game that ends or is broken off.
    `limit` overrules the clock that was agreed. Where the other side has to answer and does not
    within `patience` seconds, Silence is raised.
    """

    def __init__(
        self,
        link: DxpLink,
        session: DxpSession,
        strength: Strength,
        *,
        limit: Limit | None = None,
        patience: float = 600,
        tell: Callable[[Event], object] | None = None,
        keep: Callable[[Record], object] | None = None,
    ) -> None:
        self.link, self.session, self.strength = link, session, strength
        self.limit, self.patience, self.tell, self.keep = limit, patience, tell, keep
        self.game = Game("international")
        self.played: list[tuple[Game, GameOver]] = []
        self._inbox: asyncio.Queue[str | _Thought | Exception | None] = asyncio.Queue()
        self._thinking: asyncio.Task[None] | None = None
        self._terms: Started | None = None
        self._left = 0.0
        self._made = 0
        self._over = False
        self._next: Callable[[], list[Event]] | None = None

    async def follow(self) -> None:
        """Play whatever games are proposed, until the other side has enough."""
        await self._run([])

    async def lead(
        self,
        games: int = 1,
        *,
        follower: Colour = "black",
        minutes: int = 5,
        moves: int = 0,
        start: Position | None = None,
    ) -> None:
        """Propose so many games, colours swapped after each, and play them."""

        def propose() -> list[Event]:
            number = len(self.played)
            if number == games:
                self._over = True
                return []
            side = follower if number % 2 == 0 else opponent(follower)
            return self.session.propose(side, minutes=minutes, moves=moves, start=start)

        self._next = propose
        await self._run(propose())

    async def _run(self, events: list[Event]) -> None:
        reading = asyncio.create_task(self._read())
        try:
            while True:
                await self._deal(events)
                events = self._on_turn()
                if events:
                    continue
                if self._over:
                    break
                events = self._take(await self._wait())
        finally:
            reading.cancel()
            await asyncio.wait({reading})
            await self._stop_thinking()
            if self._terms is not None and self.game.moves:
                self._keep(Result("open"))

    async def _read(self) -> None:
        """Put every message into the inbox, then None or what broke the connection."""
        try:
            while (text := await self.link.receive()) is not None:
                self._inbox.put_nowait(text)
            self._inbox.put_nowait(None)
        except ProtocolError as error:
            self._inbox.put_nowait(error)

    async def _wait(self) -> str | _Thought | Exception | None:
        idle = self.session.state == "idle" or self._thinking is not None
        try:
            async with asyncio.timeout(None if idle else self.patience):
                return await self._inbox.get()
        except TimeoutError:
            wanted = f"a message within {self.patience:g} s"
            raise Silence(f"expected {wanted} from {self.session.peer}, got none") from None

    def _take(self, item: str | _Thought | Exception | None) -> list[Event]:
        if isinstance(item, str):
            return self.session.feed(item)
        if isinstance(item, _Thought):
            if item.game is not self.game:
                return []  # that game ended while this side was thinking
            self._thinking = None
            return self._play(item)
        if isinstance(item, Exception):
            raise item
        if self.session.state not in ("idle", "stopped"):
            raise Gone("expected a message, got the end of the connection")
        self._over = True
        return []

    async def _deal(self, events: list[Event]) -> None:
        """Do what events ask for; those that follow from them come before what comes next."""
        waiting = list(events)
        while waiting:
            event = waiting.pop(0)
            if self.tell is not None:
                self.tell(event)
            match event:
                case Send(text):
                    await self.link.send(text)
                case Started():
                    self._begin(event)
                case PeerMoved(move) if self.game.outcome is None:
                    self.game.play(move)
                case GameOver():
                    await self._stop_thinking()
                    self.played.append((self.game, event))
                    self._keep(_result(event))
                    waiting += self._next() if self._next and not event.stop else []
                case PeerRefused(code):
                    raise ProtocolError(f"expected a game, got {code.name}")
                case Stopped():
                    self._over = True

    def _begin(self, terms: Started) -> None:
        self.strength.forget()
        self.game = Game("international", start=terms.position)
        self._terms, self._left, self._made = terms, 60.0 * terms.minutes, 0

    def _keep(self, result: Result) -> None:
        """Give away the record of the game that is over."""
        if self.keep is not None:
            side, session = self.session.side, self.session
            names = {side: session.name, opponent(side): printable(session.peer)}
            self.keep(record_game(self.game, "DamExchange", names, result))
        self._terms = None

    def _on_turn(self) -> list[Event]:
        """End a game that is decided, or begin to think."""
        if not self.session.my_turn or self._thinking is not None:
            return []
        outcome = self.game.outcome
        if outcome is None:
            self._thinking = asyncio.create_task(self._think())
            return []
        if outcome.winner is None:
            return self.session.end(Reason.DRAW)
        won = outcome.winner == self.session.side
        return self.session.end(Reason.I_WIN if won else Reason.I_LOSE)

    async def _think(self) -> None:
        begun, game = time.monotonic(), self.game
        try:
            move = await in_thread(lambda: self.strength.choose(game, self._limit()))
            self._inbox.put_nowait(_Thought(game, move, time.monotonic() - begun))
        except Exception as error:  # told to the loop that waits for it
            self._inbox.put_nowait(_Thought(game, None, 0, error))

    def _limit(self) -> Limit:
        if self.limit is not None:
            return self.limit
        terms = self._terms
        if terms is None or not terms.minutes:
            return clock_limit(_USUAL)
        return clock_limit(_SHARE * self._left, 0, terms.moves - self._made if terms.moves else 0)

    def _play(self, thought: _Thought) -> list[Event]:
        if thought.problem is not None:
            raise thought.problem
        if thought.move is None or not self.session.my_turn:
            return []
        self.game.play(thought.move)
        self._left -= thought.seconds
        self._made += 1
        if self._terms is not None and self._made == self._terms.moves:
            self._left, self._made = self._left + 60.0 * self._terms.minutes, 0
        return self.session.play(thought.move, thought.seconds)

    async def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.wait({self._thinking})
        self._thinking = None


def _result(end: GameOver) -> Result:
    """Return how a game ended, by the word of the side that ended it."""
    if end.reason == Reason.DRAW:
        return Result("draw")
    if end.reason == Reason.UNKNOWN:
        return Result("open")
    return Result("win", end.by if end.reason == Reason.I_WIN else opponent(end.by))
