"""Fourteen languages: the words of damier, what the game says, and the rules page of any sheet."""

from damier.errors import TextError
from damier.texts.catalogue import (
    best_language,
    is_right_to_left,
    languages,
    list_text,
    plain,
    text,
)

__all__ = [
    "TextError",
    "best_language",
    "is_right_to_left",
    "languages",
    "list_text",
    "plain",
    "text",
]
