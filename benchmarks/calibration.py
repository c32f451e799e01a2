"""How well our scores foretell results, and where lost games were lost, from a match's PDN.

    python benchmarks/calibration.py benchmarks/results/FILE.pdn [--nodes 10000] [--name damier]

Positions are classed by pieces and kings. `loss` is the mean log-loss of what a search of so many
nodes expects against how the game ended: below 0.69 it knows more than nothing. A lost game was
lost by the move of ours after which the expectation fell the most.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter, defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

from damier import pdn
from damier.engine import Engine, Limit

if TYPE_CHECKING:
    from damier.pdn import Record
    from damier.position import Position
    from damier.rules.sheet import Colour

LOGIT = 1.2  # men; must agree with score_logit in core/include/damier/sample.hpp
SURE = 1e-3


def main() -> None:
    """Search every position of every game once, and print both tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("pdn", type=Path)
    parser.add_argument("--nodes", type=int, default=10_000)
    parser.add_argument("--name", default="damier", help="how our side's name begins")
    asked = parser.parse_args()
    losses: dict[str, list[float]] = defaultdict(list)
    lost: Counter[str] = Counter()
    engines: dict[str, Engine] = {}
    for record in pdn.read(asked.pdn):
        sheet = record.sheet
        engine = engines.setdefault(sheet.id, Engine(sheet))
        after = (node.position for node in record.nodes)
        positions = [record.start, *(position for position in after if position is not None)]
        expected = [expectation(engine, position, asked.nodes) for position in positions]
        points = points_of(record)
        for position, guess in zip(positions, expected, strict=True):
            losses[class_of(position)].append(log_loss(guess, points))
        ours = our_side(record, asked.name)
        if points == (0 if ours == "white" else 1):
            lost[class_of(positions[worst(positions, expected, ours)])] += 1
    print(f"{'class':24}{'positions':>10}{'loss':>8}{'lost here':>11}")
    for name in sorted(losses):
        mean = sum(losses[name]) / len(losses[name])
        print(f"{name:24}{len(losses[name]):10}{mean:8.4f}{lost[name]:11}")


def class_of(position: Position) -> str:
    """Say what kind of position it is."""
    pieces = sum(square != "e" for square in position.board)
    kings = any(square in "WB" for square in position.board)
    share = pieces / len(position.board)
    phase = (
        "1 opening"
        if share > 0.6
        else "2 middle"
        if share > 0.4
        else "3 late"
        if share > 0.2
        else "4 few"
    )
    return f"{phase}, {'kings' if kings else 'men'}"


def expectation(engine: Engine, position: Position, nodes: int) -> float:
    """Return White's expectation by a search."""
    score = engine.analyse(position, Limit(nodes=nodes)).score if position.legal_moves else -100.0
    white = score if position.turn == "white" else -score
    return 1 / (1 + math.exp(-max(-20.0, min(20.0, white / LOGIT))))


def log_loss(guess: float, points: float) -> float:
    """Return the loss of an expectation of White's points."""
    sure = max(SURE, min(1 - SURE, guess))
    return -(points * math.log(sure) + (1 - points) * math.log(1 - sure))


def points_of(record: Record) -> float:
    """Return White's points."""
    winner = record.result.winner
    return 0.5 if winner is None else float(winner == "white")


def our_side(record: Record, name: str) -> Colour:
    """Return the side we had."""
    return "white" if (record.tags.find("White") or "").startswith(name) else "black"


def worst(positions: list[Position], expected: list[float], ours: Colour) -> int:
    """Return the number of the position in which our side fell the most."""
    sign = 1 if ours == "white" else -1
    falls = [
        sign * (expected[i] - expected[i + 1]) if positions[i].turn == ours else -1.0
        for i in range(len(positions) - 1)
    ]
    return max(range(len(falls)), key=falls.__getitem__)


if __name__ == "__main__":
    main()
