"""What a wrong answer runs into: the line that follows it, and why in a sentence.

The solution is never named: whoever went wrong wants to try again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.engine.endgame import shared_tables
from damier.engine.limits import Limit
from damier.learn.explaining.finding import explain
from damier.texts.catalogue import text

if TYPE_CHECKING:
    from damier.engine.analysis import Line
    from damier.learn.explanation import Explanation
    from damier.learn.puzzle import Goal
    from damier.position import Move, Position

GLANCE = Limit(nodes=5_000)
_SHORTEST = 3  # plies that are shown where nothing can be said about them
_AHEAD = 0.7  # men by which a wrong move may still be a good one


@dataclass(frozen=True, slots=True)
class Refutation:
    """The moves after a wrong one, and what is wrong with it.

    `good`: it wins something, but there is more in the position.
    """

    goal: Goal
    line: tuple[Move, ...]
    explanation: Explanation
    good: bool = False

    def text(self, lang: str = "en") -> str:
        """Say why, without the solution and without the moves of the line: they are shown."""
        if self.good:
            return text("puzzle-more", lang)
        said = self.explanation.reason(lang, example=False)
        return said or text(f"puzzle-not-{self.goal}", lang)


def refute(position: Position, played: Move, goal: Goal, best: Line | None) -> Refutation:
    """Find what is wrong with a move of a puzzle; `best` is what a glance at what follows found."""
    if best is None:
        return Refutation(goal, (), explain(position, played))
    found = explain(position, played, reply=best.moves, tables=shared_tables(position.sheet))
    told = found.kind not in ("unclear", "table")
    line = found.line[1:] if told else best.moves[:_SHORTEST]
    return Refutation(goal, tuple(line), found, good=goal == "win" and best.score < -_AHEAD)
