"""The language that whoever asks wants to be answered in."""

from __future__ import annotations

from damier.texts import best_language


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
