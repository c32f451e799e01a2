"""Rings and arrows in comments, `[%csl G28]` and `[%cal G3228]`, by other names of squares.

An item is the letter of an ink and one or two squares, named as in the moves of the game; numbers
have as many digits as the board's last square. The analysis page draws them and must agree.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from damier.errors import NoSuchSquare

if TYPE_CHECKING:
    from damier.pdn.notation import Notation

DRAWN = ("csl", "cal")  # the commands
_ITEM = re.compile(
    r"([A-Z])(?:([a-p][0-9]{1,2})-?([a-p][0-9]{1,2})?|([0-9]{1,3})-([0-9]{1,3})|([0-9]{2,6}))"
)
_SHORTEST = 2  # digits


def rename_drawing(argument: str, old: Notation, new: Notation) -> str:
    """Write what is drawn with the names of another notation; what is no drawing stays."""
    return ",".join(_renamed(item, old, new) for item in re.split(r"[\s,]+", argument) if item)


def _renamed(item: str, old: Notation, new: Notation) -> str:
    match = _ITEM.fullmatch(item)
    if match is None:
        return item
    ink, *named, digits = match.groups()
    names = [name for name in named if name] or _halves(digits)
    try:
        return ink + "".join(_name(old.square(name), new) for name in names)
    except NoSuchSquare:
        return item


def _halves(digits: str) -> list[str]:
    """Return one number of up to three digits, or two of the same length."""
    half = len(digits) // 2
    return [digits[:half], digits[half:]] if len(digits) > 3 else [digits]


def _name(square: int, notation: Notation) -> str:
    digits = max(_SHORTEST, len(str(notation.geometry.count)))
    name = notation.names[square]
    return name.zfill(digits) if name.isdigit() else name
