"""Let another program judge our moves: how much is lost without a part of the search.

    python benchmarks/opinion.py GAMES.pdn --judge "scan hub" [--positions 240] [--nodes 800000]
                                 [--without probcut] [--without history,killers] [--weights mine.xz]

Positions of the games are searched with so many nodes, as we play and in each of the other ways;
the judge searches what comes of the moves that were chosen, and its scores are compared in pairs.
240 positions tell a hundredth of a man from nothing. What the judge does not see nobody is blamed
for.
"""

from __future__ import annotations

import argparse
import math
import re
import shlex
import statistics
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from speed import HubProgram

from damier import Engine, Limit, pdn
from damier.protocols.match.entrants import read_weights

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier import Position

FIRST, STEP, LAST = 12, 6, 80  # plies of a game that are looked at
FEWEST_MOVES, FEWEST_PIECES = 4, 12
DECIDED = 5.0  # men; more is won all the same


class Judge(HubProgram):
    """A program that says what it thinks of a position."""

    def score(self, position: Position, nodes: int) -> float:
        """Return the score in men for the side to move; forced replies are played first."""
        sign = 1.0
        while len(position.legal_moves) == 1:
            position, sign = position.play(position.legal_moves[0]), -sign
        if not position.legal_moves:
            return -sign * DECIDED
        self._set_up(position, nodes)
        self._say("go think")
        said = ""
        for line in self._lines():
            if line.startswith("done"):
                break
            said = line if "score=" in line else said
        found = re.search(r"score=([-+.\d]+)", said)
        if not found:
            raise SystemExit(f"expected a score of {position.fen()}, got {said!r}")
        return sign * max(-DECIDED, min(DECIDED, float(found[1])))


def main() -> None:
    """Choose, judge and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("pdn", type=Path)
    parser.add_argument("--judge", required=True, help="the command line of a Hub program")
    parser.add_argument("--set", action="append", default=[], help="its name=value; repeatable")
    parser.add_argument("--positions", type=int, default=240)
    parser.add_argument("--nodes", type=int, default=800_000)
    parser.add_argument("--judge-nodes", type=int, default=3_000_000)
    parser.add_argument("--without", action="append", default=[], help="features, comma between")
    parser.add_argument("--weights", action="append", default=[], help="a file; repeatable")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    chosen = positions(asked.pdn, asked.positions, asked.seed)
    judge = Judge(shlex.split(asked.judge), asked.set)

    @cache
    def judged(position: Position) -> float:
        return -judge.score(position, asked.judge_nodes)

    def scores(engine: Engine, *without: str) -> list[float]:
        return [judged(after_best(engine, each, asked.nodes, without)) for each in chosen]

    sheet = chosen[0].sheet
    usual = Engine(sheet, memory=64)
    ways: dict[str, Callable[[], list[float]]] = {"as it is": partial(scores, usual)}
    for features in asked.without:
        ways[f"without {features}"] = partial(scores, usual, *features.split(","))
    for file in asked.weights:
        ways[file] = partial(scores, Engine(sheet, memory=64, weights=read_weights(file)))
    first: list[float] = []
    for name, way in ways.items():
        found = way()
        first = first or found
        print(line(name, found, first), flush=True)
    judge.quit()


def positions(file: Path, most: int, seed: int) -> list[Position]:
    """Draw positions with a choice out of the middle of games."""
    found = [
        node.position
        for record in pdn.read(file)
        for node in list(record.nodes)[FIRST:LAST:STEP]
        if node.position is not None
        and len(node.position.legal_moves) >= FEWEST_MOVES
        and sum(square != "e" for square in node.position.board) >= FEWEST_PIECES
    ]
    if len(found) < 2:
        raise SystemExit(f"expected games in {file}, got {len(found)} positions")
    Random(seed).shuffle(found)
    return found[:most]


def after_best(
    engine: Engine, position: Position, nodes: int, without: tuple[str, ...]
) -> Position:
    """Return the position after the move that a search from nothing chooses."""
    engine.forget()
    best = engine.analyse(position, Limit(nodes=nodes), without=without).best
    if best is None:
        raise SystemExit(f"expected a move in {position.fen()}, got none")
    return position.play(best)


def line(name: str, found: list[float], first: list[float]) -> str:
    """Return what was gained over the first way, with its standard error."""
    gains = [mine - before for mine, before in zip(found, first, strict=True)]
    error = statistics.pstdev(gains) / math.sqrt(len(gains))
    other = sum(gain != 0 for gain in gains)
    mean = statistics.fmean(gains)
    return f"{name:30} {mean:+.4f} men ({error:.4f}), other moves in {other} of {len(gains)}"


if __name__ == "__main__":
    main()
