"""Which puzzles somebody wants: today's, those to repeat, a race, or of a kind."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal

from damier.learn.learned import LEVELS, Learned, fresh_puzzle
from damier.learn.puzzle import PuzzleError
from damier.learn.shelf import puzzles

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from damier.learn.learned import Kept, Level
    from damier.learn.puzzle import Puzzle

Way = Literal["any", "today", "repeat", "race"]


@dataclass(frozen=True, slots=True)
class PuzzleWish:
    """A sheet, and which of its puzzles; those to repeat are of any sheet."""

    sheet: str = "international"
    way: Way = "any"
    theme: str | None = None
    level: Level | None = None

    @property
    def next(self) -> PuzzleWish:
        """What is wished for once a puzzle is done: today's is one only."""
        return replace(self, way="any") if self.way == "today" else self


def wished_puzzle(
    wish: PuzzleWish, kept: Mapping[str, Kept], now: float, dice: Random, after: str | None = None
) -> Puzzle | None:
    """Return a puzzle of that kind, None if there is none left; `after` is the one shown now."""
    if wish.way == "repeat":
        return _due(kept, now, after)
    shelf = puzzles(wish.sheet)
    if wish.way == "today":
        try:
            return shelf.of_day(datetime.fromtimestamp(now, UTC).date())
        except PuzzleError:
            return None
    least, most = LEVELS[wish.level] if wish.level else (0, 100)
    return fresh_puzzle(shelf.select(wish.theme, least=least, most=most), kept, dice, after)


def _due(kept: Mapping[str, Kept], now: float, after: str | None) -> Puzzle | None:
    """Return the one that has waited longest; one that damier has no more is passed over."""
    for sheet, name in Learned.of(kept.values(), now).due:
        if name != after:
            try:
                return puzzles(sheet).find(name)
            except PuzzleError:
                continue
    return None
