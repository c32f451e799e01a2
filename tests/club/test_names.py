"""Names are text that others read: nothing hides in them, and no two look the same."""

from __future__ import annotations

import pytest

from damier.club.people.errors import AccountError
from damier.club.people.names import clean_name, name_key

FINE = ["Noor", "José", "Аня", "علي", "יוסף", "李雷", "Ngọc Ánh", "O’Neil", "de Vries-Smit", "Bo 2"]
BAD = {
    "too short": "x",
    "too long": "x" * 25,
    "nothing": "   ",
    "turned round": "Anna\u202e",
    "of no width": "An\u200bna",
    "control": "An\x00na",
    "picture": "Anna🙂",
    "piled up": "A\u0301\u0301\u0301\u0301nna",
    "no letter": "2026",
    "markup": "<b>Anna</b>",
    "lone surrogate": "An\ud800na",
    "beginning": "-Anna",
    "kept back": "Admin",
    "kept back in disguise": "аdmin",
    "kept back within": "the admin",
    "an operator's word": "Sukkel 7",
}


@pytest.mark.parametrize("name", FINE)
def test_people_are_called_as_they_write_it(name: str) -> None:
    assert clean_name(f"  {name} ")[0] == name


@pytest.mark.parametrize("why", BAD)
def test_a_name_that_hides_something_is_refused(why: str) -> None:
    with pytest.raises(AccountError, match=r"expected .*, got") as raised:
        clean_name(BAD[why], ["sukkel"])
    assert raised.value.code == "bad-name"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Noor", "NOOR"),
        ("Noor", "N00r"),
        ("Anna", "Аnnа"),  # with Cyrillic letters
        ("Anna", "Ａｎｎａ"),  # of full width
        ("José", "Jose\u0301"),
        ("Bill", "BiII"),
        ("de Vries", "DeVries"),
        ("Marno", "Mamo"),
    ],
)
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Anne"), ("Jose", "José"), ("Аня", "Яна")])
def test_names_that_look_different_are_different(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)
