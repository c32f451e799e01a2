"""`damier train`: better weights for a sheet, from games of the engine against itself."""

from __future__ import annotations

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
    from damier.engine.training import Generation, Step, Trainer


def train(
    *,
    sheet: SheetName = "international",
    games: Annotated[
        int, typer.Option("--games", min=1, help="Games of a generation, ~150 positions each.")
    ] = 3000,
    nodes: Annotated[
        int, typer.Option("--nodes", min=1, help="Search so much for each move of them.")
    ] = 1000,
    generations: Annotated[
        int, typer.Option("--generations", min=0, help="Go on until there are so many in all.")
    ] = 5,
    pairs: Annotated[
        int, typer.Option("--pairs", min=0, help="Pairs of games in a match, at most.")
    ] = 300,
    folder: Annotated[
        Path | None, typer.Option("--folder", help="Keep it here; else in training/SHEET.")
    ] = None,
    jobs: Jobs = None,
    cluster: ClusterAddress = "",
    tables: TablePieces = 3,
    seed: Seed = 0,
    plain: Annotated[
        bool, typer.Option("--plain", help="Begin with plain weights, not with trained ones.")
    ] = False,
    perturbed: Perturbed = 0.35,
    king_starts: KingStarts = 0.3,
    deck: DeckName = "",
    pool: Annotated[
        list[Path] | None,
        typer.Option("--pool", help="Learn from this folder of `damier samples`, too; repeatable."),
    ] = None,
    export: Annotated[
        Path | None,
        typer.Option("--export", help="Then write the best weights to this file or folder."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Train the engine for a sheet, your own sheets too.

    A generation has three steps. The engine plays games against itself, a few random moves first,
    and keeps the quiet positions with what became of them (see `damier samples`). Weights are
    fitted to the positions of all generations. A match decides: the new weights have to beat the
    best ones so far, and it ends as soon as that is proved or refuted. The winner plays the next
    generation.

    Stop with Ctrl-C whenever you like: the same command goes on from there, and a larger
    --generations trains further. Several quick generations are better than a long one; once the
    gains become small, play with more --nodes. The folder holds the positions (samples/), all
    weights (weights/), every figure (state.json) and a picture of the Elo won (elo.svg).
    """
    from damier.engine.training import Settings, Trainer
    from damier.engine.training.cluster import cluster_or_processes
    from damier.engine.weights import weights_for
    from damier.rules import sheet as sheet_named

    rules = sheet_named(sheet)
    place = folder or Path("training") / rules.id
    try:
        with bar("training") as shown, cluster_or_processes(cluster, jobs) as (executor, at_once):
            trainer = Trainer(
                sheet,
                place,
                executor,
                settings=Settings(
                    games=games,
                    nodes=nodes,
                    pairs=pairs,
                    seed=seed,
                    pieces=tables,
                    perturbed=perturbed,
                    king_starts=king_starts,
                ),
                jobs=at_once,
                start=b"" if plain else weights_for(rules),
                pools=pool or (),
                deck=deck,
                report=partial(_show, shown, quiet=as_json),
            )
            trainer.run(generations)
    except KeyboardInterrupt:
        typer.echo(f"stopped; {place} keeps what is done, the same command goes on", err=True)
        raise typer.Exit(130) from None
    written = trainer.export(export) if export is not None else None
    if as_json:
        print_json(_state_json(trainer, place, written))
        return
    typer.echo(f"{trainer.state.finished} generations in {place}")
    if written is not None:
        typer.echo(f"weights in {written}")


def _show(shown: Bar, step: Step, *, quiet: bool) -> None:
    """Move the bar on; write a line for a generation that is over."""
    if step.stage == "done":
        if not quiet:
            shown.note(_line(step.generation))
        return
    words = f"generation {step.generation.number + 1}: {step.stage}"
    shown.show(step.done, total=step.total, description=words)


def _state_json(trainer: Trainer, place: Path, written: Path | None) -> dict[str, object]:
    generations = [
        {
            "generation": each.number + 1,
            "positions": each.positions,
            "loss": each.last_loss,
            "games": 2 * sum(each.counts),
            "kept": each.kept,
        }
        for each in trainer.state.generations[: trainer.state.finished]
    ]
    return {
        "sheet": trainer.sheet.id,
        "folder": str(place),
        "generations": generations,
        "weights": None if written is None else str(written),
    }


def _line(generation: Generation) -> str:
    """Say what a generation has brought."""
    watched = "".join(
        f", {name} {watch.before:.4f} → {watch.after:.4f}"
        for name, watch in (("men", generation.men), ("kings", generation.kings))
        if watch is not None
    )
    cpu = generation.play_cpu + generation.fit_cpu + generation.match_cpu
    return (
        f"generation {generation.number + 1}: {generation.positions} positions, "
        f"loss {generation.first_loss:.4f} → {generation.last_loss:.4f}{watched}, "
        f"Elo {generation.estimate or 'unmeasured'} in {2 * sum(generation.counts)} games, "
        f"{'kept' if generation.kept else 'not kept'}, {cpu:.0f} s of CPU"
    )
