"""What opens a seat: tokens, and who a visitor is.

A token is made from the server's key, the table and the role, so that nothing that opens a seat is
stored anywhere, and a visitor's own games can be opened again.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Literal, get_args

from itsdangerous import BadSignature, Signer

Role = Literal["white", "black", "both", "watch", "invite"]
ROLES: tuple[Role, ...] = get_args(Role)
KEY_FILE = "secret.key"  # in the folder of data
_TOKEN_BYTES = 24
_NAME_BYTES = 9
_PRINT = 16


def new_table_id() -> str:
    """Return a fresh name for a table; whoever knows it may watch, and nothing more."""
    return secrets.token_urlsafe(_NAME_BYTES)


def new_visitor() -> str:
    """Return a fresh name for a visitor."""
    return secrets.token_urlsafe(16)


def secret_key(secret: str) -> bytes:
    """Return the key of a secret that servers on several machines share."""
    return hashlib.sha256(secret.encode()).digest()


class Keys:
    """Makes and checks tokens and visitors' cookies."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._signer = Signer(key, salt="visitor")

    def token(self, table: str, role: Role) -> str:
        """Return the token of a role at a table."""
        digest = hmac.digest(self._key, f"{table}:{role}".encode(), "sha256")
        return base64.urlsafe_b64encode(digest[:_TOKEN_BYTES]).decode()

    def role(self, table: str, token: str) -> Role | None:
        """Return which role a token opens at a table, None if none."""
        given = token.encode("utf-8", "replace")
        for role in ROLES:
            if hmac.compare_digest(self.token(table, role).encode(), given):
                return role
        return None

    def next_table(self, table: str) -> str:
        """Return the name of the table at which two play again: the same, whoever sets it up."""
        digest = hmac.digest(self._key, f"{table}:again".encode(), "sha256")
        return base64.urlsafe_b64encode(digest[:_NAME_BYTES]).decode()

    @property
    def fingerprint(self) -> str:
        """What tells one key from another, and nothing about it."""
        return hmac.digest(self._key, b"fingerprint", "sha256").hex()[:_PRINT]

    def owner(self) -> str:
        """Return what only those know who can read the key: that the server is theirs."""
        digest = hmac.digest(self._key, b"owner", "sha256")
        return base64.urlsafe_b64encode(digest[:_TOKEN_BYTES]).decode()

    def sign(self, visitor: str) -> str:
        """Return the cookie of a visitor."""
        return self._signer.sign(visitor).decode()

    def visitor(self, cookie: str | None) -> str | None:
        """Return who a cookie belongs to, None if it is not one of ours."""
        if not cookie:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except BadSignature:
            return None
