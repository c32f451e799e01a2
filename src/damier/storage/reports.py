"""What players reported: read from the events, also while a server runs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select

from damier.storage.database import connect, migrate
from damier.storage.schema import events, seats

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

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


class _Deed(msgspec.Struct):
    """What a report and a line of talk have between them."""

    text: str = ""
    said: int = 0
    why: str = ""


_deed = msgspec.json.Decoder(_Deed)


async def reported_talk(url: str) -> list[ReportedTalk]:
    """Return all that was reported, the latest first."""
    engine = connect(url)
    try:
        await migrate(engine)
        async with engine.connect() as connection:
            found = await connection.execute(
                select(events)
                .where(events.c.deed.startswith('{"type":"report"', autoescape=True))
                .order_by(events.c.at.desc())
            )
            return [await _told(connection, row) for row in found.mappings().all()]
    finally:
        await engine.dispose()


async def _told(connection: AsyncConnection, row: object) -> ReportedTalk:
    kept = dict(row)  # type: ignore[call-overload]
    deed = _deed.decode(kept["deed"])
    about = _OTHER.get(kept["by"], kept["by"])
    name = await connection.execute(
        select(seats.c.name).where(seats.c.table_id == kept["table_id"], seats.c.side == about)
    )
    line = await connection.execute(
        select(events.c.deed).where(
            events.c.table_id == kept["table_id"], events.c.seq == (deed.said or -1)
        )
    )
    spoken = line.scalar_one_or_none()
    return ReportedTalk(
        kept["at"],
        kept["table_id"],
        kept["by"],
        about,
        name.scalar_one_or_none() or "",
        "" if spoken is None else _deed.decode(spoken).text,
        deed.why,
    )
