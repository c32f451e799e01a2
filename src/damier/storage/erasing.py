"""Deleting somebody: what is theirs goes, and their name goes out of the games, which stay."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING

import msgspec
from msgspec import structs
from sqlalchemy import bindparam, delete, or_, select, update

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
    from collections.abc import Callable, Mapping

    from sqlalchemy import Connection

    from damier.storage.people import StoredPerson
    from damier.table.facts import AnyFact

_terms = msgspec.json.Decoder(Terms)
_encoder = msgspec.json.Encoder()
_AT_ONCE = 500  # tables
_PUT_TERMS = update(tables).where(tables.c.id == bindparam("key")).values(terms=bindparam("text"))
_PUT_FACTS = (
    update(events)
    .where(events.c.table_id == bindparam("key"), events.c.seq == bindparam("number"))
    .values(facts=bindparam("text"))
)
_NAMING = or_(
    *(
        events.c.facts.contains(f'"{fact.__struct_config__.tag}"')
        for fact in (Seated, Named, Said, Reported, Archived)
    )
)


def erase_person(connection: Connection, person: StoredPerson) -> list[str]:
    """Delete somebody; return the tables at which they sat."""
    sat = connection.execute(select(seats).where(seats.c.visitor == person.visitor)).all()
    sides: dict[str, set[str]] = {}
    for row in sat:
        sides.setdefault(row.table_id, set()).add(row.side)
    said = person.name.casefold()
    _rewrite(connection, sides, "", lambda fact, gone: _wordless(fact, gone, said))
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
    sides: dict[str, set[str]] = {}
    for row in sat:
        sides.setdefault(row.table_id, set()).add(row.side)
    _rewrite(connection, sides, name, lambda fact, _sides: fact)
    return sorted(sides)


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


def _rewrite(
    connection: Connection,
    sides: Mapping[str, set[str]],
    name: str,
    change: Callable[[AnyFact, set[str]], AnyFact],
) -> None:
    """Give some sides of tables another name there and in events, and change something else.

    Everybody's moves wait meanwhile: tables are read many at once, and of their events, most of
    which are moves, only those in which somebody may be named.
    """
    names = sorted(sides)
    for at in range(0, len(names), _AT_ONCE):
        some = names[at : at + _AT_ONCE]
        asked = select(tables.c.id, tables.c.terms).where(tables.c.id.in_(some))
        terms = [
            {"key": row.id, "text": text}
            for row in connection.execute(asked).all()
            if (text := _terms_with(row.terms, sides[row.id], name)) != row.terms
        ]
        named = select(events).where(events.c.table_id.in_(some), _NAMING)
        facts = []
        for row in connection.execute(named).all():
            here = sides[row.table_id]
            told = (change(_renamed(fact, here, name), here) for fact in parse_facts(row.facts))
            if (text := facts_text(tuple(told))) != row.facts:
                facts.append({"key": row.table_id, "number": row.seq, "text": text})
        if terms:
            connection.execute(_PUT_TERMS, terms)
        if facts:
            connection.execute(_PUT_FACTS, facts)


def _terms_with(written: str, sides: set[str], name: str) -> str:
    """Return terms with another name of some sides, where they have one."""
    terms = _terms.decode(written)
    renamed = {
        side: structs.replace(seat, name=name if seat.name else "")
        for side, seat in (("white", terms.white), ("black", terms.black))
        if side in sides
    }
    return _encoder.encode(structs.replace(terms, **renamed)).decode()


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
