"""Words on the screen: Fluent texts as this terminal can take them, and where a line begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.texts.catalogue import has_text, is_right_to_left, isolated, text
from damier.texts.speech import side_name
from damier.texts.terminals import for_terminal

if TYPE_CHECKING:
    from damier.rules import Sheet
    from damier.rules.sheet import Colour


class Words:
    """One language for one screen."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, **args: str | int) -> str:
        """Return a text, in English where a language lags behind."""
        spoken = self.lang if has_text(key.partition(".")[0], self.lang) else "en"
        return for_terminal(text(key, spoken, **args))

    def apart(self, part: str) -> str:
        """Return a key or a move that stands beside words and keeps its own direction."""
        return for_terminal(isolated(part, self.lang))

    @property
    def backwards(self) -> bool:
        """Whether lines begin at the right."""
        return is_right_to_left(self.lang)

    def side(self, sheet: Sheet, side: Colour) -> str:
        """Name a side."""
        return self("side", colour=side_name(sheet, side))

    def sheet(self, sheet: Sheet) -> str:
        """Name a sheet; a player's own has the name it gives itself."""
        key = f"sheet-{sheet.id}"
        return self(key) if has_text(key, self.lang) else sheet.name

    def special(self, sheet: Sheet) -> str:
        """Say what is special about a sheet, in one line."""
        key = f"sheet-{sheet.id}"
        return self(f"{key}.special") if has_text(key, self.lang) else sheet.about
