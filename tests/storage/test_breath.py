"""The pause between two commits: short for few, until there are enough for many."""

from __future__ import annotations

import asyncio

from damier.storage.breath import _ENOUGH, _LONG, _MANY, _SHORT, Breath


class Loop(asyncio.SelectorEventLoop):
    """A loop whose clock stands still until it is set forward."""

    def __init__(self) -> None:
        super().__init__()
        self.at = 0.0

    def time(self) -> float:
        return self.at

    async def pass_by(self, seconds: float) -> None:
        self.at += seconds
        for _ in range(5):  # whatever is due, and whoever waited for it
            await asyncio.sleep(0)


def paused(written: int, came: tuple[int, ...]) -> list[bool]:
    """Return whether it is over after each step: so many come, and a little time passes."""
    loop = Loop()

    async def inside() -> list[bool]:
        breath, waiting = Breath(), list[asyncio.Task[None]]()
        seen: list[bool] = []
        assert breath.is_over, "whoever comes after a rest does not wait"
        breath.take()
        breath.let_go(written)
        for people in came:
            waiting += [asyncio.create_task(breath.wait()) for _ in range(people)]
            await loop.pass_by(_SHORT)
            seen.append(breath.is_over)
        await loop.pass_by(_LONG)
        await asyncio.gather(*waiting)
        assert breath.is_over
        return seen

    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        return runner.run(inside())


def test_few_wait_for_a_short_while() -> None:
    assert paused(_MANY - 1, (1,)) == [True]


def test_many_wait_until_there_are_enough() -> None:
    assert paused(_MANY, (_ENOUGH,)) == [True]
    assert paused(_MANY, (1, 1, 1)) == [False, False, True], "or for a long while"
    assert paused(_MANY, (1, _ENOUGH - 1)) == [False, True]
