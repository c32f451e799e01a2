"""Where tables are kept, and who may make them."""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING

from damier.engine.endgame.material import Material
from damier.errors import EngineError
from damier.places import UNFINISHED, write_whole

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SUFFIX = ".endgame"


class TableFolder:
    """The tables of one way to play, one file each."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def file(self, material: Material) -> Path:
        """Return where a table is or would be."""
        return self.path / f"{material}{SUFFIX}"

    def materials(self) -> Iterator[Material]:
        """Yield what there are files for; whether they are sound is another question."""
        try:
            names = sorted(file.name for file in self.path.iterdir())
        except OSError:
            return
        for name in names:
            if name.endswith(SUFFIX):
                with contextlib.suppress(EngineError):
                    yield Material.parse(name.removesuffix(SUFFIX))

    def write(self, material: Material, content: bytes) -> Path:
        """Keep a table: nobody ever sees a part of it."""
        write_whole(self.file(material), content)
        return self.file(material)

    @contextlib.contextmanager
    def lock(self) -> Iterator[None]:
        """Let one builder work at a time. The system frees the lock of one that was killed.

        Where nothing can be locked or written, builders may do the same work twice; a file is
        whole in any case.
        """
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            file = (self.path / ".lock").open("wb")
        except OSError:
            yield
            return
        with file:
            if _lock(file.fileno()):
                for left_over in self.path.glob(f"*{UNFINISHED}"):
                    left_over.unlink(missing_ok=True)
            yield


if sys.platform == "win32":
    import msvcrt
    import time

    def _lock(file: int) -> bool:
        while True:
            try:
                msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            except OSError:
                time.sleep(0.1)
            else:
                return True

else:
    import fcntl

    def _lock(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX)
        except OSError:
            return False  # this file system has no locks
        return True
