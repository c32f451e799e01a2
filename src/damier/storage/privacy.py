"""What people let others see of them, as rows; what it means is said in `damier.club.people`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select

from damier.storage.people import StoredPerson
from damier.storage.schema import people, privacy

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection, Row, Select
    from sqlalchemy.ext.asyncio import AsyncEngine

    from damier.storage.writer import Writer


@dataclass(frozen=True, slots=True)
class StoredPrivacy:
    """Who sees somebody's page and games, and whether the list of the best names them."""

    page: str = "me"
    games: str = "me"
    listed: bool = False


class PrivacyBook:
    """Keeps what people let others see; who has said nothing shows nothing."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    async def named(self, key: str) -> tuple[StoredPerson, StoredPrivacy] | None:
        """Return whoever has a name, and what they let others see: one question either way."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(_asked().where(people.c.key == key))).one_or_none()
            return None if found is None else _both(found)

    async def of(self, visitors: Collection[str]) -> dict[str, tuple[StoredPerson, StoredPrivacy]]:
        """Return those of some visitors who have an account, and what they let others see."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(_asked().where(people.c.visitor.in_(visitors)))
            return {found[0].visitor: found for found in map(_both, rows)}

    async def called(self, keys: Collection[str]) -> list[tuple[StoredPerson, StoredPrivacy]]:
        """Return those who have one of some names, and what they let others see."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(_asked().where(people.c.key.in_(keys)))
            return [_both(row) for row in rows]

    async def keep(self, person: str, chosen: StoredPrivacy) -> None:
        """Keep what somebody lets others see from now on."""
        row = {"page": chosen.page, "games": chosen.games, "listed": int(chosen.listed)}

        def errand(connection: Connection) -> None:
            connection.execute(delete(privacy).where(privacy.c.person == person))
            connection.execute(insert(privacy).values(person=person, **row))

        await self._writer.run(errand)


_WIDTH = len(people.columns)
_NAMES = [column.name for column in people.columns]


def _asked() -> Select[tuple[object, ...]]:
    chosen = privacy.c.page, privacy.c.games, privacy.c.listed
    joined = people.outerjoin(privacy, privacy.c.person == people.c.id)
    return select(*people.columns, *chosen).select_from(joined)


def _both(row: Row[tuple[object, ...]]) -> tuple[StoredPerson, StoredPrivacy]:
    person = StoredPerson(**dict(zip(_NAMES, row[:_WIDTH], strict=True)))  # type: ignore[arg-type]
    page, games, listed = row[_WIDTH:]
    if page is None:
        return person, StoredPrivacy()
    return person, StoredPrivacy(str(page), str(games), bool(listed))
