"""Clubs and classes as rows: who is in them, and what is pinned up.

Who may do what is decided in `damier.club.clubs`; here are the reads and the writes, each write
whole or not at all.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from damier.storage.erasing import erase_person
from damier.storage.leaving import drop_club
from damier.storage.people import StoredPerson
from damier.storage.schema import (
    access_tokens,
    club_members,
    club_notes,
    clubs,
    credentials,
    people,
    recovery_codes,
    recovery_links,
    recovery_mails,
    sessions,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from sqlalchemy import ColumnElement, Connection, Join, Row, Select
    from sqlalchemy.ext.asyncio import AsyncEngine

    from damier.storage.writer import Writer


@dataclass(frozen=True, slots=True)
class StoredClub:
    """A club or a class."""

    id: str
    name: str
    kind: str
    made: float
    chat: bool = True
    code: str | None = None


@dataclass(frozen=True, slots=True)
class StoredMember:
    """Somebody in a club, with the account; `pupil`: the class made it, and owns it."""

    club: str
    person: StoredPerson
    role: str
    called: str
    joined: float
    pupil: bool = False


@dataclass(frozen=True, slots=True)
class StoredNote:
    """What somebody pinned up."""

    id: str
    club: str
    person: str
    at: float
    text: str


class ClubBook:
    """Keeps clubs; every write is on the disk before it returns."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    # Clubs.

    async def add(self, club: StoredClub, owner: StoredMember) -> None:
        """Keep a new club with whoever made it."""

        def errand(connection: Connection) -> None:
            connection.execute(insert(clubs).values(**_club_row(club)))
            connection.execute(insert(club_members).values(**_member_row(owner)))

        await self._writer.run(errand)

    async def of(self, person: str) -> list[tuple[StoredClub, StoredMember, int]]:
        """Return the clubs of somebody, who they are there, and how many are in each."""
        others = club_members.alias()
        count = (
            select(func.count()).where(others.c.club == clubs.c.id).scalar_subquery().label("count")
        )
        asked = (
            select(clubs, club_members, people, count)
            .select_from(_joined())
            .where(club_members.c.person == person)
            .order_by(club_members.c.joined, clubs.c.id)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(asked)).all()
            return [(_club(row), _member(row), int(row[-1])) for row in rows]

    async def seen_by(self, club: str, person: str) -> tuple[StoredClub, StoredMember] | None:
        """Return a club, and who somebody is in it; None where they are not in it."""
        here = club_members.c.club == club, club_members.c.person == person
        async with self._engine.connect() as connection:
            found = (await connection.execute(_all().where(*here))).one_or_none()
            return None if found is None else (_club(found), _member(found))

    async def by_code(self, code: str) -> StoredClub | None:
        """Return the club that a code lets in to."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(clubs).where(clubs.c.code == code))
            found = rows.one_or_none()
            return None if found is None else _club(found)

    async def change(self, club: str, **values: str | int | None) -> None:
        """Change the name, the chat or the code of a club."""
        change = update(clubs).where(clubs.c.id == club).values(**values)
        await self._writer.run(lambda connection: connection.execute(change))

    async def drop(self, club: str) -> list[str]:
        """Delete a club with its pupils' accounts; return the tables at which a name has gone.

        Pupils go one by one, since moves wait for the writer meanwhile; the club goes last, so that
        whoever was killed at it can do it again.
        """
        tables: list[str] = []

        def next_pupil(connection: Connection) -> bool:
            pupils = club_members.c.club == club, club_members.c.pupil == 1
            found = connection.execute(_all().where(*pupils).limit(1)).first()
            if found is None:
                drop_club(connection, club)
                return False
            tables.extend(erase_person(connection, _member(found).person))
            return True

        while await self._writer.run(next_pupil):
            pass
        return tables

    # Who is in them.

    async def members(self, club: str) -> list[StoredMember]:
        """Return who is in a club: who has it, those who teach, the others, each by name."""
        asked = _all().where(club_members.c.club == club)
        async with self._engine.connect() as connection:
            found = [_member(row) for row in await connection.execute(asked)]
        return sorted(found, key=_standing)

    async def join(self, member: StoredMember, most: int) -> bool:
        """Let somebody in; False: they are in already, or there are `most`."""

        def errand(connection: Connection) -> bool:
            here = select(func.count()).where(club_members.c.club == member.club)
            if connection.execute(here).scalar_one() >= most:
                return False
            connection.execute(insert(club_members).values(**_member_row(member)))
            return True

        try:
            return await self._writer.run(errand)
        except IntegrityError:
            return False

    async def leave(self, club: str, person: str) -> None:
        """Take somebody out of a club, unless it is theirs by now."""
        gone = delete(club_members).where(_here(club, person), club_members.c.role != "owner")
        await self._writer.run(lambda connection: connection.execute(gone))

    async def set_member(self, club: str, person: str, **values: str | int) -> None:
        """Change what somebody is in a club, or is called there."""
        change = update(club_members).where(_here(club, person)).values(**values)
        if "role" in values:  # whoever has it by now goes on having it
            change = change.where(club_members.c.role != "owner")
        await self._writer.run(lambda connection: connection.execute(change))

    async def hand_over(self, club: str, old: str, new: str) -> bool:
        """Let a club be somebody else's; who had it stays as a teacher.

        False: it is not `old`'s any more, or `new` has left; a club always has one owner.
        """

        def errand(connection: Connection) -> bool:
            def make(person: str, role: str, *which: ColumnElement[bool]) -> bool:
                change = update(club_members).where(_here(club, person), *which)
                return connection.execute(change.values(role=role)).rowcount == 1

            if not make(old, "teacher", club_members.c.role == "owner"):
                return False
            if make(new, "owner", club_members.c.pupil == 0):
                return True
            make(old, "owner")
            return False

        return await self._writer.run(errand)

    async def owned(self, person: str) -> int:
        """Return how many clubs are somebody's own."""
        mine = club_members.c.person == person, club_members.c.role == "owner"
        async with self._engine.connect() as connection:
            return int((await connection.execute(select(func.count()).where(*mine))).scalar_one())

    # What others ask about people: in which classes they are, and who talks.

    async def classes(self, visitors: Collection[str]) -> dict[str, list[tuple[str, str]]]:
        """Return in which classes some visitors are, each with their role; who is in none lacks."""
        asked = (
            select(people.c.visitor, clubs.c.id, club_members.c.role)
            .select_from(_joined())
            .where(people.c.visitor.in_(visitors), clubs.c.kind == "class")
        )
        found: dict[str, list[tuple[str, str]]] = {}
        async with self._engine.connect() as connection:
            for visitor, club, role in await connection.execute(asked):
                found.setdefault(visitor, []).append((club, role))
        return found

    async def is_quiet(self, visitors: Collection[str]) -> bool:
        """Tell whether one of some visitors is in a club whose members do not chat."""
        asked = (
            select(people.c.id)
            .select_from(_joined())
            .where(people.c.visitor.in_(visitors), clubs.c.chat == 0)
            .limit(1)
        )
        async with self._engine.connect() as connection:
            return (await connection.execute(asked)).first() is not None

    async def is_pupil(self, person: str) -> bool:
        """Tell whether an account belongs to a class."""
        mine = club_members.c.person == person, club_members.c.pupil == 1
        async with self._engine.connect() as connection:
            found = await connection.execute(select(club_members.c.club).where(*mine).limit(1))
            return found.first() is not None

    # Pupils, whose accounts a class makes.

    async def add_pupil(self, member: StoredMember, most: int) -> str:
        """Keep a new account that belongs to a class; say `taken` or `full` where it cannot be."""

        def errand(connection: Connection) -> str:
            here = select(func.count()).where(club_members.c.club == member.club)
            if connection.execute(here).scalar_one() >= most:
                return "full"
            connection.execute(insert(people).values(**asdict(member.person)))
            connection.execute(insert(club_members).values(**_member_row(member)))
            return ""

        try:
            return await self._writer.run(errand)
        except IntegrityError:
            return "taken"

    async def reset_pupil(self, person: str, password: str) -> None:
        """Give a pupil another password, which is the only way in from now on."""
        ways = (
            sessions,
            credentials,
            access_tokens,
            recovery_codes,
            recovery_links,
            recovery_mails,
        )

        def errand(connection: Connection) -> None:
            mine = people.c.id == person
            connection.execute(update(people).where(mine).values(password=password))
            for way in ways:
                connection.execute(delete(way).where(way.c.person == person))

        await self._writer.run(errand)

    async def move_pupil(self, person: str, old: str, new: str) -> bool:
        """Put a pupil into another class; False: they are in it already."""
        change = update(club_members).where(_here(old, person)).values(club=new)
        try:
            await self._writer.run(lambda connection: connection.execute(change))
        except IntegrityError:
            return False
        return True

    # The noticeboard.

    async def notes(self, club: str, most: int) -> list[StoredNote]:
        """Return what is pinned up, the latest first."""
        asked = select(club_notes).where(club_notes.c.club == club)
        latest = asked.order_by(club_notes.c.at.desc(), club_notes.c.id).limit(most)
        async with self._engine.connect() as connection:
            return [StoredNote(**row._mapping) for row in await connection.execute(latest)]

    async def notes_of(self, person: str) -> list[StoredNote]:
        """Return all that somebody has pinned up anywhere."""
        asked = select(club_notes).where(club_notes.c.person == person).order_by(club_notes.c.at)
        async with self._engine.connect() as connection:
            return [StoredNote(**row._mapping) for row in await connection.execute(asked)]

    async def pin(self, note: StoredNote, most: int) -> None:
        """Pin something up; where there were `most`, the oldest comes down."""

        def errand(connection: Connection) -> None:
            connection.execute(insert(club_notes).values(**asdict(note)))
            asked = select(club_notes.c.id).where(club_notes.c.club == note.club)
            order = asked.order_by(club_notes.c.at.desc(), club_notes.c.id).offset(most)
            old = list(connection.execute(order).scalars())
            connection.execute(delete(club_notes).where(club_notes.c.id.in_(old)))

        await self._writer.run(errand)

    async def take_down(self, club: str, note: str, by: str | None) -> bool:
        """Take something down, only what is theirs if `by` is given; False: it is not there."""
        which = [club_notes.c.club == club, club_notes.c.id == note]
        if by is not None:
            which.append(club_notes.c.person == by)
        gone = delete(club_notes).where(*which)
        return await self._writer.run(lambda connection: connection.execute(gone).rowcount == 1)


