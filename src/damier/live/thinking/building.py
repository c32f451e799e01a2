"""Endgame tables that visitors have built: in the background, one sheet at a time, and bounded.

What is built is kept in the cache directory, so no set of tables is ever paid for twice.
"""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.engine.endgame.tables import MOST_PIECES
from damier.errors import DamierError
from damier.live.thinking.work import be_modest

if TYPE_CHECKING:
    from damier.engine.endgame import Progress, Tables

SMALLEST = 3  # pieces: fewer are built along with these
_A_SECOND = 1_000_000  # positions, by one thread that stands back for people
_BYTES = 0.6  # of a position on the disk


class BuildRefused(DamierError):
    """Tables that are not built now; `why` is `busy`, `too-large` or `closed`."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(f"expected tables that can be built now, got {why}")


@dataclass(frozen=True, slots=True)
class BuildOffer:
    """The tables that could come next: how many pieces, and about what they take."""

    pieces: int
    positions: int
    bytes: int
    seconds: int


@dataclass(frozen=True, slots=True)
class BuildState:
    """A build that is under way: whose, how far (0 to 1), and about how many seconds are left."""

    play_hash: str
    pieces: int
    part: float
    seconds: int


class TableBuilder:
    """Builds what is asked for, one after the other is refused; more than `most` positions, too."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._pool = ThreadPoolExecutor(1, "tables", be_modest)
        self._lock = threading.Lock()
        self._now: BuildState | None = None
        self._began = 0.0
        self._failed: set[str] = set()
        self._closed = False

    @property
    def now(self) -> BuildState | None:
        """What is being built."""
        return self._now

    def failed(self, play_hash: str) -> bool:
        """Say whether the last build of these rules ended early."""
        return play_hash in self._failed

    def offer(self, tables: Tables) -> BuildOffer | None:
        """Return what could be built next; None if that would be too much here."""
        pieces = max(SMALLEST, tables.available_pieces + 1)
        if pieces > MOST_PIECES:
            return None
        positions = tables.missing(pieces)
        if not 0 < positions <= self._most:
            return None
        seconds = 1 + positions // _A_SECOND
        return BuildOffer(pieces, positions, int(positions * _BYTES), seconds)

    def start(self, tables: Tables) -> BuildState:
        """Begin to build what is offered; raise BuildRefused where nothing is, or another runs."""
        offer = self.offer(tables)
        if offer is None:
            raise BuildRefused("too-large")
        with self._lock:
            if self._now is not None:
                raise BuildRefused("busy")
            key = tables.sheet.play_hash
            self._now = BuildState(key, offer.pieces, 0.0, offer.seconds)
            self._began = time.monotonic()
            self._failed.discard(key)
            self._pool.submit(self._build, tables, self._now)
            return self._now

    def close(self) -> None:
        """End what is being built; finished tables are kept."""
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _build(self, tables: Tables, state: BuildState) -> None:
        try:
            tables.build(state.pieces, progress=lambda step: self._told(state, step), threads=1)
        except (DamierError, MemoryError, OSError):
            if not self._closed:
                self._failed.add(state.play_hash)
        finally:
            with self._lock:
                self._now = None

    def _told(self, state: BuildState, step: Progress) -> None:
        if self._closed:
            raise BuildRefused("closed")
        spent = time.monotonic() - self._began
        left = spent / step.part - spent if step.part else state.seconds
        self._now = BuildState(state.play_hash, state.pieces, step.part, round(left))
