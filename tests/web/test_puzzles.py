"""Puzzles over REST: today's, one by its id, and what an answer is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from damier.learn import puzzles

if TYPE_CHECKING:
    from web.harness import Server


def test_today_has_a_puzzle_that_is_the_same_all_day(server: Server) -> None:
    with server.http() as http:
        found = http.get("/api/puzzles/swedish/today").json()
        again = http.get(f"/api/puzzles/swedish/{found['id']}", params={"lang": "sv"}).json()
    assert found["position"]["sheet"] == "swedish"
    assert found["position"]["geometry"]["width"] == 8
    assert found["goal"] in ("win", "draw")
    assert again["position"]["fen"] == found["position"]["fen"]
    assert [theme["id"] for theme in again["themes"]] == [theme["id"] for theme in found["themes"]]
    assert again["themes"][0]["name"] != found["themes"][0]["name"]
    assert "solution" not in str(found)


def test_a_puzzle_is_solved_move_by_move(server: Server) -> None:
    puzzle = next(each for each in puzzles("swedish") if len(each.line) == 3)
    first, defence, last = puzzle.texts
    with server.http() as http:
        place = f"/api/puzzles/swedish/{puzzle.id}/answer"
        half = http.post(place, json={"moves": [first]}).json()
        whole = http.post(place, json={"moves": [first, defence, last]}).json()
    assert (half["right"], half["solved"], half["reply"]["text"]) == (True, False, defence)
    assert half["refutation"] == []
    assert (whole["right"], whole["solved"], whole["reply"]) == (True, True, None)


def test_a_wrong_move_is_refuted(server: Server) -> None:
    puzzle = puzzles("swedish").select("give-1")[0]
    position = puzzle.position
    wrong = next(move for move in position.legal_moves if move != puzzle.solution.move)
    with server.http() as http:
        place = f"/api/puzzles/swedish/{puzzle.id}/answer"
        found = http.post(place, json={"moves": [position.text(wrong)]}).json()
    assert (found["right"], found["solved"], found["reply"]) == (False, False, None)
    after = position.play(wrong)
    assert found["position"]["fen"] == after.fen()
    for move in found["refutation"]:
        after = after.play(move["text"])
    assert found["refutation"]


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ("/api/puzzles/ludo/today", "no-sheet"),
        ("/api/puzzles/swedish/nobody", "no-puzzle"),
        ("/api/puzzles/..%2F..%2Fetc/today", "not-found"),
    ],
)
def test_puzzles_that_are_not_there(server: Server, place: str, code: str) -> None:
    with server.http() as http:
        answer = http.get(place)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == code


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        ([], "bad-request"),
        (["hello"], "bad-notation"),
        (["1-2"] * 41, "bad-request"),
        (["x" * 201], "bad-request"),
    ],
)
def test_answers_that_are_none(server: Server, moves: list[str], code: str) -> None:
    with server.http() as http:
        place = f"/api/puzzles/swedish/{puzzles('swedish')[0].id}/answer"
        answer = http.post(place, json={"moves": moves})
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == code
