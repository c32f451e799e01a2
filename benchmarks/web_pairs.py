"""Measure what a second process costs a move, or that all are signed in: two sites side by side.

    python benchmarks/web_pairs.py processes|signed-in [--tables 1000] [--pairs 10] [--seconds 10]
                                                       [--every 4] [--other-first]

Both sites are set up before anything is measured, and then play in turn, so that whatever else the
machine does meets both: first the one, then the other, then the other, then the one. The same
games are played on both, the same moves at the same moments. Each time all play for a few seconds
before the processor's time of the site is counted, and on until it has been; the players' own
program is not counted. What counts is the median of the ratios of neighbours. `--other-first` sets
up the dearer site before the plain one, to see whether that makes a difference. On a machine that
is busy with other work put `chrt -r 10` before it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from peers import ROOT
from web_load import (
    Figures,
    Seat,
    all_used,
    keep,
    let_go,
    percentile,
    play,
    seat_all,
    serving,
    site,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

MOST = {"processes": 1.25, "signed-in": 1.10}
_WARM = 3.0  # seconds of play before anything is counted


@dataclass
class Side:
    """A site with its players, and what all of it started."""

    name: str
    pairs: list[tuple[Seat, Seat]]
    processes: dict[int, str]

    async def play(self, number: int, seconds: float, every: float) -> dict[str, Any]:
        """Play for a while; return what was counted after the first seconds."""
        figures = Figures()
        for place, pair in enumerate(self.pairs):
            for colour, seat in enumerate(pair):  # the same lots on both sites
                seat.figures, seat.lots = figures, random.Random(f"{number} {place} {colour}")
        until = time.monotonic() + _WARM + seconds
        playing = asyncio.gather(*(play(*pair, every, until, figures) for pair in self.pairs))
        await asyncio.sleep(_WARM)
        before, came, since = all_used(self.processes), len(figures.delays), time.monotonic()
        await asyncio.sleep(until - time.monotonic())
        after, moves = all_used(self.processes), len(figures.delays) - came
        took = time.monotonic() - since
        await playing
        if figures.errors:
            raise SystemExit(f"expected no errors, got {figures.errors[0]}")
        each = {kind: 1e3 * (after[kind] - before[kind]) / moves for kind in after}
        return {
            "cpu_ms_per_move": round(sum(each.values()), 4),
            "of_each": {kind: round(spent, 4) for kind, spent in each.items()},
            "moves_per_s": round(moves / took, 1),
            "p50_ms": round(percentile(figures.delays[came:], 0.50), 1),
            "p99_ms": round(percentile(figures.delays[came:], 0.99), 1),
        }


@contextlib.asynccontextmanager
async def standing(processes: int, *, signed_in: bool, tables: int) -> AsyncIterator[Side]:
    """Run a site, by SQLite if it is to have no processes, and seat everybody."""
    async with contextlib.AsyncExitStack() as stack:
        if processes:
            urls, started = await stack.enter_async_context(site(processes))
            name = f"{processes} on PostgreSQL"
        else:
            data = stack.enter_context(tempfile.TemporaryDirectory())
            url, process = stack.enter_context(serving(data))
            urls, started = [url], {process: "web"}
            name = "signed in" if signed_in else "guests"
        pairs = await seat_all(urls, tables, Figures(), signed_in=signed_in)
        try:
            yield Side(name, pairs, started)
        finally:
            await let_go(pairs)


async def measure(asked: argparse.Namespace) -> list[list[dict[str, Any]]]:
    """Let both sites play in turn; return what each pair of turns took, the plain site first."""
    is_processes = asked.compare == "processes"
    found = []
    plainly = standing(int(is_processes), signed_in=False, tables=asked.tables)
    otherwise = standing(2 * is_processes, signed_in=not is_processes, tables=asked.tables)
    async with contextlib.AsyncExitStack() as stack:
        order = (otherwise, plainly) if asked.other_first else (plainly, otherwise)
        sides = [await stack.enter_async_context(each) for each in order]
        plain, other = reversed(sides) if asked.other_first else sides
        for number in range(asked.pairs):
            turns: dict[str, dict[str, Any]] = {}
            for side in (plain, other) if number % 2 == 0 else (other, plain):
                turns[side.name] = await side.play(number, asked.seconds, asked.every)
            found.append([turns[plain.name], turns[other.name]])
            first, second = (each["cpu_ms_per_move"] for each in found[-1])
            print(f"{plain.name} {first:.3f}, {other.name} {second:.3f}: {second / first:.3f}")
            print(f"   {turns[plain.name]}\n   {turns[other.name]}", flush=True)
    return found


def summary(found: list[list[dict[str, Any]]], most: float) -> dict[str, Any]:
    """Return the median of the ratios, how far they scatter, and the medians of each site."""
    ratios = sorted(two["cpu_ms_per_move"] / one["cpu_ms_per_move"] for one, two in found)
    figures = ("cpu_ms_per_move", "moves_per_s", "p50_ms", "p99_ms")
    return {
        "ratio_median": round(statistics.median(ratios), 3),
        "ratio_wanted": most,
        "ratios": [round(each, 3) for each in ratios],
        "medians": [
            {
                name: round(statistics.median(two[side][name] for two in found), 3)
                for name in figures
            }
            for side in (0, 1)
        ],
    }


def main() -> None:
    """Measure, print and keep."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("compare", choices=sorted(MOST))
    options.add_argument("--tables", type=int, default=1000)
    options.add_argument("--pairs", type=int, default=10)
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--every", type=float, default=4)
    options.add_argument("--other-first", action="store_true")
    asked = options.parse_args()
    found = asyncio.run(measure(asked))
    result = {**vars(asked), **summary(found, MOST[asked.compare]), "pairs": found}
    for name in ("ratios", "medians", "ratio_median"):
        print(f"{name:<14} {result[name]}")
    pace = "" if asked.every == 4 else f"-{asked.tables / asked.every:.0f}-a-second"
    print(f"kept in {keep(result, f'web-pairs-{asked.compare}{pace}').relative_to(ROOT)}")
    sys.exit(0 if result["ratio_median"] <= MOST[asked.compare] else 1)


if __name__ == "__main__":
    main()
