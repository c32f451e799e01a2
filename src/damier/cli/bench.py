"""`damier bench`: how fast the library is on this machine."""

from __future__ import annotations

import subprocess
import sys
import time
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from damier.cli.options import AsJson, print_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.position import Position

_PERFT = (("international", 9), ("russian", 9))
# Positions searched to a depth: the number of nodes is the fingerprint of the search.
_SEARCH = {
    "international": (
        11,
        "W:W31-50:B1-20",
        "W:W27,31-33,35-37,39-50:B1-12,14,15,18-20,24",
        "W:W26-28,32,33,36-40,42,43,45,47-49:B3,4,6-9,11-14,16-19,23",
        "B:W27,28,32,33,37,38,40,42,43,48:B3,8,9,12,13,16,18,19,22,23",
    ),
    "russian": (
        13,
        "W:W21-32:B1-12",
        "W:W18,21-26,28-32:B1-8,10-12,15",
        "B:W18,22,25,26,30,31:B3,7,8,10,12,15",
    ),
}


def bench(
    as_json: AsJson = False,
    repeats: Annotated[int, typer.Option("--repeats", min=1, help="The best of so many.")] = 5,
) -> None:
    """Measure moves, perft, search and import, each as the best of several runs.

    Times are CPU times. The number of nodes is the fingerprint of the search: it changes only when
    the search or its weights do.
    """
    figures = measure(repeats)
    if as_json:
        print_json(figures)
    else:
        width = max(map(len, figures))
        for name, figure in figures.items():
            typer.echo(f"{name:<{width}}  {figure}")


def measure(repeats: int) -> dict[str, object]:
    """Return the figures: µs for a list of moves, million leaves a second, ms for an import."""
    from damier import __version__
    from damier.position import Position

    figures: dict[str, object] = {"version": __version__}
    for sheet, depth in _PERFT:
        position = Position.start(sheet)
        figures[f"legal_moves_us_{sheet}"] = round(_legal_moves_us(position, repeats), 3)
        leaves = position.perft(depth)
        for how, played in (("counted", False), ("played", True)):
            seconds = _best(partial(position.perft, depth, played=played), repeats)
            figures[f"perft_{how}_m_per_s_{sheet}"] = round(leaves / seconds / 1e6, 1)
        figures[f"leaves_{sheet}_{depth}"] = leaves
    for sheet in _SEARCH:
        nodes, seconds = _search(sheet, repeats)
        figures[f"search_nodes_{sheet}"] = nodes
        figures[f"search_m_per_s_{sheet}"] = round(nodes / seconds / 1e6, 2)
        figures[f"search_depth_1s_{sheet}"] = _depth_in_a_second(sheet, repeats)
    figures["import_ms"] = round(_import_ms(repeats), 1)
    return figures


def _search(sheet: str, repeats: int) -> tuple[int, float]:
    """Return the nodes of all positions of a sheet, and the least CPU seconds they took."""
    from damier.engine import Engine, Limit
    from damier.position import Position

    depth, *fens = _SEARCH[sheet]
    engine, limit = Engine(sheet, memory=16), Limit(depth=int(depth))
    positions = [Position.from_fen(str(fen), sheet) for fen in fens]
    nodes = 0

    def run() -> None:
        nonlocal nodes
        engine.forget()
        nodes = sum(engine.analyse(position, limit).nodes for position in positions)

    seconds = _best(run, repeats)
    return nodes, seconds


def _depth_in_a_second(sheet: str, repeats: int) -> int:
    """Return how deep one second of wall time reaches from the start."""
    from damier.engine import Engine, Limit
    from damier.position import Position

    engine, start = Engine(sheet, memory=64), Position.start(sheet)
    deepest = 0
    for _ in range(repeats):
        engine.forget()
        lines = [found.lines[0] for found in engine.stream(start, Limit(depth=60, time=1.0))]
        # The last iteration may be unfinished.
        deepest = max([deepest, *(line.depth for line in lines[:-1])])
    return deepest


def _best(action: Callable[[], object], repeats: int) -> float:
    """Return the least CPU seconds that an action took."""
    times = []
    for _ in range(repeats):
        before = time.process_time()
        action()
        times.append(time.process_time() - before)
    return min(times)


def _legal_moves_us(position: Position, repeats: int) -> float:
    calls = 20_000

    def ask() -> None:
        for _ in range(calls):
            position.legal_moves  # noqa: B018

    return _best(ask, repeats) / calls * 1e6


def _import_ms(repeats: int) -> float:
    """Return what `import damier` adds to the start of Python, in CPU time."""
    return (_start("import damier", repeats) - _start("pass", repeats)) * 1000


def _start(code: str, repeats: int) -> float:
    program = f"{code}\nimport time; print(time.process_time())"
    runs = (
        subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True)  # noqa: S603
        for _ in range(repeats)
    )
    return min(float(run.stdout) for run in runs)
