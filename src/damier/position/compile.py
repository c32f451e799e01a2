"""Turn a sheet into the rules the core asks while it generates moves."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from damier._core import Play
from damier.board.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Iterable

    from damier.rules import Sheet

# Clockwise from White's straight ahead; must agree with core/include/damier/geometry.hpp.
_N, _NE, _E, _SE, _S, _SW, _W, _NW = range(8)
_LANDING = ("anywhere", "next", "next-behind-last-king")
_CROWNING = ("at-end", "stops", "goes-on")
_PRIORITY = ("", "most-pieces", "highest-value", "with-king", "most-kings", "king-first")


@lru_cache(maxsize=256)
def compile_sheet(sheet: Sheet) -> Play:
    """Return the sheet compiled for play; sheets with equal rules may differ only in identity."""
    moves, captures = sheet.lines.move, sheet.lines.capture
    man_moves = _ahead(moves) | (_mask(_E, _W) if sheet.man.steps == "forward-sideways" else 0)
    man_captures = _ahead(captures) | (_mask(_E, _W) if captures != "diagonal" else 0)
    if sheet.man.captures_backward:
        man_captures = _all(captures)
    return Play.make(
        width=sheet.board.width,
        height=sheet.board.height,
        mirrored=sheet.board.squares == "dark" and sheet.board.dark_corner == "right",
        all_squares=sheet.board.squares == "all",
        man_moves=(man_moves, _turned(man_moves)),
        man_captures=(man_captures, _turned(man_captures)),
        king_moves=_all(moves),
        king_captures=_all(captures),
        man_captures_kings=sheet.man.captures_kings,
        king_flies=sheet.king.flies,
        landing=_LANDING.index(sheet.king.lands),
        king_limit=sheet.king.limit,
        compulsory=sheet.capture.compulsory,
        finish=sheet.capture.finish,
        removes_at_once=sheet.capture.removal == "at-once",
        turns_back=sheet.capture.turns_back,
        crowning=_CROWNING.index(sheet.crowning.when),
        priority=[_PRIORITY.index(criterion) for criterion in sheet.capture.priority],
        first_king_wins=sheet.end.first_king_wins,
    )


@lru_cache(maxsize=256)
def most_pieces(sheet: Sheet) -> int:
    """Return how many pieces each side begins with, and never has more of."""
    return Setup.start(sheet).board.count("w")


def _mask(*directions: int) -> int:
    return sum(1 << direction for direction in directions)


def _turned(mask: int) -> int:
    """Return the directions as seen from the other side of the board."""
    return (mask << 4 | mask >> 4) & 0xFF


def _pick(lines: str, diagonal: Iterable[int], orthogonal: Iterable[int]) -> int:
    wanted = {"diagonal": diagonal, "orthogonal": orthogonal, "both": (*diagonal, *orthogonal)}
    return _mask(*wanted[lines])


def _ahead(lines: str) -> int:
    return _pick(lines, (_NE, _NW), (_N,))


def _all(lines: str) -> int:
    return _pick(lines, (_NE, _SE, _SW, _NW), (_N, _E, _S, _W))
