"""The list of moves: click one to look at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

if TYPE_CHECKING:
    from textual import events

    from damier.tui.ledger import Cell, Row

_NUMBER = 5


class MoveList(ScrollView, can_focus=False):
    """Rows of moves; the one that is looked at is marked."""

    class Chosen(Message):
        """A move was clicked: `count` entries lead to it."""

        def __init__(self, count: int) -> None:
            super().__init__()
            self.count = count

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.rows: list[Row] = []
        self.here = 0

    def show(self, rows: list[Row], here: int) -> None:
        """Show rows, with the cell that `here` entries lead to in view."""
        self.rows, self.here = rows, here
        self.virtual_size = Size(self.size.width, len(rows))
        at = next((y for y, row in enumerate(rows) if self._holds(row)), len(rows) - 1)
        top = self.scroll_offset.y
        if not top <= at < top + self.size.height:
            self.scroll_to(y=max(0, at - self.size.height + 1), animate=False, force=True)
        self.refresh()

    def _holds(self, row: Row) -> bool:
        return any(cell.count == self.here for cell in (*row.first, *row.second))

    @property
    def _column(self) -> int:
        return max(8, min(16, (self.size.width - _NUMBER) // 2))

    def render_line(self, y: int) -> Strip:
        """Return one line of the widget."""
        at = y + self.scroll_offset.y
        width = self.size.width
        if at >= len(self.rows):
            return Strip.blank(width, self.rich_style)
        row = self.rows[at]
        segments = [Segment(f"{row.number:>3}. ", Style(dim=True))]
        segments += self._cells(row.first, self._column)
        segments += self._cells(row.second, max(0, width - _NUMBER - self._column))
        return Strip(segments).adjust_cell_length(width).apply_style(self.rich_style)

    def _cells(self, cells: list[Cell], width: int) -> list[Segment]:
        found: list[Segment] = []
        for cell in cells:
            here = cell.count == self.here
            style = Style(reverse=here, bold=here, strike=cell.struck)
            found += [Segment(cell.text + ("!" if cell.slip and not cell.struck else ""), style)]
            found.append(Segment(" "))
        return list(Strip(found).adjust_cell_length(width))

    def on_click(self, event: events.Click) -> None:
        """Say which move was clicked."""
        at = event.y + self.scroll_offset.y
        if not 0 <= at < len(self.rows):
            return
        row, second = self.rows[at], event.x >= _NUMBER + self._column
        cells = (row.second if second else row.first) or row.first or row.second
        x = event.x - _NUMBER - (self._column if second else 0)
        for cell in cells:
            x -= len(cell.text) + 1
            if x < 0:
                break
        self.post_message(self.Chosen(cell.count))
