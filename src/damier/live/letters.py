"""What an event brings along: when the next flag falls, and who is told in a game by days.

A flag falls by itself where somebody looks. In a game by days nobody has to, and nobody does where
somebody has walked away from a rated game against the computer: there the moment is kept.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from damier.storage.letters import Deadline, notice_row
from damier.storage.postbag import DROP_DEADLINE, MOVE_DEADLINE, POST_NOTICE, SET_DEADLINE
from damier.table import facts as f

if TYPE_CHECKING:
    from sqlalchemy import Executable

    from damier.rules.sheet import Colour
    from damier.storage.writer import Row
    from damier.table.facts import Event
    from damier.table.table import Table

    Rows = tuple[tuple[Executable, Row], ...]

_DAY = 24 * 3600.0
SOON = 20.0  # seconds in which somebody may see by himself that it is his turn


def along(
    table_id: str,
    before: Table,
    after: Table,
    event: Event,
    visitors: dict[Colour, str | None],
) -> Rows:
    """Return the rows that are stored with an event."""
    flags = _deadline(table_id, before, after) if _is_kept(after) else ()
    if after.days is None:
        return flags
    return *flags, *_notices(table_id, before, after, event, visitors)


def _is_kept(table: Table) -> bool:
    return table.days is not None or (table.is_rated and table.computer is not None)


def deadline_of(table_id: str, table: Table) -> Deadline | None:
    """Return when the next flag falls at a table; somebody is warned in the last quarter or day."""
    if table.due is None or not _is_kept(table):
        return None
    if table.days is None and table.computer == table.game.turn:
        return None
    if table.days is None:
        return Deadline(table_id, table.game.turn, table.seq, table.due, table.due, warned=1)
    last = min(_DAY, table.days * _DAY / 4)
    return Deadline(table_id, table.game.turn, table.seq, table.due, table.due - last)


def _deadline(table_id: str, before: Table, after: Table) -> Rows:
    now, was = deadline_of(table_id, after), deadline_of(table_id, before)
    if now is None:
        return () if was is None else ((DROP_DEADLINE, {"key": table_id}),)
    if was is None or was.side != now.side:
        return ((SET_DEADLINE, asdict(now)),)
    if was.due == now.due:
        return ()
    return ((MOVE_DEADLINE, {"key": table_id, "falls": now.due, "nears": now.warn}),)


def _notices(
    table_id: str,
    before: Table,
    after: Table,
    event: Event,
    visitors: dict[Colour, str | None],
) -> Rows:
    if after.open_seat is not None or before.is_over:
        return ()
    sides: tuple[Colour, ...] = ("white", "black")
    if len({visitors.get(side) for side in sides}) < len(sides) and visitors.get("white"):
        return ()  # both are one
    began = any(isinstance(fact, f.Seated) for fact in event.facts)
    if after.is_over:
        kind, told = "over", [side for side in sides if side != event.by]
    elif began or before.game.turn != after.game.turn:
        kind, told = "turn", [after.game.turn]
    else:
        return ()
    return tuple(
        (POST_NOTICE, notice_row(kind, who, table_id, event.seq, event.at + SOON))
        for side in told
        if (who := visitors.get(side))
    )
