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


def bench(
    as_json: AsJson = False,
    repeats: Annotated[int, typer.Option("--repeats", min=1, help="The best of so many.")] = 5,
) -> None:
    """Measure moves, perft and import, each as the best of several runs."""
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
    figures["import_ms"] = round(_import_ms(repeats), 1)
    return figures


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
