"""Rule cases as data: an article, a position, its full legal list, and what is refused."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from damier.position import Position
from damier.rules import sheet

if TYPE_CHECKING:
    from collections.abc import Iterator

DATA = Path(__file__).parent.parent / "data" / "rules"
LEAFLETS = (
    "danish",
    "djeco",
    "english",
    "finnish",
    "hotte-fr",
    "hotte-nl",
    "kndb",
    "norwegian",
    "swedish",
)
READING = "reading"  # stands where an article would, if the sheet is silent

Texts = dict[str, str]


@dataclass(frozen=True)
class Case:
    """One position of one sheet. A move is written with every square its piece lands on.

    `routes`: other texts for the same move; `ambiguous`: texts that fit several moves; `after`: the
    position a move leads to; `articles`: what each refusal code cites, unless the case says other.
    """

    sheet: str
    name: str
    fen: str
    legal: list[str]
    article: str = ""
    start: bool = False
    crowns: list[str] = field(default_factory=list)
    captured: dict[str, list[int]] = field(default_factory=dict)
    refused: Texts = field(default_factory=dict)
    routes: dict[str, list[str]] = field(default_factory=dict)
    ambiguous: dict[str, list[str]] = field(default_factory=dict)
    after: Texts = field(default_factory=dict)
    article_of_refusal: str | None = None
    articles: Texts = field(default_factory=dict)

    @property
    def id(self) -> str:
        """Name this case in a test report."""
        return f"{self.sheet}-{self.article}-{self.name}"

    def position(self) -> Position:
        """Return the position of this case."""
        return Position.from_fen(self.fen, self.sheet)

    def article_of(self, code: str) -> str | None:
        """Return the article a refusal must cite; None where nothing is said about it."""
        return self.article_of_refusal or self.articles.get(code)

    def rotated(self) -> Case:
        """Return the twin of this case: the board turned by 180°, the colours swapped."""
        turn = self._turned
        return replace(
            self,
            fen=self.position().rotated().fen(),
            start=False,
            legal=[turn(text) for text in self.legal],
            crowns=[turn(text) for text in self.crowns],
            captured={turn(text): self._squares(on) for text, on in self.captured.items()},
            refused={turn(text): code for text, code in self.refused.items()},
            routes={turn(text): [turn(t) for t in others] for text, others in self.routes.items()},
            ambiguous={turn(t): [turn(m) for m in fits] for t, fits in self.ambiguous.items()},
            after={turn(text): self._turned_fen(fen) for text, fen in self.after.items()},
        )

    def _squares(self, squares: list[int]) -> list[int]:
        last = self.position().geometry.count + 1
        return [last - square for square in squares]

    def _turned(self, text: str) -> str:
        return re.sub(r"\d+", lambda found: str(self._squares([int(found[0])])[0]), text)

    def _turned_fen(self, fen: str) -> str:
        return Position.from_fen(fen, self.sheet).rotated().fen()


def read(name: str) -> dict[str, Any]:
    """Return the tree of one data file."""
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def _shared(name: str) -> dict[str, Any]:
    return read(name)


def made(entry: dict[str, Any], sheet_id: str, articles: Texts | None = None) -> Case:
    """Make the case of one entry, filled up from the shared position it names."""
    entry = dict(entry)
    source = entry.pop("from", None)
    if source is not None:
        file, _, name = source.partition(".")
        entry = {**_shared(file)[name], **entry}
    return Case(sheet=sheet_id, articles=articles or {}, **entry)


def leaflet_cases(sheet_id: str) -> Iterator[Case]:
    """Yield the cases of one leaflet."""
    tree = read(sheet_id)
    for entry in tree["case"]:
        yield made(entry, sheet_id, tree["refusals"])


def leaflet_fields(sheet_id: str) -> Iterator[tuple[str, str, object]]:
    """Yield (article, dotted field, value) for every rule that a leaflet's file lists."""
    for article, sections in read(sheet_id)["fields"].items():
        for section, values in sections.items():
            for key, value in values.items():
                yield article, f"{section}.{key}", value


def leaflet_also(sheet_id: str) -> dict[str, str]:
    """Return the articles that say what follows from a rule, by the rule's dotted field."""
    sections = read(sheet_id).get("also", {}).items()
    return {f"{section}.{key}": at for section, values in sections for key, at in values.items()}


def world_cases() -> Iterator[Case]:
    """Yield the cases of the other built-in sheets."""
    for entry in read("world")["case"]:
        for sheet_id in entry["sheets"]:
            yield made({key: entry[key] for key in entry if key != "sheets"}, sheet_id)


def articles_of(sheet_id: str, *sections: str) -> set[str]:
    """Return the articles that the rules of these sections come from."""
    sources = sheet(sheet_id).sources
    found = {at.article for name, at in sources if name.partition(".")[0] in sections}
    return {article for article in found if article}
