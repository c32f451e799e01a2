"""A course for every sheet: lessons of its own rules, exercises that the rules themselves prove."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import damier
from damier import Position
from damier.learn import Course, Exercise, puzzles
from damier.learn.course import _course
from damier.texts import languages, plain

HOUSE = Path(__file__).parents[2] / "examples" / "house.toml"


@pytest.fixture(scope="module", params=[*damier.sheets(), "house"])
def course(request) -> Course:
    if request.param == "house":
        return Course.of(house())
    return Course.of(request.param)


def house():
    return damier.sheet(HOUSE)


def test_every_sheet_has_about_twenty_lessons(course):
    assert 12 <= len(course.lessons) <= 20
    about = [lesson.about for lesson in course.lessons]
    assert len(about) == len(set(about))
    assert about[0] == "man.steps"
    assert {"capture.compulsory", "crowning.when", "king.flies"} <= set(about)
    for lesson in course.lessons:
        assert lesson.exercises or lesson.kind == "draw"
        if lesson.kind == "rule":
            assert lesson.article == course.sheet.source(lesson.about).article


def test_every_exercise_is_proved_by_the_rules(course):
    for lesson in course.lessons:
        assert len(set(lesson.exercises)) == len(lesson.exercises) <= 3
        for exercise in lesson.exercises:
            check(exercise)


def check(exercise: Exercise) -> None:
    position, legal = exercise.position, exercise.position.legal_moves
    assert exercise.solutions
    assert set(exercise.solutions) <= set(legal)
    assert all(exercise.is_solved_by(move) for move in exercise.solutions)
    if exercise.refused is not None:
        refusal = position.why_not(exercise.refused)
        assert refusal is not None
        assert refusal == exercise.refusal
    if exercise.task in ("capture", "most"):
        assert {move for move in legal if move.is_capture} == set(exercise.solutions)
    if exercise.task == "most":  # without the priority more would be allowed
        sheet = position.sheet
        free = replace(sheet, capture=replace(sheet.capture, priority=()))
        assert len(Position.from_setup(position.setup(), free).legal_moves) > len(legal)
    if exercise.task == "crown":
        assert {move for move in legal if move.crowns} == set(exercise.solutions)
    if exercise.task in ("win", "draw"):
        assert len(exercise.solutions) == 1 < len(legal)


def test_taking_backward_is_asked_where_it_is_taught():
    course = Course.of("international")
    lesson = next(each for each in course.lessons if each.about == "man.captures_backward")
    sheet = replace(course.sheet, man=replace(course.sheet.man, captures_backward=False))
    for exercise in lesson.exercises:
        without = Position.from_setup(exercise.position.setup(), sheet).legal_moves
        assert not set(exercise.solutions) & set(without)


@pytest.mark.parametrize("lang", languages())
def test_every_language_teaches(lang):
    course = Course.of("frisian")
    for lesson in course.lessons:
        assert plain(lesson.title(lang))
        assert all(lesson.sentences(lang))
        assert lesson.sentences(lang) or lesson.kind == "basic"
        for exercise in lesson.exercises:
            assert plain(exercise.ask(lang)).endswith(".")


def test_a_course_is_the_same_every_time():
    first = Course.of("english")
    _course.cache_clear()
    assert Course.of("english") == first


def test_a_sheet_that_begins_with_few_men_has_no_puzzle_with_many():
    """Frysk! plays as Frisian does, with five men each: reading its first puzzle raised."""
    few, many = puzzles("frysk"), puzzles("frisian")
    assert len(few) < len(many)
    for puzzle in few:
        board = puzzle.position.board.lower()
        assert max(board.count("w"), board.count("b")) <= 5
