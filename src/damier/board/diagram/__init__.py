"""Diagrams of a board, from plain data and without any rule: SVG, PNG, text, moving pictures."""

from damier.board.diagram.animation import Frame, animated
from damier.board.diagram.drawing import Arrow, Drawing, Trail
from damier.board.diagram.picture import svg
from damier.board.diagram.raster import png
from damier.board.diagram.terminal import text
from damier.board.diagram.theme import THEMES, Paint, Theme, theme_for
from damier.board.setup import Piece

__all__ = [
    "THEMES",
    "Arrow",
    "Drawing",
    "Frame",
    "Paint",
    "Piece",
    "Theme",
    "Trail",
    "animated",
    "png",
    "svg",
    "text",
    "theme_for",
]
