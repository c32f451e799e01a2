"""A way back in by mail, for whoever gave an address and confirmed it; the server may have no mail.

Nothing tells whether a name or an address is known: who asks is answered before anybody looks.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from damier.club.notices.errors import NoticeError
from damier.club.notices.mail import check_address, letter, send_mail
from damier.club.people import secrets
from damier.club.people.names import name_key
from damier.live.tasks import end
from damier.storage.recovery import StoredRecoveryMail
from damier.texts import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.club.notices.mail import MailServer
    from damier.club.people.accounts import Accounts, SignedIn
    from damier.storage.recovery import RecoveryBook

log = structlog.get_logger()
_MINUTE, _HOUR, _DAY = 60.0, 3_600.0, 86_400.0
GOOD_FOR = 30 * _MINUTE  # a link that lets somebody in
CONFIRMED = _DAY  # within which an address is to be confirmed
PAUSE = 10 * _MINUTE  # between two letters that ask somebody to confirm
LINKS = 3  # to one account in an hour
_PEOPLE = 8  # of one address: a family
_AT_ONCE = 50


class Recovery:
    """Addresses of people, and the links by which they come back."""

    def __init__(
        self,
        book: RecoveryBook,
        accounts: Accounts,
        now: Callable[[], float],
        *,
        mail: MailServer | None,
        site: str,
    ) -> None:
        self._book, self._accounts, self._now = book, accounts, now
        self._mail, self._site = mail if site else None, site.rstrip("/")
        self._writing: set[asyncio.Task[None]] = set()

    @property
    def can_write(self) -> bool:
        """Whether this server can send letters at all."""
        return self._mail is not None

    async def close(self) -> None:
        """Write no more letters."""
        await end(self._writing)

    # An address of one's own.

    async def of(self, me: SignedIn) -> StoredRecoveryMail | None:
        """Return somebody's address, confirmed or not."""
        return await self._book.of(me.person.id)

    async def set_address(self, me: SignedIn, address: str, lang: str) -> None:
        """Write to an address whether it is theirs; until then it counts for nothing."""
        self._accounts.must_be_fresh(me)
        server, to, now = self._server(), check_address(address), self._now()
        before = await self._book.of(me.person.id)
        if before is not None and now - before.asked < PAUSE:
            raise NoticeError("bad-mail", f"expected {PAUSE} seconds between two letters")
        code = secrets.new_token()
        kept = StoredRecoveryMail(
            me.person.id, to, to.casefold(), lang, now, code=secrets.hash_token(code)
        )
        await self._book.put(kept)
        lines = [
            text("recovery-confirm-text", lang, name=me.person.name),
            "",
            f"{self._site}/account#confirm={code}",
        ]
        subject = text("recovery-confirm-subject", lang)
        if not await send_mail(server, letter(to, server.sender, subject, lines)):
            raise NoticeError("no-mail", "expected the mail server to take a letter")

    async def forget_address(self, me: SignedIn) -> None:
        """Forget somebody's address; links that were sent there open nothing more."""
        self._accounts.must_be_fresh(me)
        await self._book.forget(me.person.id)

    async def confirm(self, code: str) -> None:
        """Let the address count that a code was sent to; raises NoticeError."""
        since = self._now() - CONFIRMED
        if not await self._book.confirm(secrets.hash_token(code), since):
            raise NoticeError("stale-link", "expected a code that was sent, got another")

    # Coming back.

    def ask(self, who: str) -> None:
        """Have a link sent to whoever has a name or an address, if anybody; returns at once.

        Raises NoticeError where no mail is sent, to anybody, or too much is on its way.
        """
        self._server()
        if len(self._writing) >= _AT_ONCE:
            raise NoticeError("no-mail", "expected fewer letters on their way")
        task = asyncio.create_task(self._write(who))
        self._writing.add(task)
        task.add_done_callback(self._written)

    async def use(
        self, token: str, *, guest: str | None = None, device: str = ""
    ) -> tuple[SignedIn, list[str]]:
        """Let somebody in by a link, once; signs out everywhere else, as `Accounts.end_others`."""
        person = await self._book.use(secrets.hash_token(token), self._now() - GOOD_FOR)
        if person is None:
            raise NoticeError("stale-link", "expected a link that was sent, got another")
        log.info("account recovered by mail", person=person.id)
        return await self._accounts.sign_in_by_link(person, guest=guest, device=device)

    async def _write(self, who: str) -> None:
        server, typed = self._server(), who.strip()
        name, mail = ("", typed.casefold()) if "@" in typed else (name_key(typed), "")
        if not name and not mail:
            return
        # By the very address that was confirmed: some servers tell small letters from large.
        letters: dict[tuple[str, str], list[str]] = {}
        now = self._now()
        for person, kept in await self._book.known(name=name, mail=mail, most=_PEOPLE):
            token = secrets.new_token()
            link = secrets.hash_token(token)
            if await self._book.issue(person.id, link, now, since=now - _HOUR, most=LINKS):
                url = f"{self._site}/account#recover={token}"
                said = text("recovery-mail-name", kept.lang, name=person.name)
                letters.setdefault((kept.mail, kept.lang), []).extend(["", said, url])
        for (to, lang), links in letters.items():
            lines = [text("recovery-mail-text", lang), *links]
            subject = text("recovery-mail-subject", lang)
            if not await send_mail(server, letter(to, server.sender, subject, lines)):
                log.warning("letter not taken")

    def _written(self, task: asyncio.Task[None]) -> None:
        self._writing.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("letter not written", exc_info=error)

    def _server(self) -> MailServer:
        if self._mail is None:
            raise NoticeError("no-mail", "expected a mail server, got none")
        return self._mail
