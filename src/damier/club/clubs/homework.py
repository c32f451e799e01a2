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
    from collections.abc import Callable, Iterable, Sequence

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
_AT_ONCE, _REMEMBERED = 100, 20_000  # games that are read at once, and looked at only once
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
        self._looked: dict[str, frozenset[str]] = {}  # at short games: who has played one

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
        self,
        visitors: Sequence[str],
        found: Sequence[tuple[StoredHomework, Sequence[HomeworkTask]]],
    ) -> dict[str, list[list[Mark]]]:
        """Return how far each of some has come with each task of each homework."""
        items = {task.item for _, tasks in found for task in tasks if task.item is not None}
        kept = await self._store.progress.some(visitors, items)
        played = {
            (one.id, task): await self._played(visitors, one, task)
            for one, tasks in found
            for task in tasks
            if task.item is None
        }

        def mark(visitor: str, one: StoredHomework, task: HomeworkTask) -> Mark:
            if task.item is not None:
                return learned_mark(task, kept.get((visitor, task.item)))
            return played[one.id, task].get(visitor, "open")

        return {
            visitor: [[mark(visitor, one, task) for task in tasks] for one, tasks in found]
            for visitor in visitors
        }

    async def _played(
        self, visitors: Sequence[str], one: StoredHomework, task: HomeworkTask
    ) -> dict[str, Mark]:
        """Return how far those have come who have played against a level."""
        games = await self._store.finished.longest(
            visitors, task.sheet, task.what, one.made, _SHORT
        )
        done = {game.visitor for game in games if game.plies >= 2 * FAIR_MOVES}
        short = [game for game in games if game.visitor not in done]
        await self._look_at([game.table for game in short])
        done |= {game.visitor for game in short if self._is_done(game.table, game.side)}
        return {game.visitor: "done" if game.visitor in done else "tried" for game in games}

    async def _look_at(self, tables: Sequence[str]) -> None:
        """Look at games that were not looked at before: what is over stays as it is."""
        if len(self._looked) > _REMEMBERED:
            self._looked.clear()
        new = [table for table in dict.fromkeys(tables) if table not in self._looked]
        for at in range(0, len(new), _AT_ONCE):
            for stored in await self._store.loads(new[at : at + _AT_ONCE]):
                sides = ("white", "black", "both")
                done = {side for side in sides if is_game_done(stored.events, side)}
                self._looked[stored.id] = frozenset(done)

    def _is_done(self, table: str, side: str) -> bool:
        return side in self._looked.get(table, ())


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
