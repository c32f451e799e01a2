"""Measure a collection: adding, its size, the explorer, searches, and what a crash leaves of it.

    python benchmarks/collection.py [GAMES] [FOLDER]

Games are generated (`games.py`) and kept in FOLDER, so that a second run finds them. Times are CPU
seconds and, for answers, milliseconds on the wall of one call in a process that has asked before.
A plain scan of a sample by py-draughts is measured beside it. The result is kept.
"""

from __future__ import annotations

import datetime
import json
import os
import platform
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import games
from peers import PEER, PEER_VERSION, RESULTS, ROOT, commit_name, machine, peer_python

from damier import Position
from damier.collection import Collection, Search

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = 50_000
KILLS = 20
SAMPLE = 200  # games that the peer goes through


def main() -> None:
    """Measure, print and keep."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    folder = Path(sys.argv[2]) if len(sys.argv) > 2 else Path(tempfile.mkdtemp())
    file, base = folder / f"games-{count}.pdn", folder / f"games-{count}.damier"
    if not file.exists():
        games.write(file, count)
    base.unlink(missing_ok=True)
    figures: dict[str, object] = {"games": count, "pdn_bytes_per_game": file.stat().st_size / count}
    figures["adding"] = added(file, base, count)
    with Collection(base) as collection:
        figures |= answers(collection)
        figures["peer"] = peer_scan(file, collection)
    figures["kills"] = killed(folder)
    for name, value in figures.items():
        print(f"{name:<22} {value}", flush=True)
    print(f"kept in {keep(figures).relative_to(ROOT)}")


def added(file: Path, base: Path, count: int) -> dict[str, float]:
    """Add all games with a process for each core; return speed, memory and size."""
    begun = time.perf_counter(), *cpu_times()
    with Collection(base, create=True) as collection:
        new = collection.add(file).new
    if new != count:
        raise RuntimeError(f"expected {count} new games, got {new}")
    own, children = (after - before for after, before in zip(cpu_times(), begun[1:], strict=True))
    wall, cores = time.perf_counter() - begun[0], os.cpu_count() or 1
    peak = sum(
        resource.getrusage(who).ru_maxrss
        for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    )
    return {
        "games_per_s_wall": round(count / wall),
        "cpu_us_per_game_writer": round(own / count * 1e6, 1),
        "cpu_us_per_game_readers": round(children / count * 1e6, 1),
        "games_per_s_if_idle": round(count / max(own, (own + children) / cores)),
        "peak_mb": round(peak / 1024, 1),
        "bytes_per_game": round(base.stat().st_size / count, 1),
    }


def answers(collection: Collection) -> dict[str, object]:
    """Measure what is asked of a collection."""
    rng = random.Random(2)
    start = Position.start()
    deep = [lines(collection, rng) for _ in range(100)]
    collection.explore(start)
    rare = [path[-1] for path in deep]
    shared = [position for path in deep for position in path[:12]]
    unique = [position for path in deep for position in path[12:]][:1000]
    pattern = Search(sheet=start.sheet, pattern="W27,28:B17,18:E23")
    material = Search(sheet=start.sheet, material="2+1K:1K")
    names = [f"Player {number}9" for number in range(100, 105)]
    return {
        "explore_start_ms": spread(collection.explore, [start] * 200),
        "explore_shared_ms": spread(collection.explore, shared),
        "explore_deep_ms": spread(collection.explore, unique),
        "find_position_ms": spread(lambda one: list(collection.find(position=one)), rare),
        "find_first_20_ms": spread(lambda one: first(collection, one), [start] * 10),
        "find_player_ms": spread(lambda name: collection.count(player=name), names),
        "find_pattern_ms": spread(collection.count, [pattern] * 3),
        "find_material_ms": spread(collection.count, [material] * 3),
    }


def first(collection: Collection, position: Position) -> None:
    """Ask for the first games with a position, and how many there are."""
    hits = collection.find(position=position)
    _ = [collection[next(hits).game] for _ in range(20)]
    collection.count(position=position)


def lines(collection: Collection, rng: random.Random) -> list[Position]:
    """Return the positions of some game, up to its middle."""
    record = collection[rng.randint(1, len(collection))].record
    found = [node.position for node in record.nodes[:40] if node.position is not None]
    return [record.start, *found]


def spread(ask: Callable[[Any], object], values: Any) -> dict[str, float]:
    """Return the median and the 99th percentile of how long answers take, in milliseconds."""
    times = []
    for value in values:
        begun = time.perf_counter(), time.process_time()
        ask(value)
        times.append((time.perf_counter() - begun[0], time.process_time() - begun[1]))
    wall, cpu = (sorted(1000 * each for each in column) for column in zip(*times, strict=True))
    last = min(len(wall) - 1, int(0.99 * len(wall)))
    middle = len(wall) // 2
    return {
        "median": round(wall[middle], 2),
        "p99": round(wall[last], 2),
        "cpu_median": round(cpu[middle], 2),
        "cpu_p99": round(cpu[last], 2),
    }


def peer_scan(file: Path, collection: Collection) -> dict[str, object]:
    """Let the peer look for a position in some games, one by one; ours beside it."""
    with tempfile.TemporaryDirectory() as folder:
        sample = Path(folder) / "sample.pdn"
        with file.open(encoding="ascii") as text:
            parts = text.read(SAMPLE * 2000).split("\n\n")[: 2 * SAMPLE]
        sample.write_text("\n\n".join(parts), encoding="ascii")
        command = [peer_python(), str(ROOT / "benchmarks" / "scan.py"), str(sample)]
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    theirs: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    begun = time.process_time()
    collection.count(Search(sheet=Position.start().sheet, pattern="W27,28:B17,18:E23"))
    ours = (time.process_time() - begun) / len(collection)
    return {
        "name": f"{PEER} {PEER_VERSION}",
        "us_per_game": round(theirs["us_per_game"], 1),
        "our_us_per_game": round(ours * 1e6, 2),
        "times_faster": round(theirs["us_per_game"] / (ours * 1e6)),
    }


PROGRAM = """
import sys
from damier.collection import Collection, adding
adding._AT_A_TIME = 500
with Collection(sys.argv[1], create=True) as games:
    flush = adding.Keeper.flush
    def told(self):
        flush(self)
        print(self.added.new, flush=True)
    adding.Keeper.flush = told
    games.add(sys.argv[2])
