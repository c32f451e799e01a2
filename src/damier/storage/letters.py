"""Games by days as rows: which flags fall when, what waits for whom, plans, notes, vacations."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from sqlalchemy import and_, bindparam, delete, func, insert, or_, select, update

from damier.storage import postbag
from damier.storage.schema import deadlines, notes, outbox, plans, seats, tables, vacations
from damier.storage.writer import Writing

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

    from damier.storage.writer import Writer


@dataclass(frozen=True, slots=True)
class Deadline:
    """When the flag of a side falls unless something happens after event `seq`."""

    table_id: str
    side: str
    seq: int
    due: float
    warn: float
    warned: int = 0


@dataclass(frozen=True, slots=True)
class StoredPlan:
    """What a side has planned from a moment of the game on; `dropped` says why no longer."""

    table_id: str
    side: str
    done: int
    board: str
    tree: str
    dropped: str | None = None


@dataclass(frozen=True, slots=True)
class StoredVacation:
    """From when to when somebody is away."""

    visitor: str
    start: float
    until: float
    applied: int = 0


@dataclass(frozen=True, slots=True)
class WaitingBoard:
    """A game of a visitor's against somebody else that goes on; `due` is when a flag falls."""

    table: str
    side: str
    is_mine: bool
    due: float | None
    at: float  # of the last event


