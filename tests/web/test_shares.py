"""Engines are shared out: new cookies bring nobody a larger share."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from damier.game import Game
from damier.live.thinking.errors import Busy
from damier.position import Position
from damier.rules import sheet
from damier.web.live.thinker import Mind, Thinkers
from damier.web.study import engines as study
from damier.web.study.engines import Engines
from damier.web.study.searches import think

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable


def test_one_address_cannot_take_all_analysis_by_new_cookies() -> None:
    async def scene() -> None:
        engines = Engines()
        had: list[str] = []
        gate = asyncio.Event()

        async def ask(visitor: str, address: str) -> None:
            async with engines.lend(sheet("english"), visitor, address):
                had.append(address)
                await gate.wait()

        greedy = [asyncio.create_task(ask(f"cookie {n}", "192.0.2.1")) for n in range(11)]
        while not had:
            await asyncio.sleep(0.01)
        with pytest.raises(Busy, match="too-many-requests"):
            await ask("one cookie more", "192.0.2.1")
        other = asyncio.create_task(ask("somebody", "192.0.2.2"))
        while len(had) < 2:
            await asyncio.sleep(0.01)
        assert had == ["192.0.2.1", "192.0.2.2"]  # though ten of the first were before
        gate.set()
        await asyncio.gather(other, *greedy)
        engines.close()

    asyncio.run(scene())


def test_a_long_search_ends_where_others_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "SHARE", 0.0)

    async def scene() -> None:
        engines = Engines(at_once=1)
        position = Position.start("english")

        async def ask(address: str, seconds: float) -> int:
            async with engines.lend(position.sheet, address, address) as engine:
                return (await think(engines, engine, position, seconds, 1)).depth

        # Whoever comes first would think for ten minutes: the other would not come to an end.
        first = asyncio.create_task(ask("192.0.2.1", 600))
        while not engines.busy:
            await asyncio.sleep(0.01)
        assert await asyncio.wait_for(ask("192.0.2.2", 0.1), 60) > 0
        assert await first > 0
        engines.close()

    asyncio.run(scene())


def test_a_whole_game_being_judged_leaves_an_engine_for_positions() -> None:
    async def scene(lend: Callable[[str, bool], Awaitable[None]], gate: asyncio.Event) -> None:
        games = [asyncio.create_task(lend(f"192.0.2.{n}", True)) for n in range(3)]
        await asyncio.sleep(0)
        await lend("192.0.2.9", False)
        gate.set()
        await asyncio.gather(*games)

    async def inside() -> None:
        engines, gate = Engines(), asyncio.Event()

        async def lend(address: str, is_long: bool) -> None:
            async with engines.lend(sheet("english"), address, address, is_long=is_long):
                if is_long:
                    await gate.wait()

        await asyncio.wait_for(scene(lend, gate), 60)
        engines.close()

    asyncio.run(inside())


def test_the_strongest_opponent_answers_in_rounds() -> None:
    async def scene() -> None:
        thinkers, game = Thinkers(1, 0.05), Game("english")
        answered: list[str] = []

        async def move(address: str) -> None:
            assert await thinkers.deed(Mind("best"), game.copy(), "black", address) is not None
            answered.append(address)

        greedy = [asyncio.create_task(move("192.0.2.1")) for _ in range(6)]
        await asyncio.sleep(0)
        other = asyncio.create_task(move("192.0.2.2"))
        await asyncio.gather(other, *greedy)
        assert answered.index("192.0.2.2") == 1
        thinkers.close()

    asyncio.run(scene())
