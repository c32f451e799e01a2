"""Somebody's games, a page at a time, however many there are."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlalchemy import and_, not_, or_, select

from damier.storage.rated import ASKED
from damier.storage.schema import seats, tables

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncEngine

    from damier.storage.store import Store, StoredTable

_PAGE = 50


def milliseconds(at: float) -> int:
    """Return a time as it is told, so that whoever asks by it gets that game, too."""
    return int(at * 1000)


@dataclass(frozen=True, slots=True)
class ExportWish:
    """Which games: when something last happened in them, in whole milliseconds; the sheet."""

    since: int | None = None
    until: int | None = None
    sheet: str | None = None
    rated: bool | None = None

    def conditions(self) -> list[ColumnElement[bool]]:
        """Return what holds of such a game."""
        found: list[ColumnElement[bool]] = [tables.c.status == "over"]
        told = tables.c.updated * 1000  # must agree with `milliseconds`
        if self.since is not None:
            found.append(told >= self.since)
        if self.until is not None:
            found.append(told < self.until + 1)
        if self.sheet is not None:
            found.append(tables.c.sheet == self.sheet)
        if self.rated is not None:
            asked = tables.c.terms.like(ASKED)
            found.append(asked if self.rated else not_(asked))
        return found


async def exported(
    engine: AsyncEngine, store: Store, visitor: str, wish: ExportWish
) -> AsyncGenerator[StoredTable]:
    """Yield somebody's games that are over, whole, the latest first."""
    mine = select(seats.c.table_id).where(seats.c.visitor == visitor)
    asked = (
        select(tables.c.id, tables.c.updated)
        .where(tables.c.id.in_(mine), *wish.conditions())
        .order_by(tables.c.updated.desc(), tables.c.id)
        .limit(_PAGE)
    )
    page = asked
    while True:
        async with engine.connect() as connection:
            rows = (await connection.execute(page)).all()
        for row in rows:
            found = await store.glance(row.id)
            if found is not None:
                yield replace(found, events=await store.since(row.id, 0))
        if len(rows) < _PAGE:
            return
        last = rows[-1]
        same = and_(tables.c.updated == last.updated, tables.c.id > last.id)
        page = asked.where(or_(tables.c.updated < last.updated, same))
