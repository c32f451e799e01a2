"""Text that people write for others inside a club: plain, bounded, nothing hidden in it."""

from __future__ import annotations

import re
import unicodedata

from damier.club.clubs.errors import ClubError

_SPACES = re.compile(r"\s+")
_EMPTY_LINES = re.compile(r"\n{3,}")
_MARKS = 4  # on one letter; more pile up over the lines around it


def plain_name(text: str, most: int) -> str:
    """Return a name in one line as it is shown; raises ClubError if nothing is left of it."""
    return _checked(_SPACES.sub(" ", text), most)


def plain_text(text: str, most: int) -> str:
    """Return lines as they are shown; raises ClubError if nothing is left of them."""
    rows = [_SPACES.sub(" ", row).strip() for row in text.replace("\r", "").split("\n")]
    return _checked(_EMPTY_LINES.sub("\n\n", "\n".join(rows)), most)


def _checked(text: str, most: int) -> str:
    kept, marks = list[str](), 0
    for sign in unicodedata.normalize("NFC", text).strip():
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind == "Mn" else 0
        # Controls, and marks that turn lines round; joiners are letters' own.
        hidden = kind[0] == "C" and sign not in "\n\u200c\u200d"
        if not hidden and marks <= _MARKS:
            kept.append(sign)
    plain = "".join(kept).strip()
    if not 1 <= len(plain) <= most:
        raise ClubError("bad-line", f"expected 1 to {most} characters, got {len(plain)}")
    return plain
