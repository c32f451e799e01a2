"""Who is there: a line that says nothing any more is seen, and a game without an opponent ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from web.harness import Player, Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class Page(Player):
    """A player whose page answers beats, until its line is cut without anybody noticing."""

    cut = False

    def send(self, message: dict[str, Any]) -> None:
        super().send({**message, "beats": True} if message["type"] == "hello" else message)

    def receive(self) -> dict[str, Any]:
        message = super().receive()
        if message["type"] == "beat" and not self.cut:
            self.send({"type": "beat"})
        return message


@pytest.fixture
def attentive(tmp_path: Path) -> Iterator[Server]:
    """A server that looks often who is there, and has no patience."""
    quick = {"DAMIER_HEARTBEAT": "0.2", "DAMIER_LOBBY_PATIENCE": "0.2"}
    running = Server(tmp_path / "data", **quick).start()
    yield running
    assert running.stop()


def at_table(server: Server, kind: str, **asked: Any) -> tuple[Page, Page]:
    made = server.table(opponent={"kind": kind}, colour="white", **asked)
    by = {"invite_token": made["invite_token"]} if kind == "link" else {"lobby": True}
    with server.http() as http:
        taken = http.post(f"/api/tables/{made['table']}/join", json=by).json()
    return (
        Page(server, made["table"], made["seat_token"]),
        Page(server, made["table"], taken["seat_token"]),
    )


def told_away(player: Player, side: str) -> dict[str, Any]:
    """Return the message that says so, whenever it comes."""
    while (told := player.expect("presence"))[side]:
        pass
    return told


def test_the_opponent_sees_that_a_line_is_down_that_was_never_closed(attentive: Server) -> None:
    white, black = at_table(attentive, "link")
    black.cut = True
    told_away(white, "black")
    black.send({"type": "beat"})
    while not white.expect("presence")["black"]:
        pass
    white.close()
    black.close()


def test_a_client_that_knows_no_beats_is_not_taken_for_away(attentive: Server) -> None:
    white, black = at_table(attentive, "link")
    old = attentive.player(black.table, black.token)
    black.cut = True
    black.close()
    white.do("move", text="32-28")
    assert old.until(white.view["seq"])["turn"] == "black"
    for _ in range(5):
        assert white.expect("beat")["type"] == "beat"
    white.send({"type": "ping"})
    while (message := white.receive())["type"] != "pong":
        assert message["type"] != "presence" or message["black"]
    white.close()


def test_a_game_is_claimed_from_a_stranger_who_has_gone(attentive: Server) -> None:
    white, black = at_table(attentive, "lobby")
    white.do("move", text="32-28")
    assert white.ask("claim-left")["code"] == "not-now"
    black.close()
    told = told_away(white, "black")
    while told["left"]["black"] < told["patience"]:
        watcher = attentive.player(white.table, white.welcome["table"]["watch_url_token"])
        told = white.expect("presence")
        watcher.close()
    white.do("claim-left")
    assert white.view["outcome"]["reason"] == "left"
    assert white.view["outcome"]["winner"] == "white"
    white.close()


def test_a_friend_may_think_for_days(attentive: Server) -> None:
    white, black = at_table(attentive, "link")
    white.do("move", text="32-28")
    black.close()
    told = told_away(white, "black")
    assert told["patience"] > 24 * 3600
    assert white.ask("claim-left")["code"] == "not-now"
    white.close()


def test_a_game_called_off_is_over_in_the_list_of_games(server: Server) -> None:
    with server.http() as http:
        made = http.post("/api/tables", json={"sheet": "international"}).json()
        player = server.player(made["table"], made["seat_token"])
        player.do("abort")
        game = http.get("/api/games").json()[0]
    assert (game["status"], game["result"]) == ("over", "*")


def test_the_computer_finds_a_slip_that_nobody_announced(server: Server) -> None:
    asked = {
        "sheet": "djeco",
        "mode": "table",
        "slips": "silent",
        "touch_move": False,
        "start_fen": "W:W32,33,40,45,50:B28,13,14,3",
    }
    made = server.table(opponent={"kind": "computer", "level": 8}, colour="white", **asked)
    player = server.player(made["table"], made["seat_token"])
    player.do("move", path=[40, 35])
    while not any(entry["kind"] in ("huff", "withdrawal") for entry in player.entries):
        if player.view["pointed"]:
            assert player.view["pointed"]["found"]
        player.expect("state")


def test_a_saved_game_does_not_tell_of_a_slip_before_anybody_points(server: Server) -> None:
    asked = {"mode": "table", "slips": "silent", "touch_move": False}
    white, black = server.pair(sheet="djeco", start_fen="W:W32,33,40:B28,13,14", **asked)
    white.do("move", path=[40, 35])
    black.until(white.view["seq"])

    def saved() -> str:
        with server.http() as http:
            token = {"X-Table-Token": black.token}
            return http.get(f"/api/tables/{black.table}.pdn", headers=token).text

    assert "%open" not in saved()
    black.do("point", square=32)
    assert "%open" in saved()


def test_silent_slips_are_for_the_table_only(server: Server) -> None:
    with server.http() as http:
        answer = http.post("/api/tables", json={"slips": "silent", "mode": "guided"})
    assert answer.status_code == 422
