"""What is said at a table, who wants to hear it, and what was reported."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Self

if TYPE_CHECKING:
    from damier.rules.sheet import Colour

KEPT = 50


class Remark(NamedTuple):
    """One line of talk at the table."""

    seq: int
    by: Colour
    name: str
    text: str


class Talk:
    """The talk of one table; `deaf` are the sides that want to hear nothing of the other."""

    def __init__(self) -> None:
        self.lines: list[Remark] = []
        self.deaf: set[Colour] = set()
        self.reported: set[tuple[Colour, int]] = set()

    def say(self, said: Remark) -> None:
        """Keep a line; the oldest make room."""
        self.lines.append(said)
        del self.lines[:-KEPT]

    def hears(self, eyes: str | None, said: Remark) -> bool:
        """Tell whether somebody is shown a line of talk."""
        return eyes == said.by or eyes not in self.deaf

    def mute(self, side: Colour, *, on: bool) -> None:
        """Let a side hear nothing more of the other, or hear it again."""
        self.deaf = self.deaf | {side} if on else self.deaf - {side}

    def may_report(self, side: Colour, said: int) -> bool:
        """Tell whether a side may report a line of the other's, or with 0 something else, once."""
        spoken = (line.seq for line in self.lines if line.by != side)
        return said in (0, *spoken) and all(by != side for by, _ in self.reported)

    def report(self, side: Colour, said: int) -> None:
        """Note that a side has reported a line of the other's, or its name."""
        self.reported.add((side, said))

    def copy(self) -> Self:
        """Return talk in the same state that goes its own way from here."""
        twin = type(self).__new__(type(self))
        twin.lines, twin.deaf = list(self.lines), set(self.deaf)
        twin.reported = set(self.reported)
        return twin


def plain_line(text: str) -> str:
    """Return text as one line without control and direction marks."""
    return "".join(c if c.isprintable() else " " for c in text).strip()
