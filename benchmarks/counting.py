"""Play every sheet against plain counting: the least that an engine should know of a game.

    python benchmarks/counting.py [--pairs 60] [--nodes 2000] [--wanted 150] [SHEET ...]

Plain counting is the same search with weights that know what pieces are worth and nothing else.
Random openings, colours swapped, a fixed number of nodes a move, so that a busy machine plays the
same games. A sheet is proved when the 95 % interval lies above what is wanted; sheets that play
alike are played once. What is kept says which weights each of them plays by.
"""

from __future__ import annotations

import argparse
import datetime
from collections import defaultdict

from peers import RESULTS, ROOT, commit_name

import damier
from damier.engine.sprt import estimate
from damier.engine.training import Plan, Side, duel, process_pool, usual_opening
from damier.engine.weights import trained_like, weights_for


def main() -> None:
    """Play, print and keep; exit with 1 unless all are proved."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("sheets", nargs="*", default=list(damier.sheets()))
    parser.add_argument("--pairs", type=int, default=60)
    parser.add_argument("--nodes", type=int, default=2000)
    parser.add_argument("--wanted", type=float, default=150.0)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    alike: dict[str, list[str]] = defaultdict(list)
    for name in asked.sheets:
        alike[damier.sheet(name).play_hash].append(name)
    title = f"against plain counting, {asked.nodes} nodes a move, {2 * asked.pairs} games each"
    lines, doubted = [f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d} {commit_name()}, {title}"], 0
    with process_pool(asked.jobs) as executor:
        for names in alike.values():
            sheet = damier.sheet(names[0])
            plan = Plan(asked.pairs, asked.nodes, usual_opening(names[0]), name="counting")
            *_, score = duel(executor, names[0], (Side(weights_for(sheet)), Side()), plan)
            gained = estimate(score.counts)
            proved = gained.low >= asked.wanted
            doubted += not proved
            verdict = "proved" if proved else "NOT PROVED"
            lines.append(f"{', '.join(names):46} {source(sheet):22} {gained!s:28} {verdict}")
            print(lines[-1], flush=True)
    kept = RESULTS / f"counting-{datetime.datetime.now(datetime.UTC):%Y-%m-%d}.txt"
    kept.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{doubted} not proved; kept in {kept.relative_to(ROOT)}")
    raise SystemExit(min(doubted, 1))


def source(sheet: damier.Sheet) -> str:
    """Say whose weights a sheet plays by."""
    found = trained_like(sheet)
    if found is None:
        return "none"
    if found == sheet.play_hash:
        return "its own"
    return "of " + next(n for n in damier.sheets() if damier.sheet(n).play_hash == found)


if __name__ == "__main__":
    main()
