"""Accounts: to make one, sign in, stay signed in, change it, and be gone.

`now` is asked for the time, in seconds since the epoch. Whatever is refused is an `AccountError`;
none tells, by its words or by the time it takes, whether somebody has a name.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from damier.club.people import passkeys, secrets
from damier.club.people.errors import AccountError
from damier.club.people.names import clean_name, name_key
from damier.club.people.passwords import Passwords, check_password
from damier.storage.people import (
    StoredChallenge,
    StoredCredential,
    StoredPerson,
    StoredSession,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from damier.club.people.passkeys import NewPasskey, Site
    from damier.storage.people import PeopleBook

_MINUTE, _DAY = 60.0, 86_400.0
LASTS = 180 * _DAY  # a session that nobody uses
LONGEST = 400 * _DAY  # any session
ROTATED = _DAY  # after which a session is shown by another token
OVERLAP = 2 * _MINUTE  # for which the token before it is still taken
FRESH = 15 * _MINUTE  # for which a proof is good where an account itself is changed
ANSWERED = 5 * _MINUTE  # within which a challenge is to be answered
_NOTED = 10 * _MINUTE  # after which it is noted that a session was seen again
_DEVICE = 100
_MOST_KEYS = 20


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Somebody on one device: who, by which session, and its token unless that is an old one."""

    person: StoredPerson
    session: StoredSession
    token: str | None = None


@dataclass(frozen=True, slots=True)
class NewAccount:
    """A new account, and the codes that are shown this once."""

    signed_in: SignedIn
    codes: tuple[str, ...]


