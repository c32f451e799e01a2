"""A complete rules page of any sheet, in any language."""

from __future__ import annotations

import unicodedata

import pytest

import damier
from damier.position import Position
from damier.rules.load import parse
from damier.texts.catalogue import is_right_to_left, plain, text
from damier.texts.page import render_text, rules_page
from texts.ftl import CATALOGUES

HOUSE = """
id = "attic"
extends = "kndb"
name = "Grandma's attic rules"
shelf = "house"
about = "Nobody has to take anything."

[capture]
compulsory = { is = false, article = "8" }
finish = { is = false, article = "8" }
priority = { is = [], article = "9" }

[table]
remedies = { is = [], article = "14" }
offences = { is = [], article = "14" }
"""


@pytest.mark.parametrize("lang", CATALOGUES)
@pytest.mark.parametrize("name", damier.sheets())
def test_every_article_has_text_and_something_to_try(name, lang):
    sheet = damier.sheet(name)
    page = rules_page(sheet, lang)
    assert tuple(part.number for part in page.articles) == sheet.articles
    for part in page.articles:
        assert part.label
        assert part.title
        assert part.sentences, part.number
        assert part.trials, part.number
        for trial in part.trials:
            position = Position.from_fen(trial.fen, sheet)
            assert position.parse(trial.move) in position.legal_moves
            if trial.refused:
                assert position.why_not(trial.refused).code == trial.code
    for part in page.readings:
        assert part.sentences


@pytest.mark.parametrize("name", damier.sheets())
def test_no_rule_is_left_out(name):
    sheet = damier.sheet(name)
    page = rules_page(sheet, "en")
    told = {each.field for part in (*page.articles, *page.readings) for each in part.sentences}
    fields = {field for field, _ in sheet.fields()} | {f"draws.{draw.rule}" for draw in sheet.draws}
    # The size of the board is one sentence for two fields.
    untold = {"board.height"}
    if sheet.board.squares == "all":
        untold |= {"board.dark_corner", "colours.squares"}
    assert fields - told <= untold


def test_a_page_reads_like_this():
    page = rules_page(damier.sheet("kndb"), "en")
    twelve = next(part for part in page.articles if part.number == "12")
    assert twelve.label == "Article 12"
    assert twelve.title == "Never the same piece twice"
    [said] = twelve.sentences
    assert said.text == text("rule-capture-removal-also", "en")
    [trial] = twelve.trials
    assert trial.ask == f"White to move: play {trial.move}."
    assert trial.title == "Never the same piece twice"
    lines = render_text(page).splitlines()
    assert lines[0] == "Rules: Royal Dutch Draughts Federation leaflet"
    assert "Article 9: Which capture comes first" in lines
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("lang", CATALOGUES)
@pytest.mark.parametrize("name", damier.sheets())
def test_no_sentence_is_said_twice(name, lang):
    page = rules_page(damier.sheet(name), lang)
    said = [each.text for part in (*page.articles, *page.readings) for each in part.sentences]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("lang", CATALOGUES)
def test_every_optional_rule_says_so(lang):
    page = rules_page(damier.sheet("swedish"), lang)
    [seven] = [part for part in page.articles if part.number == "7"]
    option = text("draw-option", lang)
    optional = {each.field for each in seven.sentences if each.text.endswith(option)}
    assert optional == {"draws.quiet-moves", "draws.return"}
    others = [each for each in seven.sentences if each.field not in optional]
    assert {each.field for each in others} == {"draws.nobody-can-win", "draws.material"}
    assert all(option not in each.text for each in others)


@pytest.mark.parametrize("lang", CATALOGUES)
@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("kndb", "10"),
        *[(name, "5") for name in ("hotte-nl", "hotte-fr", "danish", "norwegian", "swedish")],
        ("finnish", "5"),
    ],
)
def test_a_kings_capture_has_no_precedence(name, number, lang):
    page = rules_page(damier.sheet(name), lang)
    told = {part.number for part in page.articles for each in part.sentences if also(each, lang)}
    assert told == {number}
    [part] = [part for part in page.articles if part.number == number]
    played = [Position.from_fen(trial.fen, name) for trial in part.trials if not trial.refused]
    [position] = played
    captures = {position.piece_at(move.start) for move in position.legal_moves if move.captured}
    assert captures == {"w", "W"}


def also(sentence, lang):
    return sentence.text == text("rule-capture-priority-also", lang)


def test_kndb_credits_its_rules_with_what_they_say():
    page = rules_page(damier.sheet("kndb"), "en")
    fields = {part.number: {each.field for each in part.sentences} for part in page.articles}
    assert fields["10"] == {"capture.priority"}
    assert fields["11"] == fields["12"] == {"capture.removal"}
    [eleven] = [part for part in page.articles if part.number == "11"]
    assert [each.text for each in eleven.sentences] == [text("rule-capture-removal-after", "en")]
    silent = {each.field for part in page.readings for each in part.sentences}
    assert {"man.captures_kings", "capture.turns_back"} <= silent


@pytest.mark.parametrize("name", damier.sheets())
def test_a_counter_is_promised_only_where_one_runs(name):
    sheet = damier.sheet(name)
    page = rules_page(sheet, "en")
    for trial in (trial for part in (*page.articles, *page.readings) for trial in part.trials):
        assert trial.counts == ("watch the counter" in trial.ask)
        if trial.counts:
            game = damier.Game(sheet, start=trial.fen)
            game.play(trial.move)
            assert game.counters


def test_french_colons_keep_their_space():
    lines = render_text(rules_page(damier.sheet("djeco"), "fr")).splitlines()
    assert "Article 1\u00a0: La marche du pion" in lines


def test_a_house_sheet_has_its_page_at_once():
    page = rules_page(parse(HOUSE, file="attic.toml"), "en")
    assert page.title == "Rules: Grandma's attic rules"
    assert page.special == "Nobody has to take anything."
    said = render_text(page)
    assert "You may capture, but you do not have to." in said
    assert "You may stop a capture after any jump." in said
    assert "choose the one you like" in said
    assert all(part.trials for part in page.articles)


@pytest.mark.parametrize("lang", [lang for lang in CATALOGUES if is_right_to_left(lang)])
def test_right_to_left_lines_start_with_their_mark(lang):
    page = rules_page(damier.sheet("kndb"), lang)
    marked = render_text(page)
    assert all(line.startswith("\u200f") for line in marked.splitlines() if line)
    bare = render_text(page, marks=False)
    assert not any(unicodedata.category(char) == "Cf" for char in bare)
    assert bare == plain(marked)


def test_left_to_right_pages_have_no_marks():
    said = render_text(rules_page(damier.sheet("kndb"), "en"))
    assert not any(unicodedata.category(char) == "Cf" for char in said)
