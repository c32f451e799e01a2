"""A written game that is stepped through, with its variations and comments. No widgets.

A place is a line of the game and how many of its moves were made; the line of a variation knows the
place where it leaves the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.pdn import Line, Node, Record
from damier.pdn.commands import without_commands
from damier.tui.choice import BOTH, GameChoice
from damier.tui.session import TableSession

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from damier.position import Move, Position

_SIGNS = {1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!", 7: "*"}  # NAGs that have a sign


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a game: after `count` moves of `line`, which left `off`, None for the game's own.

    `off` is the place from which the line begins.
    """

    line: Line
    count: int
    off: Spot | None = None

    def same(self, other: Spot) -> bool:
        """Tell whether this is the same place; lines are compared by what they are, not say."""
        return self.line is other.line and self.count == other.count


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of the written game: a move with its place, a comment, or a bracket."""

    text: str
    spot: Spot | None = None
    depth: int = 0
    comment: bool = False


class Study:
    """A game being looked at; moves that are made become variations of it."""

    def __init__(self, record: Record, now: Callable[[], float]) -> None:
        self.record, self._now = record, now
        self.spot = Spot(record.line, 0)
        self.changed = False  # whether moves were added
        self._session: TableSession | None = None

    @property
    def session(self) -> TableSession:
        """A table at which the position here is set up, to try moves at."""
        if self._session is None:
            position = self.position
            choice = GameChoice(
                position.sheet.id, "beside", colour="white", touch_move=False, start=position.fen()
            )
            self._session = TableSession.begun(choice, BOTH, self._now)
        return self._session

    # What is so.

    @property
    def position(self) -> Position:
        """The position here."""
        return self._position(self.spot)

    def _position(self, spot: Spot) -> Position:
        if spot.count:
            found = spot.line.nodes[spot.count - 1].position
            if found is not None:
                return found
        return self.record.start if spot.off is None else self._position(spot.off)

    @property
    def node(self) -> Node | None:
        """The move that led here."""
        spot = self.spot
        return spot.line.nodes[spot.count - 1] if spot.count else None

    @property
    def nexts(self) -> list[Spot]:
        """The places one move on: the line's own first, then its variations."""
        spot, found = self.spot, []
        if spot.count >= len(spot.line.nodes):
            return []
        following = spot.line.nodes[spot.count]
        if following.position is not None:
            found.append(Spot(spot.line, spot.count + 1, spot.off))
        for line in following.variations:
            if line.nodes and line.nodes[0].position is not None:
                found.append(Spot(line, 1, spot))
        return found

    @property
    def comments(self) -> list[str]:
        """What is written here."""
        node = self.node
        found = self.spot.line.comments if node is None else node.comments
        return list(filter(None, (without_commands(comment.text) for comment in found)))

    @property
    def broken(self) -> str:
        """What is wrong with the move that comes next, if it cannot be played; else nothing."""
        spot = self.spot
        if spot.count >= len(spot.line.nodes) or self.nexts:
            return ""
        problems = [each for each in self.record.problems if each.severity != "note"]
        return str(problems[0]) if problems else ""

    # Stepping.

    def go(self, spot: Spot) -> None:
        """Go to a place."""
        self.spot, self._session = spot, None

    def back(self) -> None:
        """Go one move back; from the first move of a variation to where it left."""
        spot = self.spot
        if spot.count > 1 or (spot.count == 1 and spot.off is None):
            self.go(Spot(spot.line, spot.count - 1, spot.off))
        elif spot.count == 1 and spot.off is not None:
            self.go(spot.off)

    def first(self) -> None:
        """Go to the beginning."""
        self.go(Spot(self.record.line, 0))

    def last(self) -> None:
        """Go to the end of the line."""
        while self.nexts and self.nexts[0].line is self.spot.line:
            self.go(self.nexts[0])

    def follow(self, move: Move) -> None:
        """Make a move: one of the game's, or a new variation."""
        for spot in self.nexts:
            if spot.line.nodes[spot.count - 1].move == move:
                self.go(spot)
                return
        position, spot = self.position, self.spot
        node = Node(self.record.notation.text(move, position.legal_moves))
        node.set_played(position.play(move), move)
        self.changed = True
        if spot.count < len(spot.line.nodes):
            line = Line([node])
            spot.line.nodes[spot.count].variations.append(line)
            self.go(Spot(line, 1, spot))
        else:
            spot.line.nodes.append(node)
            self.go(Spot(spot.line, spot.count + 1, spot.off))

    def tried(self) -> None:
        """Take over a move that was made at the table."""
        if self.session.game.moves:
            self.follow(self.session.game.moves[-1])

    # As it is written.

    def tokens(self) -> Iterator[Token]:
        """Yield the whole game as it is written."""
        yield from self._tokens(Spot(self.record.line, 0), 0, 0)

    def _tokens(self, spot: Spot, plies: int, depth: int) -> Iterator[Token]:
        line, told = spot.line, False
        for comment in line.comments:
            yield from _comment(comment.text, depth)
        for count, node in enumerate(line.nodes, 1):
            here = Spot(line, count, spot.off)
            ply = plies + count - 1
            number = f"{ply // 2 + 1}." if ply % 2 == 0 else "" if told else f"{ply // 2 + 1}..."
            marks = node.suffix or "".join(_SIGNS.get(nag, "") for nag in node.nags[:2])
            text = f"{number} {node.text or node.setup}{marks}".strip()
            yield Token(text, here if node.position is not None else None, depth)
            told = True
            for comment in node.comments:
                told = False
                yield from _comment(comment.text, depth)
            for other in node.variations:
                told = False
                yield Token("(", None, depth + 1)
                off = Spot(line, count - 1, spot.off)
                yield from self._tokens(Spot(other, 0, off), ply, depth + 1)
                yield Token(")", None, depth + 1)


def _comment(text: str, depth: int) -> Iterator[Token]:
    if said := without_commands(text):
        yield Token(said, None, depth, comment=True)
