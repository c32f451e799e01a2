"""Weights as numbers: as the core plays by them, as they are fitted to samples."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from damier._core import SAMPLE_SIZE
from damier.engine.training.samples import by_kings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier._core import Engine

# The core measures the loss of a batch before it learns from it, so that the loss of one batch is
# that of the weights given. Must not exceed FitOptions::batch in core/include/damier/fit.hpp.
_BATCH = 32_768
_LARGEST = 32_000
USUAL_LOGIT = 120.0  # hundredths of a man, score_logit in core/include/damier/sample.hpp
_WATCHED = 8 * _BATCH


@lru_cache(maxsize=4)
def rounded(doubles: bytes) -> bytes:
    """Return the 16-bit weights that the core plays by."""
    values = list(map(round, array("d", doubles)))
    if max(values) > _LARGEST or min(values) < -_LARGEST:
        values = [max(-_LARGEST, min(_LARGEST, value)) for value in values]
    return array("h", values).tobytes()


def widened(weights: bytes) -> bytes:
    """Return 16-bit weights as doubles."""
    return array("d", array("h", weights)).tobytes()


@dataclass(frozen=True, slots=True)
class Watch:
    """The loss on positions of one kind that the fit did not see, before it and after it."""

    positions: int
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class Fit:
    """Fitted weights (doubles), the loss in the first and the last epoch, and what was watched."""

    weights: bytes
    first_loss: float
    last_loss: float
    men: Watch | None
    kings: Watch | None


def fit(
    engine: Engine,
    pool: Sequence[tuple[bytes, bytes]],
    weights: bytes,
    *,
    epochs: int,
    pull: float,
    trust: float,
    threads: int,
    logit: float = USUAL_LOGIT,
    keep: bool = False,
) -> Fit:
    """Fit doubles to the records of all generations, each split into those watched and fitted.

    Weights about which the records say little become zero; or, to `keep`, stay as they are.
    """
    fitted, first, last = engine.fit(
        [seen for _, seen in pool],
        weights,
        epochs=epochs,
        pull=pull,
        trust=trust,
        threads=threads,
        logit=logit,
        keep=keep,
    )
    unseen = b"".join(unseen for unseen, _ in pool)[-_WATCHED * SAMPLE_SIZE :]

    def watch(records: bytes) -> Watch | None:
        if not records:
            return None
        before, after = (
            loss(engine, records, w, trust=trust, logit=logit) for w in (weights, fitted)
        )
        return Watch(len(records) // SAMPLE_SIZE, before, after)

    men, kings = map(watch, by_kings(unseen))
    return Fit(fitted, first, last, men, kings)


def loss(
    engine: Engine,
    records: bytes,
    weights: bytes,
    *,
    trust: float,
    logit: float = USUAL_LOGIT,
) -> float:
    """Return the mean loss of weights on records."""
    total, step = 0.0, _BATCH * SAMPLE_SIZE
    for at in range(0, len(records), step):
        batch = records[at : at + step]
        _, first, _ = engine.fit(
            [batch], weights, epochs=1, pull=0, trust=trust, threads=1, logit=logit
        )
        total += first * len(batch)
    return total / len(records)
