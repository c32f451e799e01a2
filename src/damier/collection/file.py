"""The one file of a collection: a SQLite database of packed games and their index.

Tables: `sheet`, `shape` and `word` hold what games refer to by number; `block` the games, some
in a row; `text` those that are more than tags and moves, whole; `digest` what tells games apart.
`segment` is an index of games that follow one another: `posting` lists games by position, `shared`
says what was played in positions that many of them have. docs/reference/collection.md has the rest.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zlib import crc32

from damier._core import Digests
from damier.collection.errors import CollectionError
from damier.collection.sheets import codec, format_sheet, identity, parse_sheet
from damier.errors import SheetError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from damier._core import Codec
    from damier.rules import Sheet

APPLICATION = 0x64616D67  # "damg", by which `file` and others know it
VERSION = 1
_PAGE = 16384
_CACHE = 32 << 10  # kibibytes of pages kept by whoever reads
_CACHE_TO_ADD = 4 << 10  # by whoever adds: what was written is not looked at again
_PATIENCE = 30.0  # seconds for others to finish
_MOST_WORDS = 200_000  # kept in memory

_SCHEMA = """
CREATE TABLE sheet (number INTEGER PRIMARY KEY, identity TEXT NOT NULL UNIQUE, rules TEXT NOT NULL);
CREATE TABLE shape (number INTEGER PRIMARY KEY, names TEXT NOT NULL UNIQUE);
CREATE TABLE word (number INTEGER PRIMARY KEY, hash INTEGER NOT NULL, text TEXT NOT NULL);
CREATE INDEX word_by_hash ON word (hash);
CREATE TABLE block (first INTEGER PRIMARY KEY, games INTEGER NOT NULL, data BLOB NOT NULL);
CREATE TABLE text (game INTEGER PRIMARY KEY, data BLOB NOT NULL);
CREATE TABLE digest (first INTEGER PRIMARY KEY, data BLOB NOT NULL);
CREATE TABLE segment (number INTEGER PRIMARY KEY, first INTEGER NOT NULL, games INTEGER NOT NULL,
    bucket_bits INTEGER NOT NULL, rest_bits INTEGER NOT NULL, game_bits INTEGER NOT NULL);
CREATE TABLE posting (place INTEGER PRIMARY KEY, data BLOB NOT NULL);
CREATE TABLE shared (segment INTEGER NOT NULL, key INTEGER NOT NULL, data BLOB NOT NULL,
    PRIMARY KEY (segment, key)) WITHOUT ROWID;
