"""Talk between strangers: whoever does not want to hear it hears nothing, and can tell somebody."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from web.harness import Player, Server


def talk_until_pong(player: Player) -> list[str]:
    """Return all that a player is told until the server has answered."""
    player.send({"type": "ping"})
    heard = []
    while (message := player.receive())["type"] != "pong":
        if message["type"] == "chat":
            heard.append(message["text"])
    return heard


def test_a_stranger_who_is_rude_can_be_muted_and_heard_again(server: Server) -> None:
    white, black = server.pair(sheet="international")
    watcher = server.player(white.table, white.welcome["table"]["watch_url_token"])
    white.do("mute")
    assert white.own["muted"]
    black.do("name", name="Bruno")
    assert not black.own["muted"]
    assert black.ask("chat", text="you blunder")["type"] == "ack"
    assert black.expect("chat")["text"] == "you blunder"
    assert watcher.expect("chat")["text"] == "you blunder"
    assert talk_until_pong(white) == []
    back = server.player(white.table, white.token)
    assert back.own["muted"]
    assert talk_until_pong(back) == []
    assert white.ask("chat", text="I hear nothing")["type"] == "ack"
    assert white.expect("chat")["text"] == "I hear nothing"
    white.do("mute", on=False)
    assert not white.own["muted"]
    assert white.ask("mute", on=False)["code"] == "not-now"
    assert black.ask("chat", text="sorry")["type"] == "ack"
    assert white.expect("chat")["text"] == "sorry"


def test_who_was_muted_stays_so_in_the_next_game(server: Server) -> None:
    white, black = server.pair(sheet="international")
    white.do("mute")
    white.do("resign")
    white.do("rematch")
    black.do("rematch")
    to_white, to_black = white.expect("rematch"), black.expect("rematch")
    first = server.player(to_black["table"], to_black["seat_token"])
    second = server.player(to_white["table"], to_white["seat_token"])
    assert (to_white["colour"], second.own["muted"]) == ("black", True)
    assert not first.own["muted"]
    assert first.ask("chat", text="still rude")["type"] == "ack"
    assert talk_until_pong(second) == []
    second.until(first.move("32-28"))


def test_what_was_reported_can_be_read_by_who_runs_the_server(server: Server) -> None:
    white, black = server.pair(sheet="international")
    assert black.ask("chat", text="something vile")["type"] == "ack"
    said = white.expect("chat")
    white.do("report", said=said["seq"], why="he swears")
    assert white.ask("report")["code"] == "not-now"  # once a game
    assert white.ask("report", said=said["seq"])["code"] == "not-now"
    assert black.ask("report", said=said["seq"])["code"] == "not-now"
    black.do("report", reason="leaves")
    found = [one for one in reports(server) if one["table"] == white.table]
    assert [(one["about"], one["name"], one["said"], one["why"]) for one in found] == [
        ("white", "Anna", "", ""),
        ("black", "Bram", "something vile", "he swears"),
    ]
    with server.http() as http:
        assert "damier_reports_total" in http.get("/metrics").text


def reports(server: Server) -> list[dict[str, Any]]:
    program = "import sys; from damier.cli import main; main(sys.argv[1:])"
    words = ["reports", "--data", str(server.data), "--json"]
    done = subprocess.run(
        [sys.executable, "-c", program, *words], capture_output=True, text=True, check=True
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_nobody_mutes_the_computer_or_the_person_beside(server: Server) -> None:
    for opponent in ({"kind": "beside"}, {"kind": "computer", "level": 1}):
        made = server.table(opponent=opponent)
        alone = server.player(made["table"], made["seat_token"])
        assert alone.ask("mute")["code"] == "not-now"
        assert alone.ask("report")["code"] == "not-now"
