"""py-draughts' strongest engine behind the Hub protocol; runs in the peers' environment.

turbo.py SECONDS: it always thinks so long, whatever the level says.
"""

from __future__ import annotations

import re
import shlex
import sys

from draughts import Board
from draughts.engines.turbo import TurboEngine


def board_of(position: str, moves: str) -> Board:
    """Return the board of a Hub position such as `Wbbb…www`, after its moves."""
    sides: dict[str, list[str]] = {"W": [], "B": []}
    for square, piece in enumerate(position[1:], 1):
        if piece in "wbWB":
            sides[piece.upper()].append(f"{'K' if piece.isupper() else ''}{square}")
    board = Board.from_fen(f"{position[0]}:W{','.join(sides['W'])}:B{','.join(sides['B'])}")
    for text in moves.split():
        board.push(next(move for move in board.legal_moves if hub(move) == ordered(text)))
    return board


def hub(move: object) -> str:
    """Write a move as Hub does: start, end and what it captures."""
    ends = [move.square_list[0] + 1, move.square_list[-1] + 1]
    taken = sorted(square + 1 for square in move.captured_list)
    return ("x" if taken else "-").join(map(str, ends + taken))


def ordered(text: str) -> str:
    """Return a Hub move with its captures in order."""
    parts = re.split("[-x]", text)
    return ("x" if "x" in text else "-").join(parts[:2] + sorted(parts[2:], key=int))


def main() -> None:
    """Answer lines until told to quit."""
    engine = TurboEngine(depth_limit=None, time_limit=float(sys.argv[1]))
    board = Board()
    for line in sys.stdin:
        name, *words = shlex.split(line) or [""]
        given = dict(word.partition("=")[::2] for word in words)
        if name == "hub":
            print("id name=TurboEngine version=0\nwait", flush=True)
        elif name == "init":
            print("ready", flush=True)
        elif name == "ping":
            print("pong", flush=True)
        elif name == "pos":
            board = board_of(given["pos"], given.get("moves", ""))
        elif name == "go":
            print(f"done move={hub(engine.get_best_move(board))}", flush=True)
        elif name == "quit":
            break


if __name__ == "__main__":
    main()
