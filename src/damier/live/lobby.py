"""The lobby: tables whose maker waits for somebody to play, here or in another process.

Other processes say which of their tables wait; what those offer is read from the store. They are
listed for a while longer when their process ends: whoever waited comes back to another.
"""

from __future__ import annotations

import asyncio
import math
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from damier.board.setup import opponent
from damier.live.messages import Invitation, LobbyMessage, WaitingTable
from damier.live.tasks import end
from damier.table.ballots import ballot_text
from damier.table.draws import agreed_draws
from damier.texts import text
from damier.texts.page import sheet_name

if TYPE_CHECKING:
    from damier.live.bus import Row
    from damier.live.neighbours import Neighbours
    from damier.live.person import Person
    from damier.live.rooms import Rooms
    from damier.table.table import Table

_BREATH = 0.1  # seconds in which changes are gathered
_SHOWN = 200
_LINGER = 10.0  # seconds for which the tables of a process that ended are listed


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table that may be listed."""

    id: str
    table: Table
    made: float
    makers: frozenset[str] = frozenset()


class Lobby:
    """Tells those who look at the lobby whenever it changes."""

    def __init__(self, rooms: Rooms, neighbours: Neighbours) -> None:
        self._rooms, self._neighbours = rooms, neighbours
        self._people: set[Person] = set()
        self._due: asyncio.TimerHandle | None = None
        self._said: list[str] = []
        self._elsewhere: dict[str, tuple[float, set[str]]] = {}  # until when, and which tables
        self._known: dict[str, OpenTable] = {}  # of those
        self._reading: dict[str, asyncio.Task[None]] = {}
        neighbours.listen("lobby", self._hear, self._gone)
        neighbours.remind(again=self._say)

    def enter(self, client: Person) -> None:
        """Show somebody the lobby."""
        self._people.add(client)
        client.tell(LobbyMessage(self.tables(client.lang, client.shuns)))

    def leave(self, client: Person) -> None:
        """Let somebody go."""
        self._people.discard(client)

    def changed(self) -> None:
        """Tell everybody soon; a change that nobody would see is not told."""
        if self._due is None and (self._people or self._neighbours.are_possible):
            self._due = asyncio.get_running_loop().call_later(_BREATH, self._tell)

    def tables(self, lang: str, without: frozenset[str] = frozenset()) -> list[WaitingTable]:
        """Return the tables that wait, the latest first, without those of some visitors."""
        waiting = {one.id: one for one in (*self._others(), *self._own())}
        shown = (one for one in waiting.values() if without.isdisjoint(one.makers))
        latest = sorted(shown, key=lambda one: -one.made)
        now = self._rooms.store.clock.now()
        return [_line(one, lang, now) for one in latest[:_SHOWN]]

    async def close(self) -> None:
        """End what runs."""
        if self._due is not None:
            self._due.cancel()
        await end(self._reading.values())

    def _tell(self) -> None:
        self._due = None
        wanted = {(client.lang, client.shuns) for client in self._people}
        told = {one: self.tables(*one) for one in wanted}
        for client in self._people:
            client.tell(LobbyMessage(told[client.lang, client.shuns]))
        if [one.id for one in self._own()] != self._said:
            self._say()

    def _own(self) -> list[OpenTable]:
        rooms = (room for room in self._rooms.open.values() if room.is_waiting)
        found = [
            OpenTable(
                room.id, room.table, room.made, frozenset(filter(None, room.visitors.values()))
            )
            for room in rooms
        ]
        return sorted(found, key=lambda one: -one.made)[:_SHOWN]

    # Those of other processes.

    def happened(self, table: str) -> None:
        """Look again at a table that is listed and has changed."""
        if table in self._known:
            self._read(table)

    def _say(self) -> None:
        if self._neighbours.are_possible:
            self._said = [one.id for one in self._own()]
            self._neighbours.say("lobby", [(table,) for table in self._said])

    def _hear(self, who: str, rows: tuple[Row, ...]) -> None:
        tables = {str(table) for (table,) in rows[:_SHOWN]}
        before = self._elsewhere.get(who, (0.0, set()))[1]
        self._elsewhere[who] = math.inf, tables
        for table in tables - self._known.keys():
            self._read(table)
        if tables != before:
            self._tidy()

    def _gone(self, who: str) -> None:
        if who in self._elsewhere:
            self._elsewhere[who] = time.monotonic() + _LINGER, self._elsewhere[who][1]
            asyncio.get_running_loop().call_later(1.1 * _LINGER, self._tidy)

    def _tidy(self) -> None:
        """Forget what nobody has any more."""
        now = time.monotonic()
        for who, (until, _) in tuple(self._elsewhere.items()):
            if until < now:
                del self._elsewhere[who]
        listed = {table for _, tables in self._elsewhere.values() for table in tables}
        self._known = {table: one for table, one in self._known.items() if table in listed}
        self.changed()

    def _others(self) -> list[OpenTable]:
        listed = {table for _, tables in self._elsewhere.values() for table in tables}
        known = (self._known[table] for table in listed if table in self._known)
        return [one for one in known if one.table.open_seat is not None and not one.table.is_over]

    def _read(self, table: str) -> None:
        if table not in self._reading:
            self._reading[table] = asyncio.create_task(self._learn(table))
            self._reading[table].add_done_callback(lambda _: self._reading.pop(table, None))

    async def _learn(self, table: str) -> None:
        found = await self._rooms.look_up(table)
        if found is not None:
            self._known[table] = OpenTable(table, *found)
            self.changed()


def invitation_to(table: Table, lang: str) -> Invitation:
    """Return what the open seat of a table is offered with."""
    return Invitation(**_offered(table, lang))


def _line(waiting: OpenTable, lang: str, now: float) -> WaitingTable:
    age = round(max(0.0, now - waiting.made))
    return WaitingTable(**_offered(waiting.table, lang), table=waiting.id, age=age)


def _offered(table: Table, lang: str) -> dict[str, Any]:
    side = table.open_seat or "black"
    ballot = table.terms.ballot
    agreed = agreed_draws(table.game.sheet, table.game.draw_options, lang)
    return {
        "sheet": table.game.sheet.id,
        "sheet_name": sheet_name(table.game.sheet, lang),
        "mode": table.game.mode,
        "slips": table.terms.slips,
        "control": table.terms.control,
        "draw_options": [option.text for option in agreed],
        "name": table.seats[opponent(side)].name,
        "colour": side,
        "ballot": None if ballot is None else ballot_text(ballot, lang),
        "rated": text("rated-offer", lang) if table.terms.rated else None,
        "rating": table.seats[opponent(side)].rating,
        "shown": table.terms.shown,
    }
