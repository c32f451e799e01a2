"""Generated games for the benchmarks: random play that keeps to well-trodden ways at first.

python benchmarks/games.py COUNT FILE [SEED]
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from damier import Position

if TYPE_CHECKING:
    from collections.abc import Iterator

OPENING = 12  # plies in which the first moves of the list are chosen far more often
PLAYERS, EVENTS = 5000, 400
SCORES = ("2-0", "1-1", "1-1", "0-2")


def generated(count: int, seed: int = 1) -> Iterator[str]:
    """Yield different games as PDN, the same for the same seed."""
    rng = random.Random(seed)
    start = Position.start().core
    for _ in range(count):
        position, words = start, []
        for ply in range(rng.randint(60, 100)):
            moves = position.legal_moves()
            if not moves:
                break
            chance = rng.random()
            move = moves[int(len(moves) * (chance**3 if ply < OPENING else chance))]
            text = str(move)
            if move.is_capture and sum(str(other) == text for other in moves) > 1:
                text = move.long
            words.append(f"{ply // 2 + 1}. {text}" if ply % 2 == 0 else text)
            position = position.after(move)
        yield tags(rng) + " ".join(words)


def tags(rng: random.Random) -> str:
    """Return the tags of a club game, and what ends it behind a line feed."""
    year, score = rng.randint(1950, 2025), rng.choice(SCORES)
    white, black = rng.sample(range(PLAYERS), 2)
    return (
        f'[Event "Club championship {rng.randrange(EVENTS)}"]\n'
        f'[Site "Town {rng.randrange(EVENTS)}"]\n'
        f'[Date "{year}.{rng.randint(1, 12):02}.{rng.randint(1, 28):02}"]\n'
        f'[Round "{rng.randint(1, 11)}"]\n[White "Player {white}"]\n[Black "Player {black}"]\n'
        f'[Result "{score}"]\n[GameType "20"]\n\n\0{score}\0'
    )


def write(file: Path, count: int, seed: int = 1) -> None:
    """Write a file of games."""
    with file.open("w", encoding="ascii") as out:
        for game in generated(count, seed):
            head, score, moves = game.split("\0")
            out.write(f"{head}{moves} {score}\n\n")


if __name__ == "__main__":
    write(Path(sys.argv[2]), int(sys.argv[1]), int(sys.argv[3]) if len(sys.argv) > 3 else 1)
