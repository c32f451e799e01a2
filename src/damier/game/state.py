"""Everything a game knows at one moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.game.touch import EMPTY_HAND, Hand

if TYPE_CHECKING:
    from damier.game.clock import Clock
    from damier.game.history import Entry
    from damier.game.outcome import Outcome
    from damier.game.remedies import Committed
    from damier.position import Position
    from damier.rules.sheet import Colour


@dataclass(frozen=True, slots=True)
class GameState:
    """One moment of a game, after `done` entries; taking back returns to an earlier one.

    `plies` are the moves made, `standing` those of them that were not withdrawn; `lost` has the
    letters of all pieces that were captured or huffed. `offence` waits for the side to move to
    answer it; `must_be_legal`: a move was withdrawn, and the offender may not offend again with the
    next; `offer` is the side that offered a draw.
    """

    position: Position
    done: int = 0
    plies: int = 0
    standing: int = 0
    lost: str = ""
    offence: Committed | None = None
    must_be_legal: bool = False
    hand: Hand = EMPTY_HAND
    offer: Colour | None = None
    outcome: Outcome | None = None
    clock: Clock | None = None

    def next(
        self,
        entry: Entry,
        offence: Committed | None = None,
        *,
        offer: Colour | None = None,
        clock: Clock | None = None,
    ) -> GameState:
        """Return the state after a move or a huff."""
        plies, standing, lost, move = self.plies, self.standing, self.lost, entry.move
        if move is not None:
            plies, standing = plies + 1, standing + 1
            if move.is_capture:
                board = entry.before.board
                lost += "".join(board[square - 1] for square in move.captured)
        elif entry.square is not None:
            lost += entry.before.board[entry.square - 1]
        done = self.done + 1
        return GameState(
            entry.after, done, plies, standing, lost, offence, offer=offer, clock=clock
        )
