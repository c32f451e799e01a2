"""The built-in sheets: all there, all sourced, equal where they play alike."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, fields
from pathlib import Path

import pytest

import damier.rules.load
from damier.rules import Draw, Sheet, Source, parse, sheet, sheets
from rules.cases import LEAFLETS
from rules.house import draw, house, rule

FILES = list(Path(damier.rules.load.__file__).parent.joinpath("sheets").glob("*.toml"))

every_sheet = pytest.mark.parametrize("id_", sheets())
leaflets = pytest.mark.parametrize("id_", LEAFLETS)


def test_every_file_is_a_sheet() -> None:
    assert sorted(sheets()) == sorted(file.stem for file in FILES)


def test_leaflets_come_first() -> None:
    shelves = [sheet(id_).shelf for id_ in sheets()]
    order = ["leaflet", "federation", "other"]
    assert shelves == sorted(shelves, key=order.index)


@every_sheet
def test_it_loads_under_its_own_id(id_: str) -> None:
    made = sheet(id_)
    assert made.id == id_
    assert made.name
    assert made.about
    assert made.letters


@every_sheet
def test_it_knows_where_every_rule_comes_from(id_: str) -> None:
    made = sheet(id_)
    assert [name for name, _ in made.fields()] == [name for name, _ in made.sources]
    for source in [made.source(name) for name, _ in made.fields()] + [d.source for d in made.draws]:
        assert source.article or source.reading
        assert source.sheet in sheets()


@every_sheet
def test_players_may_agree_to_a_draw(id_: str) -> None:
    assert [found.rule for found in sheet(id_).draws].count("agreement") == 1


@leaflets
def test_a_leaflet_speaks_for_itself(id_: str) -> None:
    made = sheet(id_)
    assert {source.sheet for _, source in made.sources} == {id_}
    assert {found.source.sheet for found in made.draws} == {id_}
    assert made.languages


def test_the_leaflets_are_printed_in_fourteen_languages() -> None:
    printed = {language for id_ in LEAFLETS for language in sheet(id_).languages}
    assert printed == {
        *("nl", "fr", "en", "sv", "da", "nb", "fi"),
        *("de", "ar", "tr", "es", "it", "pt", "ru"),
    }


def test_articles_follow_their_own_numbering() -> None:
    assert sheet("kndb").articles == tuple(str(number) for number in range(1, 17))
    assert sheet("hotte-nl").articles == tuple("012345678")
    assert sheet("international").articles[:3] == ("2.1", "2.2", "2.4")
    assert sheet("international").articles[-2:] == ("7.2", "7.3")


def test_an_inherited_rule_names_the_sheet_that_says_it() -> None:
    frisian = sheet("frisian")
    assert frisian.source("king.limit").sheet == "frisian"
    assert frisian.source("end.first_king_wins").sheet == "international"
    assert sheet("frysk").source("king.limit").sheet == "frisian"
    assert {found.source.sheet for found in sheet("frysk").draws} == {"frisian"}
    assert {found.source.sheet for found in frisian.draws} == {"frisian"}


def test_an_unknown_rule_has_no_source() -> None:
    with pytest.raises(KeyError):
        sheet("kndb").source("man.flies")


@pytest.mark.parametrize(
    "alike",
    [
        ("international", "hotte-nl", "hotte-fr", "kndb", "djeco"),
        ("portuguese", "spanish"),
        ("canadian", "srilankan"),
        ("frisian", "frysk"),
        ("brazilian", "filipino"),
        ("pool", "jamaican"),
        ("english", "english-wcdf"),
    ],
)
def test_sheets_that_play_alike(alike: tuple[str, ...]) -> None:
    assert len({sheet(id_).play_hash for id_ in alike}) == 1


def test_sheets_that_play_differently() -> None:
    different = (
        "international",
        "killer",
        "breakthrough",
        "antidraughts",
        "poddavki",
        "frisian",
        "canadian",
        "english",
        "swedish",
        "danish",
        "norwegian",
        "finnish",
        "russian",
        "brazilian",
        "pool",
        "spantsiretti",
        "italian",
        "spanish",
        "czech",
        "thai",
        "turkish",
    )
    assert len({sheet(id_).play_hash for id_ in different}) == len(different)


@pytest.mark.parametrize(
    "text",
    [
        house(rule("start.first", '"black"')),
        house(rule("board.dark_corner", '"right"')),
        house(rule("board.men_rows", "[1, 2]")),
        house(rule("touch.hand_off_ends", "false")),
        house(draw('rule = "agreement"')),
    ],
)
def test_manners_do_not_change_the_play(text: str) -> None:
    assert parse(text).play_hash == sheet("international").play_hash
    assert parse(text) != parse(house())


@every_sheet
def test_equality_hash_and_pickle(id_: str) -> None:
    made = sheet(id_)
    text = next(file for file in FILES if file.stem == id_).read_text(encoding="utf-8")
    again = parse(text, file=f"{id_}.toml")
    assert again is not made
    assert again == made
    assert hash(again) == hash(made)
    assert pickle.loads(pickle.dumps(made)) == made
    assert sheet(made) is made
    assert sheet(id_) is made


def test_no_two_sheets_are_equal() -> None:
    assert len({sheet(id_) for id_ in sheets()}) == len(sheets())


@pytest.mark.parametrize("kind", [Sheet, Draw, Source])
def test_values_never_change(kind: type) -> None:
    made = sheet("kndb")
    value = {Sheet: made, Draw: made.draws[0], Source: made.source("man.steps")}[kind]
    with pytest.raises(FrozenInstanceError):
        setattr(value, fields(kind)[0].name, "other")
