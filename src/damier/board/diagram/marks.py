"""Marks on the board: each kind has its own shape, so that none needs its colour to be told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.board.diagram.discs import face_height
from damier.board.diagram.lines import (
    arrow,
    badge,
    cased,
    cross,
    hops,
    ring,
    shortened,
    straight,
)
from damier.board.diagram.markup import element, group, square_path

if TYPE_CHECKING:
    from collections.abc import Mapping

    from damier.board.diagram.drawing import Arrow, Drawing, Trail
    from damier.board.diagram.ground import Ground
    from damier.board.diagram.lines import Point
    from damier.board.diagram.theme import Theme
    from damier.board.setup import Piece

BEADS = {"stroke_dasharray": ".1 23.46"}  # twelve around a ring


@dataclass(frozen=True, slots=True)
class Marks:
    """All marks of a drawing, in two layers: under and over the pieces."""

    ground: Ground
    pieces: Mapping[int, Piece]

    @property
    def drawing(self) -> Drawing:
        """The drawing that asks for the marks."""
        return self.ground.drawing

    @property
    def theme(self) -> Theme:
        """The theme of the drawing."""
        return self.drawing.look

    def under(self) -> str:
        """Return the last move and the targets."""
        return self._last_move() + group(
            *(self._dot(self.ground.centre(square), 0.15) for square in self.drawing.targets),
            fill=self.theme.casing,
            fill_opacity=0.5,
        )

    def over(self) -> str:
        """Return everything that lies on the pieces."""
        theme, drawing = self.theme, self.drawing
        dark = (theme.casing, 0.125)
        lines = [
            *(self._trail(trail) for trail in drawing.trails),
            *(cased(self._ring(square), dark, (theme.core, 0.07)) for square in drawing.required),
            *(
                cased(self._ring(square), (theme.casing, 0.15), (theme.core, 0.085), **BEADS)
                for square in drawing.huffable
            ),
            *(
                cased(cross(self._face(square), 0.14), dark, ("#fff", 0.06))
                for square in drawing.ghosts
            ),
        ]
        return "".join(
            (
                group(*lines, fill="none", stroke_linejoin="round", stroke_linecap="round"),
                *(self._arrow(each) for each in sorted(drawing.arrows, key=lambda a: -a.rank)),
                *(self._stops(trail) for trail in drawing.trails),
                *(self._cross(square) for square in drawing.refused),
                *(self._tag(square) for square in drawing.tags),
            )
        )

    def _last_move(self) -> str:
        points = [self.ground.centre(square) for square in self.drawing.last_move]
        if len(points) < 2:
            return ""
        theme = self.theme
        start, _ = shortened(points[0], points[1], 0.2, 0)
        tint = "".join(square_path(x, y) for x, y in dict.fromkeys(points))
        line = element(
            "path",
            d=straight([start, *points[1:]]),
            fill="none",
            stroke=theme.casing,
            stroke_width=0.06,
            stroke_opacity=0.6,
            stroke_linecap="round",
            stroke_dasharray=".1 12.5",
        )
        return (
            element("path", d=tint, fill=theme.last, fill_opacity=theme.last_opacity)
            + line
            + group(self._dot(points[0], 0.1), fill=theme.casing, fill_opacity=0.6)
        )

    def _trail(self, trail: Trail) -> str:
        theme = self.theme
        points = [self.ground.centre(square) for square in trail.squares]
        match trail.kind:
            case "required":
                path = hops(points, start=0.45)
                return cased(path, (theme.casing, 0.115), (theme.core, 0.06))
            case "missed":
                path = hops(points, start=0.6)
                beads = {"stroke_dasharray": ".1 25"}
                return cased(path, (theme.casing, 0.13), (theme.core, 0.07), **beads)
            case "refused":
                path = hops(points, start=0.42, end=0.26)
                dashes = {"stroke_dasharray": "16 13"}
                return cased(path, ("#fff", 0.105), (theme.refused, 0.06), **dashes)

    def _stops(self, trail: Trail) -> str:
        if trail.kind == "refused":
            return self._cross(trail.squares[-1])
        return "".join(
            badge(
                self.ground.centre(square),
                str(index),
                fill=self.theme.core,
                edge=self.theme.casing,
                ink="#1a0d04",
            )
            for index, square in enumerate(trail.squares[1:], start=1)
        )

    def _arrow(self, each: Arrow) -> str:
        here, there = self.ground.centre(each.start), self.ground.centre(each.end)
        ink = self.theme.arrow
        drawn = arrow(
            here,
            there,
            gap=0.24 if each.label else 0.12,
            fill=ink,
            fill_opacity=max(0.5, 1.1 - 0.2 * each.rank),
            stroke="#fff",
            stroke_width=0.035,
            stroke_opacity=0.85,
        )
        return drawn + (
            badge(there, each.label, fill=ink, edge="#fff", ink="#fff") if each.label else ""
        )

    def _cross(self, square: int) -> str:
        x, y = centre = self._face(square)
        return element(
            "circle", cx=x, cy=y, r=0.23, fill=self.theme.refused, stroke="#fff", stroke_width=0.045
        ) + element(
            "path", d=cross(centre, 0.09), stroke="#fff", stroke_width=0.07, stroke_linecap="round"
        )

    def _tag(self, square: int) -> str:
        piece = self.pieces.get(square)
        if piece is None:
            return ""
        x, y = self._face(square)
        paint = self.theme.white if piece in "wW" else self.theme.black
        return element(
            "text",
            str(square),
            x=x,
            y=y + 0.1,
            fill=paint.mark,
            font_size=0.28,
            font_weight=700,
            text_anchor="middle",
        )

    def _face(self, square: int) -> Point:
        """Return the middle of the face of the piece on a square, or of the empty square."""
        x, y = self.ground.centre(square)
        piece = self.pieces.get(square) or self.drawing.ghosts.get(square)
        return x, y + (face_height(piece, self.theme) if piece else 0)

    def _ring(self, square: int) -> str:
        x, y = self.ground.centre(square)
        piece = self.pieces.get(square, "w")
        lift = 0 if self.theme.flat else -0.015
        return ring((x, y + (-0.06 if piece.isupper() else lift)))

    def _dot(self, centre: Point, radius: float) -> str:
        return element("circle", cx=centre[0], cy=centre[1], r=radius)
