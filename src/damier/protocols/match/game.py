"""One game of a match, played to its end whatever the two programs do."""

from __future__ import annotations

import logging
import time
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from damier.board.setup import opponent
from damier.engine.limits import Limit, clock_limit
from damier.errors import DamierError
from damier.game import Game
from damier.protocols.dxp.messages import Reason
from damier.protocols.errors import IllegalAnswer, ProtocolError, Silence
from damier.protocols.match.players import GaveUp

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from damier.game.arbiter import Verdict
    from damier.position import Move, Position
    from damier.protocols.match.adjudication import Agreed
    from damier.protocols.match.players import Choice, Player
    from damier.rules.sheet import Colour

_log = logging.getLogger(__name__)
_SLACK = 0.1  # seconds by which a clock may be overstepped: pipes and threads take time too


@dataclass(frozen=True, slots=True)
class Conditions:
    """How games are played: a `limit` a move, or a `clock` in seconds with a `bonus` a move.

    A program that says nothing for `patience` seconds more than it may think has lost. A game is
    drawn after `plies`, and when a position comes for the third time, also where the sheet is
    silent about that. `judge` knows what a position is worth and ends games early; so do the
    programs themselves where they have `agreed`. Hub programs may `ponder`: think on while their
    opponent does.
    """

    limit: Limit = field(default_factory=lambda: Limit(time=0.1))
    clock: float | None = None
    bonus: float = 0
    patience: float = 30
    plies: int = 400
    judge: Callable[[Position], Verdict | None] | None = None
    agreed: tuple[Agreed, ...] = ()
    ponder: bool = False


@dataclass(frozen=True, slots=True)
class GameReport:
    """How a game went; `failed` is the side that crashed, hung or cheated, `why` its details.

    `choices` are what the programs said of their moves, one for each.
    """

    game: Game
    winner: Colour | None
    reason: str
    failed: Colour | None = None
    why: str = ""
    choices: tuple[Choice, ...] = ()


async def play_game(
    players: Mapping[Colour, Player], start: Position, conditions: Conditions
) -> GameReport:
    """Play one game; the failure of a program is the loss of its side."""
    table = _Table(players, start, conditions)
    report = replace(await table.play(), choices=tuple(table.choices))
    if report.failed is not None:
        name = players[report.failed].name
        _log.warning("%s loses as %s: %s, %s", name, report.failed, report.reason, report.why)
    for side, player in players.items():
        if side != report.failed:
            try:
                await player.end(report.game, report.winner)
            except ProtocolError:
                continue  # it fails when the next game begins, if it does
    return report


class _Table:
    def __init__(
        self, players: Mapping[Colour, Player], start: Position, conditions: Conditions
    ) -> None:
        self.players, self.conditions = players, conditions
        self.game = Game(start.sheet, start=start)
        seconds = conditions.clock or 0.0
        self.left: dict[Colour, float] = {"white": seconds, "black": seconds}
        self.seen = Counter([start])
        self.choices: list[Choice] = []
        self.scores: list[float | None] = []  # for White

    async def play(self) -> GameReport:
        for side in ("white", "black"):
            if failure := await self._begin(side):
                return failure
        while (end := self._end()) is None:
            if failure := await self._move():
                return failure
        return end

    async def _begin(self, side: Colour) -> GameReport | None:
        try:
            await self.players[side].begin(self.game.start, side, self._limit(side))
        except ProtocolError as error:
            return self._failure(side, error)
        return None

    def _end(self) -> GameReport | None:
        """Return the report if the game is over: by its rules, a claim, a judge or its length."""
        game, conditions = self.game, self.conditions
        if game.outcome is None and any(option.kind == "claim-draw" for option in game.options):
            game.claim_draw()
        if game.outcome is not None:
            return GameReport(game, game.outcome.winner, game.outcome.reason)
        verdict = conditions.judge(game.position) if conditions.judge is not None else None
        for agreed in conditions.agreed:
            verdict = verdict or agreed.verdict(self.scores)
        if verdict is not None:
            return GameReport(game, None if verdict == "draw" else verdict, "adjudication")
        if self.seen[game.position] >= 3:
            return GameReport(game, None, "repetition")
        if len(game.entries) >= conditions.plies:
            return GameReport(game, None, "length")
        return None

    async def _move(self) -> GameReport | None:
        side, game = self.game.turn, self.game
        limit = self._limit(side)
        patience = self.conditions.patience + (limit.time or limit.clock or 0)
        begun = time.monotonic()
        try:
            choice = await self.players[side].choose(game, limit, patience)
            self.seen[game.play(choice.move).after] += 1
        except GaveUp as end:
            return self._gave_up(side, end)
        except DamierError as error:
            return self._failure(side, error)
        seconds = time.monotonic() - begun
        self.choices.append(replace(choice, seconds=seconds))
        score = choice.score
        self.scores.append(-score if score is not None and side == "black" else score)
        if self.conditions.clock is not None:
            self.left[side] -= seconds
            if self.left[side] < -_SLACK:
                why = f"{-self.left[side]:.2f} s too late"
                return GameReport(game, opponent(side), "time-out", side, why)
            self.left[side] = max(0.0, self.left[side]) + self.conditions.bonus
        if self.conditions.ponder and choice.expected is not None:
            return await self._ponder(side, choice.expected)
        return None

    async def _ponder(self, side: Colour, expected: Move) -> GameReport | None:
        """Let a side think on about the answer it expects, if the game would go on after it."""
        supposed = Game(self.game.sheet, start=self.game.start)
        try:
            for move in (*self.game.moves, expected):
                supposed.play(move)
            if supposed.outcome is None:
                await self.players[side].ponder(supposed, self._limit(side))
        except ProtocolError as error:
            return self._failure(side, error)
        except DamierError:
            return None  # the game ends with the move just made
        return None

    def _limit(self, side: Colour) -> Limit:
        if self.conditions.clock is None:
            return self.conditions.limit
        return clock_limit(self.left[side], self.conditions.bonus)

    def _gave_up(self, side: Colour, end: GaveUp) -> GameReport:
        if end.reason == Reason.DRAW:
            return GameReport(self.game, None, "agreement")
        if end.reason == Reason.I_LOSE:
            return GameReport(self.game, opponent(side), "resign")
        return GameReport(self.game, opponent(side), "broken-off", side, str(end))

    def _failure(self, side: Colour, error: Exception) -> GameReport:
        kind = "crash"
        if isinstance(error, IllegalAnswer):
            kind = "illegal-move"
        elif isinstance(error, Silence):
            kind = "time-out"
        return GameReport(self.game, opponent(side), kind, side, str(error))
