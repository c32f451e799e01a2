"""The board: drawn as large as it fits, walked with arrows, pointed at with the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.segment import Segment
from rich.style import Style
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from damier.tui import picture, sketch
from damier.tui.scene import neighbour

if TYPE_CHECKING:
    from textual import events

    from damier.tui.palette import Palette
    from damier.tui.picture import Lines
    from damier.tui.scene import BoardScene


class BoardView(Widget, can_focus=True):
    """Draws a scene; says which square is pointed at, and where the cursor goes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "walk(-1, 0)", show=False),
        Binding("down", "walk(1, 0)", show=False),
        Binding("left", "walk(0, -1)", show=False),
        Binding("right", "walk(0, 1)", show=False),
        Binding("enter,space", "point", show=False),
    ]

    class Pointed(Message):
        """A square was clicked."""

        def __init__(self, square: int) -> None:
            super().__init__()
            self.square = square

    class Entered(Message):
        """Enter was pressed, on a square if the cursor is on one."""

        def __init__(self, square: int | None) -> None:
            super().__init__()
            self.square = square

    class Walked(Message):
        """The cursor is to go to a square."""

        def __init__(self, square: int) -> None:
            super().__init__()
            self.square = square

    def __init__(self, *, ascii_only: bool = False, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.ascii_only = ascii_only
        self.scene: BoardScene | None = None
        self.palette: Palette | None = None  # None: no colours
        self.too_small = ""  # said where no board fits
        self._strips: list[Strip] = []
        self._corner = (0, 0)
        self._scale = 0

    def show(self, scene: BoardScene, palette: Palette | None) -> None:
        """Draw another scene."""
        self.scene, self.palette = scene, palette
        self._draw()
        self.refresh()

    def on_resize(self) -> None:
        """Draw again at the new size."""
        self._draw()

    def wanted_width(self, width: int, height: int) -> int:
        """Return the columns that the board would take of a place."""
        if self.scene is None:
            return 0
        rims = 1 + self._rim
        size = picture.size_for(self.scene, width - rims, height)
        return self._extent(size)[0] + rims if size else 0

    @property
    def _rim(self) -> int:
        """The width of the left rim: ranks of two digits need two columns."""
        ranked = self.scene is not None and self.scene.numbers == "edge"
        return 2 if ranked and self.scene is not None and self.scene.geometry.height > 9 else 1

    def _extent(self, size: int) -> tuple[int, int]:
        if self.scene is None:
            return 0, 0
        if self.palette is None:
            width, height = sketch.cell_of(size)
            return width * self.scene.geometry.width, height * self.scene.geometry.height
        return picture.extent(self.scene, size)

    def _draw(self) -> None:
        if self.scene is None or not self.size.width:
            return
        room = self.size.width - (self._rim - 1)
        self._scale = picture.size_for(self.scene, room, self.size.height)
        if not self._scale:
            self._strips = [self._line([Segment(self.too_small)], 0)]
            return
        if self.palette is None:
            lines = sketch.sketch(self.scene, self._scale, ascii_only=self.ascii_only)
        else:
            lines = picture.draw(self.scene, self._scale, self.palette)
        width, height = self._extent(self._scale)
        left = (self.size.width - width + self._rim - 1) // 2
        top = (self.size.height - height) // 2
        self._corner = (left, top)
        self._strips = self._framed(lines, width, left, top)

    def _framed(self, lines: Lines, width: int, left: int, top: int) -> list[Strip]:
        """Put a rim round the squares where there is room for one."""
        strips = [Strip.blank(self.size.width)] * top
        wide = self._rim if left >= self._rim else 0
        rim = Style(color=self.palette.rim) if self.palette and wide else None
        if rim and top:
            strips[-1] = self._line([Segment("▄" * (width + wide + 1), rim)], left - wide)
        ranks = self._ranks(len(lines)) if wide else {}
        blank = Segment("█" * wide if rim else " " * wide, rim)
        right = [Segment("█", rim)] if rim else []
        for number, line in enumerate(lines):
            edge = self._label(ranks[number].rjust(wide)) if number in ranks else blank
            strips.append(self._line([edge, *line, *right], left - wide))
        if self.size.height > top + len(lines):
            strips.append(self._below(width, left, wide, rim))
        strips += [Strip.blank(self.size.width)] * (self.size.height - len(strips))
        return strips

    def _below(self, width: int, left: int, wide: int, rim: Style | None) -> Strip:
        """Return the lower rim, with the letters of the columns where they are wanted."""
        if self.scene is not None and self.scene.numbers == "edge":
            names = picture.files(self.scene, width // self.scene.geometry.width)
            ends = (" " * wide, " ") if rim else (" " * wide, "")
            return self._line([self._label(f"{ends[0]}{names}{ends[1]}")], left - wide)
        edge = [Segment("▀" * (width + wide + 1), rim)] if rim else []
        return self._line(edge, left - wide)

    def _ranks(self, lines: int) -> dict[int, str]:
        """Return which line says the number of a row, where the edge is lettered."""
        if self.scene is None or self.scene.numbers != "edge":
            return {}
        rows = self.scene.geometry.height
        numbers = range(1, rows + 1) if self.scene.flip else range(rows, 0, -1)
        step = lines / rows
        return {int((row + 0.5) * step): str(n) for row, n in enumerate(numbers)}

    def _label(self, text: str) -> Segment:
        if self.palette is None:
            return Segment(text)
        return Segment(text, Style(color=self.palette.rim_text, bgcolor=self.palette.rim))

    def _line(self, segments: list[Segment], indent: int) -> Strip:
        blank = [Segment(" " * indent)] if indent > 0 else []
        return Strip([*blank, *segments]).adjust_cell_length(self.size.width)

    def render_line(self, y: int) -> Strip:
        """Return one line of the widget."""
        strip = self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)
        return strip.apply_style(self.rich_style)

    # What people do.

    def on_click(self, event: events.Click) -> None:
        """Point at the square under the mouse."""
        if self.scene is None or not self._scale:
            return
        x, y = event.x - self._corner[0], event.y - self._corner[1]
        if self.palette is None:
            width, height = sketch.cell_of(self._scale)
            square = self.scene.square_at(y // height, x // width) if x >= 0 and y >= 0 else None
        else:
            square = picture.square_under(self.scene, self._scale, x, y)
        if square is not None:
            self.post_message(self.Pointed(square))

    def action_walk(self, down: int, right: int) -> None:
        """Move the cursor one square on the screen."""
        if self.scene is None:
            return
        cursor = self.scene.cursor
        middle = self.scene.geometry.count // 2 + self.scene.geometry.width // 2
        if cursor is None:
            self.post_message(self.Walked(middle))
        else:
            self.post_message(self.Walked(neighbour(self.scene, cursor, down, right)))

    def action_point(self) -> None:
        """Point at the square under the cursor."""
        self.post_message(self.Entered(None if self.scene is None else self.scene.cursor))
