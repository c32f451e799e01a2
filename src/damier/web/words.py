"""The server's own sentences; where a language lacks one it is said in English."""

from __future__ import annotations

from damier.texts import best_language, text
from damier.texts.catalogue import has_text


def say(code: str, lang: str, **args: str | int) -> str:
    """Return the sentence for a code of the server."""
    key = f"server-{code}"
    return text(key, lang if has_text(key, lang) else "en", **args)


def accepted(header: str) -> list[str]:
    """Return the languages of an Accept-Language header, the most wanted first."""
    wanted: list[tuple[float, str]] = []
    for part in header.split(",")[:20]:
        tag, _, weight = part.partition(";q=")
        try:
            wanted.append((float(weight or 1), tag))
        except ValueError:
            continue
    return [tag for _, tag in sorted(wanted, key=lambda one: -one[0])]


def language(asked: str | None, cookie: str | None, header: str) -> str:
    """Return the language to speak: the one asked for, the one kept, or what the browser likes."""
    return best_language([*filter(None, (asked, cookie)), *accepted(header)])
