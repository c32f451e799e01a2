"""Work that searches, in a thread: what ends it, and that nothing goes on behind it."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from damier.engine import Engine, Limit
from damier.engine.annotate import annotate
from damier.engine.opponent import Mind, Opponent
from damier.engine.threads import Halt, in_thread
from damier.game import Game
from damier.position import Position

START = Position.start("english")
LONG = Limit(time=600)


def test_a_search_that_begins_too_late_answers_at_once() -> None:
    engine, halt = Engine("english", memory=1), Halt()
    halt.set()
    with halt.over():
        assert engine.analyse(START, LONG).best is not None
        assert [step.best for step in engine.stream(START, LONG)][-1] is not None


def test_whoever_is_cancelled_comes_back_when_all_searches_are_over() -> None:
    engine, searched = Engine("english", memory=1), threading.Event()
    over = False

    def work() -> None:
        nonlocal over
        for _ in range(100):
            engine.analyse(START, Limit(nodes=100))
            searched.set()
            engine.analyse(START, LONG)
        over = True

    async def scene() -> None:
        task = asyncio.create_task(in_thread(work))
        await asyncio.to_thread(searched.wait)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert over
        assert not engine._searches

    asyncio.run(scene())


def test_other_work_with_the_engine_goes_on() -> None:
    engine, halt = Engine("english", memory=1), Halt()

    async def scene() -> int:
        given_up = asyncio.create_task(in_thread(lambda: engine.analyse(START, LONG), halt=halt))
        while not halt._searches:
            await asyncio.sleep(0.001)
        waits = asyncio.create_task(in_thread(lambda: engine.analyse(START, Limit(depth=7))))
        await asyncio.sleep(0)
        halt.set()
        await given_up
        return (await waits).lines[0].depth

    assert asyncio.run(scene()) == 7


def test_what_goes_wrong_is_raised_where_it_is_waited_for() -> None:
    def work() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        asyncio.run(in_thread(work))
    with ThreadPoolExecutor(1) as pool, pytest.raises(ZeroDivisionError):
        asyncio.run(in_thread(work, pool))


def test_a_game_being_judged_ends_soon() -> None:
    engine, halt = Engine("english", memory=1), Halt()
    halt.set()
    with halt.over():
        moves = ["11-15", "23-19", "8-11", "22-17"]
        assert len(annotate(moves, engine, LONG)[1]) == len(moves)


@pytest.mark.parametrize("level", [1, 4, 6])
def test_an_opponent_goes_on_from_its_mind_as_if_it_had_never_left(level: int) -> None:
    stays, engine = Opponent("english", level, seed=5), Engine("english", memory=4)
    mind, games = Mind.of(level, 5), (Game("english"), Game("english"))
    for _ in range(12):
        for side in ("black", "white"):
            moves = Opponent.with_mind(mind, engine)
            if side == "black":
                assert stays.act(games[0]) == moves.act(games[1])
                mind = moves.mind
            else:
                move = games[0].position.legal_moves[0]
                for game in games:
                    game.play(move)


def test_two_opponents_of_no_seed_do_not_play_alike() -> None:
    engine = Engine("english", memory=4)
    assert (
        len({str(Opponent.with_mind(Mind.of(1), engine).move(Game("english"))) for _ in range(40)})
        > 1
    )
