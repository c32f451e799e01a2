"""Everything about the server that can be set, each from the environment as DAMIER_NAME."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Self

from damier.errors import DamierError
from damier.places import data_folder

SECURITIES = ("starttls", "tls", "none")  # of the way to a mail server
REGISTRATIONS = ("open", "invited", "closed")


class SettingError(DamierError):
    """A setting that makes no sense."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How the server runs; limits are a count, or a rate such as `30/minute`.

    `database` is a URL, by default a SQLite file in `data`. `hosts` are the names the server
    answers to: by default those of this machine when it listens on loopback, otherwise any.
    `proxies` are addresses and networks of proxies that are believed about where requests come
    from; `behind_proxy` believes those on this machine. `origins` are other sites whose pages may
    use it. `metrics_token` opens the figures to whoever shows it; without one, only this machine
    sees them unless they are public. `hsts_seconds`: for so long a browser that came by HTTPS
    comes by nothing else. `header_bytes`, `header_seconds` and `request_seconds` bound what comes
    without a proxy that does. `pace` stretches the computer's pauses; at 0 there are none.
    `heartbeat` is how often a page is asked whether it is there, in seconds; twice that without an
    answer is away. A game without a clock may be claimed once the other has been away for
    `lobby_patience` seconds, or has not moved for `link_patience` where a link was sent.
    `upload_bytes` is the most that a request with written games may have, `body_bytes` any other;
    nothing else bounds them. `endgame_positions` is the most that one build of endgame tables may
    have which visitors ask for; at 0 they ask in vain. `work_seconds` is what may be computed for
    one address in a minute.
    `collection` is the file of games that the analysis page shows, `books` are files of opening
    books that the computer plays by.
    `bus` is the URL of a Redis over which `damier think` does the thinking; with PostgreSQL, also
    over which servers of one database tell each other what happens. `secret` is what all of them
    make links by, instead of the key in `data`. `workers` are processes on this machine that serve
    one port together; each can also be reached by one of its own, the next ones.
    `site_url` is where the site is seen from outside, for links in letters. `push_hosts` are push
    services besides the known ones. Letters go out over `smtp_host` and `smtp_port`, by
    `smtp_security` (`starttls`, `tls` or `none`), from `mail_from`; nobody gets more than one in
    `mail_hours`.
    `registration` is who may have an account made: anybody (`open`), who knows the word
    `invitation` or has an operator's link (`invited`), or nobody more (`closed`); operators may say
    otherwise. `name_words` are words that nobody is called and nobody says. `join_rate` and
    `join_day_rate` are how many may join from one address, `recover_rate` how often somebody there
    may ask for a link by mail.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=data_folder)
    database: str = ""
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    public_metrics: bool = False
    metrics_token: str = field(default="", repr=False)
    secure_cookies: bool = False
    hsts_seconds: int = 31_536_000
    behind_proxy: bool = False
    proxies: tuple[str, ...] = ()
    log_level: str = "warning"
    pace: float = 1.0
    collection: str = ""
    books: tuple[str, ...] = ()
    bus: str = field(default="", repr=False)
    secret: str = field(default="", repr=False)
    workers: int = 1
    engine_threads: int = 2
    best_seconds: float = 1.0
    analysis_seconds: float = 120.0
    analysis_threads: int = 1
    analysis_memory: int = 16
    endgame_positions: int = 50_000_000
    rooms: int = 5_000
    connections: int = 10_000
    header_bytes: int = 65_536
    header_seconds: float = 10.0
    request_seconds: float = 120.0
    sockets_per_client: int = 100
    heartbeat: float = 2.0
    lobby_patience: float = 600.0
    link_patience: float = 259_200.0
    commands_per_second: float = 10.0
    command_burst: int = 30
    message_bytes: int = 8_192
    body_bytes: int = 65_536
    upload_bytes: int = 2_097_152
    events_per_table: int = 2_000
    unfinished_tables: int = 60
    table_rate: str = "30/minute"
    request_rate: str = "600/minute"
    heavy_rate: str = "60/minute"
    work_seconds: float = 30.0
    site_url: str = ""
    push_hosts: tuple[str, ...] = ()
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = field(default="", repr=False)
    smtp_security: str = "starttls"
    mail_from: str = ""
    mail_hours: float = 4.0
    registration: str = "open"
    invitation: str = field(default="", repr=False)
    name_words: tuple[str, ...] = ()
    join_rate: str = "20/hour"
    join_day_rate: str = "60/day"
    sign_in_rate: str = "30/minute"
    recover_rate: str = "10/hour"
    program_rate: str = "600/minute"
    challenge_rate: str = "60/hour"
    streams_per_account: int = 20
    pupil_rate: str = "10/hour"
    tournament_rate: str = "20/hour"

    def __post_init__(self) -> None:
        """Refuse what cannot be meant."""
        if self.registration not in REGISTRATIONS:
            wanted = f"expected one of {', '.join(REGISTRATIONS)} in DAMIER_REGISTRATION"
            raise SettingError(f"{wanted}, got {self.registration!r}")
        if self.smtp_security not in SECURITIES:
            wanted = f"expected one of {', '.join(SECURITIES)} in DAMIER_SMTP_SECURITY"
            raise SettingError(f"{wanted}, got {self.smtp_security!r}")
        if self.smtp_host and not (self.mail_from and self.site_url):
            wanted = "expected DAMIER_MAIL_FROM and DAMIER_SITE_URL with DAMIER_SMTP_HOST"
            raise SettingError(f"{wanted}, got {self.mail_from!r} and {self.site_url!r}")

    @classmethod
    def from_environment(cls, **given: Any) -> Self:
        """Read DAMIER_… variables; what is given and not None goes before them."""
        values = {name: value for name, value in given.items() if value is not None}
        for one in fields(cls):
            text = os.environ.get(f"DAMIER_{one.name.upper()}")
            if text is not None and one.name not in values:
                values[one.name] = _convert(one.name, text, str(one.type))
        return cls(**values)

    def to_environment(self) -> dict[str, str]:
        """Return what `from_environment` reads as these settings."""
        return {
            f"DAMIER_{one.name.upper()}": _written(getattr(self, one.name)) for one in fields(self)
        }

    @property
    def url(self) -> str:
        """The URL of the database."""
        from damier.storage.database import sqlite_url

        return self.database or sqlite_url(str(self.data / "damier.sqlite"))

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use the same database."""
        from damier.storage.database import is_postgresql

        return bool(self.bus) and is_postgresql(self.url)

    @property
    def believed(self) -> tuple[str, ...]:
        """The proxies that are believed."""
        return self.proxies + (("127.0.0.1", "::1") if self.behind_proxy else ())

    @property
    def is_loopback(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in ("127.0.0.1", "::1", "localhost")


def _written(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(value)
    return str(int(value)) if isinstance(value, bool) else str(value)


def _convert(name: str, text: str, kind: str) -> Any:
    readers: dict[str, Any] = {
        "int": int,
        "float": float,
        "Path": Path,
        "bool": lambda word: {"1": True, "0": False}[word],
        "tuple[str, ...]": lambda words: tuple(
            word.strip() for word in words.split(",") if word.strip()
        ),
    }
    try:
        return readers.get(kind, str)(text)
    except (ValueError, KeyError) as error:
        raise SettingError(f"expected {kind} in DAMIER_{name.upper()}, got {text!r}") from error
