"""Who is at a table, since when a side has been away, and when that may be claimed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from damier.live import messages

if TYPE_CHECKING:
    from collections.abc import Iterable

    from damier.live.person import Person
    from damier.live.room import Room
    from damier.live.settings import RoomSettings
    from damier.rules.sheet import Colour
    from damier.table.table import Table

_SIDES: tuple[Colour, Colour] = ("white", "black")


class People(NamedTuple):
    """Who is at a table in one process, or in several: the sides that are there, and watchers."""

    sides: frozenset[str] = frozenset()
    watchers: int = 0


class Presence:
    """What one room knows of who is there; times are those of a clock that only goes forward."""

    def __init__(self, room: Room, now: float) -> None:
        self._room = room
        self.there: dict[Colour, bool] = dict.fromkeys(_SIDES, False)
        self._left: dict[Colour, float] = dict.fromkeys(_SIDES, now)
        self.watchers = 0
        self.here = People()  # who is there in this process

    @property
    def _table(self) -> Table:
        return self._room.table

    def look(
        self, clients: Iterable[Person], now: float, silence: float, elsewhere: People
    ) -> bool:
        """See who is there now; tell whether that has changed. The computer always is."""
        eyes = [client.eyes for client in clients if not client.is_silent(now, silence)]
        before = dict(self.there), self.watchers
        sides = _SIDES if "both" in eyes else tuple(side for side in _SIDES if side in eyes)
        self.here = People(frozenset(sides), eyes.count(None))
        self.watchers = self.here.watchers + elsewhere.watchers
        for side in _SIDES:
            anywhere = side in self.here.sides or side in elsewhere.sides
            there = anywhere or self._table.computer == side
            if self.there[side] and not there:
                self._left[side] = now
            self.there[side] = there
        return before != (self.there, self.watchers)

    def told(self, now: float, wall: float, settings: RoomSettings) -> messages.PresenceMessage:
        """Return who is there as a message; `wall` is the time of the events."""
        white, black = (self.there[side] for side in _SIDES)
        patience = self._patience(settings)
        if patience is None:
            return messages.PresenceMessage(white, black, self.watchers)
        left = {
            side: round(max(0.0, self._gone(side, now, wall)), 1)
            for side in _SIDES
            if not self.there[side] and self._table.game.turn == side
        }
        return messages.PresenceMessage(white, black, self.watchers, left, patience)

    def _gone(self, side: Colour, now: float, wall: float) -> float:
        """Return for how long a side has kept the other waiting."""
        waited = wall - self._table.last_at
        if self._table.terms.against == "link":
            return waited  # among friends one may think for days
        return min(waited, now - self._left[side])

    def _patience(self, settings: RoomSettings) -> float | None:
        """Return after how many seconds the game may be claimed, None if it cannot be."""
        table = self._table
        if table.is_over or table.open_seat is not None or table.game.state.clock is not None:
            return None
        patience = {"link": settings.link_patience, "lobby": settings.lobby_patience}
        return patience.get(table.terms.against)
