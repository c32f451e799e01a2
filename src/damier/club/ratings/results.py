"""Which stored games count: read from what happened at a table, by no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.live.finishing import is_played, score_of
from damier.storage.rated import StoredResult, rated_players
from damier.table import facts as f

if TYPE_CHECKING:
    from damier.storage.store import Store, StoredTable

_SOME = 200  # tables that are read at once


def result_of(stored: StoredTable) -> StoredResult | None:
    """Return what counts of a table, None unless it is over and both had asked for it."""
    terms = stored.terms
    agreed = terms.rated and "open" not in (terms.white.kind, terms.black.kind)
    found: StoredResult | None = None
    movers = set[f.By]()
    visitors = {seat.side: seat.visitor for seat in stored.seats}
    who = rated_players(terms.white, terms.black, visitors)
    for event in stored.events:
        for fact in event.facts:
            if isinstance(fact, f.Seated):
                agreed = terms.rated and fact.rated
            elif isinstance(fact, f.Moved):
                movers.add(event.by)
            elif isinstance(fact, f.Ended) and agreed and who and is_played(movers):
                found = StoredResult(event.at, stored.id, *who, score_of(fact))
    return found


async def recompute(store: Store) -> tuple[int, int]:
    """Read all rated games again; return how many there are, and how many rows were wrong."""
    before = {result.table_id: result for result, _ in await store.rated.results()}
    after: dict[str, StoredResult] = {}
    asked = await store.rated.asked()
    for start in range(0, len(asked), _SOME):
        for stored in await store.loads(asked[start : start + _SOME]):
            result = result_of(stored)
            if result is not None:
                after[stored.id] = result
    wrong = {
        table for table in before.keys() | after.keys() if before.get(table) != after.get(table)
    }
    if wrong:
        await store.rated.replace(
            wrong & before.keys(), [after[table] for table in sorted(wrong & after.keys())]
        )
    return len(after), len(wrong)
