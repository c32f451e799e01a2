"""What the game says, on every sheet and in every language."""

from __future__ import annotations

import pytest

import damier
from damier.game.outcome import Outcome, drawn
from damier.texts.catalogue import plain
from damier.texts.speech import option_text, outcome_text, refusal_text
from texts.ftl import CATALOGUES

each_catalogue = pytest.mark.parametrize("lang", CATALOGUES)


@each_catalogue
@pytest.mark.parametrize("name", damier.sheets())
def test_every_draw_of_a_sheet_can_be_told(name, lang):
    sheet = damier.sheet(name)
    for draw in sheet.draws:
        said = outcome_text(drawn(draw), sheet, lang)
        # An outcome names its rule and article: two alike with one source cannot be told apart.
        alike = [(each.rule, each.source) for each in sheet.draws].count((draw.rule, draw.source))
        if draw.moves and alike == 1 and lang == "en":
            assert str(draw.moves) in said, draw


@each_catalogue
@pytest.mark.parametrize("name", ["djeco", "antidraughts"])
@pytest.mark.parametrize("reason", ["no-move", "no-pieces", "resign", "flag"])
def test_every_win_can_be_told(name, reason, lang):
    sheet = damier.sheet(name)
    outcome = Outcome("white", reason, sheet.source("end.no_move"))
    assert outcome_text(outcome, sheet, lang) != outcome_text(outcome, sheet, lang, title=True)


def test_upside_down():
    sheet = damier.sheet("antidraughts")
    outcome = Outcome("black", "no-pieces", sheet.source("end.no_move"))
    said = outcome_text(outcome, sheet, "en")
    assert said == "Black has lost every piece, and here that wins."


def test_sides_go_by_the_colours_of_the_sheet():
    sheet = damier.sheet("djeco")
    outcome = Outcome("black", "resign", sheet.source("end.no_move"))
    assert outcome_text(outcome, sheet, "en", title=True) == "Green wins"
    assert outcome_text(outcome, sheet, "en") == "Blue resigned."


@each_catalogue
def test_a_refusal_names_its_squares(lang):
    refusal = damier.Position.from_fen("W:W37,39:B32", "kndb").why_not("39-34")
    assert refusal_text(refusal, lang, title=True)
    assert "37" in plain(refusal_text(refusal, lang))


@each_catalogue
def test_every_option_has_a_name(lang):
    sheet = damier.sheet("swedish")
    for kind in ("offer-draw", "accept-draw", "decline-draw", "claim-draw", "resign"):
        assert option_text(damier.Option(kind), sheet, lang)
    assert "28" in option_text(damier.Option("huff", 28), sheet, lang)
