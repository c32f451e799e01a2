"""All games of a large file, read by several processes at once, in the order of the file."""

from __future__ import annotations

import io
import os
import re
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Generic, TypeVar

from damier.errors import NotationError
from damier.pdn.encoding import Readable, as_lines, is_path
from damier.pdn.reader import LIMIT, Reader

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from concurrent.futures import Future

    from damier.pdn.inference import Inferred
    from damier.pdn.problems import Problem
    from damier.pdn.record import Record

_Made = TypeVar("_Made")
PART = 1 << 22  # bytes that a process reads at a time
LARGE = 1 << 25  # bytes from which it pays to start processes: that takes half a second
_LONGEST_PART = 1 << 25  # for want of a place to part the file
_BORDER_STEP = 1 << 16  # bytes in which it is looked for, at first
_TAIL = LIMIT + (1 << 16)  # bytes after a part, in which its last game must end
# Where one game ends and the next begins, most likely. If not, the part before finds out.
_BORDER = re.compile(rb'\n[ \t]*\r?\n(?=\[[A-Z]\w* "[^"\\\r\n]*"\][ \t]*\r?\n)')


@dataclass(frozen=True, slots=True)
class Stretch:
    """Bytes of a file, and the number of their first line."""

    start: int
    end: int
    line: int


@dataclass(frozen=True, slots=True)
class _Read(Generic[_Made]):
    """What the games of a part came to; None if it cannot be read apart from the others."""

    made: list[_Made] | None
    problems: list[Problem]


def each(
    function: Callable[[Record], _Made],
    source: Readable,
    *,
    workers: int | None = None,
    **options: Any,
) -> Iterator[_Made]:
    """Call a function with every game and yield what it returns, in the order of the games.

    A large file is read by several processes: `workers`, by default one for each core. Then the
    function and what it returns have to be picklable, `record.place.game` counts from where the
    process began, and a program has to call this below `if __name__ == "__main__"`. Leaving the
    loop, by Ctrl-C too, ends the processes. `options` are those of `read`.
    """
    return Sweep(function, source, workers=workers, **options).results()


class Sweep(Generic[_Made]):
    """Goes through one source as `each` does; `position` tells a progress bar how far.

    `games` counts those whose results were yielded, but for the part at hand; `problems` is like
    that of a Reader.
    """

    def __init__(
        self,
        function: Callable[[Record], _Made],
        source: Readable,
        *,
        workers: int | None = None,
        **options: Any,
    ) -> None:
        if workers is not None and workers < 1:
            raise NotationError(f"expected at least one worker, got {workers}")
        self.function, self.source, self.options = function, source, options
        self.workers = workers or os.cpu_count() or 1
        self.position = self.games = 0
        self.problems: list[Problem] = []

    def __repr__(self) -> str:
        return f"<Sweep, {self.games} games so far>"

    def results(self) -> Generator[_Made, None, None]:
        """Yield what the function returns for every game."""
        path = _large_file(self.source, self.options.get("encoding"))
        if path is None or self.workers == 1:
            yield from self._alone(Reader(self.source, **self.options))
            return
        with path.open("rb") as file:
            rest = yield from self._shared(path, file)
            if rest is not None:
                file.seek(rest.start)
                reader = Reader(file, **self.options)
                reader.inferred = verdict(path, self.options)
                reader.line = rest.line
                yield from self._alone(reader, rest.start)

    def _alone(self, reader: Reader, start: int = 0) -> Iterator[_Made]:
        for record in reader.records():
            self.position = start + reader.position
            yield self.function(record)
        self.problems += reader.problems
        self.games += reader.game

    def _shared(self, path: Path, file: BinaryIO) -> Generator[_Made, None, Stretch | None]:
        """Yield from parts read by processes; return the first that has to be read here, if any."""
        from concurrent.futures import BrokenExecutor

        from damier.processes import Workers

        task = partial(_read, self.function, path, self.options, verdict(path, self.options))
        under_way: deque[tuple[Stretch, Future[_Read[_Made]]]] = deque()
        waiting = parts(file)
        with Workers(self.workers) as pool:
            while True:
                while len(under_way) < 2 * self.workers and (part := next(waiting, None)):
                    under_way.append((part, pool.submit(task, part)))
                if not under_way:
                    return None
                part, future = under_way.popleft()
                found = None
                with suppress(BrokenExecutor):  # a process was killed: go on without
                    found = future.result()
                if found is None or found.made is None:
                    return part  # nothing is cancelled: Python 3.11.2 may then wait for ever
                yield from found.made
                self.position = part.end
                self.games += len(found.made)
                self.problems += found.problems


def verdict(path: Path, options: dict[str, Any]) -> Inferred:
    """Return what the games of a file that do not say so are played by."""
    reader = Reader(path, **options)
    try:
        return reader.verdict()
    finally:
        reader.source.close()


def _large_file(source: Readable, encoding: str | None) -> Path | None:
    """Return the path of a source that is worth several processes, else None."""
    if not (isinstance(source, Path) or (isinstance(source, str) and is_path(source))):
        return None
    path = Path(source)
    if (encoding or "utf-8").lower().startswith(("utf-16", "utf_16", "utf-32", "utf_32")):
        return None
    return path if path.is_file() and path.stat().st_size >= LARGE else None


def parts(file: BinaryIO) -> Iterator[Stretch]:
    """Cut a file where a game most likely begins; no more of it is in memory than a part."""
    start, line, size = 0, 1, os.fstat(file.fileno()).st_size
    while start < size:
        file.seek(start)
        data, step = file.read(PART), _BORDER_STEP
        lines, end = data.count(b"\n"), start + len(data)
        beyond = b""
        while end + len(beyond) < size and len(beyond) < _LONGEST_PART:
            beyond += file.read(step)
            if border := _BORDER.search(beyond):
                beyond = beyond[: border.end()]
                break
            step = max(step, len(beyond))
        end += len(beyond)
        yield Stretch(start, end, line)
        line += lines + beyond.count(b"\n")
        start = end


def open_part(
    path: Path, options: dict[str, Any], inferred: Inferred, part: Stretch
) -> tuple[Reader, int | None] | None:
    """Return what reads a part and where that ends; None if it cannot be read apart.

    Unless it was the last, all that was read is for nothing if `reader.offset` is then elsewhere:
    the last game goes on into the next part.
    """
    if part.end - part.start > _LONGEST_PART:
        return None
    with path.open("rb") as file:
        file.seek(part.start)
        own = file.read(part.end - part.start)
        tail = file.read(_TAIL)
    if own[:2] in (b"\xff\xfe", b"\xfe\xff") or own.count(b"\r") != own.count(b"\r\n"):
        return None
    encoding = options.get("encoding")
    try:
        text = as_lines(own.decode(encoding, "replace") if encoding else own.decode("utf-8"))
    except UnicodeDecodeError:
        return None
    after = as_lines(tail.decode(encoding or "utf-8", "replace"))
    reader = Reader(io.StringIO(text + after), **{**options, "encoding": None})
    reader.source.name, reader.inferred, reader.line = str(path), inferred, part.line
    return reader, len(text) if tail else None


def _read(
    function: Callable[[Record], _Made],
    path: Path,
    options: dict[str, Any],
    inferred: Inferred,
    part: Stretch,
) -> _Read[_Made]:
    """Read the games of a part, in a process of its own."""
    opened = open_part(path, options, inferred, part)
    if opened is None:
        return _Read(None, [])
    reader, end = opened
    made = [function(record) for record in reader.records(until=end)]
    if end is not None and reader.offset != end:
        return _Read(None, [])
    return _Read(made, reader.problems)
