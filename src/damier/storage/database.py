"""Connections to the database, and bringing its tables up to date."""

from __future__ import annotations

import os
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

if TYPE_CHECKING:
    from sqlalchemy import Connection

# A commit is on the disk before it returns: FULL also syncs the write-ahead log. That log is copied
# into the file by `tidy`, so that no commit has to wait for it.
_PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "wal_autocheckpoint=0",
)


def sqlite_url(file: str) -> str:
    """Return the URL of a SQLite file."""
    return f"sqlite+aiosqlite:///{file}"


def connect(url: str) -> AsyncEngine:
    """Return an engine for a URL: `sqlite+aiosqlite:///file` or `postgresql+psycopg://…`."""
    engine = create_async_engine(url, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        _keep_private(engine.url.database)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _keep_private(file: str | None) -> None:
    """Make a new file that only its owner may read; SQLite gives its other files the same mode."""
    if file and file != ":memory:" and Path(file).parent.is_dir():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def tidy(engine: AsyncEngine) -> None:
    """Copy SQLite's write-ahead log into its file, without holding up anybody."""
    if engine.dialect.name == "sqlite":
        async with engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables up to date."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(resources.files("damier.storage.migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
