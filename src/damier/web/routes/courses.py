"""Courses: the lessons of a sheet, a visitor's own as well, each with something to do."""

from dataclasses import dataclass
from typing import Literal

from fastapi import APIRouter, Response
from pydantic import Field

from damier.learn.course import Course, Lesson
from damier.learn.exercises import Exercise
from damier.texts import plain
from damier.texts.page import sheet_name
from damier.web.errors import ApiError
from damier.web.routes.people import Address, Lang, Parts, json_of
from damier.web.study.shapes import PositionShape, position_shape
from damier.web.study.sheets import Chosen

router = APIRouter(prefix="/api/course", tags=["courses"])


class LessonAsked(Chosen):
    """A lesson of a course by its number; the first is 1."""

    number: int = Field(ge=1, le=99)


@dataclass(frozen=True, slots=True)
class LessonName:
    """A lesson in the list: what it is about, its title, and the article it follows."""

    about: str
    title: str
    article: str | None
    exercises: int


@dataclass(frozen=True, slots=True)
class CourseShape:
    """A course: all its lessons in order."""

    sheet: str
    name: str
    lessons: list[LessonName]


@dataclass(frozen=True, slots=True)
class ExerciseShape:
    """Something to do: what is asked, where, and the moves that do it, as `long` writes them.

    `puzzle` is the id of one of the sheet's puzzles, which goes on after the first move.
    """

    ask: str
    task: Literal["move", "capture", "most", "crown", "win", "draw"]
    position: PositionShape
    solutions: list[str]
    puzzle: str | None


@dataclass(frozen=True, slots=True)
class LessonShape:
    """A lesson: what is to be read, and what is to be done."""

    about: str
    title: str
    article: str | None
    sentences: list[str]
    exercises: list[ExerciseShape]


@router.post("", response_model=CourseShape)
async def course(asked: Chosen, lang: Lang, parts: Parts, address: Address) -> Response:
    """Return the lessons of a sheet."""

    def make() -> CourseShape:
        sheet = asked.rules()
        lessons = [_name(each, lang) for each in Course.of(sheet).lessons]
        return CourseShape(sheet.id, plain(sheet_name(sheet, lang)), lessons)

    return await json_of(parts, address, make)


@router.post("/lesson", response_model=LessonShape)
async def lesson(asked: LessonAsked, lang: Lang, parts: Parts, address: Address) -> Response:
    """Return one lesson with its exercises."""

    def make() -> LessonShape:
        sheet = asked.rules()
        lessons = Course.of(sheet).lessons
        if asked.number > len(lessons):
            raise ApiError("not-found")
        return _lesson(lessons[asked.number - 1], lang, is_own=bool(asked.sheet_toml))

    return await json_of(parts, address, make)


def _name(lesson: Lesson, lang: str) -> LessonName:
    return LessonName(lesson.about, lesson.title(lang), lesson.article, len(lesson.exercises))


def _lesson(lesson: Lesson, lang: str, *, is_own: bool) -> LessonShape:
    return LessonShape(
        lesson.about,
        lesson.title(lang),
        lesson.article,
        lesson.sentences(lang),
        [_exercise(each, lang, is_own=is_own) for each in lesson.exercises],
    )


def _exercise(exercise: Exercise, lang: str, *, is_own: bool) -> ExerciseShape:
    puzzle = None if is_own or exercise.puzzle is None else exercise.puzzle.id
    return ExerciseShape(
        exercise.ask(lang),
        exercise.task,
        position_shape(exercise.position, lang),
        [move.long for move in exercise.solutions],
        puzzle,
    )
