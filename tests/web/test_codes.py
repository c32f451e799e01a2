"""The same thing has the same code, wherever it is asked."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.sync.client import connect

from damier.live.words import say
from damier.web.codes import CODES, REFUSALS, status_of
from web.harness import PATIENCE, Server

BAD_TERMS = [
    ({"sheet": "ludo"}, "no-sheet"),
    ({"sheet_toml": "id = 1"}, "bad-sheet"),
    ({"fen": "chess"}, "bad-notation"),
    ({"fen": "W:W31,99:B1"}, "bad-notation"),
    ({"fen": "W:W1:B50"}, "bad-position"),
]


def analysed(server: Server, *messages: dict[str, Any] | str) -> list[dict[str, Any]]:
    """Send messages to the analysis and return what it tells."""
    with connect(f"ws://127.0.0.1:{server.port}/ws/analysis", open_timeout=PATIENCE) as socket:
        told = []
        for message in messages:
            socket.send(message if isinstance(message, str) else json.dumps(message))
            told.append(json.loads(socket.recv(PATIENCE)))
    return told


@pytest.mark.parametrize(("asked", "code"), BAD_TERMS)
def test_a_bad_sheet_or_position(server: Server, asked: dict[str, str], code: str) -> None:
    with server.http() as http:
        seen = http.post("/api/positions?lang=nl", json=asked)
        terms = {"start_fen" if name == "fen" else name: text for name, text in asked.items()}
        table = http.post("/api/tables?lang=nl", json=terms)
    (told,) = analysed(server, {"type": "analyse", "id": 1, "lang": "nl", **asked})
    assert told["code"] == code
    assert told["message"] == seen.json()["error"]["message"]
    for answer in (seen, table):
        assert answer.status_code == status_of(code)
        assert answer.json()["error"]["code"] == code
    assert table.json()["error"]["message"] == say(code, "nl")


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"path": [32, 50]}, "off-line"),
        ({"path": [19, 23]}, "not-your-piece"),
        ({"path": [399, 400]}, "bad-move"),
        ({"text": "castle"}, "bad-move"),
    ],
)
def test_a_move_that_is_none(server: Server, fields: dict[str, Any], code: str) -> None:
    white, _ = server.pair(sheet="international")
    assert white.ask("move", **fields)["code"] == code
    with server.http() as http:
        answer = http.post("/api/positions/play", json={"sheet": "international", **fields})
    assert (answer.status_code, answer.json()["error"]["code"]) == (status_of(code), code)


def test_a_move_after_the_end(server: Server) -> None:
    asked = {"sheet": "hotte-nl", "fen": "W:WK47:BK1"}
    moves = ["47-41", "1-6", "41-47", "6-1"] * 10
    with server.http() as http:
        answer = http.post("/api/positions/play", json={**asked, "moves": moves, "text": "47-41"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-now")


def test_a_message_that_cannot_be_read(server: Server) -> None:
    bad, worse = analysed(server, "{", {"type": "analyse", "id": 1, "seconds": 100_000})
    for told in (bad, worse):
        assert (told["id"], told["code"]) == (0, "bad-message")
        assert told["message"] == say("bad-message", "en")
        assert told["detail"]["reason"]


def test_a_rule_and_the_server_share_only_the_end_of_a_game() -> None:
    assert set(CODES) & set(REFUSALS) == {"game-over"}
