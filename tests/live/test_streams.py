"""Engines in other processes, over a real Redis: answers, cancelling, workers that die or come."""

from __future__ import annotations

import asyncio
import signal
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
import redis

from damier.engine import Limit
from damier.engine.opponent import Mind, Opponent
from damier.errors import EngineError
from damier.game import Game
from damier.live.thinking import host as hosting
from damier.live.thinking.jobs import AnalysisJob, JudgingJob, MoveJob
from damier.live.thinking.places import host_on
from damier.live.thinking.streams import GROUP, STREAMS, WORKERS
from damier.live.thinking.worker import Worker
from damier.pdn import Record
from damier.position import Position
from live.redis_server import redis_server, worker_process

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from damier.live.thinking.host import Host

START = Position.start("english")
FOR_EVER = AnalysisJob(START, Limit(depth=99), memory=1, tables=False)
QUICK = AnalysisJob(START, Limit(depth=3), memory=1, tables=False)


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with redis_server(tmp_path) as found:
        yield found


@asynccontextmanager
async def host_of(url: str) -> AsyncIterator[Host]:
    host = host_on(url, 2)
    try:
        yield host
    finally:
        await host.close()


@asynccontextmanager
async def working(url: str, idle: float = 3.0) -> AsyncIterator[Worker]:
    """Let somebody work in this process."""
    worker = Worker(url, idle=idle)
    task = asyncio.create_task(worker.run())
    try:
        await _until(lambda: _works(url))
        yield worker
    finally:
        task.cancel()
        await asyncio.wait([task])


def _works(url: str) -> int:
    with redis.Redis.from_url(url) as asked:
        return int(asked.zcard(WORKERS))


async def _until(look: object) -> None:
    async with asyncio.timeout(300):
        while not look():  # type: ignore[operator]
            await asyncio.sleep(0.01)


def taken(url: str) -> int:
    """Return how many studies somebody is at."""
    with redis.Redis.from_url(url) as asked:
        return int(asked.xpending(STREAMS[1], GROUP)["pending"])


def test_the_computers_move_comes_from_elsewhere(url: str) -> None:
    async def scene() -> None:
        async with working(url) as worker, host_of(url) as host:
            game, mind = Game("english"), Mind.of(3, seed=1)
            chosen = await host.run(MoveJob(game, "black", mind))
            assert chosen.deed == Opponent("english", 3, seed=1).move(game)
            assert chosen.mind != mind
            await _until(lambda: worker.done == 1)

    asyncio.run(scene())


def test_what_is_found_is_told_while_it_is_found(url: str) -> None:
    record = Record("english")
    for move in ("11-15", "23-19", "8-11", "22-17"):
        record.play(move)

    async def scene() -> None:
        async with working(url), host_of(url) as host:
            job = AnalysisJob(START, Limit(depth=9), memory=1, tables=False, every=0)
            async with host.steps(job) as steps:
                depths = [step.lines[0].depth async for step in steps]
            assert depths == sorted(depths)
            assert depths[-1] == 9
            async with host.steps(JudgingJob.of(record, Limit(nodes=300))) as judgements:
                assert [each.index async for each in judgements] == [0, 1, 2, 3]

    asyncio.run(scene())


def test_what_nobody_waits_for_any_more_ends_elsewhere_too(url: str) -> None:
    async def scene() -> None:
        async with working(url), host_of(url) as host:
            for _ in range(3):
                task = asyncio.create_task(host.run(FOR_EVER, "192.0.2.1"))
                await _until(lambda: taken(url) == 1)
                task.cancel()
                await asyncio.wait([task])
                # The only thread there is free again.
                async with asyncio.timeout(300):
                    assert (await host.run(QUICK, "192.0.2.2")).best is not None

    asyncio.run(scene())


def test_a_worker_that_does_not_hear_finds_what_was_called_off(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deaf(_: Worker) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Worker, "_hear", deaf)

    async def scene() -> None:
        async with working(url, idle=0.5), host_of(url) as host:
            task = asyncio.create_task(host.run(FOR_EVER, "192.0.2.1"))
            await _until(lambda: taken(url) == 1)
            task.cancel()
            await asyncio.wait([task])
            async with asyncio.timeout(300):
                assert (await host.run(QUICK, "192.0.2.2")).best is not None

    asyncio.run(scene())


def test_an_error_elsewhere_is_told_here(url: str) -> None:
    async def scene() -> None:
        async with working(url), host_of(url) as host:
            with pytest.raises(Exception, match="lines from 1 to"):
                await host.run(AnalysisJob(START, Limit(depth=1), lines=5000, memory=1))
            assert (await host.run(QUICK)).best is not None

    asyncio.run(scene())


def test_the_job_of_a_worker_that_was_killed_is_done_by_another(url: str) -> None:
    async def scene() -> None:
        with worker_process(url) as first:
            async with host_of(url) as host:
                await _until(lambda: _works(url))
                task = asyncio.create_task(host.run(AnalysisJob(START, Limit(time=3), memory=1)))
                await _until(lambda: taken(url) == 1)
                first.kill()
                first.wait()
                async with working(url, idle=0.5) as second:
                    assert (await asyncio.wait_for(task, 300)).best is not None
                    await _until(lambda: second.done == 1)

    asyncio.run(scene())


