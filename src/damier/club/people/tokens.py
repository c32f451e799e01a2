"""Tokens for programs: made by whoever is signed in, shown once, each for a few things only.

A token never opens what changes the account itself; `SCOPES` is all that one can be good for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, get_args

from damier.club.people import secrets
from damier.club.people.errors import AccountError
from damier.storage.tokens import StoredToken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from damier.storage.people import StoredPerson
    from damier.storage.tokens import TokenBook

Scope = Literal["games:read", "challenges", "bot"]
SCOPES: tuple[Scope, ...] = get_args(Scope)
PREFIX = "damier_"  # so that a token which was published by mistake is known for one
MOST = 20
LASTS = 365 * 86_400.0  # a token that nobody uses
_NOTED = 600.0  # seconds after which it is noted that a token was used again
_LABEL = 60


@dataclass(frozen=True, slots=True)
class Bearer:
    """A program that acts for somebody, by a token."""

    person: StoredPerson
    token: StoredToken

    @property
    def scopes(self) -> frozenset[str]:
        """What the token is good for."""
        return frozenset(self.token.scopes.split())


class AccessTokens:
    """All tokens of a site."""

    def __init__(self, book: TokenBook, now: Callable[[], float]) -> None:
        self._book, self._now = book, now

    async def make(self, person: str, label: str, scopes: Iterable[Scope]) -> tuple[str, str]:
        """Return a new token's name, and the token itself, which is nowhere kept."""
        wanted = [one for one in SCOPES if one in set(scopes)]
        shown = PREFIX + secrets.new_token()
        row = StoredToken(
            id=secrets.new_id(),
            person=person,
            hash=secrets.hash_token(shown),
            label=" ".join(label.split())[:_LABEL],
            scopes=" ".join(wanted),
            made=self._now(),
        )
        if not await self._book.add(row, MOST):
            raise AccountError("too-many-tokens", f"expected at most {MOST} tokens, got another")
        return row.id, shown

    async def of(self, person: str) -> list[StoredToken]:
        """Return somebody's tokens."""
        return await self._book.of(person)

    async def revoke(self, person: str, token: str) -> None:
        """Let a token open nothing any more."""
        if not await self._book.drop(person, secrets.plain_id(token)):
            raise AccountError("no-device", "expected a token of one's own, got another")

    async def who(self, shown: str) -> Bearer | None:
        """Return for whom a token acts, None if for nobody."""
        found = await self._book.find(secrets.hash_token(shown))
        if found is None:
            return None
        token, person = found
        now, last = self._now(), token.made if token.used is None else token.used
        if last < now - LASTS:
            return None
        if token.used is None or now - token.used >= _NOTED:
            await self._book.used(token.id, now)
        return Bearer(person, token)
