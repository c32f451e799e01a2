"""The making of puzzles as a command: kept batch by batch, told at the end."""

from __future__ import annotations

import hashlib
import io
import json
import os
from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.cli.checking import sheet_source
from damier.cli.output import writer_to
from damier.cli.progress import bar
from damier.engine.training.tasks import sheet_from
from damier.learn.maker import (
    Tally,
    batches_of,
    format_batch,
    make_from_games,
    make_from_selfplay,
    parse_batch,
)
from damier.learn.puzzle import PuzzleError
from damier.learn.records import record_of_puzzle
from damier.pdn import read, write
from damier.places import write_whole
from damier.processes import Workers

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from damier.learn.mining import Mined

_MARK = "damier puzzles in the making 1 "


@dataclass(frozen=True)
class Told:
    """What was made: as facts for programs, and in lines for people."""

    facts: dict[str, object]
    lines: tuple[str, ...]


class Making:
    """One command under way; `part` is the file that keeps what is done."""

    def __init__(
        self, sheet: str, output: Path, *, nodes: int, seed: int, jobs: int | None
    ) -> None:
        self.source = sheet_source(sheet)
        self.sheet = sheet_from(self.source)
        self.output, self.part = output, output.with_name(f"{output.name}.part")
        self.nodes, self.seed, self.jobs = nodes, seed, jobs
        self.tally, self.done = Tally(), set[int]()

    def from_selfplay(self, games: int) -> Told:
        """Play games and look there; those of an earlier, shorter run are part of them."""
        self._begin("selfplay", str(self.seed))
        with Workers(self.jobs) as executor:
            batches = make_from_selfplay(
                self.source,
                games,
                executor,
                nodes=self.nodes,
                seed=self.seed,
                ahead=self._ahead,
                done=self.done,
            )
            self._collect(batches, batches_of(games))
        return self._finish()

    def from_games(self, file: Path) -> Told:
        """Look in the games of a PDN file."""
        self._begin("games", hashlib.blake2b(file.read_bytes(), digest_size=8).hexdigest())
        with Workers(self.jobs) as executor:
            batches = make_from_games(
                self.source,
                self._positions(file),
                executor,
                nodes=self.nodes,
                ahead=self._ahead,
                done=self.done,
            )
            self._collect(batches, None)
        return self._finish()

    @property
    def _ahead(self) -> int:
        return 2 * (self.jobs or os.cpu_count() or 1)

    def _positions(self, file: Path) -> Iterator[list[str]]:
        """Yield the positions of each game that can be played by this sheet."""
        for record in read(file, sheet=self.sheet):
            if record.sheet.play_hash != self.sheet.play_hash:
                self.tally.rejected["other-sheet"] += 1
                continue
            reached = [record.start, *(node.position for node in record.nodes)]
            yield [position.fen() for position in reached if position is not None]

    def _begin(self, kind: str, origin: str) -> None:
        """Read what an earlier run has done, if it was after the same."""
        recipe = _MARK + json.dumps([self.sheet.play_hash, self.nodes, kind, origin])
        kept = [recipe]
        if self.part.exists():
            first, *lines = self.part.read_text(encoding="utf-8").splitlines() or [""]
            if first != recipe:
                raise PuzzleError(
                    f"expected {self.part} to go on from, got one made otherwise: move it away"
                )
            for line in lines:
                try:
                    number, batch = parse_batch(line)
                except PuzzleError:
                    continue  # what a kill left half-written is made again
                if number not in self.done:
                    self.done.add(number)
                    self.tally.add(batch)
                    kept.append(line)
        write_whole(self.part, "\n".join([*kept, ""]).encode())

    def _collect(self, batches: Iterator[tuple[int, Mined]], total: int | None) -> None:
        with bar("puzzles", total) as shown, self.part.open("a", encoding="utf-8") as file:
            for number, batch in batches:
                file.write(format_batch(number, batch) + "\n")
                file.flush()
                self.done.add(number)
                self.tally.add(batch)
                shown.show(
                    len(self.done), total=total, description=f"{len(self.tally.rows)} puzzles"
                )

    def _finish(self) -> Told:
        """Write the file, and say how it went; without a puzzle nothing is written."""
        found = self.tally.puzzles(self.source, self.nodes)
        if found:
            text = io.StringIO()
            for puzzle in found:
                write(record_of_puzzle(puzzle), text)
            with writer_to(self.output) as put:
                put(text.getvalue().encode())
        self.part.unlink(missing_ok=True)
        tally = self.tally
        facts: dict[str, object] = {
            "sheet": self.sheet.id,
            "puzzles": len(found),
            "output": str(self.output) if found else None,
            "games": tally.games,
            "positions": tally.positions,
            "rejected": dict(sorted(tally.rejected.items())),
            "cpu_seconds": round(tally.cpu, 2),
            "per_cpu_hour": round(tally.per_cpu_hour),
        }
        if not found:
            seen = f"{tally.games} games, {tally.positions} positions"
            return Told(facts, (f"No puzzle in {seen}; {self.output} was not written.",))
        why = ", ".join(f"{count} {name}" for name, count in tally.rejected.most_common() if count)
        return Told(
            facts,
            (
                f"{len(found)} puzzles of {tally.games} games in {self.output}",
                f"{tally.per_cpu_hour:.0f} puzzles a CPU hour; positions that are none: {why}",
            ),
        )
