"""What operators do: each deed is written with its line in the log, and then acts everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.club.people.errors import AccountError
from damier.club.people.names import clean_name, name_key, word_key
from damier.club.people.secrets import hash_token, new_id, new_token
from damier.storage.order import LoggedDeed, StoredBan, StoredInvitation
from damier.table.talk import plain_line

if TYPE_CHECKING:
    from collections.abc import Iterable

    from damier.club.order.doorkeeper import Doorkeeper
    from damier.live.belonging import Belonging
    from damier.storage.people import StoredPerson
    from damier.storage.store import Store

COMMAND_LINE = ""  # who does something without an account
_WORDS = 500


class Operators:
    """Deeds of one operator; without `keeper`, of the command line, servers find out soon."""

    def __init__(
        self,
        store: Store,
        keeper: Doorkeeper | None = None,
        belonging: Belonging | None = None,
        operator: str = COMMAND_LINE,
    ) -> None:
        self._store, self._book = store, store.order
        self._keeper, self._belonging, self._me = keeper, belonging, operator

    def _entry(self, deed: str, about: str = "", words: str = "") -> LoggedDeed:
        said = plain_line(words)[:_WORDS]
        return LoggedDeed(self._store.clock.now(), self._me, deed, about, said)

    async def _acts(self) -> None:
        if self._keeper is not None:
            await self._keeper.changed()

    async def named(self, name: str) -> StoredPerson | None:
        """Return whoever has a name."""
        return await self._store.people.named(name_key(name))

    # Operators; never over the web.

    async def appoint(self, name: str) -> bool:
        """Let somebody be an operator; False: nobody has that name, or they are one."""
        person = await self.named(name)
        return person is not None and await self._book.add_operator(
            person.id, self._entry("appointed", person.id)
        )

    async def dismiss(self, name: str) -> bool:
        """Let somebody be an operator no more; False: they are none."""
        person = await self.named(name)
        return person is not None and await self._book.drop_operator(
            person.id, self._entry("dismissed", person.id)
        )

    # Bans.

    async def ban_name(self, name: str, until: float | None, reason: str) -> bool:
        """Ban somebody with an account; False: nobody has that name."""
        person = await self.named(name)
        if person is None:
            return False
        await self._ban("visitor", person.visitor, until, reason)
        return True

    async def ban_address(self, shown: str, until: float | None, reason: str) -> bool:
        """Ban an address by its print."""
        await self._ban("address", shown, until, reason)
        return True

    async def ban_reported(
        self, table: str, side: str, until: float | None, reason: str, *, address: bool
    ) -> bool:
        """Ban whom a report is about, guest or not; False: there is no such report."""
        found = await self._book.complaint(table, side)
        if found is None or not found.about:
            return False
        await self._ban("visitor", found.about, until, reason)
        if address and found.address:
            await self._ban("address", found.address, until, reason)
        return True

    async def _ban(self, kind: str, subject: str, until: float | None, reason: str) -> None:
        words = plain_line(reason)[:_WORDS]
        now = self._store.clock.now()
        ban = StoredBan(new_id(), kind, subject, now, until, words, self._me)
        deed = {True: "closed", False: "banned"}[until is None]
        about = subject if kind == "visitor" else ""
        entry = self._entry(deed if about else f"{deed}-address", about, words)
        await self._book.ban(ban, entry)
        await self._acts()

    async def lift(self, ban: str) -> bool:
        """Let somebody in again; False: there is no such ban."""
        found = next((one for one in (await self._book.read()).bans if one.id == ban), None)
        if found is None:
            return False
        about = found.subject if found.kind == "visitor" else ""
        done = await self._book.lift(ban, self._entry("reopened", about))
        await self._acts()
        return done

    # Reports and names.

    async def settle(self, table: str, side: str, note: str) -> bool:
        """Settle a report; False: there is none that waits."""
        found = await self._book.complaint(table, side)
        about = "" if found is None else found.about
        words = plain_line(note)[:_WORDS]
        return await self._book.settle(table, side, words, self._entry("settled", about, words))

    async def rename(self, name: str, to: str, words: Iterable[str], reason: str = "") -> bool:
        """Give somebody another name everywhere; False: nobody has that name."""
        person = await self.named(name)
        if person is None:
            return False
        shown, key = clean_name(to, words)
        tables = await self._store.people.rename_everywhere(person, shown, key)
        if tables is None:
            raise AccountError("name-taken", "expected a name that is free, got one that is taken")
        said = f"{person.name} → {shown}: {reason}" if reason else f"{person.name} → {shown}"
        await self._book.note(self._entry("renamed", person.id, said))
        if self._belonging is not None:
            self._belonging.erased(tables)
        return True

    # Who may join, and what is not said.

    async def set_registration(self, rule: str) -> None:
        """Say who may join from now on."""
        await self._book.set_registration(rule, self._entry("registration", words=rule))
        await self._acts()

    async def invite(self, count: int, seconds: float) -> list[str]:
        """Return what makes one account each, shown this once."""
        now = self._store.clock.now()
        tokens = [new_token() for _ in range(count)]
        made = [
            StoredInvitation(hash_token(token), now, now + seconds, self._me) for token in tokens
        ]
        await self._book.invite(made, self._entry("invited", words=str(count)))
        return tokens

    async def withdraw(self, invitation: str) -> bool:
        """Take an invitation back; False: there is none such, or it was used."""
        return await self._book.withdraw(invitation, self._entry("withdrawn"))

    async def add_word(self, word: str) -> bool:
        """Let nobody be called, and nobody say, a word; False: it is none, or listed."""
        plain = plain_line(word)
        key = word_key(plain)
        entry = self._entry("word-added", words=plain)
        done = bool(key) and await self._book.add_word(key, plain, entry)
        await self._acts()
        return done

    async def drop_word(self, word: str) -> bool:
        """Let a word be said again; False: it is not listed."""
        plain = plain_line(word)
        done = await self._book.drop_word(word_key(plain), self._entry("word-dropped", words=plain))
        await self._acts()
        return done
