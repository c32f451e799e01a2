"""All clubs of a site: to make one, come in, leave, and who may do what in it.

Whoever is not in a club is told that there is none. `owner` has it, a `teacher` looks after it, a
`member` is in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from damier.club.clubs.errors import ClubError
from damier.club.clubs.lines import plain_name, plain_text
from damier.club.people import secrets
from damier.club.people.privacy import Onlooker
from damier.storage.clubs import StoredClub, StoredMember, StoredNote

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from damier.storage.clubs import ClubBook
    from damier.storage.people import StoredPerson

Role = Literal["owner", "teacher", "member"]
Kind = Literal["club", "class"]
NAME, CALLED, NOTE = 60, 60, 1_000  # characters
MOST_OWNED = 20  # clubs of one person
MOST_JOINED = 50
MOST_MEMBERS = 300
MOST_NOTES = 50  # a noticeboard


@dataclass(frozen=True, slots=True)
class Membership:
    """A club, and somebody in it."""

    club: StoredClub
    me: StoredMember

    @property
    def teaches(self) -> bool:
        """Whether they look after it."""
        return self.me.role in ("owner", "teacher")

    @property
    def owns(self) -> bool:
        """Whether it is theirs."""
        return self.me.role == "owner"


class Clubs:
    """All clubs of a site."""

    def __init__(self, book: ClubBook, now: Callable[[], float]) -> None:
        self._book, self._now = book, now

    # Making one, and coming in.

    async def make(self, person: StoredPerson, name: str, kind: Kind, called: str) -> Membership:
        """Make a club; it is whoever's made it."""
        if await self._book.is_pupil(person.id):
            raise ClubError("class-account", "expected an account of one's own, got a class's")
        if await self._book.owned(person.id) >= MOST_OWNED:
            raise ClubError("too-many-clubs", f"expected at most {MOST_OWNED} clubs, got one more")
        now = self._now()
        code = _new_code() if kind == "club" else None
        club = StoredClub(secrets.new_id(), plain_name(name, NAME), kind, now, code=code)
        owner = StoredMember(club.id, person, "owner", _called(called, person), now)
        await self._book.add(club, owner)
        return Membership(club, owner)

    async def join(self, person: StoredPerson, code: str, called: str) -> Membership:
        """Come in by a code."""
        club = await self._book.by_code(_typed(code))
        if club is None:
            raise ClubError("bad-code", "expected the code of a club, got another")
        if await self._book.seen_by(club.id, person.id) is not None:
            raise ClubError("already-in-club", "expected somebody new, got one who is in it")
        if len(await self._book.of(person.id)) >= MOST_JOINED:
            raise ClubError("too-many-clubs", f"expected at most {MOST_JOINED}, got one more")
        me = StoredMember(club.id, person, "member", _called(called, person), self._now())
        if not await self._book.join(me, MOST_MEMBERS):
            raise ClubError("club-full", f"expected at most {MOST_MEMBERS} members, got one more")
        return Membership(club, me)

    # Being in it.

    async def of(self, person: StoredPerson) -> list[tuple[Membership, int]]:
        """Return the clubs of somebody, and how many are in each."""
        found = await self._book.of(person.id)
        return [(Membership(club, me), count) for club, me, count in found]

    async def seen_by(self, club: str, person: StoredPerson) -> Membership:
        """Return a club as somebody in it sees it; raises ClubError for everybody else."""
        found = await self._book.seen_by(secrets.plain_id(club), person.id)
        if found is None:
            raise ClubError("no-club", "expected a club of one's own, got another")
        return Membership(*found)

    async def taught_by(self, club: str, person: StoredPerson) -> Membership:
        """Return a club to whoever looks after it."""
        found = await self.seen_by(club, person)
        if not found.teaches:
            raise ClubError("not-teacher", "expected somebody who teaches here, got a member")
        return found

    async def owned_by(self, club: str, person: StoredPerson) -> Membership:
        """Return a club to whoever has it."""
        found = await self.seen_by(club, person)
        if not found.owns:
            raise ClubError("not-teacher", "expected whose club it is, got another")
        return found

    async def members(self, here: Membership) -> list[StoredMember]:
        """Return who is in a club."""
        return await self._book.members(here.club.id)

    async def member(self, here: Membership, person: str) -> StoredMember:
        """Return somebody else in a club."""
        found = await self._book.seen_by(here.club.id, secrets.plain_id(person))
        if found is None:
            raise ClubError("no-club", "expected a member, got another")
        return found[1]

    async def leave(self, here: Membership) -> None:
        """Leave a club; who has it hands it over first, and a pupil belongs to the class."""
        if here.owns:
            raise ClubError("owns-club", "expected somebody else's club, got one's own")
        if here.me.pupil:
            raise ClubError("class-account", "expected an account of one's own, got a class's")
        await self._book.leave(here.club.id, here.me.person.id)

    async def remove(self, here: Membership, person: str) -> None:
        """Send somebody away: teachers send members, whose club it is sends anybody else."""
        them = await self.member(here, person)
        if them.role == "owner" or (them.role == "teacher" and not here.owns):
            raise ClubError("not-teacher", "expected somebody below oneself, got another")
        if them.pupil:
            raise ClubError("class-account", "expected an account of their own, got the class's")
        await self._book.leave(here.club.id, them.person.id)

    async def call(self, here: Membership, person: str, called: str) -> None:
        """Say what somebody is called inside: oneself, or as a teacher anybody."""
        them = await self.member(here, person)
        own = them.person.id == here.me.person.id and not them.pupil
        if not own and not here.teaches:
            raise ClubError("not-teacher", "expected oneself, got another")
        await self._book.set_member(here.club.id, them.person.id, called=plain_name(called, CALLED))

    # Whose club it is.

    async def set_role(self, here: Membership, person: str, role: Role) -> None:
        """Let somebody teach, or no longer."""
        them = await self.member(here, person)
        if them.pupil or them.role == "owner" or role == "owner":
            raise ClubError("class-account", "expected a member with an account, got another")
        await self._book.set_member(here.club.id, them.person.id, role=role)

    async def hand_over(self, here: Membership, person: str) -> None:
        """Let the club be somebody else's, who has an account of their own."""
        them = await self.member(here, person)
        if them.pupil:
            raise ClubError("class-account", "expected an account of their own, got the class's")
        if not await self._book.hand_over(here.club.id, here.me.person.id, them.person.id):
            raise ClubError("no-club", "expected one's own club and a member, got another")

    async def change(
        self, here: Membership, *, name: str | None = None, chat: bool | None = None
    ) -> None:
        """Change the name of a club, or whether its members chat."""
        values: dict[str, str | int | None] = {}
        if name is not None:
            values["name"] = plain_name(name, NAME)
        if chat is not None:
            values["chat"] = int(chat)
        if values:
            await self._book.change(here.club.id, **values)

    async def set_code(self, here: Membership, *, on: bool) -> str | None:
        """Make another code, which ends the one before; or none."""
        code = _new_code() if on else None
        await self._book.change(here.club.id, code=code)
        return code

    async def delete(self, here: Membership) -> list[str]:
        """Delete a club with its pupils' accounts; return the tables where a name has gone."""
        return await self._book.drop(here.club.id)

    # The noticeboard.

    async def notes(self, here: Membership) -> list[StoredNote]:
        """Return what is pinned up, the latest first."""
        return await self._book.notes(here.club.id, MOST_NOTES)

    async def pin(self, here: Membership, text: str) -> None:
        """Pin something up; in a class only those who teach do."""
        if here.club.kind == "class" and not here.teaches:
            raise ClubError("not-teacher", "expected somebody who teaches here, got a member")
        note = StoredNote(
            secrets.new_id(), here.club.id, here.me.person.id, self._now(), plain_text(text, NOTE)
        )
        await self._book.pin(note, MOST_NOTES)

    async def take_down(self, here: Membership, note: str) -> None:
        """Take down what is one's own; those who teach take down anything."""
        by = None if here.teaches else here.me.person.id
        if not await self._book.take_down(here.club.id, secrets.plain_id(note), by):
            raise ClubError("no-club", "expected a note of one's own, got another")

    # What others ask.

    async def looked_at(self, visitors: Collection[str]) -> dict[str, Onlooker]:
        """Return people as those who are looked at: private to all outside their classes."""
        found = await self._book.classes(visitors)
        return {
            visitor: Onlooker(
                visitor,
                frozenset(club for club, role in found.get(visitor, ()) if role == "member"),
            )
            for visitor in visitors
        }

    async def looking(self, visitor: str) -> Onlooker:
        """Return somebody as one who looks: from inside the classes they are in, or teach."""
        found = await self._book.classes([visitor])
        return Onlooker(visitor, frozenset(club for club, _ in found.get(visitor, ())))

    async def is_pupil(self, person: StoredPerson) -> bool:
        """Tell whether an account belongs to a class."""
        return await self._book.is_pupil(person.id)

    async def must_own_account(self, person: StoredPerson) -> None:
        """Raise ClubError where an account belongs to a class."""
        if await self.is_pupil(person):
            raise ClubError("class-account", "expected an account of one's own, got a class's")

    async def must_own_no_club(self, person: StoredPerson) -> None:
        """Raise ClubError while somebody has clubs: others are in them."""
        if await self._book.owned(person.id):
            raise ClubError("owns-club", "expected somebody without a club, got one who has some")


def _new_code() -> str:
    return secrets.new_code_word(2)


def _typed(code: str) -> str:
    """Return a code as it is kept, however it was typed."""
    bare = "".join(sign for sign in code.lower()[:100] if sign in secrets.LETTERS)
    return "-".join(bare[at : at + 4] for at in range(0, len(bare), 4))


def _called(called: str, person: StoredPerson) -> str:
    return plain_name(called, CALLED) if called.strip() else person.name
