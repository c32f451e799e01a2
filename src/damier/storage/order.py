"""Order, as rows: operators and what they did, bans, complaints, invitations, words.

Every deed of an operator is written together with its line in the log, or not at all.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, insert, literal, or_, select, update

from damier.storage.database import insert_once
from damier.storage.schema import (
    bad_words,
    bans,
    blocks,
    complaints,
    invitations,
    marks,
    operator_log,
    operators,
    people,
    seats,
    tables,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import ColumnElement, Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

    from damier.storage.people import StoredPerson
    from damier.storage.writer import Writer

GONE = "gone"  # an operator who has deleted the account
_REGISTRATION = "registration"  # the mark
_HIDDEN = "…"


@dataclass(frozen=True, slots=True)
class LoggedDeed:
    """What an operator did: `operator` is an account, nothing: by the command line."""

    at: float
    operator: str
    deed: str
    about: str = ""
    words: str = ""


@dataclass(frozen=True, slots=True)
class StoredBan:
    """Somebody who may not come in; `until` None: for good."""

    id: str
    kind: str
    subject: str
    made: float
    until: float | None
    reason: str
    by: str


@dataclass(frozen=True, slots=True)
class StoredComplaint:
    """What a side reports of the other; `said` is the event of a line of talk, 0 for none."""

    table_id: str
    side: str
    made: float
    reporter: str
    about: str
    address: str
    reason: str
    words: str
    said: int
    settled: float | None = None
    note: str = ""
    by: str = ""


@dataclass(frozen=True, slots=True)
class StoredInvitation:
    """A link by which one account may be made."""

    hash: str
    made: float
    until: float
    by: str
    used: float | None = None


@dataclass(frozen=True, slots=True)
class StoredOrder:
    """What every process has at hand: bans, words, and who may join if an operator has said so."""

    bans: tuple[StoredBan, ...]
    words: tuple[str, ...]
    registration: str | None


class OrderBook:
    """Keeps order; every write is on the disk before it returns."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    async def read(self) -> StoredOrder:
        """Return what every process has at hand."""
        rule = select(marks.c.value).where(marks.c.name == _REGISTRATION)
        async with self._engine.connect() as connection:
            banned = (await connection.execute(select(bans).order_by(bans.c.made.desc()))).all()
            words = await connection.execute(select(bad_words.c.word).order_by(bad_words.c.word))
            return StoredOrder(
                tuple(StoredBan(**row._mapping) for row in banned),
                tuple(words.scalars()),
                (await connection.execute(rule)).scalar_one_or_none(),
            )

    async def _do(self, entry: LoggedDeed, errand: Callable[[Connection], bool]) -> bool:
        """Do something and log it; what changes nothing is not logged."""

        def whole(connection: Connection) -> bool:
            done = errand(connection)
            if done:
                connection.execute(insert(operator_log).values(**asdict(entry)))
            return done

        return await self._writer.run(whole)

    # Operators, and what they did.

    async def is_operator(self, person: str) -> bool:
        """Tell whether somebody may run the server from a page."""
        found = select(operators.c.person).where(operators.c.person == person)
        async with self._engine.connect() as connection:
            return (await connection.execute(found)).one_or_none() is not None

    async def operators(self) -> list[str]:
        """Return the names of all operators."""
        found = select(people.c.name).join(operators, operators.c.person == people.c.id)
        async with self._engine.connect() as connection:
            return list((await connection.execute(found.order_by(people.c.name))).scalars())

    async def add_operator(self, person: str, entry: LoggedDeed) -> bool:
        """Let somebody be an operator; False: they are."""

        def errand(connection: Connection) -> bool:
            there = select(operators).where(operators.c.person == person)
            if connection.execute(there).one_or_none() is not None:
                return False
            new = insert(operators).values(person=person, made=entry.at, by=entry.operator)
            connection.execute(new)
            return True

        return await self._do(entry, errand)

    async def drop_operator(self, person: str, entry: LoggedDeed) -> bool:
        """Let somebody be an operator no more; False: they are none."""
        gone = delete(operators).where(operators.c.person == person)
        return await self._do(entry, lambda connection: connection.execute(gone).rowcount == 1)

    async def log(self, limit: int, before: int | None = None) -> list[tuple[int, LoggedDeed]]:
        """Return what was done, the latest first, numbered; `before` is where to go on."""
        asked = select(operator_log).order_by(operator_log.c.id.desc()).limit(limit)
        if before is not None:
            asked = asked.where(operator_log.c.id < before)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(asked)).all()
        return [(r.id, LoggedDeed(r.at, r.operator, r.deed, r.about, r.words)) for r in rows]

    async def note(self, entry: LoggedDeed) -> None:
        """Log what was done elsewhere."""
        await self._do(entry, lambda _connection: True)

    # Bans, words, and who may join.

    async def ban(self, ban: StoredBan, entry: LoggedDeed) -> None:
        """Let somebody stay out; a ban that there was already is replaced."""

        def errand(connection: Connection) -> bool:
            same = (bans.c.kind == ban.kind, bans.c.subject == ban.subject)
            connection.execute(delete(bans).where(*same))
            connection.execute(insert(bans).values(**asdict(ban)))
            return True

        await self._do(entry, errand)

    async def lift(self, ban: str, entry: LoggedDeed) -> bool:
        """Let somebody in again; False: there is no such ban."""
        gone = delete(bans).where(bans.c.id == ban)
        return await self._do(entry, lambda connection: connection.execute(gone).rowcount == 1)

    async def add_word(self, key: str, word: str, entry: LoggedDeed) -> bool:
        """Let nobody say a word; False: nobody may."""

        def errand(connection: Connection) -> bool:
            if connection.execute(select(bad_words).where(bad_words.c.key == key)).first():
                return False
            connection.execute(insert(bad_words).values(key=key, word=word, made=entry.at))
            return True

        return await self._do(entry, errand)

    async def drop_word(self, key: str, entry: LoggedDeed) -> bool:
        """Let a word be said again; False: it may be."""
        gone = delete(bad_words).where(bad_words.c.key == key)
        return await self._do(entry, lambda connection: connection.execute(gone).rowcount == 1)

    async def set_registration(self, rule: str, entry: LoggedDeed) -> None:
        """Say who may join, whatever the settings say."""

        def errand(connection: Connection) -> bool:
            connection.execute(delete(marks).where(marks.c.name == _REGISTRATION))
            connection.execute(insert(marks).values(name=_REGISTRATION, value=rule))
            return True

        await self._do(entry, errand)

    # Complaints.

    async def complain(self, complaint: StoredComplaint) -> None:
        """Keep a complaint, once; whoever knows the address adds it."""
        here = (
            complaints.c.table_id == complaint.table_id,
            complaints.c.side == complaint.side,
        )

        def errand(connection: Connection) -> None:
            insert_once(connection, complaints, asdict(complaint))
            if complaint.address:
                change = update(complaints).where(*here, complaints.c.settled.is_(None))
                connection.execute(change.values(address=complaint.address))

        await self._writer.run(errand)

    async def complaints(
        self, limit: int, offset: int = 0, *, settled: bool = False
    ) -> list[StoredComplaint]:
        """Return complaints, the latest first; those that are settled or those that wait."""
        which = complaints.c.settled.is_not(None) if settled else complaints.c.settled.is_(None)
        asked = select(complaints).where(which).order_by(complaints.c.made.desc())
        async with self._engine.connect() as connection:
            rows = await connection.execute(asked.limit(limit).offset(offset))
            return [StoredComplaint(**row._mapping) for row in rows]

    async def complaint(self, table: str, side: str) -> StoredComplaint | None:
        """Return one complaint."""
        asked = select(complaints).where(complaints.c.table_id == table, complaints.c.side == side)
        async with self._engine.connect() as connection:
            found = (await connection.execute(asked)).one_or_none()
            return None if found is None else StoredComplaint(**found._mapping)

    async def settle(self, table: str, side: str, note: str, entry: LoggedDeed) -> bool:
        """Note what was done about a complaint; False: there is none that waits."""
        change = (
            update(complaints)
            .where(complaints.c.table_id == table, complaints.c.side == side)
            .where(complaints.c.settled.is_(None))
            .values(settled=entry.at, note=note, by=entry.operator, address="")
        )
        return await self._do(entry, lambda connection: connection.execute(change).rowcount == 1)

    # Invitations.

    async def invite(self, made: list[StoredInvitation], entry: LoggedDeed) -> None:
        """Keep new invitations."""

        def errand(connection: Connection) -> bool:
            connection.execute(insert(invitations), [asdict(one) for one in made])
            return True

        await self._do(entry, errand)

    async def invitations(self, now: float) -> list[StoredInvitation]:
        """Return those that nobody has used yet, the first to end first."""
        asked = select(invitations).where(invitations.c.used.is_(None), invitations.c.until > now)
        async with self._engine.connect() as connection:
            rows = await connection.execute(asked.order_by(invitations.c.until).limit(1_000))
            return [StoredInvitation(**row._mapping) for row in rows]

    async def is_invited(self, shown: str, now: float) -> bool:
        """Tell whether an invitation is one, and still good."""
        asked = select(invitations.c.hash).where(*_good(shown, now))
        async with self._engine.connect() as connection:
            return (await connection.execute(asked)).one_or_none() is not None

    async def withdraw(self, shown: str, entry: LoggedDeed) -> bool:
        """Take an invitation back; False: there is none such, or it was used."""
        gone = delete(invitations).where(invitations.c.hash == shown, invitations.c.used.is_(None))
        return await self._do(entry, lambda connection: connection.execute(gone).rowcount == 1)

    # What an operator looks at.

    async def names_of(self, keys: set[str]) -> dict[str, str]:
        """Return what people are called, by their accounts and by their visitors."""
        which = or_(people.c.id.in_(keys), people.c.visitor.in_(keys))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(select(people).where(which))).all()
        return {key: row.name for row in rows for key in (row.id, row.visitor)}

    async def sizes(self) -> dict[str, int]:
        """Return how many people and games there are, and the bytes of the database."""
        async with self._engine.connect() as connection:
            sizes = {}
            for name, table in (("people", people), ("games", tables), ("operators", operators)):
                found = await connection.execute(select(func.count()).select_from(table))
                sizes[name] = int(found.scalar_one())
            if connection.dialect.name == "postgresql":
                asked = select(func.pg_database_size(func.current_database()))
                sizes["bytes"] = int((await connection.execute(asked)).scalar_one())
            else:
                pages = await connection.exec_driver_sql("PRAGMA page_count")
                size = await connection.exec_driver_sql("PRAGMA page_size")
                sizes["bytes"] = int(pages.scalar_one()) * int(size.scalar_one())
        return sizes

    async def generations(self, table: str) -> dict[str, int]:
        """Return how often what opens each seat of a table was taken back."""
        asked = select(seats.c.side, seats.c.generation).where(seats.c.table_id == table)
        async with self._engine.connect() as connection:
            return {row.side: row.generation for row in await connection.execute(asked)}

    async def tidy(self, *, ended: float, addresses: float) -> None:
        """Forget bans and invitations that ended before a moment, and prints of old complaints."""

        def errand(connection: Connection) -> None:
            connection.execute(delete(bans).where(bans.c.until < ended))
            connection.execute(delete(invitations).where(invitations.c.until < ended))
            old = update(complaints).where(complaints.c.made < addresses)
            connection.execute(old.where(complaints.c.address != "").values(address=""))

        await self._writer.run(errand)


