"""The key of this server, from which all tokens are made; see `damier.live.keys`."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from damier.places import write_whole
from damier.web.settings import SettingError

if TYPE_CHECKING:
    from pathlib import Path

_KEY_BYTES = 32


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
