"""Bad clients: each is refused with a clear code, and the others play on undisturbed."""

from __future__ import annotations

import contextlib
import json
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from damier.web.limits import Crowd
from web.harness import PATIENCE, Server, both_play

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with small limits."""
    limits = {
        "DAMIER_TABLE_RATE": "20/minute",
        "DAMIER_SOCKETS_PER_CLIENT": "3",
        "DAMIER_EVENTS_PER_TABLE": "3",
        "DAMIER_UNFINISHED_TABLES": "4",
        "DAMIER_COMMANDS_PER_SECOND": "10",
        "DAMIER_COMMAND_BURST": "30",
    }
    running = Server(tmp_path / "data", **limits).start()
    yield running
    assert running.stop()


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"dance","id":3}',
        '{"type":"move","id":3,"path":"32-28"}',
        '{"type":"move","id":3,"path":[0,99999]}',
        '{"type":"move","id":-1,"path":[32,28]}',
        '{"type":"move","id":1e400,"path":[32,28]}',
        '{"type":"huff","id":3}',
        '{"type":"joined","id":3,"name":"Eve"}',
        '{"type":"flag","id":3}',
        '{"type":"resumed","id":3,"away":-1000}',
        '{"type":"rematched","id":3,"table":"x"}',
        '{"type":"hello","token":"x"}',
        '{"type":"chat","id":3,"text":"' + "a" * 301 + '"}',
        '{"type":"chat","id":3,"text":""}',
        "[" * 2000,
        '{"type":"move","id":3,"more":' + "[" * 8000,
        b"\xff\xfe",
    ],
)
def test_malformed_messages(server: Server, message: str | bytes) -> None:
    white, black = server.pair(sheet="international")
    black.socket.send(message)
    assert black.expect("refused")["code"] == "bad-message"
    both_play(white, black, "32-28", "19-23")


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"path": [32, 50]}, "off-line"),
        ({"path": [399, 400]}, "bad-move"),
        ({"path": [32]}, "bad-move"),
        ({"text": "castle"}, "bad-move"),
        ({}, "bad-move"),
        ({"path": [19, 23]}, "not-your-piece"),
    ],
)
def test_moves_that_are_none(server: Server, fields: dict[str, Any], code: str) -> None:
    white, black = server.pair(sheet="international")
    assert white.ask("move", **fields)["code"] == code
    both_play(white, black, "32-28", "19-23")


def test_a_huge_message_ends_only_its_own_connection(server: Server) -> None:
    white, black = server.pair(sheet="international")
    black.send({"type": "chat", "id": 1, "text": "a" * 100_000})
    with pytest.raises(ConnectionClosed) as closed:
        black.expect("chat")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    white.move("32-28")


def test_a_flood_of_questions_is_told_by_the_close(strict: Server) -> None:
    with connect(f"ws://127.0.0.1:{strict.port}/ws/analysis", open_timeout=PATIENCE) as socket:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(100):
                socket.send('{"type": "stop"}')
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "too-fast")


def test_a_flood_is_slowed_and_then_ended(strict: Server) -> None:
    white, black = strict.pair(sheet="international")
    with contextlib.suppress(ConnectionClosed):
        for number in range(1, 400):
            black.send({"type": "ping", "id": number})
    answers: list[Any] = []
    with pytest.raises(ConnectionClosed) as closed:
        answers.extend(iter(black.receive, None))
    codes = {answer.get("code") for answer in answers}
    assert "too-fast" in codes
    assert answers[-1]["type"] == "bye"
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason == "too-fast"
    white.move("32-28")


def test_moving_for_the_other_side(server: Server) -> None:
    white, black = server.pair(sheet="international")
    assert black.ask("move", text="32-28")["code"] == "not-your-turn"
    assert black.ask("move", text="19-23")["code"] == "not-your-turn"
    both_play(white, black, "32-28")
    assert white.ask("withdraw")["code"] == "not-your-turn"
    assert white.ask("accept-draw")["code"] == "not-now"
    assert white.ask("claim-draw")["code"] == "not-now"


def test_a_move_on_an_old_board_is_stale(server: Server) -> None:
    white, black = server.pair(sheet="international")
    seen = black.view["seq"]
    both_play(white, black, "32-28")
    black.number += 1
    black.send({"type": "move", "id": black.number, "seq": seen, "text": "19-23"})
    assert black.expect("ack", "refused")["code"] == "stale"
    black.send({"type": "chat", "id": 50, "text": "hm"})
    white.expect("chat")
    both_play(white, black, "19-23")


def test_a_piece_that_is_touched_and_moved_at_once_has_moved(server: Server) -> None:
    white, black = server.pair(sheet="international", mode="table", touch_move=True)
    seen = white.view["seq"]
    white.send({"type": "touch", "id": 1, "seq": seen, "square": 32})
    white.send({"type": "move", "id": 2, "seq": seen, "text": "32-28"})
    assert [white.expect("ack", "refused")["type"] for _ in range(2)] == ["ack", "ack"]
    black.until(seen + 2)
    # Said again after a break, both are known, and what follows is no older for it.
    white.close()
    white.connect()
    white.send({"type": "touch", "id": 1, "seq": seen, "square": 32})
    white.send({"type": "move", "id": 2, "seq": seen, "text": "32-28"})
    assert [white.expect("ack", "refused")["type"] for _ in range(2)] == ["ack", "ack"]


def test_what_one_did_elsewhere_makes_no_old_board_new(server: Server) -> None:
    white, black = server.pair(sheet="international")
    seen = black.view["seq"]
    both_play(white, black, "32-28")
    black.send({"type": "offer-draw", "id": 1, "seq": seen})
    assert black.expect("ack", "refused")["type"] == "ack"
    black.send({"type": "move", "id": 2, "seq": seen, "text": "19-23"})
    assert black.expect("ack", "refused")["code"] == "stale"


@pytest.mark.parametrize("role", ["watch_token", "invite_token"])
def test_other_tokens_do_not_move(server: Server, role: str) -> None:
    made = server.table(opponent={"kind": "link"}, colour="white")
    with connect(f"ws://127.0.0.1:{server.port}/ws/t/{made['table']}") as socket:
        socket.send(json.dumps({"type": "hello", "token": made[role]}))
        first = json.loads(socket.recv(PATIENCE))
        if role == "invite_token":
            assert (first["type"], first["code"]) == ("bye", "bad-token")
            return
        socket.send(json.dumps({"type": "move", "id": 1, "text": "32-28"}))
        while (answer := json.loads(socket.recv(PATIENCE)))["type"] != "refused":
            pass
        assert answer["code"] == "not-a-player"


@pytest.mark.parametrize("greeting", ['{"type":"ping"}', "x", '{"type":"hello","token":"é"}'])
def test_who_does_not_greet_is_sent_away(server: Server, greeting: str) -> None:
    made = server.table(opponent={"kind": "beside"})
    with connect(f"ws://127.0.0.1:{server.port}/ws/t/{made['table']}") as socket:
        socket.send(greeting)
        assert json.loads(socket.recv(PATIENCE))["code"] in ("expected-hello", "bad-token")
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)


def test_a_seat_opens_only_its_own_table(server: Server) -> None:
    mine, other = (server.table(opponent={"kind": "beside"}) for _ in range(2))
    with connect(f"ws://127.0.0.1:{server.port}/ws/t/{other['table']}") as socket:
        socket.send(json.dumps({"type": "hello", "token": mine["seat_token"]}))
        assert json.loads(socket.recv(PATIENCE))["code"] == "bad-token"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Host": "evil.example"},
    ],
    ids=["site", "null", "nonsense", "rebinding"],
)
def test_other_sites_are_kept_out(server: Server, headers: dict[str, str]) -> None:
    with server.http(headers=headers) as http:
        answer = http.post("/api/tables", json={})
        assert answer.status_code == 403
        assert answer.json()["error"]["code"] in ("foreign-origin", "foreign-host")
    if "Origin" in headers:
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(f"ws://127.0.0.1:{server.port}/ws/lobby", origin=headers["Origin"]),  # type: ignore[arg-type]
        ):
            pass
        assert refused.value.response.status_code == 403
        assert b"foreign-origin" in (refused.value.response.body or b"")


def test_our_own_pages_are_let_in(server: Server) -> None:
    with server.http(headers={"Origin": server.url}) as http:
        assert http.post("/api/tables", json={}).status_code == 201
    origin: Any = server.url
    with connect(f"ws://127.0.0.1:{server.port}/ws/lobby", origin=origin) as socket:
        assert json.loads(socket.recv(PATIENCE))["type"] == "lobby"


@pytest.mark.parametrize("count", [200, pytest.param(10_000, marks=pytest.mark.slow)])
def test_thousands_of_tables(strict: Server, count: int) -> None:
    white, black = strict.pair(sheet="international")
    codes: dict[int, int] = {}
    with strict.http() as http:
        for _ in range(count):
            answer = http.post("/api/tables", json={"opponent": {"kind": "beside"}})
            codes[answer.status_code] = codes.get(answer.status_code, 0) + 1
            if answer.status_code == 429:
                last = answer
    assert set(codes) == {201, 429}
    assert codes[201] <= 4
    assert last.json()["error"]["code"] == "too-many-requests"
    assert int(last.headers["Retry-After"]) >= 1
    both_play(white, black, "32-28", "19-23")


def test_tables_sockets_and_events_are_bounded(strict: Server) -> None:
    with strict.http() as http:
        made = [http.post("/api/tables", json={"opponent": {"kind": "beside"}}) for _ in range(5)]
    assert [answer.status_code for answer in made] == [201] * 4 + [429]
    assert made[-1].json()["error"]["code"] == "too-many-tables"
    table = made[0].json()
    player = strict.player(table["table"], table["seat_token"])
    for move in ("32-28", "19-23", "28x19"):
        player.move(move)
    assert player.ask("move", text="14x23")["code"] == "table-full"
    strict.player(table["table"], table["watch_token"])
    strict.player(table["table"], table["watch_token"])
    with connect(f"ws://127.0.0.1:{strict.port}/ws/t/{table['table']}") as socket:
        assert json.loads(socket.recv(PATIENCE))["code"] == "too-many-sockets"


@pytest.mark.parametrize(
    "toml",
    ["a=" + "[" * 30_000, "a=1" + "0" * 31_000, "a." * 15_000 + "b=1", "\ud800", "a = "],
    ids=["deep", "number", "dotted", "torn", "cut"],
)
def test_sheets_made_to_hurt(server: Server, toml: str) -> None:
    body = json.dumps({"sheet_toml": toml, "toml": toml})
    with server.http(headers={"Content-Type": "application/json"}) as http:
        for path in ("/api/tables", "/api/house", "/api/positions"):
            answer = http.post(path, content=body)
            assert answer.status_code in (400, 422), (path, answer.text)
            assert answer.json()["error"]["message"]


def test_a_house_sheet_never_passes_for_another(server: Server) -> None:
    toml = """
