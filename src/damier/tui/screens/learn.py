"""All puzzles: a sheet from the shelves, and today's, those to repeat, a race, or of a kind."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from damier.learn.learned import LEVELS
from damier.learn.shelf import puzzles
from damier.learn.themes import THEMES
from damier.tui.puzzling import PuzzleWish
from damier.tui.screens.dialogs import Ask, Pick
from damier.tui.screens.start import shelved
from damier.tui.widgets.panels import KeyBar

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from damier.learn.learned import Learned
    from damier.learn.shelf import Shelf
    from damier.tui.app import DamierApp
    from damier.tui.words import Words

_COPY = "damier-learned.json"


class LearnScreen(Screen[None]):
    """Choose what to solve."""

    app: DamierApp
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "app.focus_next", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("s,f4", "save", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q,escape,f10", "leave", show=False),
    ]

    def __init__(self, sheet: str, told: str = "") -> None:
        super().__init__()
        self.sheet, self.told = sheet, told
        self.wishes: list[PuzzleWish | str] = []  # what each line means; a word for a deed

    @property
    def words(self) -> Words:
        """The words of the app's language."""
        return self.app.words

    def compose(self) -> ComposeResult:
        """Lay out the shelves and the ways to solve."""
        yield Static(id="title")
        with Horizontal(id="start"):
            yield OptionList(*shelved(self.words), id="sheets", compact=True)
            with Vertical(id="learn"):
                yield Static(id="about")
                yield OptionList(id="ways", compact=True)
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """Begin at the sheet that was asked for, at the ways to solve its puzzles."""
        shelves = self.query_one("#sheets", OptionList)
        shelves.highlighted = shelves.get_option_index(self.sheet)
        self._show()
        ways = self.query_one("#ways", OptionList)
        ways.highlighted = 0
        ways.focus()

    def on_resize(self) -> None:
        """Show as many keys as fit."""
        words = self.words
        keys = [
            ("s", "save", words("learn-save")),
            ("?", "help", words("terminal-do-help")),
            ("q", "leave", words("terminal-back")),
        ]
        self.query_one(KeyBar).show(keys, self.app.size.width)

    def _show(self) -> None:
        words, learned, shelf = self.words, self.app.learned(), puzzles(self.sheet)
        title = Text(f" damier  {words('learn-title')}", no_wrap=True, overflow="ellipsis")
        title.stylize("bold", 1, 7)
        self.query_one("#title", Static).update(title)
        self.query_one("#about", Static).update(self._about(shelf, learned))
        ways = self.query_one("#ways", OptionList)
        ways.clear_options()
        ways.add_options(self._ways(shelf, learned))

    def _about(self, shelf: Shelf, learned: Learned) -> Text:
        words = self.words
        text = Text(words.sheet(shelf.sheet), "bold")
        lines = [words("learn-count", count=len(shelf)) if len(shelf) else words("learn-none")]
        if learned.solved:
            lines.append(words("learn-solved", count=learned.solved))
        lines.append(words("puzzle-row", count=learned.row))
        if learned.days > 1:
            lines.append(words("puzzle-days", count=learned.days))
        for line in lines:
            text.append(f"\n{line}", "not bold")
        if self.told:
            text.append(f"\n{self.told}", "bold")
        return text

    def _ways(self, shelf: Shelf, learned: Learned) -> list[Option | None]:
        """Return the lines, and note what each means."""
        words, sheet = self.words, self.sheet
        found: list[tuple[str, PuzzleWish | str] | None] = []
        if len(shelf):
            found.append((words("learn-today"), PuzzleWish(sheet, "today")))
        due = len(learned.due)
        found.append((words("learn-repeat", count=due), PuzzleWish(sheet, "repeat") if due else ""))
        if len(shelf):
            best = learned.races.get(sheet)
            race = words("learn-race")
            race += f"  ({words('learn-race-best', count=best)})" if best else ""
            found += [(race, PuzzleWish(sheet, "race")), None]
            found.append((words("learn-any"), PuzzleWish(sheet)))
            for level, (least, most) in LEVELS.items():
                count = len(shelf.select(least=least, most=most))
                if count:
                    line = f"{words(f'learn-{level}')}  {words.apart(f'({count})')}"
                    found.append((line, PuzzleWish(sheet, level=level)))
            found.append(None)
            counts = shelf.themes
            for theme in THEMES:
                if count := counts.get(theme.name, 0):
                    line = f"{words(f'theme-{theme.name}')}  {words.apart(f'({count})')}"
                    found.append((line, PuzzleWish(sheet, theme=theme.name)))
        found += [None, (words("learn-save"), "save"), (words("learn-forget"), "forget")]
        self.wishes = [one[1] for one in found if one is not None]
        return [None if one is None else Option(Text(one[0]), disabled=not one[1]) for one in found]

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show another sheet."""
        shelves = event.option_list
        if shelves.id != "sheets" or shelves.highlighted != event.option_index:
            return  # the ways, or a sheet that was passed by
        if event.option_id not in (None, self.sheet):
            self.sheet, self.told = str(event.option_id), ""
            self._show()

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Solve, or do what was chosen."""
        if event.option_list.id == "sheets":
            self.query_one("#ways", OptionList).focus()
            return
        wish = self.wishes[event.option_index]
        if isinstance(wish, PuzzleWish):
            self.app.puzzle(wish)
        elif wish:
            await self.run_action(wish)

    @work
    async def action_save(self) -> None:
        """Save a copy of what was learned."""
        words = self.words
        path = await self.app.push_screen_wait(
            Ask(words("learn-save"), words("learn-kept"), str(Path.home() / _COPY))
        )
        if path is not None and self.app.keep(lambda file: file.copy_to(Path(path))):
            self._say(words("terminal-saved", words=path))

    @work
    async def action_forget(self) -> None:
        """Forget all that was learned, if that is really meant."""
        words = self.words
        lines = [words("learn-forget-no"), words("learn-forget-yes")]
        if await self.app.push_screen_wait(Pick(words("learn-forget-sure"), lines)) == 1:
            self.app.keep(lambda file: file.forget())
            self._say(words("learn-forgotten"))

    def _say(self, told: str) -> None:
        self.told = told
        self._show()

    def action_help(self) -> None:
        """Show what every key does."""
        self.app.show_help(())

    def action_leave(self) -> None:
        """Go back to the start screen."""
        self.app.start()
