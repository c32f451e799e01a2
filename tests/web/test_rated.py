"""Rated tables: for people with an account who agree, and for nobody else."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from typer.testing import CliRunner

from club.house import GOOD
from damier.cli.app import app
from web.harness import Server, both_play

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import httpx

ASKED: dict[str, Any] = {
    "sheet": "international",
    "opponent": {"kind": "link"},
    "colour": "white",
    "control": "300+5",
    "name": "anybody",
    "rated": True,
}


@contextmanager
def member(server: Server, name: str) -> Iterator[httpx.Client]:
    """Somebody with an account."""
    with server.http() as http:
        answer = http.post("/api/account/join", json={"name": name, "password": GOOD})
        assert answer.status_code == 201, answer.text
        yield http


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Server]:
    """A server on which nobody else has played a rated game."""
    server = Server(tmp_path / "data").start()
    yield server
    assert server.stop()


def test_two_play_for_their_ratings_and_see_them(alone: Server) -> None:
    server = alone
    with member(server, "Willemijn") as anna, member(server, "Bartholomeus") as bram:
        assert anna.get("/api/ratings").json() == []
        made = anna.post("/api/tables", json=ASKED).json()
        token = {"X-Table-Token": made["invite_token"]}
        offer = bram.get(f"/api/tables/{made['table']}/invite", headers=token).json()
        assert (offer["name"], offer["rating"]) == ("Willemijn", "1500?")
        assert offer["rated"] == "This game counts for the rating of both of you."
        asked = {"invite_token": made["invite_token"], "name": "anybody", "rated": True}
        taken = bram.post(f"/api/tables/{made['table']}/join", json=asked).json()
        white = server.player(made["table"], made["seat_token"])
        black = server.player(made["table"], taken["seat_token"])
        assert white.welcome["table"]["players"]["black"]["name"] == "Bartholomeus"
        assert black.ask("name", name="Willemijn")["code"] == "not-now"  # an account has its name
        both_play(white, black, "32-28", "20-25")
        black.do("resign")
        [won], [lost] = anna.get("/api/ratings").json(), bram.get("/api/ratings").json()
        assert won["rating"] > 1500 > lost["rating"]
        assert won["provisional"]
        assert (won["sheet"], won["speed"], won["mode"]) == ("international", "blitz", "guided")
        assert [step["rating"] for step in lost["history"]] == [lost["rating"]]
        assert anna.get("/api/ratings/best").json() == []  # nobody is settled after one game
        told = CliRunner().invoke(app, ["ratings", "--data", str(server.data)])
        assert (told.exit_code, told.output) == (0, "rated games: 1, put right: 0\n")


def test_a_guest_is_told_that_a_table_is_rated(server: Server) -> None:
    with member(server, "Hadewych") as anna, server.http() as guest:
        made = anna.post("/api/tables", json=ASKED).json()
        for rated in (False, True):
            asked = {"invite_token": made["invite_token"], "name": "Gast", "rated": rated}
            answer = guest.post(f"/api/tables/{made['table']}/join", json=asked)
            assert answer.status_code == 409
            assert answer.json()["error"]["code"] == "rated-table"
        assert anna.get(f"/api/tables/{made['table']}").json()["status"] == "open"


def test_who_does_not_agree_does_not_sit_down(server: Server) -> None:
    with member(server, "Liesbeth") as anna, member(server, "Cornelis") as bram:
        made = anna.post("/api/tables", json=ASKED).json()
        asked = {"invite_token": made["invite_token"], "name": "Cornelis"}
        answer = bram.post(f"/api/tables/{made['table']}/join", json=asked)
        assert answer.json()["error"]["code"] == "rated-table"


def test_a_guest_makes_no_rated_table(server: Server) -> None:
    with server.http() as guest:
        answer = guest.post("/api/tables", json=ASKED)
        assert answer.status_code == 403
        assert answer.json()["error"]["code"] == "not-signed-in"
        assert guest.get("/api/ratings").status_code == 403


@pytest.mark.parametrize(
    "change",
    [
        {"control": None},
        {"opponent": {"kind": "computer", "level": "best"}},
        {"opponent": {"kind": "beside"}},
        {"start_fen": "W:W31-50:B1-20"},
    ],
)
def test_only_what_can_be_compared_is_rated(server: Server, change: dict[str, Any]) -> None:
    with server.http() as guest:
        answer = guest.post("/api/tables", json={**ASKED, **change})
        assert answer.status_code == 422


def test_a_game_against_a_level_counts_and_nobody_helps(alone: Server) -> None:
    server = alone
    with member(server, "Machteldina") as anna:
        made = anna.post(
            "/api/tables", json={**ASKED, "opponent": {"kind": "computer", "level": 5}}
        ).json()
        white = server.player(made["table"], made["seat_token"])
        players = white.welcome["table"]["players"]
        assert (players["white"]["rating"], players["black"]["rating"]) == ("1500?", "1500")
        assert white.view["rated"]
        white.do("move", text="32-28")
        assert white.ask("ask-takeback")["code"] == "rated"
        answer = anna.post(
            f"/api/tables/{made['table']}/hints", headers={"X-Table-Token": made["seat_token"]}
        )
        assert answer.json()["error"]["code"] == "rated"
        while len(white.entries) < 2:  # a game without a move of each would not count
            white.receive()
        white.do("resign")
        [lost] = anna.get("/api/ratings").json()
        assert 1300 < lost["rating"] < 1500
        assert anna.get("/api/ratings/best").json() == []
        told = CliRunner().invoke(app, ["ratings", "--data", str(server.data)])
        assert told.output.endswith("put right: 0\n")
