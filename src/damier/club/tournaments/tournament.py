"""A tournament: who takes part, what was paired and how it ended, made of its facts alone.

`decide` asks the rules what comes of a command and changes nothing, `evolve` is told what came of
it and asks nobody: the same events in the same order always make the same tournament.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self

from damier.club.tournaments.deciding import decide
from damier.club.tournaments.evolving import evolve, is_logged
from damier.club.tournaments.facts import TournamentEvent

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from damier.club.tournaments.commands import TournamentDeed
    from damier.club.tournaments.encounter import Encounter
    from damier.club.tournaments.facts import AnyTournamentFact, ByeKind
    from damier.club.tournaments.parts import Competitor, PairedRound
    from damier.club.tournaments.terms import TournamentTerms


@dataclass(slots=True)
class Tournament:
    """One tournament; `evolve` is the only way in, and `apply` decides before it evolves."""

    terms: TournamentTerms
    competitors: dict[int, Competitor] = field(default_factory=dict)
    rounds: list[PairedRound] = field(default_factory=list)
    forbidden: set[frozenset[int]] = field(default_factory=set)
    byes: dict[tuple[int, int], ByeKind] = field(default_factory=dict)  # by round and player
    log: list[tuple[TournamentEvent, AnyTournamentFact]] = field(default_factory=list)
    seq: int = 0
    is_over: bool = False
    is_ahead: bool = False  # whether a newer server has done something that is not known here

    def __repr__(self) -> str:
        where = "over" if self.is_over else f"{len(self.rounds)} rounds paired"
        return f"<Tournament {self.terms.name!r}, {len(self.competitors)} players, {where}>"

    @classmethod
    def replayed(cls, terms: TournamentTerms, events: Iterable[TournamentEvent]) -> Self:
        """Return the tournament after all that has happened in it."""
        tournament = cls(terms)
        for event in events:
            tournament.evolve(event)
        return tournament

    def decide(self, deed: TournamentDeed, at: float) -> tuple[AnyTournamentFact, ...]:
        """Return what comes of a command, or raise TournamentRefused. Nothing is changed."""
        return decide(self, deed, at)

    def apply(self, deed: TournamentDeed, by: str, at: float) -> TournamentEvent:
        """Decide a command, evolve by it and return the event; raises TournamentRefused."""
        event = TournamentEvent(self.seq + 1, at, by, self.decide(deed, at))
        self.evolve(event)
        return event

    def evolve(self, event: TournamentEvent) -> None:
        """Let an event have happened."""
        for fact in event.facts:
            evolve(self, fact, event)
            if is_logged(fact):
                self.log.append((event, fact))
        self.seq = event.seq

    # What the tournament is like now.

    @property
    def active(self) -> list[int]:
        """The numbers of those who are here, in the order of the list."""
        return [player for player in self.seeded() if self.competitors[player].is_here]

    def seeded(self) -> list[int]:
        """Return the numbers of all who ever took part, strongest first, as the list has them."""
        if self.terms.seeding == "entry":
            return sorted(self.competitors)
        return sorted(self.competitors, key=lambda each: (-self.competitors[each].rating, each))

    def encounters(self) -> Iterator[Encounter]:
        """Yield all pairings, round by round."""
        for each in self.rounds:
            yield from each.encounters.values()

    def encounters_of(self, player: int) -> Iterator[Encounter]:
        """Yield the pairings of a player, round by round."""
        return (each for each in self.encounters() if player in each.players)

    def is_open(self, encounter: Encounter) -> bool:
        """Tell whether a pairing still has games to be played, or to be decided."""
        if self.terms.system != "knockout":
            return not encounter.is_complete
        if encounter.decided is not None or encounter.is_beyond_reach():
            return False
        if not all(map(encounter.result_of, encounter.numbers)):
            return True
        return encounter.is_tied and self.terms.tied != "seed"

    def winner_of(self, encounter: Encounter) -> int | None:
        """Return who goes on from a match of a knockout; nobody, if neither came."""
        if encounter.decided is not None:
            return encounter.decided
        if self.is_open(encounter):
            return None
        if encounter.is_tied:
            return min(encounter.players, key=self.seeded().index)
        return encounter.leader()

    @property
    def open_encounters(self) -> list[Encounter]:
        """The pairings that have no end yet."""
        return [each for each in self.encounters() if self.is_open(each)]
