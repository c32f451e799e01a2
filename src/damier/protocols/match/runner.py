"""A match: pairs of games with one opening, colours swapped, several at a time."""

from __future__ import annotations

import asyncio
import io
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.protocols.errors import ProtocolError
from damier.protocols.match.game import Conditions, GameReport, play_game
from damier.protocols.match.journal import KeptGame
from damier.protocols.match.schedule import pairings
from damier.protocols.match.standings import standings
from damier.protocols.match.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from damier.engine.sprt import Sprt
    from damier.position import Position
    from damier.protocols.match.entrants import Entrant
    from damier.protocols.match.journal import Journal
    from damier.protocols.match.players import Player
    from damier.protocols.match.schedule import Schedule
    from damier.protocols.match.standings import Standing
    from damier.rules import Sheet
    from damier.rules.sheet import Colour


@dataclass(frozen=True, slots=True)
class MatchGame:
    """One game of a match: its number, who was who, and what the first of the pairing scored."""

    number: int
    names: dict[Colour, str]
    report: GameReport
    points: float


class Match:
    """Plays up to so many pairs of games for each pairing of two or more entrants.

    `tallies` and `results` hold what was played so far, `tally` the score of the first pairing. It
    ends early when `sprt` has decided, which is for two. `tell` hears of every game as it ends. A
    program that fails loses its game and is started anew for the next. Games that `journal` holds
    are not played again, and those played now are kept there.
    """

    def __init__(
        self,
        entrants: Sequence[Entrant],
        sheet: Sheet,
        openings: Iterator[Position],
        *,
        conditions: Conditions | None = None,
        pairs: int = 10,
        schedule: Schedule = "round-robin",
        concurrency: int = 1,
        sprt: Sprt | None = None,
        journal: Journal | None = None,
        tell: Callable[[MatchGame], object] | None = None,
    ) -> None:
        if len(entrants) < 2:
            raise ProtocolError(f"expected two programs or more, got {len(entrants)}")
        if sprt is not None and len(entrants) > 2:
            raise ProtocolError(f"expected two programs for a test, got {len(entrants)}")
        if concurrency > 1 and any(entrant.kind == "dxp" for entrant in entrants):
            raise ProtocolError("expected one game at a time with a DXP program")
        self.entrants = tuple(entrants)
        self.sheet, self.conditions = sheet, conditions or Conditions()
        self.concurrency, self.sprt, self.tell = concurrency, sprt, tell
        self.pairings = pairings(len(self.entrants), schedule)
        self.tallies = {pairing: Tally() for pairing in self.pairings}
        self.results: list[MatchGame] = []
        self.journal = journal
        self._openings = openings
        self._drawn: list[Position] = []
        self._pairs = iter(range(pairs * len(self.pairings)))
        self._names = [""] * len(self.entrants)

    def __repr__(self) -> str:
        names = " against ".join(entrant.name for entrant in self.entrants)
        return f"<Match {names}, {self.sheet.id}>"

    @property
    def tally(self) -> Tally:
        """The score of the first pairing: the only one where two play."""
        return self.tallies[self.pairings[0]]

    @property
    def standings(self) -> tuple[Standing, ...]:
        """How all entrants stand, best first."""
        return standings([self.name(who) for who in range(len(self.entrants))], self.tallies)

    @property
    def failures(self) -> list[str]:
        """What failed, and how often."""
        counts: Counter[str] = Counter()
        for tally in self.tallies.values():
            counts.update(tally.failures)
        return [f"{what}: {count}" for what, count in sorted(counts.items())]

    def json(self) -> dict[str, object]:
        """Return what the match has shown for programs, the best first."""
        rows = [
            {
                "name": row.name,
                "games": row.games,
                "wins": row.wins,
                "draws": row.draws,
                "losses": row.losses,
                "points": row.points,
                "elo": round(row.elo, 2),
            }
            for row in self.standings
        ]
        pairs = [
            {"a": self.name(one), "b": self.name(other), **tally.json(None)}
            for (one, other), tally in self.tallies.items()
        ]
        return {"standings": rows, "pairings": pairs}

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
        """Play pairs until there are no more, with programs of its own."""
        players: dict[int, Player] = {}
        try:
            for number in self._pairs:
                turn, which = divmod(number, len(self.pairings))
                pairing = self.pairings[which]
                opening = self._opening(turn)
                first = await self._game(players, 2 * number + 1, opening, pairing, pairing)
                second = await self._game(players, 2 * number + 2, opening, pairing, pairing[::-1])
                self.tallies[pairing].add_pair(first + second)
                if self._decided():
                    return
        finally:
            await _close(players.values())

    def _opening(self, turn: int) -> Position:
        """Return the opening of a turn, the same for all pairings."""
        while len(self._drawn) <= turn:
            self._drawn.append(next(self._openings))
        return self._drawn[turn]

    async def _game(
        self,
        players: dict[int, Player],
        number: int,
        opening: Position,
        pairing: tuple[int, int],
        seated: tuple[int, int],
    ) -> float:
        """Play one game, or take it from the journal; return the points of the pairing's first."""
        seats: dict[Colour, int] = {"white": seated[0], "black": seated[1]}
        kept = self.journal.games.get(number) if self.journal is not None else None
        if kept is not None:
            return self._take(kept, seats, pairing)
        missing = await self._open(players, pairing)
        if missing is not None:
            report = self._absent(opening, seats, *missing)
        else:
            table: dict[Colour, Player] = {side: players[who] for side, who in seats.items()}
            report = await play_game(table, opening, self.conditions)
        if report.failed is not None and (broken := players.pop(seats[report.failed], None)):
            await broken.close()
        names = {side: self.name(who) for side, who in seats.items()}
        points = _points(report.winner, seats, pairing)
        failure = f"{names[report.failed]}: {report.reason}" if report.failed else ""
        result = MatchGame(number, names, report, points)
        if self.journal is not None:
            self.journal.add(self._kept(result, seats))
        self.tallies[pairing].add(points, failure)
        self.results.append(result)
        if self.tell is not None:
            self.tell(result)
        return points

    def _take(self, kept: KeptGame, seats: dict[Colour, int], pairing: tuple[int, int]) -> float:
        """Count a game that was played before."""
        for side, who in seats.items():
            self._names[who] = self._names[who] or kept.names[side]
        points = _points(kept.winner, seats, pairing)
        failure = f"{self.name(seats[kept.failed])}: {kept.reason}" if kept.failed else ""
        self.tallies[pairing].add(points, failure)
        return points

    def _kept(self, result: MatchGame, seats: dict[Colour, int]) -> KeptGame:
        from damier import pdn
        from damier.protocols.match.pdn import record_of

        report, text = result.report, io.StringIO()
        pdn.write(record_of(result), text)
        return KeptGame(
            result.number,
            {side: self._names[who] for side, who in seats.items()},
            report.reason,
            report.winner,
            report.failed,
            report.why,
            text.getvalue(),
        )

    async def _open(
        self, players: dict[int, Player], pairing: tuple[int, int]
    ) -> tuple[int, ProtocolError] | None:
        """Start the programs that do not run; one that never could is an error of the match."""
        for who in pairing:
            if who not in players:
                try:
                    entrant, patience = self.entrants[who], self.conditions.patience
                    players[who] = await entrant.open(self.sheet, patience)
                except ProtocolError as error:
                    if not self._names[who]:
                        raise
                    return who, error
                self._names[who] = players[who].name
        return None

    def _absent(
        self, opening: Position, seats: dict[Colour, int], who: int, error: ProtocolError
    ) -> GameReport:
        from damier.board.setup import opponent
        from damier.game import Game

        absent: Colour = "white" if seats["white"] == who else "black"
        game = Game(self.sheet, start=opening)
        return GameReport(game, opponent(absent), "crash", absent, str(error))

    def name(self, who: int) -> str:
        """Return what a program is called; those of one name are numbered."""
        name = self._names[who] or self.entrants[who].name
        return f"{name} ({who + 1})" if self._names.count(name) > 1 else name


def _points(winner: Colour | None, seats: dict[Colour, int], pairing: tuple[int, int]) -> float:
    """Return what a game brought the first of a pairing."""
    if winner is None:
        return 0.5
    return float(seats[winner] == pairing[0])


async def _close(players: Iterable[Player]) -> None:
    """Close all, whatever becomes of one of them; being cancelled twice cuts their grace short."""
    closing = asyncio.gather(*(player.close() for player in players), return_exceptions=True)
    try:
        await asyncio.shield(closing)
    finally:
        await closing
