"""Whose a seat is: a guest who gets an account takes games along, and a name may go.

The store has it first; rooms that are open, here and in other processes, are told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from damier.live.bus import Row
    from damier.live.rooms import Rooms


class Belonging:
    """Tells all rooms of a site whose seats have changed hands, and at which tables a name went."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms, self._neighbours = rooms, rooms.neighbours
        self.listeners: list[Callable[[], object]] = []  # whoever else keeps who somebody is
        self._neighbours.listen("moved", lambda _who, rows: self._move(rows))
        self._neighbours.listen("erased", lambda _who, rows: self._reread(rows))

    def moved(self, old: str, new: str) -> None:
        """Let the seats of a visitor be another's."""
        self._move([(old, new)])
        if self._neighbours.are_possible:
            self._neighbours.say("moved", [(old, new)])

    def rekeyed(self, tables: Iterable[str]) -> None:
        """Have tables read anew from the store: what opened a seat there does no more."""
        self.erased(tables)

    def erased(self, tables: Iterable[str]) -> None:
        """Have tables read anew from the store: a name has gone from what happened there."""
        rows: list[Row] = [(table,) for table in tables]
        self._reread(rows)
        if self._neighbours.are_possible:
            self._neighbours.say("erased", rows)

    def _move(self, rows: Iterable[Row]) -> None:
        self._pass_on()
        for old, new in rows:
            for room in self._rooms.open.values():
                for side, who in room.visitors.items():
                    if who == old:
                        room.visitors[side] = str(new)

    def _pass_on(self) -> None:
        for listen in self.listeners:
            listen()

    def _reread(self, rows: Iterable[Row]) -> None:
        self._pass_on()
        for (table,) in rows:
            room = self._rooms.open.get(table)
            if room is not None:
                room.dismiss("try-again")
                self._rooms.forget(room)
