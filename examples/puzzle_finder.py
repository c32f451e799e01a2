"""Puzzles hidden in a PDN file: positions with one good move that the player did not find.

    python examples/puzzle_finder.py games.pdn

A quick search points at candidates; a longer one proves that one move alone wins. `damier puzzles
make` does the rest: the whole solution with its defences, themes and difficulty.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import damier
from damier import pdn
from damier.learn import Prover

if TYPE_CHECKING:
    from collections.abc import Iterator

QUICK = damier.Limit(nodes=2_000)
GAP = 1.0  # men between the best move and the next best


def missed(record: pdn.Record, engine: damier.Engine) -> Iterator[damier.Position]:
    """Yield positions whose best move is far better than all others, and was not played."""
    position = record.start
    for move in record.moves:
        if len(position.legal_moves) > 1:
            best, second = engine.analyse(position, QUICK, lines=2).lines[:2]
            if best.score - second.score >= GAP and best.moves[0] != move:
                yield position
        position = position.play(move)


def find(path: str, nodes: int = 20_000) -> Iterator[str]:
    """Yield what is proved: the position, and the one move that wins."""
    for record in pdn.read(path):
        engine, prover = damier.Engine(record.sheet, memory=8), Prover(record.sheet, nodes=nodes)
        for position in missed(record, engine):
            verdict = prover.verdict(position, "win")
            if verdict.move is not None:
                yield f"{position.fen()}  {position.text(verdict.move)}"


if __name__ == "__main__":
    for line in find(sys.argv[1]):
        print(line)
