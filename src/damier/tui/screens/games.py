"""The games of a file: a list to search, from which one is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input, Static
from textual.worker import get_current_worker

from damier.errors import DamierError
from damier.tui.gamelist import MOST, fitting, games_of
from damier.tui.widgets.gametable import GameTable
from damier.tui.widgets.panels import KeyBar

if TYPE_CHECKING:
    from pathlib import Path

    from textual.app import ComposeResult

    from damier.tui.app import DamierApp
    from damier.tui.gamelist import GameLine
    from damier.tui.words import Words

_BATCH = 2_000  # games that are shown at once while a file is read


class GamesScreen(Screen[None]):
    """Lists a file's games while it is read; `newest`: the last of the file comes first."""

    app: DamierApp
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "search", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q,f10", "leave", show=False),
        Binding("escape,left", "back", show=False),
    ]

    class Found(Message):
        """Games were read; `trouble` is why there are no more, if something went amiss."""

        def __init__(self, games: list[GameLine], *, done: bool = False, trouble: str = "") -> None:
            super().__init__()
            self.games, self.done, self.trouble = games, done, trouble

    def __init__(self, path: Path, title: str, *, newest: bool = False) -> None:
        super().__init__()
        self.path, self.heading, self.newest = path, title, newest
        self.games: list[GameLine] = []
        self.is_read, self.trouble = False, ""

    @property
    def words(self) -> Words:
        """The words of the app's language."""
        return self.app.words

    def compose(self) -> ComposeResult:
        """Lay out the field to search with, and the list."""
        yield Static(id="title")
        yield Input(placeholder=self.words("terminal-games-search"), id="search", compact=True)
        yield GameTable(id="games")
        yield Static(id="trouble")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """Begin to read."""
        self.query_one(GameTable).focus()
        self._show()
        self._read()

    def on_resize(self) -> None:
        """Show as many keys as fit."""
        words = self.words
        keys = [
            ("Enter", "choose", words("terminal-do-open")),
            ("/", "search", words("terminal-do-search")),
            ("q", "leave", words("terminal-back")),
        ]
        self.query_one(KeyBar).show(keys, self.app.size.width)

    @work(thread=True, group="reading", exclusive=True)
    def _read(self) -> None:
        worker, batch = get_current_worker(), list["GameLine"]()
        trouble = ""
        try:
            found = games_of(self.path, self.words("game-you"))
            for game in found if self.path.expanduser().exists() or not self.newest else ():
                batch.append(game)
                if len(batch) >= _BATCH:
                    self.post_message(self.Found(batch))
                    batch = []
                if worker.is_cancelled:
                    return
        except (OSError, DamierError) as error:
            trouble = str(error)
        self.post_message(self.Found(batch, done=True, trouble=trouble))

    def on_games_screen_found(self, event: Found) -> None:
        """List what was read."""
        self.games += event.games
        self.is_read, self.trouble = event.done, event.trouble
        self._list(keep=True)

    def _list(self, *, keep: bool) -> None:
        found = fitting(self.games, self.query_one("#search", Input).value)
        if self.newest:
            found.reverse()
        self.query_one(GameTable).show(found, keep=keep)
        self._show()

    def _show(self) -> None:
        words, shown = self.words, len(self.query_one(GameTable).games)
        more = "" if self.is_read and len(self.games) < MOST else " …"
        count = words("openings-all", count=shown)
        title = Text(f" damier  {self.heading}  ·  {count}{more}", no_wrap=True)
        title.stylize("bold", 1, 7)
        self.query_one("#title", Static).update(title)
        told = self.trouble and words("terminal-not-opened", words=self.trouble[:200])
        if not told and self.is_read and not shown:
            told = words("terminal-games-none")
        trouble = self.query_one("#trouble", Static)
        trouble.update(Text(told))
        trouble.display = bool(told)

    def on_input_changed(self) -> None:
        """Search."""
        self._list(keep=False)

    def on_input_submitted(self) -> None:
        """Go on to the list."""
        self.query_one(GameTable).focus()

    def on_game_table_chosen(self, event: GameTable.Chosen) -> None:
        """Open a game."""
        self.app.study(event.game.record)

    def action_choose(self) -> None:
        """Open the game that is pointed at."""
        self.query_one(GameTable).action_choose()

    def action_search(self) -> None:
        """Search."""
        self.query_one("#search", Input).focus()

    def action_back(self) -> None:
        """Forget the search, or go back to the start screen."""
        search = self.query_one("#search", Input)
        if search.value or search.has_focus:
            search.value = ""
            self.query_one(GameTable).focus()
        else:
            self.action_leave()

    def action_help(self) -> None:
        """Show what every key does."""
        self.app.show_help(())

    def action_leave(self) -> None:
        """Go back to the start screen."""
        self.app.start()
