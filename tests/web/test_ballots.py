"""Openings drawn by lot, over the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from web.harness import Server

if TYPE_CHECKING:
    from pathlib import Path

DRAWN: dict[str, Any] = {"sheet": "english-wcdf", "deck": "english-three-move"}


def test_both_sides_see_what_was_drawn(server: Server) -> None:
    white, black = server.pair(**DRAWN)
    said = white.welcome["table"]["ballot"]
    assert said == black.welcome["table"]["ballot"]
    assert said.startswith("Drawn by lot: ")
    assert white.view["turn"] == "white"  # Black began, and three moves were drawn
    assert white.view["entries"] == []
    assert white.view["fen"] == black.view["fen"] != "B:W21-32:B1-12"


def test_it_is_kept_and_told_in_pdn(tmp_path: Path) -> None:
    first = Server(tmp_path / "data").start()
    made = first.table(**DRAWN, opponent={"kind": "beside"})
    before = first.player(made["table"], made["seat_token"])
    said = before.welcome["table"]["ballot"]
    first.kill()
    second = Server(tmp_path / "data").start()
    after = second.player(made["table"], made["seat_token"])
    assert (after.welcome["table"]["ballot"], after.view["fen"]) == (said, before.view["fen"])
    with second.http() as http:
        path, token = f"/api/tables/{made['table']}.pdn", made["seat_token"]
        written = http.get(path, headers={"X-Table-Token": token}).text
    moves = said.removeprefix("Drawn by lot: ").partition(" (")[0].rstrip(".")
    assert f'[Opening "{moves}' in written
    assert second.stop()


def test_whoever_is_invited_is_told(server: Server) -> None:
    made = server.table(**DRAWN, opponent={"kind": "lobby"})
    with server.http() as http:
        token = {"X-Table-Token": made["invite_token"]}
        invited = http.get(f"/api/tables/{made['table']}/invite", headers=token).json()
        assert invited["ballot"].startswith("Drawn by lot: ")
        offer = http.get("/api/sheets/english-wcdf").json()["ballots"]
        assert [deck["id"] for deck in offer["decks"]][:2] == [
            "english-two-move",
            "english-three-move",
        ]
        assert http.get("/api/sheets/djeco").json()["ballots"] is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"sheet": "djeco"},
        {"deck": "none"},
        {"start_fen": "B:W21-32:B1-12"},
        {"deck": "x" * 101},
    ],
)
def test_what_cannot_be_drawn_is_refused(server: Server, wrong: dict[str, Any]) -> None:
    with server.http() as http:
        answer = http.post("/api/tables", json={**DRAWN, **wrong})
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "bad-request"
