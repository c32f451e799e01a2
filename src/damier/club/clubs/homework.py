"""Homework: what pupils are to do, and how far each has come, read from what is kept anyway.

Nobody ticks anything off: puzzles, lessons and endings are kept as learned, games as finished. A
game that was broken off is done only if it was one: after a fair number of one's own moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from damier.club.clubs.clubs import NAME
from damier.club.clubs.errors import ClubError
from damier.club.clubs.lines import plain_name
from damier.club.people import secrets
from damier.learn.progress import ProgressError, read_puzzle
from damier.storage.homework import StoredHomework
from damier.table import facts as f

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from damier.club.clubs.clubs import Membership
    from damier.learn.learned import Kept
    from damier.storage.store import Store
    from damier.table.facts import Event

TaskKind = Literal["puzzle", "lesson", "ending", "game"]
Mark = Literal["done", "tried", "open"]
MOST = 40  # of a class
MOST_TASKS = 12
FAIR_MOVES = 15  # of one's own, after which a game counts that was broken off
_BROKEN_OFF = ("resign", "flag", "left", "agreement")  # ends that the board does not ask for
_SHORT = 20  # games below that length that are looked at
_YEAR = 366 * 86_400.0


class HomeworkTask(msgspec.Struct, frozen=True):
    """One thing to do: a puzzle's id, a lesson's subject, an ending's material, a level."""

    kind: TaskKind
    sheet: str
    what: str
    number: int = 0  # of a lesson

    @property
    def item(self) -> str | None:
        """What is kept once somebody has done it, None for a game."""
        if self.kind == "puzzle":
            return f"puzzle:{self.what}"
        return None if self.kind == "game" else f"{self.kind}:{self.sheet}:{self.what}"


_tasks = msgspec.json.Decoder(list[HomeworkTask])


class Homework:
    """Sets homework, and tells how far a pupil has come."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store, self._now = store, now

    async def set(
        self, here: Membership, title: str, due: float, tasks: Sequence[HomeworkTask]
    ) -> None:
        """Let a class do something until a moment."""
        now = self._now()
        if here.club.kind != "class":
            raise ClubError("no-club", "expected a class, got a club")
        if not 1 <= len(tasks) <= MOST_TASKS or not now < due < now + _YEAR:
            raise ClubError("bad-homework", f"expected 1 to {MOST_TASKS} tasks and a later day")
        written = msgspec.json.encode(list(tasks)).decode()
        new = StoredHomework(
            secrets.new_id(), here.club.id, now, due, plain_name(title, NAME), written
        )
        if not await self._store.homework.add(new, MOST):
            raise ClubError("bad-homework", f"expected at most {MOST}, got one more")

    async def of(self, here: Membership) -> list[tuple[StoredHomework, list[HomeworkTask]]]:
        """Return what a class is to do, what is due last first."""
        found = await self._store.homework.of(here.club.id)
        return [(one, _tasks.decode(one.tasks)) for one in found]

    async def drop(self, here: Membership, name: str) -> None:
        """Forget homework."""
        if not await self._store.homework.drop(here.club.id, secrets.plain_id(name)):
            raise ClubError("no-club", "expected homework of the class, got another")

    async def marks(
        self, visitor: str, found: Sequence[tuple[StoredHomework, Sequence[HomeworkTask]]]
    ) -> list[list[Mark]]:
        """Return how far somebody has come with each task of each homework."""
        kept = {one.item: one for one in await self._store.progress.of(visitor)}
        return [
            [await self._mark(visitor, one, task, kept) for task in tasks] for one, tasks in found
        ]

    async def _mark(
        self, visitor: str, one: StoredHomework, task: HomeworkTask, kept: Mapping[str, Kept]
    ) -> Mark:
        if task.item is not None:
            return learned_mark(task, kept.get(task.item))
        games = await self._store.finished.longest(visitor, task.sheet, task.what, one.made, _SHORT)
        for table, side, plies in games:
            if plies >= 2 * FAIR_MOVES or is_game_done(await self._store.since(table, 0), side):
                return "done"
        return "tried" if games else "open"


def is_game_done(events: Iterable[Event], side: str) -> bool:
    """Tell whether a side has played a game: to an end on the board, or long enough."""
    moves, on_board = 0, False
    for event in events:
        for fact in event.facts:
            if isinstance(fact, f.Moved):
                moves += event.by == side
            elif isinstance(fact, f.Ended):
                on_board = fact.reason not in _BROKEN_OFF
    return on_board or moves >= FAIR_MOVES


def learned_mark(task: HomeworkTask, kept: Kept | None) -> Mark:
    """Return how far somebody has come with a task, by what is kept of it."""
    if kept is None:
        return "open"
    if task.kind != "puzzle":
        return "done"
    try:
        return "done" if read_puzzle(kept.record).solved else "tried"
    except ProgressError:
        return "open"
