"""A list of games of any length: only the lines in view are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.cells import set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

if TYPE_CHECKING:
    from textual import events

    from damier.tui.gamelist import GameLine

_DATE, _RESULT = 11, 8


class GameTable(ScrollView, can_focus=True):
    """Lines of games; one of them is pointed at."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "walk(-1)", show=False),
        Binding("down", "walk(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("enter,space,right", "choose", show=False),
    ]

    class Chosen(Message):
        """A game is to be opened."""

        def __init__(self, game: GameLine) -> None:
            super().__init__()
            self.game = game

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.games: list[GameLine] = []
        self.here = 0

    def show(self, games: list[GameLine], *, keep: bool = False) -> None:
        """List games, from the first on or where one was."""
        self.games = games
        self.here = min(self.here, max(0, len(games) - 1)) if keep else 0
        self._fit()

    def on_resize(self) -> None:
        """Know how long the list is."""
        self._fit()

    def _fit(self) -> None:
        self.virtual_size = Size(self.size.width, len(self.games))
        top = self.scroll_offset.y
        if not top <= self.here < top + max(1, self.size.height):
            middle = max(0, self.here - self.size.height // 2)
            self.scroll_to(y=middle, animate=False, force=True)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return one line of the widget."""
        at, width = y + self.scroll_offset.y, self.size.width
        if at >= len(self.games):
            return Strip.blank(width, self.rich_style)
        style = Style(reverse=True, bold=True) if at == self.here else Style()
        line = Strip([Segment(self._text(self.games[at], width), style)])
        return line.adjust_cell_length(width, style).apply_style(self.rich_style)

    def _text(self, game: GameLine, width: int) -> str:
        """Write a game into columns: names first, then result and date, then the event."""
        room = max(20, width - _DATE - _RESULT - 2)
        names = min(room, max(24, room * 3 // 5))
        who = set_cell_size(f" {game.white} – {game.black}", names)
        event = set_cell_size(game.event, max(0, room - names))
        return (
            f"{who} {game.result:<{_RESULT}.{_RESULT - 1}}{game.date:<{_DATE}.{_DATE - 1}}{event}"
        )

    def on_click(self, event: events.Click) -> None:
        """Point at a game; point at it again to open it."""
        at = event.y + self.scroll_offset.y
        if at < len(self.games):
            again, self.here = at == self.here, at
            self.refresh()
            if again:
                self.action_choose()

    def action_walk(self, by: int) -> None:
        """Point at the next game, or the one before."""
        self.action_go(min(max(0, self.here + by), len(self.games) - 1))

    def action_page(self, by: int) -> None:
        """Go one page on, or back."""
        self.action_walk(by * max(1, self.size.height - 1))

    def action_go(self, at: int) -> None:
        """Point at a game by its place; -1 is the last."""
        if self.games:
            self.here = at % len(self.games)
            self._fit()

    def action_choose(self) -> None:
        """Open the game that is pointed at."""
        if self.games:
            self.post_message(self.Chosen(self.games[self.here]))
