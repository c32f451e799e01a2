"""How much of the engine a visitor may ask for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from damier.web.settings import Settings

MOST_LINES = 5


@dataclass(frozen=True, slots=True)
class Offer:
    """The most that one search gets: seconds, lines, threads, and the megabytes it has."""

    seconds: float
    lines: int
    threads: int
    memory: int


def offer_of(settings: Settings) -> Offer:
    """Return what the operator allows."""
    return Offer(
        settings.analysis_seconds, MOST_LINES, settings.analysis_threads, settings.analysis_memory
    )
