"""A screen with a board on which moves are made: pointing, typing, turning it round."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Input, OptionList

from damier.tui.actions import ACTIONS
from damier.tui.palette import palette
from damier.tui.scene import BoardScene, Numbers, scene_of
from damier.tui.widgets.board import BoardView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual import events

    from damier.position import Move
    from damier.tui.actions import Action
    from damier.tui.app import DamierApp
    from damier.tui.session import TableSession
    from damier.tui.words import Words

_NUMBERS: tuple[Numbers, ...] = ("inside", "edge", "off")
_SIDE = 30  # columns that the panels beside the board need
_OTHER_LINES = 3  # title, entry, keys


class BoardScreen(Screen[None]):
    """Has a board, a line for typing and a list of choices, and a session that they act on."""

    app: DamierApp
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("slash,colon", "type", show=False),
    ]

    actions: ClassVar[Sequence[Action]] = ACTIONS

    def __init__(self, session: TableSession) -> None:
        super().__init__()
        self.session = session
        self.flip = False
        self.numbers: Numbers = "inside"
        self.cursor: int | None = None
        self.route: tuple[int, ...] = ()

    @property
    def words(self) -> Words:
        """The words of the app's language."""
        return self.app.words

    def show(self) -> None:
        """Show everything as it is now."""
        self._show_board()

    def sync(self) -> None:
        """Show what came of something done, and let whoever has to act do so."""
        self.show()

    # What is seen.

    def on_resize(self) -> None:
        """Share the room between board and panels."""
        self._arrange()
        self.call_after_refresh(self.show)

    def _arrange(self) -> None:
        width, height = self.app.size
        board = self.query_one(BoardView)
        self._show_board()
        wide = board.wanted_width(width - _SIDE, height - _OTHER_LINES)
        low = board.wanted_width(width, height - _OTHER_LINES - 6)
        below = width < 2 * _SIDE and low > wide
        self.set_class(below, "below")
        self.set_class(not wide and not below, "cramped")
        board.styles.width = "100%" if below or not wide else max(wide, 2)

    def _scene(self) -> BoardScene:
        return scene_of(
            self.session, flip=self.flip, numbers=self.numbers, cursor=self.cursor, route=self.route
        )

    def _show_board(self) -> None:
        app, colours = self.app, None
        if app.depth != "none":
            colours = palette(self.session.sheet.colours, app.depth)
        board = self.query_one(BoardView)
        board.too_small = self.words("terminal-small")
        board.show(self._scene(), colours)

    def _bar_colours(self) -> str:
        if self.app.depth == "none":
            return "underline"
        colours = palette(self.session.sheet.colours, self.app.depth)
        return f"{colours.white.face} on {colours.black.face}"

    def _title(self, line: str) -> Text:
        text = Text(f" damier  {line}", no_wrap=True, overflow="ellipsis")
        text.stylize("bold", 1, 7)
        return text

    def _offer(self, lines: list[str]) -> None:
        """Offer choices below what is said, and let keys go to them; or to the board again."""
        choices = self.query_one("#choices", OptionList)
        shown = [str(choices.get_option_at_index(i).prompt) for i in range(choices.option_count)]
        if lines == shown:
            return
        choices.clear_options()
        choices.add_options(map(Text, lines))
        choices.display = bool(lines)
        if lines:
            choices.highlighted = 0
            choices.focus()
        else:
            self.query_one(BoardView).focus()

    def _routes(self) -> list[str]:
        """Return the ways that are asked about, as text."""
        return [
            f"{move.long}  ({' '.join(map(str, sorted(move.captured)))})"
            for move in self.session.asked
        ]

    # What people do.

    def point(self, square: int) -> None:
        """Point at a square."""
        self.session.point(square)

    def play_words(self, words: str) -> None:
        """Play a move that was typed."""
        self.session.type(words)

    def on_board_view_pointed(self, event: BoardView.Pointed) -> None:
        """Point at a square."""
        self.cursor, self.route = event.square, ()
        self.point(event.square)
        self.sync()

    def on_board_view_walked(self, event: BoardView.Walked) -> None:
        """Move the cursor."""
        self.cursor = event.square
        self._show_board()

    def on_key(self, event: events.Key) -> None:
        """Go on in the line below when somebody begins to type a move.

        Keys that came quickly were sent to the board before the line had the focus.
        """
        typed = self.query_one("#typed", Input)
        character = event.character or ""
        begun = self.focused is typed and bool(typed.value) and character.isprintable()
        if character and (begun or (character.isascii() and character.isdigit())):
            event.stop()
            self.set_focus(typed)
            typed.value = typed.value + character if begun else character
            typed.cursor_position = len(typed.value)

    def on_board_view_entered(self, event: BoardView.Entered) -> None:
        """Point at the square under the cursor, or play what was typed quickly."""
        typed = self.query_one("#typed", Input)
        if typed.value:
            self._play_typed(typed)
        elif event.square is not None:
            self.on_board_view_pointed(BoardView.Pointed(event.square))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Play the move that was typed."""
        self._play_typed(event.input)

    def _play_typed(self, typed: Input) -> None:
        words = typed.value.strip()
        typed.value = ""
        self.set_focus(self.query_one(BoardView))
        if words:
            self.play_words(words)
            self.cursor = None
            self.sync()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the route that is pointed at."""
        if event.option_list.id != "choices":
            return
        asked: tuple[Move, ...] = self.session.asked
        self.route = asked[event.option_index].path if event.option_index < len(asked) else ()
        self._show_board()

    def action_back(self) -> None:
        """Take back half a capture, or put the piece down."""
        self.route = ()
        self.query_one("#typed", Input).value = ""
        self.session.back()
        self.query_one(BoardView).focus()
        self.sync()

    def action_type(self) -> None:
        """Type a move."""
        self.query_one("#typed", Input).focus()

    def action_turn_board(self) -> None:
        """See the board from the other side."""
        self.flip = not self.flip
        self.show()

    def action_numbers(self) -> None:
        """Show the numbers of the squares, letters at the edge too, or neither."""
        self.numbers = _NUMBERS[(_NUMBERS.index(self.numbers) + 1) % len(_NUMBERS)]
        self._arrange()
        self.call_after_refresh(self.show)

    def action_help(self) -> None:
        """Show what every key does."""
        self.app.show_help(self.actions)
