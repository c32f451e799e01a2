"""The engine at a level of play."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from damier.engine.limits import Limit

if TYPE_CHECKING:
    from damier.engine import Engine
    from damier.rules import Sheet

LONGEST = Limit(depth=120)  # for a search that ends when it is told to


def make_engine(
    sheet: Sheet, *, threads: int = 1, memory: int = 64, weights: bytes | None = None
) -> Engine:
    """Make an engine; imported here because it takes a while."""
    from damier.engine import Engine

    return Engine(sheet, threads=threads, memory=memory, weights=weights)


def at_level(limit: Limit | None, level: int) -> Limit:
    """Return the limit as a level of play allows it; 0 is as strong as possible."""
    limit = limit or LONGEST
    if not level:
        return limit
    nodes = 10 * 3**level
    return replace(limit, nodes=min(nodes, limit.nodes or nodes))
