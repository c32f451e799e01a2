"""First moves: how somebody's games went by what was played first."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from damier.decks import opening_name
from damier.pdn.notation import notation_of
from damier.position import Position

if TYPE_CHECKING:
    from collections.abc import Iterable

    from damier.position import Move
    from damier.rules import Sheet
    from damier.storage.finished import OpeningCount

_MOVE = re.compile(r"(\d+)[-x](\d+)")


@dataclass(frozen=True, slots=True)
class FirstMoves:
    """Games that began alike: the moves as they are written, or the name of the opening."""

    moves: tuple[str, ...]
    name: str | None
    games: int
    won: int
    drawn: int

    @property
    def lost(self) -> int:
        """How many were lost."""
        return self.games - self.won - self.drawn


def first_moves(
    counted: Iterable[OpeningCount], sheet: Sheet, side: str, most: int
) -> list[FirstMoves]:
    """Return how somebody's games as one colour began, the most frequent beginning first.

    Games are told apart by the opening's name, where it has one; else by the first moves up to
    one's own.
    """
    plies = 1 if Position.start(sheet).turn == side else 2  # up to one's own first
    sums: defaultdict[tuple[tuple[str, ...], str | None], list[int]] = defaultdict(
        lambda: [0, 0, 0]
    )
    for one in counted:
        if one.side == side:
            total = sums[_begun(one.opening, sheet, plies)]
            for index, more in enumerate((one.games, one.won, one.drawn)):
                total[index] += more
    found = [FirstMoves(moves, name, *total) for (moves, name), total in sums.items()]
    return sorted(found, key=lambda one: (-one.games, one.moves))[:most]


@lru_cache(maxsize=4_096)
def _begun(opening: str, sheet: Sheet, plies: int) -> tuple[tuple[str, ...], str | None]:
    position, write = Position.start(sheet), notation_of(sheet).text
    written: list[str] = []
    named: tuple[tuple[str, ...], str | None] | None = None
    for text in opening.split():
        move = _found(position, text)
        if move is None:
            break
        written.append(write(move, position.legal_moves))
        position = position.play_unchecked(move)
        if (name := opening_name(position)) is not None:
            named = tuple(written), name
    return named or (tuple(written[:plies]), None)


def _found(position: Position, text: str) -> Move | None:
    squares = _MOVE.fullmatch(text)
    if squares is None:
        return None
    start, end = int(squares[1]), int(squares[2])
    return next(
        (move for move in position.legal_moves if (move.start, move.end) == (start, end)), None
    )
