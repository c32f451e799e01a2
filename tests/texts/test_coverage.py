"""Whatever a sheet can say, a refusal can name or a game can end with has its message."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

import damier
from damier.game.options import OptionKind
from damier.game.outcome import Reason
from damier.position.refusal import FIELD_OF
from damier.rules.sheet import Draw, DrawRule, Offence, Remedy, Sheet, Source
from damier.texts.catalogue import text
from damier.texts.sentences import (
    HEADINGS,
    draw_sentences,
    heading_of,
    rule_sentences,
    topic_of,
)
from texts.ftl import CATALOGUES, patterns

ENGLISH = set(patterns("en"))
NUMBERS = {"board.width": (8, 12), "board.height": (8,), "king.limit": (0, 3), "pdn.type": (0, 20)}
ROWS = ((1, 2, 3), (1,), (2, 3))


def literals(hint):
    if get_origin(hint) is Literal:
        return get_args(hint)
    return tuple(value for part in get_args(hint) for value in literals(part))


def field_values():
    """Yield (field, value) for everything the vocabulary of sheets allows, lists one by one."""
    for section, kind in get_type_hints(Sheet).items():
        if not (isinstance(kind, type) and is_dataclass(kind)):
            continue
        for field, hint in get_type_hints(kind).items():
            name = f"{section}.{field}"
            if name == "board.men_rows":
                yield from ((name, rows) for rows in ROWS)
            elif hint is bool:
                yield from ((name, value) for value in (False, True))
            elif hint is int:
                yield from ((name, value) for value in NUMBERS[name])
            elif get_origin(hint) is tuple:
                yield name, ()
                yield from ((name, (value,)) for value in literals(hint))
            else:
                yield from ((name, value) for value in literals(hint))


def with_value(name, value):
    sheet = damier.sheet("swedish")
    section, _, field = name.partition(".")
    return replace(sheet, **{section: replace(getattr(sheet, section), **{field: value})})


@pytest.mark.parametrize("lang", CATALOGUES)
def test_every_value_of_every_field_can_be_said(lang):
    for name, value in field_values():
        said = rule_sentences(with_value(name, value), name, lang)
        assert said, f"{name} = {value!r}"
        assert all(said)
        assert heading_of(name) in HEADINGS
        assert topic_of(name) in ENGLISH


def test_different_values_say_different_things():
    for name in {name for name, _ in field_values()}:
        values = [value for field, value in field_values() if field == name]
        said = {tuple(rule_sentences(with_value(name, value), name, "en")) for value in values}
        assert len(said) == len(values), name


@pytest.mark.parametrize("lang", CATALOGUES)
@pytest.mark.parametrize("how", ["automatic", "claim"])
@pytest.mark.parametrize("rule", get_args(DrawRule))
def test_every_draw_rule_can_be_said(rule, how, lang):
    draw = Draw(rule, how, 3, 20, ("KKK+", "KM"), ("K",), (4, 5), source=Source("1"))
    [said] = draw_sentences(draw, lang)
    assert said
    [optional] = draw_sentences(replace(draw, option=True), lang)
    assert optional == f"{said} {text('draw-option', lang)}"
    if rule == "material":
        assert draw_sentences(replace(draw, main_road=True), lang) != [said]
    if rule == "return":
        assert draw_sentences(replace(draw, by_king=True), lang) != [said]


def test_every_refusal_has_a_heading_and_a_sentence():
    for code in FIELD_OF:
        assert {f"refusal-{code}", f"refusal-{code}.title"} <= ENGLISH
    codes = {key[8:] for key in ENGLISH if key.startswith("refusal-") and "." not in key}
    assert codes == set(FIELD_OF)


def test_every_offence_and_remedy_has_its_texts():
    for offence in get_args(Offence):
        assert {f"offence-{offence}", f"offence-{offence}.title"} <= ENGLISH
    for remedy in get_args(Remedy):
        assert {f"remedy-{remedy}", f"remedy-{remedy}.consequence"} <= ENGLISH


def test_every_option_outcome_and_counter_has_its_text():
    for option in set(get_args(OptionKind)) - set(get_args(Remedy)):
        assert f"option-{option}" in ENGLISH
    for reason in literals(Reason):
        assert f"outcome-{reason}" in ENGLISH
    for reason in ("no-move", "no-pieces"):
        assert f"outcome-{reason}-wins" in ENGLISH
    for rule in get_args(DrawRule):
        assert f"counter-{rule}" in ENGLISH


def test_every_sheet_and_shelf_has_its_name():
    for name in damier.sheets():
        assert {f"sheet-{name}", f"sheet-{name}.special"} <= ENGLISH
    for shelf in literals(get_type_hints(Sheet)["shelf"]):
        assert f"shelf-{shelf}" in ENGLISH
    named = {key[6:] for key in ENGLISH if key.startswith("sheet-") and "." not in key}
    assert named == set(damier.sheets())


def test_a_draw_field_that_is_added_is_noticed():
    """`draw_sentences` must agree with the fields of a draw rule."""
    told = {"rule", "how", "times", "moves", "stronger", "weaker", "pieces", "main_road"}
    assert {field.name for field in fields(Draw)} == told | {
        "at_once",
        "by_king",
        "option",
        "source",
    }
