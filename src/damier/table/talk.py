"""What is said at a table, who wants to hear it, and what was reported."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from damier.table.errors import Refused

if TYPE_CHECKING:
    from damier.rules.sheet import Colour

KEPT = 50


class Said(NamedTuple):
    """One line of talk at the table."""

    seq: int
    by: Colour
    name: str
    text: str


class Talk:
    """The talk of one table; `deaf` are the sides that want to hear nothing of the other."""

    def __init__(self) -> None:
        self.lines: list[Said] = []
        self.deaf: set[Colour] = set()
        self.reported: set[tuple[Colour, int]] = set()

    def say(self, said: Said) -> None:
        """Keep a line; the oldest make room."""
        self.lines.append(said)
        del self.lines[:-KEPT]

    def hears(self, eyes: str | None, said: Said) -> bool:
        """Tell whether somebody is shown a line of talk."""
        return eyes == said.by or eyes not in self.deaf

    def mute(self, side: Colour, *, on: bool) -> None:
        """Let a side hear nothing more of the other, or hear it again."""
        if on == (side in self.deaf):
            raise Refused("not-now", f"expected a change, got {side} {on} again")
        self.deaf ^= {side}

    def report(self, side: Colour, said: int) -> None:
        """Note that a side has reported a line of the other's, or with 0 its name."""
        spoken = (line.seq for line in self.lines if line.by != side)
        if said not in (0, *spoken) or (side, said) in self.reported:
            raise Refused("not-now", f"expected a line of the other side, got {said}")
        self.reported.add((side, said))


def plain_line(text: str) -> str:
    """Return text as one line without control and direction marks."""
    return "".join(c if c.isprintable() else " " for c in text).strip()
