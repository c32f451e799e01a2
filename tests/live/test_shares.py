"""Engines are shared out: new cookies bring nobody a larger share."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from damier.engine import Limit
from damier.engine.judgement import Played
from damier.engine.opponent import Mind
from damier.game import Game
from damier.live.thinking import host as hosting
from damier.live.thinking.errors import Busy
from damier.live.thinking.host import Host
from damier.live.thinking.jobs import AnalysisJob, JudgingJob, MoveJob
from damier.position import Position

START = Position.start("english")
POSITION = AnalysisJob(START, Limit(time=0.1))
GAME = JudgingJob(START, (Played(START, None),), Limit(time=0.1))


class Gate:
    """Holds jobs up until it is opened, those of some kinds only if any are named."""

    def __init__(self, *kinds: type) -> None:
        self.open, self.kinds = asyncio.Event(), kinds
        self.had: list[Any] = []

    async def run(self, job: Any, *_: object) -> None:
        self.had.append(job)
        if not self.kinds or isinstance(job, self.kinds):
            await self.open.wait()


def test_one_address_cannot_take_all_analysis_by_new_cookies() -> None:
    async def scene() -> None:
        gate = Gate()
        host = Host(gate)  # type: ignore[arg-type]
        theirs = AnalysisJob(START, Limit(time=0.2))

        async def ask(job: AnalysisJob, visitor: str, address: str) -> None:
            await host.run(job, address, visitor=visitor)

        greedy = [asyncio.create_task(ask(POSITION, f"cookie {n}", "192.0.2.1")) for n in range(11)]
        while not gate.had:
            await asyncio.sleep(0.01)
        with pytest.raises(Busy, match="too-many-requests"):
            await ask(POSITION, "one cookie more", "192.0.2.1")
        other = asyncio.create_task(ask(theirs, "somebody", "192.0.2.2"))
        while len(gate.had) < 2:
            await asyncio.sleep(0.01)
        assert gate.had == [POSITION, theirs]  # though ten of the first were before
        gate.open.set()
        await asyncio.gather(other, *greedy)

    asyncio.run(scene())


def test_a_long_search_ends_where_others_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "SHARE", 0.0)

    async def scene() -> None:
        host = Host(studies=1)

        async def ask(address: str, seconds: float) -> int:
            job = AnalysisJob(START, Limit(time=seconds))
            return (await host.run(job, address)).lines[0].depth

        # Whoever comes first would think for ten minutes: the other would not come to an end.
        first = asyncio.create_task(ask("192.0.2.1", 600))
        while not host.busy:
            await asyncio.sleep(0.01)
        assert await asyncio.wait_for(ask("192.0.2.2", 0.1), 60) > 0
        assert await first > 0
        await host.close()

    asyncio.run(scene())


def test_a_whole_game_being_judged_leaves_an_engine_for_positions() -> None:
    async def scene() -> None:
        gate = Gate(JudgingJob)
        host = Host(gate)  # type: ignore[arg-type]
        games = [asyncio.create_task(host.run(GAME, f"192.0.2.{n}")) for n in range(3)]
        await asyncio.sleep(0)
        await asyncio.wait_for(host.run(POSITION, "192.0.2.9"), 60)
        assert not any(game.done() for game in games)
        gate.open.set()
        await asyncio.gather(*games)

    asyncio.run(scene())


def test_the_strongest_opponent_answers_in_rounds() -> None:
    async def scene() -> None:
        host, game = Host(tables=1), Game("english")
        answered: list[str] = []

        async def move(address: str) -> None:
            job = MoveJob(game.copy(), "black", Mind.of("best"), Limit(time=0.05))
            assert (await host.run(job, address)).deed is not None
            answered.append(address)

        greedy = [asyncio.create_task(move("192.0.2.1")) for _ in range(6)]
        await asyncio.sleep(0)
        other = asyncio.create_task(move("192.0.2.2"))
        await asyncio.gather(other, *greedy)
        assert answered.index("192.0.2.2") == 1
        await host.close()

    asyncio.run(scene())


def test_what_is_studied_holds_up_no_table() -> None:
    async def scene() -> None:
        gate = Gate(AnalysisJob)
        host = Host(gate, tables=1)  # type: ignore[arg-type]
        studies = [asyncio.create_task(host.run(POSITION, f"192.0.2.{n}")) for n in range(5)]
        await asyncio.sleep(0)
        await asyncio.wait_for(host.run(MoveJob(Game("english"), "black", Mind.of(1))), 60)
        gate.open.set()
        await asyncio.gather(*studies)

    asyncio.run(scene())
