"""Where a user's files belong, and how a file gets there whole or not at all."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from damier.errors import GameError

UNFINISHED = ".unfinished"  # how the name of a file ends that is being written


def data_folder() -> Path:
    """Return the folder of a user's games: in XDG_DATA_HOME, else where the system keeps data.

    Raises GameError for a user without a home.
    """
    found = _folder(
        "XDG_DATA_HOME",
        windows="damier",
        mac="Library/Application Support/damier",
        other=".local/share/damier",
    )
    if found is None:
        raise GameError("expected a home folder for games, got none: set HOME or XDG_DATA_HOME")
    return found


def cache_folder() -> Path:
    """Return the folder of what can be made anew: DAMIER_CACHE, else in the user's cache.

    A user without a home has one that goes with the process.
    """
    if chosen := os.environ.get("DAMIER_CACHE"):
        return Path(chosen)
    found = _folder(
        "XDG_CACHE_HOME",
        windows="damier/Cache",
        mac="Library/Caches/damier",
        other=".cache/damier",
    )
    return Path(_passing_folder().name) if found is None else found


@cache
def _passing_folder() -> TemporaryDirectory[str]:
    return TemporaryDirectory(prefix="damier-")


def _folder(variable: str, *, windows: str, mac: str, other: str) -> Path | None:
    if base := os.environ.get(variable):
        return Path(base) / "damier"
    local = os.environ.get("LOCALAPPDATA")
    if sys.platform == "win32" and local:
        return Path(local) / windows
    try:
        home = Path.home()
    except RuntimeError:  # neither a variable nor the system's list of users knows one
        return None
    if sys.platform == "win32":
        return home / "AppData" / "Local" / windows
    return home / (mac if sys.platform == "darwin" else other)


def write_whole(path: Path, data: bytes, mode: int | None = None) -> None:
    """Write a file at once: a reader, or a crash, finds the old one or the new one.

    It is written under another name, reaches the disk, and only then gets its own. Folders that
    are missing are made. `mode` are its permissions; without, those of any new file.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.urandom(4).hex()}{UNFINISHED}")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    handle = os.open(draft, flags, 0o666 if mode is None else mode)
    try:
        with os.fdopen(handle, "wb") as file:
            if mode is not None and hasattr(os, "fchmod"):
                os.fchmod(file.fileno(), mode)  # whatever the umask
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
