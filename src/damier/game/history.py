"""What happened in a game, entry by entry."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.position import Move, Position, Refusal
    from damier.rules.sheet import Colour


@dataclass(frozen=True, slots=True)
class Entry:
    """One deed: a move, a huff of `square`, or the withdrawal of the move before it.

    `offence` is the refusal of a move that broke a duty and was made all the same; `at` is the
    time the deed was done, if the game is timed.
    """

    kind: Literal["move", "huff", "withdrawal"]
    by: Colour
    before: Position
    after: Position
    move: Move | None = None
    square: int | None = None
    offence: Refusal | None = None
    at: float | None = None


@dataclass(frozen=True, slots=True)
class Ply:
    """A move that counts: not withdrawn, with what the draw rules ask of it.

    `huffed`: it was an offence, and the opponent has huffed a piece for it.
    """

    by: Colour
    before: Position
    after: Position
    move: Move
    man_moved: bool
    huffed: bool = False

    @property
    def progress(self) -> bool:
        """Whether the move captured, or moved a man, or cost a piece that was huffed."""
        return self.move.is_capture or self.man_moved or self.huffed


def plies(entries: Sequence[Entry]) -> list[Ply]:
    """Return the moves that stand, in order; a huff marks the move that it punishes."""
    found: list[Ply] = []
    for entry in entries:
        if entry.kind == "withdrawal":
            found.pop()
        elif entry.kind == "huff":
            found[-1] = replace(found[-1], huffed=True)
        elif entry.move is not None:
            man = entry.before.piece_at(entry.move.start).islower()
            found.append(Ply(entry.by, entry.before, entry.after, entry.move, man))
    return found
