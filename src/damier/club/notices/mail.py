"""Mail: one letter at a time to somebody who asked for it, which one click ends."""

from __future__ import annotations

import re
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import TYPE_CHECKING

from damier.club.notices.errors import NoticeError

if TYPE_CHECKING:
    from collections.abc import Sequence

_ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}"
)
_LONGEST = 254
# A header that is broken into encoded words is no link any more to those who read it.
_WIDE = SMTP.clone(max_line_length=900)
_SECONDS = 20.0


@dataclass(frozen=True, slots=True, kw_only=True)
class MailServer:
    """Who takes letters from us; `security` is starttls, tls or none."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    security: str = "starttls"


def check_address(address: str) -> str:
    """Return a mail address as it is written to; raises NoticeError."""
    found = address.strip()
    if len(found) > _LONGEST or not _ADDRESS.fullmatch(found):
        raise NoticeError("bad-mail", "expected a mail address, got something else")
    return found


def letter(
    to: str, sender: str, subject: str, lines: Sequence[str], *, stop: str | None = None
) -> EmailMessage:
    """Return a letter; `stop` is what ends them by one click of the reader's mail program."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, to, subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].strip(" >") or None)
    message["Auto-Submitted"] = "auto-generated"
    if stop is not None:
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content("\n".join(lines) + "\n")
    return message


async def send_mail(server: MailServer, message: EmailMessage) -> bool:
    """Hand a letter over; False: it was not taken, and may be later."""
    import aiosmtplib

    try:
        await aiosmtplib.send(
            message.as_bytes(policy=_WIDE),
            sender=message["From"],
            recipients=[message["To"]],
            hostname=server.host,
            port=server.port,
            username=server.user or None,
            password=server.password or None,
            use_tls=server.security == "tls",
            start_tls=server.security == "starttls",
            timeout=_SECONDS,
        )
    except (aiosmtplib.SMTPException, OSError, TimeoutError):
        return False
    return True
