"""Small screens on top: one of several, a line of text, something long to read."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual.app import ComposeResult

_ESCAPE = Binding("escape", "dismiss(None)", show=False)


class Pick(ModalScreen[int | None]):
    """Choose one of several lines; None if none was."""

    BINDINGS: ClassVar[list[BindingType]] = [_ESCAPE]

    def __init__(self, title: str, lines: Sequence[str], *, chosen: int = 0) -> None:
        super().__init__()
        self.title_text, self.lines, self.chosen = title, lines, chosen

    def compose(self) -> ComposeResult:
        """Lay the lines out."""
        with Vertical(classes="dialog"):
            yield Static(Text(self.title_text, "bold"), classes="heading")
            yield OptionList(*map(Text, self.lines), compact=True)

    def on_mount(self) -> None:
        """Begin at the line that is chosen now."""
        self.query_one(OptionList).highlighted = self.chosen

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Return the line."""
        self.dismiss(event.option_index)


class Ask(ModalScreen[str | None]):
    """Ask for a line of text; None if it was not given."""

    BINDINGS: ClassVar[list[BindingType]] = [_ESCAPE]

    def __init__(self, title: str, hint: str, value: str = "") -> None:
        super().__init__()
        self.title_text, self.hint, self.value = title, hint, value

    def compose(self) -> ComposeResult:
        """Lay the question out."""
        with Vertical(classes="dialog"):
            yield Static(Text(self.title_text, "bold"), classes="heading")
            yield Static(Text(self.hint), classes="hint")
            yield Input(self.value, compact=True)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Return what was typed."""
        self.dismiss(event.value.strip() or None)


class Pages(ModalScreen[None]):
    """Something to read, as long as it likes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        _ESCAPE,
        Binding("q,enter,space", "dismiss(None)", show=False),
    ]

    def __init__(self, text: str, *, begin: int = 0) -> None:
        super().__init__()
        self.text, self.begin = text, begin

    def compose(self) -> ComposeResult:
        """Lay the text out."""
        with VerticalScroll(classes="dialog pages"):
            yield Static(Text(self.text))

    def on_mount(self) -> None:
        """Begin at the line asked for."""
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        scroll.scroll_to(y=self.begin, animate=False)
