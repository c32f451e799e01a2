"""Moves as text: `32-28`, `19x28`, `47x38x24`, `c3:e5:g7`, and Hub's `28x19x23`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.errors import NotationError
from damier.position.move import Move, crossed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from damier.board.geometry import Geometry

_SQUARE = r"(?:[a-nA-N][0-9]{1,2}|[0-9]{1,3})"
_SEPARATOR = r"[-–—xX×:]"
_PATH = re.compile(rf"{_SQUARE}(?:{_SEPARATOR}{_SQUARE})+")
_JOINED = re.compile(r"(?:[a-nA-N][0-9]{1,2}){2,}|[0-9]{4}")
_CAPTURE = re.compile(r"[xX×:]")


@dataclass(frozen=True, slots=True)
class Path:
    """The squares of an attempted move; `capture` says that the text wrote it as one."""

    squares: tuple[int, ...]
    capture: bool = False

    @property
    def start(self) -> int:
        """The square the piece is to leave."""
        return self.squares[0]

    @property
    def end(self) -> int:
        """The last square named."""
        return self.squares[-1]

    @property
    def ends(self) -> tuple[int, int]:
        """Where a move that fits may end: on the last square, or in Hub's way on the second."""
        return self.end, self.squares[1]

    def fits(self, move: Move, squares: Geometry) -> bool:
        """Tell whether a move is meant: as a path, or in Hub's way by the captured squares."""
        if move.start != self.start or (self.capture and not move.is_capture):
            return False
        if move.end == self.end and _in_order(
            self.squares[1:-1], crossed(squares, move.path)[1:-1]
        ):
            return True
        return move.end == self.squares[1] and set(self.squares[2:]) == set(move.captured) != set()

    def __str__(self) -> str:
        return ("x" if self.capture else "-").join(map(str, self.squares))


def parse_path(text: str, squares: Geometry) -> Path:
    """Read the squares of a move, numbered or lettered; raise NotationError if it is none."""
    compact = "".join(text.split()) if isinstance(text, str) else ""
    if not _PATH.fullmatch(compact) and not _JOINED.fullmatch(compact):
        raise NotationError(f"expected a move such as 32-28 or 19x28, got {text!r}", text=text)
    if _JOINED.fullmatch(compact) and compact.isdigit():
        names = [compact[:2], compact[2:]]
    else:
        names = re.findall(_SQUARE, compact)
    found = tuple(_square(name, squares) for name in names)
    return Path(found, capture=_CAPTURE.search(re.sub(_SQUARE, "", compact)) is not None)


def _square(name: str, squares: Geometry) -> int:
    return squares.parse_algebraic(name) if name[0].isalpha() else squares.check(int(name))


def fitting(path: Path, moves: Iterable[Move], squares: Geometry) -> list[Move]:
    """Return the different moves that a path can mean; an exact route excludes all others."""
    found = [move for move in moves if path.fits(move, squares)]
    exact = [move for move in found if move.path == path.squares]
    return list(dict.fromkeys(exact or found))


def shortest_text(move: Move, moves: Iterable[Move]) -> str:
    """Write a move as `19x28`, or with all its landing squares if another one has the same ends."""
    if not move.is_capture:
        return str(move)  # its ends are all its squares
    twins = (other for other in moves if (other.start, other.end) == (move.start, move.end))
    return move.long if any(other != move for other in twins) else str(move)


def shortest_texts(moves: Iterable[Move]) -> list[str]:
    """Write all moves of a list; must agree with `shortest_text`, which asks the list each time."""
    all_ = list(moves)
    if not any(move.is_capture for move in all_):
        return [str(move) for move in all_]
    by_ends: dict[tuple[int, int], list[Move]] = {}
    for move in all_:
        by_ends.setdefault((move.start, move.end), []).append(move)
    return [shortest_text(move, by_ends[move.start, move.end]) for move in all_]


def _in_order(wanted: tuple[int, ...], touched: list[int]) -> bool:
    rest = iter(touched)
    return all(square in rest for square in wanted)
