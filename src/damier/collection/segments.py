"""The index of a collection, in segments: built for games that follow one another, then merged."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING

from damier._core import build_index, postings

if TYPE_CHECKING:
    from damier.collection.file import File

LARGEST = 1 << 17  # games of a segment: their numbers take 17 bits
_WHOLE = LARGEST * 3 // 4  # games from which on a segment is merged no more
SHARED_BY = 64  # games of a segment from which on a position is looked up, not counted
_TOGETHER = 8  # as many segments of a size are made one
_PLACES = 24  # bits of a bucket's number


@dataclass(frozen=True, slots=True)
class Segment:
    """Games that are indexed together, and the shape of their lists."""

    number: int
    first: int
    games: int
    bucket_bits: int
    rest_bits: int
    game_bits: int


def segments(file: File) -> list[Segment]:
    """Return the segments in the order of their games."""
    query = "SELECT number, first, games, bucket_bits, rest_bits, game_bits FROM segment"
    return [Segment(*row) for row in file.all(f"{query} ORDER BY first")]


def add_segment(file: File, first: int, games: int) -> None:
    """Index games that no segment has."""
    blocks = [data for _, data in file.blocks(first, first + games - 1)]
    built = build_index(file.codecs, blocks, first, games, SHARED_BY)
    bucket_bits, rest_bits, game_bits, buckets, shared = built
    row = (first, games, bucket_bits, rest_bits, game_bits)
    columns = "(first, games, bucket_bits, rest_bits, game_bits)"
    number = file.db.execute(f"INSERT INTO segment {columns} VALUES (?, ?, ?, ?, ?)", row).lastrowid  # noqa: S608
    base = (number or 0) << _PLACES
    rows = ((base + at, data) for at, data in enumerate(buckets) if len(data) > 1)
    file.db.executemany("INSERT INTO posting VALUES (?, ?)", rows)
    played = ((number, signed(key), data) for key, data in shared)
    file.db.executemany("INSERT INTO shared VALUES (?, ?, ?)", played)


def drop_segment(file: File, segment: Segment) -> None:
    """Forget an index; the games stay."""
    base = segment.number << _PLACES
    limits = (base, base + (1 << _PLACES) - 1)
    file.db.execute("DELETE FROM posting WHERE place BETWEEN ? AND ?", limits)
    file.db.execute("DELETE FROM shared WHERE segment = ?", (segment.number,))
    file.db.execute("DELETE FROM segment WHERE number = ?", (segment.number,))


def merge(file: File, *, at_end: bool = False) -> bool:
    """Make one of the last segments where there are many small ones; tell whether there were."""
    last: list[Segment] = []
    for segment in reversed(segments(file)):
        if segment.games >= _WHOLE or _games(last) + segment.games > LARGEST:
            break
        last.append(segment)
    if not at_end and _games(last) < _WHOLE:
        smallest = min((one.games for one in last), default=0)
        alike = list(takewhile(lambda one: one.games < _TOGETHER * max(smallest, 1), last))
        last = alike if len(alike) >= _TOGETHER else []
    if len(last) < 2:
        return False
    for segment in last:
        drop_segment(file, segment)
    add_segment(file, last[-1].first, _games(last))
    return True


def _games(some: list[Segment]) -> int:
    return sum(segment.games for segment in some)


def shared_played(file: File, segment: Segment, key: int) -> bytes | None:
    """Return what was played in a position that many games of a segment have; else None."""
    query = "SELECT data FROM shared WHERE segment = ? AND key = ?"
    row = file.one(query, (segment.number, signed(key)))
    return None if row is None else bytes(row[0])


def candidates(file: File, segment: Segment, key: int) -> list[int]:
    """Return games of a segment that are listed for a key; a few may have another position."""
    bucket = key >> (64 - segment.bucket_bits) if segment.bucket_bits else 0
    place = (segment.number << _PLACES) + bucket
    row = file.one("SELECT data FROM posting WHERE place = ?", (place,))
    if row is None:
        return []
    bits = (segment.bucket_bits, segment.rest_bits, segment.game_bits)
    return [segment.first + game for game in postings(row[0], key, *bits)]


def signed(key: int) -> int:
    """Return a key as SQLite keeps it."""
    return key - (1 << 64) if key >> 63 else key
