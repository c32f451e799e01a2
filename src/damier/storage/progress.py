"""What visitors have learned, kept as their games are: by the visitor, until they forget it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from sqlalchemy import case, func, select

from damier.learn.difficulty import Solvers
from damier.learn.learned import Kept
from damier.storage.schema import progress
from damier.storage.writer import FORGET_PROGRESS, KEEP_PROGRESS, Writing

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy.ext.asyncio import AsyncEngine

    from damier.storage.writer import Writer


_OFTEN = 3600.0  # seconds between two counts of all solvers
_PUZZLE = "puzzle:"
_NEVER_MISSED = '%"card":null%'  # of a puzzle's record


class ProgressBook:
    """Keeps what visitors have learned; every write is on the disk before it returns."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer
        self._solvers: dict[str, Solvers] = {}
        self._count_at = 0.0

    async def of(self, visitor: str) -> list[Kept]:
        """Return all that is kept of a visitor, in the order of the items' names."""
        await self._writer.write(Writing())
        mine = select(progress).where(progress.c.visitor == visitor).order_by(progress.c.item)
        async with self._engine.connect() as connection:
            rows = await connection.execute(mine)
            return [Kept(row.item, row.updated, row.record, row.due) for row in rows]

    async def some(
        self, visitors: Collection[str], items: Collection[str]
    ) -> dict[tuple[str, str], Kept]:
        """Return what is kept of some visitors and items, by both."""
        await self._writer.write(Writing())
        here = progress.c.visitor.in_(visitors), progress.c.item.in_(items)
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(progress).where(*here))
            return {
                (row.visitor, row.item): Kept(row.item, row.updated, row.record, row.due)
                for row in rows
            }

    async def count(self, visitor: str) -> int:
        """Return how many items are kept of a visitor."""
        mine = select(func.count()).select_from(progress).where(progress.c.visitor == visitor)
        async with self._engine.connect() as connection:
            return int((await connection.execute(mine)).scalar_one())

    async def solvers(self) -> dict[str, Solvers]:
        """Return how people fared with puzzles, by their ids; counted once an hour."""
        if time.monotonic() >= self._count_at:
            self._count_at = time.monotonic() + _OFTEN
            found = func.sum(case((progress.c.record.like(_NEVER_MISSED), 1), else_=0))
            counts = (
                select(progress.c.item, func.count(), found)
                .where(progress.c.item.startswith(_PUZZLE, autoescape=True))
                .group_by(progress.c.item)
            )
            async with self._engine.connect() as connection:
                self._solvers = {
                    item.removeprefix(_PUZZLE): Solvers(met, found)
                    for item, met, found in await connection.execute(counts)
                }
        return self._solvers

    async def keep(self, visitor: str, *items: Kept) -> None:
        """Keep items; what was kept of the same ones goes."""
        rows = tuple(
            (
                KEEP_PROGRESS,
                {
                    "visitor": visitor,
                    "item": each.item,
                    "updated": each.updated,
                    "due": each.due,
                    "record": each.record,
                },
            )
            for each in items
        )
        await self._writer.write(Writing(rows))

    async def forget(self, visitor: str) -> None:
        """Forget all that is kept of a visitor."""
        await self._writer.write(Writing(((FORGET_PROGRESS, {"whose": visitor}),)))
