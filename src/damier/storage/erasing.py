"""Deleting somebody: what is theirs goes, and their name goes out of the games, which stay."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING

import msgspec
from msgspec import structs
from sqlalchemy import delete, or_, select, update

from damier.storage.follows import erase_follows
from damier.storage.leaving import leave_clubs
from damier.storage.letters import erase_letters
from damier.storage.notices import erase_notices
from damier.storage.order import erase_order
from damier.storage.rated import ASKED, GONE
from damier.storage.schema import (
    access_tokens,
    credentials,
    events,
    finished,
    looked_at,
    manners,
    people,
    privacy,
    progress,
    proposals,
    rated_games,
    recovery_codes,
    recovery_links,
    recovery_mails,
    seats,
    sessions,
    tables,
)
from damier.storage.simuls import leave_simuls
from damier.storage.tournaments import leave_tournaments
from damier.table.facts import Archived, Named, Reported, Said, Seated, facts_text, parse_facts
from damier.table.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Callable

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
        _erase_names(connection, table, gone, person.name)
    erase_letters(connection, person.visitor, sides)
    erase_notices(connection, person.visitor)
    _leave_seats(connection, person.visitor)
    leave_tournaments(connection, person.visitor)
    leave_simuls(connection, person.visitor)
    erase_follows(connection, person.visitor)
    erase_order(connection, person)
    for kept in (progress, finished, looked_at):
        connection.execute(delete(kept).where(kept.c.visitor == person.visitor))
    leave_clubs(connection, person.id)
    theirs = or_(proposals.c.challenger == person.id, proposals.c.challenged == person.id)
    connection.execute(delete(proposals).where(theirs))
    ways_in = (sessions, credentials, recovery_codes, recovery_links, recovery_mails)
    for owned in (*ways_in, privacy, access_tokens, manners):
        connection.execute(delete(owned).where(owned.c.person == person.id))
    connection.execute(delete(people).where(people.c.id == person.id))
    return sorted(sides)


def rename_person(connection: Connection, person: StoredPerson, name: str, key: str) -> list[str]:
    """Give somebody another name, also where they sat under this one; return those tables."""
    mine = update(people).where(people.c.id == person.id)
    connection.execute(mine.values(name=name, key=key))
    here = (seats.c.visitor == person.visitor, seats.c.name == person.name)
    sat = connection.execute(select(seats).where(*here)).all()
    connection.execute(update(seats).where(*here).values(name=name))
    for row in sat:
        _rewrite(connection, row.table_id, {row.side}, name, lambda fact: fact)
    return sorted({row.table_id for row in sat})


def _leave_seats(connection: Connection, visitor: str) -> None:
    """Let seats be nobody's; where others' ratings hang on the game, somebody's without a name."""
    mine = seats.c.visitor == visitor
    gone = GONE + token_hex(12)
    # Asked of each of their tables: all tables of a site may be millions.
    here = tables.c.id == seats.c.table_id
    asked = select(tables.c.id).where(here, tables.c.terms.like(ASKED)).exists()
    connection.execute(update(seats).where(mine, asked).values(name="", visitor=gone))
    connection.execute(update(seats).where(mine).values(name="", visitor=None))
    for side in (rated_games.c.white, rated_games.c.black):
        connection.execute(update(rated_games).where(side == visitor).values({side: gone}))


def _erase_names(connection: Connection, table: str, sides: set[str], name: str) -> None:
    """Take the names of some sides, and what they said or were called, out of a table."""
    _rewrite(connection, table, sides, "", lambda fact: _wordless(fact, sides, name.casefold()))


def _rewrite(
    connection: Connection,
    table: str,
    sides: set[str],
    name: str,
    change: Callable[[AnyFact], AnyFact],
) -> None:
    """Give some sides another name in a table and its events, and change something else."""
    written = connection.execute(select(tables.c.terms).where(tables.c.id == table)).scalar_one()
    terms = _terms.decode(written)
    renamed = {
        side: structs.replace(seat, name=name if seat.name else "")
        for side, seat in (("white", terms.white), ("black", terms.black))
        if side in sides
    }
    text = _encoder.encode(structs.replace(terms, **renamed)).decode()
    if text != written:
        connection.execute(update(tables).where(tables.c.id == table).values(terms=text))
    for row in connection.execute(select(events).where(events.c.table_id == table)).all():
        facts = tuple(change(_renamed(fact, sides, name)) for fact in parse_facts(row.facts))
        if (text := facts_text(facts)) != row.facts:
            here = (events.c.table_id == table, events.c.seq == row.seq)
            connection.execute(update(events).where(*here).values(facts=text))


def _renamed(fact: AnyFact, sides: set[str], name: str) -> AnyFact:
    if isinstance(fact, Seated | Named) and fact.side in sides:
        return structs.replace(fact, name=name)
    return fact


def _wordless(fact: AnyFact, sides: set[str], name: str) -> AnyFact:
    if isinstance(fact, Said) and (fact.side in sides or name in fact.text.casefold()):
        return structs.replace(fact, text="…")
    if isinstance(fact, Reported):  # of whom, and by whom, somebody may have named
        return structs.replace(fact, why="")
    if isinstance(fact, Archived):  # as it was written once, names among it
        return structs.replace(fact, command="", terms="")
    return fact
