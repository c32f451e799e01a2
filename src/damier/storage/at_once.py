"""A batch of moves as one statement of PostgreSQL, which is its own transaction.

Every move is an event and what lists show of its table. Begun, appended, updated and committed one
after the other that is five messages to the database and as many answers, and what both sides do
for each costs more than the rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from psycopg.pq import TransactionStatus
from sqlalchemy import String
from sqlalchemy.dialects import postgresql

from damier.storage.schema import events, tables

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy import Column, Connection

Row = dict[str, Any]
SHOWN = ("updated", "plies", "status", "result", "board", "turn")  # in lists of games
_DIALECT: Any = postgresql.dialect()  # type: ignore[no-untyped-call]
_EVENT = tuple(events.c)
_SHOWN = tuple(tables.c[name] for name in SHOWN)


def append_all(connection: Connection, rows: Sequence[tuple[Row, Row]]) -> set[tuple[str, int]]:
    """Add events, each unless its place is taken, and update the tables of those that went in.

    Each event comes with the row of its table; no table may be there twice. Return the keys of the
    events that went in.
    """
    columns = [[event[each.name] for event, _ in rows] for each in _EVENT]
    columns += [[shown[each.name] for _, shown in rows] for each in _SHOWN]
    driver: Any = connection.connection.driver_connection
    alone = driver.info.transaction_status == TransactionStatus.IDLE
    if alone:
        driver.autocommit = True
    try:
        return {(table, seq) for table, seq in connection.exec_driver_sql(_TEXT, tuple(columns))}
    finally:
        if alone and driver.info.transaction_status == TransactionStatus.IDLE:
            driver.autocommit = False


def _array(column: Column[Any]) -> str:
    """Return the type of a list of what a column holds; what is too long is left for it to say."""
    kind = column.type
    name = "text" if isinstance(kind, String) else kind.compile(_DIALECT)
    return f"%s::{name}[]"


def _text() -> str:
    def quoted(columns: tuple[Column[Any], ...]) -> Iterator[str]:
        return (f'"{each.name}"' for each in columns)

    arrays = ", ".join(map(_array, _EVENT + _SHOWN))
    event, given = ", ".join(quoted(_EVENT)), ", ".join(quoted(_EVENT + _SHOWN))
    changes = ", ".join(f"{name} = given.{name}" for name in quoted(_SHOWN))
    # All servers append in the order of the keys, so that none waits for one that waits for it.
    return (
        f"WITH given AS (SELECT * FROM unnest({arrays}) AS given ({given})), "  # noqa: S608
        f"won AS (INSERT INTO events ({event}) SELECT {event} FROM given ORDER BY table_id, seq "
        "ON CONFLICT DO NOTHING RETURNING table_id, seq) "
        f"UPDATE tables SET {changes} FROM given JOIN won USING (table_id, seq) "
        "WHERE tables.id = given.table_id RETURNING table_id, seq"
    )


_TEXT = _text()
