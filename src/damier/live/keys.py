"""What opens a seat: tokens, and who a visitor is.

A token is made from the server's key, the table and the role, so that nothing that opens a seat is
stored anywhere, and a visitor's own games can be opened again. Whoever signs out everywhere has
seats of the next generation, whose tokens are others.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from contextlib import suppress
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, get_args

from itsdangerous import BadSignature, Signer

if TYPE_CHECKING:
    from collections.abc import Mapping

Role = Literal["white", "black", "both", "watch", "invite"]
ROLES: tuple[Role, ...] = get_args(Role)
KEY_FILE = "secret.key"  # in the folder of data
_TOKEN_BYTES = 24
_NAME_BYTES = 9
_PRINT = 16
_ADDRESS = 32
NONE: Mapping[str, int] = MappingProxyType({})


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
        # What the next version signs by: one that runs beside it has to let its guests in.
        self._next_signer = Signer(key, salt="visitor", digest_method=hashlib.sha256)
        self._stops = Signer(key, salt="no more letters")

    def token(self, table: str, role: Role, generations: Mapping[str, int] = NONE) -> str:
        """Return the token of a role at a table; `generations` are those of its seats."""
        generation = generations.get("white" if role == "both" else role, 0)
        about = f"{table}:{role}:{generation}" if generation else f"{table}:{role}"
        digest = hmac.digest(self._key, about.encode(), "sha256")
        return base64.urlsafe_b64encode(digest[:_TOKEN_BYTES]).decode()

    def role(self, table: str, token: str, generations: Mapping[str, int] = NONE) -> Role | None:
        """Return which role a token opens at a table, None if none."""
        given = token.encode("utf-8", "replace")
        for role in ROLES:
            if hmac.compare_digest(self.token(table, role, generations).encode(), given):
                return role
        return None

    def next_table(self, table: str) -> str:
        """Return the name of the table at which two play again: the same, whoever sets it up."""
        digest = hmac.digest(self._key, f"{table}:again".encode(), "sha256")
        return base64.urlsafe_b64encode(digest[:_NAME_BYTES]).decode()

    def game_table(self, *game: object) -> str:
        """Return the name of the table of a game: the same, whoever sets it up."""
        digest = hmac.digest(self._key, ":".join(("game", *map(str, game))).encode(), "sha256")
        return base64.urlsafe_b64encode(digest[:_NAME_BYTES]).decode()

    def pass_of(self, tournament: str, role: str) -> str:
        """Return what makes somebody the director of a tournament, or lets them enter it."""
        digest = hmac.digest(self._key, f"tournament:{tournament}:{role}".encode(), "sha256")
        return base64.urlsafe_b64encode(digest[:_TOKEN_BYTES]).decode()

    def is_pass(self, tournament: str, role: str, given: str) -> bool:
        """Tell whether somebody shows what `pass_of` has made."""
        known = self.pass_of(tournament, role).encode()
        return hmac.compare_digest(known, given.encode("utf-8", "replace"))

    def address_print(self, address: str) -> str:
        """Return what tells one address from another, to whoever has the key."""
        return hmac.digest(self._key, f"address:{address}".encode(), "sha256").hex()[:_ADDRESS]

    @property
    def fingerprint(self) -> str:
        """What tells one key from another, and nothing about it."""
        return hmac.digest(self._key, b"fingerprint", "sha256").hex()[:_PRINT]

    def owner(self) -> str:
        """Return what only those know who can read the key: that the server is theirs."""
        digest = hmac.digest(self._key, b"owner", "sha256")
        return base64.urlsafe_b64encode(digest[:_TOKEN_BYTES]).decode()

    def seed(self, use: str) -> bytes:
        """Return what a key for another use is made from: the same in all processes of a site."""
        return hmac.digest(self._key, f"seed:{use}".encode(), "sha256")

    def mail_token(self, visitor: str) -> str:
        """Return what ends the letters to a visitor, and opens nothing else."""
        return self._stops.sign(visitor).decode()

    def mail_visitor(self, token: str) -> str | None:
        """Return whose letters a token ends, None if it is not one of ours."""
        try:
            return self._stops.unsign(token).decode()
        except BadSignature:
            return None

    def sign(self, visitor: str) -> str:
        """Return the cookie of a visitor."""
        return self._signer.sign(visitor).decode()

    def visitor(self, cookie: str | None) -> str | None:
        """Return who a cookie belongs to, None if it is not one of ours."""
        if not cookie:
            return None
        for signer in (self._signer, self._next_signer):
            with suppress(BadSignature):
                return signer.unsign(cookie).decode()
        return None
