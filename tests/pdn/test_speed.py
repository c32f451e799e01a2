"""The promise: parse and replay at least 20 times py-draughts' 346 games a second, on one core."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

import pytest

import damier
from damier import pdn

if TYPE_CHECKING:
    from pathlib import Path

GAMES = 20_000
PROMISED = 7_000  # games of about 60 plies a second of CPU time


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    rng = random.Random(1)
    path = tmp_path_factory.mktemp("speed") / "random.pdn"
    start = damier.Position.start()
    with path.open("w") as out:
        for number in range(GAMES):
            position, words = start, []
            for ply in range(rng.randint(40, 80)):
                moves = position.legal_moves
                if not moves:
                    break
                move = rng.choice(moves)
                words.append(f"{ply // 2 + 1}. " * (ply % 2 == 0) + position.text(move))
                position = position.play_unchecked(move)
            out.write(f'[Event "{number}"]\n[White "A"]\n[Black "B"]\n[Result "2-0"]\n')
            lines = (" ".join(words[at : at + 10]) for at in range(0, len(words), 10))
            out.write('[GameType "20"]\n\n' + "\n".join(lines) + " 2-0\n\n")
    return path


@pytest.mark.slow
@pytest.mark.parametrize("nodes", [False, True], ids=["moves played", "tree of nodes built"])
def test_games_a_second(file: Path, nodes: bool) -> None:
    begun = time.process_time()
    plies = games = 0
    for record in pdn.read(file):
        games += record.legal
        plies += len(record.nodes) if nodes else record.replay()
    rate = games / (time.process_time() - begun)
    print(f"{games} games, {plies} plies, {rate:.0f} games a second")
    assert games == GAMES
    assert plies > 50 * GAMES
    assert rate > PROMISED
