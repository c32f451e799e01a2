"""Words that are not said are found by what they look like, and nothing innocent is."""

from __future__ import annotations

import pytest

from damier.club.order.words import WordList
from damier.table.talk import plain_line

LIST = WordList(["sukkel", "Arsch", "дурак"])


@pytest.mark.parametrize(
    "said",
    [
        "sukkel",
        "SUKKEL!!",
        "5ukke1",
        "$ukkel",
        "su_kkel",
        "ѕuккеl",  # Cyrillic letters among them
        "ｓｕｋｋｅｌ",
        "suuukkkel",
        "(sukkel)",
        "sukkel,jij",
        "@rsch",
        "Дурак",
        "дypaк",  # Latin ones
    ],
)
def test_a_word_is_found_however_it_is_written(said: str) -> None:
    assert LIST.has(f"you {said} there")
    assert LIST.masked(f"you {said} there") == "you *** there"


@pytest.mark.parametrize(
    "said", ["sukkelen", "32-28 19x10", "", "Arschot", "<b>hello</b>", "مرحبا", "good game :)"]
)
def test_what_only_has_it_inside_or_nothing_of_it_is_left_alone(said: str) -> None:
    assert not LIST.has(said)
    assert LIST.masked(said) == said


def test_no_list_costs_nothing_and_changes_nothing() -> None:
    assert WordList().masked("sukkel") == "sukkel"


def test_marks_of_direction_are_no_part_of_a_line() -> None:
    said = plain_line("a\u202eb\u2066c\u0000<i>")
    assert said == "a b c <i>"
    assert all(sign.isprintable() for sign in said)
