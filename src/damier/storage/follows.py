"""Whom and what visitors follow, as rows that nobody but the follower sees."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Literal

from sqlalchemy import and_, delete, func, or_, select, update

from damier.storage.database import insert_once
from damier.storage.notices import wants_followed
from damier.storage.schema import consents, follows

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import ColumnElement, Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

    from damier.storage.writer import Writer

FOLLOWS = 200  # of one visitor
FollowKind = Literal["person", "tournament"]


@dataclass(frozen=True, slots=True)
class StoredFollow:
    """Whom or what a visitor follows: a person, by their visitor, or a tournament."""

    visitor: str
    kind: str
    target: str
    made: float


class FollowBook:
    """Keeps whom and what visitors follow."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    async def add(self, follow: StoredFollow) -> bool:
        """Follow; False: there are too many."""
        here = _one(follow.visitor, follow.kind, follow.target)

        def errand(connection: Connection) -> bool:
            connection.execute(delete(follows).where(here))
            mine = select(func.count()).where(follows.c.visitor == follow.visitor)
            if connection.execute(mine).scalar_one() >= FOLLOWS:
                return False
            insert_once(connection, follows, asdict(follow))
            return True

        return await self._writer.run(errand)

    async def drop(self, visitor: str, kind: str, target: str) -> None:
        """Follow no more."""
        gone = delete(follows).where(_one(visitor, kind, target))
        await self._writer.run(lambda connection: connection.execute(gone))

    async def of(self, visitor: str) -> list[StoredFollow]:
        """Return whom and what a visitor follows, the latest first."""
        asked = select(follows).where(follows.c.visitor == visitor)
        async with self._engine.connect() as connection:
            rows = await connection.execute(asked.order_by(follows.c.made.desc(), follows.c.target))
            return [StoredFollow(*row) for row in rows]

    async def followers(self, kind: FollowKind, targets: Collection[str]) -> list[tuple[str, str]]:
        """Return who follows some and wants to be told, each with whom; nobody else sees it."""
        here = (
            select(follows.c.visitor, follows.c.target)
            .join(consents, consents.c.visitor == follows.c.visitor)
            .where(follows.c.kind == kind, follows.c.target.in_(targets), wants_followed())
        )
        async with self._engine.connect() as connection:
            return [(row[0], row[1]) for row in await connection.execute(here)]


def _one(visitor: str, kind: str, target: str) -> ColumnElement[bool]:
    return and_(follows.c.visitor == visitor, follows.c.kind == kind, follows.c.target == target)


def unfollow(connection: Connection, one: str, other: str) -> None:
    """Let neither of two follow the other."""
    both = or_(_one(one, "person", other), _one(other, "person", one))
    connection.execute(delete(follows).where(both))


def move_follows(connection: Connection, guest: str, visitor: str) -> None:
    """Give a visitor what another follows; what both follow is followed once."""
    known = select(follows.c.target).where(follows.c.visitor == visitor)
    mine = follows.c.visitor == guest
    connection.execute(delete(follows).where(mine, follows.c.target.in_(known.subquery().select())))
    connection.execute(update(follows).where(mine).values(visitor=visitor))


def erase_follows(connection: Connection, visitor: str) -> None:
    """Delete whom somebody follows, and that others follow them."""
    theirs = and_(follows.c.kind == "person", follows.c.target == visitor)
    connection.execute(delete(follows).where(or_(follows.c.visitor == visitor, theirs)))
