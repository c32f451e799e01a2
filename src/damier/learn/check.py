"""Check what a puzzle claims: prove every turn of its solution afresh."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from damier.learn.proof import Failure

if TYPE_CHECKING:
    from damier.learn.proof import Prover
    from damier.learn.puzzle import Puzzle
    from damier.position import Move, Position

Reason = Literal["other-move"] | Failure


@dataclass(frozen=True, slots=True)
class Flaw:
    """Where a solution is wrong: at this position the `move` is not the only one that keeps.

    `reason` is `other-move` where another one is, else what the proof failed with; `better` is the
    move that the proof prefers, None if it could not say.
    """

    position: Position
    move: Move
    reason: Reason
    better: Move | None = None

    def __str__(self) -> str:
        text = self.position.text(self.move)
        got = {
            "no-move": "no legal move",
            "no-goal": f"none ({text} does not reach it either)",
            "several": f"{text} and others",
            "unclear": f"{text} with another too near to tell",
            "other-move": f"{self.position.text(self.better)}, not {text}" if self.better else "",
        }[self.reason]
        return f"expected one move that reaches the goal in {self.position.fen()}, got {got}"


def flaw_of(puzzle: Puzzle, prover: Prover) -> Flaw | None:
    """Return the first turn of a solution that cannot be proved; None if all of it holds."""
    for position, turn in puzzle.turns():
        found = prover.verdict(position, puzzle.goal)
        if found.move is None:
            better = found.line[0] if found.line else None
            return Flaw(position, turn.move, found.failure or "no-move", better)
        if found.move != turn.move:
            return Flaw(position, turn.move, "other-move", found.move)
    return None
