"""What keeps a piece from making a move at all: the square, the line, the distance, the jump."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Literal

from damier.board.setup import colour_of

if TYPE_CHECKING:
    from damier.position.movetext import Path
    from damier.position.position import Position

Code = Literal[
    "no-such-square",
    "same-square",
    "empty-square",
    "not-your-piece",
    "occupied",
    "off-line",
    "backward-move",
    "too-far",
    "jumps-own-piece",
    "no-room-behind",
    "nothing-to-capture",
    "backward-capture",
    "man-takes-king",
    "jumped-twice",
    "turns-back",
    "must-land-next",
    "must-stop-behind-king",
    "crowning-ends-turn",
]

FIELD_OF: dict[str, str] = {
    "no-such-square": "board.squares",
    "same-square": "lines.move",
    "empty-square": "lines.move",
    "not-your-piece": "start.first",
    "occupied": "lines.move",
    "off-line": "lines.move",
    "backward-move": "man.steps",
    "too-far": "man.steps",
    "jumps-own-piece": "lines.capture",
    "no-room-behind": "lines.capture",
    "nothing-to-capture": "lines.capture",
    "backward-capture": "man.captures_backward",
    "man-takes-king": "man.captures_kings",
    "jumped-twice": "capture.removal",
    "turns-back": "capture.turns_back",
    "must-land-next": "king.lands",
    "must-stop-behind-king": "king.lands",
    "crowning-ends-turn": "crowning.when",
}

Found = tuple[Code, tuple[int, ...]]


def find(position: Position, path: Path) -> Found:
    """Return the code and the squares concerned for a path no hand could follow."""
    walk = _Walk(position, path)
    for start, end in pairwise(path.squares):
        if found := walk.step(start, end):
            return found
    return walk.at_end()


class _Walk:
    """A piece followed leg by leg along a path until something stops it."""

    def __init__(self, position: Position, path: Path) -> None:
        self.sheet, self.squares, self.path = position.sheet, position.geometry, path
        self.colour = position.turn
        self.board = dict(position.pieces())
        self.king = self.board.pop(path.start).isupper()
        self.captured: list[tuple[int, str]] = []
        self.heading: tuple[int, int] | None = None
        self.quiet = False

    def step(self, start: int, end: int) -> Found | None:
        """Follow one leg; return what stops the piece on it, or None."""
        if self.quiet:
            return "nothing-to-capture", (end,)
        if self._turn_is_over(start):
            return "crowning-ends-turn", (start,)
        between = self.squares.between(start, end)
        if between is None or not self._on_a_line(start, end):
            return "off-line", (end,)
        if end in self.board:
            return "occupied", (end,)
        jumped = [square for square in between if square in self.board]
        for square in jumped:
            if colour_of(self.board[square]) == self.colour:
                return "jumps-own-piece", (square,)
        found = self._jump(start, end, between, jumped) if jumped else self._slide(start, end)
        self.heading = self._heading(start, end)
        self._crown(end)
        return found

    def at_end(self) -> Found:
        """Say what is wrong with a path whose every leg could be walked."""
        if self.captured and self.sheet.king.lands == "next-behind-last-king":
            return "must-stop-behind-king", (self.captured[-1][0],)
        return "nothing-to-capture", (self.path.end,)

    def _turn_is_over(self, at: int) -> bool:
        crown_row = self.squares.crown_row(self.colour)
        stops = self.sheet.crowning.when == "stops" and not self.king
        return stops and bool(self.captured) and at in crown_row

    def _crown(self, at: int) -> None:
        if self.sheet.crowning.when == "goes-on" and at in self.squares.crown_row(self.colour):
            self.king = True

    def _heading(self, start: int, end: int) -> tuple[int, int]:
        (row, column), (to_row, to_column) = map(self.squares.row_column, (start, end))
        down, right = to_row - row, to_column - column
        steps = max(abs(down), abs(right))
        return down // steps, right // steps

    def _on_a_line(self, start: int, end: int) -> bool:
        """Tell whether pieces capture along this leg, which includes all lines they move along."""
        lines = self.sheet.lines.capture
        down, right = self._heading(start, end)
        return lines == "both" or (lines == "diagonal") == bool(down and right)

    def _forward(self, down: int) -> bool:
        return down < 0 if self.colour == "white" else down > 0

    def _slide(self, start: int, end: int) -> Found | None:
        """Judge a leg over empty squares only."""
        if self.captured or self.path.capture or len(self.path.squares) > 2:
            return "nothing-to-capture", (end,)
        self.quiet = True
        down, right = self._heading(start, end)
        if (self.sheet.lines.move == "diagonal") != bool(down and right):
            return "off-line", (end,)
        reach = 1 if not self.king or not self.sheet.king.flies else self.squares.count
        if not self.king and not self._forward(down) and not self._sideways(down):
            return "backward-move", (end,)
        return ("too-far", (end,)) if self._distance(start, end) > reach else None

    def _sideways(self, down: int) -> bool:
        return down == 0 and self.sheet.man.steps == "forward-sideways"

    def _distance(self, start: int, end: int) -> int:
        return len(self.squares.between(start, end) or ()) + 1

    def _jump(
        self, start: int, end: int, between: tuple[int, ...], jumped: list[int]
    ) -> Found | None:
        """Judge a leg over at least one enemy piece."""
        down, right = self._heading(start, end)
        taken = [square for square, _ in self.captured]
        if again := [square for square in jumped if square in taken]:
            return "jumped-twice", tuple(again)
        if len(jumped) > 1:
            return "no-room-behind", (jumped[0],)
        if self.heading == (-down, -right) and not self.sheet.capture.turns_back:
            return "turns-back", (end,)
        over = jumped[0]
        if not self.king:
            if not self.sheet.man.captures_kings and self.board[over].isupper():
                return "man-takes-king", (over,)
            backward = not self._forward(down) and down != 0
            if backward and not self.sheet.man.captures_backward:
                return "backward-capture", (over,)
        flies = self.king and self.sheet.king.flies
        if not flies and len(between) > 1:
            return "too-far", (end,)
        if flies and self.sheet.king.lands == "next" and between[-1] != over:
            return "must-land-next", (over,)
        self.captured.append((over, self.board[over]))
        if self.sheet.capture.removal == "at-once":
            del self.board[over]
        return None
