"""How a game ended: who won, why, and which article says so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from damier.board.setup import opponent
from damier.rules.sheet import DrawRule

if TYPE_CHECKING:
    from damier.position import Position
    from damier.rules.sheet import Colour, Draw, Source

Reason = Literal["no-move", "no-pieces", "first-king", "resign", "flag", "left"] | DrawRule


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game; `winner` is None for a draw."""

    winner: Colour | None
    reason: Reason
    source: Source
    draw: Draw | None = None  # the rule that drew the game

    @property
    def article(self) -> str | None:
        """The article that ends the game, if the sheet has one for it."""
        return self.source.article


def drawn(rule: Draw) -> Outcome:
    """Return the outcome of a game drawn by a rule."""
    return Outcome(None, rule.rule, rule.source, rule)


def on_the_board(position: Position) -> Outcome | None:
    """Return the outcome if the pieces have decided the game, else None."""
    sheet, turn = position.sheet, position.turn
    other = opponent(turn)
    if sheet.end.first_king_wins:
        for side in (other, turn):
            if side[0].upper() in position.board:
                return Outcome(side, "first-king", sheet.source("end.first_king_wins"))
    loser_wins = sheet.end.no_move == "wins"
    for side in (turn, other):
        if not _has_pieces(position, side):
            winner = side if loser_wins else opponent(side)
            return Outcome(winner, "no-pieces", sheet.source("end.no_move"))
    if not position.legal_moves:
        winner = turn if loser_wins else other
        return Outcome(winner, "no-move", sheet.source("end.no_move"))
    return None


def _has_pieces(position: Position, side: Colour) -> bool:
    return side[0] in position.board or side[0].upper() in position.board
