"""A game of a collection: what is known of it at once, and all of it when asked for."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from damier._core import unpack_game
from damier.collection.errors import CollectionError
from damier.collection.gathering import TOKENS
from damier.collection.sheets import codec
from damier.pdn.gametype import choose
from damier.pdn.lexer import escape
from damier.pdn.notation import notation_of
from damier.pdn.reader import read
from damier.pdn.tags import Tags
from damier.position import Position

if TYPE_CHECKING:
    from damier.collection.file import File
    from damier.pdn import Record
    from damier.rules import Sheet

Winner = Literal["open", "white", "draw", "black"]
RESULTS: tuple[Winner, ...] = ("open", "white", "draw", "black")
_HAS_TEXT = 8  # must agree with core/include/damier/packed.hpp


@dataclass(frozen=True, slots=True)
class Stored:
    """A game as a list shows it; `record` is the game itself.

    `id` is its number in the collection for ever; `result` who won; `year` 0 if not known.
    """

    id: int
    sheet: Sheet
    tags: Tags
    result: Winner
    year: int
    plies: int
    _setup: bytes = field(repr=False)
    _moves: bytes = field(repr=False)
    _token: int = field(repr=False)
    _text: bytes | None = field(repr=False)

    @property
    def white(self) -> str:
        """White's name."""
        return self.tags.find("White") or ""

    @property
    def black(self) -> str:
        """Black's name."""
        return self.tags.find("Black") or ""

    @property
    def event(self) -> str:
        """Where it was played, as the Event tag says."""
        return self.tags.find("Event") or ""

    @property
    def date(self) -> str:
        """When it was played, as the Date tag says."""
        return self.tags.find("Date") or ""

    @property
    def score(self) -> str:
        """The result as its file writes it."""
        return self.tags.find("Result") or TOKENS[self._token]

    @property
    def pdn(self) -> str:
        """The game as PDN: as it was written if it is more than tags and moves."""
        if self._text is not None:
            return zlib.decompress(self._text).decode("utf-8", "surrogatepass").rstrip() + "\n"
        tags = "".join(f'[{name} "{escape(value)}"]\n' for name, value in self.tags)
        return f"{tags}\n{self._written()}\n"

    @property
    def record(self) -> Record:
        """The game with its tags, moves, comments and variations."""
        found = next(read(self.pdn, sheet=self.sheet), None)
        if found is None:
            raise CollectionError(f"expected a game, got nothing that is one: {self.id}")
        return found

    def _written(self) -> str:
        """Write the moves and the result, as the game's tags have its squares named."""
        sheet = choose(self.tags.find("GameType"), self.tags.find("Rules"), self.sheet).sheet
        names, line = notation_of(sheet), codec(self.sheet).line(self._setup, self._moves)
        first, words = sheet.start.first, []
        number, fresh = 1, True
        for at, move in enumerate(line.moves):
            position = Position(sheet, line.position(at))
            if position.turn == first:
                words.append(f"{number}.")
            elif fresh:
                words.append(f"{number}...")
            number += position.turn != first
            fresh = False
            plain = not move.is_capture
            words.append(names.short(move) if plain else names.text(move, position.legal_moves))
        return " ".join([*words, TOKENS[self._token]])


def stored(file: File, game: int) -> Stored:
    """Return a game by its number; raise CollectionError if there is none."""
    block = file.block_of(game)
    if block is None:
        raise CollectionError(f"expected a game up to {file.last_game()}, got {game}")
    return from_block(file, block[0], block[2], game)


def from_block(file: File, first: int, data: bytes, game: int) -> Stored:
    """Return a game of a block."""
    try:
        unpacked = unpack_game(data, game - first, file.squares)
    except ValueError as error:
        raise CollectionError(f"game {game}: {error}") from None
    flags, sheet, year, plies, setup, moves, shape, values = unpacked
    words = file.words(value for value in values if isinstance(value, int))
    texts = [words.get(value, "") if isinstance(value, int) else value for value in values]
    text = None
    if flags & _HAS_TEXT:
        row = file.one("SELECT data FROM text WHERE game = ?", (game,))
        text = None if row is None else bytes(row[0])
    tags = Tags(zip(file.shapes[shape], texts, strict=False))
    result = RESULTS[flags & 3]
    token = flags >> 4 & 7
    return Stored(game, file.sheets[sheet], tags, result, year, plies, setup, moves, token, text)
