"""Names: text that others read, so nothing hides in it and no two look the same."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from damier.club.people.errors import AccountError

if TYPE_CHECKING:
    from collections.abc import Iterable

SHORTEST, LONGEST = 2, 24
_BESIDE = frozenset(" -_.'’·")  # what may stand between letters
_MARKS = 2  # on one letter; Vietnamese and pointed Hebrew need two
_SPACES = re.compile(r"\s+")
# Words by which somebody would pass for the house itself.
RESERVED = frozenset(
    [
        "admin",
        "administrator",
        "damier",
        "moderator",
        "operator",
        "root",
        "server",
        "support",
        "system",
        "owner",
    ]
)
# Letters that look like Latin ones, after folding: Cyrillic, Greek, Armenian, and what NFKC leaves.
# Unicode's own list has thousands; these are the letters of scripts that people here write.
_LOOKS: dict[int, str] = str.maketrans(
    {
        **dict(zip("асеорхуіјѕһԁԛԝкмтвнгѵ", "aceopxyijshdqwkmtbhrv", strict=True)),
        **dict(zip("αβεικνορτυχωηγ", "abeikvoptuxwny", strict=True)),
        **dict(zip("օոսհցք", "onuhgp", strict=True)),
        **dict(zip("ıɩɪłøđħ", "iiilodh", strict=True)),
        "0": "o",
        "1": "l",
        "|": "l",
        "ß": "ss",
        "æ": "ae",
        "œ": "oe",
        "’": "'",
    }
)
_PAIRS = (("rn", "m"), ("vv", "w"))
# What people write for letters where a word is not to be seen.
_SIGNS: dict[int, str] = str.maketrans(dict(zip("3457@$!€", "eastasie", strict=True)))
_AGAIN = re.compile(r"(.)\1+")


def clean_name(text: str, words: Iterable[str] = ()) -> tuple[str, str]:
    """Return a name as it is shown and as it is compared; raises AccountError.

    `words` are an operator's, in addition to those that are reserved; a name must not have one of
    them as a whole word, in whatever letters that look like it.
    """
    name = _SPACES.sub(" ", unicodedata.normalize("NFC", text)).strip()
    if not SHORTEST <= len(name) <= LONGEST:
        wanted = f"expected a name of {SHORTEST} to {LONGEST} characters"
        raise AccountError("bad-name", f"{wanted}, got {len(name)}")
    _check_characters(name)
    whole = (name, *re.split(r"[^\w]|_", unicodedata.normalize("NFKC", name)))
    reserved = not {*map(name_key, RESERVED)}.isdisjoint(map(name_key, whole))
    if reserved or not {*map(word_key, words)}.isdisjoint(map(word_key, whole)):
        raise AccountError("bad-name", "expected a name of one's own, got a word that is kept back")
    return name, name_key(name)


def _check_characters(name: str) -> None:
    marks = letters = 0
    for sign in name:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind.startswith("M") else 0
        letters += kind.startswith("L")
        if marks > _MARKS or not (kind.startswith(("L", "M", "N")) or sign in _BESIDE):
            raise AccountError("bad-name", f"expected letters and digits, got U+{ord(sign):04X}")
    if not letters or not name[0].isalnum() or name[-1] in _BESIDE - {".", "'", "’"}:
        raise AccountError("bad-name", f"expected a name that begins with a letter, got {name!r}")


def word_key(word: str) -> str:
    """Return what a word looks like to whoever reads it, with digits and signs for letters."""
    return _AGAIN.sub(r"\1", name_key(word.casefold().translate(_SIGNS)))


def name_key(name: str) -> str:
    """Return what two names have in common that look the same, however they are written."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    plain = folded.translate(_LOOKS)
    bare = "".join(sign for sign in plain if sign not in _BESIDE and sign.isprintable())
    for pair, single in _PAIRS:
        bare = bare.replace(pair, single)
    return bare.replace("i", "l")
