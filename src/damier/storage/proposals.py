"""Challenges to named people as rows, how people meet others, and captures under way.

What any of it means is decided in `damier.club.people.challenges`; here are the reads and writes,
each write whole or not at all.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Literal

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select, update

from damier.storage.schema import half_moves, manners, people, proposals, seats, tables
from damier.table.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import ColumnElement, Connection, Executable
    from sqlalchemy.ext.asyncio import AsyncEngine

    from damier.storage.writer import Row, Writer

Heeds = Literal["nobody", "played", "people"]
_terms = msgspec.json.Decoder(Terms)
_encoder = msgspec.json.Encoder()
_KEPT = 86_400.0  # seconds for which a challenge that has ended is still told of


@dataclass(frozen=True, slots=True)
class Manners:
    """Since when somebody is a program, if so, and whose challenges they hear."""

    bot: float | None = None
    heeds: Heeds = "played"


@dataclass(frozen=True, slots=True)
class Proposal:
    """A challenge; `colour` is the challenger's, who both are is told by their ids."""

    id: str
    made: float
    ends: float
    challenger: str
    challenged: str
    terms: Terms
    colour: Literal["white", "black", "lot"]
    state: Literal["open", "accepted", "declined", "withdrawn"] = "open"
    reason: str = ""
    table_id: str | None = None

    def is_open(self, now: float) -> bool:
        """Tell whether it can still be answered."""
        return self.state == "open" and now < self.ends


@dataclass(frozen=True, slots=True)
class Party:
    """Somebody in a challenge, as others may know them."""

    id: str
    name: str
    key: str
    visitor: str
    bot: float | None
    heeds: Heeds


