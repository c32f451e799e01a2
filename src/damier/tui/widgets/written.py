"""A written game: moves, variations and comments, the move that is looked at marked and in view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import Static

if TYPE_CHECKING:
    from collections.abc import Iterable

    from textual.app import ComposeResult

    from damier.tui.study import Spot, Token

_HERE = "bold reverse"


class WrittenGame(VerticalScroll, can_focus=False):
    """Shows the tokens of a game; comments and variations stand on lines of their own."""

    def compose(self) -> ComposeResult:
        """Lay out the text."""
        yield Static()

    def show(self, tokens: Iterable[Token], here: Spot) -> None:
        """Show a game, with the move that led here in view."""
        lines, current = _lines(tokens, here, max(10, self.size.width - 2))
        self.query_one(Static).update(Text("\n").join(lines))
        top, height = self.scroll_offset.y, max(1, self.size.height)
        if not top <= current < top + height:
            self.scroll_to(y=max(0, current - height // 2), animate=False, force=True)


def _lines(tokens: Iterable[Token], here: Spot, width: int) -> tuple[list[Text], int]:
    """Break a game into lines; return them, and which has the move."""
    lines: list[Text] = []
    current, used = 0, 0
    kind: tuple[int, bool] | None = None
    for token in tokens:
        now = (token.depth, token.comment)
        style = "italic" if token.comment else "dim" if token.depth else ""
        marked = token.spot is not None and token.spot.same(here)
        for word in token.text.split() if token.comment else [token.text]:
            text = Text(word, _HERE if marked else style)
            indent = min(token.depth * 2, width // 3)
            fresh = not lines or now != kind or used + 1 + text.cell_len > width
            if fresh:
                lines.append(Text(" " * indent))
                used = indent
            elif word != ")" and not lines[-1].plain.endswith("("):
                lines[-1].append(" ")
                used += 1
            lines[-1].append_text(text)
            used += text.cell_len
            kind = now
            current = len(lines) - 1 if marked else current
    return lines, current
