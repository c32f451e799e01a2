"""What a GUI may set: the variant, threads, memory, the level of play and a book."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from damier.protocols.errors import ProtocolError
from damier.protocols.hub.lines import format_line
from damier.rules import sheet as sheet_named
from damier.rules import sheets

if TYPE_CHECKING:
    from damier.rules import Sheet

# The names that other Hub programs use, and the sheets that play the same game.
COMMON = {
    "normal": "international",
    "killer": "killer",
    "bt": "breakthrough",
    "frisian": "frisian",
    "losing": "antidraughts",
}
MOST = {"threads": 256, "memory": 65536, "level": 10}
LEAST = {"threads": 1, "memory": 1, "level": 0}
_DIGITS = 9  # of a number that is looked at


@dataclass(frozen=True, slots=True)
class HubSettings:
    """What the GUI has chosen; `level` 0 is as strong as possible, `memory` in megabytes.

    `book` is the file of an opening book, or empty.
    """

    sheet: Sheet
    variant: str = ""
    threads: int = 1
    memory: int = 64
    level: int = 0
    book: str = ""

    @property
    def variants(self) -> list[str]:
        """The names a GUI may choose from: the common ones, then every sheet's."""
        return list(dict.fromkeys([*COMMON, *sheets(), self.variant or variant_of(self.sheet)]))

    def declare(self) -> list[str]:
        """Return the lines that tell a GUI what it may set."""
        chosen, names = self.variant or variant_of(self.sheet), " ".join(self.variants)
        lines = [format_line("param", name="variant", value=chosen, type="enum", values=names)]
        for name, least in LEAST.items():
            now = getattr(self, name)
            lines.append(
                format_line("param", name=name, value=now, type="int", min=least, max=MOST[name])
            )
        lines.append(format_line("param", name="book", value=self.book, type="string"))
        return lines

    def change(self, name: str, value: str) -> HubSettings:
        """Return the settings with one changed; raise ProtocolError for a value it cannot have."""
        if name == "variant":
            if value == (self.variant or variant_of(self.sheet)):
                return self
            if value not in self.variants:
                raise ProtocolError(f"expected a known variant, got {value!r}", text=value)
            return replace(self, sheet=sheet_named(COMMON.get(value, value)), variant=value)
        if name == "book":
            return replace(self, book=value)
        if name not in LEAST:
            return self  # programs ignore what they do not know
        number = int(value) if value.isdecimal() and len(value) <= _DIGITS else -1
        if not LEAST[name] <= number <= MOST[name]:
            wanted = f"{name} from {LEAST[name]} to {MOST[name]}"
            raise ProtocolError(f"expected {wanted}, got {value!r}", text=value)
        return replace(self, **{name: number})  # type: ignore[arg-type]


def variant_of(sheet: Sheet) -> str:
    """Return the name of a sheet's game among Hub programs, else the sheet's id."""
    common = (name for name, known in _plays().items() if known == sheet.play_hash)
    return next(common, sheet.id)


@cache
def _plays() -> dict[str, str]:
    return {name: sheet_named(known).play_hash for name, known in COMMON.items()}
