"""A simul: somebody opens one, people take boards, the host starts all of them at once.

Everything is a row. All boards are made in the transaction that finds the simul open, under names
that follow from the server's key, so nobody ever finds half of them or two of one.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import structs

from damier.live.beginnings import begun_table
from damier.live.keys import new_table_id
from damier.live.rooms import new_table
from damier.storage.simuls import SimulPlayer, StoredSimul
from damier.table import facts as f
from damier.table.errors import Refused
from damier.table.facts import Event
from damier.table.terms import Seat, Terms

if TYPE_CHECKING:
    from damier.live.rooms import Rooms
    from damier.rules.sheet import Colour
    from damier.storage.store import StoredTable

HostColour = Literal["white", "black", "alternate"]
_TRIES = 20  # to start while others come and go
_LEAD = 3.0  # seconds until the clocks of all boards start
_terms = msgspec.json.Decoder(Terms)
_encoder = msgspec.json.Encoder()


class Simuls:
    """Opens, fills and starts simuls; whoever comes first at the store decides."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms, self._book = rooms, rooms.store.simuls

    async def make(
        self,
        terms: Terms,
        host: str,
        name: str,
        *,
        most: int,
        extra: float,
        colour: HostColour,
        listed: bool,
    ) -> str:
        """Open a simul and return its name."""
        settled = terms.settled()
        kept = _encoder.encode(structs.replace(settled, rules_text=None)).decode()
        simul = StoredSimul(
            id=new_table_id(),
            made=self._rooms.store.clock.now(),
            host=host,
            name=name,
            terms=kept,
            rules=str(settled.rules_text),
            most=most,
            extra=extra,
            colour=colour,
            listed=listed,
        )
        await self._book.add(simul)
        return simul.id

    async def join(self, simul: StoredSimul, visitor: str, name: str) -> None:
        """Take a board; raises Refused if there is none, or it has begun."""
        player = SimulPlayer(visitor, self._rooms.store.clock.now(), name)
        done = await self._book.join(simul.id, player, simul.most)
        if done == "full":
            raise Refused("simul-full", "expected a board that is free")
        if done == "begun":
            raise Refused("simul-begun", "expected a simul that waits to begin")

    async def start(self, simul: StoredSimul) -> None:
        """Make all boards and start their clocks; raises Refused if nobody plays, or it has."""
        for _ in range(_TRIES):
            players = await self._book.players(simul.id)
            if not players:
                raise Refused("simul-empty", "expected somebody to play")
            starts = self._rooms.store.clock.now() + _LEAD
            boards = [
                self._board(simul, replace(player, board=number), starts)
                for number, player in enumerate(players, start=1)
            ]
            if await self._book.start(simul.id, boards):
                self._rooms.began(*(begun_table(made) for _, made in boards))
                return
            found = await self._book.find(simul.id)
            if found is None or found.status != "open":
                raise Refused("simul-begun", "expected a simul that waits to begin")
        raise Refused("try-again", f"expected the same players once in {_TRIES} times")

    def _board(
        self, simul: StoredSimul, player: SimulPlayer, starts: float
    ) -> tuple[SimulPlayer, StoredTable]:
        side = host_side(simul, player.board)
        terms = structs.replace(
            simul_terms(simul),
            against="link",
            shown=simul.listed,
            simul=simul.id,
            board=player.board,
            ahead=(simul.extra, 0) if side == "white" else (0, simul.extra),
        )
        host, guest = Seat("person", simul.name), Seat("person", player.name)
        white, black = (host, guest) if side == "white" else (guest, host)
        terms = structs.replace(terms, white=white, black=black)
        visitors: dict[Colour, str | None] = {
            "white": simul.host if side == "white" else player.visitor,
            "black": player.visitor if side == "white" else simul.host,
        }
        made = new_table(terms, visitors, starts)
        name = self._rooms.keys.game_table("simul", simul.id, player.board)
        began = Event(1, starts, "server", (f.Began(),))
        return player, replace(made, id=name, events=(began,) if terms.control else ())


def simul_terms(simul: StoredSimul) -> Terms:
    """Return what all boards of a simul are played by."""
    return structs.replace(_terms.decode(simul.terms), rules_text=simul.rules)


def host_side(simul: StoredSimul, board: int) -> Colour:
    """Return the host's colour at a board."""
    if simul.colour == "alternate":
        return "white" if board % 2 else "black"
    return "white" if simul.colour == "white" else "black"
