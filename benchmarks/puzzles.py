"""Does a longer search agree with the shipped puzzles? `python benchmarks/puzzles.py [SHEET…]`.

Every turn of every solution is proved again with twice the nodes (`--times`). A puzzle agrees if
all its turns do; the others are listed. Prints JSON with the shares, for `results/`.
"""

from __future__ import annotations

import argparse
import json
import time

from damier.learn import flaw_of, puzzles
from damier.learn.mining import prover_of
from damier.rules import sheet as sheet_named
from damier.rules import sheets


def main() -> None:
    """Check the puzzles of the sheets named, or of every way to play."""
    parser = argparse.ArgumentParser()
    parser.add_argument("sheets", nargs="*")
    parser.add_argument("--times", type=float, default=2.0, help="as many nodes as the proof had")
    parser.add_argument("--every", type=int, default=1, help="check one of so many")
    asked = parser.parse_args()
    ways: dict[str, str] = {}
    for name in asked.sheets or sheets():
        ways.setdefault(sheet_named(name).play_hash, name)
    report, began = {}, time.process_time()
    for name in ways.values():
        shelf = puzzles(name)[:: asked.every]
        if not shelf:
            continue
        prover = prover_of(name, int(shelf.nodes * asked.times), 0.0)
        flaws = {}
        for puzzle in shelf:
            flaw = flaw_of(puzzle, prover)
            if flaw is not None:
                flaws[puzzle.id] = flaw.reason
        report[name] = {"puzzles": len(shelf), "disagree": flaws}
        print(name, len(shelf), flaws, flush=True)
    checked = sum(len(puzzles(name)[:: asked.every]) for name in report)
    failed = sum(len(facts["disagree"]) for facts in report.values())  # type: ignore[arg-type]
    share = 1 - failed / checked if checked else 0.0
    cpu = round(time.process_time() - began, 1)
    print(json.dumps({"times": asked.times, "agree": round(share, 5), "cpu_seconds": cpu}))


if __name__ == "__main__":
    main()
