"""Train a small network on a collection and let it play where an engine plays.

    python examples/small_network.py base.damier international

It learns which move was played, by numpy alone, and is a `damier.Engine` to whoever asks it.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import numpy as np

import damier
from damier import arrays
from damier.collection import Collection
from damier.engine import Analysis, Engine, Line

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.rules import Sheet

HIDDEN, RATE, ROUNDS, SIZE = 64, 1.0, 120, 1024


def examples(games: Collection, sheet: str) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    """Yield positions, a row of 0 and 1 each, and the numbers of the moves played in them."""
    for batch in arrays.of_collection(games, sheet, size=SIZE, board=False):
        played = batch.moves >= 0
        yield batch.planes[played].reshape(played.sum(), -1).astype(np.float32), batch.moves[played]


def train(games: Collection, sheet: str) -> tuple[np.ndarray, np.ndarray]:
    """Return the two layers of a network that likes what was played; memory stays flat."""
    dice, outputs = np.random.default_rng(1), arrays.moves_of_board(sheet)
    inputs = arrays.planes([damier.Position.start(sheet)], board=False).size
    first = dice.normal(0, 0.1, (inputs, HIDDEN)).astype(np.float32)
    second = dice.normal(0, 0.1, (HIDDEN, outputs)).astype(np.float32)
    for _ in range(ROUNDS):
        for rows, moves in examples(games, sheet):
            hidden = np.maximum(0, rows @ first)
            wrong = softmax(hidden @ second)
            wrong[np.arange(len(moves)), moves] -= 1
            back = (wrong @ second.T) * (hidden > 0)
            second -= RATE / len(moves) * (hidden.T @ wrong)
            first -= RATE / len(moves) * (rows.T @ back)
    return first, second


def guessed(games: Collection, sheet: str, first: np.ndarray, second: np.ndarray) -> float:
    """Return the share of the moves that the network likes most."""
    right = [
        np.argmax(np.maximum(0, rows @ first) @ second, axis=1) == moves
        for rows, moves in examples(games, sheet)
    ]
    return float(np.concatenate(right).mean())


def softmax(scores: np.ndarray) -> np.ndarray:
    """Return chances that add up to 1 in every row."""
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=1, keepdims=True))


class NetworkEngine(Engine):
    """An engine that searches nothing: its best line is the legal move the network likes most."""

    def __init__(self, sheet: str | Sheet, first: np.ndarray, second: np.ndarray) -> None:
        super().__init__(sheet, memory=1)
        self.first, self.second = first, second

    def analyse(self, subject: Any, *_: Any, lines: int = 1, **__: Any) -> Analysis:
        """Return legal moves, the best liked first; the score says by how much."""
        position = subject if isinstance(subject, damier.Position) else subject.position
        rows = arrays.planes([position], board=False).reshape(1, -1).astype(np.float32)
        liked = (np.maximum(0, rows @ self.first) @ self.second)[0]
        legal = position.legal_moves
        numbers = [arrays.move_number(position, move) for move in legal]
        order = sorted(range(len(legal)), key=lambda at: -liked[numbers[at]])
        found = (Line(float(liked[numbers[at]]), 1, (legal[at],)) for at in order[:lines])
        return Analysis(tuple(found), nodes=len(legal), seconds=0.0)


if __name__ == "__main__":
    base, sheet = sys.argv[1:3]
    with Collection(base) as games:
        first, second = train(games, sheet)
        print(f"{guessed(games, sheet, first, second):.0%} of the moves guessed")
    engine, game = NetworkEngine(sheet, first, second), damier.Game(sheet)
    while game.outcome is None and len(game.moves) < 200:
        engine.play(game, depth=1)
    print(f"{len(game.moves)} moves against itself: {game.outcome or 'no end'}")
