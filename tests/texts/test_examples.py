"""Every example is played on every sheet that it is meant for."""

from __future__ import annotations

from dataclasses import replace

import pytest

import damier
from damier.position import Position
from damier.texts.examples import patterns, rule_examples, start_example

SHEETS = damier.sheets()


def meant_for(sheet):
    """Yield (example, draw rule it shows or None) as far as the conditions hold on a sheet."""
    for pattern in patterns():
        names = [name for name in pattern.about if not name.startswith("draws.")]
        if names and pattern.suits(sheet):
            yield pattern, None
        for draw in sheet.draws:
            if f"draws.{draw.rule}" in pattern.about and pattern.suits(sheet, draw):
                yield pattern, draw


@pytest.mark.parametrize("name", SHEETS)
def test_every_example_holds(name):
    sheet = damier.sheet(name)
    for pattern, _ in meant_for(sheet):
        example = pattern.on(sheet)
        assert example is not None, f"{name}: {pattern.about} {pattern.fen} {pattern.move}"
        position = Position.from_fen(example.position.fen(), sheet)
        assert position == example.position
        assert position.parse(example.move.long) == example.move
        if pattern.refused is None:
            assert example.refusal is None
        else:
            refusal = position.why_not(example.refused)
            assert refusal.code == pattern.code
            source = sheet.source(refusal.field)
            assert refusal.source in (source, source.consequence)


@pytest.mark.parametrize("name", SHEETS)
def test_every_rule_has_an_example(name):
    sheet = damier.sheet(name)
    for field, _ in sheet.fields():
        assert rule_examples(sheet, field), field
    for draw in sheet.draws:
        assert rule_examples(sheet, f"draws.{draw.rule}", draw), draw


@pytest.mark.parametrize("name", SHEETS)
def test_the_start_shows_who_begins(name):
    sheet = damier.sheet(name)
    example = start_example(sheet, refused=True)
    assert example.position == Position.start(sheet)
    assert example.move in example.position.legal_moves
    assert example.code == "not-your-piece"
    assert example.refusal.article == sheet.source("start.first").article


def test_every_example_is_used():
    used = {id(pattern) for name in SHEETS for pattern, _ in meant_for(damier.sheet(name))}
    house_only = {"capture.compulsory": False, "capture.finish": False}
    for pattern in patterns():
        for_house_rules = any(pattern.where.get(key) is no for key, no in house_only.items())
        assert id(pattern) in used or for_house_rules, pattern


def test_draw_examples_show_material_of_their_rule():
    for name in SHEETS:
        sheet = damier.sheet(name)
        for draw in sheet.draws:
            if draw.rule != "material":
                continue
            position = rule_examples(sheet, "draws.material", draw)[0].position
            white = "".join(
                "K" if piece == "W" else "M" for piece in position.board if piece in "wW"
            )
            assert white in draw.stronger or any(
                side.endswith("+") and white.startswith(side[:-1]) for side in draw.stronger
            )
            assert position.board.count("B") == 1
            if draw.main_road:
                assert position.board.index("B") + 1 in position.geometry.main_road


def test_an_example_that_does_not_hold_is_left_out():
    sheet = damier.sheet("kndb")
    pattern = next(each for each in patterns() if each.code == "must-take-most")
    assert pattern.on(sheet) is not None
    assert replace(pattern, code="must-capture").on(sheet) is None
    assert replace(pattern, move="f2xh4").on(sheet) is None
    assert replace(pattern, fen="W:Wa1:Ba1").on(sheet) is None
    crowning = next(each for each in patterns() if each.crowns)
    assert replace(crowning, where={}, crowns=False).on(sheet) is None
