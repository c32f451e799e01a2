"""Files that a command writes when its work is done, and asks for before it begins."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from damier.places import write_whole

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@contextmanager
def writer_to(path: Path) -> Iterator[Callable[[bytes], object]]:
    """Yield what writes the file, at once and to its end; raise OSError now if nothing could.

    A plain file is replaced whole, behind a link too. A pipe or a device is written to, and so is
    the file that standard output already goes to.
    """
    if _is_stdout(path):
        yield _print
        return
    if path.exists() and not path.is_file():
        with path.open("wb") as file:
            yield file.write
        return
    target = Path(os.path.realpath(path))
    mode = None
    if target.exists():
        with target.open("r+b") as old:
            mode = stat.S_IMODE(os.fstat(old.fileno()).st_mode)
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=target.parent):
        pass  # the folder takes files
    yield partial(write_whole, target, mode=mode)


def _is_stdout(path: Path) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(sys.stdout.fileno()))
    except (OSError, ValueError):  # no such file, or no stream of the system
        return False


def _print(data: bytes) -> None:
    sys.stdout.flush()
    sys.stdout.buffer.write(data)
    sys.stdout.flush()
