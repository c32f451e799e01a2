"""Games that end by what both programs think of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.game.arbiter import Verdict


@dataclass(frozen=True, slots=True)
class Agreed:
    """What both programs have to say, each for so many `moves` in a row, with scores in men.

    A score of `at_least` for one side is its win. One of `at_most` for either side is a draw, once
    the game has lasted `after` plies.
    """

    moves: int
    at_least: float | None = None
    at_most: float | None = None
    after: int = 0

    def verdict(self, scores: Sequence[float | None]) -> Verdict | None:
        """Judge a game by the scores of its plies, for White; None was not said and stops it."""
        said = [score for score in scores[-2 * self.moves :] if score is not None]
        if len(said) < 2 * self.moves:
            return None
        if self.at_least is not None:
            if min(said) >= self.at_least:
                return "white"
            if max(said) <= -self.at_least:
                return "black"
        if self.at_most is not None and len(scores) >= self.after:
            return "draw" if max(map(abs, said)) <= self.at_most else None
        return None