def test_a_job_that_takes_long_is_not_taken_from_whoever_does_it(url: str) -> None:
    async def scene() -> None:
        first, second, host = working(url, idle=0.4), working(url, idle=0.4), host_of(url)
        async with first as one, second as other, host as asks:
            await asks.run(AnalysisJob(START, Limit(time=2), memory=1))
            await _until(lambda: one.done + other.done == 1)

    asyncio.run(scene())


def test_one_who_comes_to_help_shortens_the_queue(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting, "SHARE", 600.0)  # the first gives way to nobody

    async def scene() -> None:
        async with working(url), host_of(url) as host:
            slow = asyncio.create_task(host.run(FOR_EVER, "192.0.2.1"))
            await _until(lambda: taken(url) == 1)
            waits = asyncio.create_task(host.run(QUICK, "192.0.2.2"))
            await asyncio.sleep(0)
            assert host.busy
            with worker_process(url):  # whoever waits need not wait for the first any more
                assert (await asyncio.wait_for(waits, 300)).best is not None
                assert not slow.done()
            slow.cancel()
            await asyncio.wait([slow])

    asyncio.run(scene())


def test_a_worker_that_is_asked_to_end_ends_and_is_not_counted_any_more(url: str) -> None:
    with worker_process(url) as process:
        asyncio.run(_until(lambda: _works(url)))
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=300) == 0
        assert not _works(url)


def test_without_redis_or_workers_the_server_thinks_itself(tmp_path: Path) -> None:
    async def ask(url: str) -> None:
        async with host_of(url) as host:
            assert (await host.run(QUICK)).best is not None

    asyncio.run(ask(f"unix://{tmp_path}/nothing.sock"))
    with redis_server(tmp_path) as url:
        asyncio.run(ask(url))


def test_what_is_waited_for_when_redis_dies_is_thought_about_here(tmp_path: Path) -> None:
    async def scene() -> None:
        server = redis_server(tmp_path)
        url = server.__enter__()
        try:
            async with working(url), host_of(url) as host:
                task = asyncio.create_task(host.run(AnalysisJob(START, Limit(time=3), memory=1)))
                await _until(lambda: taken(url) == 1)
                server.__exit__(None, None, None)
                assert (await asyncio.wait_for(task, 300)).best is not None
        finally:
            server.__exit__(None, None, None)

    asyncio.run(scene())


def test_a_worker_may_be_there_before_redis_is(tmp_path: Path) -> None:
    async def scene() -> None:
        task = asyncio.create_task(Worker(f"unix://{tmp_path}/redis.sock").run())
        await asyncio.sleep(0.1)
        with redis_server(tmp_path) as url:
            await _until(lambda: _works(url))
            async with host_of(url) as host:
                assert (await host.run(QUICK)).best is not None
        task.cancel()
        await asyncio.wait([task])

    asyncio.run(scene())


def test_a_long_study_here_holds_up_no_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with host_of(f"unix://{tmp_path}/nothing.sock") as host:
            study = asyncio.create_task(host.run(FOR_EVER))
            await asyncio.sleep(0)
            job = MoveJob(Game("english"), "black", Mind.of(1))
            assert (await asyncio.wait_for(host.run(job), 300)).deed is not None
            study.cancel()
            await asyncio.wait([study])

    asyncio.run(scene())


def test_what_is_no_bus_is_told_without_its_password() -> None:
    with pytest.raises(EngineError, match="expected a bus such as redis://"):
        host_on("http://:secret@example", 2)


def test_a_worker_that_slept_gives_up_what_another_has_taken_over(url: str) -> None:
    async def hold(asked: redis.Redis) -> None:
        """Be somebody else, who is busy with the first job for ever."""
        while True:
            (held,) = asked.xpending_range(STREAMS[1], GROUP, "-", "+", 1)
            asked.xclaim(STREAMS[1], GROUP, "somebody", 0, [held["message_id"]])
            await asyncio.sleep(0.02)

    async def scene() -> None:
        async with working(url, idle=0.6), host_of(url) as host, host_of(url) as neighbour:
            first = asyncio.create_task(host.run(FOR_EVER))
            await _until(lambda: taken(url) == 1)
            with redis.Redis.from_url(url) as asked:
                other = asyncio.create_task(hold(asked))
                found = await asyncio.wait_for(neighbour.run(QUICK), 300)
                assert found.best is not None
                other.cancel()
            assert not first.done()
            first.cancel()
            await asyncio.wait([first])

    asyncio.run(scene())


def test_an_answer_is_told_though_a_cancellation_was_lost(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hold, lost = Worker._hold, []

    async def deaf(self: Worker, *args: object) -> None:
        """Hold a job as a client of Redis does that answers just when it is cancelled."""
        while True:
            try:
                return await hold(self, *args)  # type: ignore[arg-type]
            except asyncio.CancelledError:
                lost.append(1)
                if len(lost) > 1:
                    raise

    monkeypatch.setattr(Worker, "_hold", deaf)

    async def scene() -> None:
        async with working(url), host_of(url) as host:
            assert (await asyncio.wait_for(host.run(QUICK, "192.0.2.1"), 300)).best is not None
        assert lost

    asyncio.run(scene())
