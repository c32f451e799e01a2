"""The clerk: looks after tournaments that are on, whoever was killed in the middle of what.

Results come from the ends of tables; who has not come in time loses; tables whose game is decided
otherwise are closed; rounds that somebody began to pair are paired; arenas go on by themselves.
Every process has a clerk, and all of them may do the same thing: the key of events decides.
"""

from __future__ import annotations

import asyncio
import math
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog
from sqlalchemy.exc import SQLAlchemyError

from damier.club.hall.view import is_complete
from damier.club.tournaments import commands as c
from damier.club.tournaments.errors import TournamentRefused
from damier.club.tournaments.pairing.arena import waiting_players
from damier.live.tasks import end
from damier.storage.tournaments import OVER
from damier.table import commands as tc
from damier.table import facts as tf
from damier.table.errors import Refused

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal

    from damier.club.hall.hall import Hall
    from damier.club.hall.hosted import Hosted
    from damier.live.room import Room
    from damier.rules.sheet import Colour
    from damier.storage.tournaments import DueTournament, TournamentGame

log = structlog.get_logger()
_EVERY = 1.0  # seconds from one look to the next
_SETTLE = 0.05  # seconds in which several games may end before one looks
_GIVEN_UP = 5.0  # seconds after which a pairing that nobody is at is taken up
_AGAIN = 5.0  # seconds after which one looks again where something could not be done yet
_OLD = 30 * 86_400.0  # seconds after which a tournament is left alone
_IDLE = 60.0  # seconds after which somebody looks at the clock of a table where nobody is
_BATCH = 3.0  # seconds from one pairing of an arena to the next
_HEARSAY = 1.0  # seconds in which others say who is at a table
_BEGUN = 2  # plies, after which both have come
_AT_ONCE, _SIDE_BY_SIDE = 100, 10  # tournaments that are read at once, and seen to side by side


