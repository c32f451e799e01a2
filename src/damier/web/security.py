"""The key of this server, from which all tokens are made; see `damier.live.keys`."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from damier.live.keys import KEY_FILE, secret_key
from damier.places import write_whole
from damier.web.settings import SettingError

if TYPE_CHECKING:
    from pathlib import Path

    from damier.live.keys import Keys
    from damier.storage.store import Store

_KEY_BYTES = 32
_LEAST = 32  # characters of a secret


def load_key(folder: Path, secret: str = "") -> bytes:
    """Return the server's key, made on the first run; only its owner may read the file.

    It is written whole: a key that is cut short would be easy to guess. A `secret` goes before the
    file: then nothing is written, and servers on several machines have the same key.
    """
    if secret:
        if len(secret) < _LEAST:
            wanted = f"expected at least {_LEAST} characters in DAMIER_SECRET"
            raise SettingError(f"{wanted}, got {len(secret)}")
        return secret_key(secret)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    file = folder / KEY_FILE
    if not file.exists():
        write_whole(file, secrets.token_bytes(_KEY_BYTES), mode=0o600)
    file.chmod(0o600)
    key = file.read_bytes()
    if len(key) != _KEY_BYTES:
        raise SettingError(f"expected {_KEY_BYTES} bytes in {file}, got {len(key)}: remove it")
    return key


async def agree_on_key(store: Store, keys: Keys) -> None:
    """Refuse to serve by another key than other servers of the database: no link would open."""
    expect_key(await store.agree("secret", keys.fingerprint), keys)


def expect_key(agreed: str | None, keys: Keys) -> None:
    """Raise SettingError if servers of a database have agreed on another key."""
    if agreed not in (None, keys.fingerprint):
        wanted = "expected the key of all servers of this database (DAMIER_SECRET, or a copy of"
        raise SettingError(f"{wanted} secret.key in --data), got another")
