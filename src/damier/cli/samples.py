"""`damier samples`: positions for training, from games of the engine against itself."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from damier.cli.options import (
    AsJson,
    ClusterAddress,
    DeckName,
    Jobs,
    KingStarts,
    Perturbed,
    Seed,
    SheetName,
    TablePieces,
    print_json,
)
from damier.cli.progress import Bar, bar

if TYPE_CHECKING:
    from damier.engine.training import Growth

_GAMES = 1000  # in a file


def samples(
    *,
    sheet: SheetName = "international",
    positions: Annotated[
        int, typer.Option("--positions", min=1, help="Go on until there are so many in all.")
    ] = 1_000_000,
    nodes: Annotated[int, typer.Option("--nodes", min=1, help="Search so much a move.")] = 1500,
    perturbed: Perturbed = 0.35,
    king_starts: KingStarts = 0.3,
    tables: TablePieces = 3,
    deck: DeckName = "",
    folder: Annotated[
        Path | None, typer.Option("--folder", help="Keep them here; else in samples/SHEET.")
    ] = None,
    jobs: Jobs = None,
    cluster: ClusterAddress = "",
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Play games for their positions, which `damier train --pool` learns from.

    Each position is kept with how its game ended and with what the search said. Games of good
    players never show an evaluation what bad positions look like, so some positions lie one to
    four random moves beside a game, and some games begin with kings on the board.

    Stop with Ctrl-C whenever you like: the same command goes on from there. Files that are
    finished stay as they are, whatever plays the next ones.
    """
    from damier.engine.training import Pool, Settings
    from damier.engine.training.cluster import cluster_or_processes
    from damier.engine.weights import weights_for
    from damier.rules import sheet as sheet_named

    rules = sheet_named(sheet)
    place = folder or Path("samples") / rules.id
    began = time.monotonic()
    try:
        with bar("samples") as shown, cluster_or_processes(cluster, jobs) as (executor, at_once):
            pool = Pool(
                Path(sheet).read_text(encoding="utf-8") if sheet.endswith(".toml") else sheet,
                place,
                executor,
                weights=weights_for(rules),
                settings=Settings(
                    games=_GAMES,
                    nodes=nodes,
                    seed=seed,
                    pieces=tables,
                    perturbed=perturbed,
                    king_starts=king_starts,
                ),
                jobs=at_once,
                deck=deck,
                report=partial(_show, shown, positions, began),
            )
            grown = pool.grow(positions)
    except KeyboardInterrupt:
        typer.echo(f"stopped; {place} keeps what is done, the same command goes on", err=True)
        raise typer.Exit(130) from None
    if as_json:
        print_json(
            {
                "sheet": rules.id,
                "folder": str(place),
                "positions": grown.positions,
                "played": grown.played,
                "cpu_seconds": round(grown.cpu, 2),
            }
        )
        return
    typer.echo(f"{grown.positions} positions in {place}; {_speed(grown, began)}")


def _show(shown: Bar, wanted: int, began: float, growth: Growth) -> None:
    """Move the bar on."""
    shown.show(growth.positions, total=wanted, description=_speed(growth, began))


def _speed(growth: Growth, began: float) -> str:
    a_second = growth.played / max(1e-9, time.monotonic() - began)
    for_cpu = growth.played / growth.cpu if growth.cpu else 0.0
    return f"{a_second:.0f} positions a second, {for_cpu:.0f} a CPU second"
