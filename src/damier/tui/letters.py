"""Signs for terminals that have letters only: each is one column, as what it stands for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.segment import Segment
from textual.filter import LineFilter

if TYPE_CHECKING:
    from textual.color import Color

_SIGNS = {
    "●": "x",
    "○": "o",
    "◉": "X",
    "◎": "O",
    "▸": ">",
    "‹": "<",
    "›": ">",
    "←": "<",
    "→": ">",
    "↑": "^",
    "↓": "v",
    "↶": "<",
    "✗": "%",
    "·": "-",
    "×": "x",
    "−": "-",
    "–": "-",
    "…": ".",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "‘": "'",
    "’": "'",
    "░": ":",
}
_LINES = {
    **dict.fromkeys("╭╮╯╰┌┐└┘├┤┬┴┼╔╗╚╝", "+"),
    **dict.fromkeys("─━═▁▔▀▄▂▃▅▆▇", "-"),
    **dict.fromkeys("│┃║▌▐▎▏▍▊▋▉", "|"),
    **dict.fromkeys("█▒▓", "#"),
    **dict.fromkeys("▖▗▘▙▚▛▜▝▞▟", "+"),
}
TABLE = str.maketrans(_SIGNS | _LINES)


class Letters(LineFilter):
    """Writes every line with letters; words keep those of their language."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """Return a line with its signs replaced."""
        return [
            Segment(segment.text.translate(TABLE), segment.style, segment.control)
            for segment in segments
        ]
