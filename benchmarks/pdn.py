"""Measure how fast game files are read: plain and full of comments, on one core and on several.

    python benchmarks/pdn.py [MEGABYTES]

CPU time of all processes, the best of two runs; the time on the wall, which says little on a busy
machine; and what that would be if every process had a core to itself. The result is kept.
"""

from __future__ import annotations

import datetime
import json
import os
import platform
import random
import resource
import sys
import tempfile
import time
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from peers import RESULTS, ROOT, commit_name, machine

from damier import pdn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

RUNS = 2
SENTENCE = "This is what a trainer says of a move: what it is worth, and why."


def main() -> None:
    """Measure, print and keep."""
    megabytes = float(sys.argv[1]) if len(sys.argv) > 1 else 48.0
    figures: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for kind in ("plain", "clocks", "sentences"):
            file = Path(folder) / f"{kind}.pdn"
            for name, task, share, workers in TASKS:
                write(file, kind, int(megabytes * share * 1e6))
                label = f"{kind}, {name}, {workers} core{'s' * (workers > 1)}"
                figures[label] = measure(file, task, workers)
                print(f"{label:<32} {figures[label]}", flush=True)
    print(f"kept in {keep(figures, megabytes).relative_to(ROOT)}")


def check(file: Path, workers: int) -> int:
    """Play every game and ask for its problems, as `damier pdn check` does."""
    found = pdn.each(attrgetter("legal", "problems"), file, workers=workers)
    return sum(legal and not problems for legal, problems in found)


def trees(file: Path, _workers: int) -> int:
    """Make the tree of every game."""
    return sum(bool(record.line) for record in pdn.read(file))


TASKS: list[tuple[str, Callable[[Path, int], int], float, int]] = [
    ("check", check, 1.0, 1),
    ("check", check, 1.0, os.cpu_count() or 1),
    ("trees", trees, 0.1, 1),
]


def write(file: Path, kind: str, size: int) -> None:
    """Write the same games, again and again, up to a size."""
    texts = list(games(kind))
    with file.open("w", encoding="utf-8") as out:
        while out.tell() < size:
            out.writelines(texts)


def games(kind: str, count: int = 200) -> Iterator[str]:
    """Return random games of 60 to 100 moves."""
    rng = random.Random(1)
    for _ in range(count):
        record = pdn.Record("international", {"White": "Jansen, A.", "Black": "de Vries, B."})
        for _ in range(rng.randint(60, 100)):
            moves = record.final.legal_moves
            if not moves:
                break
            node = record.play(rng.choice(moves))
            if kind != "plain":
                clocks = pdn.Clock.of(rng.randint(0, 3600), rng.randint(0, 3600), "white")
                node.add(clocks)
            if kind == "sentences":
                node.add(SENTENCE)
        yield pdn.format(record) + "\n"


def measure(file: Path, task: Callable[[Path, int], int], workers: int) -> dict[str, float]:
    """Return megabytes a second of CPU time, and on the wall: the best of some runs."""
    size = file.stat().st_size / 1e6
    best = {"mb_per_cpu_s": 0.0, "mb_per_s": 0.0, "mb_per_s_if_idle": 0.0}
    for _ in range(RUNS):
        begun, own, children = time.perf_counter(), *cpu_times()
        if not task(file, workers):
            raise RuntimeError("expected games without problems, got none")
        wall, used = time.perf_counter() - begun, cpu_times()
        own, children = used[0] - own, used[1] - children
        seconds = (own + children, wall, own + children / workers)
        for figure, spent in zip(best, seconds, strict=True):
            best[figure] = max(best[figure], round(size / spent, 1))
    return best


def cpu_times() -> tuple[float, float]:
    """Return the seconds that this process, and its children that have ended, have used."""
    own, children = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return own.ru_utime + own.ru_stime, children.ru_utime + children.ru_stime


def keep(figures: dict[str, dict[str, float]], megabytes: float) -> Path:
    """Write the figures beside those of other commits."""
    now, commit = datetime.datetime.now(datetime.UTC), commit_name()
    about: dict[str, Any] = {
        "date": now.isoformat(timespec="seconds"),
        "commit": commit,
        "machine": f"{machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.0f}",
        "python": platform.python_version(),
        "megabytes": megabytes,
        "figures": figures,
    }
    file = RESULTS / f"pdn-{now:%Y-%m-%d}-{commit or 'unknown'}.json"
    file.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
    return file


if __name__ == "__main__":
    main()
