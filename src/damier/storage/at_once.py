"""A batch of moves as one statement of PostgreSQL, which is its own transaction.

Every move is an event and what lists show of its table. Begun, appended, updated and committed one
after the other that is five messages to the database and as many answers, and what both sides do
for each costs more than the rows. The rows go as one text of JSON: a driver that writes lists of
values, one for each column, takes longer for that than the database for all of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from psycopg import Error
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
_encode = msgspec.json.Encoder().encode
_EVENT = tuple(events.c)
_SHOWN = tuple(tables.c[name] for name in SHOWN)


def append_all(connection: Connection, rows: Sequence[tuple[Row, Row]]) -> set[tuple[str, int]]:
    """Add events, each unless its place is taken, and update the tables of those that went in.

    Each event comes with the row of its table; no table may be there twice. Return the keys of the
    events that went in.
    """
    given = _encode([{**shown, **event} for event, shown in rows]).decode()
    driver: Any = connection.connection.driver_connection
    alone = driver.info.transaction_status == TransactionStatus.IDLE
    if alone:
        driver.autocommit = True
    try:
        try:
            return set(driver.execute(_TEXT, (given,)).fetchall())
        except Error:
            # Once more by SQLAlchemy, which knows whether the connection is lost. What went in all
            # the same does not go in again: its events have lost, to themselves.
            return {(table, seq) for table, seq in connection.exec_driver_sql(_TEXT, (given,))}
    finally:
        if alone and driver.info.transaction_status == TransactionStatus.IDLE:
            driver.autocommit = False


def _field(column: Column[Any]) -> str:
    """Return the name and type of what a column holds; what is too long is left for it to say."""
    kind = column.type
    return f'"{column.name}" {"text" if isinstance(kind, String) else kind.compile(_DIALECT)}'


def _text() -> str:
    def quoted(columns: tuple[Column[Any], ...]) -> Iterator[str]:
        return (f'"{each.name}"' for each in columns)

    fields, event = ", ".join(map(_field, _EVENT + _SHOWN)), ", ".join(quoted(_EVENT))
    changes = ", ".join(f"{name} = given.{name}" for name in quoted(_SHOWN))
    # All servers append in the order of the keys, so that none waits for one that waits for it.
    return (
        f"WITH given AS (SELECT * FROM json_to_recordset(%s::json) AS given ({fields})), "  # noqa: S608
        f"won AS (INSERT INTO events ({event}) SELECT {event} FROM given ORDER BY table_id, seq "
        "ON CONFLICT DO NOTHING RETURNING table_id, seq) "
        f"UPDATE tables SET {changes} FROM given JOIN won USING (table_id, seq) "
        "WHERE tables.id = given.table_id RETURNING table_id, seq"
    )


_TEXT = _text()
