"""A table in memory, as far as it is known here: the store alone knows what happened at it.

Any number of replicas may decide at once. What each decides is stored under the next number of the
table; whoever finds that number taken reads what happened first, and decides again.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

import structlog

from damier.live import letters
from damier.live.bus import News
from damier.live.finishing import finished_games, is_played, score_of
from damier.live.metrics import CATCH_UPS, CONFLICTS
from damier.storage.rated import StoredResult, rated_players
from damier.storage.store import StoredSeat, Summary
from damier.table import commands as c
from damier.table import facts as f
from damier.table.errors import Refused
from damier.table.view import NO_RESULT, result_text
from damier.table.wire import dotted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Executable

    from damier.game.state import GameState
    from damier.live.bus import Bus
    from damier.rules.sheet import Colour
    from damier.storage.store import Store, StoredTable
    from damier.storage.writer import Row
    from damier.table.commands import Deed
    from damier.table.facts import By, Event
    from damier.table.table import Table

log = structlog.get_logger()
_T = TypeVar("_T")
_TRIES = 20  # to come first


class Replica:
    """One table, replaced by the next with every event; `lock` is held by whoever decides.

    If it is not known whether something was stored the replica is unsure, and reads before it
    decides again.
    """

    def __init__(
        self,
        store: Store,
        bus: Bus,
        table_id: str,
        table: Table,
        visitors: dict[Colour, str | None],
    ) -> None:
        self.id, self.table, self.visitors = table_id, table, visitors
        self.is_unsure = False
        self.lock = asyncio.Lock()
        self._store, self._bus = store, bus

    def now(self) -> float:
        """Return the time on the server's clock."""
        return self._store.clock.now()

    # What a room does about it.

    async def happened(self, event: Event) -> None:
        """Show an event that was decided by the clock, or by somebody else."""

    def allow(self, deed: Deed, by: By) -> None:
        """Refuse a deed for reasons that a table does not know."""

    def is_awaited(self, event: Event) -> bool:  # noqa: ARG002
        """Whether somebody in another process may wait for an event."""
        return True

    async def compute(self, work: Callable[[], _T]) -> _T:
        """Do something that may take long."""
        return work()

    def failed(self) -> None:
        """Note that something could not be stored."""

    # Deciding.

    async def decide(
        self,
        deed: Deed,
        by: By,
        seat: StoredSeat | None = None,
        *,
        once: GameState | None = None,
        came: float | None = None,
    ) -> tuple[bool, Event, int]:
        """Return whether a command comes again, what came of it, and the board it was made for.

        What is decided `once` was thought out for this moment of the game: if something happens
        first, it is refused as stale. It is decided by the time at which it `came`.
        """
        came = self.now() if came is None else came
        await self._store.turn()
        await self.make_sure(deed.seq or 0)
        for _ in range(_TRIES):
            if known := self.table.answered(by, deed):
                return True, known, known.seq - 1
            await self.look_at_clock(came)
            before = self.table
            if once is not None and before.game.state is not once:
                raise Refused("stale", "expected nothing to happen first")
            try:
                event = await self._decided(before, deed, by, came)
            except Refused:
                if await self._is_up_to_date():
                    raise
                continue
            if await self.keep(event, seat):
                return False, event, before.board_seq
            if once is not None:
                raise Refused("stale", "expected nothing to happen first")
        raise Refused("try-again", f"expected to come first once in {_TRIES} times")

    async def _decided(self, table: Table, deed: Deed, by: By, came: float) -> Event:
        self.allow(deed, by)
        return await self.compute(lambda: table.decide(deed, by, came, deed.id or None))

    async def _is_up_to_date(self) -> bool:
        """Look whether something has happened elsewhere: nobody is refused for what is no more."""
        before = self.table
        if self._bus.is_shared:
            await self.catch_up()
        return self.table is before

    async def look_at_clock(self, now: float | None = None) -> None:
        """End the game if a flag has fallen, now or when something came."""
        now = self.now() if now is None else now
        if self.table.flag_due(now):
            event = self.table.decide(c.Flag(), "server", now)
            if await self.keep(event):
                await self.happened(event)

    # Keeping.

    async def keep(
        self,
        event: Event,
        seat: StoredSeat | None = None,
        made: StoredTable | None = None,
        along: Sequence[tuple[Executable, Row]] = (),
    ) -> bool:
        """Store an event and go on from it; False: another came first, and has been read."""
        following = self.table.after(event)
        seat = seat or self._seat(event, following)
        try:
            result = rated_result(self.id, following, event, self.visitors)
            summary = summary_of(following)
            games = finished_games(self.id, following, event, self.visitors)
            kept = letters.along(self.id, self.table, following, event, self.visitors)
            won = await self._store.append(
                self.id,
                event,
                summary,
                seat,
                made=made,
                result=result,
                games=games,
                along=(*kept, *along),
            )
        except Exception:
            # It may have been stored all the same: whoever goes on looks first.
            self.is_unsure = True
            self.failed()
            log.exception("not stored", table=self.id)
            raise Refused("try-again", "expected to store the command") from None
        if won:
            self.table = following
            self._bus.publish((News(self.id, event),), soon=self.is_awaited(event))
        else:
            CONFLICTS.inc()
            await self.catch_up()
        return won

    def _seat(self, event: Event, following: Table) -> StoredSeat | None:
        """Return the seat that an event has given another name."""
        named = event.facts[0]
        if not isinstance(named, f.Named):
            return None
        seat = following.seats[named.side]
        return StoredSeat(named.side, seat.kind, seat.name, self.visitors.get(named.side))

    # What happened elsewhere.

    async def make_sure(self, seen: int = 0) -> None:
        """Read what is stored if more may have happened than is known here."""
        if self.is_unsure or seen > self.table.seq:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Go on to what is stored, and show it."""
        try:
            events = await self._store.since(self.id, self.table.seq)
            if any(isinstance(fact, f.Seated) for event in events for fact in event.facts):
                await self._ask_who_sits()
        except Exception:
            self.is_unsure = True
            log.exception("not read", table=self.id)
            raise Refused("try-again", "expected to read the table") from None
        self.is_unsure = False
        CATCH_UPS.inc()
        for event in events:
            self.table = self.table.after(event)
            await self.happened(event)

    async def hear(self, event: Event) -> None:
        """Go on by an event that somebody tells; what lies between is read."""
        async with self.lock:
            is_next = event.seq == self.table.seq + 1
            if is_next and not any(isinstance(fact, f.Seated) for fact in event.facts):
                self.table = self.table.after(event)
                await self.happened(event)
            elif event.seq > self.table.seq:
                await self.catch_up()

    async def _ask_who_sits(self) -> None:
        stored = await self._store.glance(self.id)
        for seat in stored.seats if stored is not None else ():
            self.visitors[seat.side] = seat.visitor  # type: ignore[index]


def rated_result(
    table_id: str, table: Table, event: Event, visitors: dict[Colour, str | None]
) -> StoredResult | None:
    """Return what counts of a game that an event has ended, None where nothing does."""
    end = next((fact for fact in event.facts if isinstance(fact, f.Ended)), None)
    if end is None or not table.is_rated or not is_played(table.movers):
        return None
    who = rated_players(table.seats["white"], table.seats["black"], visitors)
    return None if who is None else StoredResult(event.at, table_id, *who, score_of(end))


def summary_of(table: Table) -> Summary:
    """Return what lists of games show of a table."""
    over = table.archived.result if table.archived is not None else None
    result = NO_RESULT if table.aborted else over or result_text(table.game)
    status = "over" if result else "open" if table.open_seat else "playing"
    board = dotted(table.game.position.board)
    return Summary(table.game.state.done, status, result, board, table.game.turn)
