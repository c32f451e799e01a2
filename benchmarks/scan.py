"""Look for a pattern in the games of a PDN file with py-draughts: `scan.py FILE` prints JSON.

Runs with the Python of the peer's own environment, so it imports nothing but that library.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path


def main() -> None:
    """Play every game of the file, look at each position, and tell how long a game takes."""
    from draughts import StandardBoard

    parts = Path(sys.argv[1]).read_text(encoding="ascii").split("\n\n")
    texts = [f"{tags}\n\n{moves}" for tags, moves in zip(parts[::2], parts[1::2], strict=False)]
    begun, found = time.process_time(), 0
    for text in texts:
        board, replay = StandardBoard.from_pdn(text), StandardBoard()
        for move in board._moves_stack:
            replay.push(move)
            found += "27" in replay.fen
    seconds = time.process_time() - begun
    print(json.dumps({"games": len(texts), "us_per_game": seconds / len(texts) * 1e6}))


if __name__ == "__main__":
    main()
