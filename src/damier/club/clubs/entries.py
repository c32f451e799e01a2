"""What a teacher hands to a pupil to sign in with: an account's name, and pictures or words.

Both are drawn by lot here, so nobody's birthday is among them, and hashed as any password is. Four
pictures of sixteen are 65,536 ways: enough only because tries are counted and paused, and meant
for a class. Words are six syllables: 36 bits.
"""

from __future__ import annotations

from secrets import choice, randbelow
from typing import Literal

Way = Literal["pictures", "words"]
PICTURES = (
    "apple",
    "ball",
    "bell",
    "boat",
    "cloud",
    "drop",
    "fish",
    "flag",
    "flower",
    "heart",
    "house",
    "key",
    "moon",
    "star",
    "sun",
    "tree",
)
SHOWN = 4  # pictures of a password
_ANIMALS = (
    "alpaca",
    "beluga",
    "bison",
    "bonobo",
    "dingo",
    "emu",
    "gecko",
    "ibis",
    "iguana",
    "impala",
    "kakadu",
    "kiwi",
    "koala",
    "lama",
    "lemur",
    "mara",
    "okapi",
    "otter",
    "panda",
    "pelikan",
    "puma",
    "tapir",
    "tukan",
    "zebra",
)  # read alike in many languages, and nobody's name
_FIRST, _SECOND = "bdfgklmnprstvz", "aeiou"
_SYLLABLES, _GROUP = 6, 2


def new_name() -> str:
    """Return a name for an account that tells nothing of who has it."""
    return f"{choice(_ANIMALS)}{randbelow(9_000) + 1_000}"


def new_secret(way: Way) -> str:
    """Return what signs a pupil in, as it is typed: `sun key boat sun`, or `tamo liru keso`."""
    if way == "pictures":
        return " ".join(choice(PICTURES) for _ in range(SHOWN))
    parts = [choice(_FIRST) + choice(_SECOND) for _ in range(_SYLLABLES)]
    return " ".join("".join(parts[at : at + _GROUP]) for at in range(0, _SYLLABLES, _GROUP))
