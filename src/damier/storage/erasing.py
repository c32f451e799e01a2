"""Deleting somebody: what is theirs goes, and their name goes out of the games, which stay."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING

import msgspec
from msgspec import structs
from sqlalchemy import delete, select, update

from damier.storage.rated import ASKED, GONE
from damier.storage.schema import (
    credentials,
    events,
    people,
    progress,
    rated_games,
    recovery_codes,
    seats,
    sessions,
    tables,
)
from damier.table.facts import Archived, Named, Said, Seated, facts_text, parse_facts
from damier.table.terms import Terms

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from damier.storage.people import StoredPerson
    from damier.table.facts import AnyFact

_terms = msgspec.json.Decoder(Terms)
_encoder = msgspec.json.Encoder()


def erase_person(connection: Connection, person: StoredPerson) -> list[str]:
    """Delete somebody; return the tables at which they sat."""
    sat = connection.execute(select(seats).where(seats.c.visitor == person.visitor)).all()
    sides: dict[str, set[str]] = {}
    for row in sat:
        sides.setdefault(row.table_id, set()).add(row.side)
    for table, gone in sides.items():
        _erase_names(connection, table, gone)
    _leave_seats(connection, person.visitor)
    connection.execute(delete(progress).where(progress.c.visitor == person.visitor))
    for theirs in (sessions, credentials, recovery_codes):
        connection.execute(delete(theirs).where(theirs.c.person == person.id))
    connection.execute(delete(people).where(people.c.id == person.id))
    return sorted(sides)


def _leave_seats(connection: Connection, visitor: str) -> None:
    """Let seats be nobody's; where others' ratings hang on the game, somebody's without a name."""
    mine = seats.c.visitor == visitor
    gone = GONE + token_hex(12)
    asked = select(tables.c.id).where(tables.c.terms.like(ASKED))
    connection.execute(
        update(seats).where(mine, seats.c.table_id.in_(asked)).values(name="", visitor=gone)
    )
    connection.execute(update(seats).where(mine).values(name="", visitor=None))
    for side in (rated_games.c.white, rated_games.c.black):
        connection.execute(update(rated_games).where(side == visitor).values({side: gone}))


def _erase_names(connection: Connection, table: str, sides: set[str]) -> None:
    """Take the names of some sides, and what they said, out of a table and its events."""
    written = connection.execute(select(tables.c.terms).where(tables.c.id == table)).scalar_one()
    terms = _terms.decode(written)
    nameless = {side: structs.replace(getattr(terms, side), name="") for side in sides}
    text = _encoder.encode(structs.replace(terms, **nameless)).decode()
    if text != written:
        connection.execute(update(tables).where(tables.c.id == table).values(terms=text))
    for row in connection.execute(select(events).where(events.c.table_id == table)).all():
        facts = tuple(_nameless(fact, sides) for fact in parse_facts(row.facts))
        if (text := facts_text(facts)) != row.facts:
            here = (events.c.table_id == table, events.c.seq == row.seq)
            connection.execute(update(events).where(*here).values(facts=text))


def _nameless(fact: AnyFact, sides: set[str]) -> AnyFact:
    if isinstance(fact, Seated | Named) and fact.side in sides:
        return structs.replace(fact, name="")
    if isinstance(fact, Said) and fact.side in sides:
        return structs.replace(fact, text="…")
    if isinstance(fact, Archived):  # as it was written once, names among it
        return structs.replace(fact, command="", terms="")
    return fact
