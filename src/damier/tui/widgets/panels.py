"""The panels beside the board: players with their clocks, what is said, what the engine thinks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import set_cell_size
from rich.console import Group
from rich.text import Text
from textual.widgets import Static

from damier.tui.thinking import bar

if TYPE_CHECKING:
    from damier.tui.telling import Telling
    from damier.tui.thinking import Thoughts
    from damier.tui.words import Words


class PlayerBar(Static):
    """One player on one line: name, pieces taken, clock; marked when to move."""

    def show(
        self, name: str, *, disc: str, style: str, moving: bool, taken: int, left: float | None
    ) -> None:
        """Show a player."""
        self.set_class(moving, "moving")
        clock = "" if left is None else clock_text(left)
        lost = f"−{taken}" if taken else ""
        right = "  ".join(part for part in (lost, clock) if part)
        width = max(10, self.content_size.width)
        room = width - 4 - len(right)
        text = Text("▸ " if moving else "  ")
        text.append(disc, style)
        text.append(set_cell_size(f" {name}", room + 1))
        text.append(right, "bold" if moving else "")
        self.update(text)


def clock_text(seconds: float) -> str:
    """Write the time left: minutes and seconds, with tenths when it is nearly over."""
    if seconds < 10:
        return f"0:{seconds:04.1f}"
    whole = int(seconds)
    hours, rest = divmod(whole, 3600)
    minutes, second = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{second:02}" if hours else f"{minutes}:{second:02}"


class TellingPanel(Static):
    """What the game says now."""

    def show(self, told: Telling) -> None:
        """Show a telling."""
        text = Text(told.title, "bold")
        for line in told.lines:
            style = f"not bold link {line}" if line.startswith("http://") else "not bold"
            text.append(f"\n{line}", style)
        for tone in ("calm", "refused", "asked", "over"):
            self.set_class(tone == told.tone, tone)
        self.update(text)


class ThinkingPanel(Static):
    """The engine's lines and a bar of who stands better."""

    def show(self, found: Thoughts | None, words: Words, colours: str) -> None:
        """Show what was found, or that thinking has only begun; the bar is White's on Black's."""
        if found is None:
            self.update(Text(words("terminal-thinking"), "dim"))
            return
        width = max(10, self.content_size.width)
        score = found.lines[0][0]
        room = width - len(score) - 1
        text = Text(no_wrap=True, overflow="ellipsis")
        text.append(bar(found.share, room), colours)
        text.append(f" {score}\n", "bold")
        for worth, moves in found.lines:
            text.append(f"{worth:>6} ", "bold")
            text.append(f"{moves[: width - 7]}\n")
        text.append(
            words("terminal-depth", depth=found.depth, count=str(short_count(found.nodes))), "dim"
        )
        why = Text(found.why, justify="right" if words.backwards else "left")
        self.update(Group(text, why) if found.why else text)


def short_count(number: int) -> str:
    """Write a number of positions short."""
    for size, letter in ((1_000_000, "M"), (1_000, "k")):
        if number >= size:
            return f"{number / size:.1f}{letter}"
    return str(number)


class KeyBar(Static):
    """Keys and what they do, as many as fit; each can be clicked."""

    def show(self, keys: list[tuple[str, str, str]], width: int) -> None:
        """Show (key, action, words) while there is room."""
        text, used = Text(), 0
        for key, action, label in keys:
            piece = f" {key} {label} "
            if used + len(piece) > width:
                break
            start = len(text)
            text.append(f" {key} ", "bold reverse")
            text.append(f"{label} ")
            text.apply_meta({"@click": f"screen.{action}"}, start, len(text))
            used += len(piece)
        self.update(text)
