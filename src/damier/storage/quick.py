"""The two statements of every move, by SQLite's own driver.

What SQLAlchemy does around a statement takes several times as long as SQLite does for its rows, and
every move waits for it. The statements stay SQLAlchemy's; here they are only written out once.
"""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import Connection, Executable
    from sqlalchemy.sql.compiler import Compiled

Row = dict[str, Any]
_KINDS = {sqlite3.OperationalError: OperationalError, sqlite3.IntegrityError: IntegrityError}


class Quick:
    """Appends events and updates rows within the transaction of a connection.

    Raises what SQLAlchemy would.
    """

    def __init__(self, append: Executable, updates: Iterable[Executable]) -> None:
        self._append = _text(append)
        self._updates = {statement: _text(statement) for statement in updates}

    def append(self, connection: Connection, rows: Sequence[Row]) -> set[tuple[str, int]]:
        """Add events, each unless its place is taken; return the keys of those that went in."""
        cursor = _driver(connection).cursor()
        try:
            return {
                (row["table_id"], row["seq"])
                for row in rows
                if cursor.execute(self._append, row).rowcount == 1
            }
        except sqlite3.Error as error:
            raise _told(error, self._append) from error
        finally:
            cursor.close()

    def update(self, connection: Connection, statement: Executable, rows: Sequence[Row]) -> bool:
        """Write rows by a statement; False if it is not one of those known here."""
        text = self._updates.get(statement)
        if text is None:
            return False
        cursor = _driver(connection).cursor()
        try:
            cursor.executemany(text, rows)
        except sqlite3.Error as error:
            raise _told(error, text) from error
        finally:
            cursor.close()
        return True


def _driver(connection: Connection) -> sqlite3.Connection:
    driver: Any = connection.connection.driver_connection
    return driver  # type: ignore[no-any-return]


def _text(statement: Executable) -> str:
    compiled: Compiled = statement.compile(dialect=sqlite.dialect(paramstyle="named"))  # type: ignore[attr-defined]
    return str(compiled)


def _told(error: sqlite3.Error, statement: str) -> DBAPIError:
    kind = next((kind for raw, kind in _KINDS.items() if isinstance(error, raw)), DBAPIError)
    return kind(statement, None, error)
