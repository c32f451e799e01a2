"""The lobby: tables whose maker waits for somebody to play."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from damier.board.setup import opponent
from damier.table.draws import agreed_draws
from damier.web.live.messages import LobbyMessage
from damier.web.sheets import sheet_name

if TYPE_CHECKING:
    from damier.table.table import Table
    from damier.web.live.client import Client
    from damier.web.live.hub import Hub
    from damier.web.live.room import Room

_BREATH = 0.1  # seconds in which changes are gathered
_SHOWN = 200


class Lobby:
    """Tells those who look at the lobby whenever it changes."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._clients: set[Client] = set()
        self._due: asyncio.TimerHandle | None = None
        self._shown: dict[str, list[dict[str, Any]]] = {}

    def enter(self, client: Client) -> None:
        """Show somebody the lobby."""
        self._clients.add(client)
        client.tell(LobbyMessage(self.tables(client.lang)))

    def leave(self, client: Client) -> None:
        """Let somebody go."""
        self._clients.discard(client)

    def changed(self) -> None:
        """Tell everybody soon; a change that nobody would see is not told."""
        if self._clients and self._due is None:
            self._due = asyncio.get_running_loop().call_later(_BREATH, self._tell)

    def tables(self, lang: str) -> list[dict[str, Any]]:
        """Return the tables that wait, the latest first."""
        waiting = [room for room in self._hub.rooms.values() if room.is_waiting]
        waiting.sort(key=lambda room: -room.made)
        return [_line(room, lang) for room in waiting[:_SHOWN]]

    def close(self) -> None:
        """End what runs."""
        if self._due is not None:
            self._due.cancel()

    def _tell(self) -> None:
        self._due = None
        told = {lang: self.tables(lang) for lang in {client.lang for client in self._clients}}
        for client in self._clients:
            client.tell(LobbyMessage(told[client.lang]))


def draws_in_words(table: Table, lang: str) -> list[str]:
    """Say which draw rules were switched on for a table."""
    agreed = agreed_draws(table.game.sheet, table.game.draw_options, lang)
    return [option.text for option in agreed]


def _line(room: Room, lang: str) -> dict[str, Any]:
    table = room.table
    side = table.open_seat or "black"
    return {
        "table": room.id,
        "sheet": table.game.sheet.id,
        "sheet_name": sheet_name(table.game.sheet, lang),
        "mode": table.game.mode,
        "slips": table.terms.slips,
        "control": table.terms.control,
        "draw_options": draws_in_words(table, lang),
        "name": table.seats[opponent(side)].name,
        "colour": side,
        "age": round(max(0.0, room.now() - room.made)),
    }
