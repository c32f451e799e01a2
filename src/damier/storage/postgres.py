"""What PostgreSQL needs besides its tables: patience that ends, who may use it, quiet errors."""

from __future__ import annotations

import select
from typing import TYPE_CHECKING, Any

from sqlalchemy import event, text
from sqlalchemy.exc import InvalidatePoolError

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine
    from sqlalchemy.engine import ExceptionContext
    from sqlalchemy.pool import ConnectionPoolEntry

# How long to wait for a database that is away, and for a connection that went dead; a URL may say
# otherwise (`?connect_timeout=20`).
CONNECT_ARGS: dict[str, Any] = {
    "client_encoding": "utf8",
    "connect_timeout": 5,
    "fallback_application_name": "damier",
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
# The same for the other end: nobody waits for a lock for ever, and what a server that vanished has
# claimed is free again soon.
SESSION = {
    "lock_timeout": "5s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
# A commit is on the disk before it returns. Any stricter choice of the database stays.
_SYNCED = "SELECT set_config('synchronous_commit', 'on', false) WHERE 'off' = "
_SYNCED += "current_setting('synchronous_commit')"
_ALONE = text("SELECT pg_advisory_lock(hashtext('damier ' || current_schema()))")
_TOGETHER = text("SELECT pg_advisory_lock_shared(hashtext('damier ' || current_schema()))")
_MIGRATING = text("SELECT pg_advisory_xact_lock(hashtext('damier tables ' || current_schema()))")
_PATIENTLY = text("SET LOCAL lock_timeout = '10min'")
_NOT_FREE = "55P03"
_OPEN = 0  # libpq's word for a connection that is well


def prepare(engine: Engine) -> None:
    """Set up every connection of an engine."""
    event.listen(engine, "connect", _prepare_connection)
    event.listen(engine, "checkout", _expect_open)
    event.listen(engine, "handle_error", _keep_quiet)


def _prepare_connection(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for name, value in SESSION.items():
        cursor.execute("SELECT set_config(%s, %s, false)", (name, value))
    cursor.execute(_SYNCED)
    cursor.close()
    connection.commit()


def _expect_open(_connection: Any, record: ConnectionPoolEntry, _proxy: object) -> None:
    """Let go of all connections if one was open when the database went away, before it is used.

    Nobody has asked for anything: if there is something to read, then that it is over. To ask the
    database instead would be a message more for every question.
    """
    driver: Any = record.driver_connection
    pgconn = driver.pgconn
    if pgconn.status != _OPEN or _has_something(pgconn.socket):
        raise InvalidatePoolError


def _has_something(socket: int) -> bool:
    asked = select.poll()
    asked.register(socket, select.POLLIN)
    return bool(asked.poll(0))


def _keep_quiet(context: ExceptionContext) -> None:
    """Leave out of an error the details, which quote what players wrote."""
    found: Any = context.original_exception
    primary = getattr(getattr(found, "diag", None), "message_primary", None)
    if primary is None:
        return
    found.args = (primary,)
    if context.sqlalchemy_exception is not None:
        kind = type(found)
        context.sqlalchemy_exception.args = (f"({kind.__module__}.{kind.__name__}) {primary}",)


def claim(connection: Connection, *, shared: bool = False) -> None:
    """Keep other servers away while this connection lasts; fails if one is there and stays.

    Servers that share a database keep away only one that wants it for itself.
    """
    if "claimed" not in connection.info:
        connection.execute(_TOGETHER if shared else _ALONE)
        connection.info["claimed"] = True


def begin_migrating(connection: Connection) -> None:
    """Wait until no other server brings the tables up to date, and keep others waiting."""
    connection.execute(_PATIENTLY)
    connection.execute(_MIGRATING)


def is_not_free(error: Exception) -> bool:
    """Tell whether somebody else held a lock for too long."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) == _NOT_FREE
