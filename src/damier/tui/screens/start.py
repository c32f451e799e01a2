"""The start screen: a sheet from the shelves, the terms of a game, or the game left unfinished."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from damier.board.geometry import geometry
from damier.board.setup import EMPTY, Setup
from damier.errors import DamierError
from damier.rules import sheet as sheet_named
from damier.rules import sheets
from damier.table.ballots import offer_of
from damier.table.draws import draw_options
from damier.texts.catalogue import languages
from damier.texts.terminals import for_terminal
from damier.tui.choice import CONTROLS, GameChoice
from damier.tui.palette import palette
from damier.tui.picture import draw, size_for
from damier.tui.scene import BoardScene
from damier.tui.widgets.dial import Dial
from damier.tui.widgets.panels import KeyBar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual.app import ComposeResult

    from damier.rules import Sheet
    from damier.table.terms import Slips
    from damier.tui.app import DamierApp
    from damier.tui.palette import Palette
    from damier.tui.words import Words


class Field(Input):
    """A line to fill in, left with the arrows as a dial is."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", show=False),
        Binding("down,enter", "app.focus_next", show=False),
    ]


class StartScreen(Screen[None]):
    """Choose and begin."""

    app: DamierApp
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f5,ctrl+j", "begin", show=False),
        Binding("o,f3", "open", show=False),
        Binding("p,f6", "learn", show=False),
        Binding("g,f7", "games", show=False),
        Binding("e,f8", "explore", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q,escape,f10", "leave", show=False),
    ]

    def __init__(self, choice: GameChoice, trouble: str = "") -> None:
        super().__init__()
        self.choice, self.trouble = choice, trouble
        self._before = choice
        own = () if choice.sheet in sheets() else (choice.sheet,)
        self.ids = [*own, *sheets()]

    @property
    def words(self) -> Words:
        """The words of the app's language."""
        return self.app.words

    def compose(self) -> ComposeResult:
        """Lay out the shelves and the terms."""
        words = self.words
        yield Static(Text(" damier", "bold"), id="title")
        with Horizontal(id="start"):
            yield OptionList(*shelved(words, self.ids), id="sheets", compact=True)
            with VerticalScroll(id="terms", can_focus=False):
                with Horizontal(id="about"):
                    yield Static(id="thumb")
                    yield Static(id="special")
                yield from self._dials()
                yield Static(self.trouble, id="trouble")
                with Vertical(id="buttons"):
                    yield Button(words("terminal-play"), id="begin", compact=True)
                    if unfinished := self._unfinished():
                        yield Button(unfinished, id="resume", compact=True)
                yield Static(id="preview")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """Begin at the sheet that was played last."""
        shelves = self.query_one("#sheets", OptionList)
        shelves.highlighted = shelves.get_option_index(self.choice.sheet)
        shelves.focus()
        self._show()
        if self.query("#resume"):
            self.query_one("#resume").focus()

    def on_resize(self) -> None:
        """Show as many keys as fit, and the board if it does."""
        words = self.words
        self._show()
        keys = [
            ("F5", "begin", words("terminal-play")),
            ("p", "learn", words("shell-learn")),
            ("o", "open", words("terminal-do-open")),
            ("g", "games", words("openings-own")),
            ("?", "help", words("terminal-do-help")),
            ("q", "leave", words("terminal-do-quit")),
        ]
        if self.app.openings is not None:
            keys.insert(-2, ("e", "explore", words("openings-title")))
        self.query_one(KeyBar).show(keys, self.app.size.width)

    def _dials(self) -> ComposeResult:
        words, choice = self.words, self.choice
        levels: list[tuple[str, object]] = [(str(number), number) for number in range(1, 11)]
        levels.append((words("terminal-level-best"), "best"))
        rivals = [(words(f"terminal-rival.{kind}"), kind) for kind in ("computer", "beside", "hub")]
        yield self._dial("rival", rivals, choice.rival)
        yield self._dial("level", levels, choice.level)
        yield Field(choice.hub, placeholder=words("terminal-hub"), id="hub", compact=True)
        yield Field(choice.name, placeholder=self._name_hint(), id="name", compact=True)
        yield self._dial("colour", self._colours(choice.rules()), choice.wanted)
        yield self._dial("control", [(self._clock(one), one) for one in CONTROLS], choice.control)
        kinds = ("guided", "table", "silent")
        modes = [(words(f"terminal-mode-{mode}"), mode) for mode in kinds]
        silent = choice.mode == "table" and choice.slips == "silent"
        yield self._dial("mode", modes, "silent" if silent else choice.mode)
        touch = [
            (words(f"terminal-touch.{name}"), value)
            for name, value in (("sheet", None), ("yes", True), ("no", False))
        ]
        yield self._dial("touch_move", touch, choice.touch_move)
        with Vertical(id="draws"):
            yield from self._draws()
        names = [(words(f"language-{code}"), code) for code in languages()]
        yield self._dial("language", names, words.lang)

    def _name_hint(self) -> str:
        """Say whose name is meant; of two people both, with a stroke between them."""
        words = self.words
        return words("start-names" if self.choice.rival == "beside" else "start-name")

    def _draws(self) -> ComposeResult:
        """Lay out the decks of the sheet, and the draw rules that it leaves to the players."""
        words, choice = self.words, self.choice
        if (offer := offer_of(choice.rules(), words.lang)) is not None:
            decks = [(for_terminal(view.name), view.id) for view in offer.decks]
            yield self._dial("deck", [(words("terminal-no"), ""), *decks], choice.deck)
        answers = [(words("terminal-no"), False), (words("terminal-yes"), True)]
        for option in draw_options(choice.rules(), words.lang):
            on = option.rule in choice.draw_options
            yield Dial(
                words("terminal-term-draw"),
                answers,
                on,
                backwards=words.backwards,
                id=f"draw-{option.rule}",
            )
            yield Static(Text(for_terminal(option.text), "dim"), classes="sentence")

    def _dial(self, name: str, choices: list[Any], value: object) -> Dial:
        label = self.words(f"terminal-term-{name.replace('_', '-')}")
        return Dial(label, choices, value, backwards=self.words.backwards, id=name)

    def _colours(self, sheet: Sheet) -> list[tuple[str, object]]:
        words = self.words
        sides: list[tuple[str, object]] = [
            (words.side(sheet, "white"), "white"),
            (words.side(sheet, "black"), "black"),
        ]
        return [*sides, (words("terminal-lot"), "lot")]

    def _clock(self, control: str) -> str:
        words = self.words
        if not control:
            return words("terminal-clock-none")
        if control.startswith("*"):
            return words("terminal-clock-move", seconds=int(control[1:]))
        seconds, _, bonus = control.partition("+")
        return words("terminal-clock-game", minutes=int(seconds) // 60, seconds=int(bonus or 0))

    def _unfinished(self) -> str:
        kept = self.app.store.resume()
        if kept is None or kept[0].outcome is not None:
            return ""
        game = kept[0]
        name = self.words.sheet(game.sheet)
        return self.words("terminal-resume", name=name, number=len(game.entries) // 2 + 1)

    def _show(self) -> None:
        words, sheet = self.words, self.choice.rules()
        text = Text(words.sheet(sheet), "bold")
        text.append(f"  {sheet.board.width}×{sheet.board.height}", "dim")
        text.append(f"\n{words.special(sheet)}", "not bold")
        self.query_one("#special", Static).update(text)
        depth = self.app.depth
        self._show_preview(sheet)
        thumb = self.query_one("#thumb", Static)
        thumb.display = depth != "none" and not self.query_one("#preview").display
        if thumb.display:
            thumb.update(thumbnail(sheet, palette(sheet.colours, depth)))
        self.query_one("#level").display = self.choice.rival == "computer"
        self.query_one("#colour").display = self.choice.rival != "beside"
        self.query_one("#hub").display = self.choice.rival == "hub"
        self.query_one("#name", Input).placeholder = self._name_hint()
        self.query_one("#trouble", Static).display = bool(self.trouble)

    def _show_preview(self, sheet: Sheet) -> None:
        """Show the board set up, where the window has room for it."""
        preview = self.query_one("#preview", Static)
        depth, (width, height) = self.app.depth, self.app.size
        scene = BoardScene(geometry(sheet.board), Setup.start(sheet).board)
        size = min(size_for(scene, width * 55 // 100 - 8, height - 20), 8)
        preview.display = depth != "none" and size >= 3
        if preview.display:
            lines = draw(scene, size, palette(sheet.colours, depth))
            text = [Text.assemble(*((s.text, s.style or "") for s in line)) for line in lines]
            preview.update(Text("\n").join(text))

    async def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show another sheet."""
        if event.option_id and event.option_id != self.choice.sheet:
            before = self._before
            same = event.option_id == before.sheet
            self.choice = replace(
                self.choice,
                sheet=event.option_id,
                start=None,
                draw_options=before.draw_options if same else (),
                deck=before.deck if same else "",
            )
            colours = self._colours(self.choice.rules())
            self.query_one("#colour", Dial).offer(colours, self.choice.wanted)
            self._show()
            draws = self.query_one("#draws")
            await draws.remove_children()
            await draws.mount(*self._draws())

    def on_option_list_option_selected(self) -> None:
        """Begin with Enter on a sheet."""
        self.action_begin()

    async def on_dial_changed(self, event: Dial.Changed) -> None:
        """Take over another value."""
        value: Any = event.dial.value
        if event.dial.id == "language":
            self.app.speak(str(value))
            await self.recompose()
            self.on_mount()
            self.on_resize()
            self.query_one("#language").focus()
            return
        name = str(event.dial.id)
        if name.startswith("draw-"):
            chosen: Any = set(self.choice.draw_options) ^ {name.removeprefix("draw-")}
            self.choice = replace(self.choice, draw_options=tuple(sorted(chosen)))
        elif name == "mode":
            silent = value == "silent"
            slips: Slips = "silent" if silent else "announced"
            self.choice = replace(self.choice, mode="table" if silent else value, slips=slips)
        else:
            self.choice = replace(self.choice, **{name: value})
        self._show()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Take over a name, or the command of a Hub engine."""
        if event.input.id == "name":
            self.choice = replace(self.choice, name=event.value)
        else:
            self.choice = replace(self.choice, hub=event.value)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Begin, or go on with the game left unfinished."""
        if event.button.id == "resume":
            self.app.resume()
        else:
            self.action_begin()

    def action_begin(self) -> None:
        """Begin a game on these terms."""
        try:
            self.app.begin(self.choice.checked())
        except DamierError as error:
            self.trouble = str(error)
            self.query_one("#trouble", Static).update(self.trouble)
            self._show()

    def action_learn(self) -> None:
        """Solve puzzles of the sheet that is chosen."""
        self.app.learn(self.choice.sheet)

    def action_games(self) -> None:
        """List the games that were played here."""
        self.app.show_own_games()

    def action_explore(self) -> None:
        """Look up what was played from the start of the sheet that is chosen."""
        self.app.explore(self.choice.sheet)

    def action_open(self) -> None:
        """Open a game from a PDN file."""
        self.app.open_file()

    def action_help(self) -> None:
        """Show what every key does."""
        self.app.show_help()

    def action_leave(self) -> None:
        """Leave the app."""
        self.app.exit()


def shelved(words: Words, ids: Sequence[str] | None = None) -> list[Option | None]:
    """Return sheets as lines under the names of their shelves; all that damier has by default."""
    found, shelf = list[Option | None](), ""
    for name in sheets() if ids is None else ids:
        sheet = sheet_named(name)
        if sheet.shelf != shelf:
            shelf = sheet.shelf
            found.append(Option(Text(words(f"shelf-{shelf}"), "bold"), disabled=True))
        found.append(Option(Text(words.sheet(sheet)), id=name))
    return found


def thumbnail(sheet: Sheet, colours: Palette) -> Text:
    """Draw the start of a sheet very small: two squares a character, one above the other."""
    squares = geometry(sheet.board)
    board = Setup.start(sheet).board
    text = Text()
    for row in range(0, squares.height, 2):
        for column in range(squares.width):
            above = _dot(squares.square_at(row, column), board, colours)
            below = _dot(squares.square_at(row + 1, column), board, colours)
            text.append("▀", Style(color=above, bgcolor=below))
        text.append("\n")
    return text


def _dot(square: int | None, board: str, colours: Palette) -> str:
    if square is None:
        return colours.other
    piece = board[square - 1]
    if piece == EMPTY:
        return colours.playable
    return (colours.white if piece == "w" else colours.black).face
