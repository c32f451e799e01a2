"""Measure one library in one process: `task.py damier|py-draughts REPEATS GAMES` prints JSON.

Runs with the Python of each library's own environment, so it imports nothing but that library.
GAMES is a PDN file, its games parted by empty lines.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

# A game of international draughts, opening to endgame; the same for all.
FENS = [
    "W:W31-50:B1-20",
    "W:W27,31-33,35-37,39-50:B1-12,14,15,18-20,24",
    "B:W27,28,32,33,35-40,42-45,47-50:B1-4,6-9,11-14,16-20",
    "W:W26-28,32,33,36-40,42,43,45,47-49:B3,4,6-9,11-14,16-19,23",
    "B:W27,28,32,33,37,38,40,42,43,48:B3,8,9,12,13,16,18,19,22,23",
    "W:W27,32,33,38,42,48:B8,12,13,18,19,22",
    "W:WK46,33,42:B8,13,K5",
    "B:WK29,K41:BK3,17",
]
IMPORTS = {"damier": "import damier", "py-draughts": "import draughts"}
PERFT_DEPTH = {"damier": 9, "py-draughts": 5}


def damier() -> tuple[Any, Any, Any]:
    """Return how to list moves, to count them and to run perft from the start."""
    from damier import Position

    positions = [Position.from_fen(fen) for fen in FENS]

    def ask(index: int, times: int) -> None:
        position = positions[index]
        for _ in range(times):
            position.legal_moves  # noqa: B018

    return ask, [len(position.legal_moves) for position in positions], positions[0].perft


def py_draughts() -> tuple[Any, Any, Any]:
    """Return the same for py-draughts, its leaves counted and not played."""
    from draughts import StandardBoard

    boards = [StandardBoard.from_fen(fen) for fen in FENS]
    start = StandardBoard()

    def ask(index: int, times: int) -> None:
        board = boards[index]
        for _ in range(times):
            board.legal_moves  # noqa: B018

    def perft(depth: int) -> int:
        moves = start.legal_moves
        if depth == 1:
            return len(moves)
        leaves = 0
        for move in moves:
            start.push(move)
            leaves += perft(depth - 1)
            start.pop()
        return leaves

    return ask, [len(board.legal_moves) for board in boards], perft


def read_damier(games: list[str]) -> int:
    """Return the plies of all games, parsed and played."""
    from damier import pdn

    return sum(record.replay() for record in pdn.read("\n".join(games)))


def read_py_draughts(games: list[str]) -> int:
    """Return the same; its reader takes one game at a time."""
    from draughts import StandardBoard

    return sum(len(StandardBoard.from_pdn(game)._moves_stack) for game in games)


def best(action: Callable[[], object], repeats: int) -> float:
    """Return the least CPU seconds that an action took."""
    times = []
    for _ in range(repeats):
        before = time.process_time()
        action()
        times.append(time.process_time() - before)
    return min(times)


def start_seconds(code: str, repeats: int) -> float:
    """Return the least CPU time of a fresh Python that runs `code`."""
    program = f"{code}\nimport time; print(time.process_time())"
    command = [sys.executable, "-c", program]
    runs = (subprocess.run(command, capture_output=True, check=True) for _ in range(repeats))
    return min(float(run.stdout) for run in runs)


def measure(name: str, repeats: int, file: str) -> dict[str, object]:
    """Return the figures of one library."""
    games = Path(file).read_text(encoding="ascii").split("\n\n")
    read = read_damier if name == "damier" else read_py_draughts
    ask, moves, perft = damier() if name == "damier" else py_draughts()
    depth, times = PERFT_DEPTH[name], 500
    leaves = perft(depth)
    asked = [
        best(lambda index=index: ask(index, times), 3 * repeats) / times * 1e6
        for index in range(len(FENS))
    ]
    return {
        "legal_moves_us": sum(asked) / len(asked),
        "legal_moves_us_start": asked[0],
        "legal_moves_us_each": asked,
        "moves": moves,
        "perft_m_per_s": leaves / best(lambda: perft(depth), repeats) / 1e6,
        "perft": {"depth": depth, "leaves": leaves},
        "pdn_games_per_s": len(games) / best(lambda: read(games), repeats),
        "pdn": {"games": len(games), "plies": read(games)},
        "import_ms": (start_seconds(IMPORTS[name], repeats) - start_seconds("pass", repeats)) * 1e3,
    }


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), sys.argv[3])))
