"""What goes along with the events of games by days: deadlines, plans, notices.

The rows are written in the transaction of the event, so that each follows from what is stored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, delete, insert, update

from damier.storage.schema import deadlines, outbox, plans

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Executable

SET_DEADLINE = insert(deadlines)  # what there was of the same table goes
MOVE_DEADLINE = (
    update(deadlines)
    .where(deadlines.c.table_id == bindparam("key"))
    .values(due=bindparam("falls"), warn=bindparam("nears"))
)
DROP_DEADLINE = delete(deadlines).where(deadlines.c.table_id == bindparam("key"))
KEEP_PLAN = insert(plans)  # what there was of the same side goes
DROP_PLAN = delete(plans).where(
    plans.c.table_id == bindparam("key"), plans.c.side == bindparam("at_side")
)
POST_NOTICE = insert(outbox)  # an earlier one of the same kind goes
ORDER: tuple[Executable, ...] = (
    SET_DEADLINE,
    MOVE_DEADLINE,
    DROP_DEADLINE,
    KEEP_PLAN,
    DROP_PLAN,
    POST_NOTICE,
)


def as_written(into: Callable[..., Any]) -> dict[Executable, Executable]:
    """Return what is written for a statement where a row may be there already."""
    return {
        SET_DEADLINE: latest(into, deadlines),
        KEEP_PLAN: latest(into, plans),
        POST_NOTICE: latest(into, outbox),
    }


def latest(into: Callable[..., Any], table: Any) -> Executable:
    """Return a statement by which a new row takes the place of the one with the same key."""
    new = into(table)
    keys = [column.name for column in table.primary_key]
    rest = {column.name: new.excluded[column.name] for column in table.c if not column.primary_key}
    return new.on_conflict_do_update(index_elements=keys, set_=rest)  # type: ignore[no-any-return]
