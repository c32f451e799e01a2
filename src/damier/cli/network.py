"""`damier network`: a small network beside the weights of a sheet, from a pool of positions."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from damier.cli.options import AsJson, SheetName, print_json


def network(
    export: Annotated[Path, typer.Argument(help="Write the weights to this file: mine.xz.")],
    *,
    pool: Annotated[
        list[Path], typer.Option("--pool", help="A folder of `damier samples`; repeatable.")
    ],
    sheet: SheetName = "international",
    epochs: Annotated[
        int, typer.Option("--epochs", min=1, help="See every position so often.")
    ] = 10,
    rate: Annotated[
        float, typer.Option("--rate", min=0.0, help="How far a step goes at first.")
    ] = 0.002,
    trust: Annotated[
        float,
        typer.Option("--trust", min=0.0, max=1.0, help="Share of the result in what is learnt."),
    ] = 0.6,
    anew: Annotated[
        bool, typer.Option("--anew", help="Begin anew where the sheet has a network.")
    ] = False,
    new_windows: Annotated[
        float,
        typer.Option(
            "--new-windows", min=0.0, max=1.0, help="Fit windows to the pool, too: their share."
        ),
    ] = 0.0,
    logit: Annotated[
        float,
        typer.Option(
            "--logit", min=0.0, help="So many hundredths of a man make one; 0: as the results say."
        ),
    ] = 120.0,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", min=1, help="Threads; else one a core.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Train a small network on a pool of positions, beside the windows that a sheet plays by.

    It looks at the whole board at once, where windows see eight squares each, and learns what is
    missing in their sum. Millions of positions are needed before it is worth anything: let `damier
    match` judge it. Where the sheet plays by a network already, that one is trained further.
    """
    from damier.engine.training.network import train_network
    from damier.engine.weights import pack
    from damier.places import write_whole
    from damier.rules import sheet as sheet_named

    rules = sheet_named(sheet)
    source = Path(sheet).read_text(encoding="utf-8") if sheet.endswith(".toml") else sheet
    made = train_network(
        source,
        pool,
        epochs=epochs,
        rate=rate,
        trust=trust,
        threads=jobs or os.cpu_count() or 1,
        anew=anew,
        new_windows=new_windows,
        logit=logit,
    )
    write_whole(export, pack(made.weights))
    if as_json:
        print_json(
            {
                "sheet": rules.id,
                "first_loss": made.first_loss,
                "last_loss": made.last_loss,
                "unseen_loss": made.unseen_loss,
                "logit": made.logit,
                "weights": str(export),
            }
        )
        return
    typer.echo(
        f"loss {made.first_loss:.4f} → {made.last_loss:.4f}, unseen {made.unseen_loss:.4f}; "
        f"a logit is {made.logit / 100:.2f} men; "
        f"weights in {export}"
    )
