"""The tables that players of this program share: made on first use, up to three pieces."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import TYPE_CHECKING

from damier.engine.endgame.tables import Tables
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from damier.rules import Sheet

AT_ONCE = 3  # pieces
_LARGEST = 40_000_000  # positions of tables that are made without being asked for
_MOST = 8  # sheets at a time

_open: OrderedDict[str, Tables] = OrderedDict()
_opening = threading.Lock()


def shared_tables(sheet: str | Sheet) -> Tables:
    """Return all tables the cache directory has for a sheet; small ones are made in seconds.

    House rules come and go: their tables are used where someone has built them.
    """
    rules = sheet_named(sheet)
    with _opening:
        tables = _open.pop(rules.play_hash, None) or _ready(rules)
        _open[rules.play_hash] = tables
        while len(_open) > _MOST:
            _open.popitem(last=False)
    return tables


def _ready(sheet: Sheet) -> Tables:
    tables = Tables(sheet)
    small = sum(map(tables.core.size, tables.materials(AT_ONCE))) <= _LARGEST
    return tables.ready(AT_ONCE) if small and sheet.shelf != "house" else tables
