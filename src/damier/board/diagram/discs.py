"""Pieces as they are drawn: turned discs seen slightly from above, kings two discs high."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from damier.board.diagram.markup import element, group, length, point

if TYPE_CHECKING:
    from damier.board.diagram.theme import Paint, Theme
    from damier.board.setup import Piece

RADIUS = 0.385
WALL = 0.065
SEAM = 0.035  # the gap between a king's two discs
UPPER_WALL = 0.11


def disc(piece: Piece, theme: Theme, *, id_: str, tagged: bool = False) -> str:
    """Return a piece around (0, 0); a tagged one leaves its face free for a number."""
    paint = theme.white if piece in "wW" else theme.black
    drawn = (
        _flat(piece, paint, theme, tagged) if theme.flat else _turned(piece, paint, theme, tagged)
    )
    return group(*drawn, id=id_)


def face_height(piece: Piece, theme: Theme) -> float:
    """Return how far the middle of a piece's face lies below the middle of its square."""
    if theme.flat:
        return -0.05 if piece.isupper() else 0
    top = _base(piece) - WALL
    return top - SEAM - UPPER_WALL if piece.isupper() else top


def _base(piece: Piece) -> float:
    return 0.12 if piece.isupper() else 0.04


def _turned(piece: Piece, paint: Paint, theme: Theme, tagged: bool) -> list[str]:
    base, top = _base(piece), face_height(piece, theme)
    parts = []
    if theme.outline < 0.05:
        shadow = element("ellipse", cx=0.02, cy=base + 0.06, rx=RADIUS * 1.03, ry=RADIUS)
        parts.append(group(shadow, fill_opacity=0.25))
    parts.append(_cylinder(base, WALL, paint, theme))
    if piece.isupper():
        parts.append(_face(base - WALL, RADIUS, paint, theme))
        parts.append(_cylinder(base - WALL - SEAM, UPPER_WALL, paint, theme))
    parts.append(_face(top, RADIUS, paint, theme))
    parts.append(_groove(top, 0.295, paint, theme))
    if piece.isupper():
        parts.append("" if tagged else _rosette(top, paint))
    elif not tagged:
        parts.append(
            _groove(top, 0.165, paint, theme)
            if piece == "w"
            else element("circle", cy=top, r=0.05, fill=paint.groove)
        )
    return parts


def _flat(piece: Piece, paint: Paint, theme: Theme, tagged: bool) -> list[str]:
    if piece.islower():
        return [_face(0, 0.36, paint, theme)]
    top = face_height(piece, theme)
    stack = [_face(top + 0.12, 0.36, paint, theme), _face(top, 0.36, paint, theme)]
    return stack if tagged else [*stack, _rosette(top, paint)]


def _cylinder(bottom: float, height: float, paint: Paint, theme: Theme) -> str:
    arc = f"A{length(RADIUS)} {length(RADIUS)} 0 0 1"
    outline = (
        f"M{point(-RADIUS, bottom - height)}{arc} {point(RADIUS, bottom - height)}"
        f"V{length(bottom)}{arc} {point(-RADIUS, bottom)}Z"
    )
    return element(
        "path", d=outline, fill=paint.side, stroke=paint.wall, stroke_width=theme.outline
    )


def _face(y: float, radius: float, paint: Paint, theme: Theme) -> str:
    return element(
        "circle", cy=y, r=radius, fill=paint.face, stroke=paint.edge, stroke_width=theme.outline
    )


def _groove(y: float, radius: float, paint: Paint, theme: Theme) -> str:
    return element(
        "circle",
        cy=y,
        r=radius,
        fill="none",
        stroke=paint.groove,
        stroke_width=0.024,
        opacity=theme.groove_opacity,
    )


def _rosette(y: float, paint: Paint) -> str:
    """Draw the king's mark: eight notches, readable at 20 pixels."""
    corners = []
    for corner in range(16):
        angle, radius = pi * corner / 8, 0.105 if corner % 2 else 0.2
        corners.append(point(radius * sin(angle), y - radius * cos(angle)))
    return element("path", d=f"M{'L'.join(corners)}Z", fill=paint.mark)
