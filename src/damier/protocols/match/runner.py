"""A match: pairs of games with one opening, colours swapped, several at a time."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from damier.protocols.errors import ProtocolError
from damier.protocols.match.game import GameReport, Terms, play_game
from damier.protocols.match.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from damier.engine.sprt import Sprt
    from damier.position import Position
    from damier.protocols.match.players import Player
    from damier.protocols.match.sides import Side
    from damier.rules import Sheet
    from damier.rules.sheet import Colour

Who = Literal[0, 1]
_SIDES: tuple[Who, Who] = (0, 1)


@dataclass(frozen=True, slots=True)
class Result:
    """One game of a match: its number, who was who, and what the first side scored."""

    number: int
    names: dict[Colour, str]
    report: GameReport
    points: float


class Match:
    """Plays up to so many pairs of games; `tally` and `results` hold what was played so far.

    It ends early when `sprt` has decided. `tell` hears of every game as it ends. A program that
    fails loses its game and is started anew for the next.
    """

    def __init__(
        self,
        sides: tuple[Side, Side],
        sheet: Sheet,
        openings: Iterator[Position],
        *,
        terms: Terms | None = None,
        pairs: int = 10,
        concurrency: int = 1,
        sprt: Sprt | None = None,
        tell: Callable[[Result], object] | None = None,
    ) -> None:
        if concurrency > 1 and any(side.kind == "dxp" for side in sides):
            raise ProtocolError("expected one game at a time with a DXP program")
        self.sides = sides
        self.sheet, self.terms = sheet, terms or Terms()
        self.concurrency, self.sprt, self.tell = concurrency, sprt, tell
        self.tally = Tally()
        self.results: list[Result] = []
        self._openings, self._pairs = openings, iter(range(pairs))
        self._names = ["", ""]

    def __repr__(self) -> str:
        return f"<Match {self.sides[0].name} against {self.sides[1].name}, {self.sheet.id}>"

    async def run(self) -> Tally:
        """Play the match; cancelling it ends all programs."""
        tasks = {asyncio.create_task(self._work()) for _ in range(self.concurrency)}
        try:
            waiting = set(tasks)
            while waiting and not self._decided():
                done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return self.tally

    def _decided(self) -> bool:
        return self.sprt is not None and self.sprt.verdict(self.tally.pairs) is not None

    async def _work(self) -> None:
        """Play pairs until there are no more, with two programs of its own."""
        players: dict[Who, Player] = {}
        try:
            for number in self._pairs:
                opening = next(self._openings)
                first = await self._game(players, 2 * number + 1, opening, white=0)
                second = await self._game(players, 2 * number + 2, opening, white=1)
                self.tally.add_pair(first + second)
                if self._decided():
                    return
        finally:
            await _close(players.values())

    async def _game(
        self, players: dict[Who, Player], number: int, opening: Position, *, white: Who
    ) -> float:
        """Play one game; return the first side's points."""
        seats: dict[Colour, Who] = {"white": white, "black": _SIDES[1 - white]}
        missing = await self._open(players)
        if missing is not None:
            report = self._absent(opening, seats, *missing)
        else:
            table: dict[Colour, Player] = {side: players[who] for side, who in seats.items()}
            report = await play_game(table, opening, self.terms)
        if report.failed is not None and (broken := players.pop(seats[report.failed], None)):
            await broken.close()
        points = 0.5 if report.winner is None else float(seats[report.winner] == 0)
        names = {side: self.name(who) for side, who in seats.items()}
        failure = f"{names[report.failed]}: {report.reason}" if report.failed else ""
        self.tally.add(points, failure)
        result = Result(number, names, report, points)
        self.results.append(result)
        if self.tell is not None:
            self.tell(result)
        return points

    async def _open(self, players: dict[Who, Player]) -> tuple[Who, ProtocolError] | None:
        """Start the programs that do not run; one that never could is an error of the match."""
        for who in _SIDES:
            if who not in players:
                try:
                    players[who] = await self.sides[who].open(self.sheet, self.terms.patience)
                except ProtocolError as error:
                    if not self._names[who]:
                        raise
                    return who, error
                self._names[who] = players[who].name
        return None

    def _absent(
        self, opening: Position, seats: dict[Colour, Who], who: Who, error: ProtocolError
    ) -> GameReport:
        from damier.board.setup import opponent
        from damier.game import Game

        absent: Colour = "white" if seats["white"] == who else "black"
        game = Game(self.sheet, start=opening)
        return GameReport(game, opponent(absent), "crash", absent, str(error))

    def name(self, who: Who) -> str:
        """Return what a program is called; two of one name are numbered."""
        name = self._names[who]
        return f"{name} ({who + 1})" if name == self._names[1 - who] else name


async def _close(players: Iterable[Player]) -> None:
    """Close all, whatever becomes of one of them; being cancelled twice cuts their grace short."""
    closing = asyncio.gather(*(player.close() for player in players), return_exceptions=True)
    try:
        await asyncio.shield(closing)
    finally:
        await closing
