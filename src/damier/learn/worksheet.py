"""Worksheets: puzzles on paper, A4 in one ink, with lines to write on and a page of solutions."""

from __future__ import annotations

import json
from importlib import resources
from typing import TYPE_CHECKING

from damier.errors import MissingExtra
from damier.learn.puzzle import PuzzleError
from damier.learn.scene import Scene
from damier.texts.catalogue import is_right_to_left, isolated, list_text, text
from damier.texts.page import sheet_name
from damier.texts.speech import side_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from damier.learn.puzzle import Puzzle
    from damier.learn.shelf import Shelf

MOST = 48
LONGEST_NAME = 80
_FEW = 4  # puzzles up to which two stand beside each other
_EASY, _HARD = 30, 55  # difficulties at which the second and the third dot are filled
_LINES = (3, 6)  # to write on, at least and at most


def chosen(shelf: Shelf, count: int) -> list[Puzzle]:
    """Return so many puzzles of a shelf, spread from easy to hard; all if there are fewer."""
    if count >= len(shelf):
        return list(shelf)
    return [shelf[at * len(shelf) // count] for at in range(count)]


def worksheet(
    found: Sequence[Puzzle], lang: str = "en", *, club: str = "", title: str = ""
) -> bytes:
    """Return a PDF of puzzles of one sheet, in a language; needs `damier[worksheets]`.

    `club` stands at the top. Raises PuzzleError for none, or more than 48.
    """
    if not 1 <= len(found) <= MOST:
        raise PuzzleError(f"expected 1 to {MOST} puzzles, got {len(found)}")
    try:
        import typst
    except ImportError as missing:
        raise MissingExtra("worksheets", "typst") from missing

    here = resources.files("damier.learn")
    compiled: Callable[..., bytes] = typst.compile
    with resources.as_file(here / "fonts") as fonts:
        return compiled(
            (here / "worksheet.typ").read_bytes(),
            font_paths=[str(fonts)],
            ignore_system_fonts=True,
            sys_inputs={"sheet": json.dumps(_facts(found, lang, club, title))},
        )


def _facts(found: Sequence[Puzzle], lang: str, club: str, title: str) -> dict[str, object]:
    sheet = found[0].position.sheet
    longest = max(len(each.line) for each in found)
    return {
        "lang": lang,
        "rtl": is_right_to_left(lang),
        "club": club[:LONGEST_NAME],
        "title": title or sheet_name(sheet, lang),
        "note": sheet_name(sheet, lang) if title else "",
        "name": text("worksheet-name", lang),
        "date": text("worksheet-date", lang),
        "solutions": text("worksheet-solutions", lang),
        "columns": 2 if len(found) <= _FEW else 3,
        "lines": min(max(_LINES[0], (longest + 1) // 2), _LINES[1]),
        "puzzles": [_puzzle(each, lang) for each in found],
    }


def _puzzle(puzzle: Puzzle, lang: str) -> dict[str, object]:
    position = puzzle.position
    colour = side_name(position.sheet, position.turn)
    taken = Scene(puzzle).most_taken
    return {
        "svg": position.svg(theme="print", numbers="off", flip=position.turn == "black"),
        "task": text(f"puzzle-{puzzle.goal}", lang, colour=colour, takes=taken),
        "dots": 1 + (puzzle.difficulty >= _EASY) + (puzzle.difficulty >= _HARD),
        "solution": isolated(" ".join(puzzle.texts), lang),
        "themes": list_text((text(f"theme-{name}", lang) for name in puzzle.themes), lang),
    }
