"""What this server can tell people by, as its settings say."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from damier.club.notices.errors import NoticeError
from damier.club.notices.mail import MailServer
from damier.club.notices.notifier import Notifier
from damier.club.notices.push import Pusher

if TYPE_CHECKING:
    from damier.live.keys import Keys
    from damier.storage.store import Store
    from damier.web.settings import Settings

_NOBODY = "mailto:nobody@localhost"  # push services want to know whom to write to


def notifier_on(settings: Settings, store: Store, keys: Keys) -> Notifier:
    """Return what tells people; where a library or a setting is missing, in fewer ways."""
    sender = settings.mail_from
    contact = f"mailto:{sender}" if sender else settings.site_url or _NOBODY
    try:
        pusher = Pusher(keys.seed("vapid"), contact, settings.push_hosts)
    except NoticeError:
        pusher = None
    mail = None
    if settings.smtp_host and find_spec("aiosmtplib") is not None:
        mail = MailServer(
            host=settings.smtp_host,
            port=settings.smtp_port,
            sender=sender,
            user=settings.smtp_user,
            password=settings.smtp_password,
            security=settings.smtp_security,
        )
    return Notifier(
        store,
        pusher=pusher,
        mail=mail,
        site=settings.site_url,
        hours=settings.mail_hours,
        stop_token=keys.mail_token,
    )
