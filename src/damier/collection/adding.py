"""Games added to a collection: read by several processes, kept some thousands at a time."""

from __future__ import annotations

import sqlite3
from collections import deque
from contextlib import closing, suppress
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from damier._core import cut_games, renumber
from damier.collection.errors import CollectionError
from damier.collection.gathering import Gathered, gather
from damier.collection.segments import add_segment, merge
from damier.pdn.reader import Reader
from damier.pdn.sweep import PART, Stretch, open_part, parts, verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator
    from concurrent.futures import Executor, Future

    from damier._core import Digests
    from damier.collection.file import File

_BLOCK = 3200  # bytes of games kept together: five such blocks fill a page of the file
_AT_A_TIME = 16384  # games that are kept, and indexed, together
_WORTH_PROCESSES = 4 << 20  # bytes: to start one takes half a second
_WHOLE = 2 * PART  # bytes up to which a file is read in one go


@dataclass(slots=True)
class Added:
    """What came of adding: games read, those that were new or known, and what was wrong.

    `told` is the first problems in words.
    """

    games: int = 0
    new: int = 0
    known: int = 0
    problems: int = 0
    told: list[str] = field(default_factory=list)


class Keeper:
    """Writes gathered games into a collection. What `flush` has kept stays, whatever happens."""

    def __init__(self, file: File) -> None:
        self.file = file
        self.added, self._fresh = Added(), Added()
        self._digests: Digests = file.digests()
        self._games: list[bytes] = []
        self._new_digests: list[bytes] = []
        self._texts: list[tuple[int, bytes]] = []
        self._next = file.last_game() + 1

    def take(self, gathered: Gathered) -> None:
        """Take games; they are kept at the latest by `flush`."""
        if not self.file.db.in_transaction:
            self._begin()
        fresh = self._digests.add(gathered.digests)
        count, waiting = sum(fresh), self._fresh.new
        sheets = [self.file.add_sheet(sheet) for sheet in gathered.sheets] if count else []
        if count:
            squares = [self.file.squares[number] for number in sheets]
            shapes = [self.file.add_shape(tuple(shape)) for shape in gathered.shapes]
            words = self.file.add_words(gathered.words)
            games = renumber(gathered.games, fresh, sheets, squares, shapes, words)
            self._games.append(games)
            digests = gathered.digests
            kept = (digests[8 * at : 8 * at + 8] for at, new in enumerate(fresh) if new)
            self._new_digests.append(digests if count == len(fresh) else b"".join(kept))
            self._take_texts(gathered, fresh, self._next + waiting)
        self._fresh.games += len(fresh)
        self._fresh.new += count
        self._fresh.known += len(fresh) - count
        self._fresh.problems += gathered.problems
        self._fresh.told += gathered.told
        if self._fresh.new >= _AT_A_TIME:
            self.flush()

    def _begin(self) -> None:
        """Keep other writers out, and see what they have added."""
        self.file.db.execute("BEGIN IMMEDIATE")
        self.file.refresh()
        if (following := self.file.last_game() + 1) != self._next:
            self._next, self._digests = following, self.file.digests()

    def _take_texts(self, gathered: Gathered, fresh: list[bool], first: int) -> None:
        if not gathered.texts:
            return
        number, numbers = first, []
        for new in fresh:
            numbers.append(number)
            number += new
        texts = ((numbers[at], data) for at, data in gathered.texts if fresh[at])
        self._texts.extend(texts)

    def flush(self) -> None:
        """Keep what was taken, with its index, at once or not at all."""
        db, new = self.file.db, self._fresh.new
        if new:
            data, first = b"".join(self._games), self._next
            db.executemany("INSERT INTO block VALUES (?, ?, ?)", _blocks(data, first))
            db.executemany("INSERT INTO text VALUES (?, ?)", self._texts)
            db.execute("INSERT INTO digest VALUES (?, ?)", (first, b"".join(self._new_digests)))
            add_segment(self.file, first, new)
            merge(self.file)
            self._next += new
        if db.in_transaction:
            db.execute("COMMIT")
        fresh, self._fresh = self._fresh, Added()
        self._games, self._new_digests, self._texts = [], [], []
        self.added.games += fresh.games
        self.added.new += fresh.new
        self.added.known += fresh.known
        self.added.problems += fresh.problems
        self.added.told = [*self.added.told, *fresh.told][:100]

    def finish(self) -> None:
        """Keep the rest, and make the last segments one if that is worth it."""
        self.flush()
        if self.added.new >= _AT_A_TIME:
            self.file.db.execute("BEGIN IMMEDIATE")
            merge(self.file, at_end=True)
            self.file.db.execute("COMMIT")
            self.file.shrink()

    def abandon(self) -> None:
        """Drop what was taken since the last flush."""
        if self.file.db.in_transaction:
            self.file.db.execute("ROLLBACK")
        self.file.forget()


def _blocks(data: bytes, first: int) -> Iterator[tuple[int, int, bytes]]:
    """Yield (first game, games, data) of blocks of about the same size."""
    start = end = games = 0
    for following, _ in cut_games(data, 1):
        if games and following - start > _BLOCK:
            yield first, games, data[start:end]
            start, first, games = end, first + games, 0
        end, games = following, games + 1
    if games:
        yield first, games, data[start:end]


