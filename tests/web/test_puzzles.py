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
    assert found["why"]
    assert puzzle.texts[0] not in found["why"]


def test_three_hints_tell_more_and_more(server: Server) -> None:
    puzzle = next(each for each in puzzles("swedish") if len(each.line) == 3)
    move = puzzle.solution.move
    with server.http() as http:
        place = f"/api/puzzles/swedish/{puzzle.id}/hint"
        hints = [http.post(place, json={"step": step}).json() for step in (1, 2, 3)]
        later = http.post(place, json={"step": 3, "moves": puzzle.texts[:2]}).json()
        lost = http.post(place, json={"step": 1, "moves": puzzle.texts[:1]})
        none = http.post(place, json={"step": 4})
    assert hints[0] == {"squares": [move.path[0]], "route": None}
    assert hints[1] == {"squares": list(move.path[:2]), "route": None}
    assert hints[2]["squares"] == list(move.path)
    assert hints[2]["route"]["text"] == puzzle.texts[0]
    assert later["route"]["text"] == puzzle.texts[2]
    assert (lost.status_code, none.status_code) == (422, 422)


def test_the_solution_of_a_puzzle(server: Server) -> None:
    puzzle = next(each for each in puzzles("swedish") if len(each.line) == 3)
    with server.http() as http:
        found = http.get(f"/api/puzzles/swedish/{puzzle.id}/solution").json()
    assert tuple(move["text"] for move in found["moves"]) == puzzle.texts
    assert [theme["id"] for theme in found["themes"]] == list(puzzle.themes)


def test_the_next_puzzle_is_of_the_kind_asked_for_and_new(server: Server) -> None:
    shelf = puzzles("swedish")
    theme, wanted = min(shelf.themes.items(), key=lambda each: each[1])
    ids = set(shelf.select(theme).ids)
    seen = set()
    with server.http() as http:
        counts = http.get("/api/puzzles/swedish").json()
        for _ in range(wanted):
            found = http.get("/api/puzzles/swedish/next", params={"theme": theme}).json()
            seen.add(found["id"])
            http.post(f"/api/learn/puzzles/swedish/{found['id']}", json={"outcome": "solved"})
        again = http.get("/api/puzzles/swedish/next", params={"theme": theme})
        nothing = http.get("/api/puzzles/swedish/next", params={"theme": "no-such-theme"})
        bad = http.get("/api/puzzles/swedish/next", params={"level": "impossible"})
    assert seen == ids
    assert again.json()["id"] in ids
    assert counts["count"] == len(shelf)
    assert sum(level["count"] for level in counts["levels"]) == len(shelf)
    assert {each["id"]: each["count"] for each in counts["themes"]} == shelf.themes
    assert (nothing.status_code, bad.status_code) == (404, 422)


def test_what_was_learned_is_kept_for_a_visitor_told_and_forgotten(server: Server) -> None:
    first, second = puzzles("swedish").ids[:2]
    with server.http() as http, server.http() as other:
        http.post(f"/api/learn/puzzles/swedish/{first}", json={"outcome": "solved"})
        http.post("/api/learn/races/swedish", json={"solved": 7})
        http.post("/api/learn/races/swedish", json={"solved": 3})
        http.post("/api/learn/lessons/swedish", json={"about": "capture.priority"})
        after = http.post(f"/api/learn/puzzles/swedish/{second}", json={"outcome": "missed"})
        saved = http.get("/api/learn.json").json()
        stranger = other.get("/api/learn").json()
        http.delete("/api/learn").raise_for_status()
        forgotten = http.get("/api/learn").json()
        bad = [
            http.post(f"/api/learn/puzzles/swedish/{first}", json={"outcome": "won"}),
            http.post("/api/learn/puzzles/swedish/nobody", json={"outcome": "solved"}),
            http.post("/api/learn/races/swedish", json={"solved": -1}),
            http.post("/api/learn/lessons/swedish", json={"about": "<b>"}),
            http.post("/api/learn/lessons/ludo", json={"about": "x"}),
        ]
    told = after.json()
    assert (told["met"], told["solved"], told["row"], told["best_row"]) == (2, 1, 0, 1)
    assert (told["races"], told["days"]) == ({"swedish": 7}, 1)
    assert told["lessons"] == {"swedish": ["capture.priority"]}
    items = {each["item"]: each for each in saved["items"]}
    assert set(items) > {f"puzzle:{first}", f"puzzle:{second}", "race:swedish", "streak"}
    assert items[f"puzzle:{first}"]["due"] is None
    assert items[f"puzzle:{second}"]["due"] > items[f"puzzle:{second}"]["updated"]
    assert stranger["met"] == forgotten["met"] == 0
    assert forgotten["races"] == {}
    assert [answer.status_code for answer in bad] == [422, 404, 422, 422, 404]


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


def test_a_worksheet_is_printed(server: Server) -> None:
    with server.http() as http:
        place = "/api/puzzles/swedish/worksheet.pdf"
        made = http.get(place, params={"theme": "give-1", "count": 4, "lang": "ar", "club": "B"})
        none = http.get(place, params={"theme": "no-such-theme"})
        many = http.get(place, params={"count": 49})
        counts = http.get("/api/puzzles/swedish").json()
    assert made.headers["content-type"] == "application/pdf"
    assert made.content.startswith(b"%PDF-")
    assert (none.status_code, many.status_code) == (404, 422)
    assert counts["printable"] is True
