"""A line of play, move by move: what is taken, what is crowned, and who is better off when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.board.setup import opponent

if TYPE_CHECKING:
    from collections.abc import Iterable

    from damier.position import Move, Position
    from damier.rules.sheet import Colour

_KING = (2.0, 2.5)  # men that a king is worth: one that steps, one that flies
_FEWEST = 0.9  # men from which a difference is one that a sentence can speak of
_LONGEST_SETTLING = 12  # plies of captures that are played out behind a line
_FARTHEST = 8  # plies after which what happens is no longer because of the first


@dataclass(frozen=True, slots=True)
class LineMove:
    """One move of a line; `taken` are the letters of the pieces it takes."""

    before: Position
    move: Move
    after: Position
    taken: str

    @property
    def by(self) -> Colour:
        """Who makes the move."""
        return self.before.turn

    @property
    def is_forced_capture(self) -> bool:
        """Whether nothing but a capture was allowed."""
        return all(move.is_capture for move in self.before.legal_moves)

    @property
    def is_settled(self) -> bool:
        """Whether nothing can be taken after it."""
        return not can_take(self.after)


def can_take(position: Position) -> bool:
    """Tell whether the side to move has a capture."""
    return any(move.is_capture for move in position.legal_moves)


def play_line(position: Position, moves: Iterable[Move]) -> tuple[LineMove, ...]:
    """Play moves one after the other; raise IllegalMove for one that is not allowed."""
    plies = []
    for move in moves:
        after = position.play(move)
        taken = "".join(position.piece_at(square) for square in move.captured)
        plies.append(LineMove(position, move, after, taken))
        position = after
    return tuple(plies)


def settled(plies: tuple[LineMove, ...]) -> tuple[LineMove, ...]:
    """Return a line with the captures that its end leaves open, each the best by what it takes."""
    if not plies or plies[-1].is_settled:
        return plies
    return plies + play_line(plies[-1].after, _capture_out(plies[-1].after, _LONGEST_SETTLING)[1])


def _capture_out(position: Position, most: int) -> tuple[float, list[Move]]:
    """Return what the side to move gains by captures alone, and the captures."""
    captures = [move for move in position.legal_moves if move.is_capture]
    if not captures or not most:
        return 0.0, []
    found: list[tuple[float, list[Move]]] = []
    for move in captures:
        [ply] = play_line(position, (move,))
        theirs, line = _capture_out(ply.after, most - 1)
        found.append((change(ply, position.turn) - theirs, [move, *line]))
    best = max(found, key=lambda each: each[0])
    if best[0] < 0 and len(captures) < len(position.legal_moves):
        return 0.0, []  # where nobody has to capture, a bad one is left alone
    return best


def change(ply: LineMove, side: Colour) -> float:
    """Return what a move changes for a side, in men; not what it is worth, only what is counted."""
    king = _KING[ply.before.sheet.king.flies]
    gained = sum(king if piece.isupper() else 1.0 for piece in ply.taken)
    gained += (king - 1) * ply.move.crowns
    return gained if ply.by == side else -gained


def balances(plies: tuple[LineMove, ...], side: Colour) -> list[float]:
    """Return how a side stands after each move, beside how it stood before the first."""
    found, total = [], 0.0
    for ply in plies:
        total += change(ply, side)
        found.append(total)
    return found


def last_balance(plies: tuple[LineMove, ...], side: Colour) -> float:
    """Return how a side stands after a line, beside how it stood before."""
    return sum(change(ply, side) for ply in plies)


def turning_point(plies: tuple[LineMove, ...], winner: Colour, floor: float = 0.0) -> int | None:
    """Return the ply after which one side is ahead by a man or more for the rest of the line.

    Only a board where nothing can be taken counts. `floor` is what `winner` has in any case. None
    if there is no such ply, or only one far away.
    """
    found = None
    for index, balance in enumerate(balances(plies, winner)):
        if not plies[index].is_settled:
            continue
        if balance - floor < _FEWEST or balance < _FEWEST:
            found = None
        elif found is None:
            found = index
    return found if found is not None and found <= _FARTHEST else None


def loser_pieces(plies: tuple[LineMove, ...], loser: Colour) -> tuple[int, ...]:
    """Return where the pieces that a side loses stood before the line began."""
    origins: dict[int, int] = {}
    lost = []
    for ply in plies:
        move = ply.move
        for square in move.captured:
            origin = origins.pop(square, square)
            if ply.by == opponent(loser):
                lost.append(origin)
        origins[move.end] = origins.pop(move.start, move.start)
    return tuple(sorted(lost))
