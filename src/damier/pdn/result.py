"""Results: who won, from all the ways PDN files write it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from damier.board.setup import opponent

if TYPE_CHECKING:
    from damier.rules import Sheet
    from damier.rules.sheet import Colour

Kind = Literal["win", "draw", "none", "open"]
STANDARD = frozenset(("2-0", "0-2", "1-1", "1-0", "0-1", "1/2-1/2", "0-0", "*"))
_DRAWS = frozenset(("1-1", "1/2-1/2", "½-½", "0.5-0.5", "0,5-0,5"))
_SCORE = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")
_PLUS_DRAW = re.compile(r"([0-9]{1,2})([-+=])-([0-9]{1,2})([-+=])")
_DASHES = str.maketrans("–—−", "---")


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended.

    `none`: nobody gets a point; `open`: not over, or not known. `score` is White's and Black's
    points where they are not the usual ones, as in Delft (4-6) or Frisian (12-0) scores; `plus` is
    who held the better half of a draw.
    """

    kind: Kind
    winner: Colour | None = None
    score: tuple[int, int] | None = None
    plus: Colour | None = None

    def agrees(self, other: Result) -> bool:
        """Tell whether two results can both be true of one game."""
        if (self.kind, self.winner) != (other.kind, other.winner):
            return False
        return self.score == other.score or None in (self.score, other.score)


OPEN = Result("open")


def parse_result(text: str, sheet: Sheet) -> Result | None:
    """Read a result by the sheet's order of the sides; None if it is none."""
    compact = "".join(text.split()).translate(_DASHES)
    if compact in ("*", "", "?", "-"):
        return OPEN
    if compact in _DRAWS:
        return Result("draw")
    left = first_named(sheet)
    if match := _PLUS_DRAW.fullmatch(compact):
        plus = left if match[2] == "+" else opponent(left) if match[4] == "+" else None
        return Result("draw", plus=plus) if match[1] == match[3] else None
    match = _SCORE.fullmatch(compact)
    if match is None:
        return None
    points = int(match[1]), int(match[2])
    if points == (0, 0):
        return Result("none")
    score = None
    if max(points) > 2 or points in ((2, 1), (1, 2)):
        score = points if left == "white" else (points[1], points[0])
    if points[0] == points[1]:
        return Result("draw", score=score)
    return Result("win", left if points[0] > points[1] else opponent(left), score)


def format_result(result: Result, sheet: Sheet) -> str:
    """Write a result by the sheet's convention."""
    left = first_named(sheet)
    if result.kind == "open":
        return "*"
    if result.kind == "none":
        return "0-0"
    if result.score is not None:
        white, black = result.score
        return f"{white}-{black}" if left == "white" else f"{black}-{white}"
    if result.kind == "draw":
        if result.plus is not None:
            return "1+-1-" if result.plus == left else "1--1+"
        return "1-1" if sheet.pdn.result == "2-0" else "1/2-1/2"
    win = sheet.pdn.result
    return win if result.winner == left else win[::-1]


def first_named(sheet: Sheet) -> Colour:
    """Return the side whose points stand first."""
    return "white" if sheet.pdn.result_order == "white-black" else sheet.start.first


def looks_like_score(text: str) -> bool:
    """Tell whether what looks like a move may be a Delft or Frisian score: 10 or 12 points."""
    match = _SCORE.fullmatch(text)
    return match is not None and int(match[1]) + int(match[2]) in (10, 12)
