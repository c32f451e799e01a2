"""Matches between two sets of weights, or of search features, played by an executor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.engine.training.tasks import PAIR_SCORES, play_pairs, seed_for, sheet_from
from damier.engine.training.workers import in_order, spread
from damier.position.compile import compile_sheet

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Executor

    from damier.engine.sprt import Sprt

_LONGEST_CHUNK = 4  # pairs
_CHUNK_NODES = 10_000  # a move, over all pairs of a chunk: about a second


def usual_opening(source: str) -> int:
    """Return how many random plies an opening has on the board of a sheet."""
    return min(8, compile_sheet(sheet_from(source)).squares // 5)


@dataclass(frozen=True, slots=True)
class Side:
    """How one side plays: its weights (empty: plain) and the search features it goes without."""

    weights: bytes = b""
    without: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """How a duel is played: `pairs` at most; `name` makes its seeds its own.

    Endgame tables of so many `pieces` tell how a game ends; 0: none. With a `deck` each pair begins
    after a ballot drawn from it.
    """

    pairs: int
    nodes: int
    opening_plies: int
    name: str = "duel"
    pieces: int = 0
    deck: str = ""

    @property
    def chunks(self) -> list[range]:
        """The numbers of the pairs of each task, fewer where a game is long."""
        size = max(1, min(_LONGEST_CHUNK, _CHUNK_NODES // self.nodes))
        starts = range(0, self.pairs, size)
        return [range(first, min(first + size, self.pairs)) for first in starts]


@dataclass(frozen=True, slots=True)
class Score:
    """What is known so far: how many pairs gave the first side 0, ½, 1, 1½ and 2 points."""

    counts: tuple[int, ...] = (0,) * PAIR_SCORES
    chunks: int = 0
    cpu: float = 0.0

    @property
    def pairs(self) -> int:
        """How many pairs were played."""
        return sum(self.counts)


def duel(
    executor: Executor,
    source: str,
    sides: tuple[Side, Side],
    plan: Plan,
    *,
    sprt: Sprt | None = None,
    score: Score | None = None,
    ahead: int = 8,
) -> Iterator[Score]:
    """Yield the score after each chunk, until all is played or the test accepts a side.

    The chunks count in their order, whichever ends first, so that a duel is the same on every
    machine. A duel goes on from the `score` it had.
    """
    score = score or Score()
    first, second = sides
    players = (first.weights, first.without), (second.weights, second.without)
    calls = (
        (
            number,
            (
                source,
                players,
                tuple(seed_for(plan.name, pair) for pair in pairs),
                plan.nodes,
                plan.opening_plies,
                plan.pieces,
                plan.deck,
            ),
        )
        for number, pairs in enumerate(plan.chunks)
        if number >= score.chunks
    )
    if sprt is not None and sprt.verdict(score.counts):
        return
    results = spread(executor, play_pairs, calls, ahead)
    for counts, cpu in in_order(results, score.chunks):
        total = tuple(map(sum, zip(score.counts, counts, strict=True)))
        score = Score(total, score.chunks + 1, score.cpu + cpu)
        yield score
        if sprt is not None and sprt.verdict(score.counts):
            return