class LetterBook:
    """Keeps what belongs to games by days."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    # Deadlines.

    async def due(self, now: float, limit: int) -> list[str]:
        """Return the tables at which a flag should have fallen, the longest overdue first."""
        late = select(deadlines.c.table_id).where(deadlines.c.due < now)
        async with self._engine.connect() as connection:
            found = await connection.execute(late.order_by(deadlines.c.due).limit(limit))
            return list(found.scalars())

    async def set_deadline(self, table: str, deadline: Deadline | None) -> None:
        """Let a deadline be another, or none."""
        row = (
            (postbag.DROP_DEADLINE, {"key": table})
            if deadline is None
            else (postbag.SET_DEADLINE, asdict(deadline))
        )
        await self._writer.write(Writing((row,)))

    async def deadline(self, table: str) -> Deadline | None:
        """Return when the flag at a table falls."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(deadlines).where(deadlines.c.table_id == table))
            found = rows.one_or_none()
            return None if found is None else Deadline(**found._mapping)

    async def warn(self, now: float, limit: int) -> int:
        """Post a notice, once, to everybody whose time is running out; return how many."""

        def errand(connection: Connection) -> int:
            late = (
                select(deadlines, seats.c.visitor)
                .join(
                    seats,
                    and_(
                        seats.c.table_id == deadlines.c.table_id, seats.c.side == deadlines.c.side
                    ),
                )
                .where(deadlines.c.warned == 0, deadlines.c.warn < now)
                .limit(limit)
            )
            told = 0
            for row in connection.execute(late).all():
                here = (deadlines.c.table_id == row.table_id, deadlines.c.seq == row.seq)
                once = update(deadlines).where(*here, deadlines.c.warned == 0).values(warned=1)
                if connection.execute(once).rowcount == 1 and row.visitor and row.due > now:
                    told += 1
                    notice = notice_row("late", row.visitor, row.table_id, row.seq, now)
                    connection.execute(delete(outbox).where(outbox.c.id == notice["id"]))
                    connection.execute(insert(outbox).values(**notice))
            return told

        overdue = select(deadlines.c.table_id).where(
            deadlines.c.warned == 0, deadlines.c.warn < now
        )
        async with self._engine.connect() as connection:
            if (await connection.execute(overdue.limit(1))).first() is None:
                return 0
        return await self._writer.run(errand)

    # What waits for somebody.

    async def waiting(self, visitor: str, limit: int) -> list[WaitingBoard]:
        """Return the games of a visitor against others that go on: one's own turn, urgent first."""
        mine, other = seats.alias("mine"), seats.alias("other")
        is_mine = tables.c.turn == mine.c.side
        asked = (
            select(
                tables.c.id,
                mine.c.side,
                is_mine.label("is_mine"),
                deadlines.c.due,
                tables.c.updated,
            )
            .join(mine, mine.c.table_id == tables.c.id)
            .join(other, and_(other.c.table_id == tables.c.id, other.c.side != mine.c.side))
            .join(deadlines, deadlines.c.table_id == tables.c.id, isouter=True)
            .where(mine.c.visitor == visitor, tables.c.status == "playing")
            .where(other.c.kind == "person")
            .where(or_(other.c.visitor.is_(None), other.c.visitor != visitor))
            .order_by(
                is_mine.desc(), deadlines.c.due.is_(None), deadlines.c.due, tables.c.updated.desc()
            )
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return [
                WaitingBoard(row.id, row.side, bool(row.is_mine), row.due, row.updated)
                for row in await connection.execute(asked)
            ]

    # Plans.

    async def plan(self, table: str, side: str) -> StoredPlan | None:
        """Return what a side has planned at a table."""
        here = (plans.c.table_id == table, plans.c.side == side)
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(plans).where(*here))).one_or_none()
            return None if found is None else StoredPlan(**found._mapping)

    async def keep_plan(self, plan: StoredPlan) -> None:
        """Keep a plan instead of the one there was."""
        await self._writer.write(Writing(((postbag.KEEP_PLAN, asdict(plan)),)))

    async def drop_plan(self, table: str, side: str) -> None:
        """Forget a plan."""
        row = {"key": table, "at_side": side}
        await self._writer.write(Writing(((postbag.DROP_PLAN, row),)))

    async def planned(self, limit: int) -> list[str]:
        """Return the tables at which somebody is to move who has planned what."""
        asked = (
            select(plans.c.table_id)
            .join(tables, tables.c.id == plans.c.table_id)
            .where(plans.c.dropped.is_(None), tables.c.turn == plans.c.side)
            .where(tables.c.status == "playing")
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())

    # Notes.

    async def note(self, table: str, side: str) -> str:
        """Return what a side has noted at a table."""
        here = (notes.c.table_id == table, notes.c.side == side)
        async with self._engine.connect() as connection:
            found = await connection.execute(select(notes.c.text).where(*here))
            return found.scalar_one_or_none() or ""

    async def keep_note(self, table: str, side: str, text: str, now: float) -> None:
        """Keep a note instead of the one there was; nothing forgets it."""
        here = (notes.c.table_id == table, notes.c.side == side)

        def errand(connection: Connection) -> None:
            connection.execute(delete(notes).where(*here))
            if text:
                row = {"table_id": table, "side": side, "updated": now, "text": text}
                connection.execute(insert(notes).values(**row))

        await self._writer.run(errand)

    async def private_of(self, visitor: str) -> dict[str, list[dict[str, object]]]:
        """Return what nobody but a visitor may see: notes, plans and vacations."""
        found: dict[str, list[dict[str, object]]] = {}
        async with self._engine.connect() as connection:
            for name, kept in (("notes", notes), ("plans", plans)):
                mine = select(kept).join(
                    seats, and_(seats.c.table_id == kept.c.table_id, seats.c.side == kept.c.side)
                )
                rows = await connection.execute(mine.where(seats.c.visitor == visitor))
                found[name] = [dict(row._mapping) for row in rows]
            away = select(vacations).where(vacations.c.visitor == visitor)
            rows = await connection.execute(away.order_by(vacations.c.start))
            found["vacations"] = [{"start": row.start, "until": row.until} for row in rows]
        return found

    # Vacations.

    async def vacations_of(self, visitor: str, since: float) -> list[StoredVacation]:
        """Return when somebody was or is away, as far as it ends after a moment."""
        asked = select(vacations).where(vacations.c.visitor == visitor, vacations.c.until > since)
        async with self._engine.connect() as connection:
            rows = await connection.execute(asked.order_by(vacations.c.start))
            return [StoredVacation(**row._mapping) for row in rows]

    async def resting(self, visitors: Collection[str], now: float) -> list[tuple[str, float]]:
        """Return those of some visitors who are away, and until when."""
        asked = (
            select(vacations.c.visitor, func.max(vacations.c.until))
            .where(vacations.c.visitor.in_(visitors), vacations.c.until > now)
            .group_by(vacations.c.visitor)
        )
        async with self._engine.connect() as connection:
            return [(row[0], row[1]) for row in await connection.execute(asked)]

    async def go(self, vacation: StoredVacation) -> None:
        """Keep a vacation that begins, or ends, now: another that lasts ends where it begins."""

        def errand(connection: Connection) -> None:
            mine = vacations.c.visitor == vacation.visitor
            lasting = update(vacations).where(mine, vacations.c.until > vacation.start)
            connection.execute(lasting.values(until=vacation.start, applied=1))
            connection.execute(delete(vacations).where(mine, vacations.c.start == vacation.start))
            connection.execute(insert(vacations).values(**asdict(vacation)))

        await self._writer.run(errand)

    async def unapplied(self, limit: int) -> list[StoredVacation]:
        """Return the vacations of which some tables may not know yet."""
        asked = select(vacations).where(vacations.c.applied == 0).limit(limit)
        async with self._engine.connect() as connection:
            return [StoredVacation(**row._mapping) for row in await connection.execute(asked)]

    async def applied(self, vacation: StoredVacation) -> None:
        """Note that all tables know of a vacation."""
        here = (vacations.c.visitor == vacation.visitor, vacations.c.start == vacation.start)
        change = update(vacations).where(*here).values(applied=1)
        await self._writer.run(lambda connection: connection.execute(change))

    async def by_days(self, visitor: str) -> list[tuple[str, str]]:
        """Return the tables at which a visitor plays by a clock of days, with the side."""
        asked = (
            select(tables.c.id, seats.c.side)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.visitor == visitor, tables.c.status == "playing")
            .where(tables.c.terms.like('%"control":"*%'))
        )
        async with self._engine.connect() as connection:
            return [(row.id, row.side) for row in await connection.execute(asked)]

    async def counts(self) -> dict[str, int]:
        """Return how many rows there are of each kind."""
        async with self._engine.connect() as connection:
            return {
                kept.name: int(
                    (await connection.execute(select(func.count()).select_from(kept))).scalar_one()
                )
                for kept in (deadlines, plans, notes, vacations, outbox)
            }


def notice_row(
    kind: str, visitor: str, table: str, seq: int, due: float, *, args: str = "{}"
) -> dict[str, object]:
    """Return a notice as it is posted; of one kind there is one at a time, the latest."""
    key = f"{table}:{kind}:{visitor}"
    row: dict[str, object] = {"id": key, "visitor": visitor, "kind": kind, "table_id": table}
    return {**row, "seq": seq, "due": due, "lease": 0.0, "way": "", "args": args}


def erase_letters(connection: Connection, visitor: str, sides: Mapping[str, Iterable[str]]) -> None:
    """Delete what nobody but a visitor could see, at the tables where they sat."""
    rows = [{"key": table, "at_side": side} for table, gone in sides.items() for side in gone]
    for kept in (plans, notes) if rows else ():
        mine = kept.c.table_id == bindparam("key"), kept.c.side == bindparam("at_side")
        connection.execute(delete(kept).where(*mine), rows)
    connection.execute(delete(vacations).where(vacations.c.visitor == visitor))
