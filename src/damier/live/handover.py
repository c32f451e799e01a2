"""A game goes from the terminal to the server of the same person, and its facts come back.

Whoever can read the server's key file owns the server, and could write into its database as well:
facts told by the owner are believed. Both are of one installation, so this is no public interface.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace as changed

from damier.live.replica import summary_of
from damier.live.rooms import new_table
from damier.table.facts import By, Event, facts_text, parse_facts
from damier.table.table import Table
from damier.table.terms import Terms  # noqa: TC001  msgspec reads annotations

if TYPE_CHECKING:
    from collections.abc import Iterable

    from damier.storage.store import StoredTable

ADDRESS_FILE = "server.url"  # in the folder of data while a server runs: where it is
OWNER = "X-Owner"  # the header with what only the owner knows


class ToldEvent(Struct):
    """An event as it travels: its facts as they are stored."""

    seq: int
    at: float
    by: By
    facts: Raw
    client: int | None = None


class Handed(Struct):
    """A table with what happened at it; `now` is the time of whoever tells, as events have it."""

    terms: Terms
    events: list[ToldEvent]
    now: float


def handed(terms: Terms, events: Iterable[Event], now: float) -> bytes:
    """Write a table down to be handed over."""
    told = [
        ToldEvent(each.seq, each.at, each.by, Raw(facts_text(each.facts).encode()), each.client)
        for each in events
    ]
    return msgspec.json.encode(Handed(terms, told, now))


def parse_handed(text: bytes) -> Handed:
    """Read what `handed` wrote; raises msgspec.MsgspecError."""
    return msgspec.json.decode(text, type=Handed)


def events_of(told: Handed, now: float | None = None) -> list[Event]:
    """Return the events; with `now`, as if they had been told by that clock."""
    later = 0.0 if now is None else now - told.now
    return [
        Event(
            each.seq, each.at + later, each.by, parse_facts(bytes(each.facts).decode()), each.client
        )
        for each in told.events
    ]


def stored_of(told: Handed, now: float) -> StoredTable:
    """Return a table to be stored, with all that happened at it; raises a DamierError.

    Numbers of commands start anew: at a server they belong to those who sit there.
    """
    events = tuple(changed(each, client=None) for each in events_of(told, now))
    made = new_table(told.terms, {}, now)
    table = Table.replayed(made.terms, events)
    first = min((each.at for each in events), default=now)
    return replace(made, made=min(first, now), events=events, summary=summary_of(table))
