"""A diagram as PNG, by the optional library resvg-py."""

from __future__ import annotations

from importlib import import_module

from damier.errors import DrawingError, MissingExtra


def png(svg: str, width: int) -> bytes:
    """Turn an SVG into a PNG of this width in pixels."""
    if width < 1:
        raise DrawingError(f"expected a width of 1 or more, got {width}")
    try:
        resvg = import_module("resvg_py")
    except ImportError as missing:
        raise MissingExtra("png", "resvg_py") from missing
    try:
        return bytes(resvg.svg_to_bytes(svg_string=svg, width=width))
    except ValueError as problem:
        raise DrawingError(f"expected an SVG that can be drawn, got: {problem}") from problem
