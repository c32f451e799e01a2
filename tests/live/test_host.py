"""The host of engines: answers, steps, and that nothing is thought about when nobody waits."""

from __future__ import annotations

import asyncio

import pytest

from damier.engine import Limit
from damier.engine.opponent import Mind, Opponent
from damier.game import Game
from damier.live.thinking.errors import Superseded
from damier.live.thinking.executors import Threads
from damier.live.thinking.host import Host
from damier.live.thinking.jobs import AnalysisJob, JudgingJob, MoveJob
from damier.pdn import Record
from damier.position import Position

START = Position.start("english")
FOR_EVER = AnalysisJob(START, Limit(depth=99))


def test_a_job_is_done_and_changes_nothing_in_it() -> None:
    async def scene() -> None:
        host, game = Host(), Game("english")
        job = MoveJob(game, "black", Mind.of(3, seed=1))
        once, again = await host.run(job), await host.run(job)
        assert once == again
        assert once.deed == Opponent("english", 3, seed=1).move(game)
        assert once.mind != job.mind
        assert not game.entries
        await host.close()

    asyncio.run(scene())


def test_what_is_found_is_told_until_the_end() -> None:
    async def scene() -> None:
        host = Host()
        depths = []
        async with host.steps(AnalysisJob(START, Limit(depth=9), lines=2)) as steps:
            async for step in steps:
                assert len(step.lines) == 2
                depths.append(step.lines[0].depth)
        assert depths == sorted(depths)
        assert depths[-1] == 9
        await host.close()

    asyncio.run(scene())


def test_a_game_is_judged_move_by_move() -> None:
    record = Record("english")
    for move in ("11-15", "23-19", "8-11", "22-17"):
        record.play(move)

    async def scene() -> list[int]:
        host = Host()
        async with host.steps(JudgingJob.of(record, Limit(nodes=500))) as steps:
            return [judgement.index async for judgement in steps]

    assert asyncio.run(scene()) == [0, 1, 2, 3]


def test_leaving_ends_the_search() -> None:
    async def scene() -> None:
        host = Host()
        async with host.steps(FOR_EVER) as steps:
            async for _ in steps:
                break
        assert host.is_idle
        task = asyncio.create_task(host.run(FOR_EVER))
        while host.is_idle:
            await asyncio.sleep(0.001)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert host.is_idle
        assert isinstance(host.executor, Threads)
        assert len(host.executor.engines) == 1  # and it is free for the next
        await host.close()

    asyncio.run(scene())


def test_a_visitor_who_asks_again_gives_up_what_he_asked_before() -> None:
    async def scene() -> None:
        host = Host()
        first = asyncio.create_task(host.run(FOR_EVER, "192.0.2.1", visitor="somebody"))
        while host.is_idle:
            await asyncio.sleep(0.001)
        quick = AnalysisJob(START, Limit(depth=3))
        assert (await host.run(quick, "192.0.2.1", visitor="somebody")).best is not None
        with pytest.raises(Superseded):
            await first
        await host.close()

    asyncio.run(scene())


def test_a_host_that_closes_leaves_no_search() -> None:
    async def scene() -> None:
        host = Host()
        task = asyncio.create_task(host.run(FOR_EVER))
        while host.is_idle:
            await asyncio.sleep(0.001)
        await host.close()
        await asyncio.wait([task])
        assert host.is_idle
        assert isinstance(host.executor, Threads)
        assert not host.executor._halts

    asyncio.run(scene())


def test_engines_that_nobody_uses_are_few() -> None:
    async def scene() -> None:
        threads = Threads(2, kept=2)
        host = Host(threads)
        for name in ("english", "russian", "kndb", "frisian"):
            await host.run(AnalysisJob(Position.start(name), Limit(depth=1), memory=1))
        assert len(threads.engines) == 2
        await host.close()

    asyncio.run(scene())
