"""Homework as rows: what a class is to do, until when."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, insert, select

from damier.storage.schema import homework

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

    from damier.storage.writer import Writer


@dataclass(frozen=True, slots=True)
class StoredHomework:
    """What a class is to do; `tasks` is JSON."""

    id: str
    club: str
    made: float
    due: float
    title: str
    tasks: str


class HomeworkBook:
    """Keeps homework; every write is on the disk before it returns."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    async def of(self, club: str) -> list[StoredHomework]:
        """Return what a class is to do, what is due last first."""
        asked = select(homework).where(homework.c.club == club)
        async with self._engine.connect() as connection:
            rows = await connection.execute(asked.order_by(homework.c.due.desc(), homework.c.id))
            return [StoredHomework(**row._mapping) for row in rows]

    async def add(self, new: StoredHomework, most: int) -> bool:
        """Keep something new; False: the class has `most`."""

        def errand(connection: Connection) -> bool:
            here = select(func.count()).where(homework.c.club == new.club)
            if connection.execute(here).scalar_one() >= most:
                return False
            connection.execute(insert(homework).values(**asdict(new)))
            return True

        return await self._writer.run(errand)

    async def drop(self, club: str, name: str) -> bool:
        """Forget homework of a class; False: it has none such."""
        gone = delete(homework).where(homework.c.club == club, homework.c.id == name)
        return await self._writer.run(lambda connection: connection.execute(gone).rowcount == 1)
