"""Make puzzles on any executor: numbered batches of games, in whatever order they finish.

`concurrent.futures` pools do the work, and whatever behaves like them, as a Dask client's executor.
Nothing is kept here: whoever calls stores each batch as a line of text and says next time which
numbers are done.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from damier.engine.training.tasks import seed_for, sheet_from
from damier.engine.training.workers import spread
from damier.learn.mining import Mined, mine_games, mine_selfplay
from damier.learn.proof import NODES
from damier.learn.puzzle import PuzzleError
from damier.learn.rows import parse_row
from damier.learn.selection import distinct

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator
    from concurrent.futures import Executor

    from damier.learn.puzzle import Puzzle

GAMES = 4  # in a batch


@dataclass
class Tally:
    """What all batches gave together."""

    rows: list[str] = field(default_factory=list)
    rejected: Counter[str] = field(default_factory=Counter)
    positions: int = 0
    games: int = 0
    cpu: float = 0.0

    def add(self, batch: Mined) -> None:
        """Count a batch."""
        self.rows += batch.rows
        self.rejected += batch.rejected
        self.positions += batch.positions
        self.games += batch.games
        self.cpu += batch.cpu

    @property
    def per_cpu_hour(self) -> float:
        """How many puzzles an hour of one processor finds."""
        return len(self.rows) / self.cpu * 3600 if self.cpu else 0.0

    def puzzles(self, source: str, nodes: int = NODES) -> list[Puzzle]:
        """Return the puzzles, none of them twice, the easy ones first."""
        sheet = sheet_from(source)
        found = distinct(parse_row(row, sheet, nodes) for row in self.rows)
        self.rejected["duplicate"] = len(self.rows) - len(found)
        return sorted(found, key=lambda puzzle: (puzzle.difficulty, puzzle.id))


def batches_of(games: int) -> int:
    """Return how many batches so many games make."""
    return -(-games // GAMES)


def make_from_selfplay(
    source: str,
    games: int,
    executor: Executor,
    *,
    nodes: int = NODES,
    seed: int = 0,
    ahead: int = 2,
    done: Collection[int] = (),
) -> Iterator[tuple[int, Mined]]:
    """Yield (number, batch) of games that weak levels play, but for the numbers that are done."""
    calls = (
        (number, (source, seed_for("puzzles", seed, number), min(GAMES, games - first), nodes))
        for number, first in enumerate(range(0, games, GAMES))
        if number not in done
    )
    yield from spread(executor, mine_selfplay, calls, ahead)


def make_from_games(
    source: str,
    games: Iterable[list[str]],
    executor: Executor,
    *,
    nodes: int = NODES,
    ahead: int = 2,
    done: Collection[int] = (),
) -> Iterator[tuple[int, Mined]]:
    """Yield (number, batch) of given games, each a list of FENs, but for the numbers done."""
    calls = (
        (number, (source, some, nodes))
        for number, some in enumerate(_in_batches(games))
        if number not in done
    )
    yield from spread(executor, mine_games, calls, ahead)


def _in_batches(games: Iterable[list[str]]) -> Iterator[list[list[str]]]:
    waiting: list[list[str]] = []
    for game in games:
        waiting.append(game)
        if len(waiting) == GAMES:
            yield waiting
            waiting = []
    if waiting:
        yield waiting


def format_batch(number: int, batch: Mined) -> str:
    """Write a batch as one line of text."""
    return json.dumps({"number": number, **vars(batch)})


def parse_batch(line: str) -> tuple[int, Mined]:
    """Read what `format_batch` wrote; raise PuzzleError for anything else."""
    try:
        found = json.loads(line)
        number = int(found.pop("number"))
        rejected: Counter[str] = Counter(found.pop("rejected"))
        return number, Mined(rejected=rejected, **found)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise PuzzleError(f"expected a batch of puzzles, got {line[:40]!r}") from error
