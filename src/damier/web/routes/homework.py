"""Homework of a class: set and seen at a glance by those who teach, done by pupils."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import APIRouter, Depends
from pydantic import BaseModel, Field

from damier.club.clubs.clubs import NAME
from damier.club.clubs.homework import FAIR_MOVES, HomeworkTask
from damier.learn.course import Course
from damier.learn.learned import LEVELS, Level
from damier.learn.shelf import puzzles
from damier.web.errors import ApiError, Problem
from damier.web.programs.gates import from_here
from damier.web.routes.clubs import Inside, Teaching  # noqa: TC001
from damier.web.routes.people import Address, Lang, Me, Parts  # noqa: TC001
from damier.web.study.sheets import built_in

if TYPE_CHECKING:
    from damier.club.clubs.clubs import Membership
    from damier.web.state import State

router = APIRouter(
    prefix="/api/clubs/{club}/homework",
    tags=["clubs"],
    dependencies=[Depends(from_here)],
    responses={code: {"model": Problem} for code in (403, 404, 409, 422, 429)},
)
_dice = SystemRandom()


class AskedHomework(BaseModel):
    """What a class is to do until `due`, in seconds since 1970; what is left out is not asked.

    `puzzles` are drawn by lot, `lesson` is a number of the sheet's course, `ending` a material,
    `level` the computer's in a game.
    """

    title: Annotated[str, Field(max_length=NAME)]
    sheet: Annotated[str, Field(max_length=64)]
    due: float
    puzzles: Annotated[int, Field(ge=0, le=6)] = 0
    difficulty: Level = "easy"
    lesson: Annotated[int, Field(ge=0, le=99)] = 0
    ending: Annotated[str, Field(max_length=20, pattern=r"^[A-Za-z0-9,:;+=-]*$")] = ""
    level: Annotated[int, Field(ge=0, le=10)] = 0


class HomeworkId(BaseModel):
    """One of the class's."""

    id: Annotated[str, Field(max_length=64)]


class HomeworkTaskShape(BaseModel):
    """One thing to do; `name` says it for a lesson, `number` is its number in the course.

    `moves` are those of one's own after which a game counts that was given up.
    """

    kind: Literal["puzzle", "lesson", "ending", "game"]
    sheet: str
    what: str
    number: int
    name: str
    moves: int


class HomeworkRow(BaseModel):
    """How far a pupil has come, task by task."""

    called: str
    marks: list[Literal["done", "tried", "open"]]


class HomeworkShape(BaseModel):
    """What a class is to do; `rows` are all pupils for those who teach, one's own for a pupil."""

    id: str
    title: str
    made: float
    due: float
    tasks: list[HomeworkTaskShape]
    rows: list[HomeworkRow]


@router.get("")
async def class_homework(
    here: Inside, parts: Parts, lang: Lang, address: Address
) -> list[HomeworkShape]:
    """Return what is to be done, and who has done what: pupils see nothing of another's."""
    parts.limits.check("heavy", address)
    return await _shapes(here, parts, lang)


@router.post("", status_code=201)
async def set_homework(
    asked: AskedHomework, here: Teaching, parts: Parts, lang: Lang, address: Address
) -> list[HomeworkShape]:
    """Set homework; puzzles are drawn now, the same for everybody."""
    parts.limits.check("heavy", address)
    tasks = await parts.work.run(address, lambda: _tasks(asked))
    await parts.homework.set(here, asked.title, asked.due, tasks)
    return await _shapes(here, parts, lang)


@router.post("/remove")
async def drop_homework(
    asked: HomeworkId, here: Teaching, parts: Parts, lang: Lang, me: Me
) -> list[HomeworkShape]:
    """Forget homework; what was learned stays."""
    del me  # signed in, as `here` says
    await parts.homework.drop(here, asked.id)
    return await _shapes(here, parts, lang)


def _tasks(asked: AskedHomework) -> list[HomeworkTask]:
    rules, found = built_in(asked.sheet), list[HomeworkTask]()
    if asked.puzzles:
        least, most = LEVELS[asked.difficulty]
        ids = list(puzzles(rules).select(None, least=least, most=most).ids)
        if len(ids) < asked.puzzles:
            raise ApiError("no-puzzle", sheet=asked.sheet)
        drawn = _dice.sample(ids, asked.puzzles)
        found += [HomeworkTask("puzzle", rules.id, name) for name in drawn]
    if asked.lesson:
        lessons = Course.of(rules).lessons
        if asked.lesson > len(lessons):
            raise ApiError("not-found")
        about = lessons[asked.lesson - 1].about
        found.append(HomeworkTask("lesson", rules.id, about, asked.lesson))
    if asked.ending:
        found.append(HomeworkTask("ending", rules.id, asked.ending))
    if asked.level:
        found.append(HomeworkTask("game", rules.id, str(asked.level)))
    return found


async def _shapes(here: Membership, parts: State, lang: str) -> list[HomeworkShape]:
    found = await parts.homework.of(here)
    members = await parts.clubs.members(here)
    pupils = [one for one in members if one.role == "member"]
    if not here.teaches:
        pupils = [one for one in pupils if one.person.id == here.me.person.id]
    marks: dict[str, Any] = await parts.homework.marks(
        [one.person.visitor for one in pupils], found
    )
    return [
        HomeworkShape(
            id=one.id,
            title=one.title,
            made=one.made,
            due=one.due,
            tasks=[_task(task, lang) for task in tasks],
            rows=[
                HomeworkRow(called=pupil.called, marks=marks[pupil.person.visitor][number])
                for pupil in pupils
            ],
        )
        for number, (one, tasks) in enumerate(found)
    ]


def _task(task: HomeworkTask, lang: str) -> HomeworkTaskShape:
    name = ""
    if task.kind == "lesson":
        lessons = Course.of(built_in(task.sheet)).lessons
        name = next((one.title(lang) for one in lessons if one.about == task.what), "")
    return HomeworkTaskShape(
        kind=task.kind,
        sheet=task.sheet,
        what=task.what,
        number=task.number,
        name=name,
        moves=FAIR_MOVES if task.kind == "game" else 0,
    )
