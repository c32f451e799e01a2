"""Direction marks in terminals: what keeps `32-28` from being shown as `28-32` there.

A terminal that turns right-to-left lines round also turns a move inside them, and tears a capture
apart, unless it stands between U+2068 and U+2069. Terminals that turn nothing need no marks; those
of them that would print one as a box are named here.
"""

from __future__ import annotations

import os

from damier.texts.catalogue import plain

# By the beginning of TERM. Neither do these turn anything, nor do they all know the marks.
_WITHOUT_MARKS = ("linux", "dumb", "vt", "ansi", "cons25", "cygwin")
# Turns lines round, but keeps a column for every isolate; the older mark has no width there.
_OLDER_MARK = ("mlterm",)
_AS_OLDER = str.maketrans({"\u2068": "\u200e", "\u2069": "\u200e"})


def for_terminal(words: str, term: str | None = None) -> str:
    """Return a text with the direction marks that a terminal can take.

    `term` is the name of the terminal, by default that of the environment. Where there is none, as
    in a Windows console, the text is plain.
    """
    name = os.environ.get("TERM", "") if term is None else term
    if not name or name.startswith(_WITHOUT_MARKS):
        return plain(words)
    return words.translate(_AS_OLDER) if name.startswith(_OLDER_MARK) else words
