"""Accounts in a database of a test's own, with a clock that a test turns."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING, Any

from argon2 import PasswordHasher

from damier.club.people.accounts import Accounts
from damier.club.people.challenges import Challenges
from damier.club.people.passwords import Passwords
from damier.club.people.tokens import AccessTokens
from damier.club.ratings.ratings import Ratings
from damier.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

HASTY = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
GOOD = "hazelaar twaalf"


class House:
    """A store, its accounts, and the time, which stands still unless it is changed."""

    def __init__(self, store: Store) -> None:
        self.store, self.now = store, 1_000_000.0
        self.passwords = Passwords(HASTY)
        visitors = (f"member-{number}" for number in count(1))
        self.accounts = Accounts(
            store.people,
            lambda: self.now,
            new_visitor=lambda: next(visitors),
            passwords=self.passwords,
            words=lambda: ("sukkel",),
        )
        self.tokens = AccessTokens(store.tokens, lambda: self.now)
        ratings = Ratings(store.rated, lambda: self.now)
        self.challenges = Challenges(store.proposals, store.blocks, ratings, lambda: self.now)


def live(url: str, work: Callable[[House], Awaitable[Any]]) -> None:
    """Let something happen in a house."""

    async def inside() -> None:
        store = Store(url)
        await store.open()
        house = House(store)
        try:
            await work(house)
        finally:
            house.accounts.close()
            await store.close()

    asyncio.run(inside())
