"""Turns and prices: one who asks for much waits for itself, and not everybody for it."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest

from damier.live.thinking.errors import Busy
from damier.live.thinking.rounds import Rounds
from damier.live.thinking.work import Budget, Work


async def queue_up(rounds: Rounds, asked: str, *, long: str = "") -> str:
    """Let people ask in this order while all places are taken; return the order of their turns."""
    served = ""
    gate = asyncio.Event()

    async def hold() -> None:
        async with rounds.turn("nobody"):
            await gate.wait()

    async def have_a_turn(who: str) -> None:
        nonlocal served
        async with rounds.turn(who, is_long=who in long):
            served += who
            await asyncio.sleep(0)

    holding = asyncio.create_task(hold())
    await asyncio.sleep(0)
    waiting = []
    for who in asked:
        waiting.append(asyncio.create_task(have_a_turn(who)))
        await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(holding, *waiting)
    return served


def test_whoever_asks_once_waits_for_one_turn_of_each_other() -> None:
    assert asyncio.run(queue_up(Rounds(1), "aaaaabbc")) == "abcabaaa"


def test_one_address_leaves_a_place_for_others() -> None:
    async def scene() -> None:
        rounds = Rounds(2, each=1)
        async with rounds.turn("a"):
            again = asyncio.create_task(rounds.turn("a").__aenter__())
            await asyncio.sleep(0)
            assert not again.done()
            async with rounds.turn("b") as turn:
                assert rounds.is_full
                assert rounds.others_wait(turn)
        await again

    asyncio.run(scene())


def test_what_lasts_never_takes_all_places() -> None:
    async def scene() -> None:
        rounds = Rounds(2, long=1)
        async with rounds.turn("a", is_long=True):
            more = asyncio.create_task(rounds.turn("b", is_long=True).__aenter__())
            await asyncio.sleep(0)
            async with rounds.turn("c"):
                assert not more.done()
        await more

    asyncio.run(scene())


def test_whoever_gives_up_waiting_holds_up_nobody() -> None:
    async def scene() -> None:
        rounds = Rounds(1)
        async with rounds.turn("a"):
            gone = asyncio.create_task(rounds.turn("b").__aenter__())
            stays = asyncio.create_task(rounds.turn("b").__aenter__())
            await asyncio.sleep(0)
            gone.cancel()
        await stays
        assert gone.cancelled()

    asyncio.run(scene())


def test_too_many_who_wait_are_refused() -> None:
    async def scene() -> None:
        rounds = Rounds(1, waits=2)
        async with rounds.turn("a"):
            waiting = [asyncio.create_task(rounds.turn("a").__aenter__()) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(Busy, match="too-many-requests"):
                await rounds.turn("a").__aenter__()
            others = [asyncio.create_task(rounds.turn(f"{n}").__aenter__()) for n in range(18)]
            await asyncio.sleep(0)
            with pytest.raises(Busy, match="server-full"):
                await rounds.turn("late").__aenter__()
            for task in waiting + others:
                task.cancel()
            await asyncio.gather(*waiting, *others, return_exceptions=True)
        async with rounds.turn("late"):
            pass

    asyncio.run(scene())


def test_a_price_is_paid_by_whoever_asked() -> None:
    now = 0.0
    budget = Budget(30.0, clock=lambda: now)
    budget.spend("a", 29.0)
    budget.check("a")
    budget.spend("a", 31.0)
    with pytest.raises(Busy) as refused:
        budget.check("a")
    assert refused.value.retry == 1 + 60
    budget.check("b")
    now = 61.0
    budget.check("a")
    now = 10_000.0
    assert budget.left("a") == 30.0


def test_work_is_charged_by_its_time_and_not_by_the_request() -> None:
    async def scene() -> None:
        work = Work(0.2)

        def busy() -> str:
            until = time.thread_time() + 0.3
            while time.thread_time() < until:
                pass
            return threading.current_thread().name

        for _ in range(100):
            assert await work.run("cheap", lambda: 1) == 1
        assert (await work.run("dear", busy)).startswith("work")
        with pytest.raises(Busy, match="too-many-requests"):
            await work.run("dear", lambda: 1)
        assert await work.run("dear", lambda: 1, owed=True) == 1
        assert await work.run("cheap", lambda: 1) == 1
        work.close()

    asyncio.run(scene())
