"""People who keep an account, as rows: who they are, what signs them in, where they are signed in.

What any of it means is decided in `damier.club.people`; here are the reads and the writes, each
write whole or not at all.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from damier.errors import DamierError
from damier.storage.erasing import erase_person, rename_person
from damier.storage.follows import move_follows
from damier.storage.notices import move_notices
from damier.storage.order import move_order, rekey_seats, use_invitation
from damier.storage.schema import (
    challenges,
    credentials,
    finished,
    looked_at,
    people,
    progress,
    recovery_codes,
    recovery_links,
    seats,
    sessions,
)
from damier.storage.simuls import move_simuls
from damier.storage.tournaments import move_tournaments

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection, Row
    from sqlalchemy.ext.asyncio import AsyncEngine

    from damier.storage.writer import Writer


@dataclass(frozen=True, slots=True)
class StoredPerson:
    """Somebody with an account; `key` is the name as it is compared."""

    id: str
    name: str
    key: str
    visitor: str
    made: float
    password: str | None = None


@dataclass(frozen=True, slots=True)
class StoredCredential:
    """The public half of a passkey."""

    id: str
    person: str
    public_key: str
    count: int
    made: float
    used: float
    device: str


@dataclass(frozen=True, slots=True)
class StoredSession:
    """Somebody signed in on one device; `hash` and `before` are of what the browser shows."""

    id: str
    person: str
    hash: str
    made: float
    seen: float
    rotated: float
    proved: float
    device: str
    before: str | None = None


@dataclass(frozen=True, slots=True)
class StoredChallenge:
    """What a device is to sign."""

    id: str
    made: float
    purpose: str
    challenge: str
    person: str | None = None


class Uninvited(DamierError):
    """An account that was to be made by an invitation which is none, or no more."""


class PeopleBook:
    """Keeps people; every write is on the disk before it returns."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    # Who they are.

    async def add(
        self,
        person: StoredPerson,
        session: StoredSession,
        codes: Iterable[str],
        *,
        credential: StoredCredential | None = None,
        guest: str | None = None,
        invitation: str | None = None,
    ) -> bool:
        """Keep somebody new with all that a guest has; False: the name is taken.

        An invitation is used up by it; raises Uninvited if it is none, and nothing is kept.
        """

        def errand(connection: Connection) -> None:
            if invitation is not None and not use_invitation(connection, invitation, person.made):
                raise Uninvited("expected an invitation that nobody has used, got another")
            connection.execute(insert(people).values(**asdict(person)))
            if credential is not None:
                connection.execute(insert(credentials).values(**asdict(credential)))
            connection.execute(insert(sessions).values(**asdict(session)))
            _put_codes(connection, person.id, codes)
            if guest is not None:
                _move(connection, guest, person.visitor)

        try:
            await self._writer.run(errand)
        except IntegrityError:
            return False
        return True

    async def named(self, key: str) -> StoredPerson | None:
        """Return whoever has a name."""
        return await self._person(people.c.key == key)

    async def by_id(self, person: str) -> StoredPerson | None:
        """Return somebody."""
        return await self._person(people.c.id == person)

    async def _person(self, which: object) -> StoredPerson | None:
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(people).where(which))).one_or_none()  # type: ignore[arg-type]
            return None if found is None else StoredPerson(**found._mapping)

    async def rename(self, person: str, name: str, key: str) -> bool:
        """Give somebody another name; False: it is taken."""
        change = update(people).where(people.c.id == person).values(name=name, key=key)
        try:
            await self._writer.run(lambda connection: connection.execute(change))
        except IntegrityError:
            return False
        return True

    async def rename_everywhere(
        self, person: StoredPerson, name: str, key: str
    ) -> list[str] | None:
        """Give somebody another name, in their games, too; return the tables, None: it is taken."""
        try:
            return await self._writer.run(
                lambda connection: rename_person(connection, person, name, key)
            )
        except IntegrityError:
            return None

    async def rekey(self, person: StoredPerson) -> list[str]:
        """Let old links to somebody's seats open nothing more; return the tables."""
        return await self._writer.run(lambda connection: rekey_seats(connection, person.visitor))

    async def set_password(self, person: str, password: str | None) -> None:
        """Keep another password, as Argon2 writes it."""
        change = update(people).where(people.c.id == person).values(password=password)
        await self._writer.run(lambda connection: connection.execute(change))

    async def adopt(self, person: StoredPerson, guest: str) -> None:
        """Give somebody all that a guest has: games, and what was learned."""
        await self._writer.run(lambda connection: _move(connection, guest, person.visitor))

    async def erase(self, person: StoredPerson) -> list[str]:
        """Delete somebody with all that is theirs; return the tables at which a name has gone."""
        return await self._writer.run(lambda connection: erase_person(connection, person))

    # Recovery codes.

    async def replace_codes(self, person: str, codes: Iterable[str]) -> None:
        """Keep other codes instead of those there were."""
        hashes = list(codes)
        await self._writer.run(lambda connection: _put_codes(connection, person, hashes))

    async def count_codes(self, person: str) -> int:
        """Return how many codes somebody has left."""
        mine = select(recovery_codes.c.hash).where(recovery_codes.c.person == person)
        async with self._engine.connect() as connection:
            return len((await connection.execute(mine)).all())

    async def use_code(self, person: str, code: str) -> bool:
        """Take a code away; False: there was none such, so nobody uses one twice."""
        gone = delete(recovery_codes).where(
            recovery_codes.c.person == person, recovery_codes.c.hash == code
        )
        return await self._writer.run(lambda connection: connection.execute(gone).rowcount == 1)

    # Passkeys.

    async def credentials_of(self, person: str) -> list[StoredCredential]:
        """Return somebody's passkeys, the first made first."""
        mine = select(credentials).where(credentials.c.person == person)
        async with self._engine.connect() as connection:
            rows = await connection.execute(mine.order_by(credentials.c.made, credentials.c.id))
            return [StoredCredential(**row._mapping) for row in rows]

    async def credential(self, key: str) -> StoredCredential | None:
        """Return a passkey."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(credentials).where(credentials.c.id == key))
            found = rows.one_or_none()
            return None if found is None else StoredCredential(**found._mapping)

    async def add_credential(self, credential: StoredCredential) -> bool:
        """Keep a passkey; False: it is there already."""
        new = insert(credentials).values(**asdict(credential))
        try:
            await self._writer.run(lambda connection: connection.execute(new))
        except IntegrityError:
            return False
        return True

    async def used_credential(self, key: str, count: int, now: float) -> None:
        """Note that a passkey has signed."""
        change = update(credentials).where(credentials.c.id == key).values(count=count, used=now)
        await self._writer.run(lambda connection: connection.execute(change))

    async def drop_credential(self, person: str, key: str) -> bool:
        """Forget a passkey of somebody's; False: they have none such."""
        gone = delete(credentials).where(credentials.c.id == key, credentials.c.person == person)
        return await self._writer.run(lambda connection: connection.execute(gone).rowcount == 1)

    # Sessions.

    async def begin(self, session: StoredSession) -> None:
        """Keep a new session."""
        new = insert(sessions).values(**asdict(session))
        await self._writer.run(lambda connection: connection.execute(new))

    async def session(self, shown: str) -> tuple[StoredSession, StoredPerson] | None:
        """Return the session of a hash, the last one or the one before, and whose it is."""
        found = (
            select(sessions, people)
            .join(people, people.c.id == sessions.c.person)
            .where(or_(sessions.c.hash == shown, sessions.c.before == shown))
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(found)).one_or_none()
            return None if row is None else _session_and_person(row)

    async def sessions_of(self, person: str) -> list[StoredSession]:
        """Return where somebody is signed in, the last seen first."""
        mine = select(sessions).where(sessions.c.person == person)
        async with self._engine.connect() as connection:
            rows = await connection.execute(mine.order_by(sessions.c.seen.desc(), sessions.c.id))
            return [StoredSession(**row._mapping) for row in rows]

    async def rotate(self, old: StoredSession, shown: str, now: float) -> bool:
        """Let a session be shown by another hash; False: somebody has just done so."""
        change = (
            update(sessions)
            .where(sessions.c.id == old.id, sessions.c.hash == old.hash)
            .values(hash=shown, before=old.hash, rotated=now, seen=now)
        )
        return await self._writer.run(lambda connection: connection.execute(change).rowcount == 1)

    async def seen(self, session: str, now: float) -> None:
        """Note when a session was last used."""
        change = update(sessions).where(sessions.c.id == session).values(seen=now)
        await self._writer.run(lambda connection: connection.execute(change))

    async def proved(self, session: str, now: float) -> None:
        """Note that whoever is signed in has just proved who they are."""
        change = update(sessions).where(sessions.c.id == session).values(proved=now)
        await self._writer.run(lambda connection: connection.execute(change))

    async def end(self, person: str, session: str) -> bool:
        """End a session of somebody's; False: they have none such."""
        gone = delete(sessions).where(sessions.c.id == session, sessions.c.person == person)
        return await self._writer.run(lambda connection: connection.execute(gone).rowcount == 1)

    async def end_others(self, person: str, but: str = "") -> None:
        """End all sessions of somebody's, or all but one, and links that would begin another."""
        gone = delete(sessions).where(sessions.c.person == person, sessions.c.id != but)

        def errand(connection: Connection) -> None:
            connection.execute(gone)
            void_links(connection, person)

        await self._writer.run(errand)

    async def tidy(self, *, sessions_seen: float, challenges_made: float) -> None:
        """Forget sessions that were last seen, and challenges that were made, before a moment."""

        def errand(connection: Connection) -> None:
            connection.execute(delete(sessions).where(sessions.c.seen < sessions_seen))
            connection.execute(delete(challenges).where(challenges.c.made < challenges_made))

        await self._writer.run(errand)

    # Challenges.

    async def ask(self, challenge: StoredChallenge) -> None:
        """Keep a challenge."""
        new = insert(challenges).values(**asdict(challenge))
        await self._writer.run(lambda connection: connection.execute(new))

    async def take(self, challenge: str) -> StoredChallenge | None:
        """Return a challenge and forget it: each is answered once."""

        def errand(connection: Connection) -> StoredChallenge | None:
            gone = delete(challenges).where(challenges.c.id == challenge).returning(challenges)
            found = connection.execute(gone).one_or_none()
            return None if found is None else StoredChallenge(**found._mapping)

        return await self._writer.run(errand)


