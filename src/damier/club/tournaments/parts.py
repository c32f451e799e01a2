"""What a tournament is made of: those who take part, and rounds as they were paired."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from damier.club.tournaments.encounter import Encounter
    from damier.club.tournaments.facts import SitsOut


@dataclass(frozen=True, slots=True)
class Competitor:
    """Somebody who takes part; `entered` is how many rounds had been paired by then."""

    number: int
    name: str
    rating: int = 0
    person: str = ""
    entered: int = 0
    is_here: bool = True


@dataclass(slots=True)
class PairedRound:
    """A round as it was paired, with what came of it; tables are counted from 1."""

    number: int
    encounters: dict[int, Encounter]
    sitting_out: tuple[SitsOut, ...] = ()
    lifted: frozenset[int] = frozenset()
    lift: int = 0
    ballot: int | None = None
    paired_at: float = 0.0

    def encounter_of(self, player: int) -> Encounter | None:
        """Return the pairing of a player."""
        found = (each for each in self.encounters.values() if player in each.players)
        return next(found, None)

    def bye_of(self, player: int) -> SitsOut | None:
        """Return how a player sits the round out."""
        return next((each for each in self.sitting_out if each.player == player), None)

    @property
    def has_results(self) -> bool:
        """Whether anything is known of any game."""
        return any(each.has_result for each in self.encounters.values())
