"""Links as squares that a phone reads."""

from __future__ import annotations

import io
from functools import lru_cache

import segno

_QUIET = 4  # modules of white around it, as readers need


@lru_cache(maxsize=200)
def qr_code(text: str) -> bytes:
    """Draw a text as SVG, black on white whatever the page looks like."""
    out = io.BytesIO()
    code = segno.make_qr(text, error="m")
    code.save(
        out,
        kind="svg",
        border=_QUIET,
        dark="#000",
        light="#fff",
        xmldecl=False,
        omitsize=True,
        nl=False,
        svgclass="qr",
        lineclass=None,
    )
    return out.getvalue()
