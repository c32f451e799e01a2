"""A pool of positions: games played for their samples alone, kept for any training.

NNN.samples   a finished file (see `samples.py`); NNN.part while it is played

Files are never written twice: whoever plays by other weights or settings begins the next file.
"""

from __future__ import annotations

import os
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from damier._core import SAMPLE_SIZE
from damier.engine.training.duel import usual_opening
from damier.engine.training.samples import Samples, play_hash_of, read_samples, recipe_of
from damier.engine.training.settings import Settings
from damier.engine.training.tasks import (
    drawn_start,
    play_games,
    seed_for,
    sheet_from,
    tables_of,
)
from damier.engine.training.workers import process_pool, spread
from damier.errors import EngineError

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor
    from contextlib import AbstractContextManager

    from damier.rules import Sheet


@dataclass(frozen=True, slots=True)
class Growth:
    """How far a pool is: its positions, and those played now with the CPU seconds they took."""

    positions: int
    played: int = 0
    cpu: float = 0.0


def pool_files(folder: str | Path, sheet: Sheet) -> list[Path]:
    """Return the finished files of a pool; raise EngineError if one is of another game."""
    files = sorted(Path(folder).glob("*.samples"))
    for path in files:
        if play_hash_of(path) != sheet.play_hash:
            raise EngineError(f"expected positions of {sheet.id} in {path}, got another game's")
    return files


class Pool:
    """Plays games of one sheet into one folder; only one may fill a folder at a time.

    `source` is a sheet's id or the text of its TOML file, `weights` are those that play;
    `settings.games` fill a file. With a `deck` every game begins after a ballot drawn from it.
    """

    def __init__(
        self,
        source: str,
        folder: str | Path,
        executor: Executor | None = None,
        *,
        weights: bytes = b"",
        settings: Settings | None = None,
        jobs: int | None = None,
        deck: str = "",
        report: Callable[[Growth], object] = lambda _: None,
    ) -> None:
        self.sheet, self.folder, self._deck = sheet_from(source), Path(folder), deck
        if deck:
            drawn_start(deck, self.sheet)
        self._source, self._weights, self._settings = source, weights, settings or Settings()
        self._executor, self._jobs, self._report = executor, jobs or os.cpu_count() or 1, report
        self._plies = self._settings.opening_plies or usual_opening(source)
        self.folder.mkdir(parents=True, exist_ok=True)
        self._growth = Growth(sum(map(_positions, pool_files(self.folder, self.sheet))))

    def __repr__(self) -> str:
        return f"<Pool {self.sheet.id} in {self.folder}>"

    @property
    def positions(self) -> int:
        """How many positions the pool holds."""
        return self._growth.positions

    def grow(self, positions: int) -> Growth:
        """Play until the pool holds so many positions, whole files of them; return how it went."""
        owned: AbstractContextManager[Executor] = (
            process_pool(self._jobs) if self._executor is None else nullcontext(self._executor)
        )
        if self._settings.pieces:
            tables_of(self._source, self._settings.pieces)  # built once, before workers want them
        with owned as executor:
            while self.positions < positions:
                self._fill(executor, len(pool_files(self.folder, self.sheet)))
        return self._growth

    def _fill(self, executor: Executor, number: int) -> None:
        """Play one file to its end."""
        chosen = self._settings
        facts = (
            chosen.chunk,
            chosen.nodes,
            self._plies,
            chosen.pieces,
            chosen.perturbed,
            chosen.king_starts,
        )
        recipe = recipe_of(self.sheet, self._weights, facts, number, chosen.seed, deck=self._deck)
        part = self.folder / f"{number:03}.part"
        if Samples.is_of_another(part, recipe):
            part.rename(part.with_suffix(".samples"))  # what others began is kept as it is
            self._tell(_positions(part.with_suffix(".samples")))
            return
        samples = Samples(self.folder, number, recipe, -(-chosen.games // chosen.chunk))
        self._tell(samples.records)
        calls = (
            (
                chunk,
                (
                    self._source,
                    self._weights,
                    seed_for(chosen.seed, "pool", number, chunk),
                    *facts,
                    self._deck,
                ),
            )
            for chunk in samples.missing
        )
        for chunk, (body, cpu) in spread(executor, play_games, calls, 2 * self._jobs):
            self._tell(samples.add(chunk, body, cpu), cpu)
        samples.finish()

    def _tell(self, positions: int, cpu: float = 0.0) -> None:
        now = self._growth
        played = positions if cpu else 0
        self._growth = Growth(now.positions + positions, now.played + played, now.cpu + cpu)
        self._report(self._growth)


def _positions(path: Path) -> int:
    return len(read_samples(path)) // SAMPLE_SIZE