_CLUB, _MEMBER = len(clubs.columns), len(club_members.columns)
_PERSON = [column.name for column in people.columns]


def _here(club: str, person: str) -> ColumnElement[bool]:
    return (club_members.c.club == club) & (club_members.c.person == person)


def _joined() -> Join:
    return club_members.join(clubs, clubs.c.id == club_members.c.club).join(
        people, people.c.id == club_members.c.person
    )


def _all() -> Select[Any]:
    return select(clubs, club_members, people).select_from(_joined())


def _club(row: Row[tuple[object, ...]] | Sequence[object]) -> StoredClub:
    key, name, kind, made, chat, code = row[:_CLUB]
    return StoredClub(str(key), str(name), str(kind), float(made), bool(chat), code)  # type: ignore[arg-type]


def _member(row: Row[tuple[object, ...]]) -> StoredMember:
    club, _person, role, called, joined, pupil = row[_CLUB : _CLUB + _MEMBER]
    whose = row[_CLUB + _MEMBER : _CLUB + _MEMBER + len(_PERSON)]
    person = StoredPerson(**dict(zip(_PERSON, whose, strict=True)))  # type: ignore[arg-type]
    return StoredMember(str(club), person, str(role), str(called), float(joined), bool(pupil))  # type: ignore[arg-type]


def _standing(member: StoredMember) -> tuple[int, str, str]:
    rank = {"owner": 0, "teacher": 1}.get(member.role, 2)
    return rank, member.called.casefold(), member.person.id


def _club_row(club: StoredClub) -> dict[str, object]:
    return {**asdict(club), "chat": int(club.chat)}


def _member_row(member: StoredMember) -> dict[str, object]:
    return {
        "club": member.club,
        "person": member.person.id,
        "role": member.role,
        "called": member.called,
        "joined": member.joined,
        "pupil": int(member.pupil),
    }
