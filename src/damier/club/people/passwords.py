"""Passwords: Argon2id in threads of its own, a few at a time, and never on the event loop."""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import TYPE_CHECKING

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from damier.club.people.errors import AccountError
from damier.club.people.names import name_key
from damier.live.thinking.errors import Busy

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    _T = TypeVar("_T")

SHORTEST, LONGEST = 8, 200
_THREADS = 2  # 64 MiB each, and nothing else may starve
_WAITING = 40  # more would wait longer than anybody's patience
_PATIENCE = 5.0  # seconds after which to ask again
# Shorter words by which others guess, with digits behind them; `common.txt` has whole passwords.
_WORDS = """
password passwort wachtwoord motdepasse lösenord kodeord passord salasana parola sifre
contraseña senha пароль qwerty qwertyuiop azerty azertyuiop qwertz qwertzuiop asdfghjkl
welcome whatever dragon monkey master shadow michael jordan liverpool charlie pokemon batman
letmein damier checkers draughts dammen
"""


def check_password(password: str, name: str) -> str:
    """Return a password as it is hashed; raises AccountError if it is too easily guessed."""
    plain = unicodedata.normalize("NFKC", password)
    if not SHORTEST <= len(plain) <= LONGEST:
        wanted = f"expected a password of {SHORTEST} to {LONGEST} characters"
        raise AccountError("weak-password", f"{wanted}, got {len(plain)}")
    if _is_plain(plain, name):
        raise AccountError("weak-password", "expected a password that nobody guesses, got one")
    return plain


@cache
def common_passwords() -> frozenset[str]:
    """Return what is tried first by whoever guesses: 3,000 and a few, in small letters."""
    listed = resources.files("damier.club.people").joinpath("common.txt").read_text("utf-8")
    words = (line for line in listed.splitlines() if not line.startswith("#"))
    return frozenset(word.casefold() for word in (*words, *_WORDS.split()))


def _is_plain(password: str, name: str) -> bool:
    bare = password.casefold().strip("0123456789!?.*#-_ ")
    steps = {ord(after) - ord(before) for before, after in pairwise(password)}
    own = name_key(bare) in (name_key(name), name_key(name * 2))
    common = not common_passwords().isdisjoint({bare, password.casefold()})
    return common or bare == "" or len(set(password)) < 4 or len(steps) == 1 or own


class Passwords:
    """Hashes passwords and compares them; it takes as long where there is nothing to compare."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="passwords")
        self._nobody: str | None = None
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """Return a password as it is kept."""
        plain = unicodedata.normalize("NFKC", password)
        return await self._run(lambda: self._hasher.hash(plain))

    async def matches(self, kept: str | None, password: str) -> bool:
        """Tell whether a password is the one that is kept; where none is, compare all the same."""
        plain = unicodedata.normalize("NFKC", password)[: LONGEST + 1]
        return await self._run(lambda: self._compare(kept, plain))

    def is_dated(self, kept: str) -> bool:
        """Tell whether a password was hashed with less care than is taken now."""
        return self._hasher.check_needs_rehash(kept)

    def _compare(self, kept: str | None, password: str) -> bool:
        if self._nobody is None:
            self._nobody = self._hasher.hash("a password that nobody has")
        try:
            self._hasher.verify(kept or self._nobody, password)
        except (Argon2Error, InvalidHashError):
            return False
        return kept is not None

    async def _run(self, work: Callable[[], _T]) -> _T:
        if self._waiting >= _WAITING:
            raise Busy("too-many-requests", _PATIENCE)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Let go of the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)
