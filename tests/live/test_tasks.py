"""Tasks end, also those that miss the first word."""

from __future__ import annotations

import asyncio

from damier.live.tasks import end


def test_a_loop_that_missed_its_cancellation_ends_all_the_same() -> None:
    async def deaf_once() -> None:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            await asyncio.sleep(3600)

    async def fails() -> None:
        raise ValueError

    async def scene() -> None:
        tasks = [asyncio.create_task(work()) for work in (deaf_once, deaf_once, fails)]
        await asyncio.sleep(0)
        await end(tasks)
        assert all(task.done() for task in tasks)

    asyncio.run(scene())
