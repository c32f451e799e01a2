"""A setting on one line: its name, and a value that the arrow keys change."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual import events
    from textual.app import RenderResult


class Dial(Widget, can_focus=True):
    """Choices in a row, of which one is shown between two arrows."""

    DEFAULT_CSS = "Dial { height: 1; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,enter,space", "turn(1)", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]

    class Changed(Message):
        """Another value is shown."""

        def __init__(self, dial: Dial) -> None:
            super().__init__()
            self.dial = dial

    def __init__(
        self,
        label: str,
        choices: Sequence[tuple[str, object]],
        value: object,
        *,
        backwards: bool = False,
        id: str | None = None,  # noqa: A002
    ) -> None:
        super().__init__(id=id)
        self.label, self.backwards = label, backwards
        self.offer(choices, value)

    def offer(self, choices: Sequence[tuple[str, object]], value: object) -> None:
        """Offer these choices, of which one is shown."""
        self.choices = list(choices)
        values = [choice for _, choice in self.choices]
        self.index = values.index(value) if value in values else 0
        self.refresh()

    @property
    def value(self) -> object:
        """The value that is chosen."""
        return self.choices[self.index][1]

    def render(self) -> RenderResult:
        """Draw the name and the value, from the side where the language begins."""
        here = self.choices[self.index][0]
        room = max(4, self.size.width - self._room - 4)
        shown = f"‹ {here[:room]} ›"
        label = Text(self.label[: self._room - 1])
        value = Text(shown, style="bold" if self.has_focus else "")
        gap = Text(" " * max(1, self._room - label.cell_len))
        if self.backwards:
            gap = Text(" " * max(1, self.size.width - label.cell_len - value.cell_len))
            return Text.assemble(value, gap, label)
        return Text.assemble(label, gap, value)

    @property
    def _room(self) -> int:
        return max(8, min(22, self.size.width * 9 // 20))

    def action_turn(self, by: int) -> None:
        """Show the next value."""
        self.index = (self.index + by) % len(self.choices)
        self.refresh()
        self.post_message(self.Changed(self))

    def on_click(self, event: events.Click) -> None:
        """Turn back where the left arrow is, else on."""
        value = f"‹ {self.choices[self.index][0]} ›"
        start = 0 if self.backwards else self._room
        middle = start + len(value) // 2
        self.focus()
        self.action_turn(-1 if event.x < middle else 1)
