"""Written games as trees, and back; pictures of positions."""

from __future__ import annotations

from pathlib import Path

import pytest

from damier import pdn
from damier.position import Position
from damier.texts import text
from damier.web.settings import Settings
from web.study_app import study_client

GAME = """[Event "Club <b>night</b>"]
[White "Jansen"]
[Black "de Vries"]
[Result "2-0"]
[GameType "20"]

{Before the game} 1. 32-28 $1 {A plan [%clk 0:05:00]} 18-23 (1... 19-23 2. 28x19 14x23 {even}
(2... 13x24 $6) 3. 37-32) 2. 38-32!? 12-18 3. 31-27 2-0
"""
TABLE = """[White "A"][Black "B"][Rules "djeco"]

1. 33-28 18-23 2. 34-29? {[%huff 28]} 23x34 *
"""


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with study_client(tmp_path_factory.mktemp("data")) as made:
        yield made


def read(client, text, **more):
    answer = client.post("/api/pdn/read", json={"pdn": text, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()["games"]


def test_a_game_comes_as_a_tree(client):
    (found,) = read(client, GAME)
    game = found["game"]
    assert found["sheet"] == "international"
    assert found["problems"] == []
    assert game["tags"][0] == ["Event", "Club <b>night</b>"]
    assert game["comments"] == ["Before the game"]
    assert [node["text"] for node in game["line"]] == ["32-28", "18-23", "38-32", "12-18", "31-27"]
    first = game["line"][0]
    assert first["nags"] == [1]
    assert first["comments"] == ["A plan [%clk 0:05:00]"]
    assert Position.from_fen(first["fen"]).turn == "black"
    variation = game["line"][1]["variations"][0]
    assert variation["line"][2]["variations"][0]["line"][0]["nags"] == [6]


def test_a_game_of_another_kind_than_the_page_s_is_read_and_told_in_one_s_language(client):
    text = "1. 11-15 23-18 2. 8-11 27-23 3. 4-8 23-19 4. 10x14 19x10 *"
    answer = client.post("/api/pdn/read?lang=de", json={"pdn": text, "sheet": "international"})
    (found,) = answer.json()["games"]
    assert found["sheet"] == "english-wcdf"
    assert [problem["said"] for problem in found["problems"]] == [
        "Die Datei nennt ihr Spiel nicht. Gelesen als Englische Dame (Checkers): "
        "Dort geht 11-15 23-18.",
        "10x14 schlägt nichts. Gelesen als 10-14.",
    ]
    kept = read(client, "1. 11-15 23-18 *", sheet="pool")
    assert (kept[0]["sheet"], kept[0]["problems"]) == ("pool", [])


def test_a_tree_is_written_with_everything(client):
    (found,) = read(client, GAME)
    answer = client.post(
        "/api/pdn/write", json={"sheet": found["sheet"], "game": found["game"]}
    ).json()
    assert answer["problems"] == []
    before, after = (next(pdn.read(text)) for text in (GAME.encode(), answer["pdn"].encode()))
    assert after.line == before.line
    assert dict(before.tags).items() <= dict(after.tags).items() | {("GameType", "20")}
    assert after.result == before.result


def test_a_move_that_a_visitor_adds_is_written(client):
    (found,) = read(client, GAME)
    last = found["game"]["line"][-1]
    last["variations"].append({"line": [{"pdn": "31-26", "comments": ["{braces} and } one"]}]})
    answer = client.post("/api/pdn/write", json={"sheet": "international", "game": found["game"]})
    text = answer.json()["pdn"]
    (again,) = read(client, text)
    added = again["game"]["line"][-1]["variations"][0]["line"][0]
    assert added["text"] == "31-26"
    assert again["problems"] == []


def test_what_happened_at_the_table_is_kept(client):
    (found,) = read(client, TABLE)
    assert found["sheet"] == "djeco"
    answer = client.post("/api/pdn/write", json={"sheet": "djeco", "game": found["game"]}).json()
    assert "[%huff" in answer["pdn"]
    assert 'Rules "djeco"' in answer["pdn"]


def test_a_game_from_a_position(client):
    fen = "W:W28,45:B23"
    tree = {"start_fen": fen, "line": [{"pdn": "28x19"}]}
    text = client.post("/api/pdn/write", json={"sheet": "kndb", "game": tree}).json()["pdn"]
    assert f'[FEN "{Position.from_fen(fen, "kndb").fen()}"]' in text
    assert "1. 28x19 *" in text
    (again,) = read(client, text)
    assert again["sheet"] == "kndb"
    assert again["game"]["line"][0]["captured"] == [23]


def test_lettered_games_name_squares_both_ways(client):
    (found,) = read(client, '[GameType "25"]\n1. c3-d4 d6-c5 *')
    assert found["sheet"] == "russian"
    node = found["game"]["line"][0]
    assert (node["pdn"], node["text"]) == ("c3-d4", "22-18")
    written = client.post("/api/pdn/write", json={"sheet": "russian", "game": found["game"]})
    assert "1. c3-d4 d6-c5" in written.json()["pdn"]


def test_a_gametype_that_changes_the_board_brings_its_sheet(client):
    (found,) = read(client, '[GameType "25,W,8,8,A0,1"]\n1. b3-c4 *')
    assert "dark_corner" in found["sheet_toml"]
    asked = {"sheet_toml": found["sheet_toml"], "geometry": True}
    assert client.post("/api/positions", json=asked).json()["geometry"]["mirrored"]
    written = client.post(
        "/api/pdn/write", json={"sheet_toml": found["sheet_toml"], "game": found["game"]}
    )
    assert "b3-c4" in written.json()["pdn"]


def test_a_move_that_cannot_be_played_is_kept_and_reported(client):
    (found,) = read(client, "1. 32-28 18-23 2. 31-22 *")
    assert found["problems"][0]["severity"] == "error"
    assert found["game"]["line"][-1]["fen"] == ""
    written = client.post("/api/pdn/write", json={"sheet": "international", "game": found["game"]})
    assert "31-22" in written.json()["pdn"]
    assert written.json()["problems"]


def test_several_games_and_a_file(client):
    files = {"file": ("games.pdn", (GAME + "\n" + GAME).encode("latin-1"))}
    games = client.post("/api/pdn/upload", files=files).json()["games"]
    assert [game["number"] for game in games] == [1, 2]


def test_a_name_is_never_taken_for_a_file(client):
    answer = client.post("/api/pdn/read", json={"pdn": "/etc/passwd.pdn"})
    assert "root" not in answer.text


@pytest.mark.parametrize("content", ["", "   \n", "Dear Anna, see you at eight"])
def test_no_game_is_told(client, content):
    answer = client.post("/api/pdn/read", json={"pdn": content})
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "no-game"


def test_large_files_are_refused(client):
    files = {"file": ("games.pdn", b" " * (2 * 1024 * 1024 + 1))}
    answer = client.post("/api/pdn/upload", files=files)
    assert answer.status_code == 413
    assert answer.json()["error"]["code"] == "too-large"


def test_a_thicket_of_variations_is_refused_before_it_is_read(client, monkeypatch):
    """Reading 88,000 tiny moves took half a second on the event loop."""
    branch = {"line": [{"pdn": "x"}] * 3_000}
    thicket = {"line": [{"pdn": "x", "variations": [branch] * 5}]}
    read = []
    monkeypatch.setattr("damier.web.routes.pdn.write_game", lambda *_: read.append(1))
    for path in ("/api/pdn/write", "/api/games/annotate", "/api/games/annotate/stream"):
        answer = client.post(path, json={"sheet": "kndb", "game": thicket})
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")
    assert not read


def test_a_game_as_long_as_any_is_written(client):
    moves = [{"pdn": move} for move in ("46-41", "4-9", "41-46", "9-4")] * 1_000
    tree = {"start_fen": "W:WK46:BK4", "line": moves}
    answer = client.post("/api/pdn/write", json={"sheet": "kndb", "game": tree})
    assert answer.status_code == 200
    assert answer.json()["pdn"].count("46-41") == 1_000


def send_both_ways(client, size):
    """Send a game with a comment that makes it about as long as wanted: as a file and as a text."""
    pdn = f"1. 32-28 {{{'much to say ' * (size // 12)}}} 18-23 *"
    files = {"file": ("games.pdn", pdn.encode())}
    answers = [
        client.post("/api/pdn/upload?lang=nl", files=files),
        client.post("/api/pdn/read?lang=nl", json={"pdn": pdn}),
    ]
    refused = [answer.json()["error"] for answer in answers if answer.status_code == 413]
    assert all(error["message"] == text("server-too-large", "nl") for error in refused)
    return [answer.status_code for answer in answers]


@pytest.mark.parametrize(
    ("most", "taken", "refused"),
    [
        (Settings(data=Path()).upload_bytes, 2_090_000, 2_110_000),
        (6_000_000, 5_900_000, 6_100_000),
        (10_000, 9_000, 11_000),
    ],
    ids=["default", "raised", "lowered"],
)
def test_how_much_is_taken_is_a_setting(tmp_path, most, taken, refused):
    with study_client(tmp_path, upload_bytes=most) as client:
        assert send_both_ways(client, taken) == [200, 200]
        assert send_both_ways(client, refused) == [413, 413]


@pytest.mark.parametrize("word", ['32-28 *\n[Event "x"]', "{32-28}", ""])
def test_torn_words_are_refused(client, word):
    tree = {"line": [{"pdn": word}]}
    answer = client.post("/api/pdn/write", json={"sheet": "kndb", "game": tree})
    assert answer.json()["error"]["code"] == "bad-move"


def test_deep_trees_are_refused(client):
    tree: dict = {"line": [{"pdn": "32-28"}]}
    line = tree["line"]
    for _ in range(80):
        line[0]["variations"] = [{"line": [{"pdn": "32-27"}]}]
        line = line[0]["variations"][0]["line"]
    answer = client.post("/api/pdn/write", json={"sheet": "kndb", "game": tree})
    assert answer.status_code in (413, 422)
    assert "error" in answer.json()


def test_pictures(client):
    drawn = client.get("/api/diagram.svg", params={"sheet": "djeco", "fen": "W:WK46:B1"})
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text.startswith("<svg")
    assert "script" not in drawn.text
    picture = client.get("/api/diagram.png", params={"sheet": "djeco", "width": 200})
    assert picture.content.startswith(b"\x89PNG")
    refused = client.get("/api/diagram.svg", params={"sheet": "djeco", "theme": "neon"})
    assert refused.json()["error"]["code"] == "bad-request"
    refused = client.get("/api/diagram.svg", params={"sheet": "djeco", "fen": "nonsense"})
    assert refused.json()["error"]["code"] == "bad-notation"


@pytest.mark.parametrize(
    ("body", "field"),
    [
        (b'{"game": {"line": [{"pdn": 3}]}}', "body.game.line.0.pdn"),
        (b'{"game": {"line": "none"}}', "body.game.line"),
        (b'{"sheet": "kndb"}', "body.game"),
        (b'{"game": {', "body"),
        (b'{"game": ' + b"[" * 9_000, "body"),
        (b"", "body"),
        (b"7", "body"),
    ],
)
def test_a_tree_that_is_none_says_where(client, body, field):
    for path in ("/api/pdn/write", "/api/games/annotate", "/api/games/annotate/stream"):
        answer = client.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 422, answer.text
        told = answer.json()["error"]
        assert told["code"] == "bad-request"
        assert told["detail"]["fields"][0]["field"] == field
