"""One test an article: what each leaflet allows, refuses and says, and the same seen from Black."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from damier.board.setup import opponent
from damier.position import Position
from damier.rules import sheet, sheets
from rules.cases import (
    LEAFLETS,
    READING,
    articles_of,
    leaflet_also,
    leaflet_cases,
    leaflet_fields,
    read,
)
from rules.checks import cited

CASES = [case for id_ in LEAFLETS for case in leaflet_cases(id_)]
FIELDS = [(id_, *entry) for id_ in LEAFLETS for entry in leaflet_fields(id_)]

leaflets = pytest.mark.parametrize("id_", LEAFLETS)


@leaflets
def test_out_of_turn(id_: str) -> None:
    position = Position.start(id_)
    move = position.legal_moves[0].long
    refusal = position.why_not(move, by=opponent(position.turn))
    assert refusal is not None
    assert refusal.code == "out-of-turn"
    assert cited(refusal) == read(id_)["refusals"]["out-of-turn"]
    assert position.why_not(move, by=position.turn) is None


@pytest.mark.parametrize(("id_", "article", "field", "value"), FIELDS)
def test_field(id_: str, article: str, field: str, value: object) -> None:
    found = dict(sheet(id_).fields())[field]
    source = sheet(id_).source(field)
    assert (list(found) if isinstance(found, tuple) else found) == value
    assert (source.article or READING) == article


@leaflets
def test_what_follows_from_a_rule_has_its_article(id_: str) -> None:
    found = {field: source.also for field, source in sheet(id_).sources if source.also}
    assert found == leaflet_also(id_)


@leaflets
def test_draws(id_: str) -> None:
    found = []
    for draw in sheet(id_).draws:
        facts = {key: value for key, value in asdict(draw).items() if value and key != "source"}
        found.append({"how": "automatic", "article": draw.source.article or READING, **facts})
    wanted = [{"how": "automatic", "article": READING, **draw} for draw in read(id_)["draw"]]
    wanted = [{key: _frozen(value) for key, value in draw.items()} for draw in wanted]
    assert found == wanted


def _frozen(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def test_every_leaflet_has_its_file() -> None:
    assert {id_ for id_ in sheets() if sheet(id_).shelf == "leaflet"} == set(LEAFLETS)


@leaflets
def test_every_article_is_covered(id_: str) -> None:
    covered = {case.article for case in leaflet_cases(id_)}
    covered |= {article for article, _, _ in leaflet_fields(id_)} - {READING}
    covered |= set(leaflet_also(id_).values())
    covered |= {draw["article"] for draw in read(id_)["draw"] if "article" in draw}
    assert covered == set(sheet(id_).articles)


@leaflets
def test_every_article_on_play_has_positions_and_refusals(id_: str) -> None:
    played = {case.article for case in leaflet_cases(id_) if case.legal}
    refused = {case.article for case in leaflet_cases(id_) if case.refused}
    wanted = articles_of(id_, "lines", "man", "king", "capture", "crowning")
    assert wanted <= played
    assert wanted <= refused


@leaflets
def test_every_rule_is_listed_once(id_: str) -> None:
    listed = [field for _, field, _ in leaflet_fields(id_)]
    never_differs = {"king.limit", "capture.turns_back", "end.first_king_wins"}
    rules = {name for name, _ in sheet(id_).fields() if not name.startswith("pdn.")}
    assert sorted(listed) == sorted(rules - never_differs)


@leaflets
def test_rules_no_leaflet_has(id_: str) -> None:
    rules = sheet(id_)
    assert rules.king.limit == 0
    assert rules.capture.turns_back
    assert not rules.end.first_king_wins
