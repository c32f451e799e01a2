"""In which language a visitor is answered."""

from collections.abc import Iterator
from typing import Annotated

from fastapi import Depends, Query
from starlette.requests import HTTPConnection

from damier.texts import best_language, languages, text
from damier.texts.catalogue import has_text


def language(
    connection: HTTPConnection,
    lang: Annotated[str | None, Query(max_length=35, description="A language, such as nl")] = None,
) -> str:
    """Return the language asked for, else the visitor's choice, else what the browser prefers."""
    return best_language(_wanted(connection, lang))


def _wanted(connection: HTTPConnection, lang: str | None) -> Iterator[str]:
    if lang:
        yield lang
    if chosen := connection.cookies.get("lang"):
        yield chosen
    for part in connection.headers.get("accept-language", "").split(",")[:20]:
        yield part.partition(";")[0]


def known_language(lang: str) -> str:
    """Return a language by its code, English for any that damier does not speak."""
    return lang if lang in languages() else "en"


def say(key: str, lang: str, /, **args: str | int) -> str:
    """Return a message, in English where a catalogue does not have it yet."""
    return text(key, lang if has_text(key.partition(".")[0], lang) else "en", **args)


Lang = Annotated[str, Depends(language)]
