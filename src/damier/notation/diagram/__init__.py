"""Diagrams of a board, drawn from plain data and without any rule: SVG, PNG and text."""

from damier.notation.diagram.drawing import Arrow, Drawing, Trail
from damier.notation.diagram.picture import svg
from damier.notation.diagram.pieces import Piece
from damier.notation.diagram.raster import png
from damier.notation.diagram.terminal import text
from damier.notation.diagram.theme import THEMES, Paint, Theme, theme_for

__all__ = [
    "THEMES",
    "Arrow",
    "Drawing",
    "Paint",
    "Piece",
    "Theme",
    "Trail",
    "png",
    "svg",
    "text",
    "theme_for",
]
