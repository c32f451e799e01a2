"""The settings of the server, from the class that reads them."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import TYPE_CHECKING

from damier.web.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from dataclasses import Field
    from typing import Any

HEAD = """# Settings of the server

Each can be given in the environment; the options of [`damier serve`](cli.md#damier-serve) go before
them. A list is separated by commas, yes and no are `1` and `0`, a rate is such as `30/minute`.

"""
ABOUT = {
    "host": "Where to listen. 127.0.0.1 is this machine only.",
    "port": "The port.",
    "data": "The folder of games and keys.",
    "database": "The URL of the database, such as `postgresql://user@host/name`; without one, a "
    "SQLite file in the data folder.",
    "hosts": "The names the server answers to; without any, those of this machine when it listens "
    "on loopback, otherwise every name.",
    "origins": "Other sites whose pages may use this server, such as `https://club.example`: over "
    "websockets and by `fetch`, without cookies.",
    "public_metrics": "Whether everybody may read `/metrics`.",
    "metrics_token": "Whoever sends `Authorization: Bearer` and this word may read `/metrics`, and "
    "nobody else; without it, only this machine may.",
    "secure_cookies": "Whether cookies are sent over HTTPS only, also where the server is not told "
    "that a request came by HTTPS.",
    "hsts_seconds": "For how long a browser that came by HTTPS comes by nothing else; 0: no word "
    "about it.",
    "behind_proxy": "Whether to believe a proxy on this machine about where requests come from.",
    "proxies": "Addresses or networks of proxies to believe about where requests come from, such "
    "as `172.16.0.0/12` for containers. Nobody else may reach the port from there.",
    "log_level": "`debug`, `info`, `warning` or `error`.",
    "pace": "Stretches the pauses of the computer; 0: none.",
    "books": "Files of opening books, made by `damier book make`, that the computer plays by.",
    "collection": "A file of games, made by `damier games add`, that the analysis page shows.",
    "bus": "The URL of a Redis over which `damier think` does the thinking, on any machine; "
    "without one, or while it is away, the server thinks itself. With PostgreSQL, any number of "
    "servers with the same database and bus are one site.",
    "secret": "At least 32 characters that nobody can guess, from which links and cookies are "
    "made instead of from the key in the data folder: the same for all servers of a site.",
    "workers": "Processes of this server that share its port; each is also reached by one of the "
    "next ports. More than one needs PostgreSQL and a bus.",
    "engine_threads": "Threads in which the computer thinks, for all tables.",
    "best_seconds": "Seconds a move of the strongest opponent.",
    "analysis_seconds": "The longest that one search of the analysis page may take; *Go deeper* "
    "asks for more each time, up to this.",
    "analysis_threads": "The most threads that one search of the analysis page may use; where it "
    "is more than 1, visitors choose.",
    "analysis_memory": "Megabytes of what one engine of the analysis page remembers.",
    "endgame_positions": "The most positions of endgame tables that visitors may have built at a "
    "time, one sheet after the other, in the background: about two thirds of a byte on the disk "
    "and a millionth of a second each. The default is all endings of four pieces on a hundred "
    "squares; 0: none.",
    "rooms": "Tables that may be looked at at once.",
    "connections": "Connections of all kinds at once; fewer where the system allows fewer files.",
    "header_bytes": "The longest head of a request.",
    "header_seconds": "How long a head may take to come, and a connection may stay silent.",
    "request_seconds": "How long the rest of a request may take to come.",
    "sockets_per_client": "Websockets of one address; twice as many connections of all kinds. An "
    "IPv6 network (/64) counts as one address, a proxy that is believed as none.",
    "heartbeat": "Every so many seconds a page is asked whether it is there; silent for twice as "
    "long, its reader counts as away.",
    "lobby_patience": "A game without a clock that began in the lobby may be claimed once the "
    "other has been away for so many seconds.",
    "link_patience": "A game without a clock that began by a link may be claimed once the other is "
    "away and has not moved for so many seconds.",
    "commands_per_second": "Commands of one connection, in the long run.",
    "command_burst": "Commands of one connection at once.",
    "message_bytes": "The longest message over a websocket.",
    "body_bytes": "The longest request.",
    "upload_bytes": "The largest file of games.",
    "events_per_table": "The most that may happen at one table.",
    "unfinished_tables": "Open tables of one visitor.",
    "table_rate": "How often one address may set up a table.",
    "request_rate": "How often one address may ask.",
    "heavy_rate": "How often one address may ask for what takes long.",
    "work_seconds": "Seconds of the processor that one address may use in a minute: positions, "
    "rules, written games, pictures. Engines are shared out in rounds.",
    "site_url": "Where the site is seen from outside, such as `https://draughts.example`: what "
    "links in letters begin with.",
    "push_hosts": "Push services besides those of the usual browsers: names of hosts, or whole "
    "origins such as `http://127.0.0.1:9000`. Devices with other addresses are refused.",
    "smtp_host": "The mail server that takes letters; without one nobody is asked for an address. "
    "Wants `DAMIER_MAIL_FROM` and `DAMIER_SITE_URL`.",
    "smtp_port": "Its port.",
    "smtp_user": "The name to sign in there by; nothing: without.",
    "smtp_password": "The password to sign in there by.",
    "smtp_security": "How the way there is kept safe: `starttls`, `tls` from the first byte, or "
    "`none`.",
    "mail_from": "Who letters are from: a mail address.",
    "mail_hours": "Hours in which nobody gets more than one letter with news.",
    "registration": "Who may have an account made: `open` (anybody), `invited` (who knows the word "
    "of `DAMIER_INVITATION`) or `closed`. Nobody needs an account to play.",
    "invitation": "The word that opens an account where registration is by invitation; "
    "`/account#invitation=WORD` is a link that brings it.",
    "name_words": "Words that nobody is called and nobody says; operators add more.",
    "join_rate": "How many accounts one address may have made; links of operators do not count.",
    "join_day_rate": "The same for a longer time.",
    "pupil_rate": "How often one address may make pupils of a pasted list of names.",
    "tournament_rate": "How often one address may announce a tournament.",
    "sign_in_rate": "How often one address may try to sign in; after a few wrong tries there are "
    "pauses that grow, by account and by address.",
    "program_rate": "How often programs may ask with the tokens of one account.",
    "recover_rate": "How often one address may ask for a link by mail that lets somebody in.",
    "challenge_rate": "How many challenges one account may send.",
    "streams_per_account": "How many streams programs may hold open for one account.",
}


def pages() -> dict[str, str]:
    """Return the page of all settings."""
    lines = [line for field in fields(Settings) for line in _setting(field)]
    return {"reference/settings.md": HEAD + "\n".join(lines) + "\n"}


def _setting(field: Field[Any]) -> Iterator[str]:
    yield from (f"## DAMIER_{field.name.upper()} {{#{field.name}}}", "")
    default = field.default
    if default is MISSING:
        shown = "your data directory, such as `~/.local/share/damier`"
    elif isinstance(default, bool):
        shown = f"`{int(default)}`"
    else:
        shown = f"`{default}`" if default not in ("", ()) else "nothing"
    yield from (f"{ABOUT[field.name]} Without it: {shown}.", "")
