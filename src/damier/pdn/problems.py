"""What could not be read, or not be believed, and where it stands in the file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from damier.position import Refusal

Severity = Literal["error", "warning", "note"]
MOST = 100  # problems kept for one game; the last then says how many more there were
_EXCERPT = 60


@dataclass(frozen=True, slots=True)
class Reading:
    """What something odd was taken for: a message's key, and the words it is filled with.

    `damier.texts.speech.reading_text` says it in any language.
    """

    key: str
    values: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True)
class Problem:
    """One finding in one game.

    `error`: something could not be read or played; `warning`: it was read, but may be wrong;
    `note`: an oddity with one plain meaning. `code` names an illegal move's refusal. `text` is all
    of what was found at this place, where it was not read; `reading` what it was taken for, where
    it was not written as it should be.
    """

    game: int
    line: int
    column: int
    message: str
    severity: Severity = "error"
    text: str = ""
    refusal: Refusal | None = None
    file: str = ""
    reading: Reading | None = None

    @property
    def code(self) -> str:
        """The code of the refusal, or nothing."""
        return self.refusal.code if self.refusal else ""

    def __str__(self) -> str:
        place = f"{self.file}:" if self.file else ""
        return f"{place}{self.line}:{self.column}: {self.message}"


@dataclass(frozen=True, slots=True)
class Finding:
    """A problem that knows its place only as an offset into the text of its game."""

    offset: int
    message: str
    severity: Severity = "error"
    text: str = ""
    refusal: Refusal | None = None
    reading: Reading | None = None


def excerpt(text: str) -> str:
    """Quote text, shortened to fit a message."""
    shown = text if len(text) <= _EXCERPT else f"{text[:_EXCERPT]}…"
    return repr(shown)
