"""Measure the processor's time that a move costs a server, of several versions side by side.

    python benchmarks/move_cost.py NAME=PYTHON... [--tables 250] [--seconds 15] [--every 1]

Each PYTHON is an interpreter that has one version of damier installed. They serve in turn, several
rounds, and the best of each counts: on a busy machine the others say more about the neighbours. The
processor's time is that of the whole server: sockets, rules, storage, views.
"""

from __future__ import annotations

import argparse
import asyncio
import datetime
import json
import sys
import tempfile

from peers import RESULTS, commit_name, machine
from web_load import PROCESSES, load, percentile, serving


def once(python: str, tables: int, seconds: float, every: float) -> dict[str, float]:
    """Serve tables for a while; return what a move cost, and how soon it arrived."""
    with tempfile.TemporaryDirectory() as data, serving(data, python) as (url, process):
        PROCESSES.clear()
        PROCESSES[process] = "web"
        figures, _, cpu = asyncio.run(load([url], tables, seconds, every))
    if figures.errors:
        raise SystemExit(f"expected no errors, got {figures.errors[0]}")
    return {
        "cpu_ms_per_move": round(1e3 * cpu["web"] / figures.moves, 3),
        "moves": figures.moves,
        "p50_ms": round(percentile(figures.delays, 0.50), 1),
        "p99_ms": round(percentile(figures.delays, 0.99), 1),
    }


def main() -> None:
    """Measure, print and keep."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("versions", nargs="*", default=[f"this={sys.executable}"])
    options.add_argument("--tables", type=int, default=250)
    options.add_argument("--seconds", type=float, default=15)
    options.add_argument("--every", type=float, default=1)
    options.add_argument("--rounds", type=int, default=3)
    asked = options.parse_args()
    versions = dict(each.split("=", 1) for each in asked.versions)
    found: dict[str, list[dict[str, float]]] = {name: [] for name in versions}
    for _ in range(asked.rounds):
        for name, python in versions.items():
            found[name].append(once(python, asked.tables, asked.seconds, asked.every))
            print(name, found[name][-1], flush=True)
    best = {name: min(each["cpu_ms_per_move"] for each in all_) for name, all_ in found.items()}
    today, commit = datetime.datetime.now(datetime.UTC), commit_name()
    record = {
        "date": today.isoformat(timespec="seconds"),
        "commit": commit,
        "machine": machine(),
        "tables": asked.tables,
        "moves_per_s": asked.tables / asked.every,
        "best_cpu_ms_per_move": best,
        "rounds": found,
    }
    text = json.dumps(record, indent=1)
    print(text)
    file = RESULTS / f"move-cost-{today:%Y-%m-%d}-{commit}.json"
    file.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
