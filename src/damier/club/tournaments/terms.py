"""What is agreed before a tournament: its system, its points, how ties are broken, its games.

Points are kept in halves of a win: a win is 2, a draw 1, whatever the tournament shows them as.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from damier.club.tournaments.errors import TournamentRefused
from damier.decks import DeckError, deck
from damier.rules.sheet import Colour  # noqa: TC001  msgspec reads annotations
from damier.table.terms import Terms  # noqa: TC001

System = Literal["swiss", "round-robin", "knockout", "arena"]
Points = Literal["2-1-0", "1-½-0"]
TieBreak = Literal["solkoff", "solkoff-cut", "sonneborn-berger", "direct", "wins", "game-points"]
Seeding = Literal["rating", "entry"]
Tied = Literal["replay", "seed", "director"]

MOST_PLAYERS = 1000
MOST_ROUNDS = 99
MOST_GAMES = 8
USUAL_TIEBREAKS: tuple[TieBreak, ...] = ("solkoff", "sonneborn-berger", "direct", "wins")


class TournamentTerms(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Everything that never changes about a tournament.

    `game` are the terms of each of its tables, sheet and clock among them. `rounds` are those of a
    Swiss; a round robin is played once, or twice with colours changed (`cycles`), an arena for
    `minutes`. `points` is how points are shown, by default as results are written by the sheet's
    players. `games` is how many games two players play in a round: a micro-match of two in a Swiss
    or a round robin, a mini-match in a knockout, where `tied` says who goes on after a tie.
    `accelerated` lifts the upper half in the first rounds of a Swiss. `streaks`: in an arena points
    count double from the second win in a row. `deck` names the ballots that are drawn for each
    round. `first_colour` is that of the first of the list in round one. `version` is that of this
    struct: whatever changes the meaning of a field needs the next one.
    """

    name: Annotated[str, Meta(max_length=120)]
    system: System
    game: Terms
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    cycles: Annotated[int, Meta(ge=1, le=2)] = 1
    minutes: Annotated[int, Meta(ge=0, le=1440)] = 0
    points: Points | None = None
    tiebreaks: Annotated[tuple[TieBreak, ...], Meta(max_length=6)] = USUAL_TIEBREAKS
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 1
    tied: Tied = "replay"
    accelerated: bool = False
    streaks: bool = True
    deck: str = ""
    seeding: Seeding = "rating"
    first_colour: Colour = "white"
    version: Literal[1] = 1

    def shown_points(self) -> Points:
        """Return how points are shown; raises SheetError where the sheet cannot be read."""
        if self.points is not None:
            return self.points
        return "2-1-0" if self.game.rules().pdn.result == "2-0" else "1-½-0"

    def checked(self) -> TournamentTerms:
        """Return the terms; raises TournamentRefused where they make no sense together."""
        swiss, robin, arena = (self.system == each for each in ("swiss", "round-robin", "arena"))
        for wrong, message in (
            (not self.name.strip(), "expected a name"),
            (swiss and not self.rounds, "expected a number of rounds for a Swiss, got none"),
            (not swiss and self.rounds > 0, f"expected no number of rounds for {self.system}"),
            (not robin and self.cycles > 1, f"expected one cycle for {self.system}"),
            (arena and not self.minutes, "expected the minutes of an arena, got none"),
            (not arena and self.minutes > 0, f"expected no minutes for {self.system}"),
            (arena and self.games > 1, "expected one game at a time in an arena"),
            ((swiss or robin) and self.games > 2, "expected one game or a micro-match of two"),
            (not swiss and self.accelerated, f"expected no accelerated rounds in {self.system}"),
            (len(set(self.tiebreaks)) < len(self.tiebreaks), "expected each tie-break once"),
        ):
            if wrong:
                raise TournamentRefused("bad-terms", message)
        if self.deck:
            try:
                deck(self.deck)
            except DeckError as error:
                raise TournamentRefused("bad-terms", str(error)) from error
        return self
