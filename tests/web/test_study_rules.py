"""Rules pages and house rules over REST."""

from __future__ import annotations

import pytest

from damier.rules import parse, sheet, sheets
from damier.texts import languages
from web.study_app import study_client


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with study_client(tmp_path_factory.mktemp("data")) as made:
        yield made


def build(client, **asked):
    answer = client.post("/api/house?lang=en", json=asked)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("name", sheets())
def test_every_sheet_has_its_page(client, name):
    found = client.get(f"/api/rules/{name}").json()
    assert [part["number"] for part in found["page"]["articles"]] == list(sheet(name).articles)
    assert len(found["geometry"]["numbers"]) > 10


@pytest.mark.parametrize("lang", languages())
def test_pages_speak_every_language(client, lang):
    found = client.get(f"/api/rules/swedish?lang={lang}").json()["page"]
    assert found["lang"] == lang
    assert found["right_to_left"] == (lang == "ar")


def test_an_unknown_sheet_is_told(client):
    answer = client.get("/api/rules/nowhere")
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "no-sheet"


@pytest.mark.parametrize("name", sheets())
def test_the_form_has_every_rule_with_words(client, name):
    found = build(client, extends=name)
    shown = {field["name"]: field for group in found["form"] for field in group["fields"]}
    rules = {field for field, _ in sheet(name).fields() if not field.startswith("pdn.")}
    assert set(shown) == rules
    assert found["changed"] == []
    assert all(field["title"] for field in shown.values())
    for field in shown.values():
        assert all(choice["text"] for choice in field["choices"])
    assert parse(found["toml"]).fields()


def test_a_changed_rule_is_explained_and_kept(client):
    found = build(
        client,
        extends="kndb",
        name="Grandma’s game",
        fields={"man.captures_backward": False, "table.remedies": ["huff"]},
    )
    assert found["errors"] == []
    assert found["changed"] == ["man.captures_backward", "table.remedies"]
    made = parse(found["toml"])
    assert (made.id, made.name, made.shelf) == (found["id"], "Grandma’s game", "house")
    assert made.man.captures_backward is False
    assert made.table.remedies == ("huff",)
    page = found["rules"]["page"]
    said = [s["text"] for part in page["readings"] for s in part["sentences"]]
    assert "A man never captures backward." in said
    again = build(client, toml=found["toml"])
    assert (again["id"], again["changed"], again["extends"]) == (
        found["id"],
        found["changed"],
        "kndb",
    )
    assert again["rules"] == found["rules"]


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"capture.compulsory": False}, "capture.priority"),
        ({"board.width": 9}, "board.width"),
        ({"board.squares": "all"}, "lines.move"),
        ({"king.flies": False}, "king.lands"),
        ({"table.remedies": []}, "table.offences"),
        ({"touch.binds": "no", "touch.straightening": True}, "touch.straightening"),
        ({"board.men_rows": [1, 2, 3, 4, 5]}, "board.men_rows"),
        ({"man.steps": "forward-sideways"}, "man.steps"),
        ({"king.flies": "yes"}, "king.flies"),
    ],
)
def test_what_does_not_go_together_is_told_beside_its_field(client, fields, place):
    found = build(client, extends="kndb", fields=fields)
    told = {each["field"]: each["message"] for each in found["errors"]}
    assert place in told
    assert found["toml"] is None
    assert "expected" not in told[place]


def test_draw_rules_can_be_chosen(client):
    plain = build(client, extends="kndb")
    assert [draw["index"] for draw in plain["draws"]][:2] == [0, 1]
    draws = [{"index": 0}, {"rule": "repetition", "times": 4}]
    found = build(client, extends="kndb", draws=draws)
    made = parse(found["toml"])
    assert [(draw.rule, draw.times) for draw in made.draws] == [("agreement", 0), ("repetition", 4)]
    assert found["changed"] == ["draws"]
    assert [draw["rule"] for draw in found["draws"] if draw["on"]] == ["agreement", "repetition"]
    assert build(client, toml=found["toml"])["draws"] == found["draws"]
    found = build(client, extends="kndb", draws=[{"rule": "repetition"}])
    assert [each["field"] for each in found["errors"]] == ["draws"]


def test_names_are_text(client):
    name = '"]\nid = "kndb" <script>alert(1)</script>'
    found = build(client, extends="kndb", name=name)
    assert parse(found["toml"]).name == " ".join(name.split())


def test_the_same_rules_have_the_same_id(client):
    one, two, other = (
        build(client, extends="kndb", fields={"king.flies": flies, "king.lands": lands})["id"]
        for flies, lands in ((False, "next"), (False, "next"), (True, "next"))
    )
    assert one == two != other


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"extends": "../x"}, "no-sheet"),
        ({"extends": "kndb", "fields": {"man.wings": True}}, "bad-request"),
        ({"extends": "kndb", "draws": [{"index": 9}]}, "bad-request"),
        ({"extends": "kndb", "draws": [{"rule": "boredom"}]}, "bad-request"),
        ({"toml": "not toml ="}, "bad-sheet"),
        ({"toml": "id = 1"}, "bad-sheet"),
        ({"extends": "kndb", "name": "x" * 100}, "bad-request"),
    ],
)
def test_bad_house_rules_are_told(client, asked, code):
    answer = client.post("/api/house", json=asked)
    assert answer.status_code in (404, 422)
    assert answer.json()["error"]["code"] == code


def test_a_house_sheet_is_played_and_refused_by_its_own_rules(client):
    toml = build(client, extends="kndb", fields={"man.captures_backward": False})["toml"]
    asked = {"sheet_toml": toml, "fen": "W:W23,45:B28", "path": [23, 32]}
    found = client.post("/api/positions/why", json=asked).json()["refusal"]
    assert found["code"] == "backward-capture"
    assert found["article"] is None
