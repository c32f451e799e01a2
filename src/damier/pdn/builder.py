"""The tree of one game as it grows, and what there is to say about it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from damier.pdn.problems import MOST, Finding
from damier.pdn.tree import FORCED, Comment, Line, Node

if TYPE_CHECKING:
    from damier.pdn.problems import Reading, Severity

DEEPEST = 64  # variations inside variations
MOST_ITEMS = 50_000  # moves and comments of one game


@dataclass(slots=True)
class Parsed:
    """What one game consists of; `end` is where the next may begin."""

    tags: list[tuple[str, str]] = field(default_factory=list)
    line: Line = field(default_factory=Line)
    findings: list[Finding] = field(default_factory=list)
    end: int = 0
    junk: bool = False  # something in it is no word of PDN

    def is_bare(self) -> bool:
        """Tell whether there is no tag and no move: nothing that makes a game."""
        return not (self.tags or self.line.nodes)

    def is_empty(self) -> bool:
        """Tell whether there is nothing to keep and nothing to say."""
        line = self.line
        return not (self.tags or line.nodes or line.comments or line.result or self.findings)


class Builder:
    """Takes tags, moves, comments and brackets in order; offsets count from the game's start."""

    def __init__(self) -> None:
        self.made = Parsed()
        self.line = self.made.line
        self.node: Node | None = None
        self.tag_names: set[str] = set()
        self.waiting: list[Line] = []  # variations before the first move of this line
        self.outer: list[tuple[Line, Node | None, list[Line]]] = []
        self.too_deep = 0
        self.items = 0
        self.hidden = 0  # findings beyond the most that are kept

    def begun(self) -> bool:
        """Tell whether there is anything after the tags."""
        return bool(self.line.nodes or self.outer or self.waiting)

    def tag(self, name: str, value: str) -> None:
        """Keep a tag."""
        self.made.tags.append((name, value))
        self.tag_names.add(name.lower())

    def add(self, node: Node, at: int) -> None:
        """Append a move, a setup or a missing move."""
        if self.too_deep or self._is_full(at):
            return
        node.offset = at
        if self.waiting:
            node.variations, self.waiting = self.waiting, []
        self.line.nodes.append(node)
        self.node = node

    def say(self, comment: Comment, at: int) -> None:
        """Append a comment to the last move, or to the line before its first."""
        if not self.too_deep and not self._is_full(at):
            (self.line if self.node is None else self.node).comments.append(comment)

    def _is_full(self, at: int) -> bool:
        """Count one thing more to be kept; tell whether it is one too many."""
        self.items += 1
        if self.items == MOST_ITEMS + 1:
            self.find(at, f"expected at most {MOST_ITEMS} moves and comments, got more: left out")
        return self.items > MOST_ITEMS

    def mark(self, mark: str, at: int) -> None:
        """Put a mark such as `!?`, `*` or `$3` on the last move."""
        if self.node is None or self.node.setup or self.too_deep:
            self.find(at, f"a mark {mark} without a move", "warning")
        elif mark == "*":
            self.node.nags.append(FORCED)
        elif mark[0] == "$":
            self.node.nags.append(int(mark[1:]))
        else:
            self.node.suffix += mark

    def open(self, at: int) -> None:
        """Begin a variation of the last move."""
        if self.too_deep or len(self.outer) >= DEEPEST:
            if not self.too_deep:
                self.find(at, f"expected at most {DEEPEST} variations inside one another, got more")
            self.too_deep += 1
            return
        inner = Line()
        (self.waiting if self.node is None else self.node.variations).append(inner)
        self.outer.append((self.line, self.node, self.waiting))
        self.line, self.node, self.waiting = inner, None, []

    def close(self, at: int) -> None:
        """End a variation."""
        if self.too_deep:
            self.too_deep -= 1
        elif not self.outer:
            self.find(at, "a variation is closed that was never opened")
        else:
            empty = not (self.line.nodes or self.line.comments or self.line.result or self.waiting)
            self._leave(at)
            if empty:
                self.find(at, "a variation without a move", "warning")
                (self.waiting if self.node is None else self.node.variations).pop()

    def _leave(self, at: int) -> None:
        self._settle(at)
        self.line, self.node, self.waiting = self.outer.pop()

    def _settle(self, at: int) -> None:
        """Give variations that came before any move to the first, or make one the line."""
        if not self.waiting:
            return
        self.find(at, "a variation before any move", "warning")
        if not self.line.nodes:
            first = self.waiting.pop(0)
            self.line.nodes = first.nodes
            self.line.comments += first.comments
        if self.line.nodes:
            self.line.nodes[0].variations += self.waiting
        self.waiting = []

    def find(
        self,
        at: int,
        message: str,
        severity: Severity = "error",
        *,
        text: str = "",
        reading: Reading | None = None,
    ) -> None:
        """Keep something to be reported."""
        if len(self.made.findings) >= MOST:
            self.hidden += 1
        else:
            self.made.findings.append(Finding(at, message, severity, text, reading=reading))

    def finish(self, at: int) -> Parsed:
        """Close what is still open, and hand over the game."""
        if self.outer:
            self.find(at, "a variation is not closed")
        while self.outer:
            self._leave(at)
        self._settle(at)
        if self.hidden:
            self.made.findings.append(Finding(at, f"{self.hidden} more problems"))
        return self.made