class Accounts:
    """All accounts of a site."""

    def __init__(
        self,
        book: PeopleBook,
        now: Callable[[], float],
        *,
        new_visitor: Callable[[], str],
        passwords: Passwords | None = None,
        words: Callable[[], Iterable[str]] = tuple,
    ) -> None:
        self._book, self._now, self._new_visitor = book, now, new_visitor
        self._passwords, self._words = passwords or Passwords(), words

    def close(self) -> None:
        """Let go of the threads that hash passwords."""
        self._passwords.close()

    # Joining.

    async def join(
        self,
        name: str,
        password: str,
        *,
        guest: str | None = None,
        device: str = "",
        invitation: str | None = None,
    ) -> NewAccount:
        """Make an account with a password; a guest's games and progress come along.

        An `invitation`, if it takes one, is used up; raises Uninvited if it is no good.
        """
        shown, key = clean_name(name, self._words())
        kept = await self._passwords.hash(check_password(password, shown))
        person = self._new_person(shown, key, kept)
        return await self._add(person, None, guest, device, invitation)

    async def ask_to_join(self, name: str, site: Site) -> tuple[str, dict[str, Any]]:
        """Return a challenge's name, and what a browser needs to make a passkey for a new account.

        A name that is taken is told before the device keeps a key for it.
        """
        shown, key = clean_name(name, self._words())
        if await self._book.named(key) is not None:
            raise AccountError("name-taken", "expected a name that is free, got one that is taken")
        person = secrets.new_id()
        challenge, options = passkeys.ask_to_make(site, person, shown)
        return await self._ask("join", challenge, person), options

    async def join_by_passkey(
        self,
        name: str,
        challenge: str,
        credential: dict[str, Any],
        *,
        site: Site,
        guest: str | None = None,
        device: str = "",
        invitation: str | None = None,
    ) -> NewAccount:
        """Make an account with a passkey."""
        shown, key = clean_name(name, self._words())
        asked = await self._asked("join", challenge)
        made = passkeys.made(site, asked.challenge, credential)
        person = replace(self._new_person(shown, key), id=str(asked.person))
        kept = self._credential(made, person.id, device)
        return await self._add(person, kept, guest, device, invitation)

    def _new_person(self, name: str, key: str, password: str | None = None) -> StoredPerson:
        visitor = self._new_visitor()
        return StoredPerson(secrets.new_id(), name, key, visitor, self._now(), password)

    async def _add(
        self,
        person: StoredPerson,
        credential: StoredCredential | None,
        guest: str | None,
        device: str,
        invitation: str | None,
    ) -> NewAccount:
        session, token = self._new_session(person.id, device)
        codes = secrets.new_codes()
        hashes = [secrets.hash_code(person.id, code) for code in codes]
        used = None if invitation is None else secrets.hash_token(invitation)
        added = await self._book.add(
            person, session, hashes, credential=credential, guest=guest, invitation=used
        )
        if not added:
            raise AccountError("name-taken", "expected a name that is free, got one that is taken")
        return NewAccount(SignedIn(person, session, token), codes)

    # Signing in.

    async def sign_in(
        self, name: str, password: str, *, guest: str | None = None, device: str = ""
    ) -> SignedIn:
        """Sign in by name and password."""
        person = await self._book.named(name_key(name))
        kept = None if person is None else person.password
        if not await self._passwords.matches(kept, password) or person is None:
            raise AccountError("wrong-sign-in", "expected a name and its password, got others")
        if kept is not None and self._passwords.is_dated(kept):
            await self._book.set_password(person.id, await self._passwords.hash(password))
        return await self._begin(person, guest, device)

    async def sign_in_by_code(
        self, name: str, code: str, *, guest: str | None = None, device: str = ""
    ) -> SignedIn:
        """Sign in by a recovery code, which is used up; as slow as by a password."""
        person = await self._book.named(name_key(name))
        await self._passwords.matches(None, code)
        whose = "" if person is None else person.id
        used = await self._book.use_code(whose, secrets.hash_code(whose, code))
        if not used or person is None:
            raise AccountError("wrong-sign-in", "expected a name and its code, got others")
        return await self._begin(person, guest, device)

    async def sign_in_by_link(
        self, person: StoredPerson, *, guest: str | None = None, device: str = ""
    ) -> tuple[SignedIn, list[str]]:
        """Sign in whoever came by a link of `Recovery`; signs out elsewhere, as `end_others`."""
        found = await self._begin(person, guest, device)
        return found, await self.end_others(found)

    async def ask_to_sign_in(self, site: Site) -> tuple[str, dict[str, Any]]:
        """Return a challenge's name, and what a browser needs to sign in by a passkey."""
        challenge, options = passkeys.ask_to_sign(site)
        return await self._ask("sign-in", challenge), options

    async def sign_in_by_passkey(
        self,
        challenge: str,
        credential: dict[str, Any],
        *,
        site: Site,
        guest: str | None = None,
        device: str = "",
    ) -> SignedIn:
        """Sign in by a passkey; whose it is, the device knows."""
        asked = await self._asked("sign-in", challenge)
        person = await self._signed(asked, credential, site)
        return await self._begin(person, guest, device)

    async def _signed(
        self, asked: StoredChallenge, credential: dict[str, Any], site: Site
    ) -> StoredPerson:
        known = await self._book.credential(secrets.plain_id(credential.get("id")))
        person = None if known is None else await self._book.by_id(known.person)
        if known is None or person is None:
            raise AccountError("wrong-sign-in", "expected a passkey of somebody's, got another")
        count = passkeys.signed(site, asked.challenge, credential, known)
        await self._book.used_credential(known.id, count, self._now())
        return person

    async def _begin(self, person: StoredPerson, guest: str | None, device: str) -> SignedIn:
        session, token = self._new_session(person.id, device)
        await self._book.begin(session)
        if guest is not None:
            await self._book.adopt(person, guest)
        now = self._now()
        await self._book.tidy(sessions_seen=now - LASTS, challenges_made=now - ANSWERED)
        return SignedIn(person, session, token)

    def _new_session(self, person: str, device: str) -> tuple[StoredSession, str]:
        token, now = secrets.new_token(), self._now()
        return StoredSession(
            id=secrets.new_id(),
            person=person,
            hash=secrets.hash_token(token),
            made=now,
            seen=now,
            rotated=now,
            proved=now,
            device=device[:_DEVICE],
        ), token

    # Being signed in.

    async def who(self, token: str) -> SignedIn | None:
        """Return whoever shows a token, None if nobody."""
        shown, now = secrets.hash_token(token), self._now()
        found = await self._book.session(shown)
        if found is None:
            return None
        session, person = found
        if session.seen < now - LASTS or session.made < now - LONGEST:
            return None
        if shown != session.hash:  # the one before: good for a moment, and never renewed
            return SignedIn(person, session) if now - session.rotated < OVERLAP else None
        if now - session.seen >= _NOTED:
            await self._book.seen(session.id, now)
        return SignedIn(person, session, token)

    async def renew(self, me: SignedIn) -> str | None:
        """Return another token for a session if it is time for one, which is good from now on.

        Whoever shows the one before it, or comes second, is given none.
        """
        now = self._now()
        if me.token is None or now - me.session.rotated < ROTATED:
            return None
        fresh = secrets.new_token()
        done = await self._book.rotate(me.session, secrets.hash_token(fresh), now)
        return fresh if done else None

    async def prove(self, me: SignedIn, password: str) -> None:
        """Prove once more, by the password, who is signed in."""
        if not await self._passwords.matches(me.person.password, password):
            raise AccountError("wrong-sign-in", "expected the password, got another")
        await self._book.proved(me.session.id, self._now())

    async def prove_by_passkey(
        self, me: SignedIn, challenge: str, credential: dict[str, Any], *, site: Site
    ) -> None:
        """Prove once more, by a passkey, who is signed in."""
        asked = await self._asked("sign-in", challenge)
        if (await self._signed(asked, credential, site)).id != me.person.id:
            raise AccountError("wrong-sign-in", "expected one's own passkey, got another's")
        await self._book.proved(me.session.id, self._now())

    def is_fresh(self, me: SignedIn) -> bool:
        """Tell whether whoever is signed in has lately proved who they are."""
        return self._now() - me.session.proved <= FRESH

    def must_be_fresh(self, me: SignedIn) -> None:
        """Raise AccountError unless whoever is signed in has lately proved who they are."""
        if not self.is_fresh(me):
            raise AccountError("sign-in-again", "expected a proof of who it is, got an old one")

    async def sign_out(self, me: SignedIn) -> None:
        """End the session of this device."""
        await self._book.end(me.person.id, me.session.id)

    async def end(self, me: SignedIn, session: str) -> None:
        """End one of one's own sessions."""
        if not await self._book.end(me.person.id, secrets.plain_id(session)):
            raise AccountError("no-device", "expected a device of one's own, got another")

    async def end_others(self, me: SignedIn) -> list[str]:
        """Sign out everywhere else; return the tables whose old links open nothing more."""
        await self._book.end_others(me.person.id, but=me.session.id)
        return await self._book.rekey(me.person)

    async def sessions(self, me: SignedIn) -> list[StoredSession]:
        """Return where somebody is signed in, the last seen first."""
        alive = self._now() - LASTS
        return [one for one in await self._book.sessions_of(me.person.id) if one.seen >= alive]

    async def passkeys(self, me: SignedIn) -> list[StoredCredential]:
        """Return somebody's passkeys."""
        return await self._book.credentials_of(me.person.id)

    async def codes_left(self, me: SignedIn) -> int:
        """Return how many recovery codes somebody has left."""
        return await self._book.count_codes(me.person.id)

    # Changing it; all but the name need a fresh proof.

    async def rename(self, me: SignedIn, name: str) -> str:
        """Give oneself another name; return it as it is shown."""
        shown, key = clean_name(name, self._words())
        if not await self._book.rename(me.person.id, shown, key):
            raise AccountError("name-taken", "expected a name that is free, got one that is taken")
        return shown

    async def change_password(self, me: SignedIn, password: str) -> list[str]:
        """Take another password, or a first one; signs out everywhere else, as `end_others`."""
        self.must_be_fresh(me)
        kept = await self._passwords.hash(check_password(password, me.person.name))
        await self._book.set_password(me.person.id, kept)
        return await self.end_others(me)

    async def new_codes(self, me: SignedIn) -> tuple[str, ...]:
        """Return other recovery codes; those of before open nothing any more."""
        self.must_be_fresh(me)
        codes = secrets.new_codes()
        hashes = [secrets.hash_code(me.person.id, code) for code in codes]
        await self._book.replace_codes(me.person.id, hashes)
        return codes

    async def ask_for_passkey(self, me: SignedIn, site: Site) -> tuple[str, dict[str, Any]]:
        """Return a challenge's name, and what a browser needs to make another passkey."""
        self.must_be_fresh(me)
        has = await self.passkeys(me)
        challenge, options = passkeys.ask_to_make(site, me.person.id, me.person.name, has)
        return await self._ask("add", challenge, me.person.id), options

    async def add_passkey(
        self, me: SignedIn, challenge: str, credential: dict[str, Any], *, site: Site
    ) -> None:
        """Keep another passkey."""
        self.must_be_fresh(me)
        asked = await self._asked("add", challenge)
        made = passkeys.made(site, asked.challenge, credential)
        kept = self._credential(made, me.person.id, me.session.device)
        full = len(await self.passkeys(me)) >= _MOST_KEYS
        if asked.person != me.person.id or full or not await self._book.add_credential(kept):
            raise AccountError("bad-passkey", "expected a new passkey of one's own, got another")

    async def drop_passkey(self, me: SignedIn, key: str) -> None:
        """Forget a passkey, unless it is the last that signs somebody in."""
        self.must_be_fresh(me)
        if me.person.password is None and len(await self.passkeys(me)) == 1:
            raise AccountError("last-way-in", "expected another way to sign in, got none")
        if not await self._book.drop_credential(me.person.id, secrets.plain_id(key)):
            raise AccountError("no-device", "expected a passkey of one's own, got another")

    async def erase(self, me: SignedIn) -> list[str]:
        """Delete an account with all that is its own; return the tables whose names have gone."""
        self.must_be_fresh(me)
        return await self._book.erase(me.person)

    # Challenges.

    async def _ask(self, purpose: str, challenge: str, person: str | None = None) -> str:
        name = secrets.new_token()[:32]
        await self._book.ask(StoredChallenge(name, self._now(), purpose, challenge, person))
        return name

    async def _asked(self, purpose: str, name: str) -> StoredChallenge:
        found = await self._book.take(secrets.plain_id(name))
        if found is None or found.purpose != purpose or self._now() - found.made > ANSWERED:
            raise AccountError("bad-passkey", "expected an answer to a question, got a late one")
        return found

    def _credential(self, made: NewPasskey, person: str, device: str) -> StoredCredential:
        now = self._now()
        return StoredCredential(
            made.id, person, made.public_key, made.count, now, now, device[:_DEVICE]
        )
