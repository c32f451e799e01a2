"""Time to a depth with one, two … threads: positions of many games, wall time, mean of several.

    python benchmarks/threads.py [--sheet international] [--depth 17] [--repeats 3]

No two searches by several threads are the same, so the best of some would flatter them. Wall time
says nothing on a busy machine: run it alone.
"""

from __future__ import annotations

import argparse
import datetime
import json
import math
import os
import time
from random import Random

from peers import RESULTS, commit_name, machine

import damier

GAMES = 60
OPENING = 6  # random plies


def main() -> None:
    """Measure, print and keep."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sheet", default="international")
    parser.add_argument("--depth", type=int, default=17)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--most", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    positions = [played(asked.sheet, game) for game in range(GAMES)]
    times = {
        threads: [seconds(one, threads, asked) for one in positions]
        for threads in range(1, asked.most + 1)
    }
    rows = []
    for threads, spent in times.items():
        ratios = [one / here for one, here in zip(times[1], spent, strict=True)]
        speed = math.exp(sum(map(math.log, ratios)) / len(ratios))
        rows.append({"threads": threads, "seconds": spent, "times_as_fast": speed})
        print(f"{threads} threads: {sum(spent):.2f} s, {speed:.2f} times as fast", flush=True)
    now, commit = datetime.datetime.now(datetime.UTC), commit_name()
    record = {
        "date": now.isoformat(timespec="seconds"),
        "commit": commit,
        "machine": machine(),
        "sheet": asked.sheet,
        "depth": asked.depth,
        "positions": [position.fen() for position in positions],
        "threads": rows,
    }
    file = RESULTS / f"threads-{now:%Y-%m-%d}-{commit or 'unknown'}.json"
    file.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")


def played(sheet: str, seed: int) -> damier.Position:
    """Return a position of a game of the engine against itself, which the seed tells."""
    game, rng = damier.Game(sheet), Random(seed)
    engine = damier.Engine(sheet, memory=8)
    for _ in range(OPENING):
        game.play(rng.choice(game.position.legal_moves))
    for _ in range(rng.randrange(40)):
        if game.outcome:
            break
        engine.play(game, damier.Limit(nodes=2_000))
    return game.position


def seconds(position: damier.Position, threads: int, asked: argparse.Namespace) -> float:
    """Return the mean wall time to the depth, from an empty table each time."""
    engine = damier.Engine(asked.sheet, threads=threads)
    total = 0.0
    for _ in range(asked.repeats):
        engine.forget()
        began = time.perf_counter()
        engine.analyse(position, damier.Limit(depth=asked.depth))
        total += time.perf_counter() - began
    return total / asked.repeats


if __name__ == "__main__":
    main()