"""


def killed(folder: Path) -> dict[str, int]:
    """Kill whoever adds in the middle, again and again; count what should never be."""
    file, base = folder / "kills.pdn", folder / "kills.damier"
    count, rng = 20_000, random.Random(4)
    if not file.exists():
        games.write(file, count, seed=9)
    base.unlink(missing_ok=True)
    found = {"kills": 0, "lost": 0, "twice": 0, "unreadable": 0}
    before = 0
    for _ in range(KILLS):
        command = [sys.executable, "-c", PROGRAM, str(base), str(file)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        reported = 0
        for _ in range(rng.randint(1, 2)):
            line = process.stdout.readline().strip() if process.stdout else ""
            reported = int(line) if line.isdigit() else reported
        time.sleep(rng.random() * 0.02)
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        found["kills"] += 1
        try:
            with Collection(base) as collection:
                digests = b"".join(row[0] for row in collection.file.all("SELECT data FROM digest"))
                each = [digests[at : at + 8] for at in range(0, len(digests), 8)]
                found["twice"] += len(each) - len(set(each))
                found["lost"] += max(0, before + reported - len(collection))
                found["lost"] += len(collection) - collection.explore(Position.start()).games
                before = len(collection)
        except Exception as error:
            print(error)
            found["unreadable"] += 1
    with Collection(base, create=True) as collection:
        collection.add(file)
        found["games_in_the_end"] = len(collection)
    return found


def cpu_times() -> tuple[float, float]:
    """Return the seconds that this process, and its children that have ended, have used."""
    own, children = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return own.ru_utime + own.ru_stime, children.ru_utime + children.ru_stime


def keep(figures: dict[str, object]) -> Path:
    """Write the figures beside those of other commits."""
    now, commit = datetime.datetime.now(datetime.UTC), commit_name()
    about = {
        "date": now.isoformat(timespec="seconds"),
        "commit": commit,
        "machine": f"{machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.0f}",
        "python": platform.python_version(),
        "figures": figures,
    }
    file = RESULTS / f"collection-{now:%Y-%m-%d}-{commit or 'unknown'}.json"
    file.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
    return file


if __name__ == "__main__":
    main()
