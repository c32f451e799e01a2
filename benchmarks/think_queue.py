"""Measure how long a queue of analyses takes with one engine worker, and with more.

    python benchmarks/think_queue.py [--workers 1 2] [--jobs 40] [--seconds 0.25 | --nodes 0]

Starts a Redis and so many `damier think`, asks for all analyses at once, each for another visitor
as a server would, and notes when each is answered. With `--seconds` an analysis takes as long as it
was asked to, as on the analysis page, so that a busy machine changes little; with `--nodes` it has
a stated size instead. The figures are kept in benchmarks/results.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import datetime
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from peers import RESULTS, ROOT, commit_name, machine

from damier import Position
from damier.engine.limits import Limit
from damier.live.thinking.jobs import AnalysisJob
from damier.live.thinking.places import host_on
from damier.live.thinking.streams import WORKERS, connect

sys.path.insert(0, str(ROOT / "tools"))
from whole_site import RedisServer

if TYPE_CHECKING:
    from collections.abc import Iterator

START = Position.start("international")


@contextlib.contextmanager
def workers(url: str, count: int) -> Iterator[None]:
    """Run engine workers."""
    program = "from damier.cli import main; import sys; main(sys.argv[1:])"
    words = [sys.executable, "-c", program, "think", "--bus", url]
    running = [subprocess.Popen(words, stdout=subprocess.DEVNULL) for _ in range(count)]
    try:
        yield
    finally:
        for process in running:
            process.terminate()
        for process in running:
            process.wait(30)


async def answered(url: str, count: int, jobs: int, limit: Limit) -> list[float]:
    """Ask for all analyses at once; return after how many seconds each was answered."""
    redis, host = connect(url), host_on(url, 1)
    job = AnalysisJob(START, limit, memory=1, tables=False)
    try:
        while await redis.zcard(WORKERS) < count:
            await asyncio.sleep(0.1)
        for warm in range(2 * count):  # and the host learns how many there are
            await host.run(AnalysisJob(START, Limit(depth=1), memory=1, tables=False), str(warm))
        await asyncio.sleep(3)
        began = time.monotonic()

        async def one(number: int) -> float:
            await host.run(job, f"192.0.2.{number}")
            return time.monotonic() - began

        return sorted(await asyncio.gather(*(one(number) for number in range(jobs))))
    finally:
        await host.close()
        await redis.aclose()


def main() -> None:
    """Measure, print and keep."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    options.add_argument("--jobs", type=int, default=40)
    options.add_argument("--seconds", type=float, default=0.25)
    options.add_argument("--nodes", type=int, default=0)
    asked = options.parse_args()
    limit = Limit(nodes=asked.nodes) if asked.nodes else Limit(time=asked.seconds)
    found = {}
    for count in asked.workers:
        with tempfile.TemporaryDirectory() as folder:
            redis = RedisServer(Path(folder))
            redis.start()
            try:
                with workers(redis.url, count):
                    times = asyncio.run(answered(redis.url, count, asked.jobs, limit))
            finally:
                redis.kill()
        half, last = round(statistics.median(times), 2), round(times[-1], 2)
        found[count] = {"half_answered_s": half, "all_answered_s": last}
        print(
            f"{count} workers: half of {asked.jobs} after {half} s, all after {last} s", flush=True
        )
    now, commit = datetime.datetime.now(datetime.UTC), commit_name()
    record = {
        "date": now.isoformat(timespec="seconds"),
        "commit": commit,
        "machine": machine(),
        "jobs": asked.jobs,
        "each": f"{asked.nodes} nodes" if asked.nodes else f"{asked.seconds} s",
        "workers": found,
    }
    kind = "nodes" if asked.nodes else "seconds"
    file = RESULTS / f"think-queue-{kind}-{now:%Y-%m-%d}-{commit or 'unknown'}.json"
    file.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    print(f"kept in {file.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
