"""Two people at real websockets, by the sheets of the box."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from damier.texts.phrase import Phrase
from web.harness import both_play

if TYPE_CHECKING:
    from web.harness import Server


def test_a_move_reaches_the_opponent(server: Server) -> None:
    white, black = server.pair(sheet="international")
    seq = white.do("move", path=[32, 28])
    view = black.until(seq)
    assert view["turn"] == "black"
    assert black.entries[-1]["text"] == "32-28"
    assert black.entries[-1]["board"] == view["board"] == white.view["board"]
    assert {move["text"] for move in view["moves"]} >= {"19-23", "20-25"}
    assert white.welcome["table"]["players"]["white"]["name"] == "Anna"
    assert black.welcome["table"]["players"]["black"]["name"] == "Bram"
    assert (white.welcome["seat"], black.welcome["seat"]) == ("white", "black")


def test_a_refused_move_says_why(server: Server) -> None:
    white, black = server.pair(sheet="kndb", start_fen="W:W28,33,50:B1,19,22")
    refused = white.ask("move", text="33-29")
    assert refused["code"] == "must-capture"
    assert refused["article"]
    assert refused["title"]
    assert "28x17" in {move["text"] for move in refused["required"]}
    assert white.view["seq"] == black.view["seq"]


def test_djeco_offence_and_huff(server: Server) -> None:
    white, black = server.pair(sheet="djeco", mode="table", start_fen="W:W32,40,50:B1,10,28")
    black.until(white.move("40-34"))
    offence = black.view["offence"]
    assert offence["by"] == "white"
    assert offence["huffable"] == [32]
    assert [move["text"] for move in offence["missed"]] == ["32x23"]
    assert [option["kind"] for option in black.own["options"]][:2] == ["huff", "stand"]
    assert all(option["kind"] not in ("huff", "stand") for option in white.own["options"])
    assert white.ask("huff", square=32)["code"] == "not-your-turn"
    white.until(black.do("huff", square=32))
    assert white.entries[-1]["kind"] == "huff"
    assert white.view["board"][31] == "."
    assert white.view["turn"] == "black"  # to huff is not to play
    assert white.view["taken"]["white"] == {"men": 1, "kings": 0}
    both_play(white, black, "1-6", "34-29")


def test_english_withdrawn(server: Server) -> None:
    white, black = server.pair(sheet="english", mode="table", start_fen="B:W18,30:B3,14")
    white.until(black.move("3-7"))
    kinds = [option["kind"] for option in white.own["options"]]
    assert kinds[:2] == ["stand", "withdraw"]
    black.until(white.do("withdraw"))
    assert [entry["struck"] for entry in black.entries] == [True, False]
    assert black.view["turn"] == "black"
    assert black.ask("move", text="3-7")["code"] == "must-capture"
    both_play(white, black, "14x23")


@pytest.mark.parametrize("accept", [True, False])
def test_a_draw_is_offered_and_answered(server: Server, accept: bool) -> None:
    white, black = server.pair(sheet="international")
    black.until(white.do("offer-draw"))
    assert black.view["offer"] == "white"
    white.until(black.do("accept-draw" if accept else "decline-draw"))
    assert (white.view["outcome"] is not None) is accept
    assert white.view["offer"] is None


def test_taking_back_needs_consent(server: Server) -> None:
    white, black = server.pair(sheet="international", control="300+5")
    both_play(white, black, "32-28", "19-23")
    black.until(white.do("ask-takeback"))
    assert black.view["takeback"] == "white"
    assert white.ask("accept-takeback")["code"] == "not-now"
    white.until(black.do("accept-takeback"))
    assert white.entries == []
    assert white.view["turn"] == "white"
    both_play(white, black, "33-29")
    assert black.view["clock"]["running"] == "black"


def test_resign_and_rematch_with_colours_swapped(server: Server) -> None:
    white, black = server.pair(sheet="djeco")
    black.until(white.do("resign"))
    assert black.view["outcome"]["winner"] == "black"
    assert black.view["outcome"]["result"] == "0-2"
    assert white.ask("move", text="32-28")["code"] == "game-over"
    white.do("rematch")
    black.do("rematch")
    to_white, to_black = white.expect("rematch"), black.expect("rematch")
    assert to_white["table"] == to_black["table"] != white.table
    assert (to_white["colour"], to_black["colour"]) == ("black", "white")
    again = server.player(to_black["table"], to_black["seat_token"])
    assert again.welcome["table"]["players"]["white"]["name"] == "Bram"
    again.move("32-28")
    late = server.player(white.table, white.token)
    assert late.expect("rematch")["seat_token"] == to_white["seat_token"]


def test_chat_names_presence_and_watchers(server: Server) -> None:
    white, black = server.pair(sheet="international")
    with server.http() as http:
        made = http.post("/api/tables", json={"opponent": {"kind": "beside"}}).json()
    watcher = server.player(made["table"], made["watch_token"])
    assert watcher.welcome["seat"] is None
    assert watcher.expect("presence") == {
        "type": "presence",
        "white": False,
        "black": False,
        "watchers": 1,
    }
    assert watcher.ask("move", text="32-28")["code"] == "not-a-player"
    assert watcher.own["options"] == []
    black.send({"type": "chat", "id": 1, "text": "<b>hi</b>\u202e\n you"})
    said = white.expect("chat")
    assert (said["by"], said["name"], said["text"]) == ("black", "Bram", "<b>hi</b>   you")
    white.do("name", name="Anneke")
    state = black.expect("state")
    assert state["players"]["white"]["name"] == "Anneke"
    black.close()
    while white.expect("presence")["black"]:
        pass
    back = server.player(black.table, black.token)
    assert back.expect("chat")["text"] == "<b>hi</b>   you"


def test_all_are_sent_the_same_whatever_they_read(server: Server) -> None:
    white, black = server.pair(sheet="djeco", mode="table", start_fen="W:W32,40,50:B1,10,28")
    french = server.player(black.table, black.token, "fr")
    white.move("40-34")
    told = french.expect("state")
    assert told == black.expect("state")
    assert white.view == told["view"]
    says = Phrase(**told["view"]["offence"]["says"])
    assert says.text("en", "title") != says.text("fr", "title")


def test_one_device(server: Server) -> None:
    made = server.table(sheet="english", opponent={"kind": "beside"})
    assert made["colour"] == "both"
    player = server.player(made["table"], made["seat_token"])
    for move in ("9-13", "22-18", "10-15"):
        player.move(move)
    player.do("ask-takeback")
    assert [entry["text"] for entry in player.entries] == ["9-13", "22-18"]
    player.do("offer-draw")
    player.do("accept-draw")
    assert player.view["outcome"]["reason"] == "agreement"
    player.do("rematch")
    assert player.expect("rematch")["colour"] == "both"


def test_a_fallen_flag_ends_the_game_by_itself(server: Server) -> None:
    white, black = server.pair(sheet="international", control="1")
    both_play(white, black, "32-28")
    while black.view["outcome"] is None:
        black.receive()
    assert black.view["outcome"]["reason"] == "flag"
    assert black.view["outcome"]["winner"] == "white"


def test_touch_move(server: Server) -> None:
    white, _ = server.pair(sheet="international", touch_move=True)
    white.do("touch", square=32)
    assert white.view["hand"]["bound"] == 32
    assert white.ask("move", text="33-29")["code"] == "touched-piece"
    white.move("32-28")
    assert white.view["hand"]["bound"] is None
