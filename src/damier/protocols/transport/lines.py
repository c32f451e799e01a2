"""Lines from standard input, read in a thread of their own.

The file descriptor is read directly: nothing waits in a buffer unseen, and a thread that waits for
input when the program ends holds no lock.
"""

from __future__ import annotations

import os
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

LONGEST = 1 << 20  # bytes of a line; what is longer is dropped
_BLOCK = 1 << 16


class LineSplitter:
    """Cuts bytes into lines, however they arrive."""

    def __init__(self, longest: int = LONGEST) -> None:
        self.longest = longest
        self._rest = b""
        self._dropping = False

    def feed(self, data: bytes) -> Iterator[str]:
        """Yield every line that is complete now."""
        *lines, rest = (self._rest + data).split(b"\n")
        for line in lines:
            if not self._dropping and len(line) <= self.longest:
                yield line.decode("utf-8", "replace").rstrip("\r")
            self._dropping = False
        if len(rest) > self.longest:
            rest, self._dropping = b"", True
        self._rest = rest


def read_lines(descriptor: int, take: Callable[[str | None], object]) -> threading.Thread:
    """Give every line of a file to `take`, and None at its end; return the thread that reads."""

    def work() -> None:
        splitter = LineSplitter()
        while data := _read(descriptor):
            for line in splitter.feed(data):
                take(line)
        take(None)

    thread = threading.Thread(target=work, name="damier-input", daemon=True)
    thread.start()
    return thread


def _read(descriptor: int) -> bytes:
    try:
        return os.read(descriptor, _BLOCK)
    except OSError:
        return b""  # closed under our hands: the other side is gone
