"""The reasons of readings: in every language, each used, none missing."""

from __future__ import annotations

import re

import pytest

import damier
from damier.rules.load import parse
from damier.rules.sheet import Source
from damier.texts.catalogue import languages, plain, text
from damier.texts.page import rules_page
from damier.texts.readings import reason_text
from damier.texts.sentences import rule_sentences
from damier.web.study.house import _HOUSE
from rules.house import house
from texts.ftl import patterns

SHEETS = [damier.sheet(name) for name in damier.sheets()]


def sources(sheet):
    yield from sheet.sources
    yield from ((draw.rule, draw.source) for draw in sheet.draws)


def test_every_reading_of_every_sheet_has_its_reason():
    said = {key.removeprefix("why-") for key in patterns("en", "readings")}
    asked = {source.reading for sheet in SHEETS for _, source in sources(sheet) if source.reading}
    asked |= {_HOUSE.reading, "usual"}  # of rules that a sheet need not name
    assert asked - said == set(), "missing"
    assert said - asked == set(), "said by nobody"


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_the_reader_of_a_leaflet_is_told_why_in_his_own_language(lang):
    """The reasons were in English only; who held the Danish leaflet read none."""
    same = {key for key in patterns("en", "readings") if plain(text(key, lang)) == text(key, "en")}
    assert same == set()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.id)
def test_the_rules_page_gives_the_reason_of_every_reading(sheet, lang):
    page = rules_page(sheet, lang)
    told = {s.note for part in (*page.articles, *page.readings) for s in part.sentences}
    unsaid = {field for field, _ in sheet.fields() if not rule_sentences(sheet, field, lang)}
    for field, source in sources(sheet):
        if source.reading and field not in unsaid:
            assert reason_text(source, lang) in told
    assert all(note is None or not re.fullmatch(r"[a-z-]+", note) for note in told)


def test_a_house_sheet_may_give_its_reason_in_words_of_its_own():
    sheet = parse(house('[crowning]\nwhen = { is = "stops", reading = "As grandfather did." }'))
    assert reason_text(sheet.source("crowning.when"), "da") == "As grandfather did."
    assert reason_text(sheet.source("king.limit"), "da") != sheet.source("king.limit").reading
    assert reason_text(Source(article="7"), "da") is None


def notes(name, lang, article):
    [part] = [
        part for part in rules_page(damier.sheet(name), lang).articles if part.number == article
    ]
    return " ".join(sentence.note or "" for sentence in part.sentences)


def test_the_swedish_page_says_that_its_example_contradicts_its_rule():
    assert text("why-two-kings-swedish", "sv") in notes("swedish", "sv", "7")


def test_the_djeco_page_says_that_its_languages_differ():
    assert text("why-same-move-djeco", "fr") in notes("djeco", "fr", "9")


def test_the_federation_s_page_says_what_rule_14_and_the_french_rule_9_say():
    assert text("why-offences-kndb", "nl") in notes("kndb", "nl", "14")
    assert text("why-priority-kndb", "nl") in notes("kndb", "nl", "9")


@pytest.mark.parametrize(
    ("name", "article"), [("hotte-nl", "7"), ("danish", "7"), ("finnish", "7")]
)
def test_the_page_says_that_a_triangle_returns_too(name, article):
    assert text("why-return-square", "fi") in notes(name, "fi", article)


@pytest.mark.parametrize("name", ["finnish", "russian", "pool", "czech"])
def test_the_page_says_that_a_king_lands_where_the_capture_goes_on(name):
    """It said that a king may land anywhere, and play asked for one square."""
    page = rules_page(damier.sheet(name), "fi")
    told = [s for part in (*page.articles, *page.readings) for s in part.sentences]
    [also] = [s for s in told if s.text == text("rule-king-lands-also", "fi")]
    assert also.note is not None
