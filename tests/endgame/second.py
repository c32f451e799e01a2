"""A second solver, slow and obvious, that shares no code with the builder of the tables.

It looks ahead with the oracle's moves and says between which two values the value of a position
must lie. Where fewer pieces are left it asks the tables of fewer pieces, which other tests hold
against their own successors and against a plain search.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import oracle
from positions import position_of

if TYPE_CHECKING:
    import damier
    from damier.engine.endgame import Tables
    from damier.engine.endgame.tables import Probe

_FAR = 10_000  # more than the plies of any ending; a value is ±(_FAR - plies), or 0 for a draw


class Between(NamedTuple):
    """The least and the most that a position may be worth to the side to move."""

    low: int
    high: int


def value_of(probe: Probe) -> int:
    """Return what a table says as one number: a near win is more than a far one."""
    if probe.plies is None:
        return 0
    return _FAR - probe.plies if probe.result == "win" else probe.plies - _FAR


class SecondSolver:
    """Bounds by looking ahead; positions of `known` pieces and fewer are looked up."""

    def __init__(self, sheet: damier.Sheet, tables: Tables, known: int) -> None:
        self._sheet, self._tables, self._known = sheet, tables, known
        self._found: dict[tuple[oracle.Placement, int], Between] = {}

    def look(self, placement: oracle.Placement, depth: int) -> Between:
        """Return the bounds that so many plies show."""
        at = placement, depth
        if at not in self._found:
            self._found[at] = self._look(placement, depth)
        return self._found[at]

    def _look(self, placement: oracle.Placement, depth: int) -> Between:
        if pieces(placement) <= self._known and all(sides(placement)):
            probe = self._tables.probe(position_of(self._sheet, placement))
            assert probe is not None
            return Between(value_of(probe), value_of(probe))
        moves = oracle.legal_moves(self._sheet, placement)
        if not moves:
            return Between(-_FAR, -_FAR)
        if depth == 0:
            return Between(2 - _FAR, _FAR - 1)  # it can move, so it has not lost yet
        after = [self.look(oracle.play(self._sheet, placement, m), depth - 1) for m in moves]
        return Between(max(before(o.high) for o in after), max(before(o.low) for o in after))


def before(value: int) -> int:
    """Return what a move is worth after which the opponent has this value."""
    return -value + (value > 0) - (value < 0)


def sides(placement: oracle.Placement) -> tuple[int, int]:
    white = len(placement.white_men) + len(placement.white_kings)
    return white, len(placement.black_men) + len(placement.black_kings)


def pieces(placement: oracle.Placement) -> int:
    return sum(sides(placement))
