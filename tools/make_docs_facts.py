"""The reference of facts, from the structs that are stored and told from server to server."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from make_docs_messages import described

from damier.table import facts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from msgspec import Struct

HEAD = """# Facts

What happened at a table, as it is stored: the column `facts` of the table `events` holds a JSON
list of them. A command that was accepted is an event; the facts say what came of it, in order, so
that no rule has to be asked again. A table is what its facts make of it, by the text of its sheet
in the table `sheets`, whatever becomes of that sheet.

An event has the table (`table_id`), its number there from 1 (`seq`, which no two events share), the
time in seconds since the epoch (`at`), who asked (`by`: `white`, `black`, `both` at one device,
`server`) and the player's own number for the command (`client`), by which one that is sent again is
known.

The `fact` of each ends in its version. A server adds a field where one that does not know it may
leave it unread; it gives a new version to whatever changes the meaning, and reads all older ones.
A fact that a server does not know, of a newer one beside it, is kept as it is: the table is shown
as far as it is known, and commands are refused with `newer-table`.

"""


def pages() -> dict[str, str]:
    """Return the page of all facts."""
    return {"reference/facts.md": HEAD + "\n".join(_lines()) + "\n"}


def parts() -> list[type[Struct]]:
    """Return what facts are made of."""
    return [facts.Step, facts.Slip]


def _lines() -> Iterator[str]:
    for each in get_args(facts.KnownFact):
        yield from described(each, "fact", parts())
    yield from ("## What facts are made of {#parts}", "")
    for each in parts():
        yield from described(each, "part", parts())
