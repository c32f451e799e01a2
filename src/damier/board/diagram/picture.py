"""A diagram as SVG: one self-contained text without scripts, styles or references outside."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from damier.board.diagram.discs import disc
from damier.board.diagram.drawing import Drawing
from damier.board.diagram.ground import Ground
from damier.board.diagram.marks import Marks
from damier.board.diagram.markup import UNIT, clean, element, group
from damier.board.diagram.pieces import check_pieces

if TYPE_CHECKING:
    from collections.abc import Mapping

    from damier.board.geometry import Geometry
    from damier.board.setup import Piece

FONTS = (
    "Avenir Next,Seravek,Segoe UI,DejaVu Sans Condensed,DejaVu Sans,Liberation Sans,Noto Sans,"
    "Arial,sans-serif"
)


def svg(
    geometry: Geometry,
    pieces: Mapping[int, Piece],
    *,
    options: Drawing | None = None,
    part: tuple[float, float, float, float] | None = None,
) -> str:
    """Draw a board as SVG.

    `part` is what to show of it: x, y, width and height in squares, from their top left corner.
    """
    drawing = options or Drawing()
    check_pieces(geometry, pieces)
    drawing.check(geometry)
    ground = Ground(geometry, drawing)
    marks = Marks(ground, pieces)
    prefix = drawing.id or _fingerprint(geometry, pieces, drawing)
    x, y, width, height = part or ground.view_box()
    pixels = drawing.width
    described = f"{prefix}-title" + (f" {prefix}-desc" if drawing.description else "")
    return element(
        "svg",
        element("title", clean(drawing.title), id=f"{prefix}-title"),
        element("desc", clean(drawing.description), id=f"{prefix}-desc")
        if drawing.description
        else "",
        _definitions(pieces, drawing, prefix),
        ground.board(),
        marks.under(),
        ground.labels({*pieces, *drawing.ghosts}),
        _placed(drawing.ghosts, ground, prefix, opacity=0.45),
        _placed(pieces, ground, prefix),
        marks.over(),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(f"{side * UNIT:.9g}" for side in (x, y, width, height)),
        width=pixels and str(pixels),
        height=pixels and str(round(pixels * height / width)),
        role="img",
        aria_labelledby=described,
        font_family=FONTS,
        direction="ltr",
    )


def _fingerprint(geometry: Geometry, pieces: Mapping[int, Piece], drawing: Drawing) -> str:
    """Return an id that differs from picture to picture and never from run to run."""
    content = repr((geometry, sorted(pieces.items()), drawing))
    return "d" + hashlib.sha256(content.encode(errors="replace")).hexdigest()[:10]


def _definitions(pieces: Mapping[int, Piece], drawing: Drawing, prefix: str) -> str:
    used = dict.fromkeys(
        (piece, square in drawing.tags)
        for on_board in (pieces, drawing.ghosts)
        for square, piece in sorted(on_board.items())
    )
    discs = [
        disc(piece, drawing.look, id_=_disc_id(prefix, piece, tagged), tagged=tagged)
        for piece, tagged in used
    ]
    return element("defs", *discs) if discs else ""


def _disc_id(prefix: str, piece: Piece, tagged: bool) -> str:
    """Name a disc without relying on upper and lower case."""
    side = "white" if piece in "wW" else "black"
    return f"{prefix}-{side}-{'king' if piece.isupper() else 'man'}{'-tagged' if tagged else ''}"


def _placed(
    pieces: Mapping[int, Piece], ground: Ground, prefix: str, *, opacity: float | None = None
) -> str:
    """Place the pieces, the top row first, so that a king overlaps the piece behind it."""
    places = sorted(
        (ground.centre(square)[::-1], _disc_id(prefix, piece, square in ground.drawing.tags))
        for square, piece in pieces.items()
    )
    return group(
        *(element("use", href=f"#{name}", x=x, y=y) for (y, x), name in places), opacity=opacity
    )
