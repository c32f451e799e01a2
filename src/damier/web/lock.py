"""One server at a time for a SQLite file: two would each know only half of every table."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from typing import IO, TYPE_CHECKING

from damier.web.settings import SettingError

if TYPE_CHECKING:
    from contextlib import AbstractContextManager
    from pathlib import Path


def hold(folder: Path, *, shared: bool = False) -> AbstractContextManager[object]:
    """Return an open file that keeps other servers away until it is closed or the process ends.

    Servers that are `shared` keep nobody away: their games are in a database, which does.
    """
    if shared:
        return nullcontext()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    held = (folder / "server.lock").open("w", encoding="ascii")
    try:
        _lock(held)
    except OSError as error:
        held.close()
        raise SettingError(
            f"expected a folder of data that no other server uses, got {folder}"
        ) from error
    return held


def _lock(held: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(held.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
