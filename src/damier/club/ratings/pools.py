"""Pools: whose games are compared. One for each game, speed and mode."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from damier.table.speed import SPEEDS, Speed, speed_of

if TYPE_CHECKING:
    from damier.table.terms import Terms

__all__ = ["SPEEDS", "RatingPool", "Speed", "pool_of", "speed_of"]


class RatingPool(NamedTuple):
    """Games that are rated together; `family` is the same for all sheets with the same moves."""

    family: str
    speed: Speed
    mode: Literal["guided", "table"]


def pool_of(terms: Terms) -> RatingPool | None:
    """Return the pool of a game, None where there is no clock: nobody knows how fast it was."""
    speed = speed_of(terms.control)
    return None if speed is None else RatingPool(terms.rules().play_hash, speed, terms.mode)
