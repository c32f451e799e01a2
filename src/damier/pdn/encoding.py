"""Text from files of unknown encoding: UTF-8 where it is, else Latin-1 or CP1251, line by line."""

from __future__ import annotations

import codecs
import io
import os
import re
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from damier.errors import NotationError

Readable = str | bytes | Path | IO[str] | IO[bytes]
BLOCK = 1 << 17
_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_WORDS = re.compile(rb"[\xc0-\xff\xa8\xb8]{2,}")  # letters of CP1251 stand together
_ACCENTS = re.compile(rb"(?<=[A-Za-z])[\xc0-\xff]|[\xc0-\xff](?=[A-Za-z])")


class TextSource:
    r"""A file, a path or a text, read in blocks of characters with `\n` for every line end."""

    def __init__(self, readable: Readable, encoding: str | None = None) -> None:
        if encoding is not None:
            _check_encoding(encoding)
        self.encoding = encoding
        self.legacy: list[str] = []  # encodings found besides UTF-8, the latest last
        self.name = ""
        self._owned = False
        self._rest = b""
        self._started = False
        self._file = self._open(readable)

    def _open(self, readable: Readable) -> Any:
        if isinstance(readable, bytes):
            return io.BytesIO(readable)
        if isinstance(readable, str) and not is_path(readable):
            return io.StringIO(readable)
        if isinstance(readable, str | Path):
            self.name, self._owned = str(readable), True
            return Path(readable).open("rb")
        name = getattr(readable, "name", "")
        self.name = name if isinstance(name, str) else ""
        buffer = getattr(readable, "buffer", None)
        if buffer is not None and _is_utf8(getattr(readable, "encoding", None)):
            with suppress(OSError):
                if readable.tell() == 0:  # nothing is decoded yet: do it here, with more care
                    return buffer
        return readable

    def close(self) -> None:
        """Close a file that was opened here."""
        if self._owned:
            self._file.close()

    def read(self, size: int = BLOCK) -> str:
        """Return the next block, about `size` characters; nothing at the end."""
        while True:
            try:
                data = self._file.read(size)
            except UnicodeError as error:
                wanted = getattr(self._file, "encoding", "its encoding")
                raise NotationError(f"expected text in {wanted}: {error}") from None
            text = data if isinstance(data, str) else self._decoded(data)
            if text or not data:
                return as_lines(text)

    def _decoded(self, data: bytes) -> str:
        """Decode all whole lines so far, or all whole characters where no line ends."""
        if not self._started:
            self._started = True
            if data[:2] in _UTF16 and self.encoding is None:
                self.encoding = "utf-16-le" if data[:2] == _UTF16[0] else "utf-16-be"
                data = data[2:]
        at_end = not data
        data = self._rest + data
        cut = len(data) if at_end else self._whole(data)
        self._rest = data[cut:]
        return self._decode(data[:cut])

    def _whole(self, data: bytes) -> int:
        """Return where to cut a block so that no line end and no character is torn."""
        if self.encoding is not None and self.encoding.startswith("utf-16"):
            return max(0, len(data) - 4) & ~1
        cut = data.rfind(b"\n") + 1
        if cut:
            return cut
        ends = (len(data) - back for back in range(1, min(5, len(data) + 1)))
        return next((at for at in ends if data[at] < 0x80), len(data))

    def _decode(self, data: bytes) -> str:
        if self.encoding is not None:
            return data.decode(self.encoding, "replace")
        with suppress(UnicodeDecodeError):
            return data.decode("utf-8")
        return "".join(map(self._decode_line, data.splitlines(keepends=True)))

    def _decode_line(self, line: bytes) -> str:
        with suppress(UnicodeDecodeError):
            return line.decode("utf-8")
        encoding = guess(line) or (self.legacy[-1] if self.legacy else "latin-1")
        if encoding in self.legacy:
            self.legacy.remove(encoding)
        self.legacy.append(encoding)
        if encoding == "latin-1":  # what calls itself Latin-1 is mostly CP1252
            with suppress(UnicodeDecodeError):
                return line.decode("cp1252")
        return line.decode(encoding, "replace")


def guess(line: bytes) -> str | None:
    """Tell Latin-1 from CP1251 by whether high letters stand in words or among plain ones."""
    words = sum(map(len, _WORDS.findall(line)))
    accents = len(_ACCENTS.findall(line))
    if words == accents:
        return None
    return "cp1251" if words > accents else "latin-1"


def is_path(text: str) -> bool:
    """Tell whether a string names a file rather than being a game itself."""
    if "\n" in text or len(text) > 1000 or "\0" in text:
        return False
    return text.lower().endswith((".pdn", ".pgn")) or os.path.isfile(text)


def as_lines(text: str) -> str:
    """Write every line end as a line feed, and what is no text as a blank."""
    text = text.replace("\ufeff", " ").replace("\x1a", " ")  # DOS ended files with the latter
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def _is_utf8(name: object) -> bool:
    try:
        return codecs.lookup(str(name)).name in ("utf-8", "ascii")
    except LookupError:
        return False


def _check_encoding(name: str) -> None:
    try:
        "a".encode(name)
    except (LookupError, TypeError, ValueError):
        raise NotationError(f"expected the name of an encoding, got {name!r}", text=name) from None