id = "english"
name = "English draughts"
extends = "international"
shelf = "federation"
letters = "x"
about = "x"
"""
    made = server.table(sheet_toml=toml, opponent={"kind": "beside"})
    sheet = server.player(made["table"], made["seat_token"]).welcome["table"]["sheet"]
    assert (sheet["id"], sheet["shelf"]) == ("house", "house")


def test_sockets_count_as_requests(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", DAMIER_REQUEST_RATE="5/hour").start()
    url = f"ws://127.0.0.1:{server.port}/ws/lobby"
    for _ in range(5):
        with connect(url):
            pass
    with pytest.raises(InvalidStatus) as refused, connect(url):
        pass
    assert refused.value.response.status_code == 429
    assert b"too-many-requests" in (refused.value.response.body or b"")
    assert int(refused.value.response.headers["Retry-After"]) > 1
    assert server.stop()


def test_rematches_count_as_tables(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", DAMIER_TABLE_RATE="2/hour").start()
    made = server.table(opponent={"kind": "beside"})
    first = server.player(made["table"], made["seat_token"])
    first.do("resign")
    first.send({"type": "rematch", "id": 50})
    there = first.expect("rematch")
    second = server.player(there["table"], there["seat_token"])
    second.do("resign")
    assert second.ask("rematch")["code"] == "too-many-requests"
    assert server.stop()


def test_searches_that_are_given_up_are_refused_in_words(server: Server) -> None:
    def ask(_: int) -> tuple[int, str]:
        with server.http() as http:
            answer = http.post("/api/analysis", json={"time": 1}, params={"lang": "nl"})
            return answer.status_code, answer.json().get("error", {}).get("code", "")

    with ThreadPoolExecutor(4) as pool:
        answers = set(pool.map(ask, range(4)))
    assert answers == {(200, ""), (429, "too-many-requests")}


def test_a_flood_of_analyses_is_ended(strict: Server) -> None:
    with connect(f"ws://127.0.0.1:{strict.port}/ws/analysis") as socket:
        with contextlib.suppress(ConnectionClosed):
            for number in range(200):
                socket.send(json.dumps({"type": "analyse", "id": number}))
        with pytest.raises(ConnectionClosed) as closed:
            list(iter(lambda: socket.recv(PATIENCE), None))
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason == "too-fast"


def test_a_house_sheet_of_some_length_is_analysed_live(server: Server) -> None:
    toml = 'id = "house"\nname = "x"\nextends = "english"\nletters = "x"\nabout = "x"\n'
    asked = {"type": "analyse", "id": 1, "seconds": 0.1, "sheet_toml": toml + "#" * 20_000}
    with connect(f"ws://127.0.0.1:{server.port}/ws/analysis") as socket:
        socket.send(json.dumps(asked))
        while not (told := json.loads(socket.recv(PATIENCE))).get("done"):
            assert told["type"] == "lines", told


def test_large_bodies_are_refused(server: Server) -> None:
    with server.http() as http:
        large = http.post("/api/tables", json={"sheet_toml": "a" * 70_000})
        assert (large.status_code, large.json()["error"]["code"]) == (413, "too-large")

        def endless() -> Iterator[bytes]:
            for _ in range(100):
                yield b" " * 1_000

        answer = http.post("/api/tables", content=endless())
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")


@pytest.mark.parametrize("path", ["lobby", "now"])
def test_whoever_only_watches_sends_no_long_messages(server: Server, path: str) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/ws/{path}") as socket:
        socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed, match="too-large"):
            list(socket)


def test_addresses_that_have_gone_are_forgotten() -> None:
    crowd = Crowd(2)
    for number in range(100):
        with crowd.place(f"address {number}") as place:
            assert place
    assert not crowd._changed
    assert not crowd._open
