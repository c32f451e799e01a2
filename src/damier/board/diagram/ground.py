"""The board under the pieces: rim, squares and their labels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.board.diagram.colour import mixed
from damier.board.diagram.markup import UNIT, element, group, square_path
from damier.board.geometry import LETTERS

if TYPE_CHECKING:
    from collections.abc import Collection

    from damier.board.diagram.drawing import Drawing
    from damier.board.diagram.lines import Point
    from damier.board.geometry import Geometry

SHADES = 5  # a plank's squares are cut from this many places


@dataclass(frozen=True, slots=True)
class Ground:
    """A board in the picture: one unit is one square, (0, 0) the top left corner of the squares."""

    geometry: Geometry
    drawing: Drawing

    def centre(self, square: int) -> Point:
        """Return the middle of a square."""
        row, column = self.geometry.row_column(square)
        if self.drawing.flip:
            row, column = self.geometry.height - 1 - row, self.geometry.width - 1 - column
        return column + 0.5, row + 0.5

    def view_box(self) -> tuple[float, float, float, float]:
        """Return x, y, width and height of the whole picture."""
        margin = self.drawing.margin
        return (
            -margin,
            -margin,
            self.geometry.width + 2 * margin,
            self.geometry.height + 2 * margin,
        )

    def board(self) -> str:
        """Return the rim, the ground and the playable squares."""
        theme, wide, high = self.drawing.look, self.geometry.width, self.geometry.height
        x, y, width, height = self.view_box()
        parts = [element("rect", width=wide, height=high, fill=theme.other)]
        parts += [
            element("path", d=path, fill=colour, shape_rendering="crispEdges")
            for colour, path in self._shades()
        ]
        if self.geometry.playable == "all":
            parts.append(self._grid())
        if not x:
            return "".join(parts)
        gap, line = (0, 0.06) if theme.flat else (0.055, 0.03)
        inlay = element(
            "rect",
            x=-gap,
            y=-gap,
            width=wide + 2 * gap,
            height=high + 2 * gap,
            fill="none",
            stroke=theme.inlay,
            stroke_width=line,
        )
        rim = element("rect", x=x, y=y, width=width, height=height, rx=0.09, fill=theme.rim)
        return "".join((rim, inlay, *parts))

    def labels(self, occupied: Collection[int]) -> str:
        """Return the numbers or letters of the squares; under a piece they are smaller."""
        match self.drawing.numbers:
            case "inside":
                return self._inside(occupied)
            case "outside":
                return self._on_rim(self._border())
            case "algebraic":
                return self._on_rim(self._files_and_ranks())
            case "off":
                return ""

    def _shades(self) -> list[tuple[str, str]]:
        """Return (colour, path of all squares that have it)."""
        theme = self.drawing.look
        shades = SHADES if theme.veneer else 1
        veneer = theme.veneer or theme.playable
        paths = [""] * shades
        for square in self.geometry.squares:
            x, y = self.centre(square)
            paths[square * 7919 % 13 % shades] += square_path(x, y)
        return [
            (mixed(theme.playable, veneer, 0.09 * shade / shades), path)
            for shade, path in enumerate(paths)
            if path
        ]

    def _grid(self) -> str:
        wide, high = self.geometry.width, self.geometry.height
        lines = "".join(f"M0 {row * UNIT}h{wide * UNIT}" for row in range(1, high))
        lines += "".join(f"M{column * UNIT} 0v{high * UNIT}" for column in range(1, wide))
        ink = self.drawing.look.number
        return element("path", d=lines, stroke=ink, stroke_opacity=0.4, stroke_width=0.02)

    def _inside(self, occupied: Collection[int]) -> str:
        free: list[str] = []
        held: list[str] = []
        for square in self.geometry.squares:
            if square in self.drawing.tags:
                continue
            x, y = self.centre(square)
            label = element("text", str(square), x=x - 0.465, y=y - 0.335)
            (held if square in occupied else free).append(label)
        return group(
            group(*free, font_size=0.17),
            group(*held, font_size=0.15),
            fill=self.drawing.look.number,
        )

    def _border(self) -> list[tuple[float, float, str]]:
        """Return the numbers of all squares along the four edges."""
        wide, high = self.geometry.width, self.geometry.height
        labels = []
        for square in self.geometry.squares:
            x, y = self.centre(square)
            if y < 1:
                labels.append((x, -0.24, str(square)))
            elif y > high - 1:
                labels.append((x, high + 0.24, str(square)))
            elif x < 1:
                labels.append((-0.24, y, str(square)))
            elif x > wide - 1:
                labels.append((wide + 0.24, y, str(square)))
        return labels

    def _files_and_ranks(self) -> list[tuple[float, float, str]]:
        wide, high = self.geometry.width, self.geometry.height
        files, ranks = LETTERS[:wide], list(range(high, 0, -1))
        if self.drawing.flip:
            files, ranks = files[::-1], ranks[::-1]
        below = [(column + 0.5, high + 0.24, letter) for column, letter in enumerate(files)]
        return below + [(-0.24, row + 0.5, str(rank)) for row, rank in enumerate(ranks)]

    def _on_rim(self, labels: list[tuple[float, float, str]]) -> str:
        return group(
            *(element("text", label, x=x, y=y + 0.08) for x, y, label in labels),
            fill=self.drawing.look.rim_text,
            font_size=0.23,
            text_anchor="middle",
        )
