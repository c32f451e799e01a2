"""What an account cannot do."""

from __future__ import annotations

from typing import Literal

from damier.errors import DamierError

AccountCode = Literal[
    "bad-name",
    "name-taken",
    "weak-password",
    "wrong-sign-in",
    "bad-passkey",
    "not-signed-in",
    "sign-in-again",
    "last-way-in",
    "no-device",
    "no-vacation",
    "too-many-tokens",
    "has-played",
    "no-such-name",
    "no-challenge",
    "not-challenged",
    "challenged-already",
    "too-many-challenges",
    "unrated-bot",
    "guided-bot",
]


class AccountError(DamierError):
    """Something about an account that is refused: `code` says what, as everywhere on the server."""

    def __init__(self, code: AccountCode, message: str) -> None:
        self.code: AccountCode = code
        super().__init__(message)
