"""Finished games as rows, one for each visitor who played: found, filtered and counted at once."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from sqlalchemy import and_, case, func, literal, or_, select, tuple_

from damier.storage.schema import finished, seats, tables
from damier.storage.writer import INSERT_FINISHED, Writing

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.ext.asyncio import AsyncEngine

    from damier.storage.writer import Row, Writer

Result = Literal["won", "drawn", "lost"]
_SCORES: dict[Result, float] = {"won": 1.0, "drawn": 0.5, "lost": 0.0}
_SHOT = 4  # pieces of a capture to be proud of
_other = seats.alias("other")


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over, as one who played it sees it; `score` is theirs, None for both sides.

    `taken` is the most pieces that they took by one move, `opening` the first moves as squares.
    """

    table_id: str
    side: str
    visitor: str
    ended: float
    sheet: str
    score: float | None
    rated: bool
    speed: str
    level: str
    taken: int
    opening: str

    def row(self) -> Row:
        """Return it as it is kept."""
        return {**asdict(self), "rated": int(self.rated)}


@dataclass(frozen=True, slots=True)
class GameFilter:
    """Which of somebody's games: all of what is given has to fit.

    `opponent` is part of a name; `against` is a visitor; `level` is the computer's.
    """

    sheet: str | None = None
    result: Result | None = None
    rated: bool | None = None
    speed: str | None = None
    opponent: str | None = None
    against: str | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class PlayedTotals:
    """What somebody's games add up to: points by colour, and when something was first done.

    `shot` is the end of the first game with a capture of four pieces or more, `most` the largest
    capture; `post` and `rated` are of the first such game that was won against a person; `levels`
    are those of the computer that were beaten, each with when; `sheets` by how many one has won.
    """

    games: int = 0
    white: tuple[int, float] = (0, 0.0)
    black: tuple[int, float] = (0, 0.0)
    shot: float | None = None
    most: int = 0
    post: float | None = None
    rated: float | None = None
    sheets: int = 0
    levels: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True, slots=True)
class OpeningCount:
    """How games with the same first moves ended for somebody."""

    opening: str
    side: str
    games: int
    won: int
    drawn: int


class LongGame(NamedTuple):
    """A game of somebody's, and how many moves it had."""

    visitor: str
    table: str
    side: str
    plies: int


