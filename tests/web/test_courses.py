"""Courses over REST: the lessons of a sheet, built-in or a visitor's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from damier import Position
from damier.learn import Course

if TYPE_CHECKING:
    from web.harness import Server

HOUSE = Path(__file__).parents[2] / "examples" / "house.toml"


@pytest.mark.parametrize("sheet", ["swedish", "turkish"])
def test_all_lessons_of_a_sheet(server: Server, sheet: str) -> None:
    lessons = Course.of(sheet).lessons
    with server.http() as http:
        found = http.post("/api/course", json={"sheet": sheet}, params={"lang": "sv"}).json()
        each = [
            http.post("/api/course/lesson", json={"sheet": sheet, "number": number}).json()
            for number in range(1, len(lessons) + 1)
        ]
    assert [lesson["title"] for lesson in found["lessons"]] == [
        lesson.title("sv") for lesson in lessons
    ]
    for shape, lesson in zip(each, lessons, strict=True):
        assert (shape["about"], shape["article"]) == (lesson.about, lesson.article)
        assert len(shape["exercises"]) == len(lesson.exercises)
        for exercise in shape["exercises"]:
            position = Position.from_fen(exercise["position"]["fen"], sheet)
            assert set(exercise["solutions"]) <= {move.long for move in position.legal_moves}
            assert exercise["solutions"]


def test_a_house_sheet(server: Server) -> None:
    toml = HOUSE.read_text(encoding="utf-8")
    with server.http() as http:
        found = http.post("/api/course", json={"sheet_toml": toml}).json()
        last = http.post(
            "/api/course/lesson", json={"sheet_toml": toml, "number": len(found["lessons"])}
        ).json()
    assert found["sheet"] == "house"
    assert last["about"] == found["lessons"][-1]["about"]
    assert all(exercise["puzzle"] is None for exercise in last["exercises"])


@pytest.mark.parametrize(
    ("place", "asked", "status"),
    [
        ("", {"sheet": "ludo"}, 404),
        ("", {"sheet_toml": "id = 3"}, 422),
        ("/lesson", {"sheet": "swedish", "number": 0}, 422),
        ("/lesson", {"sheet": "swedish", "number": 98}, 404),
        ("/lesson", {"sheet": "swedish"}, 422),
    ],
)
def test_courses_that_are_not_there(
    server: Server, place: str, asked: dict[str, object], status: int
) -> None:
    with server.http() as http:
        answer = http.post(f"/api/course{place}", json=asked)
    assert answer.status_code == status
    assert answer.json()["error"]["message"]
