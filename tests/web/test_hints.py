"""Hints in games against the computer, and for nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    import httpx

    from web.harness import Server

# White gives 31-26 and takes four.
SHOT = "W:W27,31-40,44,49:B4,5,7,8,10,15,16,18,21-23,25,28"


def ask(server: Server, made: dict[str, Any], by: str = "seat") -> httpx.Response:
    path, headers = f"/api/tables/{made['table']}/hints", {"X-Table-Token": made[f"{by}_token"]}
    with server.http() as http:
        return http.post(path, headers=headers, params={"lang": "en"})


def computer(server: Server, **asked: object) -> dict[str, Any]:
    return server.table(opponent={"kind": "computer", "level": 1}, colour="white", **asked)


def test_each_hint_tells_more_and_the_last_says_what_the_move_is_for(server: Server) -> None:
    made = computer(server, sheet="kndb", start_fen=SHOT)
    told = ask(server, made).json()
    assert told["events"] == 0
    assert [step["squares"] for step in told["steps"]] == [[31], [31, 26], [31, 26]]
    first, second, third = (step["says"] for step in told["steps"])
    assert first == "Look at 31."
    assert second == "Begin with 31 to 26."
    assert third.startswith("Play 31-26. ")
    assert "take" in third


@pytest.mark.parametrize("kind", ["link", "beside", "lobby"])
def test_people_who_play_each_other_get_none(server: Server, kind: str) -> None:
    made = server.table(opponent={"kind": kind})
    refused = ask(server, made)
    assert refused.status_code == 403
    assert refused.json()["error"]["code"] == "bad-token"


def test_whoever_watches_gets_none(server: Server) -> None:
    made = computer(server)
    assert ask(server, made, "watch").status_code == 403


def test_nobody_gets_one_out_of_turn_or_after_the_end(server: Server) -> None:
    made = server.table(opponent={"kind": "computer", "level": 1}, colour="black", sheet="kndb")
    player = server.player(made["table"], made["seat_token"])
    while player.view["turn"] != "black":
        player.receive()
    assert ask(server, made).status_code == 200
    player.do("resign")
    assert ask(server, made).json()["error"]["code"] == "game-over"
    made["table"] = "0" * 12
    assert ask(server, made).json()["error"]["code"] == "no-table"