class Clerk:
    """Looks once a second, and at once when a game has ended, where something is due.

    A tournament says when it is next to be looked at: at once after each event, then when the clerk
    has said. In which nothing can happen by itself costs nothing, however many there are.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall, self._book = hall, hall.book
        self._wake = asyncio.Event()
        self._looked: dict[str, float] = {}  # at clocks of tables
        self._places = asyncio.Semaphore(_SIDE_BY_SIDE)
        self._has_begun = False
        hall.rooms.finished = lambda _table: self._wake.set()
        self._task = asyncio.create_task(self._run(), name="clerk")

    async def close(self) -> None:
        """Go home."""
        await end([self._task])

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(_EVERY):
                    await self._wake.wait()
                await asyncio.sleep(_SETTLE)
            self._wake.clear()
            try:
                await self.look()
            except SQLAlchemyError as error:
                log.info("not looked after", reason=str(error))
            except Exception:
                log.exception("clerk")

    async def look(self) -> None:
        """See to what is due."""
        now = self._hall.now()
        if not self._has_begun:  # whatever somebody who was killed has left
            await self._book.stir(now - _OLD)
            self._has_begun = True
        self._looked = {table: at for table, at in self._looked.items() if now - at < 2 * _IDLE}
        due = await self._book.due(now, now - _OLD, now - _IDLE, _AT_ONCE)
        await asyncio.gather(*(self._look_at(one) for one in due))
        if len(due) == _AT_ONCE:
            self._wake.set()

    async def _look_at(self, due: DueTournament) -> None:
        """See to one tournament, and note when to look again; one that fails holds up no other."""
        async with self._places:
            next_look: float | None = self._hall.now() + _AGAIN
            try:
                hosted = await self._hall.find(due.id)
                next_look = None if hosted is None else await self._see_to(hosted, due)
            except SQLAlchemyError as error:
                log.info("not looked after", tournament=due.id, reason=str(error))
            except Refused as refused:
                log.info("not looked after", tournament=due.id, code=refused.code)
            except Exception:
                log.exception("clerk", tournament=due.id)
            with suppress(SQLAlchemyError):
                await self._book.put_off(due.id, due.due, next_look)

    async def _see_to(self, hosted: Hosted, due: DueTournament) -> float | None:
        """Do what is due; return when to look again, None: when something has happened."""
        moments = [*await self._take_up(hosted, due)]
        if hosted.arrangements.online:
            moments += await self._see_to_games(hosted)
            if not hosted.tournament.is_over:
                moments += await self._go_on(hosted)
        return max(min(moments), self._hall.now() + _EVERY) if moments else None

    async def _take_up(self, hosted: Hosted, due: DueTournament) -> list[float]:
        """Pair what somebody wanted to pair, and does no more."""
        now = self._hall.now()
        if not due.wanted:
            return []
        if now - due.wanted_at > _GIVEN_UP and await self._book.take_up(
            hosted.id, due.wanted_at, now
        ):
            hosted.wanted = due.wanted
            self._hall.take_up(hosted)
        return [now + _GIVEN_UP]

    # Games.

    async def _see_to_games(self, hosted: Hosted) -> list[float]:
        now, moments = self._hall.now(), []
        late: list[tuple[TournamentGame, int]] = []
        for game, status, plies, made, updated in await self._book.open_games(hosted.id):
            comes = made + hosted.arrangements.patience if plies < _BEGUN else math.inf
            looks = max(made, updated, self._looked.get(game.table_id, 0.0)) + _IDLE
            if game.told:
                await self._close(hosted, game)
                moments.append(now + _AGAIN)
            elif status == OVER:
                await self._tell_result(hosted, game)
            elif now > comes:
                late.append((game, plies))
                moments.append(now + _AGAIN)
            elif now > looks:
                self._looked[game.table_id] = now
                await self._look_at_clock(game.table_id)
                moments.append(now + _IDLE)
            else:
                moments.append(min(comes, looks))
        await self._look_for_absent(hosted, late)
        await self._hall.set_up(hosted)
        return moments

    async def _tell_result(self, hosted: Hosted, game: TournamentGame) -> None:
        """Tell the tournament how a game ended, once: a result that is there stays."""
        events = await self._hall.store.since(game.table_id, 0)
        ends = [fact for event in events for fact in event.facts if isinstance(fact, tf.Ended)]
        if not ends:
            return  # called off: the director decides
        result: Literal["white", "draw", "black"] = ends[-1].winner or "draw"
        deed = c.SetResult(game.round, game.board, result, game.game)
        try:
            await self._hall.do(hosted, [deed], "server")
        except TournamentRefused as refused:
            log.info("result not wanted", table=game.table_id, code=refused.code)
            await self._book.mark_told([game.table_id])

    async def _close(self, hosted: Hosted, game: TournamentGame) -> None:
        """End a table whose game was decided otherwise."""
        deed: tc.Forfeit | tc.CallOff = tc.CallOff()
        rounds = hosted.tournament.rounds
        found = rounds[game.round - 1].encounters.get(game.board) if rounds else None
        result = found.result_of(game.game) if found is not None else None
        if result == "white-absent":
            deed = tc.Forfeit(side="white")
        elif result == "black-absent":
            deed = tc.Forfeit(side="black")
        await self._at_table(game.table_id, deed)

    async def _at_table(self, table: str, deed: tc.Forfeit | tc.CallOff) -> None:
        with suppress(Refused):
            room = await self._hall.rooms.enter(table)
            if room is not None:
                try:
                    await room.do(deed, "server")
                finally:
                    self._hall.rooms.leave(room)

    async def _look_at_clock(self, table: str) -> None:
        with suppress(Refused):
            room = await self._hall.rooms.enter(table)
            if room is not None:
                try:
                    await room.look()
                finally:
                    self._hall.rooms.leave(room)

    async def _look_for_absent(
        self, hosted: Hosted, games: Sequence[tuple[TournamentGame, int]]
    ) -> None:
        """Let whoever is not there and has not moved lose; both, if neither is.

        All of a round are asked about together: others take a moment to say who is there.
        """
        rooms = self._hall.rooms
        if not games or rooms.bus.is_deaf:
            return
        entered: list[tuple[TournamentGame, int, Room]] = []
        try:
            for game, plies in games:
                room = await rooms.enter(game.table_id)
                if room is not None:
                    entered.append((game, plies, room))
            if rooms.bus.is_shared:
                await asyncio.sleep(_HEARSAY)
            lost = [(game, _absent(room, game, plies)) for game, plies, room in entered]
        finally:
            for _, _, room in entered:
                rooms.leave(room)
        for game, side in lost:
            if side is not None:
                with suppress(TournamentRefused):
                    deed = c.ForfeitGames(game.round, game.board, side)
                    await self._hall.do(hosted, [deed], "server")

    # Rounds.

    async def _go_on(self, hosted: Hosted) -> list[float]:
        tournament, now = hosted.tournament, self._hall.now()
        if not tournament.rounds or hosted.pairing is not None:
            return []
        try:
            if tournament.terms.system == "arena":
                return await self._go_on_with_arena(hosted, now)
            pause = hosted.arrangements.pause
            if pause is None or tournament.open_encounters or hosted.failed:
                return []
            if now < hosted.events[-1].at + pause:
                return [hosted.events[-1].at + pause]
            if is_complete(tournament):
                await self._hall.do(hosted, [c.EndTournament()], "server")
            else:
                await self._hall.ask_pairing(hosted, len(tournament.rounds) + 1, "server")
        except (TournamentRefused, Refused) as refused:
            log.info("not gone on", tournament=hosted.id, code=refused.code)
            return [now + _AGAIN]
        return []

    async def _go_on_with_arena(self, hosted: Hosted, now: float) -> list[float]:
        tournament = hosted.tournament
        rounds = tournament.rounds
        ends = rounds[0].paired_at + 60 * tournament.terms.minutes
        if now >= ends:
            if not tournament.open_encounters:
                await self._hall.do(hosted, [c.EndTournament()], "server")
            return []
        if len(waiting_players(tournament)) < _PAIR:
            return [ends]
        if now < rounds[-1].paired_at + _BATCH:
            return [rounds[-1].paired_at + _BATCH]
        with suppress(TournamentRefused):  # nobody who waits may meet another now
            await self._hall.do(hosted, [c.PairRound(len(rounds) + 1)], "server")
        return [now + _BATCH]


def _absent(
    room: Room, game: TournamentGame, plies: int
) -> Literal["white", "black", "both"] | None:
    """Return who has not come, by the colours of the pairing: they change from game to game."""
    told = room.presence()
    moved = room.table.game.start.turn if plies else None
    there: dict[Colour, bool] = {"white": told.white, "black": told.black}
    sides = [side for side, here in there.items() if not here and side != moved]
    if len(sides) != 1:
        return "both" if sides else None
    return sides[0] if game.game % 2 else _OTHER[sides[0]]


_PAIR = 2  # players
_OTHER: dict[Colour, Colour] = {"white": "black", "black": "white"}