def add(
    file: File,
    sources: Iterable[str | Path | IO[str] | IO[bytes]],
    *,
    jobs: int | None = None,
    show: Callable[[int], object] | None = None,
    **options: Any,
) -> Added:
    """Add the games of some files; see `Collection.add`."""
    keeper = Keeper(file)
    try:
        try:
            with closing(_gathered([*sources], jobs, options)) as everything:
                for gathered, read in everything:
                    keeper.take(gathered)
                    if show is not None:
                        show(read)
        except KeyboardInterrupt as stopped:
            keeper.flush()
            stopped.added = keeper.added  # type: ignore[attr-defined]
            raise
        keeper.finish()
    except sqlite3.Error as error:
        with suppress(sqlite3.Error):
            keeper.abandon()
        raise CollectionError(f"{file.path}: {error}") from None
    except BaseException:
        with suppress(sqlite3.Error):
            keeper.abandon()
        raise
    return keeper.added


def size_of(sources: Iterable[str | Path | IO[str] | IO[bytes]]) -> int:
    """Return how many bytes `show` of `add` will be told in the end, as far as that is known."""
    return sum(Path(source).stat().st_size for source in sources if isinstance(source, str | Path))


def _gathered(
    sources: list[str | Path | IO[str] | IO[bytes]], jobs: int | None, options: dict[str, Any]
) -> Generator[tuple[Gathered, int], None, None]:
    """Yield games, and how many bytes were read for them."""
    from damier.processes import Workers

    for source in sources:
        if isinstance(source, str | Path):
            Path(source).open("rb").close()  # now, and not after an hour
    if jobs == 1 or size_of(sources) < _WORTH_PROCESSES:
        for source in sources:
            yield from _alone(source, options)
        return
    with Workers(jobs) as pool:
        yield from _shared(sources, pool, jobs or _cores(), options)


def _cores() -> int:
    import os

    return os.cpu_count() or 1


def _alone(
    source: str | Path | IO[str] | IO[bytes], options: dict[str, Any], rest: Stretch | None = None
) -> Iterator[tuple[Gathered, int]]:
    """Read a source here; `rest`: from this part of the file on."""
    if isinstance(source, str):
        source = Path(source)
    if rest is None or not isinstance(source, Path):
        yield from _read(Reader(source, **options))
        return
    with source.open("rb") as file:
        file.seek(rest.start)
        reader = Reader(file, **options)
        reader.inferred, reader.line = verdict(source, options), rest.line
        reader.source.name = str(source)
        yield from _read(reader)


def _read(reader: Reader) -> Iterator[tuple[Gathered, int]]:
    read = 0
    for gathered in gather(reader):
        yield gathered, reader.position - read
        read = reader.position


@dataclass(slots=True)
class _Task:
    """A part of a file that a process reads; no part: all of it."""

    path: Path
    part: Stretch | None
    size: int


def _shared(
    sources: list[str | Path | IO[str] | IO[bytes]],
    pool: Executor,
    jobs: int,
    options: dict[str, Any],
) -> Iterator[tuple[Gathered, int]]:
    """Let processes read parts of the files, in order; read here what cannot be read in parts."""
    from concurrent.futures import BrokenExecutor

    under_way: deque[tuple[_Task, Future[list[Gathered] | None]]] = deque()
    waiting = chain.from_iterable(_tasks(source) for source in sources)
    given_up: set[Path] = set()
    more = True
    while more or under_way:
        while more and len(under_way) < 2 * jobs:
            task = next(waiting, None)
            if task is None:
                more = False
            elif isinstance(task, _Task):
                if task.path not in given_up:
                    under_way.append((task, pool.submit(_gather_task, task, options)))
            else:
                yield from _alone(task, options)
        if not under_way:
            continue
        task, future = under_way.popleft()
        if task.path in given_up:
            continue
        found = None
        with suppress(BrokenExecutor):  # a process was killed: go on without
            found = future.result()
        if found is None:
            given_up.add(task.path)
            yield from _alone(task.path, options, task.part)
        else:
            yield from zip(found, [task.size, *[0] * len(found)], strict=False)


def _tasks(source: str | Path | IO[str] | IO[bytes]) -> Iterator[_Task | IO[str] | IO[bytes]]:
    if not isinstance(source, str | Path):
        yield source
        return
    path = Path(source)
    size = path.stat().st_size
    if size <= _WHOLE:
        yield _Task(path, None, size)
        return
    with path.open("rb") as file:
        yield from (_Task(path, part, part.end - part.start) for part in parts(file))


def _gather_task(task: _Task, options: dict[str, Any]) -> list[Gathered] | None:
    """Gather a part, in a process of its own; None if it cannot be read apart from the others."""
    if task.part is None:
        return list(gather(Reader(task.path, **options)))
    opened = open_part(task.path, options, verdict(task.path, options), task.part)
    if opened is None:
        return None
    reader, end = opened
    found = list(gather(reader, end))
    return None if end is not None and reader.offset != end else found
