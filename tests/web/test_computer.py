"""The computer at the table: it answers, uses its options, and holds nobody up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from web.harness import Server, both_play

if TYPE_CHECKING:
    from pathlib import Path

    from web.harness import Player


def against(server: Server, level: int | str, **asked: object) -> Player:
    made = server.table(opponent={"kind": "computer", "level": level}, colour="white", **asked)
    return server.player(made["table"], made["seat_token"])


def wait_for_turn(player: Player) -> None:
    while player.view["turn"] != "white" and player.view["outcome"] is None:
        player.receive()


@pytest.mark.parametrize("level", [1, 10, "best"])
def test_it_answers_a_move(server: Server, level: int | str) -> None:
    player = against(server, level)
    player.move("32-28")
    wait_for_turn(player)
    assert [entry["by"] for entry in player.entries] == ["white", "black"]


def test_a_whole_game(server: Server) -> None:
    player = against(server, 1, sheet="english")
    for _ in range(300):
        wait_for_turn(player)
        if player.view["outcome"] is not None:
            break
        path = max(player.view["moves"], key=lambda move: len(move["captured"]))["path"]
        player.do("move", path=path)
    # English draughts by the leaflet may go on for ever; a resignation ends it.
    if player.view["outcome"] is None:
        player.do("resign")
    assert player.view["outcome"]["title"]["key"] == "result-win"


def test_it_answers_an_offence_at_the_table(server: Server) -> None:
    player = against(server, 10, sheet="djeco", mode="table", start_fen="W:W32,40,50:B1,10,28")
    player.move("40-34")
    wait_for_turn(player)
    assert player.entries[1]["kind"] in ("huff", "move")
    assert player.entries[-1]["by"] == "black"


def test_it_answers_a_draw_offer_out_of_turn(server: Server) -> None:
    player = against(server, 5)
    player.do("offer-draw")
    while player.view["offer"] is not None:
        player.receive()
    assert player.view["outcome"] is None
    assert player.view["turn"] == "white"


def test_taking_back_is_at_once(server: Server) -> None:
    player = against(server, 3)
    player.move("32-28")
    wait_for_turn(player)
    player.do("ask-takeback")
    assert player.entries == []
    assert player.view["turn"] == "white"


def test_it_begins_where_it_has_the_first_move(server: Server) -> None:
    made = server.table(opponent={"kind": "computer", "level": 2}, colour="black")
    player = server.player(made["table"], made["seat_token"])
    while player.view["turn"] != "black":
        player.receive()
    assert player.view["plies"] == 1


def test_thinking_does_not_hold_others_up(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", DAMIER_BEST_SECONDS="10").start()
    thinking = [against(server, "best") for _ in range(4)]
    for player in thinking:
        player.send({"type": "move", "id": 1, "path": [32, 28]})
        player.expect("ack")
    white, black = server.pair(sheet="international")
    both_play(white, black, "32-28", "19-23", "28x19")
    # Four thoughts of ten seconds in two threads are not over yet.
    latest = [server.player(player.table, player.token).view for player in thinking]
    assert any(view["thinking"] and view["plies"] == 1 for view in latest)
    assert server.stop()
