"""Who wants nothing to do with whom, as rows."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from damier.storage.follows import unfollow
from damier.storage.schema import blocks, people

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

    from damier.storage.writer import Writer

MOST = 500  # that one visitor may block


@dataclass(frozen=True, slots=True)
class StoredBlock:
    """A visitor who wants nothing to do with another."""

    id: str
    visitor: str
    other: str
    made: float


class BlockBook:
    """Keeps whom visitors have blocked."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    async def add(self, block: StoredBlock) -> bool:
        """Keep a block; False: it is there, or there are too many."""

        def errand(connection: Connection) -> bool:
            mine = select(func.count()).where(blocks.c.visitor == block.visitor)
            if connection.execute(mine.select_from(blocks)).scalar_one() >= MOST:
                return False
            connection.execute(insert(blocks).values(**asdict(block)))
            unfollow(connection, block.visitor, block.other)
            return True

        try:
            return await self._writer.run(errand)
        except IntegrityError:
            return False

    async def drop(self, visitor: str, block: str) -> bool:
        """Take back a block of one's own; False: there is none such."""
        gone = delete(blocks).where(blocks.c.id == block, blocks.c.visitor == visitor)
        return await self._writer.run(lambda connection: connection.execute(gone).rowcount == 1)

    async def unblock(self, visitor: str, other: str) -> bool:
        """Take back whatever a visitor has against another; False: nothing."""
        gone = delete(blocks).where(blocks.c.visitor == visitor, blocks.c.other == other)
        return await self._writer.run(lambda connection: connection.execute(gone).rowcount == 1)

    async def of(self, visitor: str) -> list[tuple[StoredBlock, str | None]]:
        """Return whom a visitor has blocked, the latest first, and what they are called."""
        asked = (
            select(blocks, people.c.name)
            .outerjoin(people, people.c.visitor == blocks.c.other)
            .where(blocks.c.visitor == visitor)
            .order_by(blocks.c.made.desc())
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(asked)).all()
        return [(StoredBlock(r.id, r.visitor, r.other, r.made), r.name) for r in rows]

    async def between(self, one: str, other: str) -> frozenset[str]:
        """Return who of two has blocked the other."""
        asked = select(blocks.c.visitor).where(
            or_(
                (blocks.c.visitor == one) & (blocks.c.other == other),
                (blocks.c.visitor == other) & (blocks.c.other == one),
            )
        )
        async with self._engine.connect() as connection:
            return frozenset((await connection.execute(asked)).scalars())

    async def shunned(self, visitor: str) -> frozenset[str]:
        """Return whom a visitor has blocked, and who has blocked the visitor."""
        asked = select(blocks.c.visitor, blocks.c.other).where(
            or_(blocks.c.visitor == visitor, blocks.c.other == visitor)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(asked)).all()
        return frozenset(key for row in rows for key in row) - {visitor}
