"""A Hub engine in 60 lines: damier knows the rules, this file only thinks.

Play it against damier's level 2:
    damier match "python examples/hub_engine.py" damier:level=2 --games 2 --time 0.1
"""

import re
import sys
import time

import damier

ANSWERS = {"hub": "id name=sixty version=1 author=you\nwait", "init": "ready", "ping": "pong"}


def evaluate(position: damier.Position) -> int:
    """Count pieces, and how far men have come, for the side to move."""
    score = 0
    for row, piece in ((square // 5, piece) for square, piece in enumerate(position.board)):
        score += {"w": 110 - row, "b": -101 - row, "W": 300, "B": -300}.get(piece, 0)
    return score if position.turn == "white" else -score


def search(position: damier.Position, depth: int, low: int, high: int, end: float) -> int:
    """Return the value of a position by looking ahead; captures are followed to their end."""
    moves = position.legal_moves
    if not moves:
        return -10_000 - depth
    if depth <= 0 and not moves[0].is_capture:
        return evaluate(position)
    if time.monotonic() > end:
        raise TimeoutError
    for move in moves:
        low = max(low, -search(position.play_unchecked(move), depth - 1, -high, -low, end))
        if low >= high:
            break
    return low


def think(position: damier.Position, seconds: float, deepest: int) -> damier.Move:
    """Search deeper and deeper, the best move first, until the time is up."""
    moves, end = list(position.legal_moves), time.monotonic() + seconds
    for depth in range(deepest if len(moves) > 1 else 0):
        best, found = -99_999, moves[0]
        for move in moves:
            try:
                value = -search(position.play_unchecked(move), depth, -99_999, -best, end)
            except TimeoutError:
                return moves[0]
            if value > best:
                best, found = value, move
        moves.remove(found)
        moves.insert(0, found)
        print(f"info depth={depth + 1} score={best / 100:.2f}")
    return moves[0]


def hub(move: damier.Move) -> str:
    """Write a move as Hub does: 32-28, or from x to x captured squares."""
    taken = "".join(f"x{square}" for square in sorted(move.captured))
    return f"{move.start}x{move.end}{taken}" if taken else f"{move.start}-{move.end}"


position, limits = damier.Position.start(), {"move-time": "1"}
for line in sys.stdin:  # lines that mean nothing to us are left alone
    command, _, rest = line.strip().partition(" ")
    given = {name: value.strip('"') for name, value in re.findall(r'([\w-]+)=("[^"]*"|\S+)', rest)}
    if command == "pos":
        position = damier.Position.from_fen(given["pos"])
        for text in given.get("moves", "").split():
            position = position.play(next(m for m in position.legal_moves if hub(m) == text))
    elif command == "level":
        limits = given
    elif command == "go":
        seconds = float(limits.get("move-time") or float(limits.get("time", 60)) / 30)
        move = think(position, 0.9 * seconds, int(limits.get("depth", 99)))
        print(f"done move={hub(move)}")
    elif command == "quit":
        break
    elif command in ANSWERS:
        print(ANSWERS[command])
    sys.stdout.flush()
