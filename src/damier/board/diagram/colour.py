"""Arithmetic with colours."""

from __future__ import annotations

import re

from damier.errors import DrawingError

_HEX = re.compile(r"#(?:[0-9a-fA-F]{3}){1,2}")


def rgb(colour: str) -> tuple[int, int, int]:
    """Return the red, green and blue of "#rrggbb" or "#rgb"."""
    if not _HEX.fullmatch(colour):
        raise DrawingError(f"expected a colour such as #b5824f, got {colour!r}")
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)


def mixed(colour: str, other: str, share: float) -> str:
    """Return a colour with a share of another mixed into it."""
    channels = (
        round(here * (1 - share) + there * share)
        for here, there in zip(rgb(colour), rgb(other), strict=True)
    )
    return "#" + "".join(f"{channel:02x}" for channel in channels)
