"""A network trained on pools of positions, beside the windows that a sheet plays by."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier._core import LEAST_LOGIT, MOST_LOGIT, logit_of
from damier.engine.training.fit import USUAL_LOGIT, fit, rounded, widened
from damier.engine.training.pool import pool_files
from damier.engine.training.samples import held_out, read_samples
from damier.engine.training.settings import Settings
from damier.engine.training.tasks import engine_of, sheet_from
from damier.engine.weights import weights_for
from damier.errors import EngineError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class TrainedNetwork:
    """What was trained: floats to go on with, weights to play by (windows and all), the losses.

    `unseen_loss` is that of positions the training did not see, `logit` what scores were worth.
    """

    trained: bytes
    weights: bytes
    first_loss: float
    last_loss: float
    unseen_loss: float
    logit: float


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
    new_windows: float = 0.0,
    logit: float = USUAL_LOGIT,
) -> TrainedNetwork:
    """Train a network beside a sheet's windows on all finished files of pools.

    It goes on with the one `trained`, else with the one that the sheet plays by, unless it is to be
    `anew`. `trust` is the share of the result in what is learnt; the rest is the search's score.
    `new_windows` is the share in the windows of those that are first fitted to the pools, from the
    sheet's and as near to them as the pools allow; the others are the sheet's. So many hundredths
    of a man make one `logit`, in scores that are learnt from and in those that are learnt; 0: as
    many as foretell the pools' results best.
    """
    sheet = sheet_from(source)
    engine = engine_of(source, weights_for(sheet))
    split = [held_out(read_samples(path)) for pool in pools for path in pool_files(pool, sheet)]
    unseen, seen = [part for part, _ in split], [part for _, part in split]
    if not any(unseen) or not any(seen):
        raise EngineError(f"expected pools with positions of {sheet.id}, got none")
    if epochs < 1 or rate <= 0:
        raise EngineError(f"expected epochs and a rate above 0, got {epochs} and {rate}")
    if not 0 <= new_windows <= 1:
        raise EngineError(f"expected a share of new windows from 0 to 1, got {new_windows}")
    if logit and not LEAST_LOGIT <= logit <= MOST_LOGIT:
        raise EngineError(
            f"expected a logit of 0 or from {LEAST_LOGIT:g} to {MOST_LOGIT:g}, got {logit:g}"
        )
    if not trained and not anew:
        trained = engine.trained_network()
    logit = logit or logit_of(seen)
    if new_windows:
        weights = _renewed(source, split, new_windows, trust=trust, threads=threads, logit=logit)
        engine = engine_of(source, weights)
    made, first, last = engine.fit_network(
        seen, trained, epochs=epochs, rate=rate, trust=trust, threads=threads, logit=logit
    )
    # Without a rate nothing is learnt: the loss is that of the network as it is.
    _, watched, _ = engine.fit_network(
        unseen, made, epochs=1, rate=0.0, trust=trust, threads=threads, logit=logit
    )
    return TrainedNetwork(made, engine.network_weights(made), first, last, watched, logit)


def _renewed(
    source: str,
    split: Sequence[tuple[bytes, bytes]],
    share: float,
    *,
    trust: float,
    threads: int,
    logit: float,
) -> bytes:
    """Return a sheet's weights with so much of windows that are fitted to the pools."""
    usual, alone = Settings(), engine_of(source, b"")  # windows without a network
    present = engine_of(source, weights_for(sheet_from(source))).weights
    old = array("h", present[: len(alone.weights)])
    fitted = fit(
        alone,
        split,
        widened(old.tobytes()),
        epochs=usual.epochs,
        pull=usual.pull,
        trust=trust,
        threads=threads,
        logit=logit,
        keep=True,
    )
    new = array("h", rounded(fitted.weights))
    mixed = (round(share * n + (1 - share) * o) for n, o in zip(new, old, strict=True))
    return array("h", mixed).tobytes() + present[len(alone.weights) :]
