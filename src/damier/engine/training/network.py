"""A network trained on pools of positions, beside the windows that a sheet plays by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.engine.training.pool import pool_files
from damier.engine.training.samples import held_out, read_samples
from damier.engine.training.tasks import engine_of, sheet_from
from damier.engine.weights import weights_for
from damier.errors import EngineError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class TrainedNetwork:
    """What was trained: floats to go on with, weights to play by (windows and all), the losses.

    `unseen_loss` is that of positions the training did not see.
    """

    trained: bytes
    weights: bytes
    first_loss: float
    last_loss: float
    unseen_loss: float


def train_network(
    source: str,
    pools: Iterable[str | Path],
    *,
    epochs: int = 10,
    rate: float = 0.002,
    trust: float = 0.6,
    threads: int = 1,
    trained: bytes = b"",
    anew: bool = False,
) -> TrainedNetwork:
    """Train a network beside a sheet's windows on all finished files of pools.

    It goes on with the one `trained`, else with the one that the sheet plays by, unless it is to be
    `anew`. `trust` is the share of the result in what is learnt; the rest is the search's score.
    """
    sheet = sheet_from(source)
    engine = engine_of(source, weights_for(sheet))
    split = [held_out(read_samples(path)) for pool in pools for path in pool_files(pool, sheet)]
    unseen, seen = [part for part, _ in split], [part for _, part in split]
    if not any(unseen) or not any(seen):
        raise EngineError(f"expected pools with positions of {sheet.id}, got none")
    if epochs < 1 or rate <= 0:
        raise EngineError(f"expected epochs and a rate above 0, got {epochs} and {rate}")
    if not trained and not anew:
        trained = engine.trained_network()
    made, first, last = engine.fit_network(
        seen, trained, epochs=epochs, rate=rate, trust=trust, threads=threads
    )
    # Without a rate nothing is learnt: the loss is that of the network as it is.
    _, watched, _ = engine.fit_network(
        unseen, made, epochs=1, rate=0.0, trust=trust, threads=threads
    )
    return TrainedNetwork(made, engine.network_weights(made), first, last, watched)
