"""Everything a game knows at one moment."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from damier.game.touch import Hand

if TYPE_CHECKING:
    from damier.game.clock import Clock
    from damier.game.history import Entry
    from damier.game.outcome import Outcome
    from damier.game.remedies import Committed
    from damier.position import Position
    from damier.rules.sheet import Colour


@dataclass(frozen=True, slots=True)
class State:
    """One moment of a game; taking back returns to an earlier one.

    `offence` waits for the side to move to answer it; `must_be_legal`: a move was withdrawn, and
    the offender may not offend again with the next; `offer` is the side that offered a draw.
    """

    position: Position
    entries: tuple[Entry, ...] = ()
    offence: Committed | None = None
    must_be_legal: bool = False
    hand: Hand = field(default_factory=Hand)
    offer: Colour | None = None
    outcome: Outcome | None = None
    clock: Clock | None = None
