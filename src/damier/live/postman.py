"""Sees to games by days while nobody looks: flags that fall, plans that are followed, vacations.

Every process has one, and none is special: what is to be done is read from the store, and the key
of events decides who came first.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import asdict, replace
from typing import TYPE_CHECKING

import structlog
from sqlalchemy.exc import SQLAlchemyError

from damier.live.going_round import go_rounds
from damier.live.letters import deadline_of
from damier.live.tasks import end
from damier.storage.letters import StoredPlan
from damier.storage.postbag import DROP_PLAN, KEEP_PLAN
from damier.table import commands as c
from damier.table.errors import Refused
from damier.table.plans import StandingPlan, follow, parse_turns, turns_text

if TYPE_CHECKING:
    from sqlalchemy import Executable

    from damier.live.room import Room
    from damier.live.rooms import Rooms
    from damier.rules.sheet import Colour
    from damier.storage.letters import StoredVacation
    from damier.storage.writer import Row
    from damier.table.plans import Followed

log = structlog.get_logger()
_EVERY = 2.0  # seconds between two rounds
_AT_ONCE = 50  # tables in a round
_WARNINGS = 200
_PATIENCE = 60.0  # seconds after which a table is tried again that could not be looked after


class Postman:
    """Goes his round for as long as the server runs."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms, self._letters = rooms, rooms.store.letters
        self._tried: dict[str, float] = {}  # until when a table is left alone
        self._errands: set[asyncio.Task[None]] = set()
        self._task = asyncio.create_task(go_rounds("letters", self.go_round, _EVERY))

    async def close(self) -> None:
        """Stop."""
        await end((self._task, *self._errands))

    async def go_round(self) -> None:
        """Do what is to be done now."""
        now, moment = self._rooms.store.clock.now(), time.monotonic()
        self._tried = {table: until for table, until in self._tried.items() if until > moment}
        most = _AT_ONCE + len(self._tried)
        tables = [*await self._letters.due(now, most), *await self._letters.planned(most)]
        for table in dict.fromkeys(tables):
            if table not in self._tried:
                await self.look_after(table)
        await self._letters.warn(now, _WARNINGS)
        for vacation in await self._letters.unapplied(_AT_ONCE):
            await self.apply(vacation)

    def moved(self, room: Room) -> None:
        """See at once whether somebody has planned an answer to a move."""
        task = asyncio.create_task(self.look_after(room.id))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def look_after(self, table: str) -> None:
        """Let a flag fall, or a plan be followed, at one table."""
        try:
            room = await self._rooms.enter(table)
        except Refused as refused:
            self._leave_alone(table, refused.code)
            return
        if room is None:
            return
        try:
            async with room.lock:
                await room.catch_up()
                await room.look_at_clock()
                answered = await self._follow(room)
                await self._mend(room)
            if answered:
                room.others_changed()
        except Refused as refused:
            self._leave_alone(table, refused.code)
        except SQLAlchemyError:
            raise
        except Exception:  # of one table; all others have their turn
            log.exception("not looked after", table=table)
            self._leave_alone(table, "failed")
        finally:
            self._rooms.leave(room)

    def _leave_alone(self, table: str, why: str) -> None:
        self._tried[table] = time.monotonic() + _PATIENCE
        log.warning("not looked after", table=table, why=why)

    async def _mend(self, room: Room) -> None:
        """Keep the deadline that follows from the events, whatever was kept before."""
        kept, right = await self._letters.deadline(room.id), deadline_of(room.id, room.table)
        if right is not None and kept is not None and kept.side == right.side:
            right = replace(right, seq=kept.seq, warned=kept.warned)
        if right != kept:
            await self._letters.set_deadline(room.id, right)

    # Plans.

    async def _follow(self, room: Room) -> bool:
        """Play what was planned, for as long as there is something."""
        answered, sides = False, ["white", "black"]
        while not room.table.is_over:
            done = [await self._follow_one(room, side) for side in sides]  # type: ignore[arg-type]
            if not any(done):
                break
            answered = True
        return answered

    async def _follow_one(self, room: Room, side: Colour) -> bool:
        stored = await self._letters.plan(room.id, side)
        if stored is None or stored.dropped is not None:
            return False
        plan = StandingPlan(side, stored.done, stored.board, parse_turns(stored.tree))
        said = follow(room.table, plan)
        if said is None:
            return False
        if said.why is not None:
            await self._letters.keep_plan(replace(stored, dropped=said.why))
            return False
        return await self._play(room, stored, said)

    async def _play(self, room: Room, stored: StoredPlan, said: Followed) -> bool:
        side, rest = stored.side, said.rest
        event = room.table.decide(c.Move(path=said.path), side, room.now())  # type: ignore[arg-type]
        row: tuple[Executable, Row] = (DROP_PLAN, {"key": room.id, "at_side": side})
        if rest is not None:
            left = StoredPlan(room.id, side, rest.done, rest.board, turns_text(rest.turns))
            row = (KEEP_PLAN, asdict(left))
        if await room.keep(event, along=(row,)):
            await room.happened(event)
        return True

    # Vacations.

    async def apply(self, vacation: StoredVacation) -> None:
        """Let all tables know of a vacation at which whoever is away plays by days."""
        for table, side in await self._letters.by_days(vacation.visitor):
            try:
                await self.rest(table, side, vacation.until)  # type: ignore[arg-type]
            except Refused as refused:
                if refused.code != "not-now":
                    log.warning("no rest", table=table, why=refused.code)
                    return
        await self._letters.applied(vacation)

    async def rest(self, table: str, side: Colour, until: float) -> None:
        """Let a table know that a side is away until a moment."""
        room = await self._rooms.enter(table)
        if room is None:
            return
        try:
            known = room.table.rests.get(side, (0.0, 0.0))[1]
            if room.table.days is not None and known != until and not room.table.is_over:
                await room.do(c.Rest(side=side, until=until), "server")
        finally:
            self._rooms.leave(room)
