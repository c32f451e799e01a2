"""Every theme is recognised where it is, and only there."""

from __future__ import annotations

import pytest

import damier
from damier.learn.puzzle import Puzzle
from damier.learn.rows import parse_tree
from damier.learn.themes import THEMES, source_of, themes_of
from damier.texts import languages, text

# theme: (sheet, FEN, solution) that has it, then one that has not.
TWO = ("swedish", "B:WK5,16,21:B18,K32", "18-23 5x27 32x12")
THREE = ("swedish", "W:W26,28,30,31:B4,5,11,12,17,19", "26-22 17x26 30x7")
FOUR = ("swedish", "W:W17,25-31:B2,3,7-10,12,19,20", "27-24 20x27 31x13")
FIVE = ("swedish", "B:W17,19,25-27,29,31:B3-5,7,9,10", "10-15 19x10 7x32")
CHOICE = ("finnish", "B:WK7,K8:BK2,K18", "2x4")
ONE_KING = ("english", "W:WK16:BK20", "16-19 20-24 (20-16 19x12) 19x28")
ROYAL_FEN = "B:W16,27,28,37,38,40,41,43-50:B1-8,10,11,13,17,18,20"
ROYAL = ("international", ROYAL_FEN, "17-22 28x17 11x33")
QUIET = ("english", "W:WK6:BK12", "6-10 12-16 10-15")
MOST = ("swedish", "B:W17-19,21,23,26,27:B4,6,7,9,12,14,20", "9-13 18x11 13x8")
LONG = ("international", "B:WK10,31,35:B24,K38,39", "24-30 35x24 38x36")
STOPPED = ("swedish", "B:W5:BK24", "24-1")
WALKS = ("finnish", "W:W6:B5,19,K31", "6-2")
CASES = {
    "take-1": (("swedish", "B:WK3,20:B9,K13", "9-14 3x17 13x22"), TWO),
    "take-2": (TWO, THREE),
    "take-3": (THREE, FOUR),
    "take-4": (FOUR, FIVE),
    "take-5": (FIVE, FOUR),
    "give-1": (TWO, CHOICE),
    "give-2": (("finnish", "W:WK5,10,24,K30:B2,8,12,K28", "5-1 28x6 1x4"), TWO),
    "give-3": (MOST, TWO),
    "breakthrough": (WALKS, FIVE),
    "crowning-capture": (FIVE, WALKS),
    "through-crown-row": (
        FIVE,
        ("english", "B:WK10,13,17,25,27,31:B11,12,16,20", "11-15 10x19 16x32"),
    ),
    "backward": (("swedish", "W:W17,21-23:B11,15,20,K32", "23-18 32x14 17x19"), THREE),
    "most-first": (MOST, FIVE),
    "long-king": (LONG, TWO),
    "turkish-stroke": (
        ("international", "W:W12,21,27,28,35:B41,K1", "21-17 1x21 17x26"),
        LONG,
    ),
    "coup-royal": (ROYAL, ("international", ROYAL_FEN.replace("16,27", "27"), "18-23 28x19 13x24")),
    "coup-philippe": (
        (
            "international",
            "W:W27,32,34,38,40,45:B11,12,16,18,23,25",
            "27-22 18x27 32x21 16x27 34-30 25x34 40x16",
        ),
        ROYAL,
    ),
    "choice": (CHOICE, TWO),
    "quiet-move": (QUIET, ONE_KING),
    "opposition": (("swedish", "W:W12,16,20,21:B3,6,13", "16-11"), WALKS),
    "trapped-king": (ONE_KING, ("finnish", "W:WK8,20:BK7", "8-11 7x16 20x11")),
    "blockade": (STOPPED, WALKS),
    "ending": (STOPPED, FIVE),
    "saved-draw": (WALKS, STOPPED),
}


def puzzle(sheet: str, fen: str, solution: str) -> Puzzle:
    position = damier.Position.from_fen(fen, sheet)
    goal = "draw" if (sheet, fen, solution) == WALKS else "win"
    return Puzzle(position, goal, parse_tree(solution, position))  # type: ignore[arg-type]


def test_every_theme_has_its_cases() -> None:
    assert [theme.name for theme in THEMES] == list(CASES)


@pytest.mark.parametrize("name", CASES)
def test_a_theme_is_recognised_where_it_is(name: str) -> None:
    there, elsewhere = CASES[name]
    assert name in themes_of(puzzle(*there))
    assert name not in themes_of(puzzle(*elsewhere))


@pytest.mark.parametrize("name", CASES)
def test_a_theme_is_the_same_for_the_rotated_twin(name: str) -> None:
    there = puzzle(*CASES[name][0])
    twin = there.position.rotated()
    squares = there.position.geometry
    words = [
        ("x" if move.is_capture else "-").join(str(squares.rotate(at)) for at in move.path)
        for move in there.line
    ]
    turned = Puzzle(twin, there.goal, parse_tree(" ".join(words), twin))
    assert themes_of(turned) == themes_of(there)
    assert turned.id == there.id


@pytest.mark.parametrize("name", CASES)
def test_every_theme_has_a_name_in_every_language(name: str) -> None:
    assert len({text(f"theme-{name}", lang) for lang in languages()}) > 1


def test_a_theme_that_lives_by_a_rule_knows_its_article() -> None:
    sheet = damier.sheet("international")
    source = source_of("most-first", sheet)
    assert source is not None
    assert source.article == "4.13"
    assert source_of("take-2", sheet) is None
    fields = dict(sheet.fields())
    assert all(theme.field in fields for theme in THEMES if theme.field)