class FinishedBook:
    """Finds somebody's games; rows come with the event that ends a game."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    async def page(
        self,
        visitor: str,
        wanted: GameFilter,
        limit: int,
        before: tuple[float, str, str] | None = None,
    ) -> list[FinishedGame]:
        """Return somebody's games, the latest first, those `before` a game (end, table, side)."""
        asked = _found(visitor, wanted)
        if before is not None:
            asked = asked.where(
                tuple_(finished.c.ended, finished.c.table_id, finished.c.side) < tuple_(*before)
            )
        order = finished.c.ended.desc(), finished.c.table_id.desc(), finished.c.side.desc()
        async with self._engine.connect() as connection:
            rows = await connection.execute(asked.order_by(*order).limit(limit))
            return [FinishedGame(**{**row._mapping, "rated": bool(row.rated)}) for row in rows]

    async def longest(
        self, visitors: Collection[str], sheet: str, level: str, since: float, limit: int
    ) -> list[LongGame]:
        """Return games of some against a level, the longest first, at most `limit` of each."""
        place = func.row_number().over(
            partition_by=finished.c.visitor, order_by=(tables.c.plies.desc(), finished.c.table_id)
        )
        asked = (
            select(
                finished.c.visitor,
                finished.c.table_id,
                finished.c.side,
                tables.c.plies,
                place.label("place"),
            )
            .join(tables, tables.c.id == finished.c.table_id)
            .where(finished.c.visitor.in_(visitors), finished.c.ended >= since)
            .where(finished.c.sheet == sheet, finished.c.level == level)
            .subquery()
        )
        some = select(asked).where(asked.c.place <= limit).order_by(asked.c.visitor, asked.c.place)
        async with self._engine.connect() as connection:
            return [LongGame(*row[:4]) for row in await connection.execute(some)]

    async def sheets(self, visitor: str) -> list[tuple[str, int]]:
        """Return by which sheets somebody has played, the most played first."""
        count = func.count()
        asked = (
            select(finished.c.sheet, count)
            .where(finished.c.visitor == visitor)
            .group_by(finished.c.sheet)
            .order_by(count.desc(), finished.c.sheet)
        )
        async with self._engine.connect() as connection:
            return [(row[0], row[1]) for row in await connection.execute(asked)]

    async def openings(self, visitor: str, sheet: str) -> list[OpeningCount]:
        """Count somebody's games by a sheet, by colour and first moves."""
        asked = (
            select(
                finished.c.opening,
                finished.c.side,
                func.count(),
                *(
                    func.sum(case((finished.c.score == _SCORES[result], 1), else_=0))
                    for result in ("won", "drawn")
                ),
            )
            .where(finished.c.visitor == visitor, finished.c.sheet == sheet)
            .where(finished.c.score.is_not(None), finished.c.opening != "")
            .group_by(finished.c.opening, finished.c.side)
        )
        async with self._engine.connect() as connection:
            return [OpeningCount(*row) for row in await connection.execute(asked)]

    async def tally(self, visitor: str) -> PlayedTotals:
        """Add up somebody's games."""
        mine = finished.c.visitor == visitor
        won, person = finished.c.score == 1.0, finished.c.level == ""
        sides = [
            each
            for side in ("white", "black")
            for each in (
                func.sum(case((finished.c.side == side, 1), else_=0)),
                func.sum(case((finished.c.side == side, finished.c.score), else_=0.0)),
            )
        ]
        asked = select(
            func.count(),
            *sides,
            func.min(case((finished.c.taken >= _SHOT, finished.c.ended))),
            func.max(finished.c.taken),
            _first(and_(won, person, finished.c.speed == "correspondence")),
            _first(and_(won, person, finished.c.rated == 1)),
            func.count(case((won, finished.c.sheet)).distinct()),
        ).where(mine)
        beaten = (
            select(finished.c.level, func.min(finished.c.ended))
            .where(mine, won, ~person)
            .group_by(finished.c.level)
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(asked)).one()
            levels = tuple((one[0], one[1]) for one in await connection.execute(beaten))
        games, white, whites, black, blacks, shot, most, post, rated, sheets = row
        return PlayedTotals(
            games,
            (white or 0, whites or 0.0),
            (black or 0, blacks or 0.0),
            shot,
            most or 0,
            post,
            rated,
            sheets,
            levels,
        )

    # Games of before, and of older servers beside this one.

    async def unlisted(self, visitor: str, limit: int) -> list[str]:
        """Return tables of somebody that are over and have no row of theirs yet."""
        listed = select(finished.c.table_id).where(finished.c.visitor == visitor)
        asked = (
            select(seats.c.table_id)
            .distinct()
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.visitor == visitor, tables.c.status == "over")
            .where(tables.c.result.is_not(None), tables.c.result != "*")
            .where(seats.c.table_id.not_in(listed))
            .order_by(seats.c.table_id)
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())

    async def keep(self, games: Iterable[FinishedGame]) -> None:
        """Keep games; those that are there stay."""
        await self._writer.write(Writing(tuple((INSERT_FINISHED, game.row()) for game in games)))


def _found(visitor: str, wanted: GameFilter) -> Select[tuple[object, ...]]:
    asked = select(finished).where(finished.c.visitor == visitor)
    if wanted.sheet is not None:
        asked = asked.where(finished.c.sheet == wanted.sheet)
    if wanted.result is not None:
        asked = asked.where(finished.c.score == _SCORES[wanted.result])
    if wanted.rated is not None:
        asked = asked.where(finished.c.rated == int(wanted.rated))
    if wanted.speed is not None:
        asked = asked.where(finished.c.speed == wanted.speed)
    if wanted.level is not None:
        asked = asked.where(finished.c.level == wanted.level)
    if wanted.against is not None:
        asked = asked.where(_opposite(_other.c.visitor == wanted.against))
    if wanted.opponent:
        asked = asked.where(_opposite(_named(wanted.opponent)))
    return asked


def _first(which: ColumnElement[bool]) -> ColumnElement[float | None]:
    return func.min(case((which, finished.c.ended)))


def _opposite(which: ColumnElement[bool]) -> ColumnElement[bool]:
    """Whether the other seat of a game is such a one.

    A value and not EXISTS, which PostgreSQL makes a join of: without statistics it reads all seats.
    """
    there = _other.c.table_id == finished.c.table_id, _other.c.side != finished.c.side
    return select(literal(1)).where(*there, which).limit(1).scalar_subquery() == 1


def _named(part: str) -> ColumnElement[bool]:
    """Whether a name has a part; SQLite knows capitals of the Latin alphabet only."""
    ways = {part, part.lower(), part.upper(), part.capitalize(), part.title()}
    return or_(*(_other.c.name.contains(way, autoescape=True) for way in sorted(ways)))
