"""What was learned at this terminal, in a file: the same that the web app writes as a copy."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from damier.learn.learned import Kept, Learned, best_so_far, export, puzzle_met, read_export
from damier.places import data_folder, write_whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from damier.learn.progress import Outcome


class LearnedFile:
    """Reads and writes it; a file that cannot be read is never written over.

    Every method but `forget` may raise OSError, or ProgressError where the file is something else.
    """

    def __init__(self, folder: Path | None = None, now: Callable[[], float] = time) -> None:
        self.path = (folder or data_folder()) / "learned.json"
        self.now = now
        self._read: tuple[tuple[int, int], dict[str, Kept]] = ((0, 0), {})

    def kept(self) -> dict[str, Kept]:
        """Return all that is kept, by the names of the items; read again when the file changes."""
        try:
            state = self.path.stat()
        except FileNotFoundError:
            return {}
        stamp = state.st_mtime_ns, state.st_size
        if self._read[0] != stamp:
            found = read_export(self.path.read_text(encoding="utf-8", errors="replace"))
            self._read = stamp, {each.item: each for each in found}
        return dict(self._read[1])

    def learned(self) -> Learned:
        """Return what it adds up to now."""
        return Learned.of(self.kept().values(), self.now())

    def met(self, sheet: str, puzzle: str, outcome: Outcome) -> None:
        """Keep how it went with a puzzle."""
        kept = self.kept()
        self._write(kept, *puzzle_met(kept, sheet, puzzle, outcome, self.now()))

    def raced(self, sheet: str, solved: int) -> None:
        """Keep how many puzzles were solved in a race, if that is the most so far."""
        kept = self.kept()
        self._write(kept, best_so_far(kept, f"race:{sheet}", solved, self.now()))

    def copy_to(self, path: Path) -> None:
        """Write a copy."""
        write_whole(path.expanduser(), export(self.kept().values()).encode())

    def forget(self) -> None:
        """Forget it all."""
        self.path.unlink(missing_ok=True)

    def _write(self, kept: dict[str, Kept], *news: Kept) -> None:
        kept |= {each.item: each for each in news}
        write_whole(self.path, export(kept.values()).encode())
