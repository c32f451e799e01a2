"""What visitors have learned is kept, replaced, told and forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.learn.difficulty import Solvers
from damier.learn.learned import Kept, puzzle_met
from storage.test_store import run

if TYPE_CHECKING:
    from damier.storage.store import Store

FIRST = Kept("puzzle:a", 1.0, '{"tries":1}', due=90_000.0)
LATER = Kept("puzzle:a", 2.0, '{"tries":2}')
OTHER = Kept("race:swedish", 2.0, '{"best":7}')


def test_what_was_learned_is_there_after_a_restart(url: str) -> None:
    async def learn(store: Store) -> None:
        await store.progress.keep("anna", FIRST, OTHER)
        await store.progress.keep("anna", LATER)
        await store.progress.keep("bo", FIRST)

    async def look(store: Store) -> None:
        assert await store.progress.of("anna") == [LATER, OTHER]
        assert await store.progress.of("bo") == [FIRST]
        assert await store.progress.count("anna") == 2

    run(url, learn)
    run(url, look)


def test_forgetting_is_for_one_visitor_only(url: str) -> None:
    async def work(store: Store) -> None:
        await store.progress.keep("anna", FIRST, OTHER)
        await store.progress.keep("bo", FIRST)
        await store.progress.forget("anna")
        assert await store.progress.of("anna") == []
        assert await store.progress.of("bo") == [FIRST]
        await store.progress.keep("anna", LATER)
        assert await store.progress.of("anna") == [LATER]

    run(url, work)


def test_who_found_a_puzzle_and_who_missed_it_is_counted_by_person(url: str) -> None:
    async def work(store: Store) -> None:
        met = [("anna", "a", "solved"), ("bo", "a", "missed"), ("anna", "b", "helped")]
        for visitor, puzzle, outcome in met:
            await store.progress.keep(visitor, *puzzle_met({}, "swedish", puzzle, outcome, 1.0))
        kept = {each.item: each for each in await store.progress.of("bo")}
        await store.progress.keep("bo", *puzzle_met(kept, "swedish", "a", "solved", 90_000.0))
        await store.progress.keep("bo", OTHER)
        assert await store.progress.solvers() == {"a": Solvers(2, 1), "b": Solvers(1, 1)}

    run(url, work)
