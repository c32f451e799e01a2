"""An opening book: positions of one sheet, and what to play in them, in a file that people read."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from damier.errors import DamierError, EngineError
from damier.places import write_whole
from damier.position import Position
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from damier.position import Move
    from damier.rules import Sheet

MARK = "damier book 1"
MOST_BYTES = 1 << 28  # of a file that is read
_MARK = re.compile(r"damier book (\d{1,9})")
_SHEET = re.compile(r"sheet (\S+) ([0-9a-f]{16})")
_MOVE = re.compile(r"([^\s=]+)=([1-9][0-9]{0,11})")
_Key = tuple[str, bool]


class BookError(EngineError):
    """A file that is no book, or a book of another game."""


@dataclass(frozen=True, slots=True)
class BookMove:
    """A move that a book has for a position; moves are drawn in proportion to their weights."""

    move: Move
    text: str
    weight: int


class Book:
    """What to play in the positions of one sheet. `read` takes one from a file, `write` makes one.

    `moves` has for each position its moves and their weights, which are 1 or more.
    """

    def __init__(
        self, sheet: str | Sheet, moves: Mapping[Position, Mapping[Move, int]] | None = None
    ) -> None:
        self.sheet = sheet_named(sheet)
        self._found: dict[_Key, tuple[BookMove, ...]] = {}
        for position, weights in (moves or {}).items():
            self._add(position, weights)

    def __repr__(self) -> str:
        return f"<Book {self.sheet.id}, {len(self)} positions>"

    def __len__(self) -> int:
        return len(self._found)

    def __contains__(self, position: object) -> bool:
        if not isinstance(position, Position):
            return False
        same = position.sheet.play_hash == self.sheet.play_hash
        return same and _key(position) in self._found

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Book):
            return NotImplemented
        return self.sheet.play_hash == other.sheet.play_hash and self._found == other._found

    __hash__ = None  # type: ignore[assignment]

    def __iter__(self) -> Iterator[Position]:
        """Yield the positions, in the order of the file."""
        for board, black in self._found:
            yield _position(self.sheet, board, black=black)

    def __getitem__(self, position: Position) -> tuple[BookMove, ...]:
        """Return what the book has for a position, the heaviest move first; empty if nothing."""
        if position.sheet.play_hash != self.sheet.play_hash:
            raise BookError(f"expected a position of {self.sheet.id}, got {position.sheet.id}")
        return self._found.get(_key(position), ())

    def choose(self, position: Position, dice: random.Random | None = None) -> Move | None:
        """Return a move by lot, a heavy one more often; None if the book knows nothing here."""
        found = self[position]
        if not found:
            return None
        dice = dice or random.SystemRandom()
        return dice.choices(found, [each.weight for each in found])[0].move

    def for_sheet(self, sheet: Sheet) -> Book:
        """Return the book, or raise BookError if it is one of another game."""
        if self.sheet.play_hash != sheet.play_hash:
            raise BookError(f"expected a book of {sheet.id}, got one of {self.sheet.id}")
        return self

    @classmethod
    def read(cls, path: str | Path, sheet: str | Sheet | None = None) -> Book:
        """Read a file; raise BookError, with its line, if it is no book or one of another sheet.

        Without `sheet` it has to be one that comes with damier.
        """
        try:
            if Path(path).stat().st_size > MOST_BYTES:
                raise BookError(f"{path}: expected at most {MOST_BYTES >> 20} MB")
            text = Path(path).read_text(encoding="utf-8")
        except OSError as error:
            raise BookError(f"{path}: expected a book, got {error.strerror}") from None
        except UnicodeDecodeError:
            raise BookError(f"{path}: expected a book, got something else than text") from None
        return cls.parse(text, sheet, name=str(path))

    @classmethod
    def parse(cls, text: str, sheet: str | Sheet | None = None, *, name: str = "book") -> Book:
        """Read the text of a file; `name` is what errors call it."""
        lines = _lines(text)
        mark = _MARK.fullmatch(next(lines, (0, ""))[1])
        if mark is None:
            raise BookError(f"{name}: expected {MARK!r} in its first line, got something else")
        if mark[0] != MARK:
            raise BookError(f"{name}: expected {MARK!r}, got {mark[0]!r}, of a later damier")
        number, header = next(lines, (2, ""))
        named = _SHEET.fullmatch(header)
        if named is None:
            raise BookError(f"{name}:{number}: expected 'sheet ID HASH', got {header[:60]!r}")
        book = cls(_rules(name, named[1], named[2], sheet))
        for number, line in lines:
            try:
                position, weights = _parse_line(line, book.sheet)
                if position in book:
                    raise BookError(f"expected each position once, got {position.fen()} again")
                book._add(position, weights)
            except DamierError as error:
                raise BookError(f"{name}:{number}: {error}") from None
        return book

    def format(self) -> str:
        """Return the text of a file."""
        lines = [MARK, f"sheet {self.sheet.id} {self.sheet.play_hash}"]
        lines += (format_line(position, self[position]) for position in self)
        return "\n".join([*lines, ""])

    def write(self, path: str | Path) -> None:
        """Write a file, whole or not at all."""
        write_whole(Path(path), self.format().encode())

    def _add(self, position: Position, weights: Mapping[Move, int]) -> None:
        legal = position.legal_moves
        found = []
        for move, weight in weights.items():
            if move not in legal:
                raise BookError(f"expected a legal move of {position.fen()}, got {move}")
            if weight < 1:
                raise BookError(f"expected a weight of 1 or more, got {weight}")
            found.append(BookMove(move, position.text(move), weight))
        if found:
            found.sort(key=lambda each: (-each.weight, each.text))
            self._found[_key(position)] = tuple(found)


def format_line(position: Position, moves: tuple[BookMove, ...]) -> str:
    """Return the line of a position: its FEN, and each move with its weight."""
    return " ".join([position.fen(), *(f"{each.text}={each.weight}" for each in moves)])


def _parse_line(line: str, sheet: Sheet) -> tuple[Position, dict[Move, int]]:
    fen, *words = line.split()
    position = Position.from_fen(fen, sheet)
    weights: dict[Move, int] = {}
    for word in words:
        found = _MOVE.fullmatch(word)
        if found is None:
            raise BookError(f"expected a move and its weight such as 32-28=12, got {word!r}")
        move = position.parse(found[1])
        if move in weights:
            raise BookError(f"expected each move once, got {found[1]} again")
        weights[move] = int(found[2])
    if not weights:
        raise BookError("expected a position and moves such as 32-28=12, got no move")
    return position, weights


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that say something, with their numbers."""
    for number, line in enumerate(text.splitlines(), start=1):
        said = line.partition("#")[0].strip()
        if said:
            yield number, said


def _rules(name: str, sheet_id: str, play_hash: str, wanted: str | Sheet | None) -> Sheet:
    """Return the sheet that a book is for."""
    try:
        rules = sheet_named(sheet_id if wanted is None else wanted)
    except DamierError:
        raise BookError(f"{name}: expected to be told the sheet {sheet_id}, got none") from None
    if rules.play_hash == play_hash:
        return rules
    got = sheet_id if sheet_id != rules.id else f"other rules that are called {sheet_id}, too"
    raise BookError(f"{name}: expected a book of {rules.id}, got one of {got}")


def _key(position: Position) -> _Key:
    return position.board, position.core.black_to_move


def _position(sheet: Sheet, board: str, *, black: bool) -> Position:
    from damier.board.setup import Setup

    return Position.from_setup(Setup(board, "black" if black else "white"), sheet)
