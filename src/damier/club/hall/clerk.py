"""The clerk: looks after tournaments that are on, whoever was killed in the middle of what.

Results come from the ends of tables; who has not come in time loses; tables whose game is decided
otherwise are closed; rounds that somebody began to pair are paired; arenas go on by themselves.
Every process has a clerk, and all of them may do the same thing: the key of events decides.
"""

from __future__ import annotations

import asyncio
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
    from typing import Literal

    from damier.club.hall.hall import Hall
    from damier.club.hall.hosted import Hosted
    from damier.rules.sheet import Colour
    from damier.storage.tournaments import StoredTournament, TournamentGame

log = structlog.get_logger()
_EVERY, _SELDOM = 1.0, 3.0  # seconds while a tournament is on, and while none is
_SETTLE = 0.05  # seconds in which several games may end before one looks
_GIVEN_UP = 5.0  # seconds after which a pairing that nobody is at is taken up
_OLD = 30 * 86_400.0  # seconds after which a tournament is left alone
_IDLE = 60.0  # seconds after which somebody looks at the clock of a table where nobody is
_BATCH = 3.0  # seconds from one pairing of an arena to the next
_HEARSAY = 1.0  # seconds in which others say who is at a table
_BEGUN = 2  # plies, after which both have come


class Clerk:
    """Looks after what is on once a second, and at once when a game has ended."""

    def __init__(self, hall: Hall) -> None:
        self._hall, self._book = hall, hall.book
        self._wake = asyncio.Event()
        self._looked: dict[str, float] = {}  # at clocks of tables
        hall.rooms.finished = lambda _table: self._wake.set()
        self._task = asyncio.create_task(self._run(), name="clerk")

    async def close(self) -> None:
        """Go home."""
        await end([self._task])

    async def _run(self) -> None:
        is_on = True
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(_EVERY if is_on else _SELDOM):
                    await self._wake.wait()
                await asyncio.sleep(_SETTLE)
            self._wake.clear()
            try:
                is_on = await self._look()
            except SQLAlchemyError as error:
                log.info("not looked after", reason=str(error))
            except Exception:
                log.exception("clerk")

    async def _look(self) -> bool:
        """See to what is due; return whether anything is on."""
        running = await self._book.running(self._hall.now() - _OLD)
        for stored in running:
            hosted = await self._hall.find(stored.id)
            if hosted is None:
                continue
            self._take_up(hosted, stored)
            if hosted.arrangements.online and not hosted.tournament.is_over:
                await self._see_to_games(hosted)
                await self._go_on(hosted)
        return bool(running)

    def _take_up(self, hosted: Hosted, stored: StoredTournament) -> None:
        """Pair what somebody wanted to pair, and does no more."""
        if stored.wanted and self._hall.now() - stored.wanted_at > _GIVEN_UP:
            hosted.wanted = stored.wanted
            self._hall.take_up(hosted)

    # Games.

    async def _see_to_games(self, hosted: Hosted) -> None:
        now = self._hall.now()
        self._looked = {table: at for table, at in self._looked.items() if now - at < 2 * _IDLE}
        for game, status, _result, plies, made, updated in await self._book.open_games(hosted.id):
            if status == OVER:
                await self._tell_result(hosted, game)
            elif game.told:
                await self._close(hosted, game)
            elif plies < _BEGUN and now > made + hosted.arrangements.patience:
                await self._look_for_absent(hosted, game, plies)
            elif now - max(made, updated, self._looked.get(game.table_id, 0.0)) > _IDLE:
                self._looked[game.table_id] = now
                await self._look_at_clock(game.table_id)
        await self._hall.set_up(hosted)

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

    async def _look_for_absent(self, hosted: Hosted, game: TournamentGame, plies: int) -> None:
        """Let whoever is not there and has not moved lose; both, if neither is."""
        rooms = self._hall.rooms
        if rooms.bus.is_deaf:
            return
        room = await rooms.enter(game.table_id)
        if room is None:
            return
        try:
            if rooms.bus.is_shared:
                await asyncio.sleep(_HEARSAY)
            told = room.presence()
            first = room.table.game.start.turn
        finally:
            rooms.leave(room)
        moved = first if plies else None
        there: dict[Colour, bool] = {"white": told.white, "black": told.black}
        absent = [side for side, here in there.items() if not here and side != moved]
        if absent:
            # Colours change from game to game; the deed speaks of those of the pairing.
            sides = absent if game.game % 2 else [_OTHER[side] for side in absent]
            lost = "both" if len(sides) > 1 else sides[0]
            with suppress(TournamentRefused):
                await self._hall.do(
                    hosted, [c.ForfeitGames(game.round, game.board, lost)], "server"
                )

    # Rounds.

    async def _go_on(self, hosted: Hosted) -> None:
        tournament, now = hosted.tournament, self._hall.now()
        if not tournament.rounds or hosted.pairing is not None:
            return
        try:
            if tournament.terms.system == "arena":
                await self._go_on_with_arena(hosted, now)
                return
            pause = hosted.arrangements.pause
            if pause is None or tournament.open_encounters or hosted.failed:
                return
            if now < hosted.events[-1].at + pause:
                return
            if is_complete(tournament):
                await self._hall.do(hosted, [c.EndTournament()], "server")
            else:
                await self._hall.ask_pairing(hosted, len(tournament.rounds) + 1, "server")
        except (TournamentRefused, Refused) as refused:
            log.info("not gone on", tournament=hosted.id, code=refused.code)

    async def _go_on_with_arena(self, hosted: Hosted, now: float) -> None:
        tournament = hosted.tournament
        rounds = tournament.rounds
        if now >= rounds[0].paired_at + 60 * tournament.terms.minutes:
            if not tournament.open_encounters:
                await self._hall.do(hosted, [c.EndTournament()], "server")
            return
        if now < rounds[-1].paired_at + _BATCH or len(waiting_players(tournament)) < 2:
            return
        with suppress(TournamentRefused):  # nobody who waits may meet another now
            await self._hall.do(hosted, [c.PairRound(len(rounds) + 1)], "server")


_OTHER: dict[Colour, Colour] = {"white": "black", "black": "white"}