def _session_and_person(row: Row[tuple[object, ...]]) -> tuple[StoredSession, StoredPerson]:
    width = len(sessions.columns)
    names = [column.name for column in sessions.columns]
    session = StoredSession(**dict(zip(names, row[:width], strict=True)))  # type: ignore[arg-type]
    names = [column.name for column in people.columns]
    return session, StoredPerson(**dict(zip(names, row[width:], strict=True)))  # type: ignore[arg-type]


def void_links(connection: Connection, person: str) -> None:
    """Let no link that somebody was sent to recover an account open anything more."""
    connection.execute(delete(recovery_links).where(recovery_links.c.person == person))


def _put_codes(connection: Connection, person: str, codes: Iterable[str]) -> None:
    connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    rows = [{"person": person, "hash": code} for code in codes]
    if rows:
        connection.execute(insert(recovery_codes), rows)


def _move(connection: Connection, guest: str, visitor: str) -> None:
    """Give a visitor the games and the progress of another; of one item the later record stays."""
    for rows in (seats, finished, looked_at):
        connection.execute(update(rows).where(rows.c.visitor == guest).values(visitor=visitor))
    move_tournaments(connection, guest, visitor)
    move_notices(connection, guest, visitor)
    move_simuls(connection, guest, visitor)
    move_follows(connection, guest, visitor)
    move_order(connection, guest, visitor)
    theirs = connection.execute(select(progress).where(progress.c.visitor == visitor))
    kept = {row.item: row.updated for row in theirs}
    for row in connection.execute(select(progress).where(progress.c.visitor == guest)).all():
        here = (progress.c.visitor == visitor, progress.c.item == row.item)
        there = (progress.c.visitor == guest, progress.c.item == row.item)
        if row.item in kept and kept[row.item] >= row.updated:
            connection.execute(delete(progress).where(*there))
            continue
        connection.execute(delete(progress).where(*here))
        connection.execute(update(progress).where(*there).values(visitor=visitor))
