"""Connections to the database, and bringing its tables up to date."""

from __future__ import annotations

import os
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import create_engine, event, make_url, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from damier.errors import DamierError
from damier.storage import postgres
from damier.storage.schema import marks

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

    from alembic.config import Config
    from sqlalchemy import URL, Connection, Engine, Table
    from sqlalchemy.ext.asyncio import AsyncConnection

_SQLITE, _POSTGRESQL = "sqlite+aiosqlite", "postgresql+psycopg"
_DRIVERS = {
    **dict.fromkeys(("sqlite", _SQLITE), _SQLITE),
    **dict.fromkeys(("postgres", "postgresql", _POSTGRESQL), _POSTGRESQL),
}

_IN_A_THREAD = {_SQLITE: "sqlite", _POSTGRESQL: _POSTGRESQL}

# A commit is on the disk before it returns: FULL also syncs the write-ahead log. That log is copied
# into the file by `tidy`, so that no commit has to wait for it.
_PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "wal_autocheckpoint=0",
)


class StorageError(DamierError):
    """A database that cannot be used."""


def sqlite_url(file: str) -> str:
    """Return the URL of a SQLite file."""
    return f"{_SQLITE}:///{file}"


def sqlite_file(url: str) -> Path | None:
    """Return the file of a URL, None if it is another kind of database."""
    place = _parse_url(url)
    is_file = place.drivername == _SQLITE and place.database not in (None, "", ":memory:")
    return Path(str(place.database)) if is_file else None


def connect(url: str) -> AsyncEngine:
    """Return an engine for a URL: `sqlite:///file` or `postgresql://user@host/name`.

    It reads without transactions: a question to PostgreSQL is then one message and not three, and
    sees the same. What belongs together is done `together`.
    """
    place = _parse_url(url)
    alone = {} if place.get_backend_name() == "sqlite" else {"isolation_level": "AUTOCOMMIT"}
    engine = create_async_engine(place, **_options(place), **alone)
    _prepare(engine.sync_engine, place)
    return engine


def together(engine: AsyncEngine) -> AbstractAsyncContextManager[AsyncConnection]:
    """Begin a transaction."""
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="READ COMMITTED")
    return engine.begin()


def connect_thread(url: str) -> Engine:
    """Return an engine for the same database, to be used in a thread."""
    place = _parse_url(url)
    place = place.set(drivername=_IN_A_THREAD[place.drivername])
    engine = create_engine(place, **_options(place))
    _prepare(engine, place)
    return engine


def _options(place: URL) -> dict[str, Any]:
    if place.get_backend_name() == "sqlite":
        return {"hide_parameters": True}
    given = {
        name: value for name, value in postgres.CONNECT_ARGS.items() if name not in place.query
    }
    return {"hide_parameters": True, "connect_args": given}


def _prepare(engine: Engine, place: URL) -> None:
    if place.get_backend_name() == "sqlite":
        _keep_private(place.database)
        event.listen(engine, "connect", _prepare_sqlite)
    else:
        postgres.prepare(engine)


def _parse_url(url: str) -> URL:
    """Return a URL with its driver; errors never quote it, as it may hold a password."""
    wanted = "expected a database such as sqlite:///file or postgresql://user@host/name"
    try:
        place = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StorageError(f"{wanted}, got no URL") from error
    if place.drivername not in _DRIVERS:
        raise StorageError(f"{wanted}, got {place.drivername}")
    return place.set(drivername=_DRIVERS[place.drivername])


def is_postgresql(url: str) -> bool:
    """Tell whether servers can share a database."""
    return _parse_url(url).get_backend_name() == "postgresql"


async def try_out(url: str, *, shared: bool = False) -> None:
    """Raise StorageError unless this version can use the database, and share or have it."""
    engine = connect(url)
    try:
        async with engine.connect() as connection:
            await connection.run_sync(claim, shared=shared)
            await connection.run_sync(_is_behind)
    except SQLAlchemyError as error:
        if postgres.is_not_free(error):
            raise StorageError("expected a database that no other server uses") from error
        reason = getattr(error, "orig", None) or error
        raise StorageError(f"expected a database that answers, got: {reason}") from error
    finally:
        await engine.dispose()


async def read_mark(url: str, name: str) -> str | None:
    """Return what servers of a database have agreed on, None if nothing, or before the first."""
    engine = connect(url)
    try:
        async with engine.connect() as connection:
            found = await connection.execute(select(marks.c.value).where(marks.c.name == name))
            return found.scalar_one_or_none()
    except SQLAlchemyError:
        return None  # its tables are older, or not made yet
    finally:
        await engine.dispose()


def claim(connection: Connection, *, shared: bool = False) -> None:
    """Keep other servers away from PostgreSQL; from a SQLite file, its folder's lock does."""
    if connection.dialect.name == "postgresql":
        postgres.claim(connection, shared=shared)


def _keep_private(file: str | None) -> None:
    """Make a new file that only its owner may read; SQLite gives its other files the same mode."""
    if not file or file == ":memory:":
        return
    if not Path(file).parent.is_dir():
        raise StorageError(f"expected a folder for the database, got {Path(file).parent}")
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def insert_once(connection: Connection, table: Table, row: dict[str, object]) -> None:
    """Add a row unless its key is taken: another process may have been first."""
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(kind.insert(table).values(**row).on_conflict_do_nothing())


async def tidy(engine: AsyncEngine) -> None:
    """Copy SQLite's write-ahead log into its file, without holding up anybody."""
    if engine.dialect.name == "sqlite":
        async with engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables up to date."""
    async with together(engine) as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    from alembic import command

    if connection.dialect.name == "postgresql":
        postgres.begin_migrating(connection)
    if _is_behind(connection):
        config = _migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _migrations() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(resources.files("damier.storage.migrations")))
    return config


def _is_behind(connection: Connection) -> bool:
    """Tell whether tables are of this version or before; raises StorageError if too new."""
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    ours = ScriptDirectory.from_config(_migrations()).get_current_head() or ""
    found = MigrationContext.configure(connection).get_current_revision() or ""
    if found > ours and _oldest_reader(connection, found) > ours:
        raise StorageError(f"expected a database of version {ours} or before, got {found}")
    return found <= ours


def _oldest_reader(connection: Connection, version: str) -> str:
    """Return the oldest version that works with tables which a newer one has made.

    A release that changes tables so that the one before it can still use them says so by a mark,
    its own version and the oldest that can; then both run side by side while servers are restarted
    one after the other. A mark of another version says nothing.
    """
    found = connection.execute(select(marks.c.value).where(marks.c.name == "readable"))
    of, _, reader = (found.scalar_one_or_none() or "").partition(" ")
    return reader if of == version else "~"
