"""A course in a browser: all its lessons, refused and shown moves, and those of house sheets."""

from __future__ import annotations

import base64
import re
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from damier.learn import Course
from damier.texts import plain, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from damier.learn import Lesson
    from web.harness import Server

    Visit = Callable[..., Visitor]

HOUSE = Path(__file__).parents[2] / "examples" / "house.toml"
OPEN = "damier-board[interactive=white], damier-board[interactive=black]"


def do_lesson(me: Visitor, lesson: Lesson, lang: str) -> None:
    """Do all exercises of the lesson on the page."""
    for exercise in lesson.exercises:
        me.see(".fold .todo", exercise.ask(lang))
        if exercise.puzzle is None:
            moves = [exercise.position.text(exercise.solutions[0])]
        else:
            moves = list(exercise.puzzle.texts[::2])
        for move in moves:
            me.see(OPEN)
            me.type(move)
        me.see(".said .ok", text("lesson-well", lang))
        me.click(".foot .primary")


@pytest.mark.parametrize(("lang", "sheet"), [("sv", "swedish"), ("ar", "kndb")])
def test_a_course_from_the_first_lesson_to_the_last(
    server: Server, visitors: Visit, lang: str, sheet: str
) -> None:
    course = Course.of(sheet)
    me = visitors(server, lang=lang)
    me.open(f"/learn/{sheet}")
    me.click(".row .btn", text("learn-course-go", lang))
    for number, lesson in enumerate(course.lessons, start=1):
        me.see(".fold > .n", re.compile(f"^{number}$"))
        me.see("h1", lesson.title(lang))
        if number in (1, 6):
            assert me.complaints() == []
        do_lesson(me, lesson, lang)
        if number < len(course.lessons):
            me.click(".foot .primary", text("lesson-on", lang, number=number + 1))
    me.see(".fold", text("lesson-last", lang))
    expect(me.page.locator(".lessons .d.o")).to_have_count(0)
    me.open(f"/learn/{sheet}")
    done = plain(text("learn-course-done", lang, count=len(course.lessons)))
    found = me.see(".row", text("learn-course", lang)).inner_text()
    assert done in plain(found)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_is_refused_is_told_and_what_is_asked_can_be_shown(
    server: Server, visitors: Visit, phone: bool
) -> None:
    lessons = Course.of("kndb").lessons
    number, exercise = next(
        (number, lesson.exercises[0])
        for number, lesson in enumerate(lessons, start=1)
        if lesson.exercises and lesson.exercises[0].refused is not None
    )
    assert exercise.refused is not None
    me = visitors(server, phone=phone, color_scheme="dark")
    me.open(f"/learn/kndb/course/{number}")
    me.see(OPEN)
    me.tap(*map(int, re.findall(r"\d+", exercise.refused)))
    me.see(".said b")
    me.see(OPEN)
    assert me.complaints() == []
    me.click(".foot .btn", "Show me")
    me.see(".said", "This is the way")
    me.click(".foot .primary", "Once more")
    me.see(OPEN)
    assert me.complaints() == []


def test_a_house_sheet_has_a_course_too(server: Server, visitors: Visit) -> None:
    toml = HOUSE.read_text(encoding="utf-8")
    squeezed = zlib.compressobj(wbits=-15)
    packed = squeezed.compress(toml.encode()) + squeezed.flush()
    name = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    me = visitors(server)
    me.open(f"/house#sheet={name}")
    me.click(".preview .btn", "Read and try it")
    me.click(".back a", "Take the course")
    me.see(".fold .where", "Lesson 1 of 20")
    me.see(OPEN)
    me.click(".lessons a >> nth=13")
    me.see(".fold .where", "Lesson 14 of 20")
    me.see(OPEN)
    me.click(".foot .btn", "Show me")
    me.see(".said", "This is the way")


def test_a_sheet_that_is_none_leads_to_the_learning_page(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/learn")
    me.page.goto(f"{me.url}/learn/ludo/course")
    me.see("h1", "Learn and puzzle")
    me.faults.clear()  # a browser notes every answer that is no


def test_squares_are_found_by_their_names(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.page.clock.install()
    me.open("/learn/swedish")
    me.click(".row", "Know your squares")
    me.page.goto(f"{me.url}/learn/swedish/squares")
    me.see("damier-board")
    assert me.complaints() == []
    me.click(".acts .primary", "Start")
    for _ in range(3):
        asked = me.see("h1", "Find").inner_text()
        square = int(asked.removeprefix("Find "))
        me.tap_quickly(1 + square % 32)
        me.see("h1", asked)
        me.tap_quickly(square)
        expect(me.page.locator("h1")).not_to_have_text(asked)
    assert me.complaints() == []
    me.page.clock.run_for(61_000)
    me.see("h1", "Time! You found 3.")
    me.page.reload()
    me.see(".side", "Your best: 3")
