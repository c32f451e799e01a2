"""Homework is done by playing: a game that was broken off at once is none."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import event

from club.house import House, live
from damier.club.clubs.homework import FAIR_MOVES, Homework, HomeworkTask, is_game_done
from damier.live.bus import LocalBus
from damier.live.replica import Replica
from damier.live.rooms import new_table, table_of
from damier.storage.homework import StoredHomework
from damier.table import commands as c
from damier.table.facts import Ended, Event
from damier.table.terms import Seat, Terms

if TYPE_CHECKING:
    from damier.club.clubs.homework import Mark
    from damier.table.facts import By

TERMS = Terms(
    sheet="international",
    control=None,
    against="computer",
    white=Seat("person", "Noor"),
    black=Seat("computer", "", level=1),
)
TASK = HomeworkTask("game", "international", "1")


async def given_up(house: House, moves: int) -> None:
    """Give a game up after so many moves of one's own."""
    made = new_table(TERMS, {"white": "noor"}, house.now)
    await house.store.create(made)
    replica = Replica(house.store, LocalBus(), made.id, table_of(made), {"white": "noor"})
    sides: tuple[By, By] = ("white", "black")
    for number, side in zip(range(2 * moves), cycle(sides), strict=False):
        game = replica.table.game
        move = game.position.legal_moves[0]
        await replica.decide(c.Move(id=number + 1, text=game.position.text(move)), side)
    await replica.decide(c.Resign(id=99), "white")


@pytest.mark.parametrize(
    ("moves", "mark"),
    [(None, "open"), (0, "tried"), (FAIR_MOVES - 1, "tried"), (FAIR_MOVES, "done")],
)
def test_a_game_that_is_given_up_counts_after_a_fair_number_of_moves(
    url: str, moves: int | None, mark: Mark
) -> None:
    async def work(house: House) -> None:
        set_at = StoredHomework("one", "class", house.now, house.now + 9, "Sheet 9", "[]")
        if moves is not None:
            await given_up(house, moves)
        homework = Homework(house.store, lambda: house.now)
        assert await homework.marks(["noor"], [(set_at, [TASK])]) == {"noor": [[mark]]}

    live(url, work)


@pytest.mark.parametrize(("reason", "done"), [("no-move", True), ("resign", False)])
def test_a_short_game_counts_if_the_board_has_ended_it(reason: str, done: bool) -> None:
    assert is_game_done([Event(1, 1.0, "black", (Ended("black", reason),))], "white") is done


def test_a_whole_class_costs_as_many_questions_as_one_pupil(url: str) -> None:
    async def work(house: House) -> None:
        set_at = StoredHomework("one", "class", house.now, house.now + 9, "Sheet 9", "[]")
        lesson = HomeworkTask("lesson", "international", "captures", 1)
        await given_up(house, 1)
        homework = Homework(house.store, lambda: house.now)
        asked: list[str] = []
        engine = house.store._engine.sync_engine
        event.listen(engine, "before_cursor_execute", lambda *args: asked.append(args[2]))
        counts = []
        for others in (0, 0, 299):
            asked.clear()
            who = ["noor", *(f"pupil {number}" for number in range(others))]
            marks = await homework.marks(who, [(set_at, [TASK, lesson])])
            assert marks["noor"] == [["tried", "open"]]
            counts.append(len(asked))
        assert counts[2] == counts[1] < counts[0]  # what is over is looked at once

    live(url, work)
