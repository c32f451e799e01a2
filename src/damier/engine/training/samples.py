"""The positions of one generation on disk, in chunks of games that are checked one by one.

While games are played, finished chunks are appended to `NNN.part`; once all are there they are
written in order to `NNN.samples`. A chunk that does not fit its checksum counts as not played.
"""

from __future__ import annotations

import json
import struct
import zlib
from typing import TYPE_CHECKING

from damier._core import SAMPLE_SIZE
from damier.engine.training.files import Damaged, digest
from damier.places import write_whole

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from damier.rules import Sheet

_MARK = b"damier samples 1 "
_CHUNK = struct.Struct("<IId")  # number, bytes, CPU seconds; then the checksum and the bytes
_CHECK = 16
# Where the kings stand in a record; must agree with Sample in core/include/damier/selfplay.hpp.
_KINGS = slice(32, 48)
_NO_KINGS = bytes(16)
_HELD_OUT = 20  # one in so many


def recipe_of(
    sheet: Sheet,
    weights: bytes,
    facts: tuple[float, ...],
    number: int,
    seed: int,
    *,
    deck: str = "",
) -> str:
    """Return how the samples of a file are made; `facts` are those of `play_games`.

    Files from before there were positions beside the games do not name their share, and those of
    games that begin at the start name no deck.
    """
    *others, perturbed, king_starts = facts
    shares = (perturbed, king_starts) if perturbed or king_starts else ()
    made = [sheet.play_hash, digest(weights).hex(), SAMPLE_SIZE, *others, *shares, number, seed]
    return json.dumps([*made, deck] if deck else made)


class Samples:
    """The chunks of one generation. `recipe` says how they were made; others are not taken."""

    def __init__(self, folder: Path, generation: int, recipe: str, chunks: int) -> None:
        self.path = folder / f"{generation:03}.samples"
        self.part = self.path.with_suffix(".part")
        self.chunks = chunks
        self._head = _MARK + recipe.encode() + b"\n"
        self._found = self._read(self.path)
        if self.missing:
            self._found |= self._read(self.part)
            self._write(self.part)  # without what a kill left half-written

    @staticmethod
    def is_of_another(path: Path, recipe: str) -> bool:
        """Say whether a file was begun by another recipe."""
        return path.exists() and not path.read_bytes().startswith(_MARK + recipe.encode() + b"\n")

    @property
    def records(self) -> int:
        """How many positions are there."""
        return sum(len(_records(chunk)) for chunk in self._found.values()) // SAMPLE_SIZE

    @property
    def missing(self) -> list[int]:
        """The chunks that have to be played."""
        return [number for number in range(self.chunks) if number not in self._found]

    @property
    def done(self) -> int:
        """How many chunks are there."""
        return len(self._found)

    @property
    def cpu(self) -> float:
        """The CPU seconds all of it took."""
        return sum(float(_CHUNK.unpack_from(chunk)[2]) for chunk in self._found.values())

    def add(self, number: int, body: bytes, cpu: float) -> int:
        """Keep a finished chunk of compressed records; return how many there are in it."""
        head = _CHUNK.pack(number, len(body), cpu)
        self._found[number] = head + digest(head + body) + body
        with self.part.open("ab") as file:
            file.write(self._found[number])
        return len(zlib.decompress(body)) // SAMPLE_SIZE

    def finish(self) -> bytes:
        """Write the whole generation; return its records in the order of the chunks."""
        if self.part.exists():
            self._write(self.path)
            self.part.unlink()
        return b"".join(_records(self._found[number]) for number in range(self.chunks))

    def _write(self, path: Path) -> None:
        write_whole(path, self._head + b"".join(self._found[i] for i in sorted(self._found)))

    def _read(self, path: Path) -> dict[int, bytes]:
        stored = path.read_bytes() if path.exists() else b""
        if not stored.startswith(self._head):
            return {}
        return {
            number: chunk
            for number, chunk in _chunks(stored, len(self._head))
            if number < self.chunks
        }


def play_hash_of(path: Path) -> str:
    """Return the play hash of the sheet whose games a file holds."""
    with path.open("rb") as file:
        head = file.readline(4096)
    trouble = Damaged(f"expected samples in {path}, got something else")
    if not head.startswith(_MARK):
        raise trouble
    try:
        return str(json.loads(head[len(_MARK) :])[0])
    except (ValueError, LookupError) as error:
        raise trouble from error


def read_samples(path: Path) -> bytes:
    """Return the records of a finished generation, however they were made."""
    stored = path.read_bytes()
    if not stored.startswith(_MARK):
        raise Damaged(f"expected samples in {path}, got something else")
    found = dict(_chunks(stored, stored.index(b"\n") + 1))
    return b"".join(_records(found[number]) for number in sorted(found))


def _records(chunk: bytes) -> bytes:
    return zlib.decompress(chunk[_CHUNK.size + _CHECK :])


def _chunks(stored: bytes, at: int) -> Iterator[tuple[int, bytes]]:
    """Yield (number, chunk) of every chunk that is whole."""
    while at + _CHUNK.size + _CHECK <= len(stored):
        head = stored[at : at + _CHUNK.size]
        number, size, _ = _CHUNK.unpack(head)
        start = at + _CHUNK.size + _CHECK
        end = start + size
        if digest(head + stored[start:end]) == stored[start - _CHECK : start]:
            yield number, stored[at:end]
        at = end


def held_out(records: bytes) -> tuple[bytes, bytes]:
    """Split records into those that only watch the fit, whole games, and those that are fitted."""
    at = len(records) // SAMPLE_SIZE // _HELD_OUT * SAMPLE_SIZE
    return records[:at], records[at:]


def by_kings(records: bytes) -> tuple[bytes, bytes]:
    """Split records into positions of men only and positions with kings."""
    men, kings = bytearray(), bytearray()
    for at in range(0, len(records), SAMPLE_SIZE):
        record = records[at : at + SAMPLE_SIZE]
        (men if record[_KINGS] == _NO_KINGS else kings).extend(record)
    return bytes(men), bytes(kings)
