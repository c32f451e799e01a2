"""Ways back into an account by mail, as rows: addresses, and the links that were sent there."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, insert, select, update

from damier.storage.people import StoredPerson, void_links
from damier.storage.schema import people, recovery_links, recovery_mails

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

    from damier.storage.writer import Writer

_DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class StoredRecoveryMail:
    """Where somebody may be sent a way in; `key` is the address as it is compared."""

    person: str
    mail: str
    key: str
    lang: str
    asked: float
    confirmed: int = 0
    code: str | None = None


class RecoveryBook:
    """Keeps addresses and links; every write is on the disk before it returns."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    # Addresses.

    async def of(self, person: str) -> StoredRecoveryMail | None:
        """Return somebody's address, confirmed or not."""
        mine = select(recovery_mails).where(recovery_mails.c.person == person)
        async with self._engine.connect() as connection:
            found = (await connection.execute(mine)).one_or_none()
            return None if found is None else StoredRecoveryMail(**found._mapping)

    async def put(self, mail: StoredRecoveryMail) -> None:
        """Keep an address instead of the one there was, whose links open nothing more."""

        def errand(connection: Connection) -> None:
            _forget(connection, mail.person)
            connection.execute(insert(recovery_mails).values(**asdict(mail)))

        await self._writer.run(errand)

    async def forget(self, person: str) -> None:
        """Forget somebody's address, and what was sent there."""
        await self._writer.run(lambda connection: _forget(connection, person))

    async def confirm(self, code: str, since: float) -> bool:
        """Let the address count to which a code was sent; False: there is none so new."""
        known = (recovery_mails.c.code == code, recovery_mails.c.asked >= since)
        change = update(recovery_mails).where(*known).values(confirmed=1, code=None)
        return await self._writer.run(lambda connection: connection.execute(change).rowcount > 0)

    async def known(
        self, *, name: str, mail: str, most: int
    ) -> list[tuple[StoredPerson, StoredRecoveryMail]]:
        """Return who has a name, or an address, and confirmed where to be written to."""
        who = (people.c.key == name) if name else (recovery_mails.c.key == mail)
        asked = (
            select(people, recovery_mails)
            .join(recovery_mails, recovery_mails.c.person == people.c.id)
            .where(who, recovery_mails.c.confirmed == 1)
            .order_by(people.c.made, people.c.id)
            .limit(most)
        )
        width = len(people.columns)
        async with self._engine.connect() as connection:
            rows = [tuple(row) for row in await connection.execute(asked)]
        return [
            (
                StoredPerson(**dict(zip(people.c.keys(), row[:width], strict=True))),
                StoredRecoveryMail(**dict(zip(recovery_mails.c.keys(), row[width:], strict=True))),
            )
            for row in rows
        ]

    # Links.

    async def issue(self, person: str, link: str, now: float, *, since: float, most: int) -> bool:
        """Keep a link; False: somebody was sent so many since then."""

        def errand(connection: Connection) -> bool:
            old = recovery_links.c.made < now - _DAY
            connection.execute(delete(recovery_links).where(old))
            mine = (recovery_links.c.person == person, recovery_links.c.made >= since)
            sent = select(func.count()).select_from(recovery_links).where(*mine)
            if connection.execute(sent).scalar_one() >= most:
                return False
            row = {"hash": link, "person": person, "made": now}
            connection.execute(insert(recovery_links).values(**row))
            return True

        return await self._writer.run(errand)

    async def use(self, link: str, since: float) -> StoredPerson | None:
        """Take a link away, with all others of its owner's; None: it is none, or too old."""

        def errand(connection: Connection) -> StoredPerson | None:
            here = (recovery_links.c.hash == link, recovery_links.c.made >= since)
            gone = delete(recovery_links).where(*here).returning(recovery_links.c.person)
            whose = connection.execute(gone).scalar_one_or_none()
            if whose is None:
                return None
            void_links(connection, whose)
            found = connection.execute(select(people).where(people.c.id == whose)).one()
            return StoredPerson(**found._mapping)

        return await self._writer.run(errand)


def _forget(connection: Connection, person: str) -> None:
    void_links(connection, person)
    connection.execute(delete(recovery_mails).where(recovery_mails.c.person == person))
