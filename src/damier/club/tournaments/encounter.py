"""Two who meet in a round: their games, what each has of it, and who goes on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from damier.club.tournaments.facts import GameResult
    from damier.rules.sheet import Colour

WIN, DRAW, LOSS = 2, 1, 0  # halves of a win
_PLAYED = ("white", "draw", "black")
_POINTS: Mapping[GameResult, tuple[int, int]] = {
    "white": (WIN, LOSS),
    "draw": (DRAW, DRAW),
    "black": (LOSS, WIN),
    "white-absent": (LOSS, WIN),
    "black-absent": (WIN, LOSS),
    "both-absent": (LOSS, LOSS),
}


@dataclass(frozen=True, slots=True)
class Encounter:
    """A pairing and its results by game; `games` were agreed, more may follow a tie."""

    round: int
    table: int
    white: int
    black: int
    games: int = 1
    results: tuple[GameResult | None, ...] = ()
    decided: int | None = None

    @property
    def players(self) -> tuple[int, int]:
        """Both, White of the first game first."""
        return self.white, self.black

    def other(self, player: int) -> int:
        """Return the opponent."""
        return self.black if player == self.white else self.white

    def white_of(self, game: int) -> int:
        """Return who has White in a game, counted from 1."""
        return self.white if game % 2 else self.black

    def colour_of(self, player: int) -> Colour:
        """Return the colour of a player in the first game."""
        return "white" if player == self.white else "black"

    def result_of(self, game: int) -> GameResult | None:
        """Return how a game ended, None while it is played."""
        return self.results[game - 1] if 1 <= game <= len(self.results) else None

    def with_result(self, game: int, result: GameResult | None) -> Encounter:
        """Return the encounter with a game that ended so."""
        length = max(len(self.results), game)
        results = [self.result_of(number) for number in range(1, length + 1)]
        results[game - 1] = result
        while results and results[-1] is None:
            results.pop()
        return replace(self, results=tuple(results))

    def points_in(self, game: int, player: int) -> int:
        """Return what a player has of a game, in halves of a win."""
        result = self.result_of(game)
        if result is None:
            return 0
        white, black = _POINTS[result]
        return white if player == self.white_of(game) else black

    def game_points(self, player: int) -> int:
        """Return what a player has of all their games, in halves of a win."""
        return sum(self.points_in(game, player) for game in self.numbers)

    def wins(self, player: int) -> int:
        """Return how many games a player has won at the board."""
        won = (game for game in self.numbers if self.points_in(game, player) == WIN)
        return sum(self.result_of(game) in _PLAYED for game in won)

    @property
    def numbers(self) -> range:
        """The games that were agreed, and those after a tie."""
        return range(1, max(self.games, len(self.results)) + 1)

    @property
    def is_played(self) -> bool:
        """Whether the two have met at the board."""
        return any(result in _PLAYED for result in self.results)

    @property
    def has_result(self) -> bool:
        """Whether anything is known of it yet."""
        return any(self.results) or self.decided is not None

    @property
    def is_complete(self) -> bool:
        """Whether all games that were agreed have ended."""
        return all(self.result_of(game) is not None for game in range(1, self.games + 1))

    @property
    def is_tied(self) -> bool:
        """Whether all games have ended and both have as much, of something."""
        one, other = (self.game_points(player) for player in self.players)
        over = self.is_complete and all(map(self.result_of, self.numbers))
        return over and one == other > 0

    def leader(self) -> int | None:
        """Return who has more of their games."""
        one, other = (self.game_points(player) for player in self.players)
        return None if one == other else self.white if one > other else self.black

    def points(self, player: int) -> int:
        """Return what a player has of the round: of a match as much as of one game."""
        if self.games == 1:
            return self.points_in(1, player)
        if not self.is_complete:
            return 0
        leader = self.leader()
        if leader is None:
            return DRAW if self.game_points(player) else LOSS
        return WIN if player == leader else LOSS

    def is_beyond_reach(self) -> bool:
        """Tell whether nobody could catch up in the games that are left."""
        one, other = (self.game_points(player) for player in self.players)
        left = sum(self.result_of(game) is None for game in self.numbers)
        return abs(one - other) > WIN * left
