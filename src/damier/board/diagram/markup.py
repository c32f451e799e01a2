"""Well-formed SVG text: lengths, elements, and escaping of all that comes from outside."""

from __future__ import annotations

import re
from html import escape

UNIT = 100  # a square's side in the picture; renderers are bad at text smaller than a pixel
PLAIN = ("opacity", "fill_opacity", "stroke_opacity", "font_weight")  # all else is a length

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def number(value: float) -> str:
    """Write a number as shortly as SVG allows: ".5", "-1.25", "3"."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text in ("-0", "0"):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def length(value: float) -> str:
    """Write a length given in squares."""
    return number(round(value * UNIT, 1))


def point(x: float, y: float) -> str:
    """Write a point of a path."""
    return f"{length(x)} {length(y)}"


def square_path(x: float, y: float) -> str:
    """Write the path of the square around a point."""
    return f"M{point(x - 0.5, y - 0.5)}h{UNIT}v{UNIT}h-{UNIT}z"


def clean(text: str) -> str:
    """Escape text for XML; characters that XML forbids become U+FFFD."""
    return escape(_NOT_XML.sub("\ufffd", text))


def element(name: str, *children: str, **attributes: str | float | None) -> str:
    """Return an element; children are markup, attributes plain text or lengths in squares.

    `stroke_width=1` writes `stroke-width="100"`; an attribute of None is left out.
    """
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            if isinstance(value, str):
                text = clean(value)
            else:
                text = number(value) if key in PLAIN else length(value)
            parts.append(f'{key.replace("_", "-")}="{text}"')
    opening = " ".join(parts)
    return f"<{opening}>{''.join(children)}</{name}>" if children else f"<{opening}/>"


def group(*children: str, **attributes: str | float | None) -> str:
    """Return a group of the children, or nothing if there are none."""
    present = [child for child in children if child]
    return element("g", *present, **attributes) if present else ""
