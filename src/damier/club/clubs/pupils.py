"""Pupils: accounts that a teacher makes for a class, resets, moves, sets free and deletes.

They sign in by their slip alone, with no address, recovery codes or passkeys: what they have
forgotten, their teacher makes anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.club.clubs.clubs import CALLED, MOST_MEMBERS
from damier.club.clubs.entries import new_name, new_secret
from damier.club.clubs.errors import ClubError
from damier.club.clubs.lines import plain_name
from damier.club.people import secrets
from damier.club.people.names import clean_name
from damier.storage.clubs import StoredMember
from damier.storage.people import StoredPerson

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from damier.club.clubs.clubs import Clubs, Membership
    from damier.club.clubs.entries import Way
    from damier.club.people.passwords import Passwords
    from damier.storage.clubs import ClubBook
    from damier.storage.people import PeopleBook

AT_ONCE = 40  # pupils of one list
_TRIES = 20  # until a name is free


@dataclass(frozen=True, slots=True)
class EntrySlip:
    """What is printed for a pupil, once: what they are called, the account's name, the secret."""

    person: str
    called: str
    name: str
    way: Way
    secret: str


class Pupils:
    """Makes pupils' accounts, and looks after them."""

    def __init__(
        self,
        clubs: Clubs,
        book: ClubBook,
        people: PeopleBook,
        now: Callable[[], float],
        *,
        new_visitor: Callable[[], str],
        passwords: Passwords,
        words: Callable[[], Iterable[str]] = tuple,
    ) -> None:
        self._clubs, self._book, self._people = clubs, book, people
        self._now, self._new_visitor = now, new_visitor
        self._passwords, self._words = passwords, words

    async def make(self, here: Membership, names: Sequence[str], way: Way) -> list[EntrySlip]:
        """Make an account for each of some names; nothing is made if one of them cannot be."""
        _must_be_class(here)
        called = [plain_name(name, CALLED) for name in names if name.strip()]
        if not 1 <= len(called) <= AT_ONCE:
            raise ClubError("bad-line", f"expected 1 to {AT_ONCE} names, got {len(called)}")
        room = MOST_MEMBERS - len(await self._clubs.members(here))
        if len(called) > room:
            raise ClubError("club-full", f"expected at most {room} more, got {len(called)}")
        return [await self._make(here, name, way) for name in called]

    async def _make(self, here: Membership, called: str, way: Way) -> EntrySlip:
        secret = new_secret(way)
        kept = await self._passwords.hash(secret)
        for _ in range(_TRIES):
            name, key = clean_name(new_name(), self._words())
            now = self._now()
            person = StoredPerson(secrets.new_id(), name, key, self._new_visitor(), now, kept)
            pupil = StoredMember(here.club.id, person, "member", called, now, pupil=True)
            trouble = await self._book.add_pupil(pupil, MOST_MEMBERS)
            if not trouble:
                return EntrySlip(person.id, called, name, way, secret)
            if trouble == "full":
                break
        raise ClubError("club-full", "expected a name that is free, got none")

    async def reset(self, here: Membership, person: str, way: Way) -> tuple[EntrySlip, list[str]]:
        """Give a pupil something else to sign in with, and the tables whose old links are void.

        They are signed out everywhere, and nothing else that let them in does so any more.
        """
        them = await self._pupil(here, person)
        secret = new_secret(way)
        await self._book.reset_pupil(them.person.id, await self._passwords.hash(secret))
        tables = await self._people.rekey(them.person)
        return EntrySlip(them.person.id, them.called, them.person.name, way, secret), tables

    async def move(self, here: Membership, person: str, there: Membership) -> None:
        """Put a pupil into another class."""
        _must_be_class(there)
        them = await self._pupil(here, person)
        if not await self._book.move_pupil(them.person.id, here.club.id, there.club.id):
            raise ClubError("already-in-club", "expected somebody new, got one who is in it")

    async def set_free(self, here: Membership, person: str) -> None:
        """Let an account be its owner's: they may leave, rename and delete it from now on."""
        them = await self._pupil(here, person)
        await self._book.set_member(here.club.id, them.person.id, pupil=0)

    async def delete(self, here: Membership, person: str) -> list[str]:
        """Delete a pupil's account; return the tables where a name has gone."""
        return await self._people.erase((await self._pupil(here, person)).person)

    async def _pupil(self, here: Membership, person: str) -> StoredMember:
        them = await self._clubs.member(here, person)
        if not them.pupil:
            raise ClubError("class-account", "expected an account of the class, got another")
        return them


def _must_be_class(here: Membership) -> None:
    if here.club.kind != "class":
        raise ClubError("no-club", "expected a class, got a club")
