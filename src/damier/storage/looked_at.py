"""What the engine found in somebody's games, one row a game, kept so that nobody asks twice."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from sqlalchemy import and_, delete, func, insert, select

from damier.storage.schema import finished, looked_at, tables

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

    from damier.storage.writer import Writer


@dataclass(frozen=True, slots=True)
class StoredLook:
    """What was found in a game of somebody's; `record` is JSON."""

    table_id: str
    side: str
    visitor: str
    at: float
    record: str


class LookBook:
    """Keeps what was found in people's games."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    async def of(self, visitor: str, limit: int) -> list[StoredLook]:
        """Return what was found in somebody's games, the latest look first."""
        mine = select(looked_at).where(looked_at.c.visitor == visitor)
        order = looked_at.c.at.desc(), looked_at.c.table_id, looked_at.c.side
        async with self._engine.connect() as connection:
            rows = await connection.execute(mine.order_by(*order).limit(limit))
            return [StoredLook(**row._mapping) for row in rows]

    async def count(self, visitor: str, since: float) -> int:
        """Count the games of somebody's that were looked at since a moment."""
        mine = looked_at.c.visitor == visitor, looked_at.c.at >= since
        asked = select(func.count()).select_from(looked_at).where(*mine)
        async with self._engine.connect() as connection:
            return int((await connection.execute(asked)).scalar_one())

    async def waiting(self, visitor: str, plies: int, limit: int) -> list[tuple[str, str]]:
        """Return games of so many plies or more that nobody has looked at: table and side."""
        seen = and_(
            looked_at.c.table_id == finished.c.table_id, looked_at.c.side == finished.c.side
        )
        asked = (
            select(finished.c.table_id, finished.c.side)
            .join(tables, tables.c.id == finished.c.table_id)
            .where(finished.c.visitor == visitor, finished.c.score.is_not(None))
            .where(tables.c.plies >= plies, ~select(looked_at.c.at).where(seen).exists())
            .order_by(finished.c.ended.desc(), finished.c.table_id.desc())
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return [(row[0], row[1]) for row in await connection.execute(asked)]

    async def keep(self, look: StoredLook) -> None:
        """Keep what was found in a game, instead of what was found before."""
        where = looked_at.c.table_id == look.table_id, looked_at.c.side == look.side

        def errand(connection: Connection) -> None:
            connection.execute(delete(looked_at).where(*where))
            connection.execute(insert(looked_at).values(**asdict(look)))

        await self._writer.run(errand)