class ProposalBook:
    """Keeps challenges and manners; every write is on the disk before it returns."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    # Manners.

    async def manners(self, person: str) -> Manners:
        """Return how somebody meets others."""
        mine = select(manners.c.bot, manners.c.heeds).where(manners.c.person == person)
        async with self._engine.connect() as connection:
            row = (await connection.execute(mine)).one_or_none()
        return Manners() if row is None else Manners(row.bot, row.heeds)

    async def set_manners(self, person: str, kept: Manners) -> None:
        """Keep how somebody meets others."""

        def errand(connection: Connection) -> None:
            connection.execute(delete(manners).where(manners.c.person == person))
            connection.execute(insert(manners).values(person=person, **asdict(kept)))

        await self._writer.run(errand)

    async def make_bot(self, person: str, visitor: str, now: float) -> bool:
        """Let an account be a program's; False: games were played with it."""

        def errand(connection: Connection) -> bool:
            sat = select(func.count()).where(seats.c.visitor == visitor)
            if connection.execute(sat).scalar_one():
                return False
            connection.execute(delete(manners).where(manners.c.person == person))
            connection.execute(insert(manners).values(person=person, bot=now, heeds="people"))
            return True

        return await self._writer.run(errand)

    async def party(self, key: str) -> Party | None:
        """Return whoever has a name, as others may know them."""
        return next(iter(await self._parties(people.c.key == key)), None)

    async def parties(self, ids: Iterable[str]) -> dict[str, Party]:
        """Return people by their ids."""
        return {one.id: one for one in await self._parties(people.c.id.in_(set(ids)))}

    async def keyed(self, keys: Iterable[str]) -> dict[str, Party]:
        """Return people by their names, as these are compared."""
        return {one.key: one for one in await self._parties(people.c.key.in_(set(keys)))}

    async def _parties(self, which: ColumnElement[bool]) -> list[Party]:
        columns = (people.c.id, people.c.name, people.c.key, people.c.visitor)
        known = select(*columns, manners.c.bot, manners.c.heeds).join(
            manners, manners.c.person == people.c.id, isouter=True
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(known.where(which))).all()
        usual = Manners().heeds
        return [Party(*row[:5], heeds=row.heeds or usual) for row in rows]

    async def have_met(self, one: str, other: str) -> bool:
        """Tell whether two visitors have sat at one table."""
        theirs = select(seats.c.table_id).where(seats.c.visitor == other)
        both = select(seats.c.table_id).where(seats.c.visitor == one, seats.c.table_id.in_(theirs))
        async with self._engine.connect() as connection:
            return (await connection.execute(both.limit(1))).first() is not None

    # Challenges.

    async def add(self, new: Proposal, now: float, *, most_out: int, most_in: int) -> str | None:
        """Keep a challenge; else say why not: `twice`, or `many` at either end."""
        row = asdict(new) | {"terms": _encoder.encode(new.terms).decode()}
        open_ = and_(proposals.c.state == "open", proposals.c.ends > now)

        def errand(connection: Connection) -> str | None:
            connection.execute(delete(proposals).where(proposals.c.ends < now - _KEPT))
            sent = proposals.c.challenger == new.challenger
            got = proposals.c.challenged == new.challenged
            counted = [
                connection.execute(select(func.count()).where(open_, *which)).scalar_one()
                for which in ((sent, got), (sent,), (got,))
            ]
            if counted[0]:
                return "twice"
            if counted[1] >= most_out or counted[2] >= most_in:
                return "many"
            connection.execute(insert(proposals).values(**row))
            return None

        return await self._writer.run(errand)

    async def find(self, proposal: str) -> Proposal | None:
        """Return a challenge."""
        return next(iter(await self._read(proposals.c.id == proposal)), None)

    async def of(self, person: str, now: float) -> list[Proposal]:
        """Return the challenges to and from somebody that are open or have lately ended."""
        mine = or_(proposals.c.challenger == person, proposals.c.challenged == person)
        return await self._read(and_(mine, proposals.c.ends > now - _KEPT))

    async def _read(self, which: ColumnElement[bool]) -> list[Proposal]:
        asked = select(proposals).where(which).order_by(proposals.c.made, proposals.c.id)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(asked)).mappings().all()
        return [Proposal(**{**row, "terms": _terms.decode(row["terms"])}) for row in rows]

    async def answer(
        self,
        proposal: str,
        state: str,
        now: float,
        *,
        reason: str = "",
        table: str | None = None,
        rows: Sequence[tuple[Executable, Row]] = (),
    ) -> bool:
        """End a challenge, with the rows of a table if one is made; False: it was not open."""
        change = (
            update(proposals)
            .where(proposals.c.id == proposal, proposals.c.state == "open", proposals.c.ends > now)
            .values(state=state, reason=reason)
        )
        seated = update(proposals).where(proposals.c.id == proposal).values(table_id=table)

        def errand(connection: Connection) -> bool:
            if connection.execute(change).rowcount != 1:
                return False
            self._writer.put(connection, rows)
            if table is not None:
                connection.execute(seated)
            return True

        return await self._writer.run(errand)

    # Games that a program plays.

    async def playing(self, visitor: str) -> list[tuple[str, str]]:
        """Return the tables at which somebody plays a game that goes on, and which side."""
        mine = (
            select(tables.c.id, seats.c.side)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.visitor == visitor, tables.c.status == "playing")
            .order_by(tables.c.made, tables.c.id)
        )
        async with self._engine.connect() as connection:
            return [(row.id, row.side) for row in await connection.execute(mine)]

    async def jump(self, table: str, side: str, seq: int, path: Sequence[int]) -> None:
        """Keep how far a capture has come that is sent jump by jump."""
        here = (half_moves.c.table_id == table, half_moves.c.side == side)
        row = {"table_id": table, "side": side, "seq": seq, "path": " ".join(map(str, path))}

        def errand(connection: Connection) -> None:
            connection.execute(delete(half_moves).where(*here))
            connection.execute(insert(half_moves).values(**row))

        await self._writer.run(errand)

    async def jumped(self, table: str, side: str, seq: int) -> tuple[int, ...]:
        """Return the squares of a capture under way, none if it is of another moment."""
        here = (half_moves.c.table_id == table, half_moves.c.side == side, half_moves.c.seq == seq)
        async with self._engine.connect() as connection:
            found = await connection.execute(select(half_moves.c.path).where(*here))
            path = found.scalar_one_or_none()
        return tuple(map(int, (path or "").split()))
