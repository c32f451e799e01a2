"""The tables that players of this program share, made on first use.

They know three pieces, and of four those endings that books begin with: three kings against one
(Petrov's triangle, the main road) where kings fly, two pieces against two (first position) where
they do not. No search is deep enough for these.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import TYPE_CHECKING

from damier.engine.endgame.material import Material
from damier.engine.endgame.tables import Tables
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from damier.rules import Sheet

AT_ONCE = 3  # pieces: tables up to so many are made when they are first asked
_LARGEST = 40_000_000  # positions of tables that are made without being asked for
_LARGEST_HOUSE = 4_000_000  # the same by house rules, which anybody may bring: some seconds
_MOST = 8  # sheets at a time
_FLYING = tuple(map(Material.parse, ("KKK-K",)))
_SHORT = tuple(map(Material.parse, ("KK-KK", "KK-KM", "KM-KM")))  # each after those it needs
_LARGEST_ENDING = 1_000_000  # positions of one of these: a part of a second, on small boards alone

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
            tables.ready(AT_ONCE, keep=not is_house, also=() if is_house else _endings(tables))
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


def _endings(tables: Tables) -> tuple[Material, ...]:
    """Return the tables of four pieces that are made, too: all of them or none."""
    if tables.sheet.end.no_move == "wins" or tables.sheet.end.first_king_wins:
        return ()
    wanted = _FLYING if tables.sheet.king.flies else _SHORT
    return wanted if all(tables.core.size(each) <= _LARGEST_ENDING for each in wanted) else ()
