"""Draws over the wire: proofs that come in time, claims, rules switched on, and lots."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from web.harness import Server, both_play

if TYPE_CHECKING:
    from pathlib import Path

    from web.harness import Player


def kinds(own: dict[str, Any]) -> list[str]:
    return [option["kind"] for option in own["options"]]


def wait_for_proof(player: Player) -> None:
    """Read on until the tables are there; they come without an event."""
    seq = player.view["seq"]
    while "claim-draw" not in kinds(player.own):
        player.receive()
    assert player.view["seq"] == seq


def test_nobody_can_win_is_offered_when_the_tables_are_there(server: Server) -> None:
    white, black = server.pair(sheet="kndb", start_fen="W:WK46:BK4")
    wait_for_proof(white)
    wait_for_proof(black)
    white.until(black.do("claim-draw"))  # on White's turn
    assert white.view["outcome"]["reason"] == "nobody-can-win"
    assert white.view["outcome"]["article"] == "16"


def test_a_proved_draw_stays_one_without_tables(tmp_path: Path) -> None:
    """The tables are made while the server answers; a second one has another, empty cache."""
    first = Server(tmp_path / "data", DAMIER_CACHE=str(tmp_path / "cache")).start()
    made = first.table(sheet="kndb", start_fen="W:WK46:BK4", opponent={"kind": "beside"})
    player = first.player(made["table"], made["seat_token"])
    with first.http() as http:
        asked = time.monotonic()
        assert http.get("/healthz").status_code == 200
        assert time.monotonic() - asked < 5
    wait_for_proof(player)
    player.do("claim-draw")
    first.kill()
    (tmp_path / "nothing").write_text("a file, where no folder can be made", encoding="utf-8")
    second = Server(tmp_path / "data", DAMIER_CACHE=str(tmp_path / "nothing")).start()
    again = second.player(made["table"], made["seat_token"])
    assert again.view["outcome"]["reason"] == "nobody-can-win"
    assert second.stop()


def test_a_claim_with_its_move(server: Server) -> None:
    white, black = server.pair(sheet="english-wcdf", start_fen="B:WK3,K7:BK9,K32")
    both_play(white, black, *["9-13", "7-11", "13-9", "11-7"] * 2)
    assert "claim-draw" in kinds(black.own)
    white, black = server.pair(sheet="english-wcdf", start_fen="B:WK3,K7:BK9,K32")
    both_play(white, black, *["9-13", "7-11", "13-9", "11-7"], "9-13", "7-11", "13-9")
    assert [move["text"] for move in white.view["claims"]] == ["11-7"]
    assert white.ask("claim-draw", path=[11, 8])["code"] == "no-claim"
    black.until(white.do("claim-draw", path=[11, 7]))
    assert black.view["outcome"]["article"] == "1.32.1"
    assert black.entries[-1]["text"] == "11-7"


def test_draw_rules_are_switched_on_and_told(server: Server) -> None:
    asked: dict[str, Any] = {"sheet": "swedish", "draw_options": ["quiet-moves"]}
    made = server.table(opponent={"kind": "link"}, colour="white", **asked)
    with server.http() as http:
        token = {"X-Table-Token": made["invite_token"]}
        offer = http.get(f"/api/tables/{made['table']}/invite", headers=token).json()
        assert "20 moves in a row" in offer["draw_options"][0]
        invite = {"invite_token": made["invite_token"]}
        http.post(f"/api/tables/{made['table']}/join", json=invite)
    player = server.player(made["table"], made["seat_token"])
    assert [rule["rule"] for rule in player.welcome["table"]["draw_options"]] == ["quiet-moves"]
    counted = [counter["rule"] for counter in player.view["counters"]]
    assert counted == ["material", "quiet-moves"]
    with server.http() as http:
        pdn = http.get(
            f"/api/tables/{made['table']}.pdn", headers={"X-Table-Token": made["seat_token"]}
        )
    assert '[DrawOptions "quiet-moves"]' in pdn.text


def test_a_rematch_keeps_the_draw_rules(server: Server) -> None:
    made = server.table(sheet="swedish", draw_options=["return"], opponent={"kind": "beside"})
    player = server.player(made["table"], made["seat_token"])
    player.do("resign")
    player.do("rematch")
    after = player.expect("rematch")
    again = server.player(after["table"], after["seat_token"])
    assert [rule["rule"] for rule in again.welcome["table"]["draw_options"]] == ["return"]


def test_a_sheet_says_which_draw_rules_it_leaves_open(server: Server) -> None:
    with server.http() as http:
        swedish = http.get("/api/sheets/swedish", params={"lang": "nl"}).json()
        assert [rule["rule"] for rule in swedish["draw_options"]] == ["quiet-moves", "return"]
        assert "20 zetten" in swedish["draw_options"][0]["text"]
        assert http.get("/api/sheets/kndb").json()["draw_options"] == []
        house = http.post("/api/house", json={"extends": "swedish"}).json()
        assert [rule["rule"] for rule in house["draw_options"]] == ["quiet-moves", "return"]
        assert house["colours_by_lot"] is True


@pytest.mark.parametrize("draws", [["return"], ["nonsense"]])
def test_a_draw_rule_that_the_sheet_does_not_have(server: Server, draws: list[str]) -> None:
    with server.http() as http:
        answer = http.post("/api/tables", json={"sheet": "kndb", "draw_options": draws})
    assert answer.json()["error"]["code"] == "bad-request"


def test_colours_are_drawn_where_the_sheet_says_so(server: Server) -> None:
    asked: dict[str, Any] = {"opponent": {"kind": "link"}}
    drawn = {server.table(sheet="swedish", **asked)["colour"] for _ in range(24)}
    assert drawn == {"white", "black"}
    given = {server.table(sheet="kndb", **asked)["colour"] for _ in range(6)}
    assert given == {"white"}
    assert server.table(sheet="swedish", colour="black", **asked)["colour"] == "black"
