"""Which stored games count: read from what happened at a table, by no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.live.replica import score_of
from damier.storage.rated import StoredResult
from damier.table import facts as f

if TYPE_CHECKING:
    from damier.storage.store import Store, StoredTable


def result_of(stored: StoredTable) -> StoredResult | None:
    """Return what counts of a table, None unless it is over and both had asked for it."""
    terms = stored.terms
    agreed = terms.rated and "open" not in (terms.white.kind, terms.black.kind)
    found: StoredResult | None = None
    who = {seat.side: seat.visitor for seat in stored.seats}
    white, black = who.get("white"), who.get("black")
    for event in stored.events:
        for fact in event.facts:
            if isinstance(fact, f.Seated):
                agreed = terms.rated and fact.rated
            elif isinstance(fact, f.Ended) and agreed and white and black and white != black:
                found = StoredResult(event.at, stored.id, white, black, score_of(fact))
    return found


async def recompute(store: Store) -> tuple[int, int]:
    """Read all rated games again; return how many there are, and how many rows were wrong."""
    before = {result.table_id: result for result, _ in await store.rated.results()}
    after: dict[str, StoredResult] = {}
    for table in await store.rated.asked():
        stored = await store.load(table)
        result = None if stored is None else result_of(stored)
        if result is not None:
            after[table] = result
    wrong = {
        table for table in before.keys() | after.keys() if before.get(table) != after.get(table)
    }
    if wrong:
        await store.rated.replace(
            wrong & before.keys(), [after[table] for table in sorted(wrong & after.keys())]
        )
    return len(after), len(wrong)
