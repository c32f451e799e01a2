"""Files that are not believed without their checksum."""

from __future__ import annotations

import hashlib
import zlib
from typing import TYPE_CHECKING

from damier.errors import EngineError
from damier.places import write_whole

if TYPE_CHECKING:
    from pathlib import Path

_DIGEST = 16


class Damaged(EngineError):
    """A file that is not what was once written."""


def digest(data: bytes) -> bytes:
    """Return the checksum of data, 16 bytes."""
    return hashlib.blake2b(data, digest_size=_DIGEST).digest()


def write_checked(path: Path, data: bytes) -> None:
    """Write data, compressed, with a checksum."""
    body = zlib.compress(data)
    write_whole(path, digest(body) + body)


def read_checked(path: Path) -> bytes:
    """Return what `write_checked` wrote; raise Damaged if it is missing or was changed."""
    try:
        stored = path.read_bytes()
    except FileNotFoundError as error:
        raise Damaged(f"expected {path}, got no such file") from error
    check, body = stored[:_DIGEST], stored[_DIGEST:]
    if digest(body) != check:
        raise Damaged(f"expected {path} to fit its checksum, got a damaged file")
    return zlib.decompress(body)
