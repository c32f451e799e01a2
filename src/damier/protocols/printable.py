"""What other programs say, as it can be shown."""

from __future__ import annotations


def printable(text: str) -> str:
    """Return a text without control characters, which would command a terminal."""
    return "".join(letter for letter in text if letter.isprintable())
