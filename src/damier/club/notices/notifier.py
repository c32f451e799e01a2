"""Tells people what they asked to be told, once, whichever process gets round to it."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from typing import TYPE_CHECKING, Any, Literal, get_args

import structlog
from sqlalchemy.exc import SQLAlchemyError

from damier.club.notices.errors import NoticeError
from damier.club.notices.mail import check_address, letter, send_mail
from damier.club.notices.push import check_endpoint, check_keys
from damier.live.going_round import go_rounds
from damier.live.tasks import end
from damier.rules.load import load
from damier.storage.letters import notice_row
from damier.storage.notices import StoredSubscription
from damier.texts import text
from damier.texts.page import sheet_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from damier.club.notices.mail import MailServer
    from damier.club.notices.push import Pusher
    from damier.rules import Sheet
    from damier.storage.notices import Consent, PostedNotice
    from damier.storage.store import Store

log = structlog.get_logger()
Kind = Literal["turn", "late", "over", "challenge", "followed"]
KINDS: tuple[Kind, ...] = get_args(Kind)
DEVICES = 10  # of one visitor
_EVERY = 2.0  # seconds between two rounds
_AT_ONCE = 50
_LEASE = 120.0  # seconds after which another process sends what this one was at
_AGAIN = 300.0  # seconds until a notice is tried again
_STALE = 24 * 3600.0  # seconds after which it is not
_ASKS = 600.0  # seconds between two letters that ask for a confirmation


class Notifier:
    """Goes round for as long as the server runs; what cannot be sent here is not offered."""

    def __init__(
        self,
        store: Store,
        *,
        pusher: Pusher | None,
        mail: MailServer | None,
        site: str,
        hours: float,
        stop_token: Callable[[str], str],
    ) -> None:
        self._store, self._book = store, store.notices
        self.pusher, self.mail = pusher, mail if site else None
        self._site, self._pause = site.rstrip("/"), hours * 3600.0
        self._stop_token = stop_token
        self._task = asyncio.create_task(go_rounds("notices", self.go_round, _EVERY))

    async def close(self) -> None:
        """Stop."""
        await end([self._task])
        if self.pusher is not None:
            self.pusher.close()

    async def go_round(self) -> None:
        """Send what is due."""
        now = self._store.clock.now()
        for notice in await self._book.take(now, now + _LEASE, _AT_ONCE):
            try:
                await self._tell(notice)
            except SQLAlchemyError:
                raise
            except Exception:  # of one notice; all others are told
                log.exception("notice not told", kind=notice.kind)
                await self._book.sent(notice)
        for consent in await self._book.letters(now, now + self._pause, _AT_ONCE):
            await self._write(consent)

    # Consent.

    async def subscribe(
        self,
        visitor: str,
        session: str | None,
        device: str,
        *,
        endpoint: str,
        p256dh: str,
        auth: str,
        more: Sequence[str],
    ) -> None:
        """Keep a device of a visitor's; raises NoticeError."""
        check_endpoint(endpoint, more)
        check_keys(p256dh, auth)
        kept = StoredSubscription(
            id=device_id(endpoint),
            visitor=visitor,
            session=session,
            endpoint=endpoint,
            p256dh=p256dh,
            auth=auth,
            made=self._store.clock.now(),
            device=device,
        )
        await self._book.subscribe(kept, DEVICES)

    async def ask_mail(self, visitor: str, address: str, lang: str) -> None:
        """Write to an address whether letters may come there; raises NoticeError."""
        if self.mail is None:
            raise NoticeError("no-mail", "expected a mail server, got none")
        to, now = check_address(address), self._store.clock.now()
        before = await self._book.consent(visitor)
        if before is not None and now - before.asked < _ASKS:
            raise NoticeError("bad-mail", f"expected {_ASKS} seconds between two letters")
        code = secrets.token_urlsafe(24)
        changes = {"mail": to, "confirmed": 0, "code": _hash(code), "asked": now, "lang": lang}
        await self._book.agree(visitor, **changes)
        url = f"{self._site}/waiting#confirm={code}"
        lines = [text("mail-confirm-text", lang), "", url]
        message = letter(to, self.mail.sender, text("mail-confirm-subject", lang), lines)
        if not await send_mail(self.mail, message):
            raise NoticeError("no-mail", "expected the mail server to take a letter")

    async def confirm(self, code: str) -> None:
        """Let letters come to the address a code was sent to; raises NoticeError."""
        if not await self._book.confirm(_hash(code)):
            raise NoticeError("stale-link", "expected a code that was sent, got another")

    async def challenged(self, visitor: str, challenge: str, by: str, sheet: str) -> None:
        """Let somebody know of a challenge, if they want to."""
        args = json.dumps({"opponent": by, "sheet": sheet})
        now = self._store.clock.now()
        await self._book.post(notice_row("challenge", visitor, challenge, 0, now, args=args))

    # Telling.

    async def _tell(self, notice: PostedNotice) -> None:
        consent = await self._book.consent(notice.visitor)
        if consent is None or not await self._book.is_true(notice):
            await self._book.sent(notice)
            return
        now = self._store.clock.now()
        if notice.kind in consent.kinds.split():
            told = await self._push(notice, consent)
            if told == "busy" and now - notice.due < _STALE:
                await self._book.retry(notice, now + _AGAIN)
                return
        by_mail = consent.mail and consent.confirmed and notice.kind in consent.mail_kinds.split()
        mail_at = max(now, consent.wrote + self._pause) if by_mail and self.mail else None
        await self._book.sent(notice, mail_at=mail_at)

    async def _push(self, notice: PostedNotice, consent: Consent) -> str:
        """Push to all devices; `busy` if none has got it and one still may."""
        if self.pusher is None:
            return "sent"
        words = await self._words(notice, consent.lang)
        if words is None:
            return "sent"
        outcomes = set()
        for device in await self._book.devices_of(notice.visitor):
            told = await self.pusher.push(device, words)
            if told == "gone":
                await self._book.unsubscribe(device.id)
            outcomes.add(told)
        return "busy" if outcomes and outcomes <= {"busy", "gone"} and "busy" in outcomes else ""

    async def _words(self, notice: PostedNotice, lang: str) -> dict[str, Any] | None:
        """Return a notice in the words of whoever reads it."""
        if notice.kind == "challenge":
            said = json.loads(notice.args)
            rules = load(said["sheet"])
            return _notice(notice, lang, rules, said["opponent"], "/account")
        if notice.kind == "followed":
            said = json.loads(notice.args)
            if "tournament" in said:
                title, body = text("push-tournament", lang), said["tournament"]
                tag = notice.table_id
                return {"title": title, "body": body, "url": said["url"], "tag": tag, "lang": lang}
            opponent = said["opponent"] or text("game-guest", lang)
            return _notice(notice, lang, load(said["sheet"]), opponent, said["url"])
        stored = await self._store.glance(notice.table_id or "")
        if stored is None:
            return None
        names = [seat.name for seat in stored.seats if seat.visitor != notice.visitor]
        opponent = (names[0] if names else "") or text("game-guest", lang)
        return _notice(notice, lang, stored.terms.rules(), opponent, f"/t/{stored.id}")

    async def _write(self, consent: Consent) -> None:
        """Write one letter with all that is new."""
        waiting = await self._book.in_letter(consent.visitor)
        told = [one for one in waiting if await self._book.is_true(one)]
        if not consent.mail or not consent.confirmed or self.mail is None or not told:
            await self._book.wrote(consent.visitor, waiting, None)
            return
        lang, lines = consent.lang, []
        for one in told:
            words = await self._words(one, lang)
            if words is not None:
                lines += [f"{words['title']}: {words['body']}", self._site + words["url"], ""]
        token = self._stop_token(consent.visitor)
        lines += [text("mail-stop", lang), f"{self._site}/waiting#stop={token}"]
        message = letter(
            consent.mail,
            self.mail.sender,
            text("mail-subject", lang, count=len(told)),
            lines,
            stop=f"{self._site}/api/notices/stop?token={token}",
        )
        now = self._store.clock.now()
        if await send_mail(self.mail, message):
            await self._book.wrote(consent.visitor, waiting, now)
        else:
            log.warning("letter not taken")
            await self._book.wrote(consent.visitor, (), None, lease=now + _AGAIN)


def _notice(
    notice: PostedNotice, lang: str, rules: Sheet, opponent: str, url: str
) -> dict[str, Any]:
    return {
        "title": text(f"push-{notice.kind}", lang),
        "body": text("push-body", lang, sheet=sheet_name(rules, lang), opponent=opponent),
        "url": url,
        "tag": notice.table_id,
        "lang": lang,
    }


def device_id(endpoint: str) -> str:
    """Return under which name a device is kept."""
    return _hash(endpoint)


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
