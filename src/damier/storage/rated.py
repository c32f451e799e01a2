"""Rated games as rows: which ended when, between whom, and how."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import structs
from sqlalchemy import bindparam, case, delete, func, insert, select, tuple_

from damier.storage.schema import club_members, clubs, people, privacy, rated_games, sheets, tables
from damier.table.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

    from damier.storage.writer import Writer
    from damier.table.terms import Seat

GONE = "gone-"  # before the name of whoever has deleted their account
LEVEL = "level-"  # before the number of the computer's level
ASKED = '%"rated":true%'  # in terms, as they are written
_terms = msgspec.json.Decoder(Terms)
_KEY = tuple_(rated_games.c.ended, rated_games.c.table_id)  # the order in which games count


@dataclass(frozen=True, slots=True, order=True)
class StoredResult:
    """A rated game that is over; `score` is White's: 1, 0.5 or 0."""

    ended: float
    table_id: str
    white: str
    black: str
    score: float


def rated_players(
    white: Seat, black: Seat, visitors: Mapping[Any, str | None]
) -> tuple[str, str] | None:
    """Return who plays White and Black for their ratings, None unless both are somebody."""
    one = _player(white, visitors.get("white"))
    other = _player(black, visitors.get("black"))
    return (one, other) if one and other and one != other else None


def _player(seat: Seat, visitor: str | None) -> str | None:
    return f"{LEVEL}{seat.level}" if seat.kind == "computer" else visitor


class RatedStamp(NamedTuple):
    """What is another whenever rated games are: their number, points and names."""

    games: int = 0
    last: float | None = None
    points: float = 0.0
    white_gone: int = 0
    black_gone: int = 0

    def after(self, results: Sequence[StoredResult]) -> RatedStamp:
        """Return the stamp with more games, in the order of their ends."""
        return RatedStamp(
            self.games + len(results),
            results[-1].ended if results else self.last,
            self.points + sum(one.score for one in results),
            self.white_gone + sum(one.white.startswith(GONE) for one in results),
            self.black_gone + sum(one.black.startswith(GONE) for one in results),
        )


class RatedBook:
    """Reads what ratings are computed from; rows come with the last event of a game."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    async def stamp(self, until: tuple[float, str] | None = None) -> RatedStamp:
        """Return the stamp of the rows, or of those up to one, by its end and table."""
        gone = [
            func.coalesce(func.sum(case((side.startswith(GONE), 1), else_=0)), 0)
            for side in (rated_games.c.white, rated_games.c.black)
        ]
        points = func.coalesce(func.sum(rated_games.c.score), 0.0)
        asked = select(func.count(), func.max(rated_games.c.ended), points, *gone)
        asked = asked.select_from(rated_games)
        if until is not None:
            asked = asked.where(tuple_(*until) >= _KEY)
        async with self._engine.connect() as connection:
            return RatedStamp(*(await connection.execute(asked)).one())

    async def results(
        self, after: tuple[float, str] | None = None
    ) -> list[tuple[StoredResult, Terms]]:
        """Return all games, or those after one, in the order of their ends, with their terms."""
        asked = select(rated_games, tables.c.terms, tables.c.rules).join(
            tables, tables.c.id == rated_games.c.table_id
        )
        if after is not None:
            asked = asked.where(tuple_(*after) < _KEY)
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
        """Return what people are called who are to be named among the best, and no others.

        Pupils of a class are named nowhere.
        """
        pupils = (
            select(club_members.c.person)
            .join(clubs, clubs.c.id == club_members.c.club)
            .where(clubs.c.kind == "class", club_members.c.role == "member")
        )
        asked = (
            select(people.c.visitor, people.c.name)
            .join(privacy, privacy.c.person == people.c.id)
            .where(people.c.visitor.in_(visitors), privacy.c.listed == 1)
            .where(people.c.id.not_in(pupils))
        )
        async with self._engine.connect() as connection:
            return {row.visitor: row.name for row in await connection.execute(asked)}
