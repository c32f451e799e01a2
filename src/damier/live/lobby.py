"""The lobby: tables whose maker waits for somebody to play."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from damier.board.setup import opponent
from damier.live.messages import Invitation, LobbyMessage, WaitingTable
from damier.live.sheets import sheet_name
from damier.table.draws import agreed_draws

if TYPE_CHECKING:
    from damier.live.person import Person
    from damier.live.room import Room
    from damier.live.rooms import Rooms
    from damier.table.table import Table

_BREATH = 0.1  # seconds in which changes are gathered
_SHOWN = 200


class Lobby:
    """Tells those who look at the lobby whenever it changes."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._people: set[Person] = set()
        self._due: asyncio.TimerHandle | None = None

    def enter(self, client: Person) -> None:
        """Show somebody the lobby."""
        self._people.add(client)
        client.tell(LobbyMessage(self.tables(client.lang)))

    def leave(self, client: Person) -> None:
        """Let somebody go."""
        self._people.discard(client)

    def changed(self) -> None:
        """Tell everybody soon; a change that nobody would see is not told."""
        if self._people and self._due is None:
            self._due = asyncio.get_running_loop().call_later(_BREATH, self._tell)

    def tables(self, lang: str) -> list[WaitingTable]:
        """Return the tables that wait, the latest first."""
        waiting = [room for room in self._rooms.open.values() if room.is_waiting]
        waiting.sort(key=lambda room: -room.made)
        return [_line(room, lang) for room in waiting[:_SHOWN]]

    def close(self) -> None:
        """End what runs."""
        if self._due is not None:
            self._due.cancel()

    def _tell(self) -> None:
        self._due = None
        told = {lang: self.tables(lang) for lang in {client.lang for client in self._people}}
        for client in self._people:
            client.tell(LobbyMessage(told[client.lang]))


def invitation_to(table: Table, lang: str) -> Invitation:
    """Return what the open seat of a table is offered with."""
    return Invitation(**_offered(table, lang))


def _line(room: Room, lang: str) -> WaitingTable:
    age = round(max(0.0, room.now() - room.made))
    return WaitingTable(**_offered(room.table, lang), table=room.id, age=age)


def _offered(table: Table, lang: str) -> dict[str, Any]:
    side = table.open_seat or "black"
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
    }