"""


class File:
    """A collection's database: opened, checked, and asked for what games refer to."""

    def __init__(self, path: str | Path, *, create: bool = False) -> None:
        self.path = Path(path)
        if not create and not self.path.is_file():
            raise CollectionError(f"expected a collection, got no file {self.path}")
        mode = "rwc" if create else "rw"
        self.db = self._connect(mode)
        self._words: dict[str, int] = {}
        self._shapes: dict[tuple[str, ...], int] = {}
        self._sheets: dict[str, int] = {}
        self._refresh_shared()

    def _connect(self, mode: str) -> sqlite3.Connection:
        try:
            db = self._opened(mode)
        except sqlite3.OperationalError as error:
            if mode == "rwc":
                raise CollectionError(f"{self.path}: {error}") from None
            db = self._opened("ro")
        except sqlite3.DatabaseError as error:
            raise CollectionError(f"{self.path}: expected a collection, got {error}") from None
        return db

    def _opened(self, mode: str) -> sqlite3.Connection:
        address = f"{self.path.absolute().as_uri()}?mode={mode}"
        db = sqlite3.connect(
            address, uri=True, timeout=_PATIENCE, isolation_level=None, check_same_thread=False
        )
        try:
            db.execute(f"PRAGMA cache_size = -{_CACHE}")
            known = db.execute("PRAGMA application_id").fetchone()[0]
            if (
                known == 0
                and mode == "rwc"
                and not db.execute("SELECT * FROM sqlite_master").fetchone()
            ):
                db.execute(f"PRAGMA page_size = {_PAGE}")
                db.execute("PRAGMA auto_vacuum = INCREMENTAL")
                db.executescript(
                    f"BEGIN IMMEDIATE; PRAGMA application_id = {APPLICATION};"
                    f"PRAGMA user_version = {VERSION}; {_SCHEMA} COMMIT;"
                )
                known = APPLICATION
            version = db.execute("PRAGMA user_version").fetchone()[0]
        except BaseException:
            db.close()
            raise
        if known != APPLICATION:
            db.close()
            raise CollectionError(f"{self.path}: expected a collection, got another database")
        if version > VERSION:
            db.close()
            raise CollectionError(f"{self.path}: expected version {VERSION}, got {version}")
        return db

    def close(self) -> None:
        """Let the file go."""
        self.db.close()

    def all(self, query: str, values: Sequence[Any] = ()) -> list[Any]:
        """Return the rows of a query."""
        try:
            return self.db.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise CollectionError(f"{self.path}: {error}") from None

    def one(self, query: str, values: Sequence[Any] = ()) -> Any:
        """Return the first row of a query, or None."""
        try:
            return self.db.execute(query, values).fetchone()
        except sqlite3.Error as error:
            raise CollectionError(f"{self.path}: {error}") from None

    # What games refer to.

    def _refresh_shared(self) -> None:
        """Read sheets and shapes anew: others may have added some."""
        rows = self.all("SELECT rules FROM sheet ORDER BY number")
        try:
            self.sheets: list[Sheet] = [parse_sheet(rules) for (rules,) in rows]
        except SheetError as error:
            raise CollectionError(f"{self.path}: {error}") from None
        self.codecs: list[Codec | None] = [codec(sheet) for sheet in self.sheets]
        self.squares = [len(_start_board(sheet)) for sheet in self.sheets]
        self._sheets = {identity(sheet): number for number, sheet in enumerate(self.sheets)}
        rows = self.all("SELECT names FROM shape ORDER BY number")
        self.shapes: list[tuple[str, ...]] = [tuple(json.loads(names)) for (names,) in rows]
        self._shapes = {shape: number for number, shape in enumerate(self.shapes)}

    def refresh(self) -> None:
        """See what others have added since."""
        counts = self.one("SELECT (SELECT count(*) FROM sheet), (SELECT count(*) FROM shape)")
        if counts != (len(self.sheets), len(self.shapes)):
            self._refresh_shared()

    def number_of_sheet(self, sheet: Sheet) -> int | None:
        """Return the number of a sheet's games, or of those of one that plays alike; else None."""
        name = identity(sheet)
        if name in self._sheets:
            return self._sheets[name]
        alike = name.rpartition(" ")[2]
        found = (number for known, number in self._sheets.items() if known.endswith(f" {alike}"))
        return next(found, None)

    def add_sheet(self, sheet: Sheet) -> int:
        """Return the number of a sheet, a new one if it was not known."""
        name = identity(sheet)
        if name not in self._sheets:
            number = self._sheets[name] = len(self.sheets)
            row = (number, name, format_sheet(sheet))
            self.db.execute("INSERT INTO sheet VALUES (?, ?, ?)", row)
            self.sheets.append(sheet)
            self.codecs.append(codec(sheet))
            self.squares.append(len(_start_board(sheet)))
        return self._sheets[name]

    def add_shape(self, shape: tuple[str, ...]) -> int:
        """Return the number of a row of tags."""
        if shape not in self._shapes:
            number = self._shapes[shape] = len(self.shapes)
            names = json.dumps(shape, ensure_ascii=False)
            self.db.execute("INSERT INTO shape VALUES (?, ?)", (number, names))
            self.shapes.append(shape)
        return self._shapes[shape]

    def add_words(self, words: Iterable[str]) -> list[int]:
        """Return the number of each word."""
        return [self._words.get(word) or self._add_word(word) for word in words]

    def _add_word(self, word: str) -> int:
        code = crc32(word.encode("utf-8", "surrogatepass"))
        rows = self.db.execute("SELECT number, text FROM word WHERE hash = ?", (code,))
        number = next((number for number, text in rows if text == word), None)
        if number is None:
            row = (code, word)
            number = self.db.execute("INSERT INTO word (hash, text) VALUES (?, ?)", row).lastrowid
        if len(self._words) >= _MOST_WORDS:
            self._words.clear()
        self._words[word] = number or 0
        return number or 0

    @contextmanager
    def adding(self) -> Iterator[None]:
        """Keep few pages in memory meanwhile."""
        self.db.execute(f"PRAGMA cache_size = -{_CACHE_TO_ADD}")
        try:
            yield
        finally:
            self.db.execute(f"PRAGMA cache_size = -{_CACHE}")

    def shrink(self) -> None:
        """Give back what merging has left empty."""
        self.db.execute("PRAGMA incremental_vacuum").fetchall()

    def forget(self) -> None:
        """Forget what was added and not kept."""
        self._words.clear()
        self._refresh_shared()

    def words(self, numbers: Iterable[int]) -> dict[int, str]:
        """Return words by their numbers."""
        wanted = sorted(set(numbers))
        found: dict[int, str] = {}
        for at in range(0, len(wanted), 500):
            some = wanted[at : at + 500]
            marks = ",".join("?" * len(some))
            found.update(self.all(f"SELECT number, text FROM word WHERE number IN ({marks})", some))  # noqa: S608
        return found

    def words_with(self, part: str) -> list[int]:
        """Return the numbers of words that contain a part, in any case of letters."""
        wanted = part.casefold().strip()
        rows = self.db.execute("SELECT number, text FROM word")
        return sorted(number for number, text in rows if wanted in text.casefold())

    def digests(self) -> Digests:
        """Return what tells all games of the collection apart."""
        known = Digests()
        for (data,) in self.db.execute("SELECT data FROM digest"):
            known.add(data)
        return known

    # Games.

    def last_game(self) -> int:
        """Return the number of the last game, 0 if there is none."""
        row = self.one("SELECT first + games - 1 FROM block ORDER BY first DESC LIMIT 1")
        return int(row[0]) if row else 0

    def block_of(self, game: int) -> tuple[int, int, bytes] | None:
        """Return (first game, games, data) of the block with a game."""
        query = "SELECT first, games, data FROM block WHERE first <= ? ORDER BY first DESC LIMIT 1"
        row = self.one(query, (game,))
        return row if row is not None and game < row[0] + row[1] else None

    def blocks(self, first: int = 1, last: int = 1 << 62) -> Iterator[tuple[int, bytes]]:
        """Yield (first game, data) of the blocks that begin in a range."""
        query = "SELECT first, data FROM block WHERE first BETWEEN ? AND ? ORDER BY first"
        yield from self.db.execute(query, (first, last))


def _start_board(sheet: Sheet) -> str:
    from damier.board.setup import Setup

    return Setup.start(sheet).board
