"""The engine over REST and websocket: streams, limits, one search a visitor, no search left."""

from __future__ import annotations

import json

import pytest

from damier.live.thinking.executors import Threads
from patience import wait_until
from web.study_app import study_client

WIN = "W:W28,45:B23"


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DAMIER_CACHE", str(tmp_path_factory.mktemp("cache")))
        with study_client(tmp_path_factory.mktemp("data")) as made:
            yield made


def until(socket, kind, **wanted):
    for _ in range(2_000):
        found = socket.receive_json()
        if found["type"] == kind and all(found[key] == value for key, value in wanted.items()):
            return found
    raise AssertionError(kind)


def test_the_best_lines_of_a_position(client):
    asked = {"sheet": "kndb", "multipv": 3, "time": 0.2}
    found = client.post("/api/analysis", json=asked).json()
    assert len(found["lines"]) == 3
    assert found["depth"] >= 1
    assert found["nodes"] > 0
    assert found["lines"][0]["moves"][0]["text"]
    assert sum(found["lines"][0]["chances"].values()) == pytest.approx(1, abs=0.001)


def test_scores_are_whites(client):
    for fen in ("W:W31-35,41,42:B1,2", "B:W31-35,41,42:B1,2"):
        asked = {"sheet": "kndb", "fen": fen, "time": 0.2}
        found = client.post("/api/analysis", json=asked).json()
        assert found["lines"][0]["score"] > 1
        assert found["lines"][0]["expectation"] > 0.8


def test_the_endgame_tables_answer(client):
    asked = {"sheet": "english", "fen": "W:WK1:BK32", "time": 0.1}
    found = client.post("/api/analysis", json=asked).json()
    assert found["table"]["result"] in ("win", "draw", "loss")
    asked = {"sheet": "english", "fen": "W:WK14,K15:BK32", "time": 0.1}
    found = client.post("/api/analysis", json=asked).json()
    assert found["table"]["result"] == "win"
    assert found["table"]["plies"] == len(found["table"]["line"])


def test_the_endgame_tables_answer_by_house_rules(client):
    house = {"extends": "english", "fields": {"king.flies": True}}
    toml = client.post("/api/house", json=house).json()["toml"]
    asked = {"sheet_toml": toml, "fen": "W:WK14,K15:BK32", "time": 0.1}
    found = client.post("/api/analysis", json=asked).json()
    assert found["table"]["result"] in ("win", "draw", "loss")


def test_time_is_limited(client):
    answer = client.post("/api/analysis", json={"sheet": "kndb", "time": 11})
    assert answer.json()["error"]["code"] == "bad-request"
    answer = client.post("/api/analysis", json={"sheet": "kndb", "multipv": 6})
    assert answer.json()["error"]["code"] == "bad-request"


def test_lines_are_streamed(client):
    with client.websocket_connect("ws://localhost/ws/analysis") as socket:
        socket.send_json({"type": "analyse", "id": 7, "sheet": "kndb", "lines": 2, "seconds": 0.5})
        last = until(socket, "lines", done=True)
        assert last["id"] == 7
        assert len(last["lines"]) == 2
        assert last["nps"] > 0


def test_a_stream_is_stopped_and_another_begins(client):
    with client.websocket_connect("ws://localhost/ws/analysis") as socket:
        socket.send_json({"type": "analyse", "id": 1, "sheet": "kndb", "seconds": 60})
        until(socket, "lines", id=1)
        socket.send_json({"type": "analyse", "id": 2, "sheet": "english", "seconds": 0.2})
        assert until(socket, "lines", done=True)["id"] == 2
        socket.send_json({"type": "analyse", "id": 3, "sheet": "kndb", "seconds": 60})
        until(socket, "lines", id=3)
        socket.send_json({"type": "stop"})
        socket.send_json({"type": "analyse", "id": 4, "sheet": "kndb", "seconds": 0.1})
        assert until(socket, "lines", done=True)["id"] == 4


