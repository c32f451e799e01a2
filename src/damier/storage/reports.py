"""What players reported: read from the events, also while a server runs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import select

from damier.storage.database import connect, migrate
from damier.storage.schema import events, seats
from damier.table import facts as f
from damier.table.facts import parse_facts

if TYPE_CHECKING:
    from sqlalchemy import RowMapping
    from sqlalchemy.ext.asyncio import AsyncConnection

_F = TypeVar("_F", bound=f.Fact)
_OTHER = {"white": "black", "black": "white"}


@dataclass(frozen=True, slots=True)
class ReportedTalk:
    """One report: who it is about, what they said (nothing: it is about the name), and why."""

    at: float
    table: str
    by: str
    about: str
    name: str
    said: str
    why: str


async def reported_talk(url: str) -> list[ReportedTalk]:
    """Return all that was reported, the latest first."""
    engine = connect(url)
    try:
        await migrate(engine)
        async with engine.connect() as connection:
            found = await connection.execute(
                select(events)
                .where(events.c.facts.contains('{"fact":"reported', autoescape=True))
                .order_by(events.c.at.desc())
            )
            return [await _told(connection, row) for row in found.mappings().all()]
    finally:
        await engine.dispose()


async def _told(connection: AsyncConnection, row: RowMapping) -> ReportedTalk:
    table = row["table_id"]
    report = _first(row["facts"], f.Reported)
    about = _OTHER[report.side]
    name = await connection.execute(
        select(seats.c.name).where(seats.c.table_id == table, seats.c.side == about)
    )
    line = await connection.execute(
        select(events.c.facts).where(events.c.table_id == table, events.c.seq == report.said)
    )
    spoken = line.scalar_one_or_none()
    return ReportedTalk(
        row["at"],
        table,
        row["by"],
        about,
        name.scalar_one_or_none() or "",
        "" if spoken is None else _first(spoken, f.Said).text,
        report.why,
    )


def _first(facts: str, kind: type[_F]) -> _F:
    return next(fact for fact in parse_facts(facts) if isinstance(fact, kind))
