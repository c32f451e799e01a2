"""What opens an account without being a password: tokens of sessions, and recovery codes.

All are drawn by lot and long enough that nobody guesses one, so a plain hash keeps them.
"""

from __future__ import annotations

import hashlib
import secrets

CODES = 8
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is taken for another
_GROUPS, _GROUP = 6, 4  # 118 bits: enough for a plain hash
_TOKEN_BYTES = 32
_ID_BYTES = 12
_LONGEST = 1_400  # a passkey's name has up to 1,023 bytes


def new_id() -> str:
    """Return a fresh name for a row; it opens nothing."""
    return secrets.token_urlsafe(_ID_BYTES)


def new_token() -> str:
    """Return what a browser shows to be let in."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def plain_id(given: object) -> str:
    """Return a row's name as somebody gave it, nothing if it can be none."""
    text = given if isinstance(given, str) else ""
    return text if len(text) <= _LONGEST and text.isascii() and text.isprintable() else ""


def hash_token(token: str) -> str:
    """Return a token as it is kept."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def new_codes() -> tuple[str, ...]:
    """Return recovery codes as they are shown, once."""
    return tuple(new_code_word(_GROUPS) for _ in range(CODES))


def new_code_word(groups: int) -> str:
    """Return groups of four letters and digits, drawn by lot: 19 bits each."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(_GROUP)) for _ in range(groups))


def hash_code(person: str, code: str) -> str:
    """Return a recovery code as it is kept; how it was typed does not matter."""
    typed = "".join(sign for sign in code.lower() if sign in LETTERS)
    return hashlib.sha256(f"{person}:{typed}".encode()).hexdigest()
