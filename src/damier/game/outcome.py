"""How a game ended: who won, why, and which article says so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from damier.board.setup import opponent
from damier.rules.sheet import DrawRule, Source

if TYPE_CHECKING:
    from damier.position import Position
    from damier.rules.sheet import Colour, Draw

CUSTOM = Source(reading="Resigning, leaving and a fallen flag lose on every sheet.")
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
    sheet, core = position.sheet, position.core
    white_men, white_kings, black_men, black_kings = core.counts
    white, black = white_men + white_kings, black_men + black_kings
    first_king_wins = sheet.end.first_king_wins
    if white and black and not first_king_wins and core.has_moves():
        return None
    turn = position.turn
    other = opponent(turn)
    if first_king_wins:
        kings = {"white": white_kings, "black": black_kings}
        for side in (other, turn):
            if kings[side]:
                return Outcome(side, "first-king", sheet.source("end.first_king_wins"))
    loser_wins = sheet.end.no_move == "wins"
    pieces = {"white": white, "black": black}
    for side in (turn, other):
        if not pieces[side]:
            winner = side if loser_wins else opponent(side)
            return Outcome(winner, "no-pieces", sheet.source("end.no_move"))
    if not core.has_moves():
        winner = turn if loser_wins else other
        return Outcome(winner, "no-move", sheet.source("end.no_move"))
    return None
