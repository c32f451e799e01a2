"""The list of moves: rows of a number and two columns, each cell a place to look at."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from damier.position.movetext import shortest_text

if TYPE_CHECKING:
    from damier.game import Game
    from damier.game.history import Entry


_TAKEN_BACK = "↶"


@dataclass(frozen=True, slots=True)
class Cell:
    """One deed; `count` entries lead to it. `struck`: it was withdrawn later."""

    text: str
    count: int
    struck: bool = False
    slip: bool = False


@dataclass(slots=True)
class Row:
    """A number, what the side that began did, and what the other side did."""

    number: int
    first: list[Cell] = field(default_factory=list)
    second: list[Cell] = field(default_factory=list)


def rows(game: Game, *, hidden: bool = False) -> list[Row]:
    """Write all that happened in a game as rows; `hidden`: nobody may tell a slip of the last."""
    found: list[Row] = []
    starter = game.start.turn
    for index, entry in enumerate(game.entries):
        following = game.entries[index + 1 : index + 2]
        struck = bool(following) and following[0].kind == "withdrawal"
        told = entry.offence is not None and not (hidden and not following)
        cell = Cell(_text(entry), index + 1, struck, told)
        own = (entry.by == starter) != (entry.kind == "withdrawal")  # it strikes the other's move
        if not found or (own and cell.text != _TAKEN_BACK and _has_moved(found[-1])):
            found.append(Row(len(found) + 1))
        (found[-1].first if own else found[-1].second).append(cell)
    return found


def _has_moved(row: Row) -> bool:
    """Tell whether the side that began has made a move in this row that stands."""
    return any(not cell.struck and cell.text[0] not in "✗↶" for cell in row.first)


def _text(entry: Entry) -> str:
    if entry.kind == "withdrawal":
        return _TAKEN_BACK
    if entry.kind == "huff" or entry.move is None:
        return f"✗{entry.square}"
    if entry.offence is not None:
        return shortest_text(entry.move, entry.before.core.attempts())
    return entry.before.text(entry.move)