def test_a_page_that_goes_away_leaves_no_search(client):
    with client.websocket_connect("ws://localhost/ws/analysis") as socket:
        socket.send_json({"type": "analyse", "id": 1, "sheet": "kndb", "seconds": 60})
        until(socket, "lines", id=1)
    host = client.app.state.damier.rooms.host
    wait_until(lambda: host.is_idle, "the end of the search")


def test_a_visitor_has_one_search_at_a_time(client):
    with (
        client.websocket_connect("ws://localhost/ws/analysis") as first,
        client.websocket_connect("ws://localhost/ws/analysis") as second,
    ):
        first.send_json({"type": "analyse", "id": 1, "sheet": "kndb", "seconds": 60})
        until(first, "lines", id=1)
        second.send_json({"type": "analyse", "id": 2, "sheet": "kndb", "seconds": 0.2})
        assert until(second, "lines", done=True)["id"] == 2
        first.send_json({"type": "analyse", "id": 3, "sheet": "kndb", "seconds": 0.1})
        assert until(first, "lines", id=3, done=True)["lines"]


def test_a_house_sheet_is_analysed(client):
    toml = client.post("/api/house", json={"extends": "russian"}).json()["toml"]
    with client.websocket_connect("ws://localhost/ws/analysis") as socket:
        socket.send_json({"type": "analyse", "id": 1, "sheet_toml": toml, "seconds": 0.2})
        assert until(socket, "lines", done=True)["lines"]


def test_bad_messages_are_told_and_the_socket_lives(client):
    with client.websocket_connect("ws://localhost/ws/analysis") as socket:
        socket.send_text("{")
        assert until(socket, "problem")["code"] == "bad-message"
        socket.send_json({"type": "analyse", "id": 1, "seconds": 100_000})
        assert until(socket, "problem")["code"] == "bad-message"
        socket.send_json({"type": "analyse", "id": 2, "sheet": "kndb", "fen": "X", "lang": "en"})
        told = until(socket, "problem")
        assert (told["id"], told["code"]) == (2, "bad-notation")
        socket.send_json({"type": "analyse", "id": 3, "sheet": "kndb", "fen": "W:W:B3"})
        assert until(socket, "lines")["done"] is True


BLUNDER = """[FEN "W:W28,41,45,46:B6,12,18,20"]

1. 41-37 {mine} 6-11 2. 28-23 18x29 3. 45-40 *
"""


def test_a_game_is_judged_move_by_move(client):
    (found,) = client.post("/api/pdn/read", json={"pdn": BLUNDER}).json()["games"]
    asked = {"sheet": "international", "game": found["game"]}
    answer = client.post("/api/games/annotate/stream?lang=en", json=asked)
    first, *told, done = map(json.loads, answer.text.splitlines())
    assert first == {"moves": 5}
    assert [each["judgement"] for each in told] == done["judgements"]
    assert [each["index"] for each in done["judgements"]] == list(range(5))
    bad = done["judgements"][2]
    assert bad["nag"] in (2, 4, 6)
    assert bad["best"]
    assert bad["best"][0]["text"] in bad["comment"]
    node = done["game"]["line"][2]
    assert bad["nag"] in node["nags"]
    assert bad["comment"] in node["comments"]
    assert node["variations"][0]["line"][0]["text"] == bad["best"][0]["text"]
    assert done["game"]["line"][0]["comments"][0] == "mine"


def test_judging_twice_says_nothing_twice(client):
    (found,) = client.post("/api/pdn/read", json={"pdn": BLUNDER}).json()["games"]
    once = client.post("/api/games/annotate", json={"game": found["game"]}).json()["game"]
    twice = client.post("/api/games/annotate", json={"game": once}).json()["game"]
    for node in twice["line"]:
        assert len(node["comments"]) == len(set(node["comments"]))
        assert sum(said.startswith("[%eval") for said in node["comments"]) <= 1
        lines = [tuple(n["text"] for n in each["line"]) for each in node["variations"]]
        assert len(lines) == len(set(lines))


def test_engines_are_few(client):
    threads = client.app.state.damier.rooms.host.executor
    assert isinstance(threads, Threads)
    assert 0 < len(threads.engines) <= threads.engines.kept
