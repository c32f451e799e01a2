"""Words set in lines of limited length."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

WIDTH = 80
_WORDS = re.compile(r"\[%[^\[\]]*\]\S*|\S+")
ROUND = str.maketrans("{}", "()")


def comment_words(text: str) -> list[str]:
    """Return a comment in braces as words; no command is torn, none begins a line.

    Braces inside that do not match become round brackets: PDN cannot write them.
    """
    if not is_balanced(text):
        text = text.translate(ROUND)
    words: list[str] = []
    for word in _WORDS.findall(text):
        if words and word[0] in "[%;":  # at the start of a line others might read it as their own
            words[-1] += f" {word}"
        else:
            words.append(word)
    if not words:
        return ["{}"]
    words[0] = "{" + words[0]
    words[-1] += "}"
    return words


def enclosed(words: list[str]) -> list[str]:
    """Return words in brackets, a whole line inside left to itself."""
    if not words or words[0][0] == "%" or words[-1][0] == "%":
        return ["(", *words, ")"]
    return [f"({words[0]}", *words[1:-1], f"{words[-1]})"] if words[1:] else [f"({words[0]})"]


def wrapped(words: Iterable[str], width: int) -> str:
    """Fill lines with words; one that begins with % is a line by itself."""
    lines: list[str] = []
    line = ""
    for word in words:
        if word[0] == "%":
            lines += [line, word] if line else [word]
            line = ""
        elif line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return "\n".join([*lines, line] if line else lines)


def is_balanced(text: str) -> bool:
    """Tell whether the braces in a text match."""
    depth = 0
    for letter in text:
        depth += (letter == "{") - (letter == "}")
        if depth < 0:
            return False
    return depth == 0
