"""Positions, moves and refusals over REST."""

from __future__ import annotations

import pytest

from damier.position import Position
from damier.rules import sheets
from web.study_app import study_client


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with study_client(tmp_path_factory.mktemp("data")) as made:
        yield made


def error(answer, status=422):
    assert answer.status_code == status, answer.text
    return answer.json()["error"]


@pytest.mark.parametrize("sheet", sheets())
def test_start_of_every_sheet(client, sheet):
    found = client.post("/api/positions", json={"sheet": sheet, "geometry": True}).json()
    start = Position.start(sheet)
    assert found["fen"] == start.fen()
    assert found["turn"] == start.turn
    assert len(found["moves"]) == len(start.legal_moves)
    assert len(found["geometry"]["numbers"]) == len(found["board"]) == start.geometry.count
    assert set(found["board"]) <= set("wb.")


def test_moves_are_played_from_the_fen(client):
    found = client.post("/api/positions", json={"sheet": "kndb", "moves": ["32-28", "18-23"]})
    assert found.json()["turn"] == "white"
    assert found.json()["must"] == []


def test_pieces_that_must_take_are_named(client):
    asked = {"sheet": "kndb", "fen": "W:W28,45:B23,22"}
    found = client.post("/api/positions", json=asked).json()
    assert found["must"] == [28]
    assert found["ways"] == []


def test_a_decided_position_says_who_won(client):
    asked = {"sheet": "kndb", "fen": "W:W:B23"}
    found = client.post("/api/positions?lang=nl", json=asked).json()
    assert found["outcome"]["winner"] == "black"
    assert found["outcome"]["reason"] == "no-pieces"
    assert found["outcome"]["title"] != ""


@pytest.mark.parametrize(
    ("fen", "words"),
    [
        ("X:W31:B1", "begins with W or B"),
        ("W:W31", "two lists"),
        ("W:W31:B1:B2", "two lists"),
        ("W:W31,99:B1", "no square 99"),
        ("W:W31,zz:B1", "“zz” is not a square"),
        ("W:W35-31:B1", "not a position yet"),
        ("Wwwbb", "50 squares, but 4"),
    ],
)
def test_a_fen_that_cannot_be_read_is_told_in_words(client, fen, words):
    told = error(client.post("/api/positions", json={"sheet": "kndb", "fen": fen}))
    assert told["code"] == "bad-notation"
    assert words in told["message"]


@pytest.mark.parametrize(
    ("fen", "words"),
    [
        ("W:W3:B40", "white man on 3"),
        ("W:W31:B48", "black man on 48"),
        ("W:W30-50:B1", "White has 21 pieces"),
    ],
)
def test_pieces_that_cannot_stand_so(client, fen, words):
    told = error(client.post("/api/positions", json={"sheet": "kndb", "fen": fen}))
    assert told["code"] == "bad-position"
    assert words in told["message"]


def test_all_problems_of_a_setup_are_told(client):
    told = error(client.post("/api/positions", json={"sheet": "kndb", "fen": "W:W1,2:B50"}))
    assert len(told["detail"]["problems"]) == 3
    assert told["detail"]["squares"] == [1, 2, 50]


def test_why_not_names_the_article_and_what_is_required(client):
    asked = {"sheet": "kndb", "fen": "W:W28,45:B23", "path": [45, 40]}
    found = client.post("/api/positions/why?lang=en", json=asked).json()["refusal"]
    assert found["code"] == "must-capture"
    assert found["article"] == "8"
    assert [move["text"] for move in found["required"]] == ["28x19"]
    assert "28" in found["text"]


def test_why_not_of_a_legal_move_is_nothing(client):
    asked = {"sheet": "kndb", "text": "32-28"}
    assert client.post("/api/positions/why", json=asked).json() == {"refusal": None}


def test_play_returns_the_position_after(client):
    found = client.post("/api/positions/play", json={"sheet": "russian", "text": "c3-d4"}).json()
    assert found["move"]["path"] == [22, 18]
    assert found["move"]["pdn"] == "c3-d4"
    assert found["position"]["turn"] == "black"


def test_a_refused_move_is_answered_with_its_refusal(client):
    asked = {"sheet": "kndb", "fen": "W:W28,45:B23", "path": [45, 40]}
    told = error(client.post("/api/positions/play?lang=nl", json=asked))
    assert told["code"] == told["detail"]["refusal"]["code"] == "must-capture"
    assert told["message"] == told["detail"]["refusal"]["text"]


def test_several_routes_with_the_same_ends_are_all_named(client):
    asked = {"sheet": "kndb", "fen": "W:WK34:B21-23,25,33,38,42", "text": "34x48"}
    told = error(client.post("/api/positions/play", json=asked))
    assert told["code"] == "ambiguous"
    assert len(told["detail"]["moves"]) > 1
    again = {**asked, "text": told["detail"]["moves"][1]["long"]}
    assert client.post("/api/positions/play", json=again).status_code == 200


def test_a_word_is_no_move(client):
    told = error(client.post("/api/positions/why", json={"sheet": "kndb", "text": "hello"}))
    assert told["code"] == "bad-move"


@pytest.mark.parametrize("sheet", ["nowhere", "../kndb", "kndb.toml", "/etc/passwd"])
def test_only_built_in_sheets_by_name(client, sheet):
    told = error(client.post("/api/positions", json={"sheet": sheet}), 404)
    assert told["code"] == "no-sheet"


def test_too_much_is_refused_before_it_is_read(client):
    asked = {"sheet": "kndb", "fen": "W:" + "W31," * 400 + ":B1"}
    assert error(client.post("/api/positions", json=asked))["code"] == "bad-request"
    asked = {"sheet": "kndb", "moves": ["32-28"] * 1001}
    assert error(client.post("/api/positions", json=asked))["code"] == "bad-request"
    asked = {"sheet_toml": "x" * 40_000}
    assert error(client.post("/api/positions", json=asked))["code"] == "bad-request"


def test_draw_rules_count_over_the_moves_before(client):
    asked = {"sheet": "hotte-nl", "fen": "W:WK47:BK1"}
    found = client.post("/api/positions/play?lang=en", json={**asked, "text": "47-41"}).json()
    assert found["counters"] == ["47-41 in a row: 1 of 3 times"]
    played: list[str] = []
    for text in ["47-41", "1-6", "41-47", "6-1"] * 4:
        answer = client.post(
            "/api/positions/play?lang=en", json={**asked, "moves": played, "text": text}
        )
        played.append(text)
        if answer.json()["outcome"] is not None:
            break
    assert answer.json()["outcome"]["reason"] == "return"
    assert answer.json()["outcome"]["winner"] is None
    assert 4 < len(played) < 16


def test_a_position_tells_on_which_ways_a_hand_could_jump_more_than_once(client):
    asked = {"sheet": "kndb", "fen": "W:W37,38:B13,22,32"}
    found = client.post("/api/positions", json=asked).json()
    assert [move["path"] for move in found["moves"]] == [[38, 27, 18, 9]]
    assert found["ways"] == [[37, 28, 17], [38, 27, 18, 9]]
