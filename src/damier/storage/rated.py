"""Rated games as rows: which ended when, between whom, and how."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

import msgspec
from msgspec import structs
from sqlalchemy import bindparam, case, delete, func, insert, select

from damier.storage.schema import people, rated_games, sheets, tables
from damier.table.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

    from damier.storage.writer import Writer

GONE = "gone-"  # before the name of whoever has deleted their account
ASKED = '%"rated":true%'  # in terms, as they are written
_terms = msgspec.json.Decoder(Terms)


@dataclass(frozen=True, slots=True, order=True)
class StoredResult:
    """A rated game that is over; `score` is White's: 1, 0.5 or 0."""

    ended: float
    table_id: str
    white: str
    black: str
    score: float


class RatedBook:
    """Reads what ratings are computed from; rows come with the last event of a game."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    async def stamp(self) -> tuple[object, ...]:
        """Return what is another whenever the rows are."""
        gone = [
            func.sum(case((side.startswith(GONE), 1), else_=0))
            for side in (rated_games.c.white, rated_games.c.black)
        ]
        asked = select(func.count(), func.max(rated_games.c.ended), *gone)
        async with self._engine.connect() as connection:
            return tuple((await connection.execute(asked.select_from(rated_games))).one())

    async def results(self) -> list[tuple[StoredResult, Terms]]:
        """Return all games in the order of their ends, with what was agreed."""
        asked = select(rated_games, tables.c.terms, tables.c.rules).join(
            tables, tables.c.id == rated_games.c.table_id
        )
        async with self._engine.connect() as connection:
            rows = (
                await connection.execute(
                    asked.order_by(rated_games.c.ended, rated_games.c.table_id)
                )
            ).all()
            used = {row.rules for row in rows}
            texts = await connection.execute(select(sheets).where(sheets.c.hash.in_(used)))
            rules = {text.hash: text.text for text in texts}
        return [
            (
                StoredResult(row.ended, row.table_id, row.white, row.black, row.score),
                structs.replace(_terms.decode(row.terms), rules_text=rules.get(row.rules)),
            )
            for row in rows
        ]

    async def asked(self) -> list[str]:
        """Return the tables that are over and were to be rated, whatever the rows say."""
        found = select(tables.c.id).where(tables.c.status == "over", tables.c.terms.like(ASKED))
        async with self._engine.connect() as connection:
            return list((await connection.execute(found.order_by(tables.c.id))).scalars())

    async def replace(self, old: Iterable[str], results: Collection[StoredResult]) -> None:
        """Keep these rows instead of those of some tables; games that end meanwhile stay."""
        gone = [{"key": table} for table in old]
        rows = [asdict(one) for one in results]

        def errand(connection: Connection) -> None:
            if gone:
                which = rated_games.c.table_id == bindparam("key")
                connection.execute(delete(rated_games).where(which), gone)
            there = set(connection.execute(select(rated_games.c.table_id)).scalars())
            if new := [row for row in rows if row["table_id"] not in there]:
                connection.execute(insert(rated_games), new)

        await self._writer.run(errand)

    async def names(self, visitors: Collection[str]) -> dict[str, str]:
        """Return what people are called; those who have gone are not called anything."""
        asked = select(people.c.visitor, people.c.name).where(people.c.visitor.in_(visitors))
        async with self._engine.connect() as connection:
            return {row.visitor: row.name for row in await connection.execute(asked)}
