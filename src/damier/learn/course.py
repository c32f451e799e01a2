"""A course for every sheet: its rules one by one, each with something to do, then the basics.

Everything is made of the sheet's own fields, so that a player's own sheet has a course, too.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from damier.learn.exercises import (
    Exercise,
    puzzle_exercises,
    rule_exercises,
    shot_exercises,
)
from damier.learn.shelf import puzzles
from damier.rules import sheet as sheet_named
from damier.texts.catalogue import text
from damier.texts.sentences import draw_sentences, rule_sentences, topic_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.rules import Sheet

# The rules in the order of teaching; one that a sheet has nothing to show for is left out.
_RULES = (
    "man.steps",
    "lines.capture",
    "capture.compulsory",
    "capture.finish",
    "man.captures_backward",
    "capture.priority",
    "crowning.when",
    "king.flies",
    "king.lands",
    "man.captures_kings",
    "capture.removal",
    "capture.turns_back",
    "king.limit",
    "end.first_king_wins",
    "end.no_move",
)
_UNSAID = {"king.limit": 0, "end.first_king_wins": False}  # what needs no lesson of its own
# The basics, as puzzles are named.
_BASICS = (
    "take-1",
    "give-1",
    "give-2",
    "crowning-capture",
    "breakthrough",
    "choice",
    "quiet-move",
    "opposition",
    "trapped-king",
    "ending",
    "saved-draw",
)
_MOST = 20  # lessons
_EACH = 3  # exercises of a lesson


@dataclass(frozen=True, slots=True)
class Lesson:
    """One short step: a rule of the sheet, or one of the basics.

    `about` names the field, or the theme as puzzles have it; a lesson on draws has no exercises.
    `article` is where the sheet states the rule; None for a reading, and for basics.
    """

    sheet: Sheet
    kind: Literal["rule", "draw", "basic"]
    about: str
    exercises: tuple[Exercise, ...]
    article: str | None = None

    def title(self, lang: str = "en") -> str:
        """Name the lesson."""
        if self.kind == "basic":
            return text(f"theme-{self.about}", lang)
        return text(topic_of(self.about), lang)

    def sentences(self, lang: str = "en") -> list[str]:
        """Say the rule; of the basics the exercises speak for themselves."""
        if self.kind == "draw":
            return [each for draw in self.sheet.draws for each in draw_sentences(draw, lang)]
        return [] if self.kind == "basic" else rule_sentences(self.sheet, self.about, lang)


@dataclass(frozen=True, slots=True)
class Course:
    """From the first move to the first combination, about twenty lessons."""

    sheet: Sheet
    lessons: tuple[Lesson, ...]

    @classmethod
    def of(cls, sheet: str | Sheet = "international") -> Course:
        """Make the course of a sheet, built-in or a player's own: the same every time."""
        return _course(sheet_named(sheet))


@lru_cache(maxsize=32)
def _course(sheet: Sheet) -> Course:
    lessons = list(_rules(sheet))
    if sheet.draws:
        lessons.append(Lesson(sheet, "draw", "draws", (), sheet.draws[0].source.article))
    basics = _puzzled(sheet) if puzzles(sheet) else _found(sheet)
    return Course(sheet, (*lessons, *basics)[:_MOST])


def _rules(sheet: Sheet) -> Iterator[Lesson]:
    """Yield a lesson for each rule that has something to do which no earlier one had."""
    used: set[Exercise] = set()
    for field in _RULES:
        if _UNSAID.get(field, ...) == _value(sheet, field):
            continue
        exercises = [each for each in rule_exercises(sheet, field) if each not in used][:_EACH]
        used.update(exercises)
        if exercises:
            yield Lesson(sheet, "rule", field, tuple(exercises), sheet.source(field).article)


def _puzzled(sheet: Sheet) -> Iterator[Lesson]:
    """Yield lessons of the easiest puzzles of each theme, wins first; none is set twice."""
    shelf = puzzles(sheet)
    used: set[str] = set()
    for theme in _BASICS:
        easy = [each for each in shelf.select(theme)[: 8 * _EACH] if each.id not in used]
        found = sorted(easy, key=lambda each: each.goal != "win")[:_EACH]
        used.update(each.id for each in found)
        if found:
            yield Lesson(sheet, "basic", theme, puzzle_exercises(found))


def _found(sheet: Sheet) -> Iterator[Lesson]:
    """Yield lessons of shots that are looked for, where nobody has made puzzles yet."""
    shots = shot_exercises(sheet, _EACH)
    for theme in _BASICS:
        if theme in shots:
            yield Lesson(sheet, "basic", theme, shots[theme])


def _value(sheet: Sheet, field: str) -> object:
    section, _, name = field.partition(".")
    return getattr(getattr(sheet, section), name)
