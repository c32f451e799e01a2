"""How much of the engine one search gets: what the operator allows, whatever is asked."""

from __future__ import annotations

import pytest

from web.study_app import study_client
from web.test_study_analysis import until

ENDGAME = "W:WK14,K15:BK32"


@pytest.fixture
def client(tmp_path, monkeypatch):
    monkeypatch.setenv("DAMIER_CACHE", str(tmp_path / "cache"))
    allowed = {"analysis_seconds": 0.3, "analysis_threads": 2, "analysis_memory": 8}
    with study_client(tmp_path / "data", **allowed) as made:
        yield made


def test_what_one_search_may_ask_for_is_told(client):
    assert client.get("/api/analysis").json() == {
        "seconds": 0.3,
        "lines": 5,
        "threads": 2,
        "memory": 8,
    }


def test_more_than_that_is_cut_to_it(client):
    asked = {"type": "analyse", "id": 1, "sheet": "kndb", "seconds": 86_400, "threads": 256}
    with client.websocket_connect("ws://localhost/ws/analysis") as socket:
        socket.send_json(asked)
        assert until(socket, "lines", done=True)["depth"] > 0  # it ends, and not in a day


def test_the_endgame_tables_are_asked_only_where_they_are_wanted(client):
    asked = {"type": "analyse", "id": 1, "sheet": "english", "fen": ENDGAME, "seconds": 0.2}
    with client.websocket_connect("ws://localhost/ws/analysis") as socket:
        socket.send_json({**asked, "tables": False})
        assert until(socket, "lines", done=True)["table"] is None
        socket.send_json({**asked, "id": 2})
        assert until(socket, "lines", done=True, id=2)["table"]["result"] == "win"


def test_what_makes_no_sense_is_told(client):
    with client.websocket_connect("ws://localhost/ws/analysis") as socket:
        socket.send_json({"type": "analyse", "id": 1, "sheet": "kndb", "threads": 0})
        assert until(socket, "problem")["code"] == "bad-message"
