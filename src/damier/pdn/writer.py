"""Games as text, by the strict grammar for writing PDN."""

from __future__ import annotations

import re
from typing import IO, TYPE_CHECKING, Literal

from damier.board.setup import opponent
from damier.errors import NotationError, TooManyMoves
from damier.pdn.commands import OFFENDING, PLACED, Command
from damier.pdn.drawings import DRAWN, rename_drawing
from damier.pdn.gametype import format_game_type, needs_rules_tag
from damier.pdn.layout import WIDTH, comment_words, enclosed, wrapped
from damier.pdn.lexer import escape
from damier.pdn.notation import notation_of, with_names
from damier.pdn.result import format_result
from damier.pdn.tree import NULL, Comment, Line, Node

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.pdn.record import Record
    from damier.pdn.tags import Tags
    from damier.position import Position
    from damier.rules.sheet import Colour

Names = Literal["numeric", "algebraic"]
_TAG_NAME = re.compile(r"[^\W\d]\w*")


def write(record: Record, file: IO[str], *, names: Names | None = None) -> None:
    """Append a game to a text file, with the empty line that parts it from the next."""
    file.write(format_record(record, names=names) + "\n")


def format_record(record: Record, *, names: Names | None = None) -> str:
    """Write a game so that `read` makes an equal one of it.

    Moves are short unless that is ambiguous, lines at most 80 long, the result in the sheet's way.
    `names` writes squares as numbers or with letters, whatever the game did. Moves that could not
    be played are written as they were read.
    """
    return _Writer(record, names).text()


class _Writer:
    def __init__(self, record: Record, names: Names | None) -> None:
        self.record, self.old = record, record.notation
        self.new = notation_of(with_names(record.sheet, names)) if names else self.old
        self.first = record.sheet.start.first

    def text(self) -> str:
        record = self.record
        result = format_result(record.result, record.sheet)
        tags = "".join(f'[{name} "{escape(value)}"]\n' for name, value in self.tags(result))
        start = record.start
        words = [*self.line(record.line, start, start.turn, self._first_number()), result]
        return f"{tags}\n{wrapped(words, WIDTH)}\n"

    # Tags.

    def tags(self, result: str) -> Tags:
        """Return the record's tags with those that follow from the game itself put right."""
        tags, sheet = self.record.tags.copy(), self.new.sheet
        for name, _ in tags:
            if not _TAG_NAME.fullmatch(name):
                raise NotationError(f"expected a tag's name such as White, got {name!r}", text=name)
        tags.set("Result", result)
        if sheet.pdn.type:
            tags.set("GameType", format_game_type(sheet))
        else:
            tags.remove("GameType")
        if needs_rules_tag(sheet):
            tags.set("Rules", sheet.id)
        else:
            tags.remove("Rules")
        self._set_fen(tags)
        return tags

    def _set_fen(self, tags: Tags) -> None:
        fen = tags.find("FEN")
        if fen:
            try:
                tags.set("FEN", self.new.format_fen(self.old.parse_setup(fen)))
                tags.set("SetUp", "1")
            except NotationError:
                return  # kept as it is; reading it said what is wrong
        elif self.record.start != self.old.start:
            tags.set("SetUp", "1")
            tags.set("FEN", self.new.format_fen(self.record.start.setup()))

    def _first_number(self) -> int:
        try:
            setup = self.old.parse_setup(self.record.tags.find("FEN") or "")
        except NotationError:
            return 1
        return setup.move_number or 1

    # Moves.

    def line(self, line: Line, before: Position | None, turn: Colour, number: int) -> list[str]:
        """Return the words of a line; `number` is that of its first move.

        `before` is None where the moves that lead there could not be played.
        """
        words, fresh = self.comments(line.comments), True
        for node in line.nodes:
            if not node.setup and node.text != NULL:
                if turn == self.first:
                    words.append(f"{number}.")
                elif fresh:
                    words.append(f"{number}...")
            words.append(self.node(node, before))
            extras = [*(f"${nag}" for nag in node.nags), *self.comments(node.comments)]
            for variation in node.variations:
                inner = self.line(variation, before, turn, number)
                extras += enclosed([*inner, *filter(None, (variation.result,))])
            words += extras
            fresh = bool(extras) or bool(node.setup) or node.text == NULL
            before = node.position
            following = before.turn if before is not None else opponent(turn)
            number += turn != self.first and following == self.first
            turn = following
        return words

    def node(self, node: Node, before: Position | None) -> str:
        """Return a move, a position or what could not be played, as one word."""
        move, after = node.move, node.position
        if move is not None and before is not None:
            offends = any(node.find(kind) for kind in OFFENDING)
            try:
                twins = before.core.attempts() if offends else before.legal_moves
            except TooManyMoves:
                return self.new.long(move) + node.suffix
            return self.new.text(move, twins) + node.suffix
        if after is not None and before is not None and after.board == before.board:
            return f'/FEN "{after.turn[0].upper()}::"/'
        if node.setup:
            fen = self.new.format_fen(after.setup()) if after is not None else node.setup
            return f'/FEN "{fen}"/'
        return self._renamed(node.text) + node.suffix

    def comments(self, comments: list[Comment]) -> list[str]:
        """Return comments as words, each whole line as one."""
        return [word for comment in comments for word in self._comment(comment)]

    def _comment(self, comment: Comment) -> Iterator[str]:
        if comment.whole_line:
            yield f"%{comment.text}"
            return
        text = comment.text
        for command in comment.commands if self.new is not self.old else ():
            if command.name in DRAWN:
                squares = rename_drawing(command.argument, self.old, self.new)
            elif isinstance(command, PLACED):
                squares = self._renamed(command.argument)
            else:
                continue
            text = text.replace(str(command), str(Command(command.name, squares)))
        yield from comment_words(text)

    def _renamed(self, text: str) -> str:
        return text if self.new is self.old else self.old.rename(text, self.new)