def use_invitation(connection: Connection, shown: str, now: float) -> bool:
    """Use an invitation up; False: it is none, or no more."""
    change = update(invitations).where(*_good(shown, now)).values(used=now)
    return connection.execute(change).rowcount == 1


def move_order(connection: Connection, guest: str, visitor: str) -> None:
    """Let whom a guest has blocked, and who has blocked the guest, be so for a person."""
    for column, other in ((blocks.c.visitor, blocks.c.other), (blocks.c.other, blocks.c.visitor)):
        known = select(other).where(column == visitor).scalar_subquery()
        connection.execute(delete(blocks).where(column == guest, other.in_(known)))
        connection.execute(update(blocks).where(column == guest).values({column: visitor}))
    connection.execute(delete(blocks).where(blocks.c.visitor == blocks.c.other))
    for column in (complaints.c.reporter, complaints.c.about):
        connection.execute(update(complaints).where(column == guest).values({column: visitor}))


def erase_order(connection: Connection, person: StoredPerson) -> None:
    """Forget somebody: bans and blocks go, complaints and the log stay without who it was."""
    mine = (person.id, person.visitor)
    connection.execute(delete(operators).where(operators.c.person == person.id))
    connection.execute(delete(bans).where(bans.c.subject.in_(mine)))
    connection.execute(
        delete(blocks).where(or_(blocks.c.visitor.in_(mine), blocks.c.other.in_(mine)))
    )
    for column in (complaints.c.reporter, complaints.c.about):
        change = update(complaints).where(column.in_(mine))
        connection.execute(change.values({column: "", "words": _HIDDEN, "address": ""}))
    theirs = update(operator_log).where(operator_log.c.about.in_(mine))
    connection.execute(theirs.values(about="", words=_HIDDEN))
    for table, column in (
        (operator_log, operator_log.c.operator),
        (operators, operators.c.by),
        (bans, bans.c.by),
        (complaints, complaints.c.by),
        (invitations, invitations.c.by),
    ):
        change = update(table).where(column == person.id)
        connection.execute(change.values({column: GONE}))
    for table, column in (
        (operator_log, operator_log.c.words),
        (complaints, complaints.c.words),
        (complaints, complaints.c.note),
        (bans, bans.c.reason),
    ):
        named = func.lower(column).contains(person.name.lower(), autoescape=True)
        connection.execute(update(table).where(named).values({column: _HIDDEN}))


def rekey_seats(connection: Connection, visitor: str) -> list[str]:
    """Let what opened somebody's seats open them no more; return the tables."""
    mine = seats.c.visitor == visitor
    found = connection.execute(select(seats.c.table_id).where(mine).distinct()).scalars().all()
    connection.execute(update(seats).where(mine).values(generation=seats.c.generation + literal(1)))
    return list(found)


def _good(shown: str, now: float) -> tuple[ColumnElement[bool], ...]:
    unused = invitations.c.used.is_(None)
    return invitations.c.hash == shown, unused, invitations.c.until > now
