"""Measure arrays: PDN to planes, and positions to planes, beside py-draughts' `to_tensor`.

    python benchmarks/arrays.py [REPEATS]

One run, the same games for both; each library in a process of its own, CPU time, the best of
several runs. What both make is compared square by square before anything is timed.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parents[1]
GAMES = 300
MORE = 40  # times as many games for ours, which would be over too soon


def best(repeats: int, work: Callable[[], int]) -> tuple[float, int]:
    """Return the least CPU seconds of several runs, and what one gave."""
    found = []
    for _ in range(repeats):
        began = time.process_time()
        count = work()
        found.append((time.process_time() - began, count))
    return min(found)


def ours(repeats: int, games: Path) -> dict[str, Any]:
    """Measure damier."""
    import numpy as np

    from damier import arrays, pdn

    text = games.read_text(encoding="ascii")
    large = games.with_name("many.pdn")
    large.write_text("\n\n".join([text] * MORE), encoding="ascii")
    positions = []
    for record in pdn.read(games):
        positions += [record.start, *(node.position for node in record.nodes)]

    def from_pdn() -> int:
        return sum(len(batch) for batch in arrays.of_games(large, "international", board=False))

    seen = arrays.planes(positions, board=False)
    black = seen[:, 4].any(axis=-1)
    own = np.where(black[:, None, None], seen[:, [2, 3, 0, 1]], seen[:, :4])
    digest = hashlib.sha256(own.astype(np.uint8).tobytes()).hexdigest()
    by_pdn, count = best(repeats, from_pdn)
    made, _ = best(repeats, lambda: len(arrays.planes(positions, board=False)))
    return {
        "positions": len(positions),
        "pdn_to_planes_per_s": round(count / by_pdn),
        "positions_to_planes_per_s": round(len(positions) / made),
        "digest": digest,
    }


def theirs(repeats: int, games: Path) -> dict[str, Any]:
    """Measure py-draughts."""
    import numpy as np
    from draughts import StandardBoard

    texts = games.read_text(encoding="ascii").split("\n\n")

    def boards() -> list[Any]:
        found = []
        for text in texts:
            board = StandardBoard()
            found.append(board.copy())
            played = StandardBoard.from_pdn(text)
            for move in played._moves_stack:
                board.push(move)
                found.append(board.copy())
        return found

    def from_pdn() -> int:
        count = 0
        for text in texts:
            board = StandardBoard()
            board.to_tensor()
            count += 1
            for move in StandardBoard.from_pdn(text)._moves_stack:
                board.push(move)
                board.to_tensor()
                count += 1
        return count

    known = boards()
    made = np.stack([board.to_tensor() for board in known]).astype(np.uint8)
    by_pdn, count = best(repeats, from_pdn)
    alone, _ = best(repeats, lambda: len([board.to_tensor() for board in known]))
    return {
        "positions": len(known),
        "pdn_to_planes_per_s": round(count / by_pdn),
        "positions_to_planes_per_s": round(len(known) / alone),
        "digest": hashlib.sha256(made.tobytes()).hexdigest(),
    }


def run(python: str, name: str, repeats: int, games: Path) -> dict[str, Any]:
    """Measure one library in a process of its own."""
    command = [python, __file__, name, str(repeats), str(games)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> None:
    """Measure both, print and keep."""
    import peers

    repeats = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    peers.PEERS.mkdir(parents=True, exist_ok=True)
    games = peers.PEERS / "arrays.pdn"
    games.write_text("\n\n".join(peers.random_games()[:GAMES]), encoding="ascii")
    found = {
        "damier": run(sys.executable, "damier", repeats, games),
        peers.PEER: run(peers.peer_python(), peers.PEER, repeats, games),
    }
    one, other = found["damier"], found[peers.PEER]
    same = one.pop("digest") == other.pop("digest")
    print("the planes are the same" if same else "THE PLANES DIFFER")
    for figure in ("pdn_to_planes_per_s", "positions_to_planes_per_s"):
        beside = f"damier {one[figure]:>10,}   {peers.PEER} {other[figure]:>9,}"
        print(f"{figure:<28} {beside}   {one[figure] / other[figure]:.0f}×")
    now, commit = datetime.now(UTC), peers.commit_name()
    record = {
        "date": now.isoformat(timespec="seconds"),
        "commit": commit,
        "machine": peers.machine(),
        "versions": {peers.PEER: peers.PEER_VERSION},
        "same_planes": same,
        "figures": found,
    }
    file = peers.RESULTS / f"arrays-{now:%Y-%m-%d}-{commit or 'unknown'}.json"
    file.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    print(f"kept in {file.relative_to(ROOT)}")


if __name__ == "__main__":
    if len(sys.argv) > 3:
        task = ours if sys.argv[1] == "damier" else theirs
        print(json.dumps(task(int(sys.argv[2]), Path(sys.argv[3]))))
    else:
        main()
