"""What programs show to be let in, as rows: hashes, with what each may do."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, insert, select, update

from damier.storage.people import StoredPerson
from damier.storage.schema import access_tokens, people

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

    from damier.storage.writer import Writer


@dataclass(frozen=True, slots=True)
class StoredToken:
    """A token of somebody's; `scopes` are parted by spaces, `used` is None before the first use."""

    id: str
    person: str
    hash: str
    label: str
    scopes: str
    made: float
    used: float | None = None


class TokenBook:
    """Keeps tokens; every write is on the disk before it returns."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    async def add(self, token: StoredToken, most: int) -> bool:
        """Keep a token; False: somebody has as many as they may have."""

        def errand(connection: Connection) -> bool:
            mine = select(func.count()).where(access_tokens.c.person == token.person)
            if connection.execute(mine).scalar_one() >= most:
                return False
            connection.execute(insert(access_tokens).values(**asdict(token)))
            return True

        return await self._writer.run(errand)

    async def of(self, person: str) -> list[StoredToken]:
        """Return somebody's tokens, the first made first."""
        mine = select(access_tokens).where(access_tokens.c.person == person)
        async with self._engine.connect() as connection:
            rows = await connection.execute(mine.order_by(access_tokens.c.made, access_tokens.c.id))
            return [StoredToken(**row._mapping) for row in rows]

    async def find(self, shown: str) -> tuple[StoredToken, StoredPerson] | None:
        """Return the token of a hash, and whose it is."""
        both = select(access_tokens, people).join(people, people.c.id == access_tokens.c.person)
        async with self._engine.connect() as connection:
            row = (
                await connection.execute(both.where(access_tokens.c.hash == shown))
            ).one_or_none()
        if row is None:
            return None
        values, width = tuple(row), len(access_tokens.columns)
        names = [column.name for column in people.columns]
        person = StoredPerson(**dict(zip(names, values[width:], strict=True)))
        return StoredToken(*values[:width]), person

    async def used(self, token: str, now: float) -> None:
        """Note when a token was last used."""
        change = update(access_tokens).where(access_tokens.c.id == token).values(used=now)
        await self._writer.run(lambda connection: connection.execute(change))

    async def drop(self, person: str, token: str) -> bool:
        """Forget a token of somebody's; False: they have none such."""
        mine = (access_tokens.c.id == token, access_tokens.c.person == person)
        gone = delete(access_tokens).where(*mine)
        return await self._writer.run(lambda connection: connection.execute(gone).rowcount == 1)
