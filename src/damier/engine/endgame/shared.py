"""The tables that players of this program share: made on first use, up to three pieces."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import TYPE_CHECKING

from damier.engine.endgame.tables import Tables
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from damier.rules import Sheet

AT_ONCE = 3  # pieces: tables up to so many are made when they are first asked
_LARGEST = 40_000_000  # positions of tables that are made without being asked for
_LARGEST_HOUSE = 4_000_000  # the same by house rules, which anybody may bring: some seconds
_MOST = 8  # sheets at a time

_open: OrderedDict[str, tuple[Tables, threading.Lock]] = OrderedDict()  # the lock: to make them
_opening = threading.Lock()


def shared_tables(sheet: str | Sheet, *, house: bool = False) -> Tables:
    """Return all tables the cache directory has for a sheet; small ones are made in seconds.

    House rules come and go: their tables are used where someone has built them. With `house` they
    are made, too, but in memory, until the tables of other sheets take their place.
    """
    rules = sheet_named(sheet)
    is_house = rules.shelf == "house"
    tables, making = _opened(rules)
    if (house or not is_house) and _size(tables) <= (_LARGEST_HOUSE if is_house else _LARGEST):
        with making:  # nobody waits for the tables of another sheet
            tables.ready(AT_ONCE, keep=not is_house)
    return tables


def opened_tables(sheet: str | Sheet) -> Tables:
    """Return the same tables as they are now: nothing is made, what others have built is used."""
    return _opened(sheet_named(sheet))[0].refresh()


def _opened(rules: Sheet) -> tuple[Tables, threading.Lock]:
    with _opening:
        if rules.play_hash not in _open:
            _open[rules.play_hash] = Tables(rules), threading.Lock()
        _open.move_to_end(rules.play_hash)
        found = _open[rules.play_hash]
        while len(_open) > _MOST:
            _open.popitem(last=False)
    return found


def _size(tables: Tables) -> int:
    return sum(map(tables.core.size, tables.materials(AT_ONCE)))
