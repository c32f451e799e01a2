"""The moves of a game with their comments and variations, as they are written."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from damier.errors import NotationError
from damier.pdn.commands import Command, parse_commands
from damier.position import Position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier._core import Line as CoreLine
    from damier._core import Position as CorePosition
    from damier.position import Move
    from damier.rules import Sheet

NULL = "--"  # the text of a turn for which no move is written
FORCED = 7  # the NAG for the only move, which old files mark with a star
_C = TypeVar("_C", bound=Command)


@dataclass(frozen=True, slots=True)
class Comment:
    """A comment, its blanks made single; `whole_line`: a line that begins with %."""

    text: str
    whole_line: bool = False

    def __post_init__(self) -> None:
        if self.whole_line and "\n" in self.text:
            raise NotationError("expected one line after %, got several", text=self.text)

    @property
    def commands(self) -> tuple[Command, ...]:
        """The commands inside, such as `[%clk 0:05:00]`."""
        return parse_commands(self.text)


class _Single:
    """A line of one move, or of none but with a position; like the core's."""

    __slots__ = ("_core", "_move")

    def __init__(self, move: Move | None, core: CorePosition) -> None:
        self._move, self._core = move, core

    def move(self, _index: int) -> Move | None:
        return self._move

    def position(self, _index: int) -> CorePosition:
        return self._core


class Node:
    """One move: as text, and once it is played as `move`, with the `position` after it.

    A node with `setup` is no move but a position put on the board, as FEN. `suffix` is what stood
    behind the move (`!?`); `variations` are lines that could be played instead of it.
    """

    __slots__ = (
        "_index",
        "_line",
        "_sheet",
        "comments",
        "nags",
        "offset",
        "setup",
        "suffix",
        "text",
        "variations",
    )

    def __init__(self, text: str = "", *, setup: str = "", offset: int = -1) -> None:
        self.text = text
        self.setup = setup
        self.offset = offset  # into the text of the game; -1 for a node that was not read
        self.suffix = ""
        self.nags: list[int] = []
        self.comments: list[Comment] = []
        self.variations: list[Line] = []
        self._sheet: Sheet | None = None
        self._line: CoreLine | _Single | None = None
        self._index = 0

    @property
    def move(self) -> Move | None:
        """The move; None for a setup, a missing move, and what could not be played."""
        return None if self._line is None else self._line.move(self._index)

    @property
    def position(self) -> Position | None:
        """The position after this node; None if the line could not be played so far."""
        if self._line is None or self._sheet is None:
            return None
        return Position(self._sheet, self._line.position(self._index + 1))

    def set_played(self, position: Position, move: Move | None = None) -> None:
        """Say which move this is and what stands on the board after it."""
        self._sheet, self._line = position.sheet, _Single(move, position.core)

    def set_read(self, sheet: Sheet, line: CoreLine, index: int) -> None:
        """Say which move of a line played by the core this is; it is fetched when asked for."""
        self._sheet, self._line, self._index = sheet, line, index

    @property
    def commands(self) -> tuple[Command, ...]:
        """All commands in the comments."""
        if not self.comments:
            return ()
        return tuple(command for comment in self.comments for command in comment.commands)

    def find(self, kind: type[_C]) -> _C | None:
        """Return the first command of a kind: `node.find(Clock)`."""
        return next((found for found in self.commands if isinstance(found, kind)), None)

    def add(self, item: Command | Comment | str) -> None:
        """Append a comment, or a command in a comment of its own."""
        if not isinstance(item, Comment):
            item = Comment(" ".join(str(item).split()))
        self.comments.append(item)

    def _identity(self) -> tuple[object, ...]:
        move = self.move
        return (
            move if move is not None else self.position or self.text or self.setup,
            self.suffix,
            self.nags,
            self.comments,
            self.variations,
        )

    def __eq__(self, other: object) -> bool:
        return self._identity() == other._identity() if isinstance(other, Node) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Node {self.text or self.setup}{self.suffix}>"


@dataclass(slots=True)
class Line:
    """Moves in a row; `comments` stand before the first, `result` is what ended it, as written.

    Lines are equal by their moves and comments: results are written in many ways, and
    `Record.result` says what one means.
    """

    nodes: list[Node] = field(default_factory=list)
    comments: list[Comment] = field(default_factory=list)
    result: str = field(default="", compare=False)

    def __iter__(self) -> Iterator[Node]:
        return iter(self.nodes)

    def __len__(self) -> int:
        return len(self.nodes)
