"""The rules page as plain text, for a terminal or a printer."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from damier.texts.catalogue import isolated, plain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.texts.page import Page, Part, Trial

_RIGHT_TO_LEFT_MARK = "\u200f"
_COLONS = {"fr": "\u00a0:"}  # what stands between a heading and its text, where it is not ":"


def render_text(page: Page, *, width: int = 80, marks: bool = True) -> str:
    """Write a page as lines of text.

    In a right-to-left language every line starts with a mark that makes it run that way, and moves
    are kept together; `marks=False` leaves all marks out, for terminals that print them as boxes.
    """
    lines = [line for indent, words in _paragraphs(page) for line in _wrap(words, indent, width)]
    if page.right_to_left:
        lines = [_RIGHT_TO_LEFT_MARK + line if line else line for line in lines]
    text = "\n".join(lines)
    return text if marks else plain(text)


def _wrap(words: str, indent: int, width: int) -> list[str]:
    if not words:
        return [""]
    blank = " " * indent
    return textwrap.wrap(
        words,
        width,
        initial_indent=blank,
        subsequent_indent=blank,
        break_on_hyphens=False,
        break_long_words=False,
    )


def _paragraphs(page: Page) -> Iterator[tuple[int, str]]:
    """Yield (indent, text); an empty text is an empty line."""
    yield 0, page.title
    yield 0, page.special
    for part in page.articles:
        yield 0, ""
        yield 0, f"{part.label}{_colon(page)} {part.title}"
        yield from _part(part, page)
    if page.readings:
        yield 0, ""
        yield 0, page.readings_title
        yield 2, page.readings_note
    for part in page.readings:
        yield 0, ""
        yield 0, part.title
        yield from _part(part, page)


def _part(part: Part, page: Page) -> Iterator[tuple[int, str]]:
    for sentence in part.sentences:
        yield 2, sentence.text
        if sentence.note:
            yield 4, f"({sentence.note})"
    for trial in part.trials:
        yield from _trial(trial, page)


def _trial(trial: Trial, page: Page) -> Iterator[tuple[int, str]]:
    yield 2, f"{page.try_it}{_colon(page)} {isolated(trial.fen, page.lang)}"
    yield 4, trial.ask
    if trial.question:
        yield 4, f"{trial.question} {trial.title}{_colon(page)} {trial.reason}"


def _colon(page: Page) -> str:
    return _COLONS.get(page.lang, ":")
