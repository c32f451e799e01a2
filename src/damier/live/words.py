"""The server's own sentences; where a language lacks one it is said in English."""

from __future__ import annotations

from damier.texts import text
from damier.texts.catalogue import has_text


def say(code: str, lang: str, **args: str | int) -> str:
    """Return the sentence for a code of the server."""
    key = f"server-{code}"
    return text(key, lang if has_text(key, lang) else "en", **args)
