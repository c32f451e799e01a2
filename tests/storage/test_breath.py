"""The pause between two commits: short for few, until there are enough for many."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from damier.storage.breath import _ENOUGH, _LONG, _MANY, _SHORT, Breath

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable


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


def run(work: Callable[[Loop], Awaitable[None]]) -> None:
    """Do something on a loop of its own."""
    loop = Loop()

    async def inside() -> None:
        await work(loop)

    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(inside())


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


def test_what_is_gathered_is_done_before_those_who_wait_go_on() -> None:
    async def gather(loop: Loop) -> None:
        breath, done = Breath(), list[str]()
        assert not breath.gather(lambda: done.append("too early")), "nobody waits after a rest"
        breath.take()

        async def wait() -> None:
            await breath.wait()
            done.append("waited")

        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
        assert breath.gather(lambda: done.append("first"))
        assert breath.gather(lambda: done.append("second"))
        assert done == []
        breath.let_go(1)
        await loop.pass_by(_SHORT)
        await waiting
        assert done == ["first", "second", "waited"]
        assert breath.is_over

    run(gather)


def test_what_is_gathered_counts_among_those_who_come() -> None:
    async def gather(loop: Loop) -> None:
        breath, done = Breath(), list[int]()
        breath.take()
        breath.let_go(_MANY)
        await loop.pass_by(_SHORT)
        for number in range(_ENOUGH):
            assert not done
            assert breath.gather(lambda number=number: done.append(number))  # type: ignore[misc]
        assert done == list(range(_ENOUGH)), "the last one ends it"
        assert breath.is_over
        await loop.pass_by(_LONG)
        assert len(done) == _ENOUGH, "and each is done once"

    run(gather)


def test_a_breath_ends_though_something_fails() -> None:
    async def gather(_loop: Loop) -> None:
        breath = Breath()
        breath.take()

        def fail() -> None:
            raise ValueError("expected nothing, got this")

        breath.gather(fail)
        with pytest.raises(ValueError, match="expected nothing"):
            breath._finish()
        assert breath.is_over

    run(gather)
