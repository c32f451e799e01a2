"""Games that begin between two people: what others may be told of one, wherever it was set up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from damier.storage.store import StoredTable
    from damier.table.terms import Terms


@dataclass(frozen=True, slots=True)
class BegunGame:
    """A game that everybody may watch; `names` are what the two are called, by their visitors."""

    table: str
    sheet: str
    names: Mapping[str, str]


def begun_game(table: str, terms: Terms, names: Mapping[str | None, str]) -> BegunGame | None:
    """Return what others may be told of a game, None where two did not sit down or all is closed.

    A house sheet has no name that others know.
    """
    people = {who: name for who, name in names.items() if who is not None}
    if len(people) < 2 or not terms.shown or terms.sheet_toml is not None:
        return None
    return BegunGame(table, terms.sheet, people)


def begun_table(made: StoredTable) -> BegunGame | None:
    """Return what others may be told of a table that was set up for two."""
    return begun_game(made.id, made.terms, {seat.visitor: seat.name for seat in made.seats})
