"""A page for every sheet, from its TOML: articles in words, diagrams, and the file itself."""

from __future__ import annotations

import html
from importlib import resources
from typing import TYPE_CHECKING

import damier
from damier.board.diagram import Drawing, Trail, theme_for
from damier.texts.page import rules_page

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.texts.page import Page, Part, Trial

SHELVES = {
    "leaflet": "Leaflets in the box",
    "federation": "As the federations play",
    "other": "More games",
}
FOLDER = "reference/sheets"


def pages() -> dict[str, str]:
    """Return the pages and pictures of all sheets."""
    found = {f"{FOLDER}/index.md": _index()}
    for name in damier.sheets():
        found |= _Writer(damier.sheet(name)).pages()
    return found


def _index() -> str:
    lines = [
        "# The sheets",
        "",
        "Every game is a sheet of rules. Each page below is made from the file: its articles,",
        "positions to try, where it is silent and how we read it.",
        "",
    ]
    for shelf, title in SHELVES.items():
        lines += [
            f"## {title}",
            "",
            "| sheet | game | board | what is special |",
            "|---|---|---|---|",
        ]
        for name in damier.sheets():
            sheet = damier.sheet(name)
            if sheet.shelf == shelf:
                board = f"{sheet.board.width}×{sheet.board.height}"
                lines.append(f"| [`{name}`]({name}.md) | {sheet.name} | {board} | {sheet.about} |")
        lines.append("")
    return "\n".join(lines)


class _Writer:
    """Writes the page of one sheet; a picture that is used twice is drawn once."""

    def __init__(self, sheet: damier.Sheet) -> None:
        self.sheet = sheet
        self.pictures: dict[str, str] = {}

    def pages(self) -> dict[str, str]:
        page = rules_page(self.sheet, "en")
        text = "\n".join(self._lines(page)) + "\n"
        drawn = {f"{FOLDER}/{name}": svg for svg, name in self.pictures.items()}
        return {f"{FOLDER}/{self.sheet.id}.md": text, **drawn}

    def _lines(self, page: Page) -> Iterator[str]:
        sheet, board = self.sheet, self.sheet.board
        yield from (f"# {sheet.name}", "", sheet.about, "")
        yield from ("| | |", "|---|---|", f"| sheet | `{sheet.id}` |")
        yield f"| board | {board.width}×{board.height} |"
        yield f"| printed in | {' '.join(sheet.languages)} |"
        yield f"| plays like | {', '.join(self._alike()) or 'no other sheet'} |"
        start = damier.Position.start(sheet)
        yield from ("", self._picture(start, "The start", ()), "")
        for part in page.articles:
            yield from (f"## {part.label}: {part.title}", "")
            yield from self._part(part)
        if page.readings:
            yield from (f"## {page.readings_title}", "", page.readings_note, "")
        for part in page.readings:
            yield from (f"### {part.title}", "")
            yield from self._part(part)
        yield from ("## The file", "", f"`src/damier/rules/sheets/{sheet.id}.toml`", "")
        source = resources.files("damier.rules") / "sheets" / f"{sheet.id}.toml"
        yield from ("```toml", source.read_text(encoding="utf-8").rstrip(), "```")

    def _alike(self) -> list[str]:
        others = (damier.sheet(name) for name in damier.sheets() if name != self.sheet.id)
        mine = self.sheet.play_hash
        return [f"[`{each.id}`]({each.id}.md)" for each in others if each.play_hash == mine]

    def _part(self, part: Part) -> Iterator[str]:
        for sentence in part.sentences:
            anchor = sentence.field.replace(".", "-").replace("_", "-")
            link = f"[`{sentence.field}`](../fields.md#{anchor})"
            yield f"- {sentence.text} {link}"
            if sentence.note:
                yield f"    <br>*{sentence.note}*"
        yield ""
        start = damier.Position.start(self.sheet)
        for trial in part.trials:
            if trial.question or damier.Position.from_fen(trial.fen, self.sheet) != start:
                yield from self._trial(trial)

    def _trial(self, trial: Trial) -> Iterator[str]:
        position = damier.Position.from_fen(trial.fen, self.sheet)
        trails = (Trail(position.parse(trial.move).path),)
        yield from (self._picture(position, trial.ask, trails), "", f"{trial.ask} `{trial.fen}`")
        if trial.question:
            yield f"{trial.question} **{trial.title}**: {trial.reason}"
        yield ""

    def _picture(self, position: damier.Position, about: str, trails: tuple[Trail, ...]) -> str:
        drawing = Drawing(
            theme=theme_for(self.sheet.colours),
            width=300,
            title=about,
            trails=trails,
            id=f"{self.sheet.id}-board",
        )
        name = self.pictures.setdefault(
            position.svg(drawing), f"{self.sheet.id}-{len(self.pictures) + 1}.svg"
        )
        return f"![{html.escape(about)}]({name})"
