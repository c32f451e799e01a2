"""Readings: why a rule is played as it is, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.texts.catalogue import has_text, text

if TYPE_CHECKING:
    from damier.rules.sheet import Source


def reason_text(source: Source, lang: str) -> str | None:
    """Say how a sheet was read, in a language; None where an article says the rule outright.

    A player's own sheet may give its reason in words of its own, which are said as they stand.
    """
    if source.reading is None:
        return None
    key = f"why-{source.reading}"
    return text(key, lang) if has_text(key, lang) else source.reading
