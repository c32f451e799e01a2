"""Offences at the table, and what the opponent may do about them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.board.setup import EMPTY, opponent
from damier.errors import AmbiguousMove, IllegalMove
from damier.position import refusal
from damier.position.movetext import Path, fitting

if TYPE_CHECKING:
    from damier.board.geometry import Geometry
    from damier.position import Move, Position, Refusal
    from damier.rules import Sheet
    from damier.rules.sheet import Colour, Offence

# Which offence a broken duty is; any other refusal is of a move that cannot be made at all.
_OFFENCE_OF: dict[str, Offence] = {
    "must-capture": "no-capture",
    "must-finish-capture": "unfinished",
    "must-take-most": "too-few",
    "must-take-most-value": "too-few",
    "must-capture-with-king": "too-few",
    "must-take-most-kings": "too-few",
    "must-take-king-first": "too-few",
}


class Route(Path):
    """The path of a known move: no other move with the same ends is meant."""

    def fits(self, move: Move, squares: Geometry) -> bool:  # noqa: ARG002
        """Tell whether a move takes exactly this route."""
        return move.path == self.squares


@dataclass(frozen=True, slots=True)
class Committed:
    """An offence just committed, and not yet answered.

    `huffable` are the squares of the pieces that can be taken off for it, see `huffable_of`.
    """

    kind: Offence
    by: Colour
    move: Move
    refusal: Refusal
    before: Position
    huffable: tuple[int, ...]


def huffable_of(kind: Offence, move: Move, refusal: Refusal, before: Position) -> tuple[int, ...]:
    """Return the squares of the pieces that could have made a capture the sheet demands.

    A piece that was moved instead is taken from where it now stands. Where stopping half-way
    is an offence of its own, it is that of the piece that stopped.
    """
    demanded = [one for one in before.legal_moves if one.is_capture]
    if kind == "unfinished":
        demanded = list(refusal.required)
    starts = (one.start for one in demanded)
    return tuple(sorted({move.end if start == move.start else start for start in starts}))


def offence_of(refusal: Refusal, sheet: Sheet) -> Offence | None:
    """Return which offence of the sheet a refused move is, None if it cannot be made at all.

    Half a capture takes too few, where the sheet does not name stopping as an offence of its own.
    """
    kind, offences = _OFFENCE_OF.get(refusal.code), sheet.table.offences
    if kind == "unfinished" and kind not in offences:
        kind = "too-few"
    return kind if kind in offences else None


def commit(position: Position, path: Path) -> Committed:
    """Make a move that is not legal as an offence, or raise IllegalMove if it is none here."""
    found = fitting(path, position.attempts(path), position.geometry)
    meant = Route(found[0].path, found[0].is_capture) if len(found) == 1 else path
    refused = refusal.explain(position, meant)
    kind = offence_of(refused, position.sheet)
    if kind is None:
        raise IllegalMove(refused)
    if len(found) > 1:
        raise AmbiguousMove(str(path), found)
    huffable = huffable_of(kind, found[0], refused, position)
    return Committed(kind, position.turn, found[0], refused, position, huffable)


def without_piece(position: Position, square: int) -> Position:
    """Return the position with one piece taken off and the same side to move."""
    at, board = square - 1, position.board
    return position.replace_unchecked(board=board[:at] + EMPTY + board[at + 1 :])


def passed(position: Position) -> Position:
    """Return the position with the turn given to the other side."""
    return position.replace_unchecked(turn=opponent(position.turn))
