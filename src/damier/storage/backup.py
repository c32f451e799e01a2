"""Backups: a copy of the games while the server runs, and of the keys that open them."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from typing import TYPE_CHECKING

from damier.places import UNFINISHED
from damier.storage.database import StorageError, sqlite_file

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_KEY = "secret.key"
_PAGES = 1_000  # copied at a time; writers go on in between


def back_up(
    data: Path, url: str, to: Path, *, progress: Callable[[int, int], object] | None = None
) -> Path:
    """Copy games and keys into a new folder, which is a folder of data itself; return it.

    The copy is of one moment. Nothing is there under the wanted name before it is whole.
    """
    source = sqlite_file(url)
    if source is None:
        raise StorageError("expected games in a SQLite file, got PostgreSQL: use pg_dump")
    if not source.is_file():
        raise StorageError(f"expected games in {source}, got no file")
    if to.exists():
        raise StorageError(f"expected a folder that is not there yet, got {to}")
    part = to.with_name(to.name + UNFINISHED)
    part.mkdir(parents=True, mode=0o700)
    key = data / _KEY
    if key.is_file():
        _write_private(part / _KEY, key.read_bytes())
    _write_private(part / "damier.sqlite", b"")
    with (
        contextlib.closing(
            sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
        ) as old,
        contextlib.closing(sqlite3.connect(part / "damier.sqlite")) as new,
    ):
        old.backup(
            new,
            pages=_PAGES,
            progress=None
            if progress is None
            else lambda _, left, all_: progress(all_ - left, all_),
        )
        (found,) = new.execute("PRAGMA integrity_check").fetchone()
        if found != "ok":
            raise StorageError(f"expected a sound copy, got {found}")
    part.rename(to)
    return to


def _write_private(path: Path, content: bytes) -> None:
    file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    with os.fdopen(file, "wb") as opened:
        opened.write(content)
        opened.flush()
        os.fsync(opened.fileno())
