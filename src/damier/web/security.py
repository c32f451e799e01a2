"""Secrets: the key of this server, the tokens of tables, and who a visitor is.

A token is made from the key, the table and the role, so that nothing that opens a seat is stored
anywhere, and a visitor's own games can be opened again.
"""

from __future__ import annotations

import base64
import hmac
import secrets
from typing import TYPE_CHECKING, Literal, get_args

from itsdangerous import BadSignature, Signer

from damier.places import write_whole
from damier.web.settings import SettingError

if TYPE_CHECKING:
    from pathlib import Path

Role = Literal["white", "black", "both", "watch", "invite"]
ROLES: tuple[Role, ...] = get_args(Role)
_KEY_BYTES = 32
_TOKEN_BYTES = 24


def load_key(folder: Path) -> bytes:
    """Return the server's key, made on the first run; only its owner may read the file.

    It is written whole: a key that is cut short would be easy to guess.
    """
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    file = folder / "secret.key"
    if not file.exists():
        write_whole(file, secrets.token_bytes(_KEY_BYTES), mode=0o600)
    file.chmod(0o600)
    key = file.read_bytes()
    if len(key) != _KEY_BYTES:
        raise SettingError(f"expected {_KEY_BYTES} bytes in {file}, got {len(key)}: remove it")
    return key


def new_table_id() -> str:
    """Return a fresh name for a table; whoever knows it may watch, and nothing more."""
    return secrets.token_urlsafe(9)


def new_visitor() -> str:
    """Return a fresh name for a visitor."""
    return secrets.token_urlsafe(16)


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
