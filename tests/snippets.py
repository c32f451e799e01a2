"""Code in Markdown: the fenced blocks of a page, and the commands in them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """One fenced block: what it is written in, its text, and its line in the page."""

    kind: str
    text: str
    line: int


def blocks(page: str) -> Iterator[Block]:
    """Yield the fenced blocks of a page."""
    for found in _FENCE.finditer(page):
        yield Block(found[1], found[2], page.count("\n", 0, found.start()) + 1)


def commands(console: str) -> Iterator[tuple[str, str]]:
    """Yield (command, expected output) of a console block, whose commands follow `$ `."""
    for part in re.split(r"^\$ ", console, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        yield command, expected
