"""What the study pages say, in a visitor's language."""

from __future__ import annotations

from damier.texts import languages, text
from damier.texts.catalogue import has_text


def known_language(lang: str) -> str:
    """Return a language by its code, English for any that damier does not speak."""
    return lang if lang in languages() else "en"


def say(key: str, lang: str, /, **args: str | int) -> str:
    """Return a message, in English where a catalogue does not have it yet."""
    return text(key, lang if has_text(key.partition(".")[0], lang) else "en", **args)
